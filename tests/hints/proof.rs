//! The smallest proofs, against the definition.

use forward_check::board::{Regions, Rules, Size, Square};
use forward_check::generate::colour::{self, available};
use forward_check::hint::proof::{
    Closure, Counting, Field, Position, ProofSearch, Says, Squares, Units, refute, units,
};
use forward_check::hint::queens::Grading;
use forward_check::puzzles::QueensPuzzle;
use forward_check::solve::Rng;

use super::grades::unique;
use crate::common::queens::solutions;
use crate::common::{colours, is_all};

/// Three boards of 8 × 8, and the size of the smallest proof against every candidate of the closure one level
/// below its grade, Q on a solution, dots on squares ruled out.
const WORKED: [(&str, u32, &str); 3] = [
    (
        "AAAAAABBAACABBBBACCCBDEBCCCBBDEBCFFFDDEECCFDDGGEFFFFDDGEHHHHHHGG",
        1,
        "Q6566533 4454Q533 4Q565632 66565Q31 4444332Q 44Q44112 444432Q2 764Q6211",
    ),
    (
        "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH",
        2,
        "Q5554433 555Q4423 55554Q33 3Q344333 444.Q333 33333.Q3 64Q22222 2222222Q",
    ),
    (
        "AAAAAABBCAABBBBBCACBBBBDCCCCBDDDEEFFDDDGEFFDDDGGEEHDDDDGHHHGGGGG",
        3,
        ".333Q33. .3..33Q3 ..Q....3 .4.4.Q43 3..Q.... Q.3...53 4.4....Q .Q3.444.",
    ),
];

fn rules(regions: &str) -> Rules {
    Rules::colour(regions.parse::<Regions>().unwrap())
}

/// The size of the smallest proof against a square; none if it is in a solution.
fn size_against(field: &Field, position: Position, square: usize) -> Option<u32> {
    let mut search = ProofSearch::new(field.place(position, square));
    search.smallest(field).map(Units::count_ones)
}

/// All smallest proofs against a square, each as the names of its units.
fn proofs_against(rules: &Rules, position: Position, square: &str) -> Vec<String> {
    let field = Field::of(rules);
    let square = rules.size().index(rules.size().parse(square).unwrap());
    let mut search = ProofSearch::new(field.place(position, square));
    let size = search.smallest(&field).unwrap().count_ones();
    let name = |proof: &Units| {
        let all: Vec<_> = rules.units().collect();
        let names = units(*proof).map(|unit| rules.unit_name(all[unit]));
        names.collect::<Vec<_>>().join(", ")
    };
    search.all(&field, size).iter().map(name).collect()
}

#[test]
fn the_worked_boards_have_the_proofs_of_the_specification() {
    for (regions, k, sizes) in WORKED {
        let field = Field::of(&rules(regions));
        assert_eq!(Counting::of(&field, field.start(), u64::MAX), 1);
        let whole = Closure::of(&field, field.start(), u32::MAX);
        assert_eq!((whole.size(), whole.is_solved()), (k, true));
        let position = Closure::of(&field, field.start(), k - 1).position();
        assert_eq!(position.open.count_ones(), 24, "there is no queen yet");
        let told = |square: usize| match size_against(&field, position, square) {
            _ if !position.candidates.has(square) => '.',
            Some(size) => char::from_digit(size, 10).unwrap(),
            None => 'Q',
        };
        let told: String = (0..64).map(told).collect();
        assert_eq!(told, sizes.replace(' ', ""), "{regions}");
    }
}

#[test]
fn the_worked_boards_are_explained_as_in_the_specification() {
    let told = |which: usize, square: &str| {
        let (regions, k, _) = WORKED[which];
        let rules = rules(regions);
        let field = Field::of(&rules);
        let position = Closure::of(&field, field.start(), k - 1).position();
        let mut proofs = proofs_against(&rules, position, square);
        for proof in &mut proofs {
            let letters = proof.split(", ").map(|name| match name.split_once('(') {
                Some((_, letter)) => letter.trim_end_matches(')'),
                None => name,
            });
            *proof = letters.collect::<Vec<_>>().join(", ");
        }
        proofs.sort_unstable();
        proofs
    };
    assert_eq!(told(0, "h5"), ["E"]);
    assert_eq!(told(1, "d2"), ["G, H"]);
    assert_eq!(told(2, "c8"), ["C, F, H", "row 6, row 2, H"]);
}

/// Whether queens on candidates that don't attack each other can fill all these units. Tries
/// everything.
fn can_fill(
    rules: &Rules,
    candidates: &[usize],
    wanted: &[Vec<usize>],
    queens: &mut Vec<usize>,
) -> bool {
    let size = rules.size();
    let is_filled = |unit: &&Vec<usize>| queens.iter().any(|queen| unit.contains(queen));
    let Some(unit) = wanted.iter().find(|unit| !is_filled(unit)) else {
        return true;
    };
    for &square in unit.iter().filter(|square| candidates.contains(square)) {
        let attacks = |&queen: &usize| rules.attack(size.at(queen), size.at(square));
        if !queens.iter().any(attacks) {
            queens.push(square);
            if can_fill(rules, candidates, wanted, queens) {
                return true;
            }
            queens.pop();
        }
    }
    false
}

/// The least number of open units, up to `most`, that can't all be filled with a queen on a square.
pub fn least_by_definition(
    rules: &Rules,
    position: Position,
    square: usize,
    most: u32,
) -> Option<u32> {
    let size = rules.size();
    let struck = |&other: &usize| other != square && !rules.attack(size.at(square), size.at(other));
    let candidates: Vec<_> = position.candidates.iter().filter(struck).collect();
    let all: Vec<Vec<_>> = rules
        .units()
        .map(|unit| {
            rules
                .squares_of(unit)
                .iter()
                .map(|&at| size.index(at))
                .collect()
        })
        .collect();
    let open = units(position.open).map(|unit| &all[unit]);
    let open: Vec<_> = open
        .filter(|unit| !unit.contains(&square))
        .cloned()
        .collect();
    (1..=most).find(|&count| {
        let mut chosen = Vec::new();
        some_set(rules, &candidates, &open, count as usize, &mut chosen)
    })
}

/// Whether some set of this many more units cannot all be filled.
fn some_set(
    rules: &Rules,
    candidates: &[usize],
    open: &[Vec<usize>],
    count: usize,
    chosen: &mut Vec<Vec<usize>>,
) -> bool {
    if count == 0 {
        return !can_fill(rules, candidates, chosen, &mut Vec::new());
    }
    (0..open.len()).any(|first| {
        chosen.push(open[first].clone());
        let found = some_set(rules, candidates, &open[first + 1..], count - 1, chosen);
        chosen.pop();
        found
    })
}

/// Boards with one solution: colour boards of 5 × 5 to 8 × 8 and classic ones of 6 × 6 to 8 × 8,
/// alternating.
pub fn board(rng: &mut Rng) -> QueensPuzzle {
    if rng.below(4) > 0 {
        let side = 5 + rng.below(4);
        let grades = available(side);
        let grade = grades[rng.below(grades.len() as u32) as usize];
        let seed = rng.next_u64();
        return colour::MakingColours::of(colour::WantedColours { side, grade, seed })
            .unwrap()
            .0;
    }
    let boards = match rng.below(3) {
        0 => unique(6, 1),
        1 => unique(7, 2),
        _ => unique(8, 2),
    };
    boards[rng.below(boards.len() as u32) as usize].clone()
}

fn start(puzzle: &QueensPuzzle) -> (Field, Position) {
    let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
    let position = field.with(puzzle.locked().iter().map(|&queen| size.index(queen)));
    (field, position)
}

/// A position on the way to the solution: some wrong squares are ruled out and some queens placed.
fn midway(field: &Field, mut position: Position, rng: &mut Rng) -> Position {
    let mut counting = Counting::new(field, position, 1);
    let solution = counting.next(field).unwrap().to_vec();
    for _ in 0..rng.below(12) {
        let candidates: Vec<_> = position.candidates.iter().collect();
        if candidates.is_empty() {
            break;
        }
        let square = candidates[rng.below(candidates.len() as u32) as usize];
        match solution.contains(&square) {
            true if rng.below(3) == 0 => position = field.place(position, square),
            true => {}
            false => position.candidates.remove(square),
        }
    }
    position
}

#[test]
fn proofs_are_as_small_as_the_definition_says() {
    let mut rng = Rng::new(1);
    let (mut checked, mut by_size) = (0, [0; 5]);
    let boards: Vec<_> = (0..if is_all() { 300 } else { 30 })
        .map(|_| board(&mut rng))
        .collect();
    let large = (13..=18).map(|side| colours::large(side, side.into()));
    for puzzle in boards.into_iter().chain(large) {
        let (field, first) = start(&puzzle);
        let position = midway(&field, first, &mut rng);
        for square in position.candidates.iter() {
            let most = if puzzle.side() > 6 { 3 } else { 4 };
            let wanted = least_by_definition(puzzle.rules(), position, square, most);
            let found = size_against(&field, position, square).filter(|&size| size <= most);
            assert_eq!(found, wanted, "{puzzle:?} {square}");
            by_size[wanted.unwrap_or(0) as usize] += 1;
            checked += 1;
        }
    }
    assert!(
        checked > 400 && by_size.iter().all(|&count| count > 5),
        "{by_size:?}"
    );
}

/// Every smallest proof is found once, and its steps prove it.
#[test]
fn all_smallest_proofs_are_found_and_refuted() {
    let mut rng = Rng::new(2);
    let mut several = 0;
    for _ in 0..if is_all() { 300 } else { 40 } {
        let puzzle = board(&mut rng);
        let (field, first) = start(&puzzle);
        let position = midway(&field, first, &mut rng);
        for square in position.candidates.iter() {
            let with = field.place(position, square);
            let mut search = ProofSearch::new(with);
            let Some(proof) = search.smallest(&field) else {
                continue;
            };
            let size = proof.count_ones();
            let mut all = search.all(&field, size).to_vec();
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "each once");
            assert!(all.contains(&proof));
            several += usize::from(count > 1);
            if size <= 2 {
                assert_eq!(all, sets(&field, with, size), "{puzzle:?} {square}");
            }
            for proof in all {
                assert!(field.fill(with, proof).is_none());
                let last = refute(&field, with, proof).pop().unwrap();
                assert!(matches!(last.says, Says::Empty | Says::Fails));
            }
        }
    }
    assert!(several > 100, "{several}");
}

/// All sets of one or two open units that cannot be filled, in order.
fn sets(field: &Field, position: Position, size: u32) -> Vec<Units> {
    let open = || units(position.open).map(|unit| 1 << unit);
    let pairs = open().flat_map(|one: Units| open().map(move |other: Units| one | other));
    let mut sets: Vec<_> = pairs.filter(|set| set.count_ones() == size).collect();
    sets.retain(|&set| field.fill(position, set).is_none());
    sets.sort_unstable();
    sets.dedup();
    sets
}

/// The closure at a level in random order, straight from its definition.
fn closure_in_random_order(
    field: &Field,
    mut position: Position,
    level: u32,
    rng: &mut Rng,
) -> Position {
    loop {
        let last = |unit: usize| {
            let left = field.left_in(position, unit);
            left.first().filter(|_| left.len() == 1)
        };
        let queens: Vec<_> = units(position.open).filter_map(last).collect();
        let small = |&square: &usize| {
            size_against(field, position, square).is_some_and(|size| size <= level)
        };
        let mut squares: Vec<_> = position.candidates.iter().collect();
        for place in (1..squares.len()).rev() {
            squares.swap(place, rng.below(place as u32 + 1) as usize);
        }
        let out = squares.into_iter().find(small);
        match (queens.is_empty(), out) {
            (true, None) => return position,
            (none, Some(square)) if none || rng.below(2) == 0 => {
                position.candidates.remove(square);
            }
            _ => {
                let which = rng.below(queens.len() as u32) as usize;
                position = field.place(position, queens[which]);
            }
        }
    }
}

#[test]
fn the_order_of_a_closure_does_not_matter() {
    let mut rng = Rng::new(3);
    let mut closures = 0;
    for _ in 0..if is_all() { 300 } else { 12 } {
        let puzzle = board(&mut rng);
        let (field, first) = start(&puzzle);
        let k = Closure::of(&field, first, u32::MAX).size();
        for level in 0..=k {
            let closure = Closure::of(&field, first, level);
            assert_eq!(closure.is_solved(), level == k, "{puzzle:?}");
            let other = closure_in_random_order(&field, first, level, &mut rng);
            assert_eq!(other, closure.position(), "{puzzle:?} {level}");
            closures += 1;
        }
    }
    assert!(closures > 24, "{closures}");
}

/// Sets of locked queens with exactly one solution, by k.
#[test]
fn classic_boards_with_one_solution_by_grade() {
    const CASES: [(u32, usize, &[usize]); 11] = [
        (6, 1, &[0, 0, 24]),
        (6, 2, &[16, 32, 12]),
        (6, 3, &[72, 8]),
        (7, 2, &[56, 256, 128]),
        (7, 3, &[976, 200, 16]),
        (8, 2, &[0, 0, 276, 32]),
        (8, 3, &[1_000, 1_456, 608]),
        (9, 2, &[0, 0, 0, 40, 40]),
        (10, 2, &[0, 0, 0, 0, 8, 16, 24]),
        (9, 3, &[344, 2_368, 5_424, 88]),
        (10, 3, &[16, 312, 6_480, 8_424, 704]),
    ];
    for (side, locks, wanted) in &CASES[..if is_all() { 11 } else { 9 }] {
        let mut counts = vec![0; wanted.len()];
        for puzzle in unique(*side, *locks) {
            let grade = Grading::of(&puzzle);
            assert_eq!(grade.solutions, Some(1), "{puzzle:?}");
            counts[grade.k.unwrap() as usize] += 1;
        }
        assert_eq!(counts, *wanted, "{side} {locks}");
    }
    for side in 7..=10 {
        assert!(unique(side, 1).is_empty(), "no single lock suffices");
    }
}

/// One queen in every row and column, none touching another: A002464 in the On-Line Encyclopedia of Integer
/// Sequences. A board whose colours are its rows has the same solutions.
#[test]
fn placements_without_neighbours_are_counted() {
    const PLACEMENTS: [u64; 11] = [1, 0, 0, 2, 14, 90, 646, 5_242, 47_622, 479_306, 5_296_790];
    for (side, wanted) in (1..).zip(&PLACEMENTS[..if is_all() { 11 } else { 9 }]) {
        let squares: Vec<_> = Size::square(side).squares().collect();
        let among = |fits: &dyn Fn(Square) -> bool| {
            (0..squares.len())
                .filter(|&place| fits(squares[place]))
                .collect::<Squares>()
        };
        let rows = (0..side).map(|row| among(&|square| square.row == row));
        let columns = (0..side).map(|column| among(&|square| square.column == column));
        let touching = squares.iter().map(|one| {
            among(&|other| {
                one.row.abs_diff(other.row) <= 1 && one.column.abs_diff(other.column) <= 1
            })
        });
        let field = Field::new(rows.chain(columns).collect(), touching.collect());
        let counted = Counting::of(&field, field.start(), u64::MAX);
        assert_eq!(counted, *wanted, "{side}");
        if side >= Regions::SMALLEST {
            let rows: Vec<_> = squares.iter().map(|square| square.row as u8).collect();
            let rules = Rules::colour(Regions::new(&rows).unwrap());
            let field = Field::of(&rules);
            let counted = Counting::of(&field, field.start(), u64::MAX);
            assert_eq!(counted, *wanted, "{side}");
        }
    }
}

/// Random boards with none, one and several solutions are counted as by enumeration, and a made board has
/// the one solution that enumeration finds.
#[test]
fn solutions_are_counted_as_by_enumeration() {
    let mut kinds = [0; 3];
    for seed in 0..if is_all() { 2_000 } else { 300 } {
        let puzzle = colours::any(4 + (seed % 5) as u32, seed);
        let wanted = solutions(&puzzle).len() as u64;
        let (field, position) = start(&puzzle);
        assert_eq!(
            Counting::of(&field, position, u64::MAX),
            wanted,
            "{puzzle:?}"
        );
        assert_eq!(Grading::of(&puzzle).solutions, Some(wanted));
        kinds[wanted.min(2) as usize] += 1;
    }
    assert!(kinds.iter().all(|&count| count > 10), "{kinds:?}");
    for seed in 0..20 {
        let grade = available(7)[seed as usize % 3];
        let (puzzle, _) = colour::MakingColours::of(colour::WantedColours {
            side: 7,
            grade,
            seed,
        })
        .unwrap();
        assert_eq!(solutions(&puzzle).len(), 1, "{puzzle:?}");
    }
}
