//! The coach: what every move of a game was worth, in words and marks.

use super::Deduction;
use crate::puzzles::InPlay;

/// What the coach says of a game.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Coached {
    /// The moves that were judged, in order of time.
    pub moves: Vec<Judged>,
    /// Why no move was judged, in a sentence, or “”.
    pub problem: String,
}

/// A move, and what it was worth. Squares are numbers: columns · row + column.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "JudgedMove", export_to = "thinking.ts")
)]
pub struct Judged {
    /// Its place among all the moves of the game, from 0.
    pub at: u32,
    /// The verdict.
    pub verdict: CoachVerdict,
    /// What the player did.
    pub kind: JudgedKind,
    /// The squares that got a queen or a cross, or that the knight jumped to.
    pub squares: Vec<u64>,
    /// How many lines the shortest reason for it has; null if no reason leads to it, or none as short as those
    /// that are looked for. Null for a knight.
    pub size: Option<u32>,
    /// How many lines the shortest reason had that the player could see instead; null if there is none.
    pub least: Option<u32>,
    /// Why, in one to three sentences.
    pub text: String,
    /// What to draw: the reason for the move, the easier one, or the reason against it.
    pub reason: Option<Deduction>,
    /// The place of the move that took a wrong one back; null if it was right or stayed.
    pub until: Option<u32>,
}

/// What a move was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
#[non_exhaustive]
pub enum CoachVerdict {
    /// A reason led to it, and no easier one was open.
    Found,
    /// A reason led to it, but an easier one was open.
    Missed,
    /// It was right, but no reason led to it.
    Guess,
    /// After it the board could not be completed.
    Wrong,
    /// A jump after which the tour could still be completed.
    Open,
    /// A jump when the tour could not be completed any more.
    Lost,
    /// A jump after which the search gave up.
    NotKnown,
}

/// What the player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "JudgedKind", export_to = "thinking.ts")
)]
#[non_exhaustive]
pub enum JudgedKind {
    /// Placed a queen.
    Queen,
    /// Crossed out squares that no queen attacks.
    Cross,
    /// Jumped.
    Jump,
}

/// The words of a game's log that undo a move and make it again.
const UNDO: &str = "<";
const REDO: &str = ">";

/// Makes a move of a log.
///
/// # Errors
/// If it is not a move or cannot be made. Then nothing has changed.
pub(super) fn make<G: InPlay>(game: &mut G, word: &str) -> Result<(), G::Error> {
    match word {
        UNDO => drop(game.undo()),
        REDO => drop(game.redo()),
        _ => game.play(word)?,
    }
    Ok(())
}

/// Whether a word of a log is a move that the player thought of: undoing, redoing and returning to an earlier
/// position are not judged.
pub(super) fn is_judged(word: &str) -> bool {
    word != UNDO && word != REDO && !word.starts_with('=')
}
