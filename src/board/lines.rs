//! The queens on a board, counted so that attacks are found fast.

use super::attacks::{line_count, lines_through};
use super::rules::Rules;
use super::square::Square;

/// The queens on an n × n board, counted by what they attack along.
///
/// Adding or removing a queen and checking whether a square is attacked take a handful of array
/// look-ups on boards of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    rules: Rules,
    /// The number of queens on each row, column, diagonal and antidiagonal, one after another. On a
    /// board with colours, the columns of the queens in each row, as a bit set.
    counts: Vec<u32>,
}

impl Lines {
    /// The lines of an empty `side` × `side` board of Queen's Challenge.
    #[must_use]
    pub fn new(side: u32) -> Self {
        Self::of(&Rules::classic(side))
    }

    /// The lines of an empty board.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let lines = match rules.has_diagonals() {
            true => line_count(rules.side()),
            false => rules.side() as usize,
        };
        Self {
            rules: rules.clone(),
            counts: vec![0; lines],
        }
    }

    /// Adds a queen. Returns the number of pairs of queens attacking each other that it makes.
    #[inline]
    pub fn add(&mut self, square: Square) -> u32 {
        match self.rules.has_diagonals() {
            true => self.add_on::<true>(square),
            false => self.add_on::<false>(square),
        }
    }

    /// The same where it is known whether the board has diagonals, for inner loops: they then keep their
    /// variables in registers.
    #[inline(always)]
    pub(crate) fn add_on<const DIAGONALS: bool>(&mut self, square: Square) -> u32 {
        if !DIAGONALS {
            return self.flip(square);
        }
        let mut pairs = 0;
        for line in lines_through(self.rules.side(), square) {
            pairs += self.counts[line];
            self.counts[line] += 1;
        }
        pairs
    }

    /// Removes a queen. Returns the number of pairs of queens attacking each other that it ends.
    #[inline]
    pub fn remove(&mut self, square: Square) -> u32 {
        match self.rules.has_diagonals() {
            true => self.remove_on::<true>(square),
            false => self.remove_on::<false>(square),
        }
    }

    /// The same where it is known whether the board has diagonals.
    #[inline(always)]
    pub(crate) fn remove_on<const DIAGONALS: bool>(&mut self, square: Square) -> u32 {
        if !DIAGONALS {
            return self.flip(square);
        }
        let mut pairs = 0;
        for line in lines_through(self.rules.side(), square) {
            self.counts[line] -= 1;
            pairs += self.counts[line];
        }
        pairs
    }

    /// Whether a queen attacks a square, or is on it.
    #[inline]
    #[must_use]
    pub fn touch(&self, square: Square) -> bool {
        if !self.rules.has_diagonals() {
            return self.covers(square);
        }
        lines_through(self.rules.side(), square)
            .iter()
            .any(|&line| self.counts[line] > 0)
    }

    /// Whether a queen of another row attacks a square, where it is known whether the board has diagonals.
    #[inline(always)]
    pub(crate) fn reach_on<const DIAGONALS: bool>(&self, square: Square) -> bool {
        if !DIAGONALS {
            return self.covers(square);
        }
        let [_, column, rising, falling] = lines_through(self.rules.side(), square);
        [column, rising, falling]
            .iter()
            .any(|&line| self.counts[line] > 0)
    }

    /// Whether the queen on a square is attacked by another.
    #[must_use]
    pub fn is_crowded(&self, square: Square) -> bool {
        if !self.rules.has_diagonals() {
            return self.attackers(square) > 0;
        }
        lines_through(self.rules.side(), square)
            .iter()
            .any(|&line| self.counts[line] > 1)
    }

    /// Whether the board has diagonals that queens attack along.
    #[inline]
    pub(crate) fn has_diagonals(&self) -> bool {
        self.rules.has_diagonals()
    }

    /// Removes all queens.
    pub fn clear(&mut self) {
        self.counts.fill(0);
    }

    /// Adds or removes the queen of a square of a board with colours. Returns the number of queens
    /// that attack the square.
    #[cold]
    #[inline(never)]
    fn flip(&mut self, square: Square) -> u32 {
        self.counts[square.row as usize] ^= 1 << square.column;
        self.attackers(square)
    }

    /// Whether a queen attacks a square of a board with colours, or is on it.
    #[cold]
    #[inline(never)]
    fn covers(&self, square: Square) -> bool {
        let own = self.counts[square.row as usize] >> square.column & 1 == 1;
        own || self.attackers(square) > 0
    }

    /// The number of queens that attack a square of a board with colours.
    fn attackers(&self, square: Square) -> u32 {
        let rows = (0..).zip(&self.counts);
        let attackers = rows.map(|(row, &queens)| {
            let columns = self.rules.attacked_columns(square, row).unwrap_or(0);
            (queens & columns).count_ones()
        });
        attackers.sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Regions, Size, in_line};

    #[test]
    fn lines_agree_with_in_line() {
        let board = Size::square(5);
        for queen in board.squares() {
            let mut lines = Lines::new(5);
            assert_eq!(lines.add(queen), 0);
            for square in board.squares() {
                assert_eq!(
                    lines.touch(square),
                    square == queen || in_line(queen, square)
                );
            }
        }
    }

    #[test]
    fn pairs_are_counted_on_both_ways() {
        let mut lines = Lines::new(4);
        lines.add(Square::new(0, 0));
        assert_eq!(lines.add(Square::new(0, 3)), 1);
        assert_eq!(lines.add(Square::new(3, 3)), 2);
        assert_eq!(lines.remove(Square::new(0, 0)), 2);
        assert_eq!(lines.remove(Square::new(3, 3)), 1);
    }

    #[test]
    fn queens_on_colours_are_counted_once_a_pair() {
        let regions: Regions = "AABBACBBCCCDCDDD".parse().unwrap();
        let rules = Rules::colour(regions);
        for queen in rules.size().squares() {
            let mut lines = Lines::of(&rules);
            assert_eq!(lines.add(queen), 0);
            for square in rules.size().squares() {
                let attacked = rules.attack(queen, square);
                assert_eq!(lines.touch(square), square == queen || attacked);
                if square != queen {
                    assert_eq!(lines.add(square), u32::from(attacked));
                    assert_eq!(lines.is_crowded(queen), attacked);
                    assert_eq!(lines.remove(square), u32::from(attacked));
                }
            }
        }
    }
}
