//! Any solver there is, behind one type. Dispatch happens here, once for a batch of steps.

use std::borrow::Cow;

use crate::board::{Size, Square};
use crate::solve::{Annotation, Observer, ShowsPath, ShowsQueens, Solver, Step, knights, queens};

/// Makes an enum of all solvers, a conversion from each, and what is asked of any of them.
macro_rules! any_solver {
    (
        queens { $($queens:ident($queens_type:ty),)* }
        knights { $($knights:ident($knights_type:ty),)* }
    ) => {
        /// Any solver of the roster.
        #[derive(Clone, Debug)]
        #[allow(missing_docs)]
        pub enum AnySolver {
            $($queens($queens_type),)*
            $($knights($knights_type),)*
        }

        $(impl From<$queens_type> for AnySolver {
            fn from(solver: $queens_type) -> Self {
                Self::$queens(solver)
            }
        })*
        $(impl From<$knights_type> for AnySolver {
            fn from(solver: $knights_type) -> Self {
                Self::$knights(solver)
            }
        })*

        impl AnySolver {
            /// Makes up to `most` steps, stopping at the first that does not continue; gives how
            /// many were made and what the last one left behind.
            pub fn run<O: Observer>(&mut self, most: u64, observer: &mut O) -> (u64, Step) {
                match self {
                    $(Self::$queens(solver) => solver.run(most, observer),)*
                    $(Self::$knights(solver) => solver.run(most, observer),)*
                }
            }

            /// Whether the state shown now is a solution.
            #[must_use]
            pub fn is_solved(&self) -> bool {
                match self {
                    $(Self::$queens(solver) => solver.is_solved(),)*
                    $(Self::$knights(solver) => solver.is_solved(),)*
                }
            }

            /// The depth of the search: queens decided on, or jumps made.
            #[must_use]
            pub fn depth(&self) -> usize {
                match self {
                    $(Self::$queens(solver) => solver.depth(),)*
                    $(Self::$knights(solver) => solver.path().len().saturating_sub(1),)*
                }
            }

            /// The solver's own queens in depth order; empty for knights.
            #[must_use]
            pub fn queens(&self) -> Vec<Square> {
                match self {
                    $(Self::$queens(solver) => solver.queens().collect(),)*
                    _ => Vec::new(),
                }
            }

            /// Visits the solver's own queens in depth order; none for knights.
            pub fn each_queen(&self, each: impl FnMut(Square)) {
                match self {
                    $(Self::$queens(solver) => solver.queens().for_each(each),)*
                    _ => {}
                }
            }

            /// The level of every square, by a queens solver that keeps domains.
            #[must_use]
            pub fn levels(&self) -> Option<Cow<'_, [i16]>> {
                match self {
                    $(Self::$queens(solver) => solver.levels(),)*
                    _ => None,
                }
            }

            /// How much of the work is done, from 0 to 1, if the solver can tell.
            #[must_use]
            pub fn progress(&self) -> Option<f64> {
                match self {
                    $(Self::$queens(solver) => solver.progress(),)*
                    _ => None,
                }
            }

            /// The squares that are still to be tried at a depth of the search on a board of this
            /// size: see [`ShowsQueens::untried`] and [`ShowsPath::untried`]. Nothing where the search is no tree.
            #[must_use]
            pub fn untried(&self, depth: usize, size: Size) -> Option<Vec<Square>> {
                match self {
                    $(Self::$queens(solver) => solver.untried(depth),)*
                    $(Self::$knights(solver) => {
                        let squares = solver.untried(depth)?.into_iter();
                        Some(squares.map(|square| size.at(square as usize)).collect())
                    })*
                }
            }

            /// The numbers of the squares visited, in order; empty for queens.
            #[must_use]
            pub fn path(&self) -> &[u32] {
                match self {
                    $(Self::$knights(solver) => solver.path(),)*
                    _ => &[],
                }
            }

            /// What is to be drawn besides.
            #[must_use]
            pub fn annotations(&self) -> Vec<Annotation> {
                let mut annotations = Vec::new();
                match self {
                    $(Self::$queens(solver) => solver.annotations(&mut annotations),)*
                    $(Self::$knights(solver) => solver.annotations(&mut annotations),)*
                }
                annotations
            }

            /// Why the solver gave up or cannot begin, in a sentence.
            #[must_use]
            pub fn why_stopped(&self) -> Option<String> {
                match self {
                    $(Self::$queens(solver) => solver.why_stopped(),)*
                    $(Self::$knights(solver) => solver.why_stopped(),)*
                }
            }

            /// Counts of the solver's own, with their names.
            #[must_use]
            pub fn metrics(&self) -> Vec<(&'static str, u64)> {
                let mut counts = Vec::new();
                match self {
                    $(Self::$queens(solver) => solver.metrics(&mut counts),)*
                    $(Self::$knights(solver) => solver.metrics(&mut counts),)*
                }
                counts
            }
        }
    };
}

any_solver! {
    queens {
        BruteForce(queens::BruteForce),
        RowBruteForce(queens::RowBruteForce),
        QueensBacktracking(queens::Backtracking),
        QueensForwardChecking(queens::ForwardChecking),
        ForwardCheckingBits(queens::ForwardCheckingBits),
        Ordered(queens::OrderedForwardChecking),
        ArcConsistency(queens::ArcConsistency),
        Backjumping(queens::Backjumping),
        DancingLinks(queens::DancingLinks),
        HillClimbing(queens::HillClimbing),
        MinConflicts(queens::MinConflicts),
        Linear(queens::Linear),
        Electric(queens::Electric),
        Count(queens::Count),
    }
    knights {
        KnightsBacktracking(knights::Backtracking),
        KnightsForwardChecking(knights::ForwardChecking),
        Warnsdorff(knights::Warnsdorff),
        Hamiltonian(knights::Hamiltonian),
        DivideAndConquer(knights::DivideAndConquer),
        Pruned(knights::Pruned),
    }
}

impl AnySolver {
    /// The square that Warnsdorff's rule would jump to next.
    #[must_use]
    pub fn choice(&self) -> Option<u32> {
        match self {
            Self::Warnsdorff(solver) => solver.choice(),
            _ => None,
        }
    }
}

/// The largest board for which bit sets are worth their memory.
pub(super) const LARGEST_ON_BITS: u32 = 512;

impl AnySolver {
    /// Goes over to a form of the same solver that makes the same steps faster, if there is one.
    pub fn switch_to_fast_form(&mut self) {
        if let Self::QueensForwardChecking(solver) = self
            && solver.domains().side() <= LARGEST_ON_BITS as usize
        {
            *self = queens::ForwardCheckingBits::from(&*solver).into();
        }
    }
}
