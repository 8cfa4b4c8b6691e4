//! When a position can no longer be completed, and what there is to say of it.
//!
//! Every test here is sound: where a completion exists, nothing is said. A row, a column or a
//! square that is lost is always noticed; beyond that small boards are searched, within a budget.

use std::fmt;

use super::{InPlay, KnightsGame, QueensGame, completion};
use crate::board::words::and_list;
use crate::board::{Size, Square};

/// Names are listed up to so many; more are counted.
const LISTED: usize = 4;

/// Why a position is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A row without a queen has no square that is free.
    Row,
    /// A column without a queen has no square that is free.
    Column,
    /// Every row has squares, and still no queens complete the board.
    Queens,
    /// Squares without a neighbour that the knight could come from.
    Stranded,
    /// Squares that no way leads to.
    CutOff,
    /// Squares with one way in and none out, in a tour that has to close.
    NoWayOut,
    /// Several such squares in an open tour, which can end on one of them.
    DeadEnds,
    /// No square that is left leads back to the start of a tour that has to close.
    NoWayHome,
    /// Every square can be reached, and still no tour visits them all.
    Tour,
}

/// A position that cannot be completed, with the squares that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Why.
    pub why: Why,
    /// The squares that show it; none where a search found out.
    pub squares: Vec<Square>,
    size: Size,
}

impl QueensGame {
    /// Why no queens complete the board, as far as that is known. A conflict is no such reason: it
    /// is shown as what it is.
    pub(super) fn find_lost(&self) -> Option<Lost> {
        if self.is_solved() || !self.conflicts().is_empty() {
            return None;
        }
        let size = self.puzzle().size();
        let side = self.puzzle().side();
        let lost = |why, squares| Some(Lost { why, squares, size });
        let full = |line: &Vec<Square>| line.iter().all(|&square| self.is_attacked(square));
        let is_open = |line: &Vec<Square>| !self.all().any(|queen| line.contains(&queen));
        let row = |row| (0..side).map(|column| Square::new(row, column)).collect();
        let column = |column| (0..side).map(|row| Square::new(row, column)).collect();
        if let Some(row) = (0..side).map(row).find(|line| is_open(line) && full(line)) {
            return lost(Why::Row, row);
        }
        if let Some(column) = (0..side)
            .map(column)
            .find(|line| is_open(line) && full(line))
        {
            return lost(Why::Column, column);
        }
        match completion::queens(side, self.all()) {
            Some(false) => lost(Why::Queens, Vec::new()),
            _ => None,
        }
    }
}

impl KnightsGame {
    /// Why no tour goes on from here, as far as that is known.
    pub(super) fn find_lost(&self) -> Option<Lost> {
        let left: Vec<u32> = self.left().collect();
        if left.is_empty() {
            return None;
        }
        let size = self.puzzle().size();
        let at = |squares: Vec<u32>| squares.iter().map(|&s| size.at(s as usize)).collect();
        let dead_ends = match self.puzzle().closed() {
            true => Why::NoWayOut,
            false => Why::DeadEnds,
        };
        let tests: [(Why, &dyn Fn() -> Vec<u32>); 4] = [
            (Why::Stranded, &|| self.stranded()),
            (Why::CutOff, &|| self.cut_off(&left)),
            (Why::NoWayHome, &|| self.without_way_home(&left)),
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
            why: Why::Tour,
            squares: Vec::new(),
            size,
        })
    }

    /// The squares that are not visited yet and may be.
    fn left(&self) -> impl Iterator<Item = u32> + '_ {
        let (puzzle, size) = (self.puzzle(), self.puzzle().size());
        let all = 0..size.area() as u32;
        all.filter(move |&square| {
            !self.is_visited(square) && !puzzle.is_blocked(size.at(square as usize))
        })
    }

    /// The squares left that no chain of jumps over other squares left leads to.
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

    /// The start, if the tour has to close and no square left leads back to it.
    fn without_way_home(&self, left: &[u32]) -> Vec<u32> {
        let start = self.path()[0];
        let graph = self.puzzle().graph();
        let leads_home = left.iter().any(|&square| graph.adjacent(square, start));
        let lost = self.puzzle().closed() && !leads_home;
        lost.then_some(start).into_iter().collect()
    }

    /// The squares left with fewer than two ways in and out, if they are more than a tour can end
    /// on: one of an open tour, none of a closed one.
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

impl Lost {
    /// The squares by name, or how many there are.
    fn names(&self) -> String {
        if self.squares.len() > LISTED {
            return format!("{} squares", self.squares.len());
        }
        let names = self.squares.iter().map(|&square| self.size.name(square));
        and_list(&names.collect::<Vec<_>>())
    }

    /// One of two words: for one square, or for several.
    fn one_or_many<'a>(&self, one: &'a str, many: &'a str) -> &'a str {
        if self.squares.len() == 1 { one } else { many }
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.names();
        match self.why {
            Why::Row => {
                let row = self.size.rank(self.squares[0].row);
                write!(f, "Row {row} has no free square left.")
            }
            Why::Column => {
                let name = self.size.name(self.squares[0]);
                let column = name.trim_end_matches(|c: char| c.is_ascii_digit());
                write!(f, "Column {column} has no free square left.")
            }
            Why::Queens => write!(f, "No solution has all these queens."),
            Why::Stranded => {
                let are = self.one_or_many("is", "are");
                write!(f, "{names} {are} stranded: no jump leads there any more.")
            }
            Why::CutOff => {
                let are = self.one_or_many("is", "are");
                write!(f, "{names} {are} cut off: no way leads there any more.")
            }
            Why::NoWayOut => {
                let have = self.one_or_many("has", "have");
                write!(f, "{names} {have} a way in left, but no way out.")
            }
            Why::DeadEnds => write!(
                f,
                "{names} have no way out left, and a tour can end on only one of them."
            ),
            Why::NoWayHome => write!(f, "No square that is left leads back to {names}."),
            Why::Tour => write!(f, "No tour goes on from here."),
        }?;
        write!(f, " Undo to go on.")
    }
}
