//! Backtracking: try the eight moves in turn, take the last one back at a dead end.

use std::sync::Arc;

use crate::board::{KnightGraph, Square};
use crate::games::KnightsPuzzle;
use crate::games::theorems::no_tour;
use crate::solve::{Event, Observer, ShowsPath, Solver, Step, solved_or_continue};

/// Marks a square that was not visited: a bit above those of the eight jumps.
const FREE: u16 = 1 << 8;

/// Plain depth-first search over jumps. It keeps only what it needs: no counts of neighbours.
#[derive(Clone, Debug)]
pub struct Backtracking {
    graph: Arc<KnightGraph>,
    closed: bool,
    /// How many squares a tour has.
    squares: usize,
    /// For every visited square the jumps not tried yet, one bit each; else [`FREE`].
    untried: Vec<u16>,
    path: Vec<u32>,
}

impl Backtracking {
    /// The knight stands on its start. Where a theorem says that there is no tour, it has no jump
    /// to try.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let graph = Arc::new(puzzle.graph());
        let start = puzzle.size().index(puzzle.start()) as u32;
        let mut solver = Self {
            closed: puzzle.closed(),
            squares: puzzle.squares_to_visit(),
            untried: vec![FREE; puzzle.size().area()],
            path: Vec::with_capacity(puzzle.squares_to_visit()),
            graph,
        };
        solver.visit(start);
        if no_tour(puzzle).is_some() {
            solver.untried[start as usize] = 0;
        }
        solver
    }

    fn square(&self, index: u32) -> Square {
        self.graph.size().at(index as usize)
    }

    #[inline]
    fn visit(&mut self, square: u32) {
        self.untried[square as usize] = u16::from(self.graph.jumps(square));
        self.path.push(square);
    }

    #[inline]
    fn jump<O: Observer>(&mut self, target: u32, observer: &mut O) -> Step {
        if O::ENABLED {
            let (depth, square) = (self.path.len() as u32, self.square(target));
            observer.on(Event::Assign { depth, square });
        }
        self.visit(target);
        solved_or_continue(self)
    }

    #[inline]
    fn take_back<O: Observer>(&mut self, here: u32, observer: &mut O) -> Step {
        self.untried[here as usize] = FREE;
        self.path.pop();
        let depth = self.path.len() as u32;
        if O::ENABLED {
            let square = self.square(here);
            observer.on(Event::Backtrack { depth });
            observer.on(Event::Unassign { depth, square });
        }
        if depth == 0 {
            Step::Exhausted
        } else {
            Step::Continue
        }
    }
}

impl Solver for Backtracking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(&here) = self.path.last() else {
            return Step::Exhausted;
        };
        let mut untried = self.untried[here as usize];
        while untried != 0 {
            let target = self.graph.target(here, untried.trailing_zeros() as usize);
            untried &= untried - 1;
            if self.untried[target as usize] == FREE {
                self.untried[here as usize] = untried;
                return self.jump(target, observer);
            }
        }
        self.take_back(here, observer)
    }

    #[inline]
    fn is_solved(&self) -> bool {
        let closes = || {
            self.graph
                .adjacent(self.path[0], self.path[self.path.len() - 1])
        };
        self.path.len() == self.squares && (!self.closed || closes())
    }
}

impl ShowsPath for Backtracking {
    fn path(&self) -> &[u32] {
        &self.path
    }
}
