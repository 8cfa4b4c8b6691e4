//! Queens that may be in conflict, at most one a row, and who of them is.

use crate::board::{columns_and_diagonals, line_count};
use crate::solve::prelude::*;

/// The column of a row without a queen, and the place of a row that is not in the list.
pub(crate) const NONE: u32 = u32::MAX;

/// A column or a diagonal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Line {
    /// How many queens stand on it.
    queens: u32,
    /// Their rows, combined by exclusive or: of a single queen, its row.
    rows: u32,
}

/// A board with at most one queen in each row.
///
/// Putting a queen down, lifting it, counting the queens that a square is in line with and drawing a
/// threatened queen at random all take the same short time, whatever the size of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Conflicts {
    side: u32,
    /// The column of each row's queen.
    columns: Vec<u32>,
    /// Columns, diagonals and antidiagonals, one after the other.
    lines: Vec<Line>,
    /// The rows without a locked queen, from the top.
    open: Vec<u32>,
    /// The rows whose queens are in conflict and can move, in any order.
    threatened: Vec<u32>,
    /// Where each row stands in that list. The locked queens' rows never do.
    places: Vec<u32>,
    /// How many pairs of queens are in line.
    pairs: u32,
}

impl Conflicts {
    /// The locked queens alone.
    pub(crate) fn new(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side() as usize;
        let open = puzzle.open_rows();
        let mut board = Self {
            side: puzzle.side(),
            columns: vec![NONE; side],
            lines: vec![Line::default(); line_count(puzzle.side()) - side],
            threatened: Vec::with_capacity(open.len()),
            places: vec![NONE; side],
            open,
            pairs: 0,
        };
        for queen in puzzle.locked() {
            board.put(queen.row, queen.column);
        }
        board
    }

    pub(crate) fn side(&self) -> u32 {
        self.side
    }

    /// The rows whose queens can move.
    pub(crate) fn open(&self) -> &[u32] {
        &self.open
    }

    /// The column of a row's queen.
    pub(crate) fn column(&self, row: u32) -> u32 {
        self.columns[row as usize]
    }

    /// The square of a row's queen.
    pub(crate) fn queen(&self, row: u32) -> Square {
        Square::new(row, self.column(row))
    }

    /// The queens that can move.
    pub(crate) fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        let queens = self.open.iter().map(|&row| self.queen(row));
        queens.filter(|queen| queen.column != NONE)
    }

    /// How many pairs of queens are in line.
    pub(crate) fn pairs(&self) -> u32 {
        self.pairs
    }

    /// How many pairs of queens are in line, in a sentence.
    pub(crate) fn told_pairs(&self) -> String {
        told_pairs(self.pairs)
    }

    /// One of the queens that can move and are in conflict, at random; gives its row.
    pub(crate) fn draw(&self, rng: &mut Rng) -> Option<u32> {
        let count = self.threatened.len() as u32;
        (count > 0).then(|| self.threatened[rng.below(count) as usize])
    }

    /// How many queens a square is in line with, not counting the one in its own row.
    #[inline]
    pub(crate) fn count(&self, square: Square) -> u32 {
        let lines = columns_and_diagonals(self.side, square);
        let all: u32 = lines.iter().map(|&line| self.lines[line].queens).sum();
        let own = self.columns[square.row as usize] == square.column;
        all - 3 * u32::from(own)
    }

    /// Puts a queen into an empty row.
    pub(crate) fn put(&mut self, row: u32, column: u32) {
        debug_assert_eq!(self.column(row), NONE);
        self.pairs += self.count(Square::new(row, column));
        self.columns[row as usize] = column;
        for line in columns_and_diagonals(self.side, Square::new(row, column)) {
            let Line { queens, rows } = self.lines[line];
            self.lines[line] = Line {
                queens: queens + 1,
                rows: rows ^ row,
            };
            if queens == 1 {
                self.refresh(rows);
            }
        }
        self.refresh(row);
    }

    /// Empties a row.
    pub(crate) fn lift(&mut self, row: u32) {
        let column = std::mem::replace(&mut self.columns[row as usize], NONE);
        for line in columns_and_diagonals(self.side, Square::new(row, column)) {
            let Line { queens, rows } = self.lines[line];
            let left = Line {
                queens: queens - 1,
                rows: rows ^ row,
            };
            self.lines[line] = left;
            if left.queens == 1 {
                self.refresh(left.rows);
            }
        }
        self.pairs -= self.count(Square::new(row, column));
        self.refresh(row);
    }

    /// Moves a row's queen along its row.
    pub(crate) fn shift(&mut self, row: u32, column: u32) {
        if self.column(row) != column {
            self.lift(row);
            self.put(row, column);
        }
    }

    /// Empties every row that has no locked queen.
    pub(crate) fn clear(&mut self) {
        for place in 0..self.open.len() {
            if self.column(self.open[place]) != NONE {
                self.lift(self.open[place]);
            }
        }
    }

    /// Puts a queen on a random square of every row that has no locked queen.
    pub(crate) fn scatter(&mut self, rng: &mut Rng) {
        self.clear();
        for place in 0..self.open.len() {
            self.put(self.open[place], rng.below(self.side));
        }
    }

    /// Whether a row's queen is in line with another.
    pub(crate) fn is_in_conflict(&self, row: u32) -> bool {
        let column = self.column(row);
        column != NONE
            && columns_and_diagonals(self.side, Square::new(row, column))
                .iter()
                .any(|&line| self.lines[line].queens > 1)
    }

    /// Brings the list of threatened queens up to date for one row.
    fn refresh(&mut self, row: u32) {
        let place = self.places[row as usize];
        match (self.is_in_conflict(row), place != NONE) {
            (true, false) if self.open.binary_search(&row).is_ok() => {
                self.places[row as usize] = self.threatened.len() as u32;
                self.threatened.push(row);
            }
            (false, true) => {
                self.threatened.swap_remove(place as usize);
                if let Some(&other) = self.threatened.get(place as usize) {
                    self.places[other as usize] = place;
                }
                self.places[row as usize] = NONE;
            }
            _ => {}
        }
    }
}

/// How many pairs attack each other, in a sentence.
pub(crate) fn told_pairs(pairs: u32) -> String {
    match pairs {
        1 => "1 pair attacks each other.".to_owned(),
        pairs => format!("{} attack each other.", counted(u64::from(pairs), "pair")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::in_line;

    /// Everything is held against looking at every queen, through many random changes.
    #[test]
    fn counts_agree_with_looking_at_every_queen() {
        let locked = vec![Square::new(2, 0), Square::new(5, 2)];
        let puzzle = QueensPuzzle::new(7, locked.clone()).unwrap();
        let mut board = Conflicts::new(&puzzle);
        let mut rng = Rng::new(3);
        for round in 0..300 {
            match round % 50 {
                0 => board.scatter(&mut rng),
                49 => board.clear(),
                _ => {
                    let row = board.open()[rng.below(5) as usize];
                    match board.column(row) {
                        NONE => board.put(row, rng.below(7)),
                        _ if rng.below(3) == 0 => board.lift(row),
                        _ => board.shift(row, rng.below(7)),
                    }
                }
            }
            check(&board, &locked);
        }
    }

    fn check(board: &Conflicts, locked: &[Square]) {
        let all: Vec<_> = board.queens().chain(locked.iter().copied()).collect();
        let others = |square: Square| {
            let others = all.iter().filter(|queen| queen.row != square.row);
            others.filter(|&&queen| in_line(queen, square)).count() as u32
        };
        for square in crate::board::Size::square(7).squares() {
            assert_eq!(board.count(square), others(square));
        }
        let counted: u32 = all.iter().map(|&queen| others(queen)).sum();
        assert_eq!(2 * board.pairs(), counted);
        let mut threatened = board.threatened.clone();
        threatened.sort_unstable();
        let wanted = board.queens().filter(|&queen| others(queen) > 0);
        assert_eq!(threatened, wanted.map(|q| q.row).collect::<Vec<_>>());
    }
}
