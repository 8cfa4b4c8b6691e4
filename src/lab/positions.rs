//! A tape from positions: a person's own solve, say.

use super::word::Word;
use crate::board::{Size, Square};
use crate::puzzles::Puzzle;

/// The words that lead from one position to the next, and after each position the number of steps so far.
///
/// The first position is that before the first step. A position lists the queens without the locked ones, or the
/// squares that the knight has visited. Squares off the board give words that
/// [`Recording::new`](super::Recording::new) refuses.
///
/// ```
/// use forward_check::board::Square;
/// use forward_check::lab::{Word, of_positions};
/// use forward_check::puzzles::{Puzzle, QueensPuzzle};
///
/// let puzzle = Puzzle::Queens(QueensPuzzle::new(4, Vec::new())?);
/// let [a4, b4] = [Square::new(0, 0), Square::new(0, 1)];
/// let (words, steps) = of_positions(&puzzle, &[vec![], vec![a4], vec![b4]]);
/// let expected = [Word::Place(0), Word::Move(0), Word::To(1)];
/// assert_eq!(words, expected.map(Word::bits));
/// assert_eq!(steps, [0, 1, 2]);
/// # Ok::<(), forward_check::puzzles::SetupError>(())
/// ```
#[must_use]
pub fn of_positions(puzzle: &Puzzle, positions: &[Vec<Square>]) -> (Vec<u16>, Vec<u64>) {
    let (mut words, mut steps) = (Vec::new(), 0);
    let begin = positions.first().map(|_| 0);
    let pairs = positions.windows(2);
    let later = pairs.map(|pair| {
        let changes = match puzzle {
            Puzzle::Queens(_) => queens(&pair[0], &pair[1]),
            Puzzle::Knights(_) => jumps(&pair[0], &pair[1]),
        };
        steps += changes.len() as u64;
        for change in changes {
            change.write(puzzle.size(), &mut words);
        }
        steps
    });
    let counts = begin.into_iter().chain(later).collect();
    (words, counts)
}

/// A change of one piece.
enum Change {
    Place(Square),
    Lift(Square),
    Move(Square, Square),
}

impl Change {
    fn write(self, size: Size, words: &mut Vec<u16>) {
        // A number that no word holds becomes one that no board has.
        let number = |square: Square| match size.contains(square) {
            true => size.number(square) as u16,
            false => u16::MAX,
        };
        let written = match self {
            Self::Place(square) => [Some(Word::Place(number(square))), None],
            Self::Lift(square) => [Some(Word::Lift(number(square))), None],
            Self::Move(from, to) => [Some(Word::Move(number(from))), Some(Word::To(number(to)))],
        };
        words.extend(written.into_iter().flatten().map(Word::bits));
    }
}

fn queens(before: &[Square], after: &[Square]) -> Vec<Change> {
    let without = |some: &[Square], others: &[Square]| -> Vec<Square> {
        let left = some.iter().filter(|square| !others.contains(square));
        left.copied().collect()
    };
    let (left, added) = (without(before, after), without(after, before));
    match (&left[..], &added[..]) {
        (&[from], &[to]) => vec![Change::Move(from, to)],
        _ => {
            let lifts = left.into_iter().rev().map(Change::Lift);
            lifts.chain(added.into_iter().map(Change::Place)).collect()
        }
    }
}

fn jumps(before: &[Square], after: &[Square]) -> Vec<Change> {
    let same = before.iter().zip(after);
    let same = same.take_while(|(one, other)| one == other).count();
    let lifts = before[same..].iter().rev().copied().map(Change::Lift);
    let places = after[same..].iter().copied().map(Change::Place);
    lifts.chain(places).collect()
}
