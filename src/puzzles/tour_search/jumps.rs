//! The jumps that a search for a tour has fixed and removed, with undo.

use std::sync::Arc;

use crate::board::KnightGraph;
use crate::board::knight::{back, bits};
use crate::puzzles::KnightsPuzzle;

/// The bit of the jump between a square and the end, next to the bits of the eight knight's jumps.
pub(super) const END: u16 = 1 << 8;

/// A change that can be undone.
#[derive(Clone, Copy, Debug)]
enum Change {
    Removed(u32, u16),
    Fixed(u32, u16),
    Joined([(u32, u32); 2]),
}

/// Every square's jumps, one bit each.
#[derive(Clone, Debug)]
pub(super) struct Jumps {
    graph: Arc<KnightGraph>,
    pub(super) knight: u32,
    /// The number of the end, one more than the last square's.
    pub(super) end: u32,
    /// The squares left and the knight's.
    pub(super) squares: Vec<u32>,
    /// For every square the jumps that may still be used.
    open: Vec<u16>,
    /// For every square the jumps that must be used.
    fixed: Vec<u16>,
    /// The number of squares on which the tour may end.
    pub(super) ends: usize,
    /// For each end of a chain of fixed jumps, its other end.
    other: Vec<u32>,
    /// The number of fixed jumps, including the one between the knight's square and the end.
    joined: usize,
    changes: Vec<Change>,
    /// Squares whose jumps have changed.
    pub(super) queue: Vec<u32>,
}

impl Jumps {
    /// All jumps between the squares left after a path.
    pub(super) fn new(puzzle: &KnightsPuzzle, path: &[u32]) -> Self {
        let (graph, knight) = (puzzle.graph(), path[path.len() - 1]);
        let free = free(puzzle, path);
        let end = free.len() as u32;
        let squares: Vec<u32> = (0..end).filter(|&square| free[square as usize]).collect();
        let mut jumps = Self {
            knight,
            end,
            open: vec![0; free.len()],
            fixed: vec![0; free.len()],
            ends: 0,
            other: (0..=end).collect(),
            joined: 0,
            changes: Vec::new(),
            queue: squares.clone(),
            squares,
            graph,
        };
        jumps.join(end, knight);
        jumps.open_jumps(&free);
        jumps.open_ends(puzzle, path[0]);
        jumps
    }

    fn open_jumps(&mut self, free: &[bool]) {
        for &square in &self.squares {
            let ways = bits(self.graph.jumps(square));
            let ways = ways.filter(|&place| free[self.graph.target(square, place) as usize]);
            self.open[square as usize] = ways.map(|place| 1 << place).sum();
        }
    }

    /// The number of jumps gives the colour of the last square. A closed tour ends next to its
    /// start.
    fn open_ends(&mut self, puzzle: &KnightsPuzzle, start: u32) {
        let count = self.squares.len();
        let last = (self.colour(self.knight) + count - 1) % 2;
        for place in 0..count {
            let square = self.squares[place];
            let home = !puzzle.closed() || self.graph.adjacent(square, start);
            let free = square != self.knight || count == 1;
            if home && free && self.colour(square) == last {
                self.open[square as usize] |= END;
                self.ends += 1;
            }
        }
    }

    /// 0 for the colour of the corner at the top left, 1 for the other.
    pub(super) fn colour(&self, square: u32) -> usize {
        let square = self.graph.size().at(square as usize);
        (square.row + square.column) as usize % 2
    }

    /// Whether one closed chain contains everything.
    pub(super) fn is_whole(&self) -> bool {
        self.joined == self.squares.len() + 1
    }

    /// The jumps of a square that may be used.
    pub(super) fn open(&self, square: u32) -> u16 {
        self.open[square as usize]
    }

    /// The jumps of a square that may be used but need not be.
    pub(super) fn undecided(&self, square: u32) -> u16 {
        self.open[square as usize] & !self.fixed[square as usize]
    }

    /// The number of open and of fixed jumps of a square. The knight's square is joined to the end.
    pub(super) fn counts(&self, square: u32) -> (u32, u32) {
        let joined = u32::from(square == self.knight);
        let count = |ways: &[u16]| ways[square as usize].count_ones() + joined;
        (count(&self.open), count(&self.fixed))
    }

    /// The target of a jump.
    pub(super) fn target(&self, square: u32, way: u16) -> u32 {
        match way {
            END => self.end,
            _ => self.graph.target(square, way.trailing_zeros() as usize),
        }
    }

    /// The square on which the tour ends, if it is fixed.
    pub(super) fn fixed_end(&self) -> Option<u32> {
        let ends = |&square: &u32| self.fixed[square as usize] & END != 0;
        self.squares.iter().copied().find(ends)
    }

    /// The first square on which the tour may end.
    pub(super) fn possible_end(&self) -> Option<u32> {
        let ends = |&square: &u32| self.open[square as usize] & END != 0;
        self.squares.iter().copied().find(ends)
    }

    /// The next square of a chain of fixed jumps.
    pub(super) fn next(&self, before: u32, here: u32) -> Option<u32> {
        let ways = ones(self.fixed[here as usize] & !END);
        let mut targets = ways.map(|way| self.target(here, way));
        targets.find(|&target| target != before)
    }

    /// The number of changes so far, for [`Jumps::take_back`].
    pub(super) fn changes(&self) -> usize {
        self.changes.len()
    }

    /// Undoes all later changes.
    pub(super) fn take_back(&mut self, changes: usize) {
        self.queue.clear();
        for change in self.changes.drain(changes..).rev() {
            match change {
                Change::Removed(square, way) => {
                    self.open[square as usize] |= way;
                    self.ends += usize::from(way == END);
                }
                Change::Fixed(square, way) => self.fixed[square as usize] &= !way,
                Change::Joined(before) => {
                    self.joined -= 1;
                    for (square, other) in before {
                        self.other[square as usize] = other;
                    }
                }
            }
        }
    }

    /// Removes a jump, at both its squares.
    pub(super) fn remove(&mut self, square: u32, way: u16) {
        self.take(square, way);
        match way {
            END => self.ends -= 1,
            _ => self.take(self.target(square, way), reverse(way)),
        }
    }

    fn take(&mut self, square: u32, way: u16) {
        self.open[square as usize] &= !way;
        self.queue.push(square);
        self.changes.push(Change::Removed(square, way));
    }

    /// Fixes a jump, at both its squares. Returns whether that is allowed.
    pub(super) fn fix(&mut self, square: u32, way: u16) -> bool {
        let target = self.target(square, way);
        let (one, other) = (self.other[square as usize], self.other[target as usize]);
        let early = one == target && self.joined < self.squares.len();
        if early || self.is_passed(square) || self.is_passed(target) {
            return false;
        }
        self.hold(square, way);
        if target != self.end {
            self.hold(target, reverse(way));
        }
        self.join(one, other);
        if self.joined < self.squares.len() {
            self.part(one, other);
        }
        true
    }

    /// Whether both jumps of a square are fixed, or the one jump of the end.
    fn is_passed(&self, square: u32) -> bool {
        match square == self.end {
            true => self.fixed_end().is_some(),
            false => self.counts(square).1 >= 2,
        }
    }

    fn hold(&mut self, square: u32, way: u16) {
        self.fixed[square as usize] |= way;
        self.queue.push(square);
        self.changes.push(Change::Fixed(square, way));
    }

    /// Makes two squares the ends of one chain.
    fn join(&mut self, one: u32, other: u32) {
        let before = [one, other].map(|square| (square, self.other[square as usize]));
        self.changes.push(Change::Joined(before));
        self.other[one as usize] = other;
        self.other[other as usize] = one;
        self.joined += 1;
    }

    /// Removes the jump between the two ends of a chain, if there is one.
    fn part(&mut self, one: u32, other: u32) {
        let (square, target) = match one == self.end {
            true => (other, one),
            false => (one, other),
        };
        let mut ways = ones(self.undecided(square));
        if let Some(way) = ways.find(|&way| self.target(square, way) == target) {
            self.remove(square, way);
        }
    }
}

/// Whether each square is neither blocked nor visited. The knight's square counts as free.
fn free(puzzle: &KnightsPuzzle, path: &[u32]) -> Vec<bool> {
    let size = puzzle.size();
    let mut free = vec![true; size.area()];
    let blocked = puzzle.blocked().iter().map(|&square| size.index(square));
    let visited = path[..path.len() - 1].iter().map(|&square| square as usize);
    blocked
        .chain(visited)
        .for_each(|square| free[square] = false);
    free
}

/// The set bits, one at a time.
pub(super) fn ones(mut mask: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let lowest = mask & mask.wrapping_neg();
        mask &= !lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The jump that leads back.
fn reverse(way: u16) -> u16 {
    u16::from(back(way.trailing_zeros() as usize))
}
