//! Whether the graph of a search stays connected without any one of its squares.

use super::jumps::{END, Jumps};

/// A depth-first traversal of all open jumps from the knight's square.
///
/// Cut vertices are found as in R. Tarjan, *Depth-first search and linear graph algorithms*, SIAM
/// Journal on Computing 1 (1972), 146–160.
#[derive(Clone, Debug)]
pub(super) struct Together {
    places: Vec<Place>,
    stack: Vec<u32>,
    /// The number of squares reached, including the end.
    reached: u32,
}

/// The facts about a square in the traversal.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// When it was reached; 0 if it was not.
    reached: u32,
    /// The earliest time of a neighbour of it, or of any square first reached through it; the end
    /// has 0.
    low: u32,
    /// The jumps that have not been followed.
    left: u8,
}

impl Together {
    pub(super) fn new(area: usize) -> Self {
        Self {
            places: vec![Place::default(); area],
            stack: Vec::with_capacity(area),
            reached: 0,
        }
    }

    /// Whether no square is cut off, now or without any one other square.
    pub(super) fn holds(&mut self, jumps: &Jumps) -> bool {
        for &square in &jumps.squares {
            self.places[square as usize].reached = 0;
        }
        self.stack.clear();
        self.reached = 1;
        self.reach(jumps, jumps.knight);
        self.explore(jumps) && self.reached as usize == jumps.squares.len() + 1
    }

    fn reach(&mut self, jumps: &Jumps, square: u32) {
        let open = jumps.open(square);
        self.places[square as usize] = Place {
            reached: self.reached,
            low: if open & END != 0 { 0 } else { self.reached },
            left: open as u8,
        };
        self.reached += 1;
        self.stack.push(square);
    }

    /// Visits everything. Returns whether no cut vertex was found.
    fn explore(&mut self, jumps: &Jumps) -> bool {
        while let Some(&here) = self.stack.last() {
            let place = &mut self.places[here as usize];
            if place.left != 0 {
                let way = place.left & place.left.wrapping_neg();
                place.left &= !way;
                self.look(jumps, here, jumps.target(here, u16::from(way)));
            } else if !self.leave(here) {
                return false;
            }
        }
        true
    }

    fn look(&mut self, jumps: &Jumps, here: u32, next: u32) {
        let reached = self.places[next as usize].reached;
        if reached == 0 {
            self.reach(jumps, next);
            return;
        }
        let low = &mut self.places[here as usize].low;
        *low = reached.min(*low);
    }

    /// Leaves a square. Returns false if the square before it is a cut vertex.
    fn leave(&mut self, here: u32) -> bool {
        self.stack.pop();
        let Some(&before) = self.stack.last() else {
            return true;
        };
        let low = self.places[here as usize].low;
        let before = &mut self.places[before as usize];
        before.low = low.min(before.low);
        low < before.reached
    }
}
