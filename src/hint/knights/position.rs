//! A knight's position: the squares left, and the ways between them.

use std::sync::Arc;

use crate::board::words::and_list;
use crate::board::{KnightGraph, Size};
use crate::puzzles::KnightsPuzzle;

/// A position, for rules and flaws. Squares are numbers.
#[derive(Clone, Debug)]
pub(super) struct Position {
    graph: Arc<KnightGraph>,
    pub(super) size: Size,
    pub(super) closed: bool,
    pub(super) start: u32,
    /// The knight's square.
    pub(super) here: u32,
    free: Vec<bool>,
    /// The squares still to visit, in ascending order.
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

    /// The position after a jump.
    pub(super) fn after(&self, jump: u32) -> Self {
        let mut next = self.clone();
        next.here = jump;
        next.free[jump as usize] = false;
        next.left.retain(|&square| square != jump);
        next
    }

    /// The squares left that are a jump away from a square.
    pub(super) fn near(&self, square: u32) -> impl Iterator<Item = u32> + '_ {
        let targets = self.graph.targets(square);
        targets.filter(|&target| self.free[target as usize])
    }

    /// All squares that are a jump away, visited or not.
    pub(super) fn around(&self, square: u32) -> Vec<u32> {
        self.graph.targets(square).collect()
    }

    /// The squares left that the knight can jump to.
    pub(super) fn jumps(&self) -> Vec<u32> {
        self.near(self.here).collect()
    }

    /// Whether the start counts as a way: the tour has to close and has left its start.
    fn goes_home(&self) -> bool {
        self.closed && (self.here != self.start || self.left.len() == 1)
    }

    /// Whether a closed tour could end on a square.
    pub(super) fn is_beside_start(&self, square: u32) -> bool {
        self.closed && self.graph.adjacent(square, self.start)
    }

    /// The squares before or after which an unvisited square can come: squares left, the knight's square,
    /// and the start of a closed tour.
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

    /// 0 for light, the colour of the top left corner; 1 for dark.
    pub(super) fn colour(&self, square: u32) -> usize {
        let square = self.size.at(square as usize);
        (square.row + square.column) as usize % 2
    }

    /// The colour of the square on which the tour ends.
    pub(super) fn last_colour(&self) -> usize {
        (self.colour(self.here) + self.left.len()) % 2
    }

    /// The squares with fewer than two ways. An open tour can end on one.
    pub(super) fn dead_ends(&self) -> Vec<u32> {
        let dead_end = |&square: &u32| self.ways(square).len() < 2;
        self.left.iter().copied().filter(dead_end).collect()
    }

    /// The squares that the knight can reach without a barred one, if it may use squares twice.
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

    /// The squares that can only be reached through a barred one, or with none barred, not at all.
    pub(super) fn behind(&self, barred: Option<u32>) -> Vec<u32> {
        let reached = self.reached_without(barred);
        let apart = |&square: &u32| !reached[square as usize] && Some(square) != barred;
        self.left.iter().copied().filter(apart).collect()
    }

    /// The squares among these that are connected to the first.
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

    /// The names of up to four squares, or how many there are.
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
