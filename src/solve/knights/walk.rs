//! A knight's walk that knows at every moment whether a square is stranded.

use std::sync::Arc;

use crate::board::{KnightGraph, Square};
use crate::games::{KnightsPuzzle, knights::stranded};
use crate::solve::{Event, Observer, Step};

/// Set in the degree of a visited square, so that a degree of 0 means "unvisited and cut off".
const VISITED: u8 = 0x80;

/// The path, the free neighbours of every square, and whether the position is alive.
///
/// A jump from one square to another can only strand neighbours of the square that was left: they
/// lose the knight, and no other unvisited square loses its last way in without the knight
/// standing beside it. So aliveness costs a look at eight counts instead of a scan of the board.
/// A jump is only made from a live position, so the position is alive again once it is taken
/// back.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) graph: Arc<KnightGraph>,
    closed: bool,
    /// Unvisited neighbours of every square, with [`VISITED`] set where the knight has been.
    degree: Vec<u8>,
    path: Vec<u32>,
    alive: bool,
}

impl Walk {
    /// The knight stands on its start.
    pub(super) fn new(puzzle: &KnightsPuzzle) -> Self {
        let graph = Arc::new(KnightGraph::new(puzzle.size()));
        let squares = 0..puzzle.size().area() as u32;
        let start = puzzle.size().index(puzzle.start()) as u32;
        let degree = squares.map(|square| graph.targets(square).len() as u8);
        let mut walk = Self {
            degree: degree.collect(),
            path: Vec::with_capacity(puzzle.size().area()),
            closed: puzzle.closed(),
            alive: stranded(&graph, start, |square| square == start).is_empty(),
            graph,
        };
        walk.visit(start);
        walk
    }

    /// The squares visited, in order.
    pub(super) fn path(&self) -> &[u32] {
        &self.path
    }

    /// The square the knight stands on, unless its start has been taken back.
    #[inline]
    pub(super) fn knight(&self) -> Option<u32> {
        self.path.last().copied()
    }

    /// Whether no square is stranded.
    #[inline]
    pub(super) fn alive(&self) -> bool {
        self.alive
    }

    #[inline]
    pub(super) fn is_visited(&self, square: u32) -> bool {
        self.degree[square as usize] & VISITED != 0
    }

    /// How many unvisited neighbours an unvisited square has.
    #[inline]
    pub(super) fn degree(&self, square: u32) -> u8 {
        self.degree[square as usize]
    }

    /// Whether the tour is whole, and closes if it must.
    #[inline]
    pub(super) fn is_solved(&self) -> bool {
        let whole = self.path.len() == self.degree.len();
        let closes = || {
            self.graph
                .adjacent(self.path[0], self.path[self.path.len() - 1])
        };
        whole && (!self.closed || closes())
    }

    /// Jumps, and tells whether that solved the puzzle.
    #[inline]
    pub(super) fn jump<O: Observer>(&mut self, from: u32, to: u32, observer: &mut O) -> Step {
        let depth = self.path.len() as u32;
        let square = self.square(to);
        observer.on(Event::Assign { depth, square });
        self.visit(to);
        let cut_off = |&&square: &&u32| self.degree[square as usize] == 0;
        let lost = self.graph.targets(from).iter().find(cut_off).copied();
        self.alive = lost.is_none();
        if let Some(lost) = lost {
            let square = self.square(lost);
            observer.on(Event::Wipeout { square });
        }
        if self.is_solved() {
            Step::Solved
        } else {
            Step::Continue
        }
    }

    /// Takes the last jump back; taking back the start exhausts the search.
    #[inline]
    pub(super) fn take_back<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(square) = self.path.pop() else {
            return Step::Exhausted;
        };
        self.degree[square as usize] &= !VISITED;
        for &near in self.graph.targets(square) {
            self.degree[near as usize] += 1;
        }
        self.alive = true;
        let depth = self.path.len() as u32;
        let square = self.square(square);
        observer.on(Event::Backtrack { depth });
        observer.on(Event::Unassign { depth, square });
        if depth == 0 {
            Step::Exhausted
        } else {
            Step::Continue
        }
    }

    #[inline]
    fn visit(&mut self, square: u32) {
        self.degree[square as usize] |= VISITED;
        for &near in self.graph.targets(square) {
            self.degree[near as usize] -= 1;
        }
        self.path.push(square);
    }

    fn square(&self, index: u32) -> Square {
        self.graph.size().at(index as usize)
    }
}
