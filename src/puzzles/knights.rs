//! Knight's Tour: the puzzle, and a game of it in play.

use std::sync::{Arc, OnceLock};

use super::game::Game;
pub use super::move_error::KnightsMoveError;
use super::setup_error::{SetupError, check_size, check_square};
use crate::board::{KnightGraph, Size, Square};

/// A board of m × n squares, some of them perhaps blocked, a start, and whether the tour must
/// close.
#[derive(Clone, Debug)]
pub struct KnightsPuzzle {
    size: Size,
    start: Square,
    closed: bool,
    /// In ascending order, each once; shared by clones.
    blocked: Arc<[Square]>,
    /// Built when it is first asked for; shared by clones, whichever of them asks.
    graph: Arc<OnceLock<Arc<KnightGraph>>>,
}

/// Two puzzles are the same if they ask the same, whether or not their jumps have been worked out.
impl PartialEq for KnightsPuzzle {
    fn eq(&self, other: &Self) -> bool {
        let asked = |puzzle: &Self| (puzzle.size, puzzle.start, puzzle.closed);
        asked(self) == asked(other) && self.blocked == other.blocked
    }
}

impl Eq for KnightsPuzzle {}

impl KnightsPuzzle {
    /// A puzzle; `closed` asks for a tour that ends a jump away from its start.
    ///
    /// # Errors
    /// If a side of the board is out of range or the start is off the board.
    pub fn new(size: Size, start: Square, closed: bool) -> Result<Self, SetupError> {
        check_size(Game::Knights, size)?;
        check_square(size, start)?;
        Ok(Self {
            size,
            start,
            closed,
            blocked: Arc::default(),
            graph: Arc::default(),
        })
    }

    /// The same puzzle with these squares blocked, in any order, and no others: a tour visits
    /// every square but them.
    ///
    /// # Errors
    /// If one of them is off the board or the start.
    pub fn with_blocked(self, mut blocked: Vec<Square>) -> Result<Self, SetupError> {
        blocked.sort_unstable();
        blocked.dedup();
        for &square in &blocked {
            check_square(self.size, square)?;
            if square == self.start {
                return Err(SetupError::BlockedStart(square, self.size));
            }
        }
        Ok(Self {
            blocked: blocked.into(),
            graph: Arc::default(),
            ..self
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

    /// The squares that must not be visited, in ascending order.
    #[must_use]
    pub fn blocked(&self) -> &[Square] {
        &self.blocked
    }

    /// Whether a square must not be visited.
    #[must_use]
    pub fn is_blocked(&self, square: Square) -> bool {
        self.blocked.binary_search(&square).is_ok()
    }

    /// How many squares a tour visits: all but the blocked ones.
    #[must_use]
    pub fn squares_to_visit(&self) -> usize {
        self.size.area() - self.blocked.len()
    }

    /// The jumps of the board: worked out once for a puzzle and all its clones.
    #[must_use]
    pub fn graph(&self) -> Arc<KnightGraph> {
        let build = || Arc::new(KnightGraph::without(self.size, &self.blocked));
        Arc::clone(self.graph.get_or_init(build))
    }
}

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
    /// Squares whose jumps were undone, the last undone last.
    undone: Vec<u32>,
}

impl KnightsGame {
    /// A fresh game: the knight stands on the start.
    #[must_use]
    pub fn new(puzzle: KnightsPuzzle) -> Self {
        let start = puzzle.size.index(puzzle.start) as u32;
        let mut game = Self {
            graph: puzzle.graph(),
            path: Vec::new(),
            visited: vec![NEVER; puzzle.size.area()],
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

    /// Takes the last jump back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if let Some(square) = self.path.pop() {
            self.visited[square as usize] = NEVER;
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

    /// Whether the knight has been on a square, by number.
    pub(super) fn is_visited(&self, square: u32) -> bool {
        self.visited[square as usize] != NEVER
    }

    fn visit(&mut self, square: u32) {
        self.visited[square as usize] = self.path.len() as u32;
        self.path.push(square);
    }
}

/// For every square how many unvisited squares are a jump away, or −1 where the knight has been or
/// must not go.
pub fn degrees(
    puzzle: &KnightsPuzzle,
    graph: &KnightGraph,
    visited: impl Fn(u32) -> bool,
) -> Vec<i8> {
    let free = |&near: &u32| !visited(near);
    let degree = |square| match visited(square) {
        true => -1,
        false => graph.targets(square).filter(free).count() as i8,
    };
    let mut degrees: Vec<i8> = (0..puzzle.size.area() as u32).map(degree).collect();
    for &square in puzzle.blocked() {
        degrees[puzzle.size.index(square)] = -1;
    }
    degrees
}

/// The numbers of the *stranded* squares: unvisited, not blocked, without an unvisited neighbour,
/// and not a jump away from the knight. No tour can reach them any more.
pub fn stranded(
    puzzle: &KnightsPuzzle,
    graph: &KnightGraph,
    knight: u32,
    visited: impl Fn(u32) -> bool,
) -> Vec<u32> {
    let lost = |&square: &u32| {
        !visited(square)
            && !graph.adjacent(square, knight)
            && graph.targets(square).all(&visited)
            && !puzzle.is_blocked(puzzle.size.at(square as usize))
    };
    (0..puzzle.size.area() as u32).filter(lost).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle() -> KnightsPuzzle {
        KnightsPuzzle::new(Size::square(5), Square::new(0, 0), false).unwrap()
    }

    #[test]
    fn clones_share_one_graph() {
        let puzzle = puzzle();
        let clone = puzzle.clone();
        assert!(Arc::ptr_eq(&puzzle.graph(), &clone.graph()));
        assert_eq!(
            puzzle,
            self::puzzle(),
            "a graph that was built changes nothing"
        );
    }

    #[test]
    fn a_blocked_square_is_not_in_a_graph_built_before() {
        let puzzle = puzzle();
        assert_eq!(puzzle.graph().targets(0).count(), 2);
        let blocked = puzzle.with_blocked(vec![Square::new(2, 1)]).unwrap();
        assert_eq!(blocked.graph().targets(0).count(), 1);
        assert_ne!(blocked, self::puzzle());
    }
}
