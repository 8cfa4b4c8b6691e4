//! Which draw of a day is its puzzle, so that no board comes twice before its time.
//!
//! Draws are random, and some kinds of boards are few: 38 for the easy queens of Mondays. `skips.txt` tells how
//! many draws to skip because earlier days have their boards, up to turning, reflecting and renaming colours. The example `days` finds them.
//!
//! The table has a line for each puzzle of [`Which::ALL`] and each day of the week, from Monday, with a number
//! for each week since [`FIRST`]. Where a line ends, its puzzles come again: after all boards of their kind if
//! these are fewer than 1,000, and otherwise after [`WEEKS`].

use super::which::Which;
use crate::generate::date::{Date, Weekday};

/// The first day with puzzles, as a number: Thursday, 1 January 2026.
pub const FIRST: u32 = 20_454;

/// How many weeks there are from [`FIRST`] to 31 December 2036, the last day whose boards are compared.
pub const WEEKS: u32 = 574;

const TABLE: &str = include_str!("skips.txt");

/// A draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The number of the day that it belongs to.
    pub day: u32,
    /// How many draws of that day come before it.
    pub skip: u32,
}

/// The draw that is the puzzle of a day. Days before the first repeat later ones.
pub(super) fn draw(which: Which, date: Date) -> Draw {
    let (weekday, number) = (date.weekday(), date.number());
    let passed = (i64::from(number) - i64::from(FIRST)).div_euclid(7);
    let week = passed.rem_euclid(i64::from(weeks(which, weekday))) as u32;
    let skip = line(which, weekday).nth(week as usize);
    Draw {
        day: day(weekday, week),
        skip: skip.and_then(|skip| skip.parse().ok()).unwrap_or(0),
    }
}

/// After how many weeks a puzzle comes again.
#[must_use]
pub fn weeks(which: Which, weekday: Weekday) -> u32 {
    line(which, weekday).count() as u32
}

fn line(which: Which, weekday: Weekday) -> impl Iterator<Item = &'static str> {
    let line = which as usize * 7 + weekday as usize;
    TABLE.lines().nth(line).unwrap_or_default().split(' ')
}

/// The number of the day of a week since [`FIRST`], counted from 0.
#[must_use]
pub fn day(weekday: Weekday, week: u32) -> u32 {
    // The first day is a Thursday.
    FIRST + 7 * week + (weekday as u32 + 4) % 7
}
