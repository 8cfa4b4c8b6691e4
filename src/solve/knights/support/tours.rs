//! Separate tours on one board that are joined into one.
//!
//! I. Parberry, *An efficient algorithm for the knight's tour problem*, Discrete Applied
//! Mathematics 73 (1997), 251–260.

use std::sync::Arc;

use super::blocks::{Join, Plan, place_of};
use crate::board::knight::{back, bits};
use crate::board::{KnightGraph, Size, Square};

/// The jumps that a join removed and added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seam {
    /// The jumps removed: one of each tour, or twice the same one.
    pub(crate) cut: [(u32, u32); 2],
    /// The jumps added.
    pub(crate) joined: [(u32, u32); 2],
}

/// The tours so far: for every square the jumps to its neighbours in its tour, one bit each.
///
/// Following a tour reads one byte per square.
#[derive(Clone, Debug)]
pub(crate) struct Tours {
    plan: Arc<Plan>,
    graph: Arc<KnightGraph>,
    links: Vec<u8>,
}

impl Tours {
    pub(crate) fn new(size: Size, plan: Plan) -> Self {
        Self {
            plan: Arc::new(plan),
            graph: Arc::new(KnightGraph::new(size)),
            links: vec![0; size.area()],
        }
    }

    pub(crate) fn plan(&self) -> &Plan {
        &self.plan
    }

    fn size(&self) -> Size {
        self.graph.size()
    }

    /// Builds and joins all blocks.
    pub(crate) fn finish(&mut self) {
        for block in 0..self.plan.blocks.len() {
            self.lay(block);
            self.join(block);
        }
    }

    /// Builds the tour of a block.
    pub(crate) fn lay(&mut self, block: usize) {
        let block = &self.plan.blocks[block];
        let pattern = &self.plan.patterns[block.pattern];
        let width = pattern.size.columns as usize;
        let mut begin = self.graph.size().index(block.corner);
        for row in pattern.links.chunks_exact(width) {
            self.links[begin..begin + width].copy_from_slice(row);
            begin += self.graph.size().columns as usize;
        }
    }

    /// Joins the tour of a block to the earlier ones. Does nothing for the first block.
    ///
    /// # Panics
    /// If two blocks have no neighbouring edges. Tests show that this does not happen.
    pub(crate) fn join(&mut self, block: usize) -> Option<Seam> {
        let seam = match self.plan.blocks[block].join {
            Join::First => return None,
            Join::Beside(other) => {
                let found = self.crossing(block, other);
                let [p, q, r, s] = found.expect("two neighbouring blocks have edges side by side");
                Seam {
                    cut: [(p, q), (r, s)],
                    joined: [(p, r), (q, s)],
                }
            }
            Join::Ends(ends) => {
                let number = |square| self.size().index(square) as u32;
                let joined = ends.map(|(end, to)| (number(end), number(to)));
                let cut = (joined[0].1, joined[1].1);
                Seam {
                    cut: [cut; 2],
                    joined,
                }
            }
        };
        for (from, to) in seam.cut {
            self.set(from, to, false);
        }
        for (from, to) in seam.joined {
            self.set(from, to, true);
        }
        Some(seam)
    }

    fn set(&mut self, from: u32, to: u32, linked: bool) {
        let size = self.size();
        let place = place_of(size.at(from as usize), size.at(to as usize));
        for (square, bit) in [(from, 1 << place), (to, back(place))] {
            let links = &mut self.links[square as usize];
            *links = if linked { *links | bit } else { *links & !bit };
        }
    }

    /// Squares p, q that are neighbours in the tour of one block, and r, s in that of the other,
    /// with jumps from p to r and from q to s.
    fn crossing(&self, block: usize, other: usize) -> Option<[u32; 4]> {
        let here = self.plan.blocks[block].corner;
        let size = self.plan.patterns[self.plan.blocks[block].pattern].size;
        // Jumps to the other block start in the two rows or columns next to it.
        let near = if here.row == self.plan.blocks[other].corner.row {
            Size::new(size.rows, 2)
        } else {
            Size::new(2, size.columns)
        };
        let inside = |s: Square| Square::new(here.row + s.row, here.column + s.column);
        let mut squares = near.squares().map(|s| self.size().index(inside(s)) as u32);
        squares.find_map(|p| {
            let mut targets = self.graph.targets(p).filter(|&r| self.lies_in(r, other));
            targets.find_map(|r| self.crossing_at(p, r))
        })
    }

    fn lies_in(&self, square: u32, block: usize) -> bool {
        let square = self.size().at(square as usize);
        let block = &self.plan.blocks[block];
        let size = self.plan.patterns[block.pattern].size;
        let row = square.row.checked_sub(block.corner.row);
        let column = square.column.checked_sub(block.corner.column);
        row.is_some_and(|row| row < size.rows) && column.is_some_and(|c| c < size.columns)
    }

    fn crossing_at(&self, p: u32, r: u32) -> Option<[u32; 4]> {
        self.linked(p).find_map(|q| {
            let mut ends = self.linked(r);
            let s = ends.find(|&s| self.graph.adjacent(q, s))?;
            Some([p, q, r, s])
        })
    }

    /// The neighbours of a square in its tour.
    pub(crate) fn linked(&self, square: u32) -> impl Iterator<Item = u32> + '_ {
        bits(self.links[square as usize]).map(move |place| self.graph.target(square, place))
    }

    /// Follows the tour from a square and adds its squares to the path.
    pub(crate) fn walk(&self, start: u32, path: &mut Vec<u32>) {
        let (mut here, mut links) = (start, self.links[start as usize]);
        path.push(here);
        while path.len() < self.links.len() {
            let place = links.trailing_zeros() as usize;
            here = self.graph.target(here, place);
            links = self.links[here as usize] & !back(place);
            path.push(here);
        }
    }
}
