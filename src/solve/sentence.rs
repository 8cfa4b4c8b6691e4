//! What a solver says of its last step, and the squares that it names.

use crate::board::words::and_list;
use crate::board::{Size, Square};
use crate::puzzles::theorems::NoTour;

/// A sentence or two on a moment, and the squares that are named in it: they are lit on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    /// What is said.
    pub text: String,
    /// The squares named, in the order of the text; a square that is named twice stands twice.
    pub squares: Vec<Square>,
}

/// Words that name no square.
impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Self {
            text,
            squares: Vec::new(),
        }
    }
}

/// Words that name no square.
impl From<&str> for Sentence {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

/// What a theorem says: it is about the board, and names no square.
impl From<NoTour> for Sentence {
    fn from(theorem: NoTour) -> Self {
        theorem.to_string().into()
    }
}

/// Gives the squares of a board their names, and remembers which were asked for.
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
    /// Nothing has been named yet.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        let named = Vec::new();
        Self { size, named }
    }

    /// The name of a square that is about to be spoken of.
    ///
    /// # Panics
    /// If the square is off the board.
    pub fn name(&mut self, square: Square) -> String {
        self.named.push(square);
        self.size.name(square)
    }

    /// The names of squares that are about to be spoken of, as a list: of more than three, two and
    /// how many more there are.
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

    /// The rank that people read beside a row.
    #[must_use]
    pub const fn rank(&self, row: u32) -> u32 {
        self.size.rank(row)
    }

    /// The sentence that has these words.
    #[must_use]
    pub fn sentence(self, text: impl Into<String>) -> Sentence {
        Sentence {
            text: text.into(),
            squares: self.named,
        }
    }
}
