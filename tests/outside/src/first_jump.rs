//! A knight that always takes the first jump and never turns back: about the smallest solver of tours.

use std::sync::Arc;

use forward_check::board::{KnightGraph, Size};
use forward_check::puzzles::{Game, KnightsPuzzle};
use forward_check::solve::{
    Event, Kind, LastStep, Namer, Observer, Sentence, Shows, Solver, SolverInfo, Step,
};

pub static INFO: SolverInfo = SolverInfo {
    kind: Kind::Construction,
    largest: 100,
    ..SolverInfo::new(Game::Knights, "first-jump", "First jump")
};

/// A walk so far, in a list of its full length.
#[derive(Clone, Debug)]
pub struct FirstJump {
    size: Size,
    graph: Arc<KnightGraph>,
    path: Vec<u32>,
    visited: usize,
}

impl FirstJump {
    /// A walk that stands on its start. The seed is not needed.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle, _seed: u64) -> Self {
        let size = puzzle.size();
        let start = size.index(puzzle.start()) as u32;
        Self {
            size,
            graph: puzzle.graph(),
            path: vec![start; puzzle.squares_to_visit()],
            visited: 1,
        }
    }
}

impl Solver for FirstJump {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let path = self.path();
        let mut targets = self.graph.targets(path[path.len() - 1]);
        let Some(next) = targets.find(|square| !path.contains(square)) else {
            return Step::GaveUp;
        };
        let (depth, square) = (self.visited as u32, self.size.at(next as usize));
        self.path[self.visited] = next;
        self.visited += 1;
        observer.on(Event::Assign { depth, square });
        match self.is_solved() {
            true => Step::Solved,
            false => Step::Continue,
        }
    }

    fn is_solved(&self) -> bool {
        self.visited == self.path.len()
    }
}

impl Shows for FirstJump {
    type Puzzle = KnightsPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn path(&self) -> &[u32] {
        &self.path[..self.visited]
    }

    fn depth(&self) -> usize {
        self.visited - 1
    }

    fn line(&self, _: &LastStep) -> &'static str {
        "jump"
    }

    fn opening(&self, _: &KnightsPuzzle) -> Sentence {
        "The knight takes the first jump there is.".into()
    }

    fn sentence(&self, puzzle: &KnightsPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let names = last.assigned.map(|square| board.name(square));
        board.sentence(format!("Jump to {}.", names.unwrap_or_default()))
    }

    fn why_stopped(&self, _: u64) -> Option<Sentence> {
        Some("No jump is left. Choose another start.".into())
    }
}
