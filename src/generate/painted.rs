//! Boards of Colour Queens as someone paints them: any colours, proper or not.

use super::patchwork::{Grid, Patchwork};
use crate::board::palette::{NAMES, assign_painted};
use crate::board::words::{and_list, capital};
use crate::board::{Regions, RegionsError, Size};
use crate::hint::proof::{Field, Position, Squares, Units, units};

/// How many colours a sentence names.
const NAMED: usize = 3;

/// A board being painted, with any colours and locked queens.
///
/// Its colours keep their letters, and the palette's colours in order: A is the first, whichever comes first
/// on the board. So nothing changes its colour but what is painted; only those beyond the palette may, so
/// that they differ from what they touch. A colour may be in pieces: that is said, not refused.
#[derive(Clone, Debug)]
pub struct Painted {
    grid: Grid,
    patchwork: Patchwork,
    locked: Vec<usize>,
}

/// Why a painted board is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "PaintedProblem", export_to = "thinking.ts")
)]
pub struct Problem {
    /// The problem in a sentence, with what to do.
    pub text: String,
    /// The squares to look at, if it is about some.
    pub squares: Vec<u64>,
}

impl Painted {
    /// A board from the letter of each square, row by row from the top, and its locked queens by number. The
    /// letters are A and the following ones, one for each row.
    ///
    /// # Errors
    /// If the number of squares is not that of a board, or something is not one of its letters. Locked squares
    /// off the board are left out.
    pub fn new(letters: &str, locked: &[usize]) -> Result<Self, RegionsError> {
        let count = letters.chars().count();
        let side = (Regions::SMALLEST..=Regions::LARGEST)
            .find(|side| (side * side) as usize == count)
            .ok_or(RegionsError::Squares(count))? as usize;
        let mut regions = vec![Squares::default(); side];
        for (square, letter) in letters.chars().enumerate() {
            let region = (letter as usize).checked_sub('A' as usize);
            let region = region.and_then(|region| regions.get_mut(region));
            let region = region.ok_or_else(|| RegionsError::NotALetter(letter.to_string()))?;
            region.insert(square);
        }
        let mut locked: Vec<_> = locked.iter().copied().filter(|&at| at < count).collect();
        locked.sort_unstable();
        locked.dedup();
        Ok(Self {
            grid: Grid::new(side),
            patchwork: Patchwork::new(regions),
            locked,
        })
    }

    /// The squares, rows and columns.
    #[must_use]
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The colours.
    #[must_use]
    pub fn patchwork(&self) -> &Patchwork {
        &self.patchwork
    }

    /// The locked queens, in ascending order.
    #[must_use]
    pub fn locked(&self) -> &[usize] {
        &self.locked
    }

    /// The board with another colour on a square.
    #[must_use]
    pub fn with(&self, square: usize, colour: u8) -> Self {
        let mut changed = self.clone();
        changed.patchwork.give(square, colour);
        changed
    }

    /// A square's name.
    #[must_use]
    pub fn name(&self, square: usize) -> String {
        let size = Size::square(self.grid.side() as u32);
        size.name(size.at(square))
    }

    /// Squares by name, in a list.
    #[must_use]
    pub fn names(&self, squares: &[usize]) -> String {
        let names: Vec<_> = squares.iter().map(|&square| self.name(square)).collect();
        and_list(&names)
    }

    /// What keeps the board from being a puzzle; none if it is proper. It may have no solution all the same.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        self.missing().or_else(|| self.attack())
    }

    /// Colours without a square.
    fn missing(&self) -> Option<Problem> {
        let regions = self.patchwork.regions().iter();
        let missing: Vec<_> = regions
            .enumerate()
            .filter(|(_, squares)| squares.is_empty())
            .map(|(colour, _)| self.colour_name(colour))
            .collect();
        if missing.is_empty() {
            return None;
        }
        let named = listed(&missing);
        let (has, paint) = match missing.len() {
            1 => ("has", "paint at least one"),
            _ => ("have", "paint one of each"),
        };
        let text = capital(&format!("{named} {has} no square: {paint}."));
        let squares = Vec::new();
        Some(Problem { text, squares })
    }

    /// Which colours are in pieces, and the squares away from the largest piece of each; none if no colour is.
    #[must_use]
    pub fn apart(&self) -> Option<Problem> {
        let (mut names, mut counts) = (Vec::new(), Vec::new());
        let mut astray = Squares::default();
        for (colour, &squares) in self.patchwork.regions().iter().enumerate() {
            let pieces = self.grid.pieces(squares);
            if pieces.len() < 2 {
                continue;
            }
            names.push(self.colour_name(colour));
            counts.push(pieces.len());
            // Of equal pieces, the first counts as the largest.
            let largest = pieces.iter().rev().max_by_key(|piece| piece.len());
            astray = astray.or(squares.minus(*largest?));
        }
        let text = match counts[..] {
            [] => return None,
            [count] => format!("{} is in {count} pieces.", names[0]),
            _ => format!("{} are in pieces.", listed(&names)),
        };
        Some(Problem {
            text: capital(&text),
            squares: numbers(astray),
        })
    }

    /// Two locked queens that attack each other.
    fn attack(&self) -> Option<Problem> {
        let field = self.patchwork.field(&self.grid);
        let mut pairs = self.locked.iter().enumerate().flat_map(|(place, &other)| {
            let later = self.locked[place + 1..].iter();
            later.map(move |&one| (other, one))
        });
        let (one, other) = pairs.find(|&(one, other)| field.struck_by(one).has(other))?;
        let text = format!(
            "The locked queens on {} and {} attack each other: unlock one of them.",
            self.name(one),
            self.name(other)
        );
        let squares = vec![one as u64, other as u64];
        Some(Problem { text, squares })
    }

    /// Why a board without a solution has none: the fewest rows, columns and colours that can't all be filled, if
    /// they are known.
    #[must_use]
    pub fn hopeless(&self, field: &Field, start: Position, proof: Option<Units>) -> Problem {
        let Some(proof) = proof else {
            let text = "This board has no solution: repaint a square.".to_owned();
            let squares = Vec::new();
            return Problem { text, squares };
        };
        let names: Vec<_> = units(proof).map(|unit| self.unit_name(unit)).collect();
        let text = match names.len() {
            1 => format!("No solution: {} has no square left.", names[0]),
            2 => format!("No solution: {} can’t both be filled.", and_list(&names)),
            _ => format!("No solution: {} can’t all be filled.", and_list(&names)),
        };
        let left = units(proof).map(|unit| field.left_in(start, unit));
        let squares = numbers(left.fold(Squares::default(), Squares::or));
        Problem { text, squares }
    }

    /// A colour: `grey (H)`.
    #[must_use]
    pub fn colour_name(&self, colour: usize) -> String {
        let palette = assign_painted(self.grid.side() as u32, self.patchwork.of());
        let name = NAMES[usize::from(palette[colour])];
        format!("{name} ({})", Regions::letter(colour as u32))
    }

    /// A row, a column or a colour, in the order of the board's field.
    fn unit_name(&self, unit: usize) -> String {
        let side = self.grid.side();
        match (unit / side, unit % side) {
            (0, row) => format!("row {}", side - row),
            (1, column) => format!("column {}", (b'a' + column as u8) as char),
            (_, colour) => self.colour_name(colour),
        }
    }
}

/// Colours in a list, the first few by name.
fn listed(names: &[String]) -> String {
    match names.len() {
        ..=NAMED => and_list(names),
        count => format!(
            "{} and {} other colours",
            names[..NAMED - 1].join(", "),
            count - NAMED + 1
        ),
    }
}

/// Squares as numbers, in ascending order.
#[must_use]
pub fn numbers(squares: Squares) -> Vec<u64> {
    squares.iter().map(|square| square as u64).collect()
}
