//! Backtracking: tries the eight jumps in order and takes the last one back at a dead end.

use std::sync::Arc;

use super::KnightsSolver;
use super::support::telling::{self, Stand};
use crate::board::KnightGraph;
use crate::board::knight::{back, bits};
use crate::puzzles::theorems::no_tour;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Knights,
    id: "backtracking",
    name: "Backtracking",
    kind: Kind::Systematic,
    aspect: Aspect::Onward,
    profile: "moves",
    idea: "tries the eight jumps in order; takes back dead ends",
    step: "makes or takes back a jump",
    largest: 2_000,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: None,
    bytes: |size| bytes_a_square(size, 5),
    pseudocode: &[
        step("put the knight on its start", &["begin"]),
        line("repeat until every square is visited:"),
        line("  if a jump from here is untried:"),
        step(
            "    make the next, clockwise from two up, one right",
            &["jump"],
        ),
        step(
            "  else take the last jump back; forget what it tried",
            &["back"],
        ),
        step("    none to take back? There is no tour", &["exhausted"]),
        step("every square is visited: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &KnightsPuzzle, _: &Options, _: u64) -> KnightsSolver {
    Backtracking::new(puzzle).into()
}

/// Marks an unvisited square. No visited square has this value: one of its eight jumps leads back
/// to the square before, and the start has already used one.
const FREE: u8 = u8::MAX;

/// Plain depth-first search over jumps, without counts of neighbours.
#[derive(Clone, Debug)]
pub struct Backtracking {
    graph: Arc<KnightGraph>,
    closed: bool,
    /// For every visited square the untried jumps, one bit each, without the jump back; [`FREE`]
    /// for the others. One byte per square keeps the loop over jumps fast.
    untried: Vec<u8>,
    /// The path in its first `length` entries; allocated for a whole tour.
    path: Vec<u32>,
    length: usize,
}

impl Backtracking {
    /// A search before its first jump. If a theorem rules out every tour, it has no jump to try.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let graph = puzzle.graph();
        let start = puzzle.size().index(puzzle.start()) as u32;
        let mut untried = vec![FREE; puzzle.size().area()];
        untried[start as usize] = match no_tour(puzzle) {
            Some(_) => 0,
            None => graph.jumps(start),
        };
        Self {
            closed: puzzle.closed(),
            untried,
            path: vec![start; puzzle.squares_to_visit()],
            length: 1,
            graph,
        }
    }
}

impl Backtracking {
    /// The number of onward moves from a square.
    fn onward_moves(&self, from: Square) -> u32 {
        let from = self.graph.size().index(from) as u32;
        let targets = self.graph.targets(from);
        let open = targets.filter(|&target| self.untried[target as usize] == FREE);
        open.count() as u32
    }
}

impl Solver for Backtracking {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.run(1, observer).1
    }

    /// The loop keeps its state in local variables so that it stays in registers. Inlined among the
    /// loops of other solvers it would have to share them.
    #[inline(never)]
    fn run<O: Observer>(&mut self, most: u64, observer: &mut O) -> (u64, Step) {
        let graph = &*self.graph;
        let (size, distances, jumps) = (graph.size(), graph.distances(), graph.all_jumps());
        let (untried, path) = (&mut self.untried[..], &mut self.path[..]);
        let (mut length, mut made) = (self.length, 0);
        let Some(mut here) = path[..length].last().copied() else {
            return (most.min(1), Step::Exhausted);
        };
        let mut left = untried[here as usize];
        let step = loop {
            if made == most {
                break Step::Continue;
            }
            made += 1;
            let target = loop {
                if left == 0 {
                    break None;
                }
                let place = left.trailing_zeros() as usize & 7;
                left &= left - 1;
                let target = here.wrapping_add_signed(distances[place]);
                if untried[target as usize] == FREE {
                    break Some((target, place));
                }
            };
            if let Some((target, place)) = target {
                untried[here as usize] = left;
                (here, left) = (target, jumps[target as usize] & !back(place));
                untried[here as usize] = left;
                path[length] = here;
                let (depth, square) = (length as u32, size.at(here as usize));
                observer.on(Event::Assign { depth, square });
                observer.step_made(None);
                length += 1;
                if length == path.len() && (!self.closed || graph.adjacent(path[0], here)) {
                    break Step::Solved;
                }
            } else {
                untried[here as usize] = FREE;
                length -= 1;
                let (depth, square) = (length as u32, size.at(here as usize));
                observer.on(Event::Backtrack { depth });
                observer.on(Event::Unassign { depth, square });
                observer.step_made(None);
                match path[..length].last() {
                    Some(&before) => (here, left) = (before, untried[before as usize]),
                    None => break Step::Exhausted,
                }
            }
        };
        // After a jump this is already stored.
        if length > 0 {
            untried[here as usize] = left;
        }
        self.length = length;
        (made, step)
    }

    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        let Some(choice) = choice else {
            return self.step(observer);
        };
        let (graph, here) = (&*self.graph, self.path[self.length - 1]);
        let square = graph.size().index(choice) as u32;
        let mut jumps = bits(self.untried[here as usize]);
        let Some(place) = jumps.find(|&place| graph.target(here, place) == square) else {
            return self.step(observer);
        };
        self.untried[here as usize] &= !(1 << place);
        self.untried[square as usize] = graph.jumps(square) & !back(place);
        self.path[self.length] = square;
        let depth = self.length as u32;
        observer.on(Event::Assign {
            depth,
            square: choice,
        });
        self.length += 1;
        solved_or_continue(self)
    }

    #[inline]
    fn is_solved(&self) -> bool {
        let closes = || {
            self.graph
                .adjacent(self.path[0], self.path[self.length - 1])
        };
        self.length == self.path.len() && (!self.closed || closes())
    }
}

impl Shows for Backtracking {
    type Puzzle = KnightsPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.path().len().saturating_sub(1)
    }

    fn line(&self, last: &LastStep) -> &'static str {
        telling::line(last)
    }

    fn sentence(&self, _: &KnightsPuzzle, last: &LastStep) -> Sentence {
        let square = last.assigned.or(last.lifted);
        let stand = Stand {
            graph: &self.graph,
            path: self.path(),
            squares: self.path.len(),
            closed: self.closed,
            chosen: last.chosen,
            onward: square.map_or(0, |square| self.onward_moves(square)),
        };
        stand.sentence(last, |board| stand.jump(board))
    }

    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(last.taken_back());
    }

    fn opening(&self, puzzle: &KnightsPuzzle) -> Sentence {
        super::starts(puzzle)
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let before = &self.path()[..depth.min(self.length)];
        let squares = before.last().into_iter().flat_map(|&from| {
            let places = bits(self.untried[from as usize]);
            places.map(move |place| self.graph.target(from, place))
        });
        let open = squares.filter(|square| !before.contains(square));
        let size = self.graph.size();
        Some(open.map(|square| size.at(square as usize)).collect())
    }

    fn path(&self) -> &[u32] {
        &self.path[..self.length]
    }
}
