//! Properties of finished tours, on tours that were checked or are built to be symmetric.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{KnightsPuzzle, Symmetry, tour_kinds, verify};

use crate::common::knights::neighbours;

/// W. Beverley's tour of 1848.
const BEVERLEY: [[u32; 8]; 8] = [
    [1, 30, 47, 52, 5, 28, 43, 54],
    [48, 51, 2, 29, 44, 53, 6, 27],
    [31, 46, 49, 4, 25, 8, 55, 42],
    [50, 3, 32, 45, 56, 41, 26, 7],
    [33, 62, 15, 20, 9, 24, 39, 58],
    [16, 19, 34, 61, 40, 57, 10, 23],
    [63, 14, 17, 36, 21, 12, 59, 38],
    [18, 35, 64, 13, 60, 37, 22, 11],
];

fn puzzle(size: Size, start: u32) -> KnightsPuzzle {
    KnightsPuzzle::new(size, size.at(start as usize), false).unwrap()
}

/// The path, once the judge has passed it.
fn judged(size: Size, path: &[u32]) -> KnightsPuzzle {
    let puzzle = puzzle(size, path[0]);
    let tour: Vec<Square> = path.iter().map(|&s| size.at(s as usize)).collect();
    assert_eq!(verify::knights(&puzzle, &tour), Ok(()));
    puzzle
}

#[test]
fn beverleys_tour_is_semi_magic() {
    let mut path: Vec<u32> = (0..64).collect();
    path.sort_by_key(|&square| BEVERLEY[square as usize / 8][square as usize % 8]);
    let kinds = tour_kinds(&judged(Size::square(8), &path), &path);
    assert!(kinds.semi_magic && !kinds.magic && !kinds.closed);
    let whole = tour_kinds(&puzzle(Size::square(8), path[0]), &path[..63]);
    assert_eq!(whole, Default::default(), "it is no tour yet");
}

#[test]
fn a_path_that_is_no_tour_has_no_kind() {
    let size = Size::square(8);
    let mut path: Vec<u32> = (0..64).collect();
    path.sort_by_key(|&square| BEVERLEY[square as usize / 8][square as usize % 8]);
    let puzzle = judged(size, &path);
    let wrong: [fn(&mut Vec<u32>); 4] = [
        |path| path[63] = path[61],
        |path| path[63] = 64,
        |path| path.swap(10, 20),
        |path| path.sort_unstable(),
    ];
    for change in wrong {
        let mut path = path.clone();
        change(&mut path);
        assert_eq!(tour_kinds(&puzzle, &path), Default::default(), "{path:?}");
    }
}

/// Builds a closed tour from copies of one walk, each moved from the one before.
struct Builder {
    size: Size,
    near: Vec<Vec<usize>>,
    copies: usize,
    motion: fn(Size, Square) -> Square,
}

impl Builder {
    fn moved(&self, square: usize, times: usize) -> usize {
        let motion = |at, _| (self.motion)(self.size, at);
        self.size
            .index((0..times).fold(self.size.at(square), motion))
    }

    fn tour(&self) -> Vec<u32> {
        let mut taken = vec![false; self.size.area()];
        let mut walk = vec![0];
        self.take(&mut taken, 0, true);
        assert!(self.goes_on(&mut taken, &mut walk));
        let copy = |times| walk.iter().map(move |&square| (square, times));
        let all = (0..self.copies).flat_map(copy);
        all.map(|(square, times)| self.moved(square, times) as u32)
            .collect()
    }

    fn take(&self, taken: &mut [bool], square: usize, now: bool) {
        (0..self.copies).for_each(|times| taken[self.moved(square, times)] = now);
    }

    fn goes_on(&self, taken: &mut [bool], walk: &mut Vec<usize>) -> bool {
        let here = walk[walk.len() - 1];
        if walk.len() * self.copies == self.size.area() {
            return self.near[here].contains(&self.moved(walk[0], 1));
        }
        for &next in &self.near[here] {
            if !taken[next] {
                self.take(taken, next, true);
                walk.push(next);
                if self.goes_on(taken, walk) {
                    return true;
                }
                walk.pop();
                self.take(taken, next, false);
            }
        }
        false
    }
}

fn check(size: Size, copies: usize, motion: fn(Size, Square) -> Square, wanted: Symmetry) {
    let near = neighbours(size);
    let builder = Builder {
        size,
        near,
        copies,
        motion,
    };
    let mut tour = builder.tour();
    let kinds = tour_kinds(&judged(size, &tour), &tour);
    assert_eq!((kinds.closed, kinds.symmetric), (true, wanted), "{tour:?}");
    tour.rotate_left(7);
    tour.reverse();
    let again = tour_kinds(&judged(size, &tour), &tour);
    assert_eq!(again.symmetric, wanted, "for every start and direction");
}

#[test]
fn a_tour_built_of_copies_is_symmetric() {
    let half =
        |size: Size, at: Square| Square::new(size.rows - 1 - at.row, size.columns - 1 - at.column);
    let quarter = |size: Size, at: Square| Square::new(at.column, size.rows - 1 - at.row);
    let left_right = |size: Size, at: Square| Square::new(at.row, size.columns - 1 - at.column);
    let top_bottom = |size: Size, at: Square| Square::new(size.rows - 1 - at.row, at.column);
    check(Size::square(6), 4, quarter, Symmetry::QuarterTurn);
    check(Size::square(6), 2, half, Symmetry::HalfTurn);
    check(Size::new(5, 6), 2, left_right, Symmetry::LeftRight);
    check(Size::new(6, 5), 2, top_bottom, Symmetry::TopBottom);
}
