//! The replay of a program that moves a knight.

use std::sync::Arc;

use super::cursor::{Cursor, Next};
use super::recording::Recording;
use super::word::{LARGEST, Word};
use crate::board::KnightGraph;
use crate::solve::prelude::*;

/// How a program is presented.
static INFO: SolverInfo = SolverInfo {
    kind: Kind::Systematic,
    idea: "what your program did",
    step: "makes or takes back a jump",
    largest: LARGEST,
    unsteered: Some("Your program chooses for itself."),
    bytes: |size| bytes_a_square(size, 5),
    ..SolverInfo::new(Game::Knights, "tape", "Your program")
};

/// Replays what a program did with a knight: see [`Recording`].
#[derive(Clone, Debug)]
pub struct KnightsTape {
    cursor: Cursor,
    graph: Arc<KnightGraph>,
    path: Reserved<Vec<u32>>,
    visited: Vec<bool>,
    /// How many squares a tour visits.
    squares: usize,
    closed: bool,
}

impl KnightsTape {
    /// A replay before its first step.
    pub(super) fn new(puzzle: &KnightsPuzzle, tape: Arc<Recording>) -> Self {
        let start = puzzle.size().index(puzzle.start());
        let mut path = Reserved::<Vec<_>>::new(puzzle.squares_to_visit());
        path.push(start as u32);
        let mut visited = vec![false; puzzle.size().area()];
        visited[start] = true;
        Self {
            cursor: Cursor::new(tape),
            graph: puzzle.graph(),
            path,
            visited,
            squares: puzzle.squares_to_visit(),
            closed: puzzle.closed(),
        }
    }

    fn square(&self, number: u32) -> Square {
        self.graph.size().at(number as usize)
    }

    fn jump(&mut self, to: u32, observer: &mut impl Observer) {
        let (depth, square) = (self.path.len() as u32, self.square(to));
        observer.on(Event::Assign { depth, square });
        self.visited[to as usize] = true;
        self.path.push(to);
    }

    fn take_back(&mut self, observer: &mut impl Observer) {
        let Some(last) = self.path.pop() else {
            return;
        };
        self.visited[last as usize] = false;
        let (depth, square) = (self.path.len() as u32, self.square(last));
        observer.on(Event::Backtrack { depth });
        observer.on(Event::Unassign { depth, square });
    }

    /// Whether the last square of a tour leads back to its start, if it has to.
    fn closes(&self) -> bool {
        let last = self.path[self.path.len() - 1];
        !self.closed || self.graph.adjacent(self.path[0], last)
    }

    fn told_jump(&self, board: &mut Namer, to: Square) -> String {
        let before = self.path.len().checked_sub(2);
        let from = before.map_or(to, |place| self.square(self.path[place]));
        let (from, name) = (board.name(from), board.name(to));
        let here = self.graph.size().index(to) as u32;
        let onward = self.graph.targets(here);
        let onward = onward.filter(|&near| !self.visited[near as usize]).count();
        match onward {
            _ if self.path.len() == self.squares && !self.closes() => {
                let start = board.name(self.square(self.path[0]));
                format!("Every square is visited, but no jump leads from {name} to {start}.")
            }
            0 if self.path.len() < self.squares => format!("{from} to {name}, a dead end."),
            moves => format!(
                "{from} to {name}, {}.",
                counted(moves as u64, "onward move")
            ),
        }
    }

    /// What is missing for a tour.
    fn flaw(&self) -> Option<Sentence> {
        let mut board = Namer::new(self.graph.size());
        let text = match self.path.len() < self.squares {
            true => format!(
                "The program says “solved”, but only {} of {} squares are visited.",
                self.path.len(),
                self.squares
            ),
            false if !self.closes() => {
                let [end, start] = [self.path[self.path.len() - 1], self.path[0]]
                    .map(|square| board.name(self.square(square)));
                format!("The program says “solved”, but no jump leads from {end} to {start}.")
            }
            false => return None,
        };
        Some(board.sentence(text))
    }
}

impl Solver for KnightsTape {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.cursor.begin();
        let mut piece = false;
        loop {
            match self.cursor.next() {
                Next::Do(Word::Place(square)) => self.jump(square.into(), observer),
                Next::Do(Word::Lift(_)) => self.take_back(observer),
                Next::Do(_) => continue,
                Next::Over => break,
                Next::End => return Step::GaveUp,
            }
            self.cursor.act();
            piece = true;
        }
        match piece {
            true => solved_or_continue(self),
            false => Step::Continue,
        }
    }

    #[inline]
    fn is_solved(&self) -> bool {
        self.path.len() == self.squares && self.closes()
    }
}

impl Shows for KnightsTape {
    type Puzzle = KnightsPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn path(&self) -> &[u32] {
        &self.path
    }

    fn depth(&self) -> usize {
        self.path.len().saturating_sub(1)
    }

    fn line(&self, _: &LastStep) -> &'static str {
        self.cursor.line()
    }

    fn sentence(&self, _: &KnightsPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(self.graph.size());
        let mut told = Vec::new();
        told.extend(last.assigned.map(|to| self.told_jump(&mut board, to)));
        if let (Some(from), Some(&here)) = (last.lifted, self.path.last()) {
            let (from, here) = (board.name(from), board.name(self.square(here)));
            told.push(format!("Back from {from} to {here}."));
        }
        board.sentence(self.cursor.with_note(told))
    }

    fn opening(&self, _: &KnightsPuzzle) -> Sentence {
        "Before the first step.".into()
    }

    fn why_stopped(&self, solutions: u64) -> Option<Sentence> {
        Some(self.cursor.why_stopped(solutions, || self.flaw()))
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        if depth == 0 {
            return Some(Vec::new());
        }
        let Cursor { tape, at, .. } = &self.cursor;
        let squares = || tape.untried(*at, self.path.len(), depth);
        let squares = tape.is_tree().then(squares)?;
        let squares = squares.into_iter();
        Some(squares.map(|square| self.square(square.into())).collect())
    }

    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(last.taken_back());
    }
}
