//! Whether a tour is possible from a position: a complete search with restarts that can be paused
//! after any step. It shares no code with the solvers.
//!
//! It does not walk from the knight. The rest of a tour is a cycle through the squares left, the
//! knight's square and one more node, the *end*, which represents everything visited before. The
//! end is joined to the knight's square and to the squares on which the tour may end, so open and
//! closed tours need no separate treatment. Jumps are fixed or removed anywhere on the board, with
//! these consequences at once: if a square has only two jumps left, both are fixed; if two of its
//! jumps are fixed, the others are removed; and the two ends of a chain of fixed jumps are not
//! joined until the chain contains everything. A position has no tour if a square has too few
//! jumps, or if the graph falls apart without one square.
//!
//! The rules are in the style of P. A. Rubin, *A search procedure for Hamilton paths and circuits*,
//! Journal of the ACM 21 (1974), 576–580 (cited from memory, not checked). Restarts with a growing
//! limit avoid the heavy tails of such searches. A try that ends below its limit is a proof.

mod jumps;
mod together;

use self::jumps::{END, Jumps, ones};
use self::together::Together;
use super::KnightsPuzzle;

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A tour is possible.
    Tour,
    /// No tour is possible; this is proved.
    None,
}

/// A jump fixed on trial.
#[derive(Clone, Copy, Debug)]
struct Trial {
    /// The number of changes before.
    changes: usize,
    square: u32,
    way: u16,
}

/// The search for the rest of a tour.
#[derive(Clone, Debug)]
pub struct TourSearch {
    jumps: Jumps,
    together: Together,
    trials: Vec<Trial>,
    /// The number of changes that follow from the position alone.
    begin: usize,
    nodes: u64,
    /// The number of the try, from 0, its limit of nodes, and the nodes left.
    attempt: u32,
    limit: u64,
    left: u64,
    found: Option<Found>,
}

impl TourSearch {
    /// A search from the end of a path. The path must obey the rules.
    ///
    /// # Panics
    /// If the path is empty.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle, path: &[u32]) -> Self {
        let jumps = Jumps::new(puzzle, path);
        let limit = 2 * jumps.squares.len() as u64;
        let mut search = Self {
            together: Together::new(puzzle.size().area()),
            jumps,
            trials: Vec::new(),
            begin: 0,
            nodes: 0,
            attempt: 0,
            limit,
            left: limit,
            found: None,
        };
        search.open();
        search
    }

    /// Works out what follows from the position alone.
    fn open(&mut self) {
        if !self.colours_fit() || !self.follow_up() {
            self.found = Some(Found::None);
        }
        self.notice_tour();
        self.begin = self.jumps.changes();
    }

    /// Whether the colours of the squares left can alternate.
    fn colours_fit(&self) -> bool {
        let jumps = &self.jumps;
        let own = jumps.colour(jumps.knight);
        let of_own = |&&square: &&u32| jumps.colour(square) == own;
        jumps.squares.iter().filter(of_own).count() == jumps.squares.len().div_ceil(2)
    }

    fn notice_tour(&mut self) {
        if self.found.is_none() && self.jumps.is_whole() {
            self.found = Some(Found::Tour);
        }
    }

    /// The result, if the search is over.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        self.found
    }

    /// The number of jumps fixed on trial so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The number of squares in the search. A node takes time in proportion.
    #[must_use]
    pub fn squares(&self) -> usize {
        self.jumps.squares.len()
    }

    /// Continues for up to `nodes` nodes. Returns the result, if there is one by then.
    pub fn run(&mut self, nodes: u64) -> Option<Found> {
        let most = self.nodes + nodes;
        while self.found.is_none() && self.nodes < most {
            self.step();
        }
        self.found
    }

    /// Fixes a jump on trial, and undoes trials that fail.
    fn step(&mut self) {
        if self.left == 0 {
            self.restart();
        }
        self.nodes += 1;
        self.left -= 1;
        let (square, way) = self.choose();
        let changes = self.jumps.changes();
        self.trials.push(Trial {
            changes,
            square,
            way,
        });
        let mut fits = self.jumps.fix(square, way) && self.follow_up();
        while !fits {
            let Some(trial) = self.trials.pop() else {
                self.found = Some(Found::None);
                return;
            };
            self.jumps.take_back(trial.changes);
            self.jumps.remove(trial.square, trial.way);
            fits = self.follow_up();
        }
        self.notice_tour();
    }

    fn restart(&mut self) {
        self.trials.clear();
        self.jumps.take_back(self.begin);
        self.attempt += 1;
        self.limit += self.limit / 2;
        self.left = self.limit;
    }

    /// The next trial: at the end of a chain with the fewest jumps left, the jump to the square
    /// with the fewest.
    fn choose(&self) -> (u32, u16) {
        let undecided = self.jumps.squares.iter().filter_map(|&square| {
            let (open, fixed) = self.jumps.counts(square);
            let within_chain = fixed == 2 || open == 2;
            (!within_chain).then(|| ((fixed == 0, open, self.tie(square)), square))
        });
        let (_, square) = undecided
            .min()
            .expect("a chain that is not whole can go on");
        let onward = |&way: &u16| match way {
            // The end is decided last.
            END => (u32::MAX, 0),
            _ => (
                self.jumps.counts(self.jumps.target(square, way)).0,
                self.tie(u32::from(way)),
            ),
        };
        let way = ones(self.jumps.undecided(square)).min_by_key(onward);
        (square, way.expect("a square between chains has jumps left"))
    }

    /// A tie-break that differs in every try.
    fn tie(&self, item: u32) -> u32 {
        let odd = 0x9e37_79b1 ^ (self.attempt << 1);
        (item + 1).wrapping_mul(odd) >> 8
    }

    /// Works out the consequences of all changes. Returns whether a tour may still exist.
    fn follow_up(&mut self) -> bool {
        loop {
            while let Some(square) = self.jumps.queue.pop() {
                if !self.settle(square) {
                    return false;
                }
            }
            if !self.settle_end() {
                return false;
            }
            if self.jumps.queue.is_empty() {
                return self.jumps.is_whole() || self.together.holds(&self.jumps);
            }
        }
    }

    /// A square has exactly two jumps.
    fn settle(&mut self, square: u32) -> bool {
        let (open, fixed) = self.jumps.counts(square);
        let ways = self.jumps.undecided(square);
        match (open, fixed) {
            (0 | 1, _) => false,
            (2, _) => ones(ways).all(|way| {
                // The jump before may have removed this one.
                self.jumps.open(square) & way != 0 && self.jumps.fix(square, way)
            }),
            (_, 0 | 1) => true,
            (_, 2) => {
                ones(ways).for_each(|way| self.jumps.remove(square, way));
                true
            }
            _ => false,
        }
    }

    /// The tour ends on exactly one square.
    fn settle_end(&mut self) -> bool {
        let fixed = self.jumps.fixed_end();
        match (self.jumps.ends, fixed) {
            (0, _) => false,
            (1, Some(_)) => true,
            (1, None) => {
                let last = self.jumps.possible_end();
                last.is_some_and(|last| self.jumps.fix(last, END))
            }
            (_, Some(last)) => {
                self.end_only_on(last);
                true
            }
            (_, None) => true,
        }
    }

    fn end_only_on(&mut self, last: u32) {
        for place in 0..self.jumps.squares.len() {
            let square = self.jumps.squares[place];
            if square != last && self.jumps.open(square) & END != 0 {
                self.jumps.remove(square, END);
            }
        }
    }

    /// The rest of the tour found, after the knight's square; `None` if none was found.
    #[must_use]
    pub fn tour(&self) -> Option<Vec<u32>> {
        (self.found == Some(Found::Tour)).then(|| {
            let (mut before, mut here) = (self.jumps.end, self.jumps.knight);
            let mut tour = Vec::with_capacity(self.squares());
            while let Some(next) = self.jumps.next(before, here) {
                tour.push(next);
                (before, here) = (here, next);
            }
            tour
        })
    }
}
