//! The eight symmetries of the square.

use crate::board::Square;

/// Turns and reflections of a square board that map it onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Symmetry {
    /// Whether rows are reversed.
    turns_rows: bool,
    /// Whether columns are reversed.
    turns_columns: bool,
    /// Whether rows and columns are then swapped.
    swaps: bool,
}

impl Symmetry {
    /// All eight; the identity comes first.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            turns_rows: bits & 1 > 0,
            turns_columns: bits & 2 > 0,
            swaps: bits & 4 > 0,
        })
    }

    /// Those that map these squares onto themselves.
    pub(crate) fn keeping(side: u32, squares: &[Square]) -> Vec<Self> {
        let keeps = |symmetry: &Self| {
            let mut images = squares.iter().map(|&square| symmetry.image(side, square));
            images.all(|image| squares.contains(&image))
        };
        Self::all().filter(keeps).collect()
    }

    /// The inverse.
    pub(crate) const fn inverse(self) -> Self {
        if !self.swaps {
            return self;
        }
        Self {
            turns_rows: self.turns_columns,
            turns_columns: self.turns_rows,
            swaps: true,
        }
    }

    /// The image of a square.
    pub(crate) const fn image(self, side: u32, square: Square) -> Square {
        let Square {
            mut row,
            mut column,
        } = square;
        if self.turns_rows {
            row = side - 1 - row;
        }
        if self.turns_columns {
            column = side - 1 - column;
        }
        if self.swaps {
            Square::new(column, row)
        } else {
            Square::new(row, column)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;

    #[test]
    fn an_inverse_takes_back() {
        for symmetry in Symmetry::all() {
            for square in Size::square(5).squares() {
                let image = symmetry.image(5, square);
                assert_eq!(symmetry.inverse().image(5, image), square);
            }
        }
    }

    #[test]
    fn a_square_off_all_axes_has_eight_images() {
        let mut images: Vec<_> = Symmetry::all()
            .map(|symmetry| symmetry.image(8, Square::new(0, 1)))
            .collect();
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), 8);
    }

    #[test]
    fn the_symmetries_of_a_square_on_the_board() {
        let kept = |row, column| Symmetry::keeping(5, &[Square::new(row, column)]).len();
        assert_eq!(
            [kept(2, 2), kept(1, 1), kept(2, 0), kept(0, 1)],
            [8, 2, 2, 1]
        );
        assert_eq!(Symmetry::keeping(5, &[]).len(), 8);
        let all: Vec<_> = Size::square(5).squares().collect();
        assert_eq!(Symmetry::keeping(5, &all).len(), 8);
    }
}
