//! Follow a closed tour round the board: no choice, no test.

use std::sync::Arc;

use super::support::blocks::Plan;
use super::support::tours::Tours;
use crate::board::Size;
use crate::puzzles::KnightsPuzzle;
use crate::puzzles::theorems::{NoTour, has_closed_tour, no_tour};
use crate::solve::{Event, Observer, ShowsPath, Solver, Step, solved_or_continue};

/// A tour constructed beforehand, turned so that it begins on the start.
#[derive(Clone, Debug)]
pub struct Hamiltonian {
    size: Size,
    /// The whole tour from the start on, or the start alone where there is no closed tour.
    tour: Arc<[u32]>,
    /// How many squares of it were visited.
    visited: usize,
    /// Why there is no tour at all, if a theorem says so.
    no_tour: Option<NoTour>,
    squares: usize,
    blocked: bool,
}

impl Hamiltonian {
    /// Constructs the tour; the knight stands on its start.
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

impl ShowsPath for Hamiltonian {
    fn path(&self) -> &[u32] {
        &self.tour[..self.visited]
    }

    /// Why there is nothing to follow, in a sentence; nothing where there is a closed tour.
    fn why_stopped(&self) -> Option<String> {
        let stuck = self.tour.len() == self.visited && !self.is_solved();
        let none_known = || match self.blocked {
            true => "A closed tour is only constructed on boards without blocked squares: choose \
                     another solver."
                .to_owned(),
            false => format!(
                "No closed tour exists on a board of {} (Schwenk, 1991), so there is none to \
                 follow; an open tour may exist.",
                self.size
            ),
        };
        stuck.then(|| self.no_tour.map_or_else(none_known, |why| why.to_string()))
    }
}
