//! A deduction about each square that is left.

use super::reason::each;
use super::tell::Teller;
use crate::hint::Deduction;
use crate::hint::proof::{Field, Squares, units};
use crate::puzzles::QueensGame;

/// The simplest deduction about each square that is left, in reading order, from the queens alone. Squares
/// of a solution are left out, unless they are the last of a line. A board that has run out of squares somewhere has no
/// deductions.
///
/// # Panics
/// If the side is larger than [`LARGEST`](crate::hint::proof::LARGEST).
#[must_use]
pub fn deductions(game: &QueensGame) -> Vec<Deduction> {
    let puzzle = game.puzzle();
    let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
    let position = field.with(game.all().map(|queen| size.index(queen)));
    let mut open = units(position.open);
    if open.any(|unit| field.left_in(position, unit).is_empty()) {
        return Vec::new();
    }
    let teller = Teller {
        game,
        field: &field,
        position,
        crossed: Squares::default(),
    };
    each(&field, position)
        .map(|reason| teller.tell(reason))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::deductions;
    use crate::board::Square;
    use crate::hint::queens::{Asking, Count};
    use crate::puzzles::{QueensGame, QueensPuzzle, Rule};
    use crate::solve::Rng;

    /// Boards whose queens don't attack each other.
    fn boards() -> impl Iterator<Item = QueensPuzzle> {
        let mut rng = Rng::new(7);
        (0..2_400).filter_map(move |_| {
            let side = 5 + rng.below(4);
            let mut place = || Square::new(rng.below(side), rng.below(side));
            let queens = vec![place(), place(), place()];
            QueensPuzzle::new(side, queens).ok()
        })
    }

    #[test]
    fn no_solution_has_a_ruled_out_square_and_every_solution_has_a_forced_one() {
        let mut checked = [0; 2];
        for puzzle in boards() {
            let (side, locked) = (puzzle.side(), puzzle.locked());
            let ways = Count::of(side, locked, u64::MAX);
            for told in deductions(&QueensGame::new(puzzle.clone(), Rule::Free)) {
                let square = told.placed.unwrap_or_else(|| told.ruled_out[0]);
                let queen = puzzle.size().at(square as usize);
                let with: Vec<_> = locked.iter().copied().chain([queen]).collect();
                let expected = told.placed.map_or(0, |_| ways);
                assert_eq!(Count::of(side, &with, u64::MAX), expected, "{told:?}");
                checked[usize::from(told.placed.is_some())] += 1;
            }
        }
        assert!(checked.iter().all(|&count| count > 100), "{checked:?}");
    }

    #[test]
    fn a_hint_is_one_of_the_simplest_deductions() {
        let mut compared = 0;
        for puzzle in boards() {
            let game = QueensGame::new(puzzle, Rule::Free);
            let Some(hint) = Asking::of(game.clone()).reasoning else {
                continue;
            };
            let all = deductions(&game);
            let rules = ["last-square", "empties-a-line", "leads-nowhere"];
            let simplest = all.iter().map(|told| told.rule);
            let simplest = simplest.min_by_key(|rule| rules.iter().position(|r| r == rule));
            assert_eq!(simplest, Some(hint.rule));
            let about = |told: &&crate::hint::Deduction| {
                (told.placed, &told.ruled_out) == (hint.placed, &hint.ruled_out)
            };
            assert_eq!(
                all.iter().find(about).map(|told| told.rule),
                Some(hint.rule)
            );
            compared += 1;
        }
        assert!(compared > 100, "{compared}");
    }
}
