//! The smallest possible solver, compiled and tested but in no list. Copy it to start a new one.
//!
//! It tries nothing and gives up at once. All methods left out here have defaults; the other
//! solvers show when to override them.

use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "null",
    name: "Null",
    kind: Kind::Construction,
    aspect: Aspect::Attacked,
    profile: "queens",
    idea: "does nothing, and says so",
    step: "gives up",
    largest: 1_000_000,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: Some("It never places a queen."),
    bytes: |_| 0,
    pseudocode: &[
        step("look at the board", &["begin"]),
        step("give up", &["gave-up"]),
    ],
};

/// The state of the search. This solver has none.
#[derive(Clone, Debug)]
pub struct Null;

impl Solver for Null {
    fn step<O: Observer>(&mut self, _: &mut O) -> Step {
        Step::GaveUp
    }

    fn is_solved(&self) -> bool {
        false
    }
}

impl Shows for Null {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        0
    }

    /// Never called: no step of this solver returns `Continue`.
    fn line(&self, _: &LastStep) -> &'static str {
        "begin"
    }

    fn sentence(&self, puzzle: &QueensPuzzle, _: &LastStep) -> Sentence {
        self.opening(puzzle)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    fn why_stopped(&self, _: u64) -> Option<Sentence> {
        Some("Nothing was tried. Choose another solver.".into())
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        std::iter::empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_solver_keeps_the_contract() {
        let puzzle = QueensPuzzle::new(8, vec![Square::new(0, 0)]).unwrap();
        let (mut solver, mut events) = (Null, Vec::<Event>::new());
        assert_eq!(solver.opening(&puzzle).text, "1 queen locked, 7 to place.");
        assert_eq!(solver.run(10, &mut events), (1, Step::GaveUp));
        assert!(events.is_empty() && !solver.is_solved());
        assert!(solver.why_stopped(0).is_some());
        let ids: Vec<_> = INFO.line_ids().collect();
        assert_eq!(ids, ["begin", "gave-up"]);
    }
}
