//! Follows a closed tour built beforehand, without search.

use std::sync::Arc;

use super::KnightsSolver;
use super::support::blocks::Plan;
use super::support::telling;
use super::support::tours::Tours;
use crate::puzzles::theorems::{NoTour, has_closed_tour, no_tour};
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Knights,
    id: "hamiltonian",
    name: "Closed tour",
    kind: Kind::Construction,
    aspect: Aspect::Onward,
    profile: "moves",
    idea: "follows a Hamiltonian cycle built beforehand",
    step: "makes the next jump of the plan",
    largest: 2_000,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: Some("It follows a tour built beforehand, so it never chooses a square."),
    bytes: |_| 0,
    pseudocode: &[
        step("build a closed tour of the whole board", &["begin"]),
        step(
            "  a theorem rules out every tour? There is none",
            &["exhausted"],
        ),
        step("  no closed tour can be built? Give up", &["gave-up"]),
        line("repeat until every square is visited:"),
        step("  jump to the next square of the tour", &["jump"]),
        step("every square is visited: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &KnightsPuzzle, _: &Options, _: u64) -> KnightsSolver {
    Hamiltonian::new(puzzle).into()
}

/// A closed tour built beforehand and rotated to begin on the start.
#[derive(Clone, Debug)]
pub struct Hamiltonian {
    size: Size,
    /// The whole tour from the start, or only the start if there is no closed tour.
    tour: Arc<[u32]>,
    /// The number of squares visited.
    visited: usize,
    /// The theorem that rules out every tour, if there is one.
    no_tour: Option<NoTour>,
    squares: usize,
    blocked: bool,
}

impl Hamiltonian {
    /// Builds the tour; the knight has not jumped yet.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let start = puzzle.size().index(puzzle.start()) as u32;
        let mut tour = Vec::new();
        match closed_tour(puzzle) {
            Some(tours) => tours.walk(start, &mut tour),
            None => tour.push(start),
        }
        Self {
            size: puzzle.size(),
            tour: tour.into(),
            visited: 1,
            no_tour: no_tour(puzzle),
            blocked: !puzzle.blocked().is_empty(),
            squares: puzzle.squares_to_visit(),
        }
    }
}

/// A closed tour of the whole board, if there is one.
fn closed_tour(puzzle: &KnightsPuzzle) -> Option<Tours> {
    let size = puzzle.size();
    if !puzzle.blocked().is_empty() || !has_closed_tour(size) {
        return None;
    }
    let mut tours = Tours::new(size, Plan::new(size, puzzle.start())?);
    tours.finish();
    Some(tours)
}

impl Solver for Hamiltonian {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(&target) = self.tour.get(self.visited) else {
            return match self.no_tour {
                Some(_) => Step::Exhausted,
                None => Step::GaveUp,
            };
        };
        observer.on(Event::Assign {
            depth: self.visited as u32,
            square: self.size.at(target as usize),
        });
        self.visited += 1;
        solved_or_continue(self)
    }

    fn is_solved(&self) -> bool {
        self.visited == self.squares && self.no_tour.is_none()
    }
}

impl Shows for Hamiltonian {
    type Puzzle = KnightsPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.path().len().saturating_sub(1)
    }

    fn line(&self, last: &LastStep) -> &'static str {
        telling::line(last)
    }

    fn sentence(&self, puzzle: &KnightsPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let text = match last.assigned {
            Some(to) => format!(
                "The closed tour goes from {} to {}.",
                board.name(self.size.at(self.tour[self.visited - 2] as usize)),
                board.name(to)
            ),
            None => String::new(),
        };
        board.sentence(text)
    }

    fn opening(&self, puzzle: &KnightsPuzzle) -> Sentence {
        super::starts(puzzle)
    }

    /// Why there is no tour to follow, in a sentence; `None` if there is one.
    fn why_stopped(&self, _: u64) -> Option<Sentence> {
        let stuck = self.tour.len() == self.visited && !self.is_solved();
        let none_known = || match self.blocked {
            true => "This solver needs a board without blocked squares: choose another solver."
                .to_owned(),
            false => {
                let area = self.size.area();
                let theorem = match area % 2 {
                    1 => NoTour::ClosedColours(area.div_ceil(2), area / 2),
                    _ => NoTour::Schwenk(self.size),
                };
                format!("{theorem} For an open tour, choose another solver.")
            }
        };
        stuck.then(|| {
            self.no_tour
                .map_or_else(|| none_known().into(), Sentence::from)
        })
    }

    fn path(&self) -> &[u32] {
        &self.tour[..self.visited]
    }
}
