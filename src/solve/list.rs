//! Macros that turn one list of solvers into an enum, its traits and the roster.

use super::{Observer, Solver, Step};

/// Implements `Solver` and `Shows` for an enum of solvers.
///
/// `each` matches on the solver inside; `each_with` also passes a puzzle. `speed_up` is a function that
/// switches to a faster form, which may be another variant.
macro_rules! delegate {
    (
        $(@[$($generics:tt)*])? $any:ty, $puzzle:ty, $each:ident, $each_with:ident, $speed_up:ident
    ) => {
        impl$(<$($generics)*>)? Solver for $any {
            fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
                $each!(self, solver => solver.step(observer))
            }

            fn run<O: Observer>(&mut self, most: u64, observer: &mut O) -> (u64, Step) {
                $each!(self, solver => $crate::solve::list::run_apart(solver, most, observer))
            }

            fn steer(&mut self) {
                $each!(self, solver => solver.steer());
            }

            fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
                $each!(self, solver => solver.step_to(choice, observer))
            }

            fn speed_up(&mut self) {
                $speed_up(self);
            }

            fn is_solved(&self) -> bool {
                $each!(self, solver => solver.is_solved())
            }

            fn standing(&self) -> Option<u32> {
                $each!(self, solver => solver.standing())
            }

            fn height(&self) -> Option<u32> {
                $each!(self, solver => solver.height())
            }
        }

        impl$(<$($generics)*>)? Shows for $any {
            type Puzzle = $puzzle;

            fn info(&self) -> &'static SolverInfo {
                $each!(self, solver => solver.info())
            }

            fn queens(&self) -> impl Iterator<Item = Square> + '_ {
                let mut queens = Vec::new();
                $crate::solve::read_queens(self, &mut queens);
                queens.into_iter()
            }

            fn each_queen(&self, visit: &mut dyn FnMut(Square)) {
                $each!(self, solver => solver.each_queen(visit));
            }

            fn path(&self) -> &[u32] {
                $each!(self, solver => solver.path())
            }

            fn levels(&self) -> Option<Cow<'_, [i16]>> {
                $each!(self, solver => solver.levels())
            }

            fn depth(&self) -> usize {
                $each!(self, solver => solver.depth())
            }

            fn line(&self, last: &LastStep) -> &'static str {
                $each!(self, solver => solver.line(last))
            }

            fn sentence(&self, puzzle: &$puzzle, last: &LastStep) -> Sentence {
                $each_with!(self, puzzle; solver => solver.sentence(puzzle, last))
            }

            fn opening(&self, puzzle: &$puzzle) -> Sentence {
                $each_with!(self, puzzle; solver => solver.opening(puzzle))
            }

            fn why_stopped(&self, solutions: u64) -> Option<Sentence> {
                $each!(self, solver => solver.why_stopped(solutions))
            }

            fn untried(&self, depth: usize) -> Option<Vec<Square>> {
                $each!(self, solver => solver.untried(depth))
            }

            fn anywhere(&self) -> Option<Vec<Square>> {
                $each!(self, solver => solver.anywhere())
            }

            fn cause(&self) -> Option<Cause> {
                $each!(self, solver => solver.cause())
            }

            fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
                $each!(self, solver => solver.annotations(last, annotations));
            }

            fn metrics(&self, metrics: &mut Vec<Metric>) {
                $each!(self, solver => solver.metrics(metrics));
            }

            fn progress(&self) -> Option<f64> {
                $each!(self, solver => solver.progress())
            }
        }
    };
}

/// Makes an enum of a game's solvers, a conversion from each of them, their roster, and `each!`,
/// which matches on the solver inside.
///
/// An entry is a module with its solvers: usually one, more if options choose between forms. The
/// module needs `INFO` and `make`.
macro_rules! list_solvers {
    (
        $d:tt
        $(#[$doc:meta])*
        $any:ident of $puzzle:ty, faster by $speed_up:ident: $($room:ident::{$($(#[$when:meta])? $solver:ident),+},)+
    ) => {
        $($($(#[$when])? pub use $room::$solver;)+)+

        $(#[$doc])*
        #[derive(Clone, Debug)]
        #[allow(missing_docs)]
        #[non_exhaustive]
        pub enum $any {
            $($($(#[$when])? $solver($solver),)+)+
        }

        $($($(#[$when])? impl From<$solver> for $any {
            fn from(solver: $solver) -> Self {
                Self::$solver(solver)
            }
        })+)+

        /// Makes a solver for a puzzle from its options and a seed.
        pub(crate) type Make = fn(&$puzzle, &Options, u64) -> $any;

        /// Every solver of the game, family by family, the simplest first.
        pub(crate) const ROSTER: &[&SolverInfo] = &[$(&$room::INFO,)+];

        /// How to make each of them. Separate from the roster, so that a program that only names
        /// solvers need not link all of them.
        pub(crate) const MAKERS: &[(&SolverInfo, Make)] = &[$((&$room::INFO, $room::make),)+];

        /// Evaluates an expression with the solver inside.
        macro_rules! each {
            ($d self:expr, $d inside:ident => $d does:expr) => {
                match $d self {
                    $($($(#[$when])? $any::$solver($d inside) => $d does,)+)+
                }
            };
        }

        /// The same with a puzzle.
        macro_rules! each_with {
            ($d self:expr, $d puzzle:ident; $d inside:ident => $d does:expr) => {
                each!($d self, $d inside => $d does)
            };
        }

        $crate::solve::list::delegate!($any, $puzzle, each, each_with, $speed_up);
    };
}

/// Runs a solver in a separate function: in one function for all solvers, the compiler would run out of
/// registers for the variables of each. WebAssembly has no registers to run out of.
#[cfg_attr(not(target_arch = "wasm32"), inline(never))]
#[cfg_attr(target_arch = "wasm32", inline(always))]
pub(crate) fn run_apart<S: Solver, O: Observer>(
    solver: &mut S,
    most: u64,
    observer: &mut O,
) -> (u64, Step) {
    solver.run(most, observer)
}

pub(crate) use {delegate, list_solvers};
