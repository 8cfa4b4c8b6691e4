//! A puzzle as a plain value, with squares by number.

use super::{Game, Puzzle};

/// A board with its given squares. Square numbers are columns · row + column, from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "Puzzle", export_to = "puzzle.ts")
)]
pub struct PlainPuzzle {
    /// The game.
    pub game: Game,
    /// How many rows the board has.
    pub rows: u32,
    /// How many columns it has.
    pub columns: u32,
    /// The locked queens, or the knight's start.
    pub squares: Vec<u64>,
    /// The squares that a knight must not visit; may be left out if there are none.
    #[cfg_attr(test, ts(as = "Option<Vec<u64>>", optional))]
    pub blocked: Vec<u64>,
    /// Whether a tour has to close.
    pub closed: bool,
    /// The letter of every square's colour, row by row from the top left, A being the first met; null
    /// without colours, and may be left out.
    #[cfg_attr(test, ts(optional = nullable))]
    pub regions: Option<String>,
}

impl From<&Puzzle> for PlainPuzzle {
    fn from(puzzle: &Puzzle) -> Self {
        let setup = puzzle.setup();
        let number = |square| setup.size.number(square);
        Self {
            game: setup.game,
            rows: setup.size.rows,
            columns: setup.size.columns,
            squares: setup.squares.iter().map(|&square| number(square)).collect(),
            blocked: setup.blocked.iter().map(|&square| number(square)).collect(),
            closed: setup.closed,
            regions: setup.regions.map(|regions| regions.to_string()),
        }
    }
}
