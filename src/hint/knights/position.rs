//! What there is to see in a knight's position: the squares left, and the ways between them.

use std::sync::Arc;

use crate::board::words::and_list;
use crate::board::{KnightGraph, Size};
use crate::puzzles::KnightsPuzzle;

/// A position, seen by whoever looks for reasons. Squares are numbers.
#[derive(Clone, Debug)]
pub(super) struct Position {
    graph: Arc<KnightGraph>,
    pub(super) size: Size,
    pub(super) closed: bool,
    pub(super) start: u32,
    /// Where the knight stands.
    pub(super) here: u32,
    free: Vec<bool>,
    /// The squares that are not visited yet and may be, in ascending order.
    pub(super) left: Vec<u32>,
}

impl Position {
    pub(super) fn new(puzzle: &KnightsPuzzle, path: &[u32]) -> Self {
        let (graph, size) = (puzzle.graph(), puzzle.size());
        let mut free = vec![true; size.area()];
        let blocked = puzzle.blocked().iter().map(|&square| size.index(square));
        let visited = path.iter().map(|&square| square as usize);
        blocked.chain(visited).for_each(|taken| free[taken] = false);
        let left = (0..free.len() as u32).filter(|&square| free[square as usize]);
        Self {
            left: left.collect(),
            graph,
            size,
            closed: puzzle.closed(),
            start: path[0],
            here: path[path.len() - 1],
            free,
        }
    }

    /// The same after a jump.
    pub(super) fn after(&self, jump: u32) -> Self {
        let mut next = self.clone();
        next.here = jump;
        next.free[jump as usize] = false;
        next.left.retain(|&square| square != jump);
        next
    }

    /// The squares left that are a jump away.
    pub(super) fn near(&self, square: u32) -> impl Iterator<Item = u32> + '_ {
        let targets = self.graph.targets(square);
        targets.filter(|&target| self.free[target as usize])
    }

    /// All squares that are a jump away, whether they were visited or not.
    pub(super) fn around(&self, square: u32) -> Vec<u32> {
        self.graph.targets(square).collect()
    }

    /// The squares left that the knight can jump to.
    pub(super) fn jumps(&self) -> Vec<u32> {
        self.near(self.here).collect()
    }

    /// Whether a tour has to go back to its start from here on, and has left it.
    fn goes_home(&self) -> bool {
        self.closed && (self.here != self.start || self.left.len() == 1)
    }

    /// Whether a closed tour could end on a square.
    pub(super) fn is_beside_start(&self, square: u32) -> bool {
        self.closed && self.graph.adjacent(square, self.start)
    }

    /// From where a square left can be reached, or where one can go from it: squares left, the
    /// knight's, and the start of a tour that has to close.
    pub(super) fn ways(&self, square: u32) -> Vec<u32> {
        let mut ways: Vec<u32> = self.near(square).collect();
        if self.graph.adjacent(square, self.here) {
            ways.push(self.here);
        }
        if self.goes_home() && self.is_beside_start(square) {
            ways.push(self.start);
        }
        ways
    }

    /// 0 for the colour of the corner at the top left, 1 for the other.
    pub(super) fn colour(&self, square: u32) -> usize {
        let square = self.size.at(square as usize);
        (square.row + square.column) as usize % 2
    }

    /// The colour of the square that the tour ends on.
    pub(super) fn last_colour(&self) -> usize {
        (self.colour(self.here) + self.left.len()) % 2
    }

    /// The squares with fewer than two ways; an open tour can end on such a square.
    pub(super) fn dead_ends(&self) -> Vec<u32> {
        let dead_end = |&square: &u32| self.ways(square).len() < 2;
        self.left.iter().copied().filter(dead_end).collect()
    }

    /// The squares that the knight could get to if it were not for one of them, and could use
    /// squares twice.
    fn reached_without(&self, barred: Option<u32>) -> Vec<bool> {
        let mut reached = vec![false; self.free.len()];
        let mut edge = vec![self.here];
        while let Some(square) = edge.pop() {
            for next in self.near(square) {
                if !reached[next as usize] && Some(next) != barred {
                    reached[next as usize] = true;
                    edge.push(next);
                }
            }
        }
        reached
    }

    /// The squares that lie behind one, or that no way leads to.
    pub(super) fn behind(&self, barred: Option<u32>) -> Vec<u32> {
        let reached = self.reached_without(barred);
        let apart = |&square: &u32| !reached[square as usize] && Some(square) != barred;
        self.left.iter().copied().filter(apart).collect()
    }

    /// The part of some squares that hangs together with the first of them.
    pub(super) fn part(&self, squares: &[u32]) -> Vec<u32> {
        let mut part: Vec<u32> = squares.first().copied().into_iter().collect();
        let mut looked_at = 0;
        while looked_at < part.len() {
            let near = self.near(part[looked_at]);
            let fresh = near.filter(|square| squares.contains(square) && !part.contains(square));
            let fresh: Vec<u32> = fresh.collect();
            part.extend(fresh);
            looked_at += 1;
        }
        part
    }

    pub(super) fn name(&self, square: u32) -> String {
        self.size.name(self.size.at(square as usize))
    }

    /// The squares by name, or how many there are.
    pub(super) fn names(&self, squares: &[u32]) -> String {
        match squares.len() {
            0..=4 => {
                let names: Vec<String> = squares.iter().map(|&square| self.name(square)).collect();
                and_list(&names)
            }
            count => format!("{count} squares"),
        }
    }
}
