//! A game of Knight's Tour in play: the path and the history of moves.

use std::sync::Arc;

use super::in_play::{History, InPlay, Kept};
use super::knights::{degrees, stranded};
use super::move_error::KnightsMoveError;
use super::{KnightsPuzzle, Lost};
use crate::board::{KnightGraph, Size, Square};

/// The time of a visit to an unvisited square.
const NEVER: u32 = u32::MAX;

/// A game in play.
#[derive(Clone, Debug)]
pub struct KnightsGame {
    puzzle: KnightsPuzzle,
    graph: Arc<KnightGraph>,
    /// Square numbers in visiting order, the start first.
    path: Vec<u32>,
    /// When each square was visited, by square number; else [`NEVER`].
    visited: Vec<u32>,
    history: History<Move>,
}

/// One move: one step of undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A jump to a square.
    Jump(u32),
    /// Another path, which shares its first squares with the old one.
    Set {
        /// The number of squares shared.
        kept: usize,
        /// The old squares that follow.
        off: Box<[u32]>,
        /// The new squares that follow.
        on: Box<[u32]>,
    },
}

impl KnightsGame {
    /// A new game, with the knight on the start.
    #[must_use]
    pub fn new(puzzle: KnightsPuzzle) -> Self {
        let start = puzzle.size().index(puzzle.start()) as u32;
        let mut game = Self {
            graph: puzzle.graph(),
            path: Vec::new(),
            visited: vec![NEVER; puzzle.size().area()],
            history: History::default(),
            puzzle,
        };
        game.visit(start);
        game
    }

    /// The puzzle being played.
    #[must_use]
    pub fn puzzle(&self) -> &KnightsPuzzle {
        &self.puzzle
    }

    /// The numbers of the squares visited, in order, from the start.
    #[must_use]
    pub fn path(&self) -> &[u32] {
        &self.path
    }

    /// The unvisited squares that the knight can jump to now, by number.
    pub fn reachable(&self) -> impl Iterator<Item = u32> + '_ {
        let targets = self.graph.targets(self.knight());
        targets.filter(|&square| !self.is_visited(square))
    }

    /// The number of unvisited squares a jump away from a square.
    ///
    /// # Panics
    /// If there is no square with that number.
    #[must_use]
    pub fn degree(&self, square: u32) -> u32 {
        let targets = self.graph.targets(square);
        targets.filter(|&target| !self.is_visited(target)).count() as u32
    }

    /// For every square its [`KnightsGame::degree`]; −1 for visited and blocked squares.
    #[must_use]
    pub fn degrees(&self) -> Vec<i8> {
        degrees(&self.puzzle, &self.graph, |square| self.is_visited(square))
    }

    /// The squares that can no longer be visited: see [`stranded`].
    #[must_use]
    pub fn stranded(&self) -> Vec<u32> {
        stranded(&self.puzzle, &self.graph, self.knight(), |square| {
            self.is_visited(square)
        })
    }

    /// Jumps to a square. Clears the moves to redo, unless this is the next of them.
    ///
    /// # Errors
    /// If the knight cannot jump there. Then nothing has changed.
    pub fn jump(&mut self, square: Square) -> Result<(), KnightsMoveError> {
        self.check_jump(square)?;
        self.make(Move::Jump(self.puzzle.size().index(square) as u32));
        Ok(())
    }

    /// The path that a position describes, including the start.
    fn read(&self, position: &str) -> Result<Vec<u32>, KnightsMoveError> {
        let unreadable = || KnightsMoveError::UnreadablePosition(position.to_owned());
        let mut fresh = Self::new(self.puzzle.clone());
        for name in position.split('+').filter(|_| !position.is_empty()) {
            let square = self.puzzle.size().parse(name);
            fresh.jump(square.map_err(|_| unreadable())?)?;
        }
        Ok(fresh.path)
    }

    /// Whether [`KnightsGame::jump`] would be allowed, without doing it.
    ///
    /// # Errors
    /// Why not.
    pub fn check_jump(&self, square: Square) -> Result<(), KnightsMoveError> {
        let size = self.puzzle.size();
        if !size.contains(square) {
            return Err(KnightsMoveError::OffBoard(square, size));
        }
        let target = size.index(square) as u32;
        if self.puzzle.is_blocked(square) {
            return Err(KnightsMoveError::Blocked(size.name(square)));
        }
        if self.is_visited(target) {
            let time = self.visited[target as usize];
            return Err(KnightsMoveError::Visited(size.name(square), time));
        }
        if !self.graph.adjacent(self.knight(), target) {
            let here = size.name(size.at(self.knight() as usize));
            return Err(KnightsMoveError::NotAJump(here, size.name(square)));
        }
        Ok(())
    }

    /// A move as a word. `path` is the path before it and follows the move.
    fn word(&self, made: &Move, path: &mut Vec<u32>) -> String {
        match made {
            Move::Jump(square) => {
                path.push(*square);
                self.names(&[*square])
            }
            Move::Set { kept, on, .. } => {
                path.truncate(*kept);
                path.extend_from_slice(on);
                format!("={}", self.names(&path[1..]))
            }
        }
    }

    /// The names of squares, `b6+c8`.
    fn names(&self, squares: &[u32]) -> String {
        let size = self.puzzle.size();
        let name = |&square: &u32| size.name(size.at(square as usize));
        squares.iter().map(name).collect::<Vec<_>>().join("+")
    }

    /// Makes a valid move. Clears the moves to redo, unless this is the next of them.
    fn make(&mut self, mut next: Move) {
        self.flip(&mut next, true);
        self.history.add_or_redo(next);
    }

    /// Replaces the path after its first `kept` squares.
    fn replace(&mut self, kept: usize, on: &[u32]) {
        for square in self.path.drain(kept..) {
            self.visited[square as usize] = NEVER;
        }
        on.iter().for_each(|&square| self.visit(square));
    }

    /// The number of the knight's square.
    #[must_use]
    pub fn knight(&self) -> u32 {
        self.path[self.path.len() - 1]
    }

    /// Whether the knight has been on a square, by number.
    pub(super) fn is_visited(&self, square: u32) -> bool {
        self.visited[square as usize] != NEVER
    }

    fn visit(&mut self, square: u32) {
        self.visited[square as usize] = self.path.len() as u32;
        self.path.push(square);
    }
}

impl Kept for KnightsGame {
    type Move = Move;

    fn history(&self) -> &History<Move> {
        &self.history
    }

    fn history_mut(&mut self) -> &mut History<Move> {
        &mut self.history
    }

    fn flip(&mut self, made: &mut Move, forward: bool) {
        match made {
            Move::Jump(square) if forward => self.visit(*square),
            Move::Jump(_) => self.replace(self.path.len() - 1, &[]),
            Move::Set { kept, on, .. } if forward => self.replace(*kept, on),
            Move::Set { kept, off, .. } => self.replace(*kept, off),
        }
    }
}

impl InPlay for KnightsGame {
    type Error = KnightsMoveError;

    fn size(&self) -> Size {
        self.puzzle.size()
    }

    fn check(&self, square: Square) -> Result<(), KnightsMoveError> {
        self.check_jump(square)
    }

    fn pieces(&self) -> Vec<u32> {
        self.path.clone()
    }

    /// Jumps on a path that was replaced also count.
    fn moves(&self) -> usize {
        let made = self.history.made().iter();
        made.filter(|made| matches!(made, Move::Jump(_))).count()
    }

    fn is_solved(&self) -> bool {
        let whole = self.path.len() == self.puzzle.squares_to_visit();
        whole && (!self.puzzle.closed() || self.graph.adjacent(self.knight(), self.path[0]))
    }

    fn is_stuck(&self) -> bool {
        !self.is_solved() && self.reachable().next().is_none()
    }

    fn lost(&self) -> Option<Lost> {
        self.find_lost()
    }

    /// The path after the start, such as `b6+c8`; empty before the first jump.
    fn position(&self) -> String {
        self.names(&self.path[1..])
    }

    fn restore(&mut self, position: &str) -> Result<bool, KnightsMoveError> {
        let path = self.read(position)?;
        if self.path == path {
            return Ok(false);
        }
        let same = |(one, other): &(&u32, &u32)| one == other;
        let kept = self.path.iter().zip(&path).take_while(same).count();
        let (off, on) = (self.path[kept..].into(), path[kept..].into());
        self.make(Move::Set { kept, off, on });
        Ok(true)
    }

    fn record(&self) -> String {
        let mut path = self.path[..1].to_vec();
        let words = self.history.made().iter();
        let words = words.map(|made| self.word(made, &mut path));
        words.collect::<Vec<_>>().join(" ")
    }

    fn undone_record(&self) -> String {
        let mut path = self.path.clone();
        let words = self.history.undone();
        let words = words.map(|undone| self.word(undone, &mut path));
        words.collect::<Vec<_>>().join(" ")
    }

    fn play(&mut self, word: &str) -> Result<(), KnightsMoveError> {
        if let Some(position) = word.strip_prefix('=') {
            return self.restore(position).map(drop);
        }
        let square = self.puzzle.size().parse(word);
        self.jump(square.map_err(|_| KnightsMoveError::Unreadable(word.to_owned()))?)
    }
}
