//! Draws boards in colours that have exactly one solution.
//!
//! Queens are placed at random, one in each row and column and no two touching. From each queen a region
//! grows: regions take turns at random, so they stay about as large as each other. While the board has another
//! solution, one of its squares moves to a neighbouring region.

use std::ops::RangeInclusive;

use super::patchwork::{Grid, Patchwork};
use crate::hint::proof::{Counting, LARGEST, Squares};
use crate::solve::Rng;

/// The fewest squares of a region.
pub const LEAST: usize = 3;

/// How many squares may change their region before the draw is given up; more do not pay.
const MOST_MOVES: u32 = 60;

/// How many other solutions are searched for one whose squares can move.
const MOST_OTHERS: u32 = 3;

/// Draws boards of a size.
#[derive(Clone, Debug)]
pub struct Drawer {
    grid: Grid,
}

impl Drawer {
    /// Draws boards of this side, in squares.
    ///
    /// # Panics
    /// If the side is below 4, which has no placement, or above [`LARGEST`].
    #[must_use]
    pub fn new(side: u32) -> Self {
        assert!(
            (4..=LARGEST).contains(&side),
            "there are boards of this size"
        );
        let grid = Grid::new(side as usize);
        Self { grid }
    }

    /// Draws a board once: the region of each square, row by row from the top, or none if the draw has more
    /// than one solution or regions that are too small or too large.
    #[must_use]
    pub fn draw(&self, rng: &mut Rng) -> Option<Vec<u8>> {
        let mut drawing = self.even(rng)?;
        let repaired = drawing.repair(rng);
        repaired.then(|| drawing.patchwork.of().to_vec())
    }

    /// Draws a board that has a solution, and often others: the region of each square, row by row from the top.
    #[must_use]
    pub fn sketch(&self, rng: &mut Rng) -> Vec<u8> {
        loop {
            if let Some(drawing) = self.even(rng) {
                return drawing.patchwork.of().to_vec();
            }
        }
    }

    /// Draws regions once; none if one is too small or too large.
    fn even(&self, rng: &mut Rng) -> Option<Drawing<'_>> {
        let drawing = Drawing::new(&self.grid, rng);
        let sizes = drawing.sizes();
        let mut regions = drawing.patchwork.regions().iter();
        let even = regions.all(|region| sizes.contains(&(region.len() as usize)));
        even.then_some(drawing)
    }
}

/// A board being drawn.
struct Drawing<'a> {
    grid: &'a Grid,
    patchwork: Patchwork,
    /// The queens of the wanted solution.
    wanted: Squares,
}

impl<'a> Drawing<'a> {
    fn new(grid: &'a Grid, rng: &mut Rng) -> Self {
        let queens = placement(grid.side(), rng);
        Self {
            grid,
            patchwork: Patchwork::new(grown(grid, &queens, rng)),
            wanted: queens.into_iter().collect(),
        }
    }

    /// How many squares a region may have.
    fn sizes(&self) -> RangeInclusive<usize> {
        LEAST..=2 * self.grid.side()
    }

    /// Moves squares to neighbouring regions until the wanted solution is the only one; returns whether it is.
    fn repair(&mut self, rng: &mut Rng) -> bool {
        for _ in 0..=MOST_MOVES {
            let moves = match self.moves() {
                None => return true,
                Some(moves) if moves.is_empty() => return false,
                Some(moves) => moves,
            };
            let &(square, region) = pick(&moves, rng);
            self.patchwork.give(square, region);
        }
        false
    }

    /// The moves that rule out another solution; none if there is no other solution.
    fn moves(&self) -> Option<Vec<(usize, u8)>> {
        let field = self.patchwork.field(self.grid);
        let mut counting = Counting::new(&field, field.start(), u64::MAX);
        let mut others = 0;
        while others < MOST_OTHERS {
            let Some(queens) = counting.next(&field) else {
                break;
            };
            let other = queens
                .iter()
                .copied()
                .collect::<Squares>()
                .minus(self.wanted);
            if other.is_empty() {
                continue;
            }
            others += 1;
            let moves_of = |square| self.patchwork.moves_of(self.grid, square, self.sizes());
            let moves: Vec<_> = other.iter().flat_map(moves_of).collect();
            if !moves.is_empty() {
                return Some(moves);
            }
        }
        (others > 0).then(Vec::new)
    }
}

/// Grows a region from each queen, over the whole board: each region that can grow is equally likely, then
/// each free square beside it.
fn grown(grid: &Grid, queens: &[usize], rng: &mut Rng) -> Vec<Squares> {
    let side = grid.side();
    let mut free: Squares = (0..side * side).collect();
    queens.iter().for_each(|&queen| free.remove(queen));
    let region = |&queen: &usize| [queen].into_iter().collect();
    let mut regions: Vec<Squares> = queens.iter().map(region).collect();
    let edge = |&queen: &usize| grid.beside(queen);
    let mut edges: Vec<_> = queens.iter().map(edge).collect();
    while !free.is_empty() {
        let can_grow = |&region: &usize| !edges[region].and(free).is_empty();
        let growing: Vec<_> = (0..side).filter(can_grow).collect();
        let region = *pick(&growing, rng);
        let squares: Vec<_> = edges[region].and(free).iter().collect();
        let square = *pick(&squares, rng);
        free.remove(square);
        regions[region].insert(square);
        edges[region] = edges[region].or(grid.beside(square));
    }
    regions
}

/// One queen in each row and column, no two touching, as squares from the top row down.
fn placement(side: usize, rng: &mut Rng) -> Vec<usize> {
    let mut columns: Vec<_> = (0..side).collect();
    loop {
        for place in (1..side).rev() {
            columns.swap(place, rng.below(place as u32 + 1) as usize);
        }
        if columns.windows(2).all(|pair| pair[0].abs_diff(pair[1]) > 1) {
            let square = |(row, column)| side * row + column;
            return columns.into_iter().enumerate().map(square).collect();
        }
    }
}

fn pick<'a, T>(all: &'a [T], rng: &mut Rng) -> &'a T {
    &all[rng.below(all.len() as u32) as usize]
}
