//! A game of queens in play: the position and the history of moves.

use super::Lost;
use super::in_play::{History, InPlay, Kept};
pub use super::move_error::QueensMoveError;
use super::queens::{QueensPuzzle, Rule, conflicts};
use super::queens_position::{Change, QueensPosition, joined, split, unreadable};
use crate::board::{Lines, Size, Square, SquareSet, line_count, lines_through};

/// A move that was made, with what it takes to undo it exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The move as a word of a record.
    word: String,
    /// Whether it counts as a move: crosses and restored positions do not.
    counts: bool,
    change: Change,
}

/// A game in play.
///
/// ```
/// use forward_check::board::Square;
/// use forward_check::puzzles::{InPlay, QueensGame, QueensPuzzle, Rule};
///
/// let puzzle = QueensPuzzle::new(4, vec![Square::new(0, 1)]).unwrap();
/// let mut game = QueensGame::new(puzzle, Rule::Classic);
/// game.replay("x:a1+b1 d3 a1 -a1 a2 c1").unwrap();
/// assert!(game.is_solved());
/// assert_eq!(game.position(), "d3+a2+c1/b1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueensGame {
    puzzle: QueensPuzzle,
    rule: Rule,
    stand: QueensPosition,
    lines: Lines,
    history: History<Made>,
}

impl QueensGame {
    /// A new game with only the locked queens.
    #[must_use]
    pub fn new(puzzle: QueensPuzzle, rule: Rule) -> Self {
        let mut game = Self {
            lines: Lines::of(puzzle.rules()),
            puzzle,
            rule,
            stand: QueensPosition::default(),
            history: History::default(),
        };
        game.draw_lines();
        game
    }

    /// The puzzle being played.
    #[must_use]
    pub fn puzzle(&self) -> &QueensPuzzle {
        &self.puzzle
    }

    /// The player's queens in the order they were placed, without the locked ones.
    #[must_use]
    pub fn queens(&self) -> &[Square] {
        &self.stand.queens
    }

    /// The squares that the player crossed out, in ascending order.
    #[must_use]
    pub fn crosses(&self) -> &SquareSet {
        &self.stand.crosses
    }

    /// Changes the rule for later moves; queens already placed stay.
    pub fn set_rule(&mut self, rule: Rule) {
        self.rule = rule;
    }

    /// All queens: the locked ones from the top, then the player's in order.
    pub fn all(&self) -> impl Iterator<Item = Square> + '_ {
        self.puzzle.locked().iter().chain(self.queens()).copied()
    }

    /// The queens that attack a square. A queen on it does not attack it.
    pub fn attackers(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        self.all()
            .filter(move |&queen| self.puzzle.rules().attack(queen, square))
    }

    /// Whether a queen is on a square or attacks it.
    #[must_use]
    pub fn is_attacked(&self, square: Square) -> bool {
        self.lines.touch(square)
    }

    /// For every square the first queen that is on it or attacks it: 0 for the locked queens, 1 for
    /// the player's first, and so on; −1 for none.
    #[must_use]
    pub fn levels(&self) -> Vec<i32> {
        if !self.puzzle.rules().has_diagonals() {
            return self.levels_by_queen();
        }
        let side = self.puzzle.side();
        let mut first = vec![i32::MAX; line_count(side)];
        let locked = self.puzzle.locked().iter().map(|&queen| (0, queen));
        let placed = self.queens().iter().enumerate();
        let placed = placed.map(|(place, &queen)| (place as i32 + 1, queen));
        for (level, queen) in locked.chain(placed) {
            for line in lines_through(side, queen) {
                first[line] = first[line].min(level);
            }
        }
        let level = |square| lines_through(side, square).map(|line| first[line]);
        let squares = self.puzzle.size().squares().map(level);
        squares
            .map(|levels| levels.into_iter().min().filter(|&level| level < i32::MAX))
            .map(|level| level.unwrap_or(-1))
            .collect()
    }

    /// The levels of a board with colours, which has few squares and queens.
    fn levels_by_queen(&self) -> Vec<i32> {
        let (rules, locked) = (self.puzzle.rules(), self.puzzle.locked().len() as i32);
        let level = |square| {
            let mut queens = (0..).zip(self.all());
            let first = queens.find(|&(_, queen)| queen == square || rules.attack(queen, square));
            first.map_or(-1, |(place, _): (i32, _)| (place - locked + 1).max(0))
        };
        rules.size().squares().map(level).collect()
    }

    /// Every pair of queens that attack each other.
    #[must_use]
    pub fn conflicts(&self) -> Vec<(Square, Square)> {
        let all: Vec<_> = self.all().collect();
        conflicts(self.puzzle.rules(), &all)
    }

    /// Places a queen, removes a cross from its square, and clears the moves to redo.
    ///
    /// # Errors
    /// If the rules do not allow it. Then nothing has changed.
    pub fn place(&mut self, square: Square) -> Result<(), QueensMoveError> {
        self.check_place(square)?;
        let place = self.queens().len();
        let word = self.puzzle.size().name(square);
        self.make(word, true, self.exchange(None, Some((place, square))));
        Ok(())
    }

    /// Whether [`QueensGame::place`] would be allowed, without doing it.
    ///
    /// # Errors
    /// Why not.
    pub fn check_place(&self, square: Square) -> Result<(), QueensMoveError> {
        self.check_target(square, None)?;
        if self.is_full() {
            return Err(QueensMoveError::NoneLeft(self.puzzle.side()));
        }
        Ok(())
    }

    /// Lifts the player's queen from a square, and clears the moves to redo.
    ///
    /// # Errors
    /// If the square has no queen or a locked one. Then nothing has changed.
    pub fn lift(&mut self, square: Square) -> Result<(), QueensMoveError> {
        let place = self.check_lift(square)?;
        let word = format!("-{}", self.puzzle.size().name(square));
        self.make(word, true, self.exchange(Some((place, square)), None));
        Ok(())
    }

    /// Moves the player's queen to another square, removes a cross there, and clears the moves to
    /// redo. The queen keeps its place in the order of placing.
    ///
    /// # Errors
    /// If it cannot be lifted or cannot be placed there. Then nothing has changed.
    pub fn move_queen(&mut self, from: Square, to: Square) -> Result<(), QueensMoveError> {
        let place = self.check_lift(from)?;
        self.check_target(to, Some(from))?;
        let size = self.puzzle.size();
        let word = format!("{}>{}", size.name(from), size.name(to));
        let change = self.exchange(Some((place, from)), Some((place, to)));
        self.make(word, true, change);
        Ok(())
    }

    /// Crosses squares out, as one move, and clears the moves to redo. Skips squares that already
    /// have a cross or a queen. Returns whether any was crossed out.
    ///
    /// # Errors
    /// If a square is off the board. Then nothing has changed.
    pub fn cross(&mut self, squares: &[Square]) -> Result<bool, QueensMoveError> {
        let fresh = |game: &Self, square: &Square| {
            !game.crosses().contains(square) && !game.all().any(|queen| queen == *square)
        };
        let crossed = self.select(squares, fresh)?;
        Ok(self.mark("x:", crossed, Vec::new()))
    }

    /// Removes crosses, as one move, and clears the moves to redo. Skips squares without a cross.
    /// Returns whether any was removed.
    ///
    /// # Errors
    /// If a square is off the board. Then nothing has changed.
    pub fn uncross(&mut self, squares: &[Square]) -> Result<bool, QueensMoveError> {
        let crossed = |game: &Self, square: &Square| game.crosses().contains(square);
        let uncrossed = self.select(squares, crossed)?;
        Ok(self.mark("o:", Vec::new(), uncrossed))
    }

    fn is_full(&self) -> bool {
        self.puzzle.locked().len() + self.queens().len() == self.puzzle.side() as usize
    }

    /// Whether a queen may be placed on a square. `but` is a queen that moves there from its own
    /// square.
    fn check_target(&self, square: Square, but: Option<Square>) -> Result<(), QueensMoveError> {
        let size = self.puzzle.size();
        self.check_on_board(square)?;
        if self.all().any(|queen| queen == square) {
            return Err(QueensMoveError::Occupied(size.name(square)));
        }
        let attackers = self.attackers(square).filter(|&queen| Some(queen) != but);
        let attackers: Vec<_> = attackers.map(|queen| size.name(queen)).collect();
        if self.rule == Rule::Classic && !attackers.is_empty() {
            return Err(QueensMoveError::Attacked(size.name(square), attackers));
        }
        Ok(())
    }

    /// The place of the player's queen on this square, in the order of placing.
    fn check_lift(&self, square: Square) -> Result<usize, QueensMoveError> {
        self.check_on_board(square)?;
        let name = || self.puzzle.size().name(square);
        if self.puzzle.locked().contains(&square) {
            return Err(QueensMoveError::Locked(name()));
        }
        let place = self.queens().iter().position(|&queen| queen == square);
        place.ok_or_else(|| QueensMoveError::NoQueen(name()))
    }

    fn check_on_board(&self, square: Square) -> Result<(), QueensMoveError> {
        let size = self.puzzle.size();
        match size.contains(square) {
            true => Ok(()),
            false => Err(QueensMoveError::OffBoard(square, size)),
        }
    }

    /// The wanted squares among those given, each once.
    fn select(
        &self,
        squares: &[Square],
        wanted: impl Fn(&Self, &Square) -> bool,
    ) -> Result<Vec<Square>, QueensMoveError> {
        for &square in squares {
            self.check_on_board(square)?;
        }
        let mut seen = SquareSet::default();
        let chosen = squares.iter().filter(|square| wanted(self, square));
        Ok(chosen.filter(|&&s| seen.insert(s)).copied().collect())
    }

    /// Changes crosses, if there are any to change. Returns whether there were.
    fn mark(&mut self, sign: &str, crossed: Vec<Square>, uncrossed: Vec<Square>) -> bool {
        let squares = crossed.iter().chain(&uncrossed).copied();
        let names = joined(self.puzzle.size(), squares);
        let change = Change::Parts {
            lifted: None,
            placed: None,
            crossed,
            uncrossed,
        };
        if !names.is_empty() {
            self.make(format!("{sign}{names}"), false, change);
        }
        !names.is_empty()
    }

    /// A queen lifted, a queen placed, and the cross under it removed.
    fn exchange(&self, lifted: Option<(usize, Square)>, placed: Option<(usize, Square)>) -> Change {
        let under = placed.map(|(_, square)| square);
        Change::Parts {
            lifted,
            placed,
            crossed: Vec::new(),
            uncrossed: under
                .filter(|square| self.crosses().contains(square))
                .into_iter()
                .collect(),
        }
    }

    fn make(&mut self, word: String, counts: bool, change: Change) {
        let mut made = Made {
            word,
            counts,
            change,
        };
        self.flip(&mut made, true);
        self.history.add(made);
    }

    fn draw_lines(&mut self) {
        self.lines.clear();
        let queens = self.puzzle.locked().iter().chain(&self.stand.queens);
        for &queen in queens {
            self.lines.add(queen);
        }
    }
}

impl Kept for QueensGame {
    type Move = Made;

    fn history(&self) -> &History<Made> {
        &self.history
    }

    fn history_mut(&mut self) -> &mut History<Made> {
        &mut self.history
    }

    fn flip(&mut self, made: &mut Made, forward: bool) {
        self.stand.flip(&mut made.change, forward);
        self.draw_lines();
    }
}

impl InPlay for QueensGame {
    type Error = QueensMoveError;

    fn size(&self) -> Size {
        self.puzzle.size()
    }

    fn check(&self, square: Square) -> Result<(), QueensMoveError> {
        self.check_place(square)
    }

    fn pieces(&self) -> Vec<u32> {
        let queens = self.queens().iter();
        queens
            .map(|&queen| self.size().index(queen) as u32)
            .collect()
    }

    fn moves(&self) -> usize {
        let made = self.history.made().iter();
        made.filter(|made| made.counts).count()
    }

    fn is_solved(&self) -> bool {
        self.is_full() && self.conflicts().is_empty()
    }

    fn is_stuck(&self) -> bool {
        let mut squares = self.puzzle.size().squares();
        !self.is_full() && squares.all(|square| self.is_attacked(square))
    }

    fn lost(&self) -> Option<Lost> {
        self.find_lost()
    }

    /// See [`QueensPosition`].
    fn position(&self) -> String {
        self.stand.text(self.puzzle.size())
    }

    fn restore(&mut self, position: &str) -> Result<bool, QueensMoveError> {
        let wanted = QueensPosition::read(position, &self.puzzle)?;
        if wanted == self.stand {
            return Ok(false);
        }
        let word = format!("={}", wanted.text(self.puzzle.size()));
        self.make(word, false, Change::Whole(wanted));
        Ok(true)
    }

    fn record(&self) -> String {
        words(self.history.made().iter())
    }

    fn undone_record(&self) -> String {
        words(self.history.undone())
    }

    fn play(&mut self, word: &str) -> Result<(), QueensMoveError> {
        let size = self.size();
        let square = |name: &str| size.parse(name).map_err(|_| unreadable(word));
        let squares = |names: &str| {
            let squares = split(size, names).filter(|squares| !squares.is_empty());
            squares.ok_or_else(|| unreadable(word))
        };
        if let Some(name) = word.strip_prefix('-') {
            self.lift(square(name)?)
        } else if let Some(names) = word.strip_prefix("x:") {
            self.cross(&squares(names)?).map(drop)
        } else if let Some(names) = word.strip_prefix("o:") {
            self.uncross(&squares(names)?).map(drop)
        } else if let Some(position) = word.strip_prefix('=') {
            self.restore(position).map(drop)
        } else if let Some((from, to)) = word.split_once('>') {
            self.move_queen(square(from)?, square(to)?)
        } else {
            self.place(square(word)?)
        }
    }
}

/// Moves as words of a record.
fn words<'a>(made: impl Iterator<Item = &'a Made>) -> String {
    let words: Vec<_> = made.map(|made| made.word.as_str()).collect();
    words.join(" ")
}
