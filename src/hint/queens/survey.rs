//! A deduction about each square that is left.

use super::reason::each;
use super::tell::Teller;
use crate::hint::Deduction;
use crate::hint::proof::{Field, Squares, units};
use crate::puzzles::QueensGame;

/// The simplest deduction about each square that is left, in reading order, from the queens and from squares
/// that are ruled out already, by index. Proofs have at most `most` units. Squares of a solution are left out,
/// unless they are the last of a line. A board that has run out of squares somewhere has no deductions.
///
/// # Panics
/// If the side is larger than [`LARGEST`](crate::hint::proof::LARGEST).
#[must_use]
pub fn deductions(
    game: &QueensGame,
    ruled_out: impl IntoIterator<Item = usize>,
    most: u32,
) -> Vec<Deduction> {
    let puzzle = game.puzzle();
    let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
    let mut position = field.with(game.all().map(|queen| size.index(queen)));
    let crossed = Squares::from_iter(ruled_out).and(position.candidates);
    position.candidates = position.candidates.minus(crossed);
    let mut open = units(position.open);
    if open.any(|unit| field.left_in(position, unit).is_empty()) {
        return Vec::new();
    }
    let teller = Teller {
        game,
        field: &field,
        position,
        crossed,
    };
    each(&field, position, most)
        .map(|reason| teller.tell(reason))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::deductions;
    use crate::board::{Rules, Square};
    use crate::hint::Deduction;
    use crate::hint::proof::{Closure, Field, Squares};
    use crate::hint::queens::{AskingQueens, SolutionCount};
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
            let ways = SolutionCount::of(side, locked, u64::MAX);
            for told in deductions(&QueensGame::new(puzzle.clone(), Rule::Free), [], u32::MAX) {
                let square = told.placed.unwrap_or_else(|| told.ruled_out[0]);
                let queen = puzzle.size().at(square as usize);
                let with: Vec<_> = locked.iter().copied().chain([queen]).collect();
                let expected = told.placed.map_or(0, |_| ways);
                assert_eq!(
                    SolutionCount::of(side, &with, u64::MAX),
                    expected,
                    "{told:?}"
                );
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
            let Some(hint) = AskingQueens::of(game.clone()).reasoning else {
                continue;
            };
            let all = deductions(&game, [], u32::MAX);
            let rules = ["last-square", "empties-a-line", "leads-nowhere"];
            let simplest = all.iter().map(|told| told.rule);
            let simplest = simplest.min_by_key(|rule| rules.iter().position(|r| r == rule));
            assert_eq!(simplest, Some(hint.rule));
            let about = |out: &[u64]| {
                let same = |told: &&Deduction| told.placed == hint.placed && told.ruled_out == out;
                all.iter().find(same).map(|told| told.rule)
            };
            let parts: Vec<&[u64]> = match hint.placed {
                Some(_) => vec![&[]],
                None => hint.ruled_out.chunks(1).collect(),
            };
            let mut each = parts.into_iter().map(about);
            assert!(each.all(|rule| rule == Some(hint.rule)), "{hint:?}");
            compared += 1;
        }
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn small_deductions_lead_as_far_as_the_closure() {
        let regions = "AAAAAABBCAABBBBBCACBBBBDCCCCBDDDEEFFDDDGEFFDDDGGEEHDDDDGHHHGGGGG";
        let rules = Rules::colour(regions.parse().expect("a board"));
        let puzzle = QueensPuzzle::with(rules.clone(), Vec::new()).expect("a puzzle");
        let game = QueensGame::new(puzzle, Rule::Free);
        let mut out: Vec<usize> = Vec::new();
        loop {
            let told = deductions(&game, out.iter().copied(), 2);
            if told.is_empty() {
                break;
            }
            assert!(
                told.iter()
                    .all(|one| one.placed.is_none() && one.lines.len() <= 2)
            );
            out.extend(told.iter().map(|one| one.ruled_out[0] as usize));
        }
        let field = Field::of(&rules);
        let reached = Closure::of(&field, field.start(), 2).position();
        assert_eq!(
            reached.candidates,
            field
                .start()
                .candidates
                .minus(out.iter().copied().collect::<Squares>())
        );
        assert_eq!(reached.candidates.len(), 32);
        let told = deductions(&game, out, u32::MAX);
        let c8 = told
            .iter()
            .find(|one| one.ruled_out == [2])
            .expect("c8 is out");
        assert_eq!(c8.lines.len(), 3);
        assert!(
            c8.leans_on
                .iter()
                .all(|&square| !reached.candidates.has(square as usize))
        );
    }
}
