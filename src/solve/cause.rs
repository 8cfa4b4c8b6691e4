//! Why a value in a search tree failed.

use super::annotation::BoardLine;
use crate::board::Square;

/// Why a value failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause<S = Square> {
    /// The queen was in line with another.
    Conflict,
    /// It left a row, or another line that needs a queen, with no square.
    RanDry(BoardLine),
    /// It stranded a square.
    Stranded(S),
    /// The knight could not jump on.
    DeadEnd,
    /// The tour visited every square but did not close.
    Unclosed,
    /// The solver saw that no tour was possible.
    Foreseen,
    /// Everything tried below it failed.
    Subtree,
    /// It led to this many solutions and no more.
    Solutions(u64),
}

impl<S> Cause<S> {
    /// The same with `name` applied to every square.
    pub fn map<T>(self, name: impl Fn(S) -> T) -> Cause<T> {
        match self {
            Self::Conflict => Cause::Conflict,
            Self::RanDry(line) => Cause::RanDry(line),
            Self::Stranded(square) => Cause::Stranded(name(square)),
            Self::DeadEnd => Cause::DeadEnd,
            Self::Unclosed => Cause::Unclosed,
            Self::Foreseen => Cause::Foreseen,
            Self::Subtree => Cause::Subtree,
            Self::Solutions(count) => Cause::Solutions(count),
        }
    }
}

/// Why a value failed, without details.
#[cfg(any(feature = "serde", test))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub(crate) enum CauseKind {
    Conflict,
    Row,
    Column,
    Colour,
    Line,
    Stranded,
    DeadEnd,
    Unclosed,
    Foreseen,
    Subtree,
    Solutions,
}

/// A cause in JSON.
#[cfg(any(feature = "serde", test))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub(crate) struct CauseTold {
    /// Why it failed.
    pub(crate) cause: CauseKind,
    /// The line, square or count of the cause; 0 if it has none.
    pub(crate) of: u64,
}

#[cfg(any(feature = "serde", test))]
impl From<Cause<u64>> for CauseTold {
    fn from(cause: Cause<u64>) -> Self {
        let (cause, of) = match cause {
            Cause::Conflict => (CauseKind::Conflict, 0),
            Cause::RanDry(BoardLine::Row(row)) => (CauseKind::Row, row.into()),
            Cause::RanDry(BoardLine::Column(column)) => (CauseKind::Column, column.into()),
            Cause::RanDry(BoardLine::Colour(colour)) => (CauseKind::Colour, colour.into()),
            Cause::RanDry(_) => (CauseKind::Line, 0),
            Cause::Stranded(square) => (CauseKind::Stranded, square),
            Cause::DeadEnd => (CauseKind::DeadEnd, 0),
            Cause::Unclosed => (CauseKind::Unclosed, 0),
            Cause::Foreseen => (CauseKind::Foreseen, 0),
            Cause::Subtree => (CauseKind::Subtree, 0),
            Cause::Solutions(count) => (CauseKind::Solutions, count),
        };
        Self { cause, of }
    }
}

/// In TypeScript a cause has the type of its JSON form.
#[cfg(test)]
impl<S> ts_rs::TS for Cause<S> {
    type WithoutGenerics = Cause;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        CauseTold::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        CauseTold::inline(config)
    }

    fn inline_flattened(config: &ts_rs::Config) -> String {
        CauseTold::inline_flattened(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
        CauseTold::visit_dependencies(visitor);
    }
}
