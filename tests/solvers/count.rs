//! Counting: exact numbers of solutions.

use forward_check::board::{Regions, Rules, Size, Square};
use forward_check::hint::queens::Grading;
use forward_check::puzzles::QueensPuzzle;
use forward_check::solve::queens::Count;
use forward_check::solve::{Solver, Step};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::common::colours;
use crate::common::queens::{self, solutions};

/// Q(1…16), A000170.
const SOLUTIONS: [u64; 16] = [
    1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512,
];

/// Up to symmetry, 1…14, A002562.
const FUNDAMENTAL: [u64; 14] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1_787, 9_233, 45_752];

fn empty(side: u32) -> QueensPuzzle {
    QueensPuzzle::new(side, Vec::new()).unwrap()
}

/// Counts to the end, and checks that progress never falls.
fn count(puzzle: &QueensPuzzle) -> Count {
    let (mut solver, mut done) = (Count::new(puzzle), 0.0);
    while solver.step(&mut ()) != Step::Counted {
        assert!(
            (done..=1.0).contains(&solver.done()),
            "{} after {done}",
            solver.done()
        );
        done = solver.done();
        assert_eq!(
            solver.fundamental().is_some(),
            solver.is_counted() && puzzle.side() <= 14
        );
    }
    assert_eq!(solver.done(), 1.0);
    solver
}

#[test]
fn boards_without_a_lock() {
    for (side, solutions) in (1..).zip(SOLUTIONS) {
        let solver = count(&empty(side));
        assert_eq!(solver.solutions(), solutions, "{side}");
        let fundamental = FUNDAMENTAL.get(side as usize - 1).copied();
        assert_eq!(solver.fundamental(), fundamental, "{side}");
    }
}

#[test]
fn solutions_through_every_square_of_8_x_8() {
    const QUARTER: [[u64; 4]; 4] = [
        [4, 8, 16, 18],
        [8, 16, 14, 8],
        [16, 14, 4, 12],
        [18, 8, 12, 8],
    ];
    let size = Size::square(8);
    for square in size.squares() {
        let fold = |place: u32| place.min(7 - place) as usize;
        let wanted = QUARTER[fold(square.row)][fold(square.column)];
        let locked = QueensPuzzle::new(8, vec![square]).unwrap();
        assert_eq!(locked.count(), Some(wanted), "{square:?}");
    }
}

/// 8 × 8 has 308 pairs and 3,064 triples of locked queens with exactly one solution.
#[test]
fn locks_with_a_single_solution() {
    let squares: Vec<_> = Size::square(8).squares().collect();
    let (mut pairs, mut triples) = (0, 0);
    for (place, &one) in squares.iter().enumerate() {
        for (next, &other) in squares.iter().enumerate().skip(place + 1) {
            let Ok(pair) = QueensPuzzle::new(8, vec![one, other]) else {
                continue;
            };
            pairs += u64::from(pair.count() == Some(1));
            let third = squares[next + 1..].iter();
            let triple =
                third.filter_map(|&third| QueensPuzzle::new(8, vec![one, other, third]).ok());
            triples += triple.filter(|triple| triple.count() == Some(1)).count() as u64;
        }
    }
    assert_eq!((pairs, triples), (308, 3_064));
}

/// A board whose colours are its rows has a solution for each placement without neighbours: A002464.
#[test]
fn boards_whose_colours_are_their_rows() {
    for (side, placements) in (4..).zip([2, 14, 90, 646, 5_242, 47_622]) {
        let rows = Size::square(side).squares().map(|square| square.row as u8);
        let regions = Regions::new(&rows.collect::<Vec<_>>()).unwrap();
        let puzzle = QueensPuzzle::with(Rules::colour(regions), Vec::new()).unwrap();
        assert_eq!(puzzle.count(), Some(placements), "{side}");
    }
}

/// Boards up to 18 × 18, with colours in pieces, are counted as by enumeration.
#[test]
fn large_boards_of_colours_are_counted() {
    for side in 13..=18 {
        for seed in 0..4 {
            let puzzle = colours::large(side, seed);
            let wanted = solutions(&puzzle).len() as u64;
            assert!(wanted > 0, "{puzzle:?}");
            assert_eq!(puzzle.count(), Some(wanted), "{puzzle:?}");
            let ways = Grading::of(&puzzle).solutions;
            assert_eq!(ways, Some(wanted.min(1_000)), "{puzzle:?}");
        }
    }
}

/// The images of a solution under the symmetries of the board.
fn images(side: u32, solution: &[Square]) -> Vec<Vec<Square>> {
    let last = side - 1;
    let mirror = |s: Square| Square::new(s.row, last - s.column);
    let turn = |s: Square| Square::new(s.column, last - s.row);
    let mut images = vec![solution.to_vec()];
    for _ in 0..3 {
        let image = images[images.len() - 1].iter().map(|&square| turn(square));
        images.push(image.collect());
    }
    let mirrored = images.clone().into_iter();
    images.extend(mirrored.map(|image| image.into_iter().map(mirror).collect()));
    images
        .iter_mut()
        .for_each(|image: &mut Vec<Square>| image.sort());
    images
}

/// Solutions that no symmetry of the locked squares maps to an earlier one.
fn fundamental(puzzle: &QueensPuzzle) -> u64 {
    let side = puzzle.side();
    let mut locks = puzzle.locked().to_vec();
    locks.sort();
    let kept: Vec<_> = images(side, &locks)
        .into_iter()
        .map(|image| image == locks)
        .collect();
    let first = |solution: &&Vec<Square>| {
        let images = images(side, solution).into_iter().zip(&kept);
        images
            .filter(|(_, kept)| **kept)
            .all(|(image, _)| image >= **solution)
    };
    queens::solutions(puzzle).iter().filter(first).count() as u64
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x0f0c),
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_locks(side in 1_u32..=8, wishes in prop::collection::vec(any::<usize>(), 0..4)) {
        let size = Size::square(side);
        let mut puzzle = empty(side);
        for wish in wishes {
            let square = size.at(wish % size.area());
            let locked = [puzzle.locked(), &[square]].concat();
            puzzle = QueensPuzzle::new(side, locked).unwrap_or(puzzle);
        }
        let solutions = queens::solutions(&puzzle);
        let solver = count(&puzzle);
        prop_assert_eq!(solver.solutions(), solutions.len() as u64);
        prop_assert_eq!(solver.fundamental(), Some(fundamental(&puzzle)));
        // Another locked queen leaves exactly the solutions that have it.
        for square in size.squares() {
            let locked = [puzzle.locked(), &[square]].concat();
            let through = solutions.iter().filter(|s| s.contains(&square)).count() as u64;
            match QueensPuzzle::new(side, locked) {
                Ok(puzzle) => prop_assert_eq!(puzzle.count(), Some(through)),
                Err(_) => prop_assert!(through == 0 || puzzle.locked().contains(&square)),
            }
        }
    }
}
