//! Backtracking: try the eight moves in turn, take the last one back at a dead end.

use std::sync::Arc;

use crate::board::{KnightGraph, Square};
use crate::games::KnightsPuzzle;
use crate::solve::{Event, Observer, ShowsPath, Solver, Step, solved_or_continue};

/// Marks a square that was not visited.
const FREE: u8 = u8::MAX;

/// Plain depth-first search over jumps. It keeps only what it needs: no counts of neighbours.
#[derive(Clone, Debug)]
pub struct Backtracking {
    graph: Arc<KnightGraph>,
    closed: bool,
    /// For every visited square the place, among its jumps, of the next one to try; else [`FREE`].
    next: Vec<u8>,
    path: Vec<u32>,
}

impl Backtracking {
    /// The knight stands on its start.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let area = puzzle.size().area();
        let start = puzzle.size().index(puzzle.start());
        let mut solver = Self {
            graph: Arc::new(KnightGraph::new(puzzle.size())),
            closed: puzzle.closed(),
            next: vec![FREE; area],
            path: Vec::with_capacity(area),
        };
        solver.next[start] = 0;
        solver.path.push(start as u32);
        solver
    }

    fn square(&self, index: u32) -> Square {
        self.graph.size().at(index as usize)
    }

    #[inline]
    fn jump<O: Observer>(&mut self, target: u32, observer: &mut O) -> Step {
        observer.on(Event::Assign {
            depth: self.path.len() as u32,
            square: self.square(target),
        });
        self.next[target as usize] = 0;
        self.path.push(target);
        solved_or_continue(self)
    }

    #[inline]
    fn take_back<O: Observer>(&mut self, here: u32, observer: &mut O) -> Step {
        self.next[here as usize] = FREE;
        self.path.pop();
        let depth = self.path.len() as u32;
        let square = self.square(here);
        observer.on(Event::Backtrack { depth });
        observer.on(Event::Unassign { depth, square });
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
        let tried = self.next[here as usize] as usize;
        let untried = self.graph.targets(here).iter().skip(tried);
        for (place, &target) in untried.enumerate() {
            if self.next[target as usize] == FREE {
                self.next[here as usize] = (tried + place + 1) as u8;
                return self.jump(target, observer);
            }
        }
        self.take_back(here, observer)
    }

    #[inline]
    fn is_solved(&self) -> bool {
        let whole = self.path.len() == self.next.len();
        let closes = || {
            self.graph
                .adjacent(self.path[0], self.path[self.path.len() - 1])
        };
        whole && (!self.closed || closes())
    }
}

impl ShowsPath for Backtracking {
    fn path(&self) -> &[u32] {
        &self.path
    }
}
