//! Queen's Challenge: the puzzle, and a game of it in play.

use super::game::Game;
pub use super::move_error::QueensMoveError;
use super::setup_error::{SetupError, check_size, check_square};
use crate::board::{Lines, Size, Square, in_line};

/// An n × n board with queens that stand before play begins and stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueensPuzzle {
    side: u32,
    locked: Vec<Square>,
}

impl QueensPuzzle {
    /// A puzzle with `side` × `side` squares and any queens locked on it.
    ///
    /// # Errors
    /// If the side is out of range, a square is off the board, or two locked queens are in line.
    pub fn new(side: u32, locked: Vec<Square>) -> Result<Self, SetupError> {
        Self::on(Size::square(side), locked)
    }

    /// The same for a board that may turn out not to be square.
    ///
    /// # Errors
    /// As [`QueensPuzzle::new`], and if rows and columns differ.
    pub fn on(size: Size, mut locked: Vec<Square>) -> Result<Self, SetupError> {
        check_size(Game::Queens, size)?;
        if size.rows != size.columns {
            return Err(SetupError::NotSquare(size));
        }
        locked.sort_unstable();
        for (place, &queen) in locked.iter().enumerate() {
            check_square(size, queen)?;
            for &other in &locked[..place] {
                if other == queen || in_line(other, queen) {
                    return Err(SetupError::LockedAttack(other, queen, size));
                }
            }
        }
        Ok(Self {
            side: size.rows,
            locked,
        })
    }

    /// How many squares the board has a side, and how many queens a solution has.
    #[must_use]
    pub fn side(&self) -> u32 {
        self.side
    }

    /// The board.
    #[must_use]
    pub fn size(&self) -> Size {
        Size::square(self.side)
    }

    /// The locked queens, from the top row down.
    #[must_use]
    pub fn locked(&self) -> &[Square] {
        &self.locked
    }

    /// The rows that hold no locked queen, from the top: the row of depth 0, of depth 1, and so on.
    #[must_use]
    pub fn open_rows(&self) -> Vec<u32> {
        let open = |row: &u32| self.locked.iter().all(|queen| queen.row != *row);
        (0..self.side).filter(open).collect()
    }
}

/// Whether a queen may be put where another attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rule {
    /// A queen may only be put on a square that no queen attacks.
    #[default]
    Classic,
    /// A queen may be put on any empty square; conflicts are shown.
    Free,
}

/// What a person does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueensMove {
    /// Puts a queen on a square.
    Place(Square),
    /// Lifts the queen from a square.
    Lift(Square),
}

/// A move made, with what it takes to undo it exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Made {
    what: QueensMove,
    /// Where the queen stands, or stood, in the order of placing.
    place: usize,
}

/// A game in play.
///
/// ```
/// use forward_check::board::Square;
/// use forward_check::puzzles::{QueensGame, QueensPuzzle, Rule};
///
/// let puzzle = QueensPuzzle::new(4, vec![Square::new(0, 1)]).unwrap();
/// let mut game = QueensGame::new(puzzle, Rule::Classic);
/// for name in ["d3", "a2", "c1"] {
///     game.place(game.puzzle().size().parse(name).unwrap()).unwrap();
/// }
/// assert!(game.is_solved());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueensGame {
    puzzle: QueensPuzzle,
    rule: Rule,
    queens: Vec<Square>,
    lines: Lines,
    made: Vec<Made>,
    undone: Vec<Made>,
}

impl QueensGame {
    /// A fresh game: only the locked queens stand.
    #[must_use]
    pub fn new(puzzle: QueensPuzzle, rule: Rule) -> Self {
        let mut lines = Lines::new(puzzle.side);
        for &queen in &puzzle.locked {
            lines.add(queen);
        }
        Self {
            puzzle,
            rule,
            lines,
            queens: Vec::new(),
            made: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The puzzle being played.
    #[must_use]
    pub fn puzzle(&self) -> &QueensPuzzle {
        &self.puzzle
    }

    /// The player's queens in the order they were placed, without the locked ones.
    #[must_use]
    pub fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// How many moves were made and not undone.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.made.len()
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.made.is_empty()
    }

    /// Whether there is a move to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Changes the rule for the moves to come; queens already placed stay.
    pub fn set_rule(&mut self, rule: Rule) {
        self.rule = rule;
    }

    /// All queens: the locked ones from the top, then the player's in order.
    pub fn all(&self) -> impl Iterator<Item = Square> + '_ {
        self.puzzle.locked.iter().chain(&self.queens).copied()
    }

    /// The queens that attack a square. One that stands on it does not attack it.
    pub fn attackers(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        self.all().filter(move |&queen| in_line(queen, square))
    }

    /// Whether a queen stands on a square or attacks it.
    #[must_use]
    pub fn is_attacked(&self, square: Square) -> bool {
        self.lines.touch(square)
    }

    /// Every pair of queens that attack each other.
    #[must_use]
    pub fn conflicts(&self) -> Vec<(Square, Square)> {
        let all: Vec<_> = self.all().collect();
        conflicts(&all)
    }

    /// Whether n queens stand and none attacks another.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.all().count() == self.puzzle.side as usize && self.conflicts().is_empty()
    }

    /// Whether queens are missing and every square is attacked.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        let missing = self.all().count() < self.puzzle.side as usize;
        missing
            && self
                .puzzle
                .size()
                .squares()
                .all(|square| self.is_attacked(square))
    }

    /// Puts a queen on a square, and forgets what was undone.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing has changed then.
    pub fn place(&mut self, square: Square) -> Result<(), QueensMoveError> {
        self.check_place(square)?;
        self.make(QueensMove::Place(square), self.queens.len());
        Ok(())
    }

    /// Whether [`QueensGame::place`] would be allowed, without doing it.
    ///
    /// # Errors
    /// Why not.
    pub fn check_place(&self, square: Square) -> Result<(), QueensMoveError> {
        let size = self.puzzle.size();
        if !size.contains(square) {
            return Err(QueensMoveError::OffBoard(square, size));
        }
        if self.all().any(|queen| queen == square) {
            return Err(QueensMoveError::Occupied(size.name(square)));
        }
        let attackers: Vec<_> = self.attackers(square).map(|q| size.name(q)).collect();
        if self.rule == Rule::Classic && !attackers.is_empty() {
            return Err(QueensMoveError::Attacked(size.name(square), attackers));
        }
        if self.all().count() == self.puzzle.side as usize {
            return Err(QueensMoveError::NoneLeft(self.puzzle.side));
        }
        Ok(())
    }

    /// Lifts the player's queen from a square, and forgets what was undone.
    ///
    /// # Errors
    /// If no queen stands there, or a locked one does; nothing has changed then.
    pub fn lift(&mut self, square: Square) -> Result<(), QueensMoveError> {
        let size = self.puzzle.size();
        if !size.contains(square) {
            return Err(QueensMoveError::OffBoard(square, size));
        }
        if self.puzzle.locked.contains(&square) {
            return Err(QueensMoveError::Locked(size.name(square)));
        }
        let place = self.queens.iter().position(|&queen| queen == square);
        let place = place.ok_or_else(|| QueensMoveError::NoQueen(size.name(square)))?;
        self.make(QueensMove::Lift(square), place);
        Ok(())
    }

    /// Takes the last move back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(made) = self.made.pop() else {
            return false;
        };
        self.apply(made.inverse());
        self.undone.push(made);
        true
    }

    /// Makes the move again that was undone last; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(made) = self.undone.pop() else {
            return false;
        };
        self.apply(made);
        self.made.push(made);
        true
    }

    /// The moves made so far as text, `c5 d3 -c5`: what a save keeps.
    #[must_use]
    pub fn record(&self) -> String {
        let size = self.puzzle.size();
        let word = |made: &Made| match made.what {
            QueensMove::Place(square) => size.name(square),
            QueensMove::Lift(square) => format!("-{}", size.name(square)),
        };
        self.made.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    /// Plays a [`QueensGame::record`] on, move by move.
    ///
    /// # Errors
    /// Names the first move that cannot be made; the moves before it have been made.
    pub fn replay(&mut self, record: &str) -> Result<(), QueensMoveError> {
        for word in record.split_whitespace() {
            let (lifts, name) = match word.strip_prefix('-') {
                Some(name) => (true, name),
                None => (false, word),
            };
            let size = self.puzzle.size();
            let square = size.parse(name);
            let square = square.map_err(|_| QueensMoveError::Unreadable(word.to_owned()))?;
            if lifts {
                self.lift(square)?;
            } else {
                self.place(square)?;
            }
        }
        Ok(())
    }

    fn make(&mut self, what: QueensMove, place: usize) {
        let made = Made { what, place };
        self.apply(made);
        self.made.push(made);
        self.undone.clear();
    }

    fn apply(&mut self, made: Made) {
        match made.what {
            QueensMove::Place(square) => {
                self.queens.insert(made.place, square);
                self.lines.add(square);
            }
            QueensMove::Lift(square) => {
                self.queens.remove(made.place);
                self.lines.remove(square);
            }
        }
    }
}

impl Made {
    fn inverse(self) -> Self {
        let what = match self.what {
            QueensMove::Place(square) => QueensMove::Lift(square),
            QueensMove::Lift(square) => QueensMove::Place(square),
        };
        Self { what, ..self }
    }
}

/// Every pair in line among some queens, in their order.
#[must_use]
pub fn conflicts(queens: &[Square]) -> Vec<(Square, Square)> {
    let mut pairs = Vec::new();
    for (place, &queen) in queens.iter().enumerate() {
        let before = queens[..place].iter();
        pairs.extend(
            before
                .filter(|&&other| in_line(other, queen))
                .map(|&other| (other, queen)),
        );
    }
    pairs
}
