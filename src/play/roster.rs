//! The roster: every solver there is, by game and id.

use std::fmt;

use crate::board::Square;
use crate::games::{Game, Puzzle};
use crate::solve::{Domains, Observer, ShowsPath, ShowsQueens, Solver, Step, knights, queens};

/// What people are told about a solver before they choose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverInfo {
    /// The puzzle that it solves.
    pub game: Game,
    /// The word for it on a command line and in a link; unique within its game.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The family of methods it belongs to.
    pub family: &'static str,
    /// Its idea in a few words.
    pub idea: &'static str,
}

const fn solver(
    game: Game,
    id: &'static str,
    name: &'static str,
    family: &'static str,
    idea: &'static str,
) -> SolverInfo {
    SolverInfo {
        game,
        id,
        name,
        family,
        idea,
    }
}

const BLIND: &str = "Blind search";
const SYSTEMATIC: &str = "Systematic search";
const GUIDED: &str = "Guided search";
const CONSTRUCTION: &str = "Construction";

/// Every solver, grouped by game and family, from the simplest on.
pub const ROSTER: [SolverInfo; 8] = [
    solver(
        Game::Queens,
        "brute-force",
        "Brute force",
        BLIND,
        "every way to choose the squares, in order",
    ),
    solver(
        Game::Queens,
        "row-brute-force",
        "One queen per row",
        BLIND,
        "brute force along the rows",
    ),
    solver(
        Game::Queens,
        "backtracking",
        "Backtracking",
        SYSTEMATIC,
        "turn back at the first conflict",
    ),
    solver(
        Game::Queens,
        "forward-checking",
        "Forward checking",
        SYSTEMATIC,
        "strike attacked squares, turn back when a row runs dry",
    ),
    solver(
        Game::Knights,
        "backtracking",
        "Backtracking",
        SYSTEMATIC,
        "try the eight moves in turn, undo at a dead end",
    ),
    solver(
        Game::Knights,
        "forward-checking",
        "Forward checking",
        SYSTEMATIC,
        "undo as soon as a square is stranded",
    ),
    solver(
        Game::Knights,
        "warnsdorff",
        "Warnsdorff",
        GUIDED,
        "go where the fewest moves lead on",
    ),
    solver(
        Game::Knights,
        "hamiltonian",
        "Closed tour",
        CONSTRUCTION,
        "follow a Hamiltonian cycle built beforehand",
    ),
];

/// The solvers of one game, in the order of the roster.
pub fn solvers_of(game: Game) -> impl Iterator<Item = &'static SolverInfo> {
    ROSTER.iter().filter(move |info| info.game == game)
}

/// A solver id that the game has not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSolver {
    /// The game.
    pub game: Game,
    /// The id asked for.
    pub id: String,
}

impl fmt::Display for UnknownSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<_> = solvers_of(self.game).map(|info| info.id).collect();
        write!(
            f,
            "There is no {} solver “{}”: choose one of {}.",
            self.game.id(),
            self.id,
            ids.join(", ")
        )
    }
}

impl std::error::Error for UnknownSolver {}

/// Any solver of the roster. Dispatch happens here, once for a batch of steps.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum AnySolver {
    BruteForce(queens::BruteForce),
    RowBruteForce(queens::RowBruteForce),
    QueensBacktracking(queens::Backtracking),
    QueensForwardChecking(queens::ForwardChecking),
    KnightsBacktracking(knights::Backtracking),
    KnightsForwardChecking(knights::ForwardChecking),
    Warnsdorff(knights::Warnsdorff),
    Hamiltonian(knights::Hamiltonian),
}

/// Evaluates one expression for whichever solver there is.
macro_rules! each {
    ($any:expr, $solver:ident => $body:expr) => {
        match $any {
            AnySolver::BruteForce($solver) => $body,
            AnySolver::RowBruteForce($solver) => $body,
            AnySolver::QueensBacktracking($solver) => $body,
            AnySolver::QueensForwardChecking($solver) => $body,
            AnySolver::KnightsBacktracking($solver) => $body,
            AnySolver::KnightsForwardChecking($solver) => $body,
            AnySolver::Warnsdorff($solver) => $body,
            AnySolver::Hamiltonian($solver) => $body,
        }
    };
}

/// The same for queens solvers; knights solvers evaluate the other expression.
macro_rules! each_queens {
    ($any:expr, $solver:ident => $body:expr, else $other:expr) => {
        match $any {
            AnySolver::BruteForce($solver) => $body,
            AnySolver::RowBruteForce($solver) => $body,
            AnySolver::QueensBacktracking($solver) => $body,
            AnySolver::QueensForwardChecking($solver) => $body,
            _ => $other,
        }
    };
}

impl AnySolver {
    /// The solver with this id, ready for the puzzle, and what is told about it.
    ///
    /// # Errors
    /// If the game has no such solver.
    pub fn new(puzzle: &Puzzle, id: &str) -> Result<(&'static SolverInfo, Self), UnknownSolver> {
        let game = puzzle.setup().game;
        let unknown = || UnknownSolver {
            game,
            id: id.to_owned(),
        };
        let info = solvers_of(game).find(|info| info.id == id);
        let solver = match (puzzle, id) {
            (Puzzle::Queens(p), "brute-force") => Self::BruteForce(queens::BruteForce::new(p)),
            (Puzzle::Queens(p), "row-brute-force") => {
                Self::RowBruteForce(queens::RowBruteForce::new(p))
            }
            (Puzzle::Queens(p), "backtracking") => {
                Self::QueensBacktracking(queens::Backtracking::new(p))
            }
            (Puzzle::Queens(p), "forward-checking") => {
                Self::QueensForwardChecking(queens::ForwardChecking::new(p))
            }
            (Puzzle::Knights(p), "backtracking") => {
                Self::KnightsBacktracking(knights::Backtracking::new(p))
            }
            (Puzzle::Knights(p), "forward-checking") => {
                Self::KnightsForwardChecking(knights::ForwardChecking::new(p))
            }
            (Puzzle::Knights(p), "warnsdorff") => Self::Warnsdorff(knights::Warnsdorff::new(p)),
            (Puzzle::Knights(p), "hamiltonian") => Self::Hamiltonian(knights::Hamiltonian::new(p)),
            _ => return Err(unknown()),
        };
        Ok((info.ok_or_else(unknown)?, solver))
    }

    /// Makes up to `most` steps, stopping at the first that does not continue; gives how many
    /// were made and what the last one left behind.
    pub fn run<O: Observer>(&mut self, most: u64, observer: &mut O) -> (u64, Step) {
        each!(self, solver => run(solver, most, observer))
    }

    /// Whether the state shown now is a solution.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        each!(self, solver => solver.is_solved())
    }

    /// The depth of the search: queens decided on, or jumps made.
    #[must_use]
    pub fn depth(&self) -> usize {
        each_queens!(self, solver => solver.depth(), else self.path().len().saturating_sub(1))
    }

    /// The solver's own queens in depth order; empty for knights.
    #[must_use]
    pub fn queens(&self) -> Vec<Square> {
        each_queens!(self, solver => solver.queens().collect(), else Vec::new())
    }

    /// The domains of a queens solver that keeps any.
    #[must_use]
    pub fn domains(&self) -> Option<&Domains> {
        each_queens!(self, solver => solver.domains(), else None)
    }

    /// The numbers of the squares visited, in order; empty for queens.
    #[must_use]
    pub fn path(&self) -> &[u32] {
        match self {
            Self::KnightsBacktracking(solver) => solver.path(),
            Self::KnightsForwardChecking(solver) => solver.path(),
            Self::Warnsdorff(solver) => solver.path(),
            Self::Hamiltonian(solver) => solver.path(),
            _ => &[],
        }
    }

    /// The square that Warnsdorff's rule would jump to next.
    #[must_use]
    pub fn choice(&self) -> Option<u32> {
        match self {
            Self::Warnsdorff(solver) => solver.choice(),
            _ => None,
        }
    }

    /// Why the solver cannot even begin, in a sentence.
    #[must_use]
    pub fn reason(&self) -> Option<String> {
        match self {
            Self::Hamiltonian(solver) => solver.reason(),
            _ => None,
        }
    }
}

fn run<S: Solver, O: Observer>(solver: &mut S, most: u64, observer: &mut O) -> (u64, Step) {
    let mut steps = 0;
    while steps < most {
        steps += 1;
        let step = solver.step(observer);
        if step != Step::Continue {
            return (steps, step);
        }
    }
    (steps, Step::Continue)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::games::Setup;

    #[test]
    fn every_solver_of_the_roster_can_be_made() {
        for info in &ROSTER {
            let setup = Setup {
                game: info.game,
                size: Size::square(5),
                squares: Vec::new(),
                closed: false,
            };
            let puzzle = setup.build().unwrap();
            assert_eq!(AnySolver::new(&puzzle, info.id).unwrap().0, info);
        }
    }
}
