//! Knight's Tour: the puzzle, and a game of it in play.

use std::sync::Arc;

pub use super::refusal::KnightsMoveError;
use super::setup::{SetupError, check_size, check_square};
use crate::board::{KnightGraph, Size, Square};

/// A board of m × n squares, a start, and whether the tour must close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnightsPuzzle {
    size: Size,
    start: Square,
    closed: bool,
}

impl KnightsPuzzle {
    /// A puzzle; `closed` asks for a tour that ends a jump away from its start.
    ///
    /// # Errors
    /// If a side of the board is out of range or the start is off the board.
    pub fn new(size: Size, start: Square, closed: bool) -> Result<Self, SetupError> {
        check_size(size)?;
        check_square(size, start)?;
        Ok(Self {
            size,
            start,
            closed,
        })
    }

    /// The board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Where the knight starts.
    #[must_use]
    pub fn start(&self) -> Square {
        self.start
    }

    /// Whether the tour must end a jump away from its start.
    #[must_use]
    pub fn closed(&self) -> bool {
        self.closed
    }
}

/// A game in play.
#[derive(Clone, Debug)]
pub struct KnightsGame {
    puzzle: KnightsPuzzle,
    graph: Arc<KnightGraph>,
    /// Square numbers in visiting order, the start first.
    path: Vec<u32>,
    /// When each square was visited, by square number.
    visited: Vec<Option<u32>>,
    /// Squares whose jumps were undone, the last undone last.
    undone: Vec<u32>,
}

impl KnightsGame {
    /// A fresh game: the knight stands on the start.
    #[must_use]
    pub fn new(puzzle: KnightsPuzzle) -> Self {
        let mut game = Self {
            puzzle,
            graph: Arc::new(KnightGraph::new(puzzle.size)),
            path: Vec::with_capacity(puzzle.size.area()),
            visited: vec![None; puzzle.size.area()],
            undone: Vec::new(),
        };
        game.visit(puzzle.size.index(puzzle.start) as u32);
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

    /// How many jumps were made and not undone.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.path.len() - 1
    }

    /// Whether there is a jump to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.moves() > 0
    }

    /// Whether there is a jump to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The unvisited squares that the knight can jump to now, by number.
    pub fn reachable(&self) -> impl Iterator<Item = u32> + '_ {
        let targets = self.graph.targets(self.knight()).iter().copied();
        targets.filter(|&square| !self.is_visited(square))
    }

    /// How many unvisited squares are a jump away from a square.
    ///
    /// # Panics
    /// If there is no square with that number.
    #[must_use]
    pub fn degree(&self, square: u32) -> u32 {
        let targets = self.graph.targets(square).iter();
        targets.filter(|&&target| !self.is_visited(target)).count() as u32
    }

    /// For every square its [`KnightsGame::degree`], or −1 where the knight has been.
    #[must_use]
    pub fn degrees(&self) -> Vec<i8> {
        let degree = |square| match self.visited[square as usize] {
            Some(_) => -1,
            None => self.degree(square) as i8,
        };
        (0..self.visited.len() as u32).map(degree).collect()
    }

    /// The squares that can no longer be visited: see [`stranded`].
    #[must_use]
    pub fn stranded(&self) -> Vec<u32> {
        stranded(&self.graph, self.knight(), |square| self.is_visited(square))
    }

    /// Whether every square was visited, and the tour closes if it must.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        let whole = self.path.len() == self.puzzle.size.area();
        whole && (!self.puzzle.closed || self.graph.adjacent(self.knight(), self.path[0]))
    }

    /// Whether the knight cannot jump anywhere and the tour is not done.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        !self.is_solved() && self.reachable().next().is_none()
    }

    /// Jumps to a square. Jumps that were undone are forgotten, unless this is the next of them.
    ///
    /// # Errors
    /// If the knight cannot go there; nothing has changed then.
    pub fn jump(&mut self, square: Square) -> Result<(), KnightsMoveError> {
        self.check_jump(square)?;
        let target = self.puzzle.size.index(square) as u32;
        if self.undone.last() == Some(&target) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.visit(target);
        Ok(())
    }

    /// Whether [`KnightsGame::jump`] would be allowed, without doing it.
    ///
    /// # Errors
    /// Why not.
    pub fn check_jump(&self, square: Square) -> Result<(), KnightsMoveError> {
        let size = self.puzzle.size;
        if !size.contains(square) {
            return Err(KnightsMoveError::OffBoard(square, size));
        }
        let target = size.index(square) as u32;
        if let Some(time) = self.visited[target as usize] {
            return Err(KnightsMoveError::Visited(size.name(square), time));
        }
        if !self.graph.adjacent(self.knight(), target) {
            let here = size.name(size.at(self.knight() as usize));
            return Err(KnightsMoveError::NotAJump(here, size.name(square)));
        }
        Ok(())
    }

    /// Takes the last jump back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if let Some(square) = self.path.pop() {
            self.visited[square as usize] = None;
            self.undone.push(square);
        }
        true
    }

    /// Makes the jump again that was undone last; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(square) = self.undone.pop() else {
            return false;
        };
        self.visit(square);
        true
    }

    /// The jumps made so far as text, `b6 c8`: what a save keeps.
    #[must_use]
    pub fn record(&self) -> String {
        let size = self.puzzle.size;
        let name = |&square: &u32| size.name(size.at(square as usize));
        self.path[1..]
            .iter()
            .map(name)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Plays a [`KnightsGame::record`] on, jump by jump.
    ///
    /// # Errors
    /// Names the first jump that cannot be made; the jumps before it have been made.
    pub fn replay(&mut self, record: &str) -> Result<(), KnightsMoveError> {
        for word in record.split_whitespace() {
            let square = self.puzzle.size.parse(word);
            self.jump(square.map_err(|_| KnightsMoveError::Unreadable(word.to_owned()))?)?;
        }
        Ok(())
    }

    /// The number of the square that the knight stands on.
    #[must_use]
    pub fn knight(&self) -> u32 {
        self.path[self.path.len() - 1]
    }

    fn is_visited(&self, square: u32) -> bool {
        self.visited[square as usize].is_some()
    }

    fn visit(&mut self, square: u32) {
        self.visited[square as usize] = Some(self.path.len() as u32);
        self.path.push(square);
    }
}

/// The numbers of the *stranded* squares: unvisited, without an unvisited neighbour, and not a
/// jump away from the knight. No tour can reach them any more.
pub fn stranded(graph: &KnightGraph, knight: u32, visited: impl Fn(u32) -> bool) -> Vec<u32> {
    let lost = |&square: &u32| {
        !visited(square)
            && !graph.adjacent(square, knight)
            && graph.targets(square).iter().all(|&near| visited(near))
    };
    (0..graph.size().area() as u32).filter(lost).collect()
}
