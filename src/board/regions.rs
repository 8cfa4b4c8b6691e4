//! The regions of a board for Colour Queens: which colour every square has.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::square::{Size, Square};
use super::words::{counted, quoted};

/// A board of `n` × `n` squares in `n` colours. A colour may be in pieces.
///
/// Colours are numbered, and lettered from A, in the order in which rows read from the top left meet
/// them, so equal boards have equal letters. Clones share the board.
///
/// ```
/// use forward_check::board::Regions;
///
/// let regions: Regions = "AABBACBBCCCDCDDD".parse()?;
/// assert_eq!(regions.side(), 4);
/// assert_eq!(regions.runs(), "2A2BAC2B3CDC3D");
/// assert_eq!(regions.runs().parse(), Ok(regions));
/// # Ok::<(), forward_check::board::RegionsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Regions {
    side: u32,
    /// The colour of every square.
    colours: Arc<[u8]>,
}

impl Regions {
    /// The shortest side of a board.
    pub const SMALLEST: u32 = 4;

    /// The longest side of a board.
    pub const LARGEST: u32 = 18;

    /// A board from the colour of each square, row by row from the top left. Equal numbers are one
    /// colour; which numbers they are does not matter.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn new(colours: &[u8]) -> Result<Self, RegionsError> {
        let side = (Self::SMALLEST..=Self::LARGEST)
            .find(|side| (side * side) as usize == colours.len())
            .ok_or(RegionsError::Squares(colours.len()))?;
        let mut seen = Vec::new();
        let mut number = |colour| {
            let known = seen.iter().position(|&other| other == colour);
            known.unwrap_or_else(|| {
                seen.push(colour);
                seen.len() - 1
            }) as u8
        };
        let numbered = colours.iter().map(|&colour| number(colour)).collect();
        if seen.len() != side as usize {
            return Err(RegionsError::Colours(side, seen.len()));
        }
        Ok(Self {
            side,
            colours: numbered,
        })
    }

    /// The pieces of a colour, by their first squares: squares that share a side are in one piece.
    #[must_use]
    pub fn pieces(&self, colour: u32) -> Vec<Vec<Square>> {
        let mut left: Vec<_> = self.squares_of(colour).collect();
        let mut pieces = Vec::new();
        while !left.is_empty() {
            let mut piece = vec![left.remove(0)];
            let mut reached = 0;
            while let Some(&square) = piece.get(reached) {
                let beside =
                    |other: &mut Square| self.neighbours(square).any(|next| next == *other);
                piece.extend(left.extract_if(.., beside));
                reached += 1;
            }
            piece.sort_unstable();
            pieces.push(piece);
        }
        pieces
    }

    /// The squares that share a side with a square.
    pub fn neighbours(&self, square: Square) -> impl Iterator<Item = Square> + use<> {
        let Square { row, column } = square;
        let around = [
            (row.wrapping_sub(1), column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
            (row + 1, column),
        ];
        let size = self.size();
        let squares = around.map(|(row, column)| Square::new(row, column));
        squares
            .into_iter()
            .filter(move |&square| size.contains(square))
    }

    /// The side of the board in squares, which is also the number of colours.
    #[must_use]
    pub fn side(&self) -> u32 {
        self.side
    }

    /// The board.
    #[must_use]
    pub fn size(&self) -> Size {
        Size::square(self.side)
    }

    /// The colour of a square, from 0.
    ///
    /// # Panics
    /// If the square is off the board.
    #[must_use]
    pub fn colour(&self, square: Square) -> u32 {
        u32::from(self.colours[self.size().index(square)])
    }

    /// The colours of all squares, row by row from the top left.
    #[must_use]
    pub fn colours(&self) -> &[u8] {
        &self.colours
    }

    /// The squares of a colour, row by row from the top left.
    pub fn squares_of(&self, colour: u32) -> impl Iterator<Item = Square> + '_ {
        let mut squares = self.size().squares().zip(self.colours.iter());
        std::iter::from_fn(move || {
            let found = squares.find(|&(_, &other)| u32::from(other) == colour);
            found.map(|(square, _)| square)
        })
    }

    /// The letter of a colour.
    #[must_use]
    pub const fn letter(colour: u32) -> char {
        (b'A' + colour as u8) as char
    }

    /// The board as run lengths, as in a link: `2AB` for `AAB`.
    #[must_use]
    pub fn runs(&self) -> String {
        let runs = self.colours.chunk_by(|one, other| one == other);
        let run = |run: &[u8]| match (run.len(), Self::letter(run[0].into())) {
            (1, letter) => letter.to_string(),
            (length, letter) => format!("{length}{letter}"),
        };
        runs.map(run).collect()
    }
}

/// The letter of every square, row by row from the top left.
impl fmt::Display for Regions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.colours.iter();
        letters
            .map(|&colour| Self::letter(colour.into()))
            .collect::<String>()
            .fmt(f)
    }
}

/// Reads letters, or run lengths, or both. Which letters they are does not matter.
impl FromStr for Regions {
    type Err = RegionsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // One more than the largest board has is enough to know that there are too many.
        let most = (Self::LARGEST * Self::LARGEST + 1) as usize;
        let mut colours = Vec::new();
        let mut length: Option<usize> = None;
        for letter in text.trim().chars() {
            if let Some(digit) = letter.to_digit(10) {
                let before = length.unwrap_or(0).saturating_mul(10);
                length = Some(before.saturating_add(digit as usize));
                continue;
            }
            if !letter.is_ascii_alphabetic() {
                return Err(RegionsError::NotALetter(letter.to_string()));
            }
            let run = length.take().unwrap_or(1);
            if run == 0 {
                return Err(RegionsError::Run(format!("0{letter}")));
            }
            let colour = letter.to_ascii_uppercase() as u8;
            let room = most - colours.len();
            colours.extend(std::iter::repeat_n(colour, run.min(room)));
        }
        match length {
            Some(run) => Err(RegionsError::Run(run.to_string())),
            None => Self::new(&colours),
        }
    }
}

/// Why a text or a list is not the board of a Colour Queens puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RegionsError {
    /// The number of squares is not that of a board; holds it.
    Squares(usize),
    /// The board's side, and another number of colours.
    Colours(u32, usize),
    /// The text has something other than letters and run lengths; holds it.
    NotALetter(String),
    /// A run length has no letter, or is 0; holds it.
    Run(String),
}

impl RegionsError {
    /// A code for programs that never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Squares(_) => "regions-squares",
            Self::Colours(..) => "regions-colours",
            Self::NotALetter(_) => "regions-letter",
            Self::Run(_) => "regions-run",
        }
    }
}

impl fmt::Display for RegionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = (Regions::SMALLEST, Regions::LARGEST);
        match self {
            Self::Squares(count) if *count > (most * most) as usize => write!(
                f,
                "That is too many squares: choose a board from {least} × {least} to {most} × {most}."
            ),
            Self::Squares(count) => write!(
                f,
                "{} not make a board: give every square a letter, from {least} × {least} to {most} × {most}.",
                match count {
                    1 => "1 square does".to_owned(),
                    count => format!("{} do", counted(*count as u64, "square")),
                }
            ),
            Self::Colours(side, count) => write!(
                f,
                "A board of {side} × {side} needs {side} colours, not {count}: use {side} letters."
            ),
            Self::NotALetter(text) => write!(
                f,
                "{} is not a colour: write a letter for every square, such as AAB or 2AB.",
                quoted(text)
            ),
            Self::Run(text) => write!(
                f,
                "{} is not a run of squares: write a length and a letter, such as 2A.",
                quoted(text)
            ),
        }
    }
}

impl std::error::Error for RegionsError {}
