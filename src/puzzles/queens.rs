//! Puzzles of queens: a board with its rules and locked queens, and two ways to place the others.

use super::game::Game;
use super::setup_error::{SetupError, check_size};
use crate::board::{Lines, Rules, Size, Square, sorted};

/// An n × n board with its rules and locked queens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueensPuzzle {
    rules: Rules,
    locked: Vec<Square>,
}

impl QueensPuzzle {
    /// A board of Queen's Challenge with these queens locked, in any order.
    ///
    /// # Errors
    /// If the side is out of range, a square is off the board, or two locked queens attack each
    /// other.
    pub fn new(side: u32, locked: Vec<Square>) -> Result<Self, SetupError> {
        Self::on(Size::square(side), locked)
    }

    /// The same for a size that may not be square.
    ///
    /// # Errors
    /// As [`QueensPuzzle::new`], and if rows and columns differ.
    pub fn on(size: Size, locked: Vec<Square>) -> Result<Self, SetupError> {
        check_size(Game::Queens, size)?;
        if size.rows != size.columns {
            return Err(SetupError::NotSquare(size));
        }
        Self::with(Rules::classic(size.rows), locked)
    }

    /// A board with these rules and these queens locked, in any order.
    ///
    /// # Errors
    /// If a square is off the board, or two locked queens attack each other.
    pub fn with(rules: Rules, locked: Vec<Square>) -> Result<Self, SetupError> {
        let size = rules.size();
        let locked = sorted(locked);
        let mut squares = locked.iter();
        let on_board = squares.position(|&queen| !size.contains(queen));
        let on_board = &locked[..on_board.unwrap_or(locked.len())];
        if let Some((other, queen)) = first_attack(&rules, on_board) {
            return Err(SetupError::LockedAttack(other, queen, size));
        }
        match locked.get(on_board.len()) {
            Some(&queen) => Err(SetupError::OffBoard(queen, size)),
            None => Ok(Self { rules, locked }),
        }
    }

    /// What attacks what, and which lines need a queen.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side of the board in squares, which is also the number of queens.
    #[must_use]
    pub fn side(&self) -> u32 {
        self.rules.side()
    }

    /// The board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.rules.size()
    }

    /// The locked queens, from the top row down.
    #[must_use]
    pub fn locked(&self) -> &[Square] {
        &self.locked
    }

    /// The rows without a locked queen, from the top: the row of depth 0, of depth 1, and so on.
    #[must_use]
    pub fn open_rows(&self) -> Vec<u32> {
        let mut locked = self.locked.iter().map(|queen| queen.row).peekable();
        let open = |row: &u32| locked.next_if_eq(row).is_none();
        (0..self.side()).filter(open).collect()
    }
}

/// The first queen that is on an earlier one's square or attacks it, after that one. Queens are in ascending order.
fn first_attack(rules: &Rules, queens: &[Square]) -> Option<(Square, Square)> {
    if queens.len() < 2 {
        return None;
    }
    let mut lines = Lines::of(rules);
    let attacks = |&(place, &queen): &(usize, &Square)| {
        let is_twin = place > 0 && queens[place - 1] == queen;
        lines.add(queen) > 0 || is_twin
    };
    let (place, &queen) = queens.iter().enumerate().find(attacks)?;
    let clashes = |&&other: &&Square| other == queen || rules.attack(other, queen);
    let other = queens[..place].iter().find(clashes)?;
    Some((*other, queen))
}

/// The rule for placing queens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rule {
    /// Queens can be placed only on squares that no queen attacks.
    #[default]
    Classic,
    /// Queens can be placed on any empty square; conflicts are shown.
    Free,
}

/// Every pair of queens that attack each other, in order.
#[must_use]
pub fn conflicts(rules: &Rules, queens: &[Square]) -> Vec<(Square, Square)> {
    let mut pairs = Vec::new();
    for (place, &queen) in queens.iter().enumerate() {
        let before = queens[..place].iter();
        pairs.extend(
            before
                .filter(|&&other| rules.attack(other, queen))
                .map(|&other| (other, queen)),
        );
    }
    pairs
}
