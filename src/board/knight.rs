//! Where knights jump.

use super::square::{Size, Square};

/// The eight jumps as (column change, row change), clockwise from "two up, one right".
///
/// Every solver tries them in this order.
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

/// For every square of a board, by number, the squares a knight's jump away.
#[derive(Clone, Debug)]
pub struct KnightGraph {
    size: Size,
    targets: Vec<Targets>,
}

/// Up to eight square numbers; jumps that leave the board are left out, the order is kept.
#[derive(Clone, Copy, Debug, Default)]
struct Targets {
    squares: [u32; 8],
    count: u32,
}

impl KnightGraph {
    /// The jumps of a whole board.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self {
            size,
            targets: size
                .squares()
                .map(|square| targets_of(size, square))
                .collect(),
        }
    }

    /// The board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The numbers of the squares that a knight on square number `from` can jump to, in order.
    ///
    /// # Panics
    /// If there is no square with that number.
    #[inline]
    #[must_use]
    pub fn targets(&self, from: u32) -> &[u32] {
        let targets = &self.targets[from as usize];
        &targets.squares[..targets.count as usize]
    }

    /// Whether one jump leads from one square number to the other.
    #[must_use]
    pub fn adjacent(&self, from: u32, to: u32) -> bool {
        self.targets(from).contains(&to)
    }
}

fn targets_of(size: Size, from: Square) -> Targets {
    let mut targets = Targets::default();
    for (columns, rows) in JUMPS {
        let row = from.row.checked_add_signed(rows);
        let column = from.column.checked_add_signed(columns);
        let landing = row
            .zip(column)
            .map(|(row, column)| Square::new(row, column));
        if let Some(square) = landing.filter(|&square| size.contains(square)) {
            targets.squares[targets.count as usize] = size.index(square) as u32;
            targets.count += 1;
        }
    }
    targets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_go_clockwise_from_two_up_one_right() {
        let board = Size::square(8);
        let graph = KnightGraph::new(board);
        let d4 = board.index(board.parse("d4").unwrap()) as u32;
        let names: Vec<_> = graph
            .targets(d4)
            .iter()
            .map(|&t| board.name(board.at(t as usize)))
            .collect();
        assert_eq!(names, ["e6", "f5", "f3", "e2", "c2", "b3", "b5", "c6"]);
    }

    #[test]
    fn a_board_of_8_x_8_has_168_undirected_jumps() {
        let graph = KnightGraph::new(Size::square(8));
        let directed: usize = (0..64).map(|square| graph.targets(square).len()).sum();
        assert_eq!(directed, 2 * 168);
        for from in 0..64 {
            for &to in graph.targets(from) {
                assert!(graph.adjacent(to, from), "a jump can be taken back");
            }
        }
    }
}
