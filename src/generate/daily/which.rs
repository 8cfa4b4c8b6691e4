//! The puzzles of a day by name.

/// A puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "DailyId", export_to = "thinking.ts")
)]
pub enum Which {
    /// The easy queens puzzle, beside the day's puzzles.
    QueensEasy,
    /// The day's queens puzzle.
    Queens,
    /// The knight.
    Knights,
    /// Colour Queens.
    Colour,
}

impl Which {
    /// All, in the order shown.
    pub const ALL: [Self; 4] = [Self::QueensEasy, Self::Queens, Self::Knights, Self::Colour];

    /// Keeps the seeds of different puzzles apart.
    pub(super) const fn domain(self) -> u64 {
        let (set, puzzle) = match self {
            Self::QueensEasy => (3, 1),
            Self::Queens => (3, 3),
            Self::Knights => (2, 2),
            Self::Colour => (3, 4),
        };
        set << 40 | puzzle << 32
    }
}
