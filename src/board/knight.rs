//! Knight's jumps.

use super::square::{Size, Square};

/// The eight jumps as (column change, row change), clockwise from "two up, one right".
///
/// Every solver tries them in this order. Jump `(place + 4) % 8` reverses jump `place`.
pub const JUMPS: [(i32, i32); 8] = [
    (1, -2),
    (2, -1),
    (2, 1),
    (1, 2),
    (-1, 2),
    (-2, 1),
    (-2, -1),
    (-1, -2),
];

/// The knight's jumps on a board: one byte per square.
///
/// Bit `place` of a square's byte is set if the jump at that place of [`JUMPS`] leads to an open
/// square. The target's number is the square's plus the jump's distance, which is the same on the
/// whole board. No jump leads to or from a blocked square.
#[derive(Clone, Debug)]
pub struct KnightGraph {
    size: Size,
    distances: [i32; 8],
    jumps: Vec<u8>,
}

impl KnightGraph {
    /// The jumps of a whole board.
    ///
    /// # Panics
    /// If square numbers would need more than 31 bits.
    #[must_use]
    pub fn new(size: Size) -> Self {
        assert!(size.area() <= i32::MAX as usize, "{size} is too large");
        let columns = size.columns as i32;
        let along = (0..size.columns).map(|column| jumps_along(column, size.columns));
        let along: Vec<u8> = along.collect();
        let mut jumps = Vec::with_capacity(size.area());
        for row in 0..size.rows {
            let down = jumps_down(row, size.rows);
            jumps.extend(along.iter().map(|along| along & down));
        }
        Self {
            size,
            distances: JUMPS.map(|(along, down)| columns * down + along),
            jumps,
        }
    }

    /// The jumps of a board with blocked squares.
    ///
    /// # Panics
    /// As [`KnightGraph::new`], and if a blocked square is off the board.
    #[must_use]
    pub fn without(size: Size, blocked: &[Square]) -> Self {
        let mut graph = Self::new(size);
        for &square in blocked {
            graph.block(size.index(square) as u32);
        }
        graph
    }

    /// Removes every jump to and from a square.
    fn block(&mut self, square: u32) {
        let jumps = std::mem::take(&mut self.jumps[square as usize]);
        for place in bits(jumps) {
            let near = self.target(square, place);
            self.jumps[near as usize] &= !back(place);
        }
    }

    /// The board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The jumps from a square, one bit for each place in [`JUMPS`].
    ///
    /// # Panics
    /// If there is no square with that number.
    #[inline]
    #[must_use]
    pub fn jumps(&self, from: u32) -> u8 {
        self.jumps[from as usize]
    }

    /// The jumps from every square, by number.
    #[must_use]
    pub fn all_jumps(&self) -> &[u8] {
        &self.jumps
    }

    /// What each jump adds to the number of a square.
    #[must_use]
    pub fn distances(&self) -> [i32; 8] {
        self.distances
    }

    /// The number of a jump's target.
    #[inline]
    #[must_use]
    pub fn target(&self, from: u32, place: usize) -> u32 {
        from.wrapping_add_signed(self.distances[place & 7])
    }

    /// The numbers of the squares a jump away from square number `from`, in the order of [`JUMPS`].
    ///
    /// # Panics
    /// If there is no square with that number.
    #[inline]
    pub fn targets(&self, from: u32) -> impl Iterator<Item = u32> + Clone + '_ {
        bits(self.jumps(from)).map(move |place| self.target(from, place))
    }

    /// Whether two squares, by number, are a jump apart.
    #[must_use]
    pub fn adjacent(&self, from: u32, to: u32) -> bool {
        self.targets(from).any(|target| target == to)
    }
}

/// The places of the set bits, the lowest first.
#[inline]
pub fn bits(mut mask: u8) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let place = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            place
        })
    })
}

/// The bit of the jump that reverses the jump at a place of [`JUMPS`].
#[inline]
#[must_use]
pub const fn back(place: usize) -> u8 {
    1 << ((place + 4) & 7)
}

fn jumps_along(column: u32, columns: u32) -> u8 {
    jumps_within(column, columns, |(along, _)| along)
}

fn jumps_down(row: u32, rows: u32) -> u8 {
    jumps_within(row, rows, |(_, down)| down)
}

/// The jumps that stay on the board in one direction.
fn jumps_within(from: u32, length: u32, change: impl Fn((i32, i32)) -> i32) -> u8 {
    let lands = |&place: &usize| {
        let to = from.checked_add_signed(change(JUMPS[place]));
        to.is_some_and(|to| to < length)
    };
    (0..8).filter(lands).map(|place| 1 << place).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(graph: &KnightGraph, from: &str) -> Vec<String> {
        let board = graph.size();
        let from = board.index(board.parse(from).unwrap()) as u32;
        let targets = graph.targets(from);
        targets.map(|t| board.name(board.at(t as usize))).collect()
    }

    #[test]
    fn jumps_go_clockwise_from_two_up_one_right() {
        let graph = KnightGraph::new(Size::square(8));
        let d4 = ["e6", "f5", "f3", "e2", "c2", "b3", "b5", "c6"];
        assert_eq!(names(&graph, "d4"), d4);
        assert_eq!(names(&graph, "a8"), ["c7", "b6"]);
    }

    #[test]
    fn a_board_of_8_x_8_has_168_undirected_jumps() {
        let graph = KnightGraph::new(Size::square(8));
        let directed: usize = (0..64).map(|square| graph.targets(square).count()).sum();
        assert_eq!(directed, 2 * 168);
        for from in 0..64 {
            for place in bits(graph.jumps(from)) {
                let to = graph.target(from, place);
                assert!(graph.jumps(to) & back(place) != 0);
                assert!(graph.adjacent(to, from), "a jump can be taken back");
            }
        }
    }

    #[test]
    fn no_jump_touches_a_blocked_square() {
        let board = Size::square(8);
        let blocked = ["c7", "d4"].map(|name| board.parse(name).unwrap());
        let graph = KnightGraph::without(board, &blocked);
        assert_eq!(names(&graph, "a8"), ["b6"]);
        assert_eq!(names(&graph, "c7"), [""; 0]);
        assert_eq!(names(&graph, "e6"), ["f8", "g7", "g5", "f4", "c5", "d8"]);
    }
}
