//! Cuts a board into blocks that each have a tour, and plans how their tours are joined.
//!
//! A board is cut into small blocks that each have a closed tour, found by search. On a board with
//! odd sides, one block also has odd sides, and an open tour from the start.
//!
//! On three rows, tours cannot be joined side by side. Instead a tour of 10 or 12 columns, or an
//! open one of 7 or 9, is extended four columns at a time: an edge at its right end is replaced by
//! a path through the new columns, as in A. J. Schwenk, *Which rectangular chessboards have a
//! knight's tour?*, Mathematics Magazine 64 (1991), 325–332.

use crate::board::knight::{JUMPS, back};
use crate::board::{Size, Square};
use crate::puzzles::KnightsPuzzle;
use crate::puzzles::theorems::{has_closed_tour, no_tour};
use crate::solve::knights::{TieBreak, Warnsdorff};
use crate::solve::{Shows, Solver, Step};

/// The most steps that the search for a block's closed tour takes from one start.
const PATIENCE: u32 = 20_000;

/// A tour of a small board. For every square, row by row, two bits give the jumps to its neighbours
/// in the tour; the ends of an open tour have one.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    pub(crate) size: Size,
    pub(crate) links: Vec<u8>,
}

/// A rectangle of the board and its tour.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(crate) corner: Square,
    pub(crate) pattern: usize,
    pub(crate) join: Join,
}

/// How the tour of a block is joined to the earlier ones.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Join {
    /// It is the first block.
    First,
    /// Through two neighbouring edges, one of this block and one of the block with this number.
    Beside(usize),
    /// Through its two ends, which replace an earlier edge. Each end is given with the square it is
    /// joined to.
    Ends([(Square, Square); 2]),
}

/// All blocks of a board, in the order in which they are built.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) patterns: Vec<Pattern>,
    pub(crate) blocks: Vec<Block>,
    /// The rows and columns at which blocks begin.
    row_cuts: Vec<u32>,
    column_cuts: Vec<u32>,
}

impl Plan {
    /// The plan for a board and a start; `None` if there is no construction.
    pub(crate) fn new(size: Size, start: Square) -> Option<Self> {
        let (rows, columns) = (size.rows % 2, size.columns % 2);
        if size.rows == 3 {
            return Self::three_rows(size, start);
        }
        if size.columns == 3 {
            let start = Square::new(start.column, start.row);
            return Self::three_rows(turned(size), start).map(Self::turned);
        }
        if rows * columns == 1 {
            if size.rows < 5 || size.columns < 5 {
                return None;
            }
            let rows = odd_parts(size.rows, start.row);
            return Self::grid(&rows, &odd_parts(size.columns, start.column), start);
        }
        if !has_closed_tour(size) {
            return None;
        }
        let twice = |length: u32| parts(length / 2, 3).map(|half| 2 * half).collect();
        let (rows, columns): (Vec<_>, Vec<_>) = match columns {
            0 => (parts(size.rows, 5).collect(), twice(size.columns)),
            _ => (twice(size.rows), parts(size.columns, 5).collect()),
        };
        Self::grid(&rows, &columns, start)
    }

    /// The number of the block of a square.
    pub(crate) fn block_of(&self, square: Square) -> usize {
        let row = self.row_cuts.partition_point(|&cut| cut <= square.row) - 1;
        let column = self
            .column_cuts
            .partition_point(|&cut| cut <= square.column)
            - 1;
        row * self.column_cuts.len() + column
    }

    /// Blocks of these heights and widths. A block with two odd sides has an open tour from the
    /// start, all others a closed tour.
    fn grid(heights: &[u32], widths: &[u32], start: Square) -> Option<Self> {
        let mut plan = Self {
            patterns: Vec::new(),
            blocks: Vec::with_capacity(heights.len() * widths.len()),
            row_cuts: cuts(heights),
            column_cuts: cuts(widths),
        };
        for (row, &height) in plan.row_cuts.clone().iter().zip(heights) {
            for (column, &width) in plan.column_cuts.clone().iter().zip(widths) {
                let corner = Square::new(*row, *column);
                let pattern = plan.pattern(Size::new(height, width), corner, start)?;
                let number = plan.blocks.len();
                let join = match (number, *column) {
                    (0, _) => Join::First,
                    (_, 0) => Join::Beside(number - widths.len()),
                    _ => Join::Beside(number - 1),
                };
                plan.blocks.push(Block {
                    corner,
                    pattern,
                    join,
                });
            }
        }
        Some(plan)
    }

    /// The number of the pattern of a block. Each shape is searched only once.
    fn pattern(&mut self, size: Size, corner: Square, start: Square) -> Option<usize> {
        let known = self
            .patterns
            .iter()
            .position(|pattern| pattern.size == size);
        if known.is_some() {
            return known;
        }
        let pattern = if size.area().is_multiple_of(2) {
            closed_pattern(size)
        } else {
            let inside = Square::new(start.row - corner.row, start.column - corner.column);
            open_pattern(size, inside)?
        };
        self.patterns.push(pattern);
        Some(self.patterns.len() - 1)
    }

    /// Starts on the left and adds four columns at a time.
    fn three_rows(size: Size, start: Square) -> Option<Self> {
        let columns = size.columns;
        let first = match columns % 4 {
            0 => 12,
            2 => 10,
            1 => 9,
            _ => 7,
        };
        let shape = Size::new(3, first);
        let pattern = match first % 2 {
            _ if columns < first => return None,
            0 => closed_pattern(shape),
            _ if start.column >= first => return None,
            _ => open_pattern(shape, start)?,
        };
        let mut blocks = vec![Block {
            corner: Square::new(0, 0),
            pattern: 0,
            join: Join::First,
        }];
        let starts: Vec<u32> = (first..columns).step_by(4).collect();
        for &column in &starts {
            let below = (Square::new(1, column), Square::new(2, column - 2));
            let corner = (Square::new(2, column), Square::new(0, column - 1));
            blocks.push(Block {
                corner: Square::new(0, column),
                pattern: 1,
                join: Join::Ends([below, corner]),
            });
        }
        Some(Self {
            patterns: vec![pattern, strip()],
            blocks,
            row_cuts: vec![0],
            column_cuts: std::iter::once(0).chain(starts).collect(),
        })
    }

    /// The same plan for the board mirrored in its falling diagonal.
    fn turned(self) -> Self {
        let turn = |square: Square| Square::new(square.column, square.row);
        let block = |block: Block| Block {
            corner: turn(block.corner),
            join: match block.join {
                Join::Ends(ends) => Join::Ends(ends.map(|(end, to)| (turn(end), turn(to)))),
                other => other,
            },
            ..block
        };
        Self {
            patterns: self.patterns.into_iter().map(Pattern::turned).collect(),
            blocks: self.blocks.into_iter().map(block).collect(),
            row_cuts: self.column_cuts,
            column_cuts: self.row_cuts,
        }
    }
}

impl Pattern {
    /// The pattern of a tour given by square numbers.
    fn of(size: Size, tour: &[u32], closed: bool) -> Self {
        let mut links = vec![0; size.area()];
        let mut link = |from: u32, to: u32| {
            let place = place_of(size.at(from as usize), size.at(to as usize));
            links[from as usize] |= 1 << place;
            links[to as usize] |= back(place);
        };
        tour.windows(2).for_each(|pair| link(pair[0], pair[1]));
        if closed {
            link(tour[tour.len() - 1], tour[0]);
        }
        Self { size, links }
    }

    fn turned(self) -> Self {
        let size = turned(self.size);
        let link = |square: Square| {
            let links = self.links[self.size.index(Square::new(square.column, square.row))];
            let places = crate::board::knight::bits(links).map(|place| {
                let (along, down) = JUMPS[place];
                JUMPS.iter().position(|&jump| jump == (down, along))
            });
            places.flatten().map(|place| 1 << place).sum()
        };
        Self {
            links: size.squares().map(link).collect(),
            size,
        }
    }
}

/// The place in [`JUMPS`] of the jump between two squares.
pub(crate) fn place_of(from: Square, to: Square) -> usize {
    let along = to.column as i32 - from.column as i32;
    let down = to.row as i32 - from.row as i32;
    let place = JUMPS.iter().position(|&jump| jump == (along, down));
    place.expect("the squares of a tour are a jump apart")
}

fn turned(size: Size) -> Size {
    Size::new(size.columns, size.rows)
}

/// The start of each part.
fn cuts(parts: &[u32]) -> Vec<u32> {
    let mut begin = 0;
    let begins = parts.iter().map(|part| {
        begin += part;
        begin - part
    });
    begins.collect()
}

/// Splits a length into as many parts of at least `smallest` as fit. Their sizes differ by at most 1.
fn parts(length: u32, smallest: u32) -> impl Iterator<Item = u32> {
    let count = length / smallest;
    (0..count).map(move |part| length / count + u32::from(part < length % count))
}

/// Cuts an odd length into even parts and one odd part that contains a given place. The lengths
/// before and after the odd part are 0 or at least 6.
fn odd_parts(length: u32, place: u32) -> Vec<u32> {
    let even = |length: u32| length == 0 || length >= 6;
    let fits = |&(before, odd): &(u32, u32)| {
        let after = length.checked_sub(before + odd);
        before <= place && place < before + odd && even(before) && after.is_some_and(even)
    };
    let latest = place - place % 2;
    let near = (0..=6).filter_map(move |pairs| latest.checked_sub(2 * pairs));
    let mut choices = [5, 7, 9, 11, 13]
        .into_iter()
        .flat_map(|odd| near.clone().map(move |before| (before, odd)));
    let (before, odd) = choices.find(fits).unwrap_or((0, length));
    let twice = |length: u32| parts(length / 2, 3).map(|half| 2 * half);
    let parts = twice(before).chain([odd]);
    parts.chain(twice(length - before - odd)).collect()
}

/// An open tour of 3 × 4 squares from the middle to the bottom of its first column. Both ends are a
/// jump away from the edge that it replaces, and its last column has such an edge again.
fn strip() -> Pattern {
    let size = Size::new(3, 4);
    Pattern::of(size, &[4, 2, 11, 5, 3, 10, 1, 7, 9, 0, 6, 8], false)
}

/// Searches a small board for a closed tour, from one start after another.
fn closed_pattern(size: Size) -> Pattern {
    let search = |start| {
        let puzzle = KnightsPuzzle::new(size, start, true).ok()?;
        finish(Warnsdorff::new(&puzzle), PATIENCE)
    };
    let tour = size.squares().find_map(search);
    let tour = tour.expect("every block has a closed tour that the search finds");
    Pattern::of(size, &tour, true)
}

/// Searches a small board for an open tour from a start.
fn open_pattern(size: Size, start: Square) -> Option<Pattern> {
    let puzzle = KnightsPuzzle::new(size, start, false).ok()?;
    no_tour(&puzzle).is_none().then_some(())?;
    let search = Warnsdorff::with(&puzzle, TieBreak::Cascade, false, 0);
    let tour = finish(search, u32::MAX)?;
    Some(Pattern::of(size, &tour, false))
}

fn finish(mut solver: Warnsdorff, patience: u32) -> Option<Vec<u32>> {
    let mut steps = (0..patience).map(|_| solver.step(&mut ()));
    let end = steps.find(|&step| step != Step::Continue);
    (end == Some(Step::Solved)).then(|| solver.path().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_even_and_large_enough() {
        assert_eq!(parts(9, 5).collect::<Vec<_>>(), [9]);
        assert_eq!(parts(14, 5).collect::<Vec<_>>(), [7, 7]);
        assert_eq!(parts(32, 5).collect::<Vec<_>>(), [6, 6, 5, 5, 5, 5]);
    }

    /// Another solver searches them. Should its search change, so would the constructed tours that lessons show:
    /// then search blocks as it does now.
    #[test]
    fn the_tours_of_blocks_stay() {
        let even = (5..=9).flat_map(|rows| [6, 8, 10].map(|columns| Size::new(rows, columns)));
        let closed = even.chain([10, 12].map(|columns| Size::new(3, columns)));
        let odd = [5, 7, 9, 11, 13].map(Size::square);
        let open = odd.into_iter().flat_map(|size| {
            size.squares()
                .filter_map(move |start| open_pattern(size, start))
        });
        let links = closed
            .map(closed_pattern)
            .chain(open)
            .flat_map(|pattern| pattern.links);
        let join = |hash: u64, link: u8| (hash ^ u64::from(link)).wrapping_mul(0x0100_0000_01b3);
        assert_eq!(
            links.fold(0xcbf2_9ce4_8422_2325, join),
            4_871_794_149_076_363_746
        );
    }

    #[test]
    fn odd_parts_hold_their_place() {
        for length in (5..200).step_by(2) {
            for place in 0..length {
                let parts = odd_parts(length, place);
                let odd = parts.iter().position(|part| part % 2 == 1).unwrap();
                let before: u32 = parts[..odd].iter().sum();
                assert_eq!(parts.iter().sum::<u32>(), length);
                assert!((before..before + parts[odd]).contains(&place));
                assert!(parts[odd] <= 13, "{length} {place} {parts:?}");
                let even = |&part: &u32| part % 2 == 0 && part >= 6;
                assert_eq!(parts.iter().filter(|part| !even(part)).count(), 1);
            }
        }
    }
}
