//! The rules of a puzzle of queens: what attacks what, and which lines need a queen.

use std::sync::OnceLock;

use super::attacks::{attacked_in, in_line};
use super::palette;
use super::regions::Regions;
use super::square::{Size, Square, column_letters};
use super::words::capital;

/// A line that needs a queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unit {
    /// A row, from the top.
    Row(u32),
    /// A column, from the left.
    Column(u32),
    /// A colour, in the order of [`Regions`].
    Colour(u32),
}

/// The rules of a puzzle of queens. Everything that places queens asks them, and nothing asks which
/// game it is.
///
/// * *Queen's Challenge*: queens attack along rows, columns and diagonals; every row and column needs
///   one.
/// * *Colour Queens*: queens attack along rows and columns, within their colour, and the squares that
///   they touch; every row, column and colour needs one.
///
/// ```
/// use forward_check::board::{Rules, Square, Unit};
///
/// let rules = Rules::colour("AABBACBBCCCDCDDD".parse()?);
/// let queen = Square::new(0, 1);
/// assert!(rules.attack(queen, Square::new(1, 0)), "they share a colour, and touch");
/// assert!(!rules.attack(queen, Square::new(2, 3)), "a long diagonal");
/// assert_eq!(rules.units().count(), 12);
/// assert_eq!(rules.unit_name(Unit::Colour(2)), "orange (C)");
/// # Ok::<(), forward_check::board::RegionsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    side: u32,
    #[cfg(not(feature = "without-colour"))]
    colours: Option<std::sync::Arc<Colours>>,
}

/// A board with colours, and what its queens attack.
#[derive(Debug, PartialEq, Eq)]
struct Colours {
    regions: Regions,
    /// For every square, and then every row, the columns that a queen there attacks, as a bit set.
    attacked: Vec<u32>,
    /// The name of every colour, worked out when a sentence needs it.
    palette: OnceLock<Vec<u8>>,
}

impl Colours {
    fn of(regions: Regions) -> Self {
        let size = regions.size();
        let touch_or_share = |one: Square, other: Square| {
            let (down, along) = (
                one.row.abs_diff(other.row),
                one.column.abs_diff(other.column),
            );
            let touch = down <= 1 && along <= 1;
            touch || down == 0 || along == 0 || regions.colour(one) == regions.colour(other)
        };
        let row_of = |(queen, row)| {
            let squares = (0..size.columns).map(|column| Square::new(row, column));
            let attacked =
                squares.filter(|&square| square != queen && touch_or_share(queen, square));
            attacked.fold(0, |columns, square| columns | 1 << square.column)
        };
        let rows = size
            .squares()
            .flat_map(|queen| (0..size.rows).map(move |row| (queen, row)));
        let attacked = rows.map(row_of).collect();
        Self {
            regions,
            attacked,
            palette: OnceLock::new(),
        }
    }
}

impl Rules {
    /// The rules of Queen's Challenge.
    #[must_use]
    pub const fn classic(side: u32) -> Self {
        Self {
            side,
            #[cfg(not(feature = "without-colour"))]
            colours: None,
        }
    }

    /// The rules of Colour Queens.
    #[must_use]
    pub fn colour(regions: Regions) -> Self {
        if cfg!(feature = "without-colour") {
            unreachable!("this build has no colours");
        }
        Self {
            side: regions.side(),
            #[cfg(not(feature = "without-colour"))]
            colours: Some(std::sync::Arc::new(Colours::of(regions))),
        }
    }

    /// The colours of the board. A module compiled without them knows that there are none, so that
    /// the compiler drops what only they need.
    #[inline(always)]
    fn colours(&self) -> Option<&Colours> {
        #[cfg(not(feature = "without-colour"))]
        return self.colours.as_deref();
        #[cfg(feature = "without-colour")]
        None
    }

    /// The side of the board in squares, which is also the number of queens.
    #[inline]
    #[must_use]
    pub const fn side(&self) -> u32 {
        self.side
    }

    /// The board.
    #[must_use]
    pub const fn size(&self) -> Size {
        Size::square(self.side)
    }

    /// The colours of the board, if it has any.
    #[inline]
    #[must_use]
    pub fn regions(&self) -> Option<&Regions> {
        self.colours().map(|colours| &colours.regions)
    }

    /// Whether queens attack along the whole diagonal, and not just the next square.
    #[inline]
    #[must_use]
    pub fn has_diagonals(&self) -> bool {
        self.colours().is_none()
    }

    /// The columns of a row that a queen attacks, as a bit set, on a board with colours. Its own square
    /// is not among them.
    #[inline]
    #[must_use]
    pub fn attacked_columns(&self, queen: Square, row: u32) -> Option<u32> {
        let colours = self.colours()?;
        let side = self.side as usize;
        let place = (queen.row as usize * side + queen.column as usize) * side + row as usize;
        Some(colours.attacked[place])
    }

    /// Whether queens on two different squares attack each other. A square does not attack itself.
    #[inline]
    #[must_use]
    pub fn attack(&self, one: Square, other: Square) -> bool {
        match self.attacked_columns(one, other.row) {
            None => in_line(one, other),
            Some(columns) => columns >> other.column & 1 == 1,
        }
    }

    /// Visits the squares of other rows that a queen attacks, row by row from left to right.
    #[inline]
    pub fn each_attacked_in(
        &self,
        rows: impl IntoIterator<Item = u32>,
        queen: Square,
        visit: impl FnMut(Square),
    ) {
        match self.has_diagonals() {
            true => self.each_attacked::<true>(rows, queen, visit),
            false => self.each_attacked::<false>(rows, queen, visit),
        }
    }

    /// The same where it is known whether the board has diagonals, for inner loops: they then keep their
    /// variables in registers.
    #[inline(always)]
    pub(crate) fn each_attacked<const DIAGONALS: bool>(
        &self,
        rows: impl IntoIterator<Item = u32>,
        queen: Square,
        mut visit: impl FnMut(Square),
    ) {
        for row in rows {
            if DIAGONALS {
                attacked_in(row, queen, self.side).for_each(&mut visit);
            } else {
                let columns = self.attacked_columns(queen, row).unwrap_or(0);
                bits(columns).for_each(|column| visit(Square::new(row, column)));
            }
        }
    }

    /// Every line that needs a queen: rows, then columns, then colours.
    pub fn units(&self) -> impl Iterator<Item = Unit> + use<> {
        let side = self.side;
        let colours = self.colours().map_or(0, |_| side);
        let lines = (0..side).map(Unit::Row).chain((0..side).map(Unit::Column));
        lines.chain((0..colours).map(Unit::Colour))
    }

    /// The lines that need a queen and have this square: its row, its column and its colour.
    pub fn units_of(&self, square: Square) -> impl Iterator<Item = Unit> + use<> {
        let colour = self
            .regions()
            .map(|regions| Unit::Colour(regions.colour(square)));
        let lines = [Unit::Row(square.row), Unit::Column(square.column)];
        lines.into_iter().chain(colour)
    }

    /// The squares of a line, row by row from the top left.
    ///
    /// # Panics
    /// If the board has no such line.
    #[must_use]
    pub fn squares_of(&self, unit: Unit) -> Vec<Square> {
        match unit {
            Unit::Row(row) => (0..self.side)
                .map(|column| Square::new(row, column))
                .collect(),
            Unit::Column(column) => (0..self.side).map(|row| Square::new(row, column)).collect(),
            Unit::Colour(colour) => {
                let regions = self.regions().expect("the board has colours");
                regions.squares_of(colour).collect()
            }
        }
    }

    /// The name of every colour, as a place in [`COLOUR_NAMES`](super::COLOUR_NAMES): neighbours have names of
    /// colours that are easy to tell apart. Empty on a board without colours.
    #[must_use]
    pub fn palette(&self) -> &[u8] {
        self.colours().map_or(&[], |colours| {
            let palette = || palette::assign(&colours.regions);
            colours.palette.get_or_init(palette)
        })
    }

    /// A line in words: `row 6`, `column c`, `purple (E)`.
    ///
    /// # Panics
    /// If the board has no such line.
    #[must_use]
    pub fn unit_name(&self, unit: Unit) -> String {
        match unit {
            Unit::Row(row) => format!("row {}", self.size().rank(row)),
            Unit::Column(column) => format!("column {}", column_letters(column)),
            Unit::Colour(colour) => {
                let place = self.palette()[colour as usize] as usize;
                format!("{} ({})", palette::NAMES[place], Regions::letter(colour))
            }
        }
    }

    /// A line in words, with a capital letter.
    ///
    /// # Panics
    /// If the board has no such line.
    #[must_use]
    pub fn unit_title(&self, unit: Unit) -> String {
        capital(&self.unit_name(unit))
    }
}

/// The places of the set bits, the lowest first.
#[inline]
pub fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros());
        set &= set.wrapping_sub(1);
        place
    })
}
