//! How a solver is presented before it runs: name, family, options, pseudocode.

use std::fmt;

use super::options::{OptionError, OptionInfo, Options};
use super::pseudocode::CodeLine;
use crate::board::Size;
use crate::puzzles::Game;

/// The profile of solvers that work on full boards.
pub const PAIRS: &str = "attacking pairs";

/// A family of methods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "SolverKind", export_to = "solver.ts")
)]
#[non_exhaustive]
pub enum Kind {
    /// Tries everything and learns nothing from a failure.
    Blind,
    /// Extends a partial solution and backtracks at dead ends; complete.
    Systematic,
    /// The same, but with an order or a look ahead that rarely has to backtrack.
    Guided,
    /// Repairs a full board until nothing is wrong, without backtracking.
    Local,
    /// Builds a solution without a search.
    Construction,
    /// Counts solutions instead of looking for one.
    Counting,
}

impl Kind {
    /// The heading above the solvers of the family.
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

    /// Whether its solvers take pieces back to try other squares.
    #[must_use]
    pub const fn goes_back(self) -> bool {
        matches!(self, Self::Systematic | Self::Guided)
    }
}

/// What there is to watch on the board besides the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Aspect {
    /// The squares that each row may still use, and the depth at which the others were ruled out.
    Domains,
    /// The squares under attack, for searches without domains.
    Attacked,
    /// The pairs of queens that share a row, a column or a diagonal.
    Pairs,
    /// The forces on the queens.
    Forces,
    /// The numbers that squares of a row are compared on.
    Compared,
    /// The onward moves from every square.
    Onward,
}

/// How the search tree of a solver is part of a weaker solver's tree. Both take rows and squares,
/// or jumps, in the same order.
#[derive(Clone, Copy, Debug)]
pub struct Nested {
    /// The weaker solver: it enters every node that the stronger one enters.
    pub inside: &'static SolverInfo,
    /// Another solver that makes exactly the same steps.
    pub twin: Option<&'static SolverInfo>,
}

impl Nested {
    /// A tree inside that of `weaker`.
    #[must_use]
    pub const fn inside(weaker: &'static SolverInfo) -> Self {
        Self {
            inside: weaker,
            twin: None,
        }
    }
}

/// How a solver is presented. Every solver's file has one.
#[derive(Clone, Copy)]
pub struct SolverInfo {
    /// The game that it solves.
    pub game: Game,
    /// Its id on a command line and in a link; unique within its game.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The family of methods it belongs to.
    pub kind: Kind,
    /// What there is to watch besides its pieces.
    pub aspect: Aspect,
    /// The quantity that its profile shows: `depth`, `moves`, `attacking pairs`.
    pub profile: &'static str,
    /// Its idea in a few words.
    pub idea: &'static str,
    /// What one step does, as a phrase that begins with a verb.
    pub step: &'static str,
    /// The longest side of a board that it takes, in squares.
    pub largest: u32,
    /// The options that it takes.
    pub options: &'static [OptionInfo],
    /// Whether it uses random numbers, so that its seed matters.
    pub seeded: bool,
    /// How its search tree is part of another's, as long as no option changes its order.
    pub nested: Option<Nested>,
    /// Why it refuses boards with colours, in a sentence that says what to do; none if it asks the
    /// rules of the board.
    pub refuses_colours: Option<&'static str>,
    /// Why you can't choose squares for it, in a sentence; none if you can: see
    /// [`Solver::step_to`](super::Solver::step_to).
    pub unsteered: Option<&'static str>,
    /// An upper bound, in bytes, on what one copy of it holds for a board size, without what all
    /// copies share and a few hundred bytes for the solver itself.
    pub bytes: fn(Size) -> u64,
    /// Its pseudocode.
    pub pseudocode: &'static [CodeLine],
}

/// The id alone: all of it would link the formatting of fractions.
impl fmt::Debug for SolverInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// Equal if they name the same solver.
impl PartialEq for SolverInfo {
    fn eq(&self, other: &Self) -> bool {
        (self.game, self.id) == (other.game, other.id)
    }
}

impl Eq for SolverInfo {}

impl SolverInfo {
    /// The defaults for a solver: it takes all boards of its game and no options, draws nothing at random, and
    /// you can't choose squares for it. Set other fields in a literal that ends with
    /// this, so that new fields don't break it:
    ///
    /// ```
    /// use forward_check::puzzles::Game;
    /// use forward_check::solve::{Kind, SolverInfo};
    ///
    /// static INFO: SolverInfo = SolverInfo {
    ///     kind: Kind::Local,
    ///     ..SolverInfo::new(Game::Queens, "mine", "My repair")
    /// };
    /// assert_eq!(INFO.largest, 1_000_000);
    /// ```
    #[must_use]
    pub const fn new(game: Game, id: &'static str, name: &'static str) -> Self {
        let is_tour = matches!(game, Game::Knights);
        Self {
            game,
            id,
            name,
            kind: Kind::Systematic,
            aspect: if is_tour {
                Aspect::Onward
            } else {
                Aspect::Attacked
            },
            profile: if is_tour { "moves" } else { "depth" },
            idea: "",
            step: "makes a step",
            largest: game.largest_side(),
            options: &[],
            seeded: false,
            nested: None,
            refuses_colours: None,
            unsteered: Some("This solver chooses for itself."),
            bytes: |size| bytes_a_square(size, 8),
            pseudocode: &[],
        }
    }

    /// Whether it takes a board of this size.
    #[must_use]
    pub const fn takes(&self, size: Size) -> bool {
        size.rows <= self.largest && size.columns <= self.largest
    }

    /// Reads options from pairs of a name and a value.
    ///
    /// # Errors
    /// If the solver takes no such option, or the option no such value.
    pub fn read_options<'a>(
        &self,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Options, OptionError> {
        Options::read(self.name, self.options, given)
    }

    /// The ids of its lines of pseudocode, in order. Every step has one of them.
    pub fn line_ids(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.pseudocode.iter().flat_map(|line| line.ids).copied()
    }
}

/// Bytes per row, times the rows.
pub(crate) const fn bytes_a_row(size: Size, bytes: u32) -> u64 {
    size.rows as u64 * bytes as u64
}

/// Bytes per square, times the squares.
pub(crate) const fn bytes_a_square(size: Size, bytes: u32) -> u64 {
    bytes_a_row(size, bytes) * size.columns as u64
}
