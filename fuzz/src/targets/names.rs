//! Squares, sizes, games, grades and days by their names.

use std::fmt::Display;
use std::str::FromStr;

use forward_check::board::Size;
use forward_check::generate::date::Date;
use forward_check::hint::Difficulty;
use forward_check::puzzles::Game;

use crate::Given;
use crate::law::assert_sentence;

const NAMES: [&str; 14] = [
    "a8",
    "h1",
    "ntp1",
    "8",
    "5x6",
    "2000×2000",
    "queens",
    "knights",
    "easy",
    "expert",
    "2026-11-21",
    "2024-02-29",
    "1969-12-31",
    "9999-12-31",
];

pub(super) fn take(given: &mut Given) {
    let name = given.word(&NAMES);
    let size = given.size(12);
    match size.parse(&name) {
        Ok(square) => assert_eq!(size.parse(&size.name(square)), Ok(square)),
        Err(error) => assert_sentence(&error),
    }
    check::<Size>(&name);
    check::<Game>(&name);
    check::<Difficulty>(&name);
    if let Some(day) = check::<Date>(&name) {
        assert_eq!(day.to_string().parse(), Ok(day));
        assert!(day.next().number() == day.number() + 1);
    }
}

fn check<T: FromStr<Err: Display>>(name: &str) -> Option<T> {
    name.parse().inspect_err(assert_sentence).ok()
}
