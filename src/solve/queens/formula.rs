//! The formula: a solution of every board from 4 × 4 up, without search.

use std::sync::Arc;

use super::QueensSolver;
use super::support::symmetry::Symmetry;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "formula",
    name: "Formula",
    kind: Kind::Construction,
    aspect: Aspect::Attacked,
    profile: "queens",
    idea: "writes a solution down, a knight’s jump at a time",
    step: "places the next queen of the formula",
    largest: 1_000_000,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: Some(
        "The formula knows one solution for each size, but every board of colours is different: choose a solver that searches.",
    ),
    unsteered: Some("It builds the solution by a formula, so it never chooses a square."),
    bytes: |_| 0,
    pseudocode: &[
        line("n ← the side of the board; rows and columns count from 1"),
        line("if n is odd: a queen in the last corner, and n ← n − 1"),
        line("if n mod 6 ≠ 2: rows 1, 2, 3 … take columns 2, 4, 6 …, then 1, 3, 5 …"),
        line("else: row i takes column 1 + (2i + n/2 − 3) mod n,"),
        line("  and row n + 1 − i the column opposite, for i up to n/2"),
        step(
            "turn or reflect the board to fit the locked queens",
            &["begin"],
        ),
        step("  nothing fits? Give up", &["gave-up"]),
        step("queen in the next row", &["place"]),
        step("every row has a queen: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    Formula::new(puzzle).into()
}

/// The shortest side from which every board has a solution.
const SMALLEST: u32 = 4;

/// A solution by rule; each step places the next queen, from the top row. With locked queens it
/// looks for one of the eight rotations and reflections of the solution that has them all. If none
/// does it gives up, which proves nothing: an empty board has a formula, but completing a board is
/// NP-complete (I. P. Gent, C. Jefferson, P. Nightingale, *Complexity of n-queens completion*,
/// Journal of Artificial Intelligence Research 59 (2017), 815–848). After the solution it gives up.
///
/// According to J. Bell, B. Stevens, *A survey of known results and research areas for n-queens*,
/// Discrete Mathematics 309 (2009), 1–31, the first such rule is by E. Pauls, *Das Maximalproblem
/// der Damen auf dem Schachbrete, II*, Deutsche Schachzeitung 29 (1874), 257–267. The form used
/// here is that of E. J. Hoffman, J. C. Loessi, R. C. Moore, *Constructions for the solution of the
/// m queens problem*, Mathematics Magazine 42 (1969), 66–72. Neither paper was at hand; tests check
/// the result on every board.
#[derive(Clone, Debug)]
pub struct Formula {
    side: u32,
    locked: Arc<[Square]>,
    /// The queens to place, from the top row; none if no form of the formula fits. Shared by
    /// clones.
    queens: Arc<[Square]>,
    placed: usize,
}

impl Formula {
    /// Only the locked queens are placed.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let (side, locked) = (puzzle.side(), puzzle.locked());
        let fits = |symmetry: &Symmetry| {
            let mut on_it = locked.iter();
            on_it.all(|&queen| holds(side, symmetry.inverse().image(side, queen)))
        };
        let mut symmetries = Symmetry::all().filter(|_| has_formula(side));
        let queens = symmetries.find(fits).map(|symmetry| {
            let all = (0..side).map(|row| Square::new(row, column(side, row)));
            let mut queens = vec![Square::new(0, 0); side as usize];
            for queen in all.map(|queen| symmetry.image(side, queen)) {
                queens[queen.row as usize] = queen;
            }
            let open = puzzle.open_rows().into_iter();
            open.map(|row| queens[row as usize]).collect::<Vec<_>>()
        });
        Self {
            side,
            locked: locked.into(),
            queens: queens.unwrap_or_default().into(),
            placed: 0,
        }
    }
}

/// Whether there is a formula for this side.
const fn has_formula(side: u32) -> bool {
    side == 1 || side >= SMALLEST
}

/// The column of a row's queen, both from 0; the source counts from 1.
const fn column(side: u32, row: u32) -> u32 {
    let even = side - side % 2;
    if row == even {
        return row;
    }
    let half = even / 2;
    if even % 6 != 2 {
        return match row < half {
            true => 2 * row + 1,
            false => 2 * (row - half),
        };
    }
    match row < half {
        true => (2 * row + half - 1) % even,
        false => even - 1 - (2 * (even - 1 - row) + half - 1) % even,
    }
}

/// Whether the formula has a queen on a square.
const fn holds(side: u32, square: Square) -> bool {
    column(side, square.row) == square.column
}

impl Solver for Formula {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(&square) = self.queens.get(self.placed) else {
            return Step::GaveUp;
        };
        let depth = self.placed as u32;
        self.placed += 1;
        observer.on(Event::Assign { depth, square });
        solved_or_continue(self)
    }

    fn is_solved(&self) -> bool {
        self.placed + self.locked.len() == self.side as usize
    }
}

impl Shows for Formula {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.placed
    }

    fn line(&self, _: &LastStep) -> &'static str {
        "place"
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        let Some(square) = last.assigned else {
            return Sentence::default();
        };
        let mut board = Namer::new(puzzle.size());
        let text = format!("Queen on {}, by the formula.", board.name(square));
        board.sentence(text)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    fn why_stopped(&self, _: u64) -> Option<Sentence> {
        if self.is_solved() || self.placed > 0 {
            return None;
        }
        if !has_formula(self.side) {
            return Some(
                "2 × 2 and 3 × 3 have no solution, so they have no formula. Choose a larger board."
                    .into(),
            );
        }
        let mut board = Namer::new(Size::square(self.side));
        let queens = match self.locked.len() {
            1 => "a queen",
            _ => "queens",
        };
        let text = format!(
            "No form of the formula has {queens} on {}. Choose a solver that searches.",
            board.list(&self.locked)
        );
        Some(board.sentence(text))
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens[..self.placed].iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::verify;

    fn solution(side: u32) -> Vec<Square> {
        (0..side)
            .map(|row| Square::new(row, column(side, row)))
            .collect()
    }

    #[test]
    fn the_formula_holds_on_every_board_up_to_500_and_on_a_million() {
        for side in (4..=500).chain([1, 1_000, 99_998, 1_000_000]) {
            let puzzle = QueensPuzzle::new(side, Vec::new()).unwrap();
            assert_eq!(verify::queens(&puzzle, &solution(side)), Ok(()), "{side}");
        }
    }
}
