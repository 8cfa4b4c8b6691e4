//! Forward checking: takes a jump back as soon as it strands a square.

use super::KnightsSolver;
use super::support::telling;
use super::support::walk::Walk;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Knights,
    id: "forward-checking",
    name: "Forward checking",
    kind: Kind::Systematic,
    aspect: Aspect::Onward,
    profile: "moves",
    idea: "turns back when a square is stranded",
    step: "makes or takes back a jump",
    largest: 2_000,
    options: &[],
    seeded: false,
    nested: Some(Nested::inside(&super::backtracking::INFO)),
    refuses_colours: None,
    unsteered: None,
    bytes: |size| bytes_a_square(size, 6),
    pseudocode: &[
        step("put the knight on its start", &["begin"]),
        line("repeat until every square is visited:"),
        step(
            "  if a square is stranded: take the last jump back",
            &["stranded"],
        ),
        line("  else if a jump from here is untried:"),
        step(
            "    make the next, clockwise from two up, one right",
            &["jump"],
        ),
        step("  else take the last jump back", &["back"]),
        step("    none to take back? There is no tour", &["exhausted"]),
        step("every square is visited: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &KnightsPuzzle, _: &Options, _: u64) -> KnightsSolver {
    ForwardChecking::new(puzzle).into()
}

/// Backtracking that also turns back when a square is stranded.
#[derive(Clone, Debug)]
pub struct ForwardChecking {
    walk: Walk,
}

impl ForwardChecking {
    /// A search before its first jump.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let walk = Walk::new(puzzle);
        Self { walk }
    }
}

impl Solver for ForwardChecking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.step_to(None, observer)
    }

    #[inline]
    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        let Some(here) = self.walk.knight() else {
            return Step::Exhausted;
        };
        let untried = self.walk.untried(here);
        if self.walk.alive() && untried != 0 {
            let own = untried.trailing_zeros() as usize;
            let place = self.walk.place_of(here, choice).unwrap_or(own);
            return self.walk.jump(here, place, observer);
        }
        self.walk.take_back(observer)
    }

    fn is_solved(&self) -> bool {
        self.walk.is_solved()
    }
}

impl Shows for ForwardChecking {
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

    fn sentence(&self, _: &KnightsPuzzle, last: &LastStep) -> Sentence {
        let stand = self.walk.stand(last);
        stand.sentence(last, |board| stand.jump(board))
    }

    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(last.taken_back());
    }

    fn opening(&self, puzzle: &KnightsPuzzle) -> Sentence {
        super::starts(puzzle)
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        Some(self.walk.untried_at(depth))
    }

    fn path(&self) -> &[u32] {
        self.walk.path()
    }
}
