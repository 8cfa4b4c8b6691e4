//! Boards with at most one queen in each row, with their conflicts.

use crate::board::{Rules, columns_and_diagonals, line_count};
use crate::solve::prelude::*;

/// No column: the row has no queen. No place: the row is not in the list.
pub(crate) const NONE: u32 = u32::MAX;

/// A column or a diagonal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Line {
    /// The number of queens on it.
    queens: u32,
    /// The exclusive or of their rows: for a single queen, its row.
    rows: u32,
}

/// A board with at most one queen in each row.
///
/// Placing or lifting a queen, counting the queens in line with a square, and drawing a random
/// queen in conflict take constant time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Conflicts {
    side: u32,
    rules: Rules,
    /// The column of each row's queen.
    columns: Vec<u32>,
    /// Columns, diagonals and antidiagonals, one after another.
    lines: Vec<Line>,
    /// The rows without a locked queen, from the top.
    open: Vec<u32>,
    /// The rows whose queens are in conflict and can move, in any order.
    threatened: Reserved<Vec<u32>>,
    /// The place of each row in that list; rows of locked queens are never in it.
    places: Vec<u32>,
    /// The number of attacking pairs.
    pairs: u32,
}

impl Conflicts {
    /// Only the locked queens.
    pub(crate) fn new(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side() as usize;
        let open = puzzle.open_rows();
        let mut board = Self {
            side: puzzle.side(),
            rules: puzzle.rules().clone(),
            columns: vec![NONE; side],
            lines: match puzzle.rules().has_diagonals() {
                true => vec![Line::default(); line_count(puzzle.side()) - side],
                false => Vec::new(),
            },
            threatened: Reserved::new(open.len()),
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

    pub(crate) fn has_diagonals(&self) -> bool {
        self.rules.has_diagonals()
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

    /// The number of attacking pairs.
    pub(crate) fn pairs(&self) -> u32 {
        self.pairs
    }

    /// The number of attacking pairs, as a sentence.
    pub(crate) fn told_pairs(&self) -> String {
        told_pairs(self.pairs)
    }

    /// The row of a random queen that is in conflict and can move.
    pub(crate) fn draw(&self, rng: &mut Rng) -> Option<u32> {
        let count = self.threatened.len() as u32;
        (count > 0).then(|| self.threatened[rng.below(count) as usize])
    }

    /// The number of queens that attack a square, without the one in its own row.
    #[inline(always)]
    pub(crate) fn count(&self, square: Square) -> u32 {
        match self.rules.has_diagonals() {
            true => self.in_line(square),
            false => self.attackers(square),
        }
    }

    /// The same on a board without colours.
    #[inline(always)]
    pub(crate) fn in_line(&self, square: Square) -> u32 {
        let lines = columns_and_diagonals(self.side, square);
        let all: u32 = lines.iter().map(|&line| self.lines[line].queens).sum();
        let own = self.columns[square.row as usize] == square.column;
        all - 3 * u32::from(own)
    }

    /// Places a queen in a row without one.
    pub(crate) fn put(&mut self, row: u32, column: u32) {
        debug_assert_eq!(self.column(row), NONE);
        if !self.rules.has_diagonals() {
            self.pairs += self.attackers(Square::new(row, column));
            self.columns[row as usize] = column;
            return self.refresh_all();
        }
        self.pairs += self.in_line(Square::new(row, column));
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

    /// Lifts a row's queen.
    pub(crate) fn lift(&mut self, row: u32) {
        let column = std::mem::replace(&mut self.columns[row as usize], NONE);
        if !self.rules.has_diagonals() {
            self.pairs -= self.attackers(Square::new(row, column));
            return self.refresh_all();
        }
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
        self.pairs -= self.in_line(Square::new(row, column));
        self.refresh(row);
    }

    /// Moves a row's queen along its row.
    pub(crate) fn shift(&mut self, row: u32, column: u32) {
        if self.column(row) != column {
            self.lift(row);
            self.put(row, column);
        }
    }

    /// Lifts every queen that is not locked.
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
    fn is_in_line(&self, row: u32) -> bool {
        let column = self.column(row);
        column != NONE
            && columns_and_diagonals(self.side, Square::new(row, column))
                .iter()
                .any(|&line| self.lines[line].queens > 1)
    }

    /// The number of queens of other rows that attack a square of a board with colours.
    #[cold]
    #[inline(never)]
    pub(crate) fn attackers(&self, square: Square) -> u32 {
        let rows = (0..self.side).filter(|&row| row != square.row);
        let attackers = rows.filter(|&row| {
            let column = self.columns[row as usize];
            column != NONE && self.rules.attack(square, Square::new(row, column))
        });
        attackers.count() as u32
    }

    /// Updates the list of queens in conflict for all rows, of which a board with colours has few.
    #[cold]
    #[inline(never)]
    fn refresh_all(&mut self) {
        for row in 0..self.side {
            let queen = self.queen(row);
            self.list(row, queen.column != NONE && self.attackers(queen) > 0);
        }
    }

    /// Updates the list of queens in conflict for one row of a board without colours.
    #[inline(never)]
    fn refresh(&mut self, row: u32) {
        self.list(row, self.is_in_line(row));
    }

    /// Puts a row on the list of queens in conflict, or takes it off.
    #[inline]
    fn list(&mut self, row: u32, in_conflict: bool) {
        let place = self.places[row as usize];
        match (in_conflict, place != NONE) {
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

/// The number of attacking pairs, as a sentence.
pub(crate) fn told_pairs(pairs: u32) -> String {
    format!("{}.", counted(u64::from(pairs), "attacking pair"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::in_line;

    /// After many random changes, everything agrees with a plain recount.
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
        assert_eq!(*threatened, wanted.map(|q| q.row).collect::<Vec<_>>());
    }
}
