//! A game of Knight's Tour in play: the path, and the history that undo and redo go along.

use std::sync::Arc;

use super::KnightsPuzzle;
use super::knights::{degrees, stranded};
use super::move_error::KnightsMoveError;
use crate::board::{KnightGraph, Square};

/// Stands for the time of a visit where there was none.
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
    /// The moves made, in order.
    history: Vec<Move>,
    /// The moves undone, the last undone last.
    undone: Vec<Move>,
}

/// One move, and one step of undo.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Move {
    /// A jump to a square.
    Jump(u32),
    /// Another path: so many squares of the old one stay, the rest goes off, and others come on.
    Set {
        kept: usize,
        off: Box<[u32]>,
        on: Box<[u32]>,
    },
}

impl KnightsGame {
    /// A fresh game: the knight stands on the start.
    #[must_use]
    pub fn new(puzzle: KnightsPuzzle) -> Self {
        let start = puzzle.size().index(puzzle.start()) as u32;
        let mut game = Self {
            graph: puzzle.graph(),
            path: Vec::new(),
            visited: vec![NEVER; puzzle.size().area()],
            history: Vec::new(),
            undone: Vec::new(),
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

    /// The numbers of the squares visited, in order, the start first.
    #[must_use]
    pub fn path(&self) -> &[u32] {
        &self.path
    }

    /// How many jumps were made and not undone, those included that another path has replaced.
    #[must_use]
    pub fn moves(&self) -> usize {
        let jumps = self.history.iter().filter(|m| matches!(m, Move::Jump(_)));
        jumps.count()
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.history.is_empty()
    }

    /// Whether there is a move to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The unvisited squares that the knight can jump to now, by number.
    pub fn reachable(&self) -> impl Iterator<Item = u32> + '_ {
        let targets = self.graph.targets(self.knight());
        targets.filter(|&square| !self.is_visited(square))
    }

    /// How many unvisited squares are a jump away from a square.
    ///
    /// # Panics
    /// If there is no square with that number.
    #[must_use]
    pub fn degree(&self, square: u32) -> u32 {
        let targets = self.graph.targets(square);
        targets.filter(|&target| !self.is_visited(target)).count() as u32
    }

    /// For every square its [`KnightsGame::degree`], or −1 where the knight has been or must not
    /// go.
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

    /// Whether every square was visited, and the tour closes if it must.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        let whole = self.path.len() == self.puzzle.squares_to_visit();
        whole && (!self.puzzle.closed() || self.graph.adjacent(self.knight(), self.path[0]))
    }

    /// Whether the knight cannot jump anywhere and the tour is not done.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        !self.is_solved() && self.reachable().next().is_none()
    }

    /// Jumps to a square. Moves that were undone are forgotten, unless this is the next of them.
    ///
    /// # Errors
    /// If the knight cannot go there; nothing has changed then.
    pub fn jump(&mut self, square: Square) -> Result<(), KnightsMoveError> {
        self.check_jump(square)?;
        self.make(Move::Jump(self.puzzle.size().index(square) as u32));
        Ok(())
    }

    /// Sets the path, in one move: `b6+c8`, as [`KnightsGame::position`] writes it. Setting the path
    /// that stands is no move.
    ///
    /// # Errors
    /// If the knight cannot go that way; nothing has changed then.
    pub fn restore(&mut self, position: &str) -> Result<(), KnightsMoveError> {
        let path = self.read(position)?;
        let same = |(one, other): &(&u32, &u32)| one == other;
        let kept = self.path.iter().zip(&path).take_while(same).count();
        let (off, on) = (self.path[kept..].into(), path[kept..].into());
        if self.path != path {
            self.make(Move::Set { kept, off, on });
        }
        Ok(())
    }

    /// The path that a position describes, the start included.
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

    /// Takes the last move back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.history.pop() else {
            return false;
        };
        match &last {
            Move::Jump(_) => self.replace(self.path.len() - 1, &[]),
            Move::Set { kept, off, .. } => self.replace(*kept, off),
        }
        self.undone.push(last);
        true
    }

    /// Makes the move again that was undone last; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(next) = self.undone.pop() else {
            return false;
        };
        self.apply(next);
        true
    }

    /// The path after the start as text, `b6+c8`; empty while the knight has not left it.
    #[must_use]
    pub fn position(&self) -> String {
        self.names(&self.path[1..])
    }

    /// The moves made so far as text, `b6 c8 =b6`: what a save keeps.
    #[must_use]
    pub fn record(&self) -> String {
        let mut path = self.path[..1].to_vec();
        let words = self.history.iter().map(|made| self.word(made, &mut path));
        words.collect::<Vec<_>>().join(" ")
    }

    /// The moves that were undone as text, the next to be made again first.
    #[must_use]
    pub fn undone_record(&self) -> String {
        let mut path = self.path.clone();
        let words = self.undone.iter().rev();
        let words = words.map(|undone| self.word(undone, &mut path));
        words.collect::<Vec<_>>().join(" ")
    }

    /// Plays a [`KnightsGame::record`] on, move by move.
    ///
    /// # Errors
    /// Names the first move that cannot be made; the moves before it have been made.
    pub fn replay(&mut self, record: &str) -> Result<(), KnightsMoveError> {
        record
            .split_whitespace()
            .try_for_each(|word| self.play(word))
    }

    /// Makes these moves of an [`KnightsGame::undone_record`] the ones to be made again.
    ///
    /// # Errors
    /// Names the first move that could not be made; nothing has changed then.
    pub fn replay_undone(&mut self, record: &str) -> Result<(), KnightsMoveError> {
        let (made, undone) = (self.history.len(), std::mem::take(&mut self.undone));
        let replayed = self.replay(record);
        while self.history.len() > made {
            self.undo();
        }
        if replayed.is_err() {
            self.undone = undone;
        }
        replayed
    }

    /// Plays one word of a record.
    fn play(&mut self, word: &str) -> Result<(), KnightsMoveError> {
        if let Some(position) = word.strip_prefix('=') {
            return self.restore(position);
        }
        let square = self.puzzle.size().parse(word);
        self.jump(square.map_err(|_| KnightsMoveError::Unreadable(word.to_owned()))?)
    }

    /// A move as a word, made on a path that follows.
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

    /// Makes a move that can be made. What was undone is forgotten, unless this is the next of it.
    fn make(&mut self, next: Move) {
        if self.undone.last() == Some(&next) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.apply(next);
    }

    fn apply(&mut self, next: Move) {
        match &next {
            Move::Jump(square) => self.visit(*square),
            Move::Set { kept, on, .. } => self.replace(*kept, on),
        }
        self.history.push(next);
    }

    /// Goes back until so many squares of the path are left, then on to others.
    fn replace(&mut self, kept: usize, on: &[u32]) {
        for square in self.path.drain(kept..) {
            self.visited[square as usize] = NEVER;
        }
        on.iter().for_each(|&square| self.visit(square));
    }

    /// The number of the square that the knight stands on.
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
