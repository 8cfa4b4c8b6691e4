//! Judges whether a position can no longer be completed.
//!
//! Every test is sound: a position that can be completed is never called lost. A row, column or
//! colour without squares and a lost square are always noticed. Beyond that, small boards are searched
//! within a budget.

use super::lost::{Lost, WhyLost};
use super::{InPlay, KnightsGame, QueensGame, completion};
use crate::board::Unit;

impl QueensGame {
    /// WhyLost no queens complete the board, if that is known. A board with conflicts is not judged:
    /// they are shown anyway.
    pub(super) fn find_lost(&self) -> Option<Lost> {
        if self.is_solved() || !self.conflicts().is_empty() {
            return None;
        }
        let (rules, size) = (self.puzzle().rules(), self.puzzle().size());
        let is_full = |&unit: &Unit| {
            let line = rules.squares_of(unit);
            let mut squares = line.iter();
            let is_open = !self.all().any(|queen| line.contains(&queen));
            is_open && squares.all(|&square| self.is_attacked(square))
        };
        let lost = |why, squares| Some(Lost { why, squares, size });
        if let Some(unit) = rules.units().find(is_full) {
            let why = match unit {
                Unit::Row(_) => WhyLost::Row,
                Unit::Column(_) => WhyLost::Column,
                Unit::Colour(_) => WhyLost::Colour(rules.unit_title(unit)),
            };
            return lost(why, rules.squares_of(unit));
        }
        match completion::queens(rules, self.all()) {
            Some(false) => lost(WhyLost::Queens, Vec::new()),
            _ => None,
        }
    }
}

impl KnightsGame {
    /// WhyLost no tour is possible from here, if that is known.
    pub(super) fn find_lost(&self) -> Option<Lost> {
        let left: Vec<u32> = self.left().collect();
        if left.is_empty() {
            return None;
        }
        let size = self.puzzle().size();
        let at = |squares: Vec<u32>| squares.iter().map(|&s| size.at(s as usize)).collect();
        let dead_ends = match self.puzzle().closed() {
            true => WhyLost::NoWayOut,
            false => WhyLost::DeadEnds,
        };
        let tests: [(WhyLost, &dyn Fn() -> Vec<u32>); 4] = [
            (WhyLost::Stranded, &|| self.stranded()),
            (WhyLost::CutOff, &|| self.cut_off(&left)),
            (WhyLost::NoWayHome, &|| self.without_way_home(&left)),
            (dead_ends, &|| self.dead_ends(&left)),
        ];
        for (why, squares) in tests {
            let squares = squares();
            if !squares.is_empty() {
                let squares = at(squares);
                return Some(Lost { why, squares, size });
            }
        }
        let searched = completion::tour(self.puzzle(), self.path());
        (searched == Some(false)).then_some(Lost {
            why: WhyLost::Tour,
            squares: Vec::new(),
            size,
        })
    }

    /// The squares still to visit.
    fn left(&self) -> impl Iterator<Item = u32> + '_ {
        let (puzzle, size) = (self.puzzle(), self.puzzle().size());
        let all = 0..size.area() as u32;
        all.filter(move |&square| {
            !self.is_visited(square) && !puzzle.is_blocked(size.at(square as usize))
        })
    }

    /// The squares left that no chain of jumps over unvisited squares reaches.
    fn cut_off(&self, left: &[u32]) -> Vec<u32> {
        let graph = self.puzzle().graph();
        let mut reached = vec![false; self.puzzle().size().area()];
        let mut edge: Vec<u32> = self.reachable().collect();
        edge.iter()
            .for_each(|&square| reached[square as usize] = true);
        while let Some(square) = edge.pop() {
            for next in graph.targets(square) {
                if !self.is_visited(next) && !reached[next as usize] {
                    reached[next as usize] = true;
                    edge.push(next);
                }
            }
        }
        let apart = left.iter().filter(|&&square| !reached[square as usize]);
        apart.copied().collect()
    }

    /// The start, if the tour has to close and no unvisited square leads back to it.
    fn without_way_home(&self, left: &[u32]) -> Vec<u32> {
        let start = self.path()[0];
        let graph = self.puzzle().graph();
        let leads_home = left.iter().any(|&square| graph.adjacent(square, start));
        let lost = self.puzzle().closed() && !leads_home;
        lost.then_some(start).into_iter().collect()
    }

    /// The squares left with fewer than two ways in and out, if there are too many: an open tour
    /// can end on one of them, a closed tour on none.
    fn dead_ends(&self, left: &[u32]) -> Vec<u32> {
        let graph = self.puzzle().graph();
        let (knight, start) = (self.knight(), self.path()[0]);
        let closed = self.puzzle().closed();
        let ways = |square: u32| {
            let from_knight = u32::from(graph.adjacent(square, knight));
            let to_start = u32::from(closed && graph.adjacent(square, start));
            self.degree(square) + from_knight + to_start
        };
        let ends: Vec<u32> = left.iter().copied().filter(|&s| ways(s) < 2).collect();
        if ends.len() > usize::from(!closed) {
            ends
        } else {
            Vec::new()
        }
    }
}
