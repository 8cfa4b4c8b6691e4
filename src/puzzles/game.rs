//! The games.

use std::fmt;
use std::str::FromStr;

use crate::board::Regions;
use crate::board::words::quoted;

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "GameId", export_to = "puzzle.ts")
)]
pub enum Game {
    /// Place queens so that no two attack each other.
    Queens,
    /// Place queens on a board of colours, one in each, so that no two touch.
    Colour,
    /// Visit every square once with a knight.
    Knights,
}

impl Game {
    /// The word for it on a command line and in a link.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Queens => "queens",
            Self::Colour => "colour",
            Self::Knights => "knights",
        }
    }

    /// The most squares that a board may have on a side.
    #[must_use]
    pub const fn largest_side(self) -> u32 {
        match self {
            Self::Queens => 1_000_000,
            Self::Colour => Regions::LARGEST,
            Self::Knights => 2_000,
        }
    }

    /// The least squares that a board may have on a side.
    #[must_use]
    pub const fn smallest_side(self) -> u32 {
        match self {
            Self::Queens | Self::Knights => 1,
            Self::Colour => Regions::SMALLEST,
        }
    }

    /// The game whose solvers it uses. The solvers of Queen's Challenge only ask the board for its
    /// rules.
    #[must_use]
    pub const fn solved_as(self) -> Self {
        match self {
            Self::Queens | Self::Colour => Self::Queens,
            Self::Knights => Self::Knights,
        }
    }
}

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "queens" => Ok(Self::Queens),
            "colour" => Ok(Self::Colour),
            "knights" => Ok(Self::Knights),
            _ => Err(UnknownGame(text.to_owned())),
        }
    }
}

/// A text that does not name a game; holds the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is not a game: choose queens, colour or knights.",
            quoted(&self.0)
        )
    }
}

impl std::error::Error for UnknownGame {}
