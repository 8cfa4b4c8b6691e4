//! Checks a setup and makes a puzzle of it.

use super::game::Game;
use super::setup_error::SetupError;
use super::{KnightsPuzzle, QueensPuzzle};
use crate::board::{Regions, Rules, Size, Square, sorted};

/// A puzzle as entered, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The puzzle.
    pub game: Game,
    /// The board.
    pub size: Size,
    /// The locked queens, or the one square that the knight starts on.
    pub squares: Vec<Square>,
    /// The squares that a knight must not visit.
    pub blocked: Vec<Square>,
    /// Whether a knight's tour has to end a jump away from its start.
    pub closed: bool,
    /// The colours of the squares, for Colour Queens.
    pub regions: Option<Regions>,
}

/// A puzzle that has been checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Puzzle {
    /// Queen's Challenge or Colour Queens: the puzzle has the rules.
    Queens(QueensPuzzle),
    /// Knight's Tour.
    Knights(KnightsPuzzle),
}

/// A puzzle of one game, or of either: what a solver solves.
pub trait GamePuzzle: Clone + Into<Puzzle> {
    /// A puzzle as one of these, if it is of their game.
    fn of(puzzle: &Puzzle) -> Option<&Self>;
}

impl GamePuzzle for Puzzle {
    fn of(puzzle: &Puzzle) -> Option<&Self> {
        Some(puzzle)
    }
}

impl GamePuzzle for QueensPuzzle {
    fn of(puzzle: &Puzzle) -> Option<&Self> {
        match puzzle {
            Puzzle::Queens(puzzle) => Some(puzzle),
            Puzzle::Knights(_) => None,
        }
    }
}

impl GamePuzzle for KnightsPuzzle {
    fn of(puzzle: &Puzzle) -> Option<&Self> {
        match puzzle {
            Puzzle::Queens(_) => None,
            Puzzle::Knights(puzzle) => Some(puzzle),
        }
    }
}

impl From<QueensPuzzle> for Puzzle {
    fn from(puzzle: QueensPuzzle) -> Self {
        Self::Queens(puzzle)
    }
}

impl From<KnightsPuzzle> for Puzzle {
    fn from(puzzle: KnightsPuzzle) -> Self {
        Self::Knights(puzzle)
    }
}

impl Setup {
    /// A board with nothing on it.
    #[must_use]
    pub const fn empty(game: Game, size: Size) -> Self {
        Self {
            game,
            size,
            squares: Vec::new(),
            blocked: Vec::new(),
            closed: false,
            regions: None,
        }
    }

    /// Checks the setup. Without a given start, the knight starts on the first open square from the
    /// top left.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn build(self) -> Result<Puzzle, SetupError> {
        match self.game {
            Game::Queens | Game::Knights if self.regions.is_some() => Err(SetupError::Colours),
            Game::Queens | Game::Colour if self.closed => Err(SetupError::ClosedQueens),
            Game::Queens | Game::Colour if !self.blocked.is_empty() => {
                Err(SetupError::BlockedQueens)
            }
            Game::Queens => QueensPuzzle::on(self.size, self.squares).map(Puzzle::Queens),
            Game::Colour => match self.regions {
                Some(regions) if regions.size() == self.size => {
                    QueensPuzzle::with(Rules::colour(regions), self.squares).map(Puzzle::Queens)
                }
                Some(regions) => Err(SetupError::ColoursOfSize(regions.size(), self.size)),
                None => Err(SetupError::NoColours),
            },
            Game::Knights => match self.squares[..] {
                [] => KnightsPuzzle::new(self.size, self.first_open(), self.closed),
                [start] => KnightsPuzzle::new(self.size, start, self.closed),
                _ => Err(SetupError::ManyStarts(self.squares.len())),
            }
            .and_then(|puzzle| puzzle.with_blocked(self.blocked))
            .map(Puzzle::Knights),
        }
    }

    /// The first square that is not blocked; the top left square if all are.
    fn first_open(&self) -> Square {
        let blocked = sorted(self.blocked.clone());
        let mut squares = self.size.squares();
        let open = squares.find(|square| blocked.binary_search(square).is_err());
        open.unwrap_or(Square::new(0, 0))
    }
}

impl Puzzle {
    /// The game.
    #[must_use]
    pub fn game(&self) -> Game {
        match self {
            Self::Queens(puzzle) if puzzle.rules().regions().is_some() => Game::Colour,
            Self::Queens(_) => Game::Queens,
            Self::Knights(_) => Game::Knights,
        }
    }

    /// The board.
    #[must_use]
    pub fn size(&self) -> Size {
        match self {
            Self::Queens(puzzle) => puzzle.size(),
            Self::Knights(puzzle) => puzzle.size(),
        }
    }

    /// The setup that builds this puzzle.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let size = self.size();
        match self {
            Self::Queens(puzzle) => Setup {
                game: self.game(),
                size,
                squares: puzzle.locked().to_vec(),
                blocked: Vec::new(),
                closed: false,
                regions: puzzle.rules().regions().cloned(),
            },
            Self::Knights(puzzle) => Setup {
                game: Game::Knights,
                size,
                squares: vec![puzzle.start()],
                blocked: puzzle.blocked().to_vec(),
                closed: puzzle.closed(),
                regions: None,
            },
        }
    }
}
