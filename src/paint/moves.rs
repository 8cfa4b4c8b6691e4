//! The moves of a large tour, by square.

use super::BLOCKED;
use super::colour::RAMP;
use crate::puzzles::KnightsPuzzle;

/// An unvisited square, as a number and as a hue.
const NONE: u32 = 0;
pub(super) const EMPTY: u8 = 0;

/// The hue of the first move; the last one's is [`RAMP`].
const FIRST: u32 = 1;

/// The hue of a blocked square.
pub(super) const CLOSED: u8 = RAMP as u8 + 1;

/// The move to each square. Reading a new path compares it with the last one, and updates only the moves
/// that differ.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    /// For each square, [`NONE`], the move plus one, or [`BLOCKED`].
    numbers: Vec<u32>,
    /// For each square, [`EMPTY`], the index of the move's colour in the ramp plus one, or [`CLOSED`]. A byte
    /// each keeps pictures fast.
    hues: Vec<u8>,
    /// Colours of the ramp per move, with 32 binary places.
    scale: u64,
    path: Vec<u32>,
}

impl Moves {
    pub(super) fn new(puzzle: &KnightsPuzzle) -> Self {
        let (size, whole) = (puzzle.size(), puzzle.squares_to_visit());
        let mut moves = Self {
            numbers: vec![NONE; size.area()],
            hues: vec![EMPTY; size.area()],
            scale: ((RAMP as u64 - 1) << 32) / (whole as u64).saturating_sub(1).max(1),
            path: Vec::with_capacity(whole),
        };
        for &square in puzzle.blocked() {
            moves.numbers[size.index(square)] = BLOCKED;
            moves.hues[size.index(square)] = CLOSED;
        }
        moves
    }

    /// The move to a square, or [`BLOCKED`].
    #[inline]
    pub(super) fn at(&self, square: usize) -> Option<u32> {
        match self.numbers[square] {
            BLOCKED => Some(BLOCKED),
            number => number.checked_sub(1),
        }
    }

    /// For each square, [`EMPTY`], the index of the move's colour in the ramp plus one, or [`CLOSED`].
    pub(super) fn hues(&self) -> &[u8] {
        &self.hues
    }

    /// How many squares are visited.
    pub(super) fn len(&self) -> usize {
        self.path.len()
    }

    /// The square visited last.
    pub(super) fn last(&self) -> Option<u32> {
        self.path.last().copied()
    }

    /// Reads a path.
    pub(super) fn read(&mut self, path: &[u32]) {
        let same = common(&self.path, path);
        for &square in &self.path[same..] {
            self.numbers[square as usize] = NONE;
            self.hues[square as usize] = EMPTY;
        }
        self.path.truncate(same);
        for &square in &path[same..] {
            let hue = (self.path.len() as u64 * self.scale) >> 32;
            self.path.push(square);
            self.numbers[square as usize] = self.path.len() as u32;
            self.hues[square as usize] = (FIRST + hue as u32) as u8;
        }
    }
}

/// How many moves to compare at once.
const BLOCK: usize = 1024;

/// How many moves two paths have in common, from the first.
fn common(one: &[u32], other: &[u32]) -> usize {
    let blocks = one.chunks_exact(BLOCK).zip(other.chunks_exact(BLOCK));
    let same = BLOCK * blocks.take_while(|(a, b)| are_equal(a, b)).count();
    let rest = one[same..].iter().zip(&other[same..]);
    same + rest.take_while(|(a, b)| a == b).count()
}

/// Compares without a branch per move. In WebAssembly, comparing slices goes byte by byte.
fn are_equal(one: &[u32], other: &[u32]) -> bool {
    let pairs = one.iter().zip(other);
    pairs.fold(0, |bits, (a, b)| bits | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Size, Square};

    #[test]
    fn a_path_takes_the_place_of_another() {
        let puzzle = KnightsPuzzle::new(Size::new(1, 5), Square::new(0, 0), false).unwrap();
        let mut moves = Moves::new(&puzzle);
        for path in [&[3, 1, 4][..], &[3, 1, 0, 2], &[3], &[], &[4, 3]] {
            moves.read(path);
            assert_eq!(moves.len(), path.len());
            for square in 0..5 {
                let number = path.iter().position(|&visited| visited == square);
                assert_eq!(moves.at(square as usize), number.map(|n| n as u32));
                let hue = number.map_or(EMPTY, |n| 1 + (n * (RAMP - 1) / 4) as u8);
                assert_eq!(moves.hues()[square as usize], hue);
            }
        }
    }

    #[test]
    fn the_common_part_of_long_paths_is_found() {
        let path: Vec<u32> = (0..3 * BLOCK as u32).collect();
        for place in [0, 1, BLOCK - 1, BLOCK, 2 * BLOCK + 7, 3 * BLOCK - 1] {
            let mut other = path.clone();
            other[place] = u32::MAX;
            assert_eq!(common(&path, &other), place);
            assert_eq!(common(&path, &path[..place]), place);
        }
    }
}
