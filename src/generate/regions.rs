//! Draws boards in colours that have exactly one solution.
//!
//! Queens are placed at random, one in each row and column and no two touching. From each queen a region
//! grows: regions take turns at random, so they stay about as large as each other. While the board has another
//! solution, one of its squares moves to a neighbouring region.

use std::ops::RangeInclusive;

use crate::hint::proof::{Counting, Field, LARGEST, Squares};
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
    side: usize,
    /// The squares beside each square, and those that touch it, also at a corner.
    beside: Vec<Squares>,
    touching: Vec<Squares>,
    /// The rows, then the columns.
    lines: Vec<Squares>,
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
        let side = side as usize;
        Self {
            side,
            beside: around(side, |down, along| down + along == 1),
            touching: around(side, |down, along| down <= 1 && along <= 1),
            lines: (0..2 * side).map(|line| squares_of(side, line)).collect(),
        }
    }

    /// Draws a board once: the region of each square, row by row from the top, or none if the draw has more
    /// than one solution or regions that are too small or too large.
    #[must_use]
    pub fn draw(&self, rng: &mut Rng) -> Option<Vec<u8>> {
        let mut drawing = Drawing::new(self, rng);
        drawing.grow(rng);
        let sizes = drawing.sizes();
        let is_even = |region: &Squares| sizes.contains(&(region.len() as usize));
        let even = drawing.regions.iter().all(is_even);
        (even && drawing.repair(rng)).then_some(drawing.of)
    }
}

/// A board being drawn.
struct Drawing<'a> {
    drawer: &'a Drawer,
    side: usize,
    /// The region of each square.
    of: Vec<u8>,
    /// The squares of each region.
    regions: Vec<Squares>,
    /// The queens of the wanted solution.
    wanted: Squares,
}

impl<'a> Drawing<'a> {
    fn new(drawer: &'a Drawer, rng: &mut Rng) -> Self {
        let side = drawer.side;
        let queens = placement(side, rng);
        let region = |&queen: &usize| [queen].into_iter().collect();
        Self {
            drawer,
            side,
            of: vec![0; side * side],
            regions: queens.iter().map(region).collect(),
            wanted: queens.into_iter().collect(),
        }
    }

    /// How many squares a region may have.
    fn sizes(&self) -> RangeInclusive<usize> {
        LEAST..=2 * self.side
    }

    /// Gives every free square to a region beside it: each region that can grow is equally likely, then each
    /// free square beside it.
    fn grow(&mut self, rng: &mut Rng) {
        let mut free = (0..self.of.len()).collect::<Squares>().minus(self.wanted);
        let mut edges: Vec<_> = self
            .regions
            .iter()
            .map(|&region| self.around(region))
            .collect();
        while !free.is_empty() {
            let can_grow = |&region: &usize| !edges[region].and(free).is_empty();
            let growing: Vec<_> = (0..self.side).filter(can_grow).collect();
            let region = *pick(&growing, rng);
            let squares: Vec<_> = edges[region].and(free).iter().collect();
            let square = *pick(&squares, rng);
            free.remove(square);
            self.regions[region].insert(square);
            edges[region] = edges[region].or(self.drawer.beside[square]);
        }
        for (region, squares) in self.regions.iter().enumerate() {
            for square in squares.iter() {
                self.of[square] = region as u8;
            }
        }
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
            self.regions[usize::from(self.of[square])].remove(square);
            self.regions[usize::from(region)].insert(square);
            self.of[square] = region;
        }
        false
    }

    /// The moves that rule out another solution; none if there is no other solution.
    fn moves(&self) -> Option<Vec<(usize, u8)>> {
        let units = self.drawer.lines.iter().chain(&self.regions).copied();
        let field = Field::new(units.collect(), self.drawer.touching.clone());
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
            let moves: Vec<_> = other
                .iter()
                .flat_map(|square| self.moves_of(square))
                .collect();
            if !moves.is_empty() {
                return Some(moves);
            }
        }
        (others > 0).then(Vec::new)
    }

    /// The regions that a square can move to.
    fn moves_of(&self, square: usize) -> impl Iterator<Item = (usize, u8)> {
        let mut rest = self.regions[usize::from(self.of[square])];
        rest.remove(square);
        let can_leave = rest.len() as usize >= LEAST && self.is_connected(rest);
        let room = |region: &usize| (self.regions[*region].len() as usize) < 2 * self.side;
        let is_beside = move |region: &usize| {
            let others = self.drawer.beside[square].and(self.regions[*region]);
            *region != usize::from(self.of[square]) && !others.is_empty()
        };
        let regions = (0..self.side).filter(move |_| can_leave);
        let regions = regions.filter(is_beside).filter(move |region| room(region));
        regions.map(move |region| (square, region as u8))
    }

    fn is_connected(&self, squares: Squares) -> bool {
        let mut reached: Squares = squares.first().into_iter().collect();
        loop {
            let more = self.around(reached).and(squares).or(reached);
            if more == reached {
                return reached == squares;
            }
            reached = more;
        }
    }

    /// The squares beside those of a set.
    fn around(&self, squares: Squares) -> Squares {
        let beside = squares.iter().map(|square| self.drawer.beside[square]);
        beside.fold(Squares::default(), Squares::or)
    }
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

fn pick<'a, T>(all: &'a [T], rng: &mut Rng) -> &'a T {
    &all[rng.below(all.len() as u32) as usize]
}
