//! The roster: every solver there is, by game and id, with what it takes.

use super::any::{AnySolver, LARGEST_ON_BITS};
use super::options::{
    NO_BACKTRACKING, OptionInfo, Options, RESTART_AFTER, ROWS, SQUARES, TIE_BREAK, VARIANT,
};
use super::run_error::{TooLarge, UnknownSolver};
use crate::board::Size;
use crate::puzzles::{Game, KnightsPuzzle, Puzzle, QueensPuzzle};
use crate::solve::{knights, queens};

/// What people are told about a solver before they choose it.
#[derive(Clone, Copy, Debug)]
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
    /// The most squares on a side of a board that it can be asked to solve.
    pub largest: u32,
    /// The options that it takes.
    pub options: &'static [OptionInfo],
    /// Whether it ever draws lots, so that its seed matters.
    pub seeded: bool,
    /// The most that a copy of it holds in any run on a board of some size, in bytes, beside what
    /// all copies share and a few hundred for the solver itself.
    pub bytes: fn(Size) -> u64,
    make: Make,
}

/// How a solver is made, by game, from the options and the seed.
#[derive(Clone, Copy, Debug)]
enum Make {
    Queens(fn(&QueensPuzzle, &Options, u64) -> AnySolver),
    Knights(fn(&KnightsPuzzle, &Options, u64) -> AnySolver),
}

/// Two entries are the same if they name the same solver.
impl PartialEq for SolverInfo {
    fn eq(&self, other: &Self) -> bool {
        (self.game, self.id) == (other.game, other.id)
    }
}

impl Eq for SolverInfo {}

const BLIND: &str = "Blind search";
const SYSTEMATIC: &str = "Systematic search";
const LOCAL: &str = "Local search";
const COUNTING: &str = "Counting";
const GUIDED: &str = "Guided search";
const CONSTRUCTION: &str = "Construction";

/// Every solver, grouped by game and family, from the simplest on.
pub const ROSTER: [SolverInfo; 19] = [
    SolverInfo {
        game: Game::Queens,
        id: "brute-force",
        name: "Brute force",
        family: BLIND,
        idea: "every way to choose the squares, in order",
        largest: 64,
        options: &[],
        seeded: false,
        bytes: |size| rows(size, 36) + squares(size, 8),
        make: Make::Queens(|puzzle, _, _| queens::BruteForce::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "row-brute-force",
        name: "One queen per row",
        family: BLIND,
        idea: "brute force along the rows",
        largest: 64,
        options: &[],
        seeded: false,
        bytes: |size| rows(size, 32),
        make: Make::Queens(|puzzle, _, _| queens::RowBruteForce::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "backtracking",
        name: "Backtracking",
        family: SYSTEMATIC,
        idea: "turn back at the first conflict",
        largest: 1_000,
        options: &[],
        seeded: false,
        bytes: |size| rows(size, 40),
        make: Make::Queens(|puzzle, _, _| queens::Backtracking::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "forward-checking",
        name: "Forward checking",
        family: SYSTEMATIC,
        idea: "strike attacked squares, turn back when a row runs dry",
        largest: 1_000,
        options: &[ROWS, SQUARES, RESTART_AFTER],
        seeded: true,
        bytes: |size| rows(size, 52) + squares(size, 4).max(frames(size)),
        make: Make::Queens(forward_checking),
    },
    SolverInfo {
        game: Game::Queens,
        id: "forward-checking-bits",
        name: "Forward checking, bit sets",
        family: SYSTEMATIC,
        idea: "the same decisions on bit sets, for speed",
        largest: LARGEST_ON_BITS,
        options: &[],
        seeded: false,
        bytes: |size| rows(size, 52) + frames(size),
        make: Make::Queens(|puzzle, _, _| queens::ForwardCheckingBits::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "arc-consistency",
        name: "Arc consistency",
        family: SYSTEMATIC,
        idea: "strike every square that some row has no answer to",
        largest: 300,
        options: &[],
        seeded: false,
        bytes: |size| rows(size, 48) + squares(size, 15),
        make: Make::Queens(|puzzle, _, _| queens::ArcConsistency::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "backjumping",
        name: "Backjumping",
        family: SYSTEMATIC,
        idea: "leap back to a queen that is to blame",
        largest: 1_000,
        options: &[],
        seeded: false,
        bytes: |size| rows(size, 44 + size.columns / 8),
        make: Make::Queens(|puzzle, _, _| queens::Backjumping::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "dancing-links",
        name: "Dancing links",
        family: SYSTEMATIC,
        idea: "exact cover: the line with the fewest squares first",
        largest: 200,
        options: &[],
        seeded: false,
        bytes: |size| rows(size, 200) + squares(size, 48),
        make: Make::Queens(|puzzle, _, _| queens::DancingLinks::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "hill-climbing",
        name: "Hill climbing",
        family: LOCAL,
        idea: "move a queen to a better square, or begin anew",
        largest: 300,
        options: &[VARIANT],
        seeded: true,
        bytes: |size| rows(size, 56),
        make: Make::Queens(|puzzle, options, seed| {
            queens::HillClimbing::new(puzzle, options.variant, seed).into()
        }),
    },
    SolverInfo {
        game: Game::Queens,
        id: "min-conflicts",
        name: "Min-conflicts",
        family: LOCAL,
        idea: "a good start, then repairs one by one",
        largest: 100_000,
        options: &[],
        seeded: true,
        bytes: |size| rows(size, 56),
        make: Make::Queens(|puzzle, _, seed| queens::MinConflicts::new(puzzle, seed).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "linear",
        name: "Linear-time search",
        family: LOCAL,
        idea: "peaceful at every step; the last queens come by swaps",
        largest: 1_000_000,
        options: &[],
        seeded: true,
        bytes: |size| rows(size, 10),
        make: Make::Queens(|puzzle, _, seed| queens::Linear::new(puzzle, seed).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "electric",
        name: "Electric charges",
        family: LOCAL,
        idea: "forces push queens off each other's lines",
        largest: 16,
        options: &[],
        seeded: true,
        bytes: |size| rows(size, 180),
        make: Make::Queens(|puzzle, _, seed| queens::Electric::new(puzzle, seed).into()),
    },
    SolverInfo {
        game: Game::Queens,
        id: "count",
        name: "Count",
        family: COUNTING,
        idea: "every solution, by an eighth of the board",
        largest: queens::LARGEST_COUNT,
        options: &[],
        seeded: false,
        bytes: |size| rows(size, 56),
        make: Make::Queens(|puzzle, _, _| queens::Count::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Knights,
        id: "backtracking",
        name: "Backtracking",
        family: SYSTEMATIC,
        idea: "try the eight moves in turn, undo at a dead end",
        largest: 2_000,
        options: &[],
        seeded: false,
        bytes: |size| squares(size, 6),
        make: Make::Knights(|puzzle, _, _| knights::Backtracking::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Knights,
        id: "forward-checking",
        name: "Forward checking",
        family: SYSTEMATIC,
        idea: "undo as soon as a square is stranded",
        largest: 2_000,
        options: &[],
        seeded: false,
        bytes: |size| squares(size, 6),
        make: Make::Knights(|puzzle, _, _| knights::ForwardChecking::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Knights,
        id: "warnsdorff",
        name: "Warnsdorff",
        family: GUIDED,
        idea: "go where the fewest moves lead on",
        largest: 2_000,
        options: &[TIE_BREAK, NO_BACKTRACKING],
        seeded: true,
        bytes: |size| squares(size, 7),
        make: Make::Knights(|puzzle, options, seed| {
            let (tie_break, no_backtracking) = (options.tie_break, options.no_backtracking);
            knights::Warnsdorff::with(puzzle, tie_break, no_backtracking, seed).into()
        }),
    },
    SolverInfo {
        game: Game::Knights,
        id: "pruned",
        name: "Best pruning",
        family: GUIDED,
        idea: "turn back wherever no tour can be left",
        largest: 100,
        options: &[],
        seeded: false,
        bytes: |size| squares(size, 40),
        make: Make::Knights(|puzzle, _, _| knights::Pruned::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Knights,
        id: "hamiltonian",
        name: "Closed tour",
        family: CONSTRUCTION,
        idea: "follow a Hamiltonian cycle built beforehand",
        largest: 2_000,
        options: &[],
        seeded: false,
        bytes: |_| 0,
        make: Make::Knights(|puzzle, _, _| knights::Hamiltonian::new(puzzle).into()),
    },
    SolverInfo {
        game: Game::Knights,
        id: "divide-and-conquer",
        name: "Divide and conquer",
        family: CONSTRUCTION,
        idea: "small tours, block by block, joined into one",
        largest: 2_000,
        options: &[],
        seeded: false,
        bytes: |size| squares(size, 5),
        make: Make::Knights(|puzzle, _, _| knights::DivideAndConquer::new(puzzle).into()),
    },
];

/// So many bytes a row.
const fn rows(size: Size, bytes: u32) -> u64 {
    size.rows as u64 * bytes as u64
}

/// So many bytes a square.
const fn squares(size: Size, bytes: u32) -> u64 {
    rows(size, bytes) * size.columns as u64
}

/// A bit for every square and level, in words: what forward checking holds while it rushes.
const fn frames(size: Size) -> u64 {
    if size.rows > LARGEST_ON_BITS {
        return 0;
    }
    squares(size, 8 * size.columns.div_ceil(u64::BITS))
}

/// The plain form unless an order or restarts were asked for.
fn forward_checking(puzzle: &QueensPuzzle, options: &Options, seed: u64) -> AnySolver {
    let Options {
        rows,
        squares,
        restart_after,
        ..
    } = *options;
    if *options == Options::default() {
        return queens::ForwardChecking::new(puzzle).into();
    }
    queens::OrderedForwardChecking::new(puzzle, rows, squares, restart_after, seed).into()
}

/// The solvers of one game, in the order of the roster.
pub fn solvers_of(game: Game) -> impl Iterator<Item = &'static SolverInfo> {
    ROSTER.iter().filter(move |info| info.game == game)
}

/// The entry of a game's solver.
///
/// # Errors
/// If the game has no solver with this id.
pub fn find(game: Game, id: &str) -> Result<&'static SolverInfo, UnknownSolver> {
    let mut solvers = ROSTER.iter().filter(|info| info.game == game);
    solvers
        .find(|info| info.id == id)
        .ok_or_else(|| UnknownSolver {
            game,
            id: id.to_owned(),
        })
}

impl SolverInfo {
    /// Checks that it can be asked to solve a board.
    ///
    /// # Errors
    /// If the board is too large for it.
    pub fn fits(&'static self, size: Size) -> Result<(), TooLarge> {
        if size.rows.max(size.columns) > self.largest {
            return Err(TooLarge { solver: self, size });
        }
        Ok(())
    }

    /// The solver, ready for a puzzle.
    ///
    /// # Errors
    /// If the board is too large for it.
    ///
    /// # Panics
    /// If the puzzle belongs to the other game.
    pub fn solver(
        &'static self,
        puzzle: &Puzzle,
        options: &Options,
        seed: u64,
    ) -> Result<AnySolver, TooLarge> {
        self.fits(puzzle.size())?;
        Ok(match (self.make, puzzle) {
            (Make::Queens(make), Puzzle::Queens(puzzle)) => make(puzzle, options, seed),
            (Make::Knights(make), Puzzle::Knights(puzzle)) => make(puzzle, options, seed),
            _ => panic!("{} does not solve {puzzle:?}", self.name),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Setup;

    #[test]
    fn every_solver_of_the_roster_can_be_made() {
        for info in &ROSTER {
            let setup = Setup {
                game: info.game,
                size: Size::square(5),
                squares: Vec::new(),
                blocked: Vec::new(),
                closed: false,
            };
            let puzzle = setup.build().unwrap();
            assert!(info.solver(&puzzle, &Options::default(), 0).is_ok());
            assert_eq!(find(info.game, info.id), Ok(info));
        }
    }
}
