//! What people are told about a solver before they choose it.

use serde::Serialize;

use super::options::{OptionError, OptionInfo, Options};
use super::pseudocode::Line;
use crate::board::Size;
use crate::puzzles::Game;

/// What the profile of a solver on a full board shows.
pub const PAIRS: &str = "pairs in line";

/// A family of methods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "SolverKind", export_to = "solver.ts")
)]
pub enum Kind {
    /// Tries everything, and learns nothing from a failure.
    Blind,
    /// Goes deeper step by step and turns back where it must; misses nothing.
    Systematic,
    /// The same with an order or a look ahead that makes it hardly ever turn back.
    Guided,
    /// Repairs a board instead of backtracking, until nothing is wrong.
    Local,
    /// Builds a solution without a search.
    Construction,
    /// Counts solutions instead of looking for one.
    Counting,
}

impl Kind {
    /// What a person reads above the solvers of the family.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Blind => "Blind search",
            Self::Systematic => "Systematic search",
            Self::Guided => "Guided search",
            Self::Local => "Local search",
            Self::Construction => "Construction",
            Self::Counting => "Counting",
        }
    }

    /// Whether it ever takes a piece back to try another square.
    #[must_use]
    pub const fn goes_back(self) -> bool {
        matches!(self, Self::Systematic | Self::Guided)
    }
}

/// What stands beside the board first: what a solver goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "PanelId", export_to = "solver.ts")
)]
pub enum Panel {
    /// The squares that each row may still use, and at which depth the others were ruled out.
    Domains,
    /// The squares that the queens attack, for searches that keep no domains.
    Attacked,
    /// How many pairs of queens share which kind of line.
    Pairs,
    /// What pushes the queens.
    Forces,
    /// The numbers that the squares of a row are compared by.
    Compared,
    /// Where jumps lead on from every square.
    Onward,
}

/// How the search tree of a solver lies in that of a weaker one, which goes through the same rows and
/// squares, or jumps, in the same order.
#[derive(Clone, Copy, Debug)]
pub struct Nested {
    /// The weaker one: it enters all that the solver enters.
    pub inside: &'static SolverInfo,
    /// Another that makes the very same steps as the solver.
    pub twin: Option<&'static SolverInfo>,
}

impl Nested {
    /// Inside the tree of this one.
    #[must_use]
    pub const fn inside(weaker: &'static SolverInfo) -> Self {
        Self {
            inside: weaker,
            twin: None,
        }
    }
}

/// A solver as a person meets it: every room has one.
#[derive(Clone, Copy, Debug)]
pub struct SolverInfo {
    /// The puzzle that it solves.
    pub game: Game,
    /// The word for it on a command line and in a link; unique within its game.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The family of methods it belongs to.
    pub kind: Kind,
    /// What stands beside the board first.
    pub panel: Panel,
    /// What the profile of its run shows, in words: `depth`, `moves`, `pairs in line`.
    pub profile: &'static str,
    /// Its idea in a few words.
    pub idea: &'static str,
    /// What one step of it is: a verb, and what goes with it.
    pub step: &'static str,
    /// The most squares on a side of a board that it can be asked to solve.
    pub largest: u32,
    /// The options that it takes.
    pub options: &'static [OptionInfo],
    /// Whether it ever draws at random, so that its seed matters.
    pub seeded: bool,
    /// How its search tree lies in that of another, as long as no option changes its order.
    pub nested: Option<Nested>,
    /// The most that a copy of it holds in any run on a board of some size, in bytes, beside what
    /// all copies share and a few hundred for the solver itself.
    pub bytes: fn(Size) -> u64,
    /// The solver in a few lines.
    pub pseudocode: &'static [Line],
}

/// Two are the same if they name the same solver.
impl PartialEq for SolverInfo {
    fn eq(&self, other: &Self) -> bool {
        (self.game, self.id) == (other.game, other.id)
    }
}

impl Eq for SolverInfo {}

impl SolverInfo {
    /// Whether a board is not too large for it.
    #[must_use]
    pub const fn takes(&self, size: Size) -> bool {
        size.rows <= self.largest && size.columns <= self.largest
    }

    /// Reads options that are given as pairs of a name and a value.
    ///
    /// # Errors
    /// If the solver takes no such option, or the option no such value.
    pub fn read_options<'a>(
        &self,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Options, OptionError> {
        Options::read(self.name, self.options, given)
    }

    /// The ids of the lines of its pseudocode, from the first on: each step has one of them.
    pub fn line_ids(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.pseudocode.iter().flat_map(|line| line.ids).copied()
    }
}

/// So many bytes a row.
pub(crate) const fn bytes_a_row(size: Size, bytes: u32) -> u64 {
    size.rows as u64 * bytes as u64
}

/// So many bytes a square.
pub(crate) const fn bytes_a_square(size: Size, bytes: u32) -> u64 {
    bytes_a_row(size, bytes) * size.columns as u64
}
