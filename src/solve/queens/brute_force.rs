//! Brute force over all combinations of squares.

use super::QueensSolver;
use super::support::combination;
use crate::board::Lines;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "brute-force",
    name: "Brute force",
    kind: Kind::Blind,
    aspect: Aspect::Pairs,
    profile: PAIRS,
    idea: "tries every set of squares, in order",
    step: "tries one full board",
    largest: 64,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: Some("It goes through full boards in a fixed order, so it never chooses a square."),
    bytes: |size| bytes_a_row(size, 36) + bytes_a_square(size, 8),
    pseudocode: &[
        step("queens on the first free squares", &["begin"]),
        line("repeat until no two queens attack each other:"),
        line("  queen ← the last one that can move on"),
        step("  if there is none: no solution", &["exhausted"]),
        step(
            "  move it one square on, the later ones behind it",
            &["next"],
        ),
        step("no two attack each other: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    BruteForce::new(puzzle).into()
}

/// Visits every combination of unlocked squares once, in lexicographic order: the last queen moves
/// fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BruteForce {
    /// The squares without a locked queen, in order.
    free: Vec<Square>,
    /// For each queen the index of its square in `free`, ascending.
    pieces: Vec<u32>,
    lines: Lines,
    /// The number of attacking pairs, counted once per shared line.
    pairs: u32,
}

impl BruteForce {
    /// Puts the queens on the first free squares.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let locked = puzzle.locked();
        let free = puzzle
            .size()
            .squares()
            .filter(|square| locked.binary_search(square).is_err());
        let mut solver = Self {
            free: free.collect(),
            pieces: (0..puzzle.side() - locked.len() as u32).collect(),
            lines: Lines::of(puzzle.rules()),
            pairs: 0,
        };
        for &queen in locked {
            solver.pairs += solver.lines.add(queen);
        }
        for piece in 0..solver.pieces.len() {
            solver.put(piece, solver.pieces[piece], &mut ());
        }
        solver
    }

    fn square(&self, piece: usize) -> Square {
        self.free[self.pieces[piece] as usize]
    }

    #[inline]
    fn put<O: Observer>(&mut self, piece: usize, place: u32, observer: &mut O) {
        self.pieces[piece] = place;
        let square = self.square(piece);
        self.pairs += self.lines.add(square);
        let depth = piece as u32;
        observer.on(Event::Assign { depth, square });
    }

    #[inline]
    fn lift<O: Observer>(&mut self, piece: usize, observer: &mut O) {
        let square = self.square(piece);
        self.pairs -= self.lines.remove(square);
        let depth = piece as u32;
        observer.on(Event::Unassign { depth, square });
    }

    /// The share of all combinations that come before this one, from 0 to 1.
    fn done(&self) -> f64 {
        let (mut done, mut share) = (0.0, 1.0);
        let mut lowest = 0;
        for (piece, &place) in self.pieces.iter().enumerate() {
            let pieces = (self.pieces.len() - piece) as f64;
            for passed in lowest..place {
                // The share of the remaining combinations that begin with this square.
                let begin = share * pieces / (self.free.len() as f64 - f64::from(passed));
                done += begin;
                share -= begin;
            }
            share *= pieces / (self.free.len() as f64 - f64::from(place));
            lowest = place + 1;
        }
        done
    }

    /// The last queen that can move on and leave room for the queens after it.
    #[inline]
    fn movable(&self) -> Option<usize> {
        let mut room = self.free.len() as u32;
        for piece in (0..self.pieces.len()).rev() {
            room -= 1;
            if self.pieces[piece] < room {
                return Some(piece);
            }
        }
        None
    }
}

impl Solver for BruteForce {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(first) = self.movable() else {
            return Step::Exhausted;
        };
        let mut place = self.pieces[first];
        for piece in first..self.pieces.len() {
            self.lift(piece, observer);
            place += 1;
            self.put(piece, place, observer);
        }
        solved_or_continue(self)
    }

    fn is_solved(&self) -> bool {
        self.pairs == 0
    }

    fn height(&self) -> Option<u32> {
        Some(self.pairs)
    }
}

impl Shows for BruteForce {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.pieces.len()
    }

    fn line(&self, _: &LastStep) -> &'static str {
        "next"
    }

    fn sentence(&self, _: &QueensPuzzle, _: &LastStep) -> Sentence {
        combination::sentence(self.pairs)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        let queens = match puzzle.locked() {
            [] => "The queens start",
            _ => "The other queens start",
        };
        combination::opening(&format!("{queens} on the first free squares."), self.pairs)
    }

    fn progress(&self) -> Option<f64> {
        Some(self.done())
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.pieces.len()).map(|piece| self.square(piece))
    }
}
