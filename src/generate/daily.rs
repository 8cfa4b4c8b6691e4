//! The two puzzles of a day, the same for everybody.
//!
//! They are a fixed function of the date and of [`VERSION`]: whoever changes anything that they
//! depend on gives the version a new number, and keeps what the days before it had.

use super::date::{Date, Weekday};
use super::queens;
use crate::hint::Difficulty;
use crate::puzzles::QueensPuzzle;
use crate::solve::Rng;

/// Which function of the date it is.
pub const VERSION: u32 = 1;

/// What the queens of a day are like: easier on Monday, harder to Saturday, on Sunday on a larger
/// board. Mondays have a small board and an ordinary one in turn.
#[must_use]
pub fn queens_wanted(date: Date) -> queens::Wanted {
    use Difficulty::{Easy, Expert, Hard, Medium};
    let small = (date.number() / 7).is_multiple_of(2);
    let (side, locks, grade) = match date.weekday() {
        Weekday::Monday if small => (6, 2, Easy),
        Weekday::Monday => (8, 4, Easy),
        Weekday::Tuesday => (8, 3, Easy),
        Weekday::Wednesday => (8, 4, Medium),
        Weekday::Thursday => (8, 3, Medium),
        Weekday::Friday => (8, 2, Hard),
        Weekday::Saturday => (8, 2, Expert),
        Weekday::Sunday => (10, 4, Medium),
    };
    queens::Wanted {
        side,
        locks,
        grade,
        seed: seed(date, 1),
    }
}

/// A number that differs from day to day and from game to game.
fn seed(date: Date, game: u64) -> u64 {
    let day = u64::from(date.number());
    Rng::new(u64::from(VERSION) << 40 | game << 32 | day).next_u64()
}

/// The queens of a day, with the grade that they have.
///
/// # Panics
/// If there is no such puzzle; a test goes through the days.
#[must_use]
pub fn queens(date: Date) -> (QueensPuzzle, Difficulty) {
    let (puzzle, grade) = queens::Making::of(queens_wanted(date)).expect("there is one every day");
    (puzzle, grade.grade)
}
