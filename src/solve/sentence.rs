//! Sentences about a step, with the squares they name.

use crate::board::words::and_list;
use crate::board::{Size, Square};
use crate::puzzles::theorems::NoTour;

/// A sentence or two about a state, and the squares named in it, to highlight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    /// The text.
    pub text: String,
    /// The squares named, in the order of the text; a square named twice is listed twice.
    pub squares: Vec<Square>,
}

/// Text that names no square.
impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Self {
            text,
            squares: Vec::new(),
        }
    }
}

/// Text that names no square.
impl From<&str> for Sentence {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

/// A theorem names no square.
impl From<NoTour> for Sentence {
    fn from(theorem: NoTour) -> Self {
        theorem.to_string().into()
    }
}

/// Names squares of a board and records which ones were named.
///
/// ```
/// use forward_check::board::{Size, Square};
/// use forward_check::solve::Namer;
///
/// let mut board = Namer::new(Size::square(8));
/// let text = format!("Queen on {}.", board.name(Square::new(0, 2)));
/// let sentence = board.sentence(text);
/// assert_eq!(sentence.text, "Queen on c8.");
/// assert_eq!(sentence.squares, [Square::new(0, 2)]);
/// ```
#[derive(Debug)]
pub struct Namer {
    size: Size,
    named: Vec<Square>,
}

impl Namer {
    /// A namer that has named no squares.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        let named = Vec::new();
        Self { size, named }
    }

    /// The name of a square, which is recorded.
    ///
    /// # Panics
    /// If the square is off the board.
    pub fn name(&mut self, square: Square) -> String {
        self.named.push(square);
        self.size.name(square)
    }

    /// The names of squares as a list. Of more than three, two are named and the rest counted.
    ///
    /// # Panics
    /// If a square is off the board.
    pub fn list(&mut self, squares: &[Square]) -> String {
        let (told, more) = match squares {
            [one, other, rest @ ..] if rest.len() > 1 => (&[*one, *other][..], rest.len()),
            all => (all, 0),
        };
        let names = told.iter().map(|&square| self.name(square));
        let names: Vec<_> = names
            .chain((more > 0).then(|| format!("{more} more")))
            .collect();
        and_list(&names)
    }

    /// The rank of a row, as printed next to the board.
    #[must_use]
    pub const fn rank(&self, row: u32) -> u32 {
        self.size.rank(row)
    }

    /// The sentence with this text and the squares named so far.
    #[must_use]
    pub fn sentence(self, text: impl Into<String>) -> Sentence {
        Sentence {
            text: text.into(),
            squares: self.named,
        }
    }
}
