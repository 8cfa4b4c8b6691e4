//! A knight's walk that always knows whether a square is stranded.

use std::sync::Arc;

use super::telling::Stand;
use crate::board::KnightGraph;
use crate::board::knight::{back, bits};
use crate::puzzles::theorems::no_tour;
use crate::solve::prelude::*;

/// The path, the onward moves from every square, and whether the position is alive, that is, has no
/// stranded square.
///
/// Every square has one byte with a bit for each jump to an unvisited square. It is kept up to date
/// while the square is unvisited, and then frozen. It is right again when the knight returns to the
/// square, because later squares have been taken back by then. So a visit changes only the bytes of
/// unvisited neighbours, and every jump in the byte of the knight's square can be made.
///
/// A jump can strand only neighbours of the square that the knight leaves: any other square that
/// loses its last neighbour is next to the knight. So a check reads a few bytes instead of the
/// whole board. Jumps are made only from live positions, so a position is alive again after a jump
/// is taken back.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) graph: Arc<KnightGraph>,
    /// What each jump adds to the number of a square.
    distances: [i32; 8],
    closed: bool,
    /// The number of squares of a tour.
    squares: usize,
    /// The jumps from every square to unvisited ones.
    ways: Vec<u8>,
    /// The untried jumps from every visited square.
    untried: Vec<u8>,
    /// The path in its first `length` entries; allocated for a whole tour.
    path: Vec<u32>,
    length: usize,
    alive: bool,
}

impl Walk {
    /// The walk before its first jump. If a theorem rules out every tour, the position is not
    /// alive.
    pub(crate) fn new(puzzle: &KnightsPuzzle) -> Self {
        let graph = puzzle.graph();
        let mut walk = Self {
            distances: graph.distances(),
            closed: puzzle.closed(),
            squares: puzzle.squares_to_visit(),
            ways: graph.all_jumps().to_vec(),
            untried: vec![0; puzzle.size().area()],
            path: vec![0; puzzle.squares_to_visit()],
            length: 0,
            alive: true,
            graph,
        };
        walk.visit(puzzle.size().index(puzzle.start()) as u32);
        walk.alive = no_tour(puzzle).is_none() && !walk.starts_stranded(puzzle);
        walk
    }

    /// Whether a square is stranded before the first jump.
    fn starts_stranded(&self, puzzle: &KnightsPuzzle) -> bool {
        let start = self.path[0];
        let cut_off = |&square: &u32| {
            self.ways[square as usize] == 0
                && square != start
                && !self.graph.adjacent(start, square)
                && !puzzle.is_blocked(self.square(square))
        };
        (0..self.ways.len() as u32).any(|square| cut_off(&square))
    }

    /// The number of the square that a jump leads to.
    #[inline]
    pub(crate) fn target(&self, from: u32, place: usize) -> u32 {
        from.wrapping_add_signed(self.distances[place & 7])
    }

    /// The place of the untried jump to a square that you chose, if you did.
    #[inline]
    pub(crate) fn place_of(&self, here: u32, choice: Option<Square>) -> Option<usize> {
        let choice = self.graph.size().index(choice?) as u32;
        let mut untried = bits(self.untried(here));
        untried.find(|&place| self.target(here, place) == choice)
    }

    /// The squares visited, in order.
    pub(crate) fn path(&self) -> &[u32] {
        &self.path[..self.length]
    }

    /// The number of squares of a tour.
    pub(crate) fn squares(&self) -> usize {
        self.squares
    }

    /// The knight's square, unless the start has been taken back.
    #[inline]
    pub(crate) fn knight(&self) -> Option<u32> {
        self.path().last().copied()
    }

    /// Whether no square is stranded.
    #[inline]
    pub(crate) fn alive(&self) -> bool {
        self.alive
    }

    /// The number of unvisited neighbours of an unvisited square.
    #[inline]
    pub(crate) fn degree(&self, square: u32) -> u32 {
        self.ways[square as usize].count_ones()
    }

    /// The unvisited neighbours of an unvisited square, or of the knight's.
    #[inline]
    pub(crate) fn ways(&self, square: u32) -> impl Iterator<Item = u32> + Clone + '_ {
        bits(self.ways[square as usize]).map(move |place| self.target(square, place))
    }

    /// The same as bits, by place in [`JUMPS`](crate::board::JUMPS).
    #[inline]
    pub(crate) fn ways_of(&self, square: u32) -> u8 {
        self.ways[square as usize]
    }

    /// Minus four times the squared distance from the centre.
    pub(crate) fn nearness(&self, square: u32) -> i64 {
        let size = self.graph.size();
        let square = self.square(square);
        let off = |at: u32, length: u32| 2 * i64::from(at) + 1 - i64::from(length);
        let (down, along) = (off(square.row, size.rows), off(square.column, size.columns));
        -(down * down + along * along)
    }

    /// The untried jumps from the knight's square, one bit each.
    #[inline]
    pub(crate) fn untried(&self, here: u32) -> u8 {
        self.untried[here as usize]
    }

    /// The squares still to try after the first `depth` squares of the path. Empty at the end of
    /// the path if a square is stranded.
    pub(crate) fn untried_at(&self, depth: usize) -> Vec<Square> {
        let doomed = !self.alive && depth == self.length;
        let before = depth
            .checked_sub(1)
            .and_then(|place| self.path().get(place));
        let before = before.filter(|_| !doomed);
        let squares = before.into_iter().flat_map(|&from| {
            let places = bits(self.untried(from));
            places.map(move |place| self.square(self.target(from, place)))
        });
        squares.collect()
    }

    /// Whether the tour is complete, and closes if it has to.
    #[inline]
    pub(crate) fn is_solved(&self) -> bool {
        self.length == self.squares && (!self.closed || self.closes())
    }

    fn closes(&self) -> bool {
        let last = self.path[self.length - 1];
        self.graph.adjacent(self.path[0], last)
    }

    /// Makes an untried jump. Returns whether that solved the puzzle.
    #[inline(always)]
    pub(crate) fn jump<O: Observer>(&mut self, from: u32, place: usize, observer: &mut O) -> Step {
        let to = self.target(from, place);
        self.untried[from as usize] &= !(1 << place);
        if O::ENABLED {
            let (depth, square) = (self.length as u32, self.square(to));
            observer.on(Event::Assign { depth, square });
        }
        self.visit(to);
        let left = self.ways[from as usize] & !(1 << place);
        for other in bits(left) {
            let lost = self.target(from, other);
            if self.ways[lost as usize] == 0 {
                self.alive = false;
                let square = self.square(lost);
                observer.on(Event::Wipeout { square });
                break;
            }
        }
        if self.is_solved() {
            Step::Solved
        } else {
            Step::Continue
        }
    }

    /// Takes the last jump back. Taking back the start exhausts the search.
    #[inline(always)]
    pub(crate) fn take_back<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(square) = self.knight() else {
            return Step::Exhausted;
        };
        self.length -= 1;
        let around = self.ways[square as usize];
        each_near(
            square,
            around,
            &self.distances,
            &mut self.ways,
            |ways, place| {
                *ways |= back(place);
            },
        );
        self.alive = true;
        let depth = self.length as u32;
        if O::ENABLED {
            let square = self.square(square);
            observer.on(Event::Backtrack { depth });
            observer.on(Event::Unassign { depth, square });
        }
        if depth == 0 {
            Step::Exhausted
        } else {
            Step::Continue
        }
    }

    /// Returns to the start.
    pub(crate) fn restart(&mut self) {
        let start = self.path[0];
        self.length = 0;
        self.ways.copy_from_slice(self.graph.all_jumps());
        self.visit(start);
        self.alive = true;
    }

    #[inline(always)]
    fn visit(&mut self, square: u32) {
        let around = self.ways[square as usize];
        each_near(
            square,
            around,
            &self.distances,
            &mut self.ways,
            |ways, place| {
                *ways &= !back(place);
            },
        );
        self.untried[square as usize] = around;
        self.path[self.length] = square;
        self.length += 1;
    }

    /// The squares of the last jump, if the last step made one and the knight can jump on.
    ///
    /// After turning back, a jump from here has been tried.
    pub(crate) fn last_jump(&self) -> Option<(u32, u32)> {
        let [.., from, here] = *self.path() else {
            return None;
        };
        let jumped = self.untried(here) == self.ways_of(here);
        (jumped && self.alive && self.degree(here) > 0).then_some((from, here))
    }

    /// The state after a step.
    pub(crate) fn stand(&self, last: &LastStep) -> Stand<'_> {
        let size = self.graph.size();
        let square = last.assigned.or(last.lifted);
        Stand {
            graph: &self.graph,
            path: self.path(),
            squares: self.squares,
            closed: self.closed,
            chosen: last.chosen,
            onward: square.map_or(0, |square| self.degree(size.index(square) as u32)),
        }
    }

    pub(crate) fn square(&self, index: u32) -> Square {
        self.graph.size().at(index as usize)
    }
}

/// Changes the byte of every neighbour of a square. It takes the slice itself, so that the compiler
/// need not reload its address after each change.
#[inline(always)]
fn each_near(
    square: u32,
    around: u8,
    distances: &[i32; 8],
    ways: &mut [u8],
    change: impl Fn(&mut u8, usize),
) {
    for place in bits(around) {
        let near = square.wrapping_add_signed(distances[place & 7]);
        change(&mut ways[near as usize], place);
    }
}
