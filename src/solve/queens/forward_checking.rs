//! Forward checking: rules out what a queen attacks and turns back as soon as a row runs out of
//! squares.

use std::borrow::Cow;

mod ordered;

pub use ordered::OrderedForwardChecking;

use super::QueensSolver;
use super::forward_checking_bits::{ForwardCheckingBits, LARGEST as LARGEST_ON_BITS};
use super::support::lookahead;
use super::support::lookahead::Lookahead;
use crate::solve::Domains;
use crate::solve::prelude::*;

/// The order in which rows are decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RowOrder {
    /// From the top row down.
    TopDown,
    /// The row with the fewest squares left; of several, the topmost.
    Fewest,
    /// The same, but of several the one whose squares attack the most possible squares of other
    /// rows.
    FewestDegree,
}

impl OptionValues for RowOrder {
    const TABLE: &'static [(Self, &'static str, &'static str)] = &[
        (Self::TopDown, "top-down", "Top down"),
        (Self::Fewest, "fewest", "Fewest squares left"),
        (
            Self::FewestDegree,
            "fewest-degree",
            "Fewest, ties by squares attacked",
        ),
    ];
}

/// The order in which rows are decided.
static ROWS: OptionInfo = OptionInfo {
    name: "rows",
    label: "Rows",
    takes: Takes::one_of::<RowOrder>(),
};

/// The order in which the squares of a row are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SquareOrder {
    /// From left to right.
    LeftRight,
    /// From the middle column outwards.
    Centre,
    /// The square that rules out the fewest others first.
    LeastConstraining,
    /// At random.
    Random,
}

impl OptionValues for SquareOrder {
    const TABLE: &'static [(Self, &'static str, &'static str)] = &[
        (Self::LeftRight, "left-right", "Left to right"),
        (Self::Centre, "centre", "From the centre"),
        (
            Self::LeastConstraining,
            "least-constraining",
            "Least-constraining",
        ),
        (Self::Random, "random", "At random"),
    ];
}

/// The order in which the squares of a row are tried.
static SQUARES: OptionInfo = OptionInfo {
    name: "squares",
    label: "Squares",
    takes: Takes::one_of::<SquareOrder>(),
};

/// The number of nodes after which the search starts over.
static RESTART_AFTER: OptionInfo = OptionInfo {
    name: "restart-after",
    label: "Restart after",
    takes: Takes::Count,
};

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "forward-checking",
    name: "Forward checking",
    kind: Kind::Systematic,
    aspect: Aspect::Domains,
    profile: "depth",
    idea: "rules out attacked squares; turns back when a row has none left",
    step: "places or takes back a queen",
    largest: 1_000,
    options: &[ROWS, SQUARES, RESTART_AFTER],
    seeded: true,
    nested: Some(Nested {
        inside: &super::backtracking::INFO,
        twin: Some(&super::forward_checking_bits::INFO),
    }),
    refuses_colours: None,
    unsteered: None,
    bytes: |size| bytes_a_row(size, 52) + bytes_a_square(size, 4).max(bytes_of_frames(size)),
    pseudocode: &[
        step("rule out what the locked queens attack", &["begin"]),
        line("repeat until every row has a queen:"),
        line("  row ← the next from the top, or the one chosen"),
        line("  if the row has a square left:"),
        step("    queen there; rule out what it attacks", &["place"]),
        step(
            "    if a row runs out of squares: take it back",
            &["reject"],
        ),
        step("  else back a row; restore what it ruled out", &["back"]),
        step("    no row before? No solution", &["exhausted"]),
        step("  too many queens tried? Start over", &["restart"]),
        step("every row has a queen: solved", &["solved"]),
    ],
};

/// The solver for a puzzle: the plain form unless options choose an order or restarts.
pub(super) fn make(puzzle: &QueensPuzzle, options: &Options, seed: u64) -> QueensSolver {
    if options.is_default() {
        return ForwardChecking::new(puzzle).into();
    }
    let (rows, squares) = (options.choice(&ROWS), options.choice(&SQUARES));
    let restart_after = options.count(&RESTART_AFTER);
    OrderedForwardChecking::new(puzzle, rows, squares, restart_after, seed).into()
}

/// The bytes of the fast form: one bit per square and level.
const fn bytes_of_frames(size: Size) -> u64 {
    if size.rows > LARGEST_ON_BITS {
        return 0;
    }
    bytes_a_square(size, 8 * size.columns.div_ceil(u64::BITS))
}

/// Rows from the top, the leftmost possible square first, with [`Domains`] keyed by depth.
///
/// R. M. Haralick, G. L. Elliott, *Increasing tree search efficiency for constraint satisfaction
/// problems*, Artificial Intelligence 14 (1980), 263–313, who credit the *preclusion* of S. W.
/// Golomb and L. D. Baumert, *Backtrack programming*, Journal of the ACM 12 (1965), as its
/// forerunner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForwardChecking {
    ahead: Lookahead,
}

impl ForwardChecking {
    /// Only the squares that locked queens attack are ruled out.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let ahead = Lookahead::new(puzzle);
        Self { ahead }
    }

    /// The squares that every row may still use.
    #[must_use]
    pub fn domains(&self) -> &Domains {
        &self.ahead.domains
    }

    /// The same search on bit sets, if the board is not too large for them.
    pub(super) fn on_bits(&self) -> Option<ForwardCheckingBits> {
        let fits = self.domains().side() <= LARGEST_ON_BITS as usize;
        fits.then(|| ForwardCheckingBits::from(self))
    }
}

impl Solver for ForwardChecking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.step_to(None, observer)
    }

    #[inline]
    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        let depth = self.ahead.queens.len();
        let first = || choice.or_else(|| self.ahead.domains.first(depth));
        let candidate = (!self.is_solved()).then(first);
        if let Some(square) = candidate.flatten() {
            self.ahead.place(square, observer);
            return solved_or_continue(self);
        }
        self.ahead.backtrack(observer)
    }

    fn is_solved(&self) -> bool {
        self.ahead.is_complete()
    }
}

impl Shows for ForwardChecking {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.ahead.queens.len()
    }

    fn line(&self, last: &LastStep) -> &'static str {
        lookahead::line(last)
    }

    fn sentence(&self, _: &QueensPuzzle, last: &LastStep) -> Sentence {
        self.ahead.moment(last).sentence("")
    }

    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(self.ahead.moment(last).annotations());
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let row = (depth < self.domains().depths()).then(|| self.domains().row(depth));
        Some(row.map_or_else(Vec::new, |row| self.domains().possible(row).collect()))
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.ahead.queens.iter().copied()
    }

    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        Some(Cow::Borrowed(self.domains().levels()))
    }
}
