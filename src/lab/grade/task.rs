//! The tasks that programs are graded for.

use std::fmt;

use crate::puzzles::{Game, Puzzle};

/// A task. A program is graded on one puzzle at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Task {
    /// Queens by backtracking.
    Backtracking,
    /// Queens by forward checking.
    ForwardChecking,
    /// The same, the row with the fewest squares left first.
    HardestRow,
    /// Queens by maintaining arc consistency.
    ArcConsistency,
    /// Queens by conflict-directed backjumping.
    Backjumping,
    /// Queens by min-conflicts: a queen that is attacked goes to the square of its row with the fewest conflicts.
    MinConflicts,
    /// Queens by hill climbing: no move of a queen makes the board worse.
    HillClimbing,
    /// All solutions of a board with queens.
    Count,
    /// Queens on a board with colours, by forward checking.
    ColourForwardChecking,
    /// A knight by backtracking.
    KnightBacktracking,
    /// A knight that turns back as soon as a square is stranded.
    KnightLooksAhead,
    /// A knight that always jumps to a square with the fewest onward moves.
    Warnsdorff,
    /// Any search; only the answer counts.
    Own,
}

impl Task {
    /// All tasks.
    pub const ALL: [Self; 13] = [
        Self::Backtracking,
        Self::ForwardChecking,
        Self::HardestRow,
        Self::ArcConsistency,
        Self::Backjumping,
        Self::MinConflicts,
        Self::HillClimbing,
        Self::Count,
        Self::ColourForwardChecking,
        Self::KnightBacktracking,
        Self::KnightLooksAhead,
        Self::Warnsdorff,
        Self::Own,
    ];

    /// Its id, such as `forward-checking`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Backtracking => "backtracking",
            Self::ForwardChecking => "forward-checking",
            Self::HardestRow => "hardest-row",
            Self::ArcConsistency => "arc-consistency",
            Self::Backjumping => "backjumping",
            Self::MinConflicts => "min-conflicts",
            Self::HillClimbing => "hill-climbing",
            Self::Count => "count",
            Self::ColourForwardChecking => "colour-forward-checking",
            Self::KnightBacktracking => "knight-backtracking",
            Self::KnightLooksAhead => "knight-looks-ahead",
            Self::Warnsdorff => "warnsdorff",
            Self::Own => "own",
        }
    }

    /// The task with this id.
    #[must_use]
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|task| task.id() == id)
    }

    /// Whether a queen on an attacked square is an error.
    pub(super) const fn looks_ahead(self) -> bool {
        matches!(
            self,
            Self::ForwardChecking
                | Self::HardestRow
                | Self::ArcConsistency
                | Self::ColourForwardChecking
        )
    }

    /// Checks whether a program for the task can solve a puzzle.
    pub(super) fn check(self, puzzle: &Puzzle) -> Result<(), WrongGame> {
        let fits = self.game().is_none_or(|game| match puzzle {
            Puzzle::Queens(_) => game == Game::Queens,
            Puzzle::Knights(_) => game == Game::Knights,
        });
        match fits {
            true => Ok(()),
            false => Err(WrongGame(self)),
        }
    }

    /// The game of its boards; none if it takes all.
    const fn game(self) -> Option<Game> {
        match self {
            Self::KnightBacktracking | Self::KnightLooksAhead | Self::Warnsdorff => {
                Some(Game::Knights)
            }
            Self::Own => None,
            _ => Some(Game::Queens),
        }
    }
}

/// The puzzle is of another game than the task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongGame(pub Task);

impl fmt::Display for WrongGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = match self.0.game() {
            Some(Game::Knights) => "of Knight’s Tour",
            _ => "with queens",
        };
        write!(
            f,
            "The task {} takes boards {board}: choose one.",
            self.0.id()
        )
    }
}

impl std::error::Error for WrongGame {}
