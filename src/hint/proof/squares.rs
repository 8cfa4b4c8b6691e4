//! Sets of squares as bits.

/// Enough words for 18 × 18 squares.
const WORDS: usize = 6;

/// A set of squares, by number, on boards of up to 18 × 18.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares([u64; WORDS]);

impl Squares {
    /// Whether the set has a square.
    #[must_use]
    pub fn has(self, square: usize) -> bool {
        self.0[square / 64] >> (square % 64) & 1 == 1
    }

    /// Adds a square.
    pub fn insert(&mut self, square: usize) {
        self.0[square / 64] |= 1 << (square % 64);
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: usize) {
        self.0[square / 64] &= !(1 << (square % 64));
    }

    /// The squares in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.with(other, |one, other| one & other)
    }

    /// The squares in either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.with(other, |one, other| one | other)
    }

    /// The squares of this set that the other does not have.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.with(other, |one, other| one & !other)
    }

    /// How many squares the set has.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the set has no squares.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The lowest square.
    #[must_use]
    pub fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }

    /// The squares, lowest first.
    pub fn iter(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self.remove(first);
            Some(first)
        })
    }

    fn with(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|word| {
            join(self.0[word], other.0[word])
        }))
    }
}

impl FromIterator<usize> for Squares {
    fn from_iter<I: IntoIterator<Item = usize>>(squares: I) -> Self {
        let mut set = Self::default();
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}
