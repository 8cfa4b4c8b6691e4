//! Knight's Tour: the puzzle, with degrees and stranded squares of a walk.

use std::sync::{Arc, OnceLock};

use super::game::Game;
pub use super::knights_game::KnightsGame;
pub use super::move_error::KnightsMoveError;
use super::setup_error::{SetupError, check_size, check_square};
use crate::board::{KnightGraph, Size, Square, sorted};

/// A board of m × n squares, possibly with blocked squares, a start, and whether the tour must
/// close.
#[derive(Clone, Debug)]
pub struct KnightsPuzzle {
    size: Size,
    start: Square,
    closed: bool,
    /// In ascending order, without duplicates; shared by clones.
    blocked: Arc<[Square]>,
    /// Built on first use; shared by all clones.
    graph: Arc<OnceLock<Arc<KnightGraph>>>,
}

/// Puzzles are equal if their boards, starts and goals are, whether or not their graph has been
/// built.
impl PartialEq for KnightsPuzzle {
    fn eq(&self, other: &Self) -> bool {
        let asked = |puzzle: &Self| (puzzle.size, puzzle.start, puzzle.closed);
        asked(self) == asked(other) && self.blocked == other.blocked
    }
}

impl Eq for KnightsPuzzle {}

impl KnightsPuzzle {
    /// A puzzle. A `closed` tour must end a jump away from its start.
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

    /// The same puzzle with exactly these squares blocked, in any order. A tour visits all other
    /// squares.
    ///
    /// # Errors
    /// If one of them is off the board or the start.
    pub fn with_blocked(self, blocked: Vec<Square>) -> Result<Self, SetupError> {
        let mut blocked = sorted(blocked);
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

    /// The number of squares that a tour visits: all except the blocked ones.
    #[must_use]
    pub fn squares_to_visit(&self) -> usize {
        self.size.area() - self.blocked.len()
    }

    /// The jumps of the board, built once for a puzzle and all its clones.
    #[must_use]
    pub fn graph(&self) -> Arc<KnightGraph> {
        let build = || Arc::new(KnightGraph::without(self.size, &self.blocked));
        Arc::clone(self.graph.get_or_init(build))
    }
}

/// For every square the number of unvisited squares a jump away; −1 for visited and blocked
/// squares.
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
