//! Squares that you chose in a solver's place.

use std::fmt;
use std::sync::Arc;

use crate::board::words::thousands;
use crate::board::{Size, Square};

/// The most choices in a run.
pub const MOST_CHOICES: usize = 10_000;

/// A square chosen in a solver's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenSquare {
    /// How many steps were made before.
    pub step: u64,
    /// The square that the next step tries.
    pub square: Square,
}

/// The choices of a run, in order. They are part of its name, like its seed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(Arc<[ChosenSquare]>);

impl Choices {
    /// Checks choices.
    ///
    /// # Errors
    /// If there are too many, they are not in order, two are for the same step, or a square is off the
    /// board.
    pub fn new(
        size: Size,
        choices: impl IntoIterator<Item = ChosenSquare>,
    ) -> Result<Self, ChoicesError> {
        let choices: Vec<_> = choices.into_iter().collect();
        if choices.len() > MOST_CHOICES {
            return Err(ChoicesError::TooMany);
        }
        if !choices.is_sorted_by(|one, next| one.step < next.step) {
            return Err(ChoicesError::Order);
        }
        match choices.iter().find(|choice| !size.contains(choice.square)) {
            Some(_) => Err(ChoicesError::OffBoard),
            None => Ok(Self(choices.into())),
        }
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[ChosenSquare] {
        &self.0
    }
}

/// What is wrong with choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChoicesError {
    /// There are more than [`MOST_CHOICES`].
    TooMany,
    /// A later one comes before an earlier one, or two are for the same step.
    Order,
    /// A square is off the board.
    OffBoard,
    /// You can't choose squares for the solver; holds its reason.
    Unsteered(&'static str),
}

impl fmt::Display for ChoicesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany => {
                let most = thousands(MOST_CHOICES as u64);
                write!(
                    f,
                    "A run takes {most} choices at most: leave the others out."
                )
            }
            Self::Order => f.write_str("The choices are out of order: list them step by step."),
            Self::OffBoard => f.write_str("A chosen square is off the board: leave it out."),
            Self::Unsteered(why) => write!(
                f,
                "You can’t choose for this solver: leave the choices out. {why}"
            ),
        }
    }
}

impl std::error::Error for ChoicesError {}
