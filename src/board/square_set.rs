//! Small sets of squares.

use super::{Square, sorted};

/// A set of squares, in ascending order. A list takes a tenth of the code of a `BTreeSet`, and people cross
/// out few squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SquareSet(Vec<Square>);

impl SquareSet {
    /// Whether it has a square.
    #[must_use]
    pub fn contains(&self, square: &Square) -> bool {
        self.0.binary_search(square).is_ok()
    }

    /// Adds a square; returns whether it was new.
    pub fn insert(&mut self, square: Square) -> bool {
        let place = self.0.binary_search(&square);
        if let Err(place) = place {
            self.0.insert(place, square);
        }
        place.is_err()
    }

    /// Removes a square; returns whether it was there.
    pub fn remove(&mut self, square: &Square) -> bool {
        let place = self.0.binary_search(square);
        if let Ok(place) = place {
            self.0.remove(place);
        }
        place.is_ok()
    }

    /// Keeps only the squares that fit.
    pub fn retain(&mut self, fits: impl FnMut(&Square) -> bool) {
        self.0.retain(fits);
    }

    /// The squares, in ascending order.
    pub fn iter(&self) -> std::slice::Iter<'_, Square> {
        self.0.iter()
    }

    /// Whether it has no squares.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut all = sorted(squares.into_iter().collect());
        all.dedup();
        Self(all)
    }
}

impl<'a> IntoIterator for &'a SquareSet {
    type Item = &'a Square;
    type IntoIter = std::slice::Iter<'a, Square>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
