//! The regions of a board while they change: which squares each has, and which it can take or give away.

use std::ops::RangeInclusive;

use crate::hint::proof::{Field, LARGEST, Squares};

/// The squares, rows and columns of a board.
#[derive(Clone, Debug)]
pub struct Grid {
    side: usize,
    /// The squares beside each square, and those that touch it, also at a corner.
    beside: Vec<Squares>,
    touching: Vec<Squares>,
    /// The rows, then the columns.
    lines: Vec<Squares>,
}

impl Grid {
    /// A board of a side, in squares.
    ///
    /// # Panics
    /// If the side is above [`LARGEST`].
    #[must_use]
    pub fn new(side: usize) -> Self {
        assert!(
            side <= LARGEST as usize,
            "the squares of the board fit into a set"
        );
        Self {
            side,
            beside: around(side, |down, along| down + along == 1),
            touching: around(side, |down, along| down <= 1 && along <= 1),
            lines: (0..2 * side).map(|line| squares_of(side, line)).collect(),
        }
    }

    /// The side, in squares.
    #[must_use]
    pub fn side(&self) -> usize {
        self.side
    }

    /// The squares beside a square.
    #[must_use]
    pub fn beside(&self, square: usize) -> Squares {
        self.beside[square]
    }

    /// The squares beside those of a set.
    #[must_use]
    pub fn around(&self, squares: Squares) -> Squares {
        let beside = squares.iter().map(|square| self.beside[square]);
        beside.fold(Squares::default(), Squares::or)
    }

    /// The part of a set that is connected to a square of it.
    #[must_use]
    pub fn piece(&self, squares: Squares, square: usize) -> Squares {
        let mut reached: Squares = [square].into_iter().collect();
        loop {
            let more = self.around(reached).and(squares).or(reached);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The connected pieces of a set, by their first squares.
    #[must_use]
    pub fn pieces(&self, mut squares: Squares) -> Vec<Squares> {
        let mut pieces = Vec::new();
        while let Some(first) = squares.first() {
            let piece = self.piece(squares, first);
            squares = squares.minus(piece);
            pieces.push(piece);
        }
        pieces
    }

    /// Whether a set is in one piece. The empty set is.
    #[must_use]
    pub fn is_connected(&self, squares: Squares) -> bool {
        let first = squares.first();
        first.is_none_or(|first| self.piece(squares, first) == squares)
    }
}

/// A board whose squares can move from one region to another.
#[derive(Clone, Debug)]
pub struct Patchwork {
    /// The region of each square.
    of: Vec<u8>,
    /// The squares of each region.
    regions: Vec<Squares>,
}

impl Patchwork {
    /// A board from its regions, which have every square once.
    #[must_use]
    pub fn new(regions: Vec<Squares>) -> Self {
        let squares = regions.iter().map(|region| region.len() as usize).sum();
        let mut of = vec![0; squares];
        for (region, squares) in regions.iter().enumerate() {
            squares.iter().for_each(|square| of[square] = region as u8);
        }
        Self { of, regions }
    }

    /// The region of each square.
    #[must_use]
    pub fn of(&self) -> &[u8] {
        &self.of
    }

    /// The squares of each region.
    #[must_use]
    pub fn regions(&self) -> &[Squares] {
        &self.regions
    }

    /// Moves a square to a region.
    pub fn give(&mut self, square: usize, region: u8) {
        self.regions[usize::from(self.of[square])].remove(square);
        self.regions[usize::from(region)].insert(square);
        self.of[square] = region;
    }

    /// The rules of the board: rows, columns and regions, and squares that touch.
    #[must_use]
    pub fn field(&self, grid: &Grid) -> Field {
        let units = grid.lines.iter().chain(&self.regions).copied();
        Field::new(units.collect(), grid.touching.clone())
    }

    /// The regions that a square can move to, if no region gets more pieces and their sizes stay in a range.
    pub fn moves_of(
        &self,
        grid: &Grid,
        square: usize,
        sizes: RangeInclusive<usize>,
    ) -> impl Iterator<Item = (usize, u8)> {
        let own = usize::from(self.of[square]);
        let mut rest = self.regions[own];
        rest.remove(square);
        let pieces = |squares| grid.pieces(squares).len();
        let breaks = || !grid.is_connected(rest) && pieces(rest) > pieces(self.regions[own]);
        let can_leave = rest.len() as usize >= *sizes.start() && !breaks();
        let fits = move |region: &usize| {
            let beside = grid.beside[square].and(self.regions[*region]);
            let has_room = (self.regions[*region].len() as usize) < *sizes.end();
            *region != own && !beside.is_empty() && has_room
        };
        let regions = (0..self.regions.len()).filter(move |_| can_leave);
        let regions = regions.filter(fits);
        regions.map(move |region| (square, region as u8))
    }
}

/// For each square, the squares whose distances in rows and columns are as wanted.
fn around(side: usize, wanted: impl Fn(usize, usize) -> bool) -> Vec<Squares> {
    let squares = 0..side * side;
    let near = |one: usize| {
        let is_near = |other: &usize| {
            let (down, along) = (
                (one / side).abs_diff(other / side),
                (one % side).abs_diff(other % side),
            );
            wanted(down, along)
        };
        squares.clone().filter(is_near).collect()
    };
    squares.clone().map(near).collect()
}

/// The squares of a row, or of a column: lines are counted from the top, then from the left.
fn squares_of(side: usize, line: usize) -> Squares {
    let square = |place| match line < side {
        true => side * line + place,
        false => side * place + line - side,
    };
    (0..side).map(square).collect()
}
