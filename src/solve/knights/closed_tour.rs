//! Constructs a closed tour of any board that has one.
//!
//! A board is cut into small blocks that each have a closed tour, found by search, and the blocks
//! are joined: where an edge of one block's tour runs beside an edge of the other's, the two edges
//! are replaced by the two jumps across. That is the idea of I. Parberry, *An efficient algorithm
//! for the knight's tour problem*, Discrete Applied Mathematics 73 (1997), 251–260.
//!
//! On three rows no two tours have such edges. There a tour of 10 or 12 columns grows by four
//! columns at a time: an edge at its right end is replaced by a way through the new columns, as in
//! A. J. Schwenk, *Which rectangular chessboards have a knight's tour?*, Mathematics Magazine 64
//! (1991), 325–332.

use super::{Backtracking, Warnsdorff};
use crate::board::{KnightGraph, Size, Square};
use crate::games::KnightsPuzzle;
use crate::games::theorems::has_closed_tour;
use crate::solve::{ShowsPath, Solver, Step};

/// Steps that the search for a block's tour may take from one start before it tries the next.
const PATIENCE: u32 = 20_000;

/// A closed tour as square numbers in visiting order, or `None` where there is none.
///
/// Takes time proportional to the board, but for the search of at most a few block shapes.
///
/// # Panics
/// If no tour is found on a board that has one; a test goes through every size to show that this
/// does not happen.
#[must_use]
pub fn closed_tour(size: Size) -> Option<Vec<u32>> {
    if !has_closed_tour(size) {
        return None;
    }
    // Of the two sides one is even; the board is turned so that it is the columns.
    if size.columns % 2 == 1 {
        return closed_tour(turned(size)).map(|tour| turn(&tour, turned(size)));
    }
    let mut cycles = Cycles::new(size);
    if size.rows == 3 {
        cycles.grow_three_rows();
    } else {
        cycles.join_blocks(&cut(size));
    }
    Some(cycles.walk())
}

fn turned(size: Size) -> Size {
    Size::new(size.columns, size.rows)
}

/// Mirrors a tour of a board in its falling diagonal.
fn turn(tour: &[u32], size: Size) -> Vec<u32> {
    let mirror = |&index: &u32| {
        let square = size.at(index as usize);
        turned(size).index(Square::new(square.column, square.row)) as u32
    };
    tour.iter().map(mirror).collect()
}

/// A rectangle of squares within the board.
#[derive(Clone, Copy, Debug)]
struct Block {
    corner: Square,
    size: Size,
}

impl Block {
    /// The board's squares that the block covers, row by row.
    fn squares(self) -> impl Iterator<Item = Square> {
        let corner = self.corner;
        let inside = self.size.squares();
        inside.map(move |s| Square::new(corner.row + s.row, corner.column + s.column))
    }

    fn contains(self, square: Square) -> bool {
        let row = square.row.checked_sub(self.corner.row);
        let column = square.column.checked_sub(self.corner.column);
        let inside = row.zip(column).map(|(r, c)| Square::new(r, c));
        inside.is_some_and(|square| self.size.contains(square))
    }
}

/// Closed tours side by side on one board: every square knows the two squares next to it.
struct Cycles {
    graph: KnightGraph,
    next_to: Vec<[u32; 2]>,
}

impl Cycles {
    fn new(size: Size) -> Self {
        Self {
            graph: KnightGraph::new(size),
            next_to: vec![[0; 2]; size.area()],
        }
    }

    /// Gives every block a tour and makes one of them all.
    fn join_blocks(&mut self, grid: &[Vec<Block>]) {
        self.lay(grid);
        for (row, blocks) in grid.iter().enumerate() {
            for (column, &block) in blocks.iter().enumerate() {
                if column > 0 {
                    self.join(block, blocks[column - 1]);
                } else if row > 0 {
                    self.join(block, grid[row - 1][0]);
                }
            }
        }
    }

    /// Begins with 10 or 12 columns and adds four at a time.
    fn grow_three_rows(&mut self) {
        let columns = self.graph.size().columns;
        let first = Size::new(3, if columns % 4 == 2 { 10 } else { 12 });
        let corner = Square::new(0, 0);
        self.lay_one(
            Block {
                corner,
                size: first,
            },
            &search(first),
        );
        let strip = strip();
        for column in (first.columns..columns).step_by(4) {
            self.add_strip(column, &strip);
        }
    }

    /// Replaces the edge between the top right corner and the square it leads down to by a way
    /// through the four columns from `column` on.
    fn add_strip(&mut self, column: u32, strip: &[Square]) {
        let board = self.graph.size();
        let number = |row, column| board.index(Square::new(row, column)) as u32;
        let (corner, below) = (number(0, column - 1), number(2, column - 2));
        let way: Vec<_> = strip
            .iter()
            .map(|s| number(s.row, column + s.column))
            .collect();
        let (first, last) = (way[0], way[way.len() - 1]);
        for (place, &square) in way.iter().enumerate() {
            let before = place.checked_sub(1).map_or(below, |place| way[place]);
            let after = way.get(place + 1).copied().unwrap_or(corner);
            self.next_to[square as usize] = [before, after];
        }
        self.replace(below, corner, first);
        self.replace(corner, below, last);
    }

    /// Gives every block a tour of its own. Each shape is searched once.
    fn lay(&mut self, grid: &[Vec<Block>]) {
        let mut known: Vec<(Size, Vec<u32>)> = Vec::new();
        for &block in grid.iter().flatten() {
            let place = known.iter().position(|(size, _)| *size == block.size);
            let place = place.unwrap_or_else(|| {
                known.push((block.size, search(block.size)));
                known.len() - 1
            });
            self.lay_one(block, &known[place].1);
        }
    }

    fn lay_one(&mut self, block: Block, tour: &[u32]) {
        let board = self.graph.size();
        let on_board: Vec<_> = block.squares().map(|s| board.index(s) as u32).collect();
        let at = |place: usize| on_board[tour[place % tour.len()] as usize];
        for place in 0..tour.len() {
            self.next_to[at(place) as usize] = [at(place + tour.len() - 1), at(place + 1)];
        }
    }

    /// Makes one cycle of the two that run through two neighbouring blocks.
    fn join(&mut self, block: Block, neighbour: Block) {
        let found = self.crossing(block, neighbour);
        let [p, q, r, s] = found.expect("two neighbouring blocks have edges side by side");
        self.replace(p, q, r);
        self.replace(q, p, s);
        self.replace(r, s, p);
        self.replace(s, r, q);
    }

    /// Squares p, q next to each other in one cycle and r, s in the other, such that a jump leads
    /// from p to r and from q to s.
    fn crossing(&self, block: Block, neighbour: Block) -> Option<[u32; 4]> {
        let board = self.graph.size();
        for p in block.squares().map(|square| board.index(square) as u32) {
            let targets = self.graph.targets(p);
            for r in targets.filter(|&r| neighbour.contains(board.at(r as usize))) {
                for q in self.next_to[p as usize] {
                    let mut ends = self.next_to[r as usize].into_iter();
                    if let Some(s) = ends.find(|&s| self.graph.adjacent(q, s)) {
                        return Some([p, q, r, s]);
                    }
                }
            }
        }
        None
    }

    fn replace(&mut self, square: u32, old: u32, new: u32) {
        for next in &mut self.next_to[square as usize] {
            if *next == old {
                *next = new;
            }
        }
    }

    /// The squares of the cycle through the top left corner, in order.
    fn walk(&self) -> Vec<u32> {
        let (mut before, mut here) = (self.next_to[0][0], 0);
        let mut tour = Vec::with_capacity(self.next_to.len());
        loop {
            tour.push(here);
            let [one, other] = self.next_to[here as usize];
            (before, here) = (here, if one == before { other } else { one });
            if here == 0 {
                return tour;
            }
        }
    }
}

/// Cuts a board into blocks: rows into heights of 5 to 9, columns into even widths of 6 to 10.
fn cut(board: Size) -> Vec<Vec<Block>> {
    let mut grid = Vec::new();
    let mut row = 0;
    for height in parts(board.rows, 5) {
        let mut blocks = Vec::new();
        let mut column = 0;
        for half in parts(board.columns / 2, 3) {
            blocks.push(Block {
                corner: Square::new(row, column),
                size: Size::new(height, 2 * half),
            });
            column += 2 * half;
        }
        grid.push(blocks);
        row += height;
    }
    grid
}

/// Cuts a length into as many parts of at least `smallest` as fit, as even as can be.
fn parts(length: u32, smallest: u32) -> impl Iterator<Item = u32> {
    let count = length / smallest;
    (0..count).map(move |part| length / count + u32::from(part < length % count))
}

/// An open tour of 3 × 4 squares from the middle to the bottom of its first column: both ends are
/// a jump away from the edge that [`Cycles::add_strip`] replaces, and its own last column ends in
/// such an edge again.
fn strip() -> Vec<Square> {
    let size = Size::new(3, 4);
    let (first, last) = (Square::new(1, 0), size.index(Square::new(2, 0)) as u32);
    let puzzle = KnightsPuzzle::new(size, first, false).expect("3 × 4 is a board");
    let mut tours = Backtracking::new(&puzzle);
    while tours.step(&mut ()) != Step::Exhausted {
        if tours.is_solved() && tours.path().last() == Some(&last) {
            return tours.path().iter().map(|&s| size.at(s as usize)).collect();
        }
    }
    unreachable!("3 × 4 has a tour between these two squares")
}

/// Searches a small board for a closed tour, from one start after another.
fn search(size: Size) -> Vec<u32> {
    let tour = size.squares().find_map(|start| search_from(size, start));
    tour.expect("every block has a closed tour that the search finds")
}

fn search_from(size: Size, start: Square) -> Option<Vec<u32>> {
    let puzzle = KnightsPuzzle::new(size, start, true).ok()?;
    let mut solver = Warnsdorff::new(&puzzle);
    let mut steps = (0..PATIENCE).map(|_| solver.step(&mut ()));
    let end = steps.find(|&step| step != Step::Continue);
    (end == Some(Step::Solved)).then(|| solver.path().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::verify;

    #[test]
    fn every_board_that_has_a_closed_tour_gets_one() {
        for size in (1..=64).flat_map(|r| (1..=64).map(move |c| Size::new(r, c))) {
            let tour = closed_tour(size);
            assert_eq!(tour.is_some(), has_closed_tour(size), "{size}");
            if let Some(tour) = tour {
                let answer: Vec<_> = tour.iter().map(|&s| size.at(s as usize)).collect();
                let puzzle = KnightsPuzzle::new(size, answer[0], true).unwrap();
                assert_eq!(verify::knights(&puzzle, &answer), Ok(()), "{size}");
            }
        }
    }

    #[test]
    fn parts_are_even_and_large_enough() {
        assert_eq!(parts(9, 5).collect::<Vec<_>>(), [9]);
        assert_eq!(parts(14, 5).collect::<Vec<_>>(), [7, 7]);
        assert_eq!(parts(32, 5).collect::<Vec<_>>(), [6, 6, 5, 5, 5, 5]);
    }
}
