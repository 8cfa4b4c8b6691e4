//! How many boards the kinds of queens puzzles of days have.

use std::collections::{HashMap, HashSet};

use forward_check::board::words::{capital, thousands};
use forward_check::board::{Size, Square};
use forward_check::generate::daily::{Draw, LEAST_FREE, Plan, Preparing, WEEKS, Which, weeks};
use forward_check::generate::date::{Date, Weekday};
use forward_check::generate::queens::WantedQueens;
use forward_check::hint::Difficulty;
use forward_check::hint::proof::{Closure, Field};
use forward_check::hint::queens::QueensBoard;
use forward_check::puzzles::QueensPuzzle;

use super::shape::shape;
use crate::common::queens::solutions;

/// What a person reads about days.
const DAYS: &str = include_str!("../../docs/days.md");

/// The boards with one solution, up to turning and reflecting.
fn boards(side: u32, locks: u32) -> Vec<Vec<Square>> {
    let mut solved: HashMap<Vec<Square>, u32> = HashMap::new();
    let empty = QueensPuzzle::new(side, Vec::new()).unwrap();
    for solution in solutions(&empty) {
        for rows in (0_u32..1 << side).filter(|rows| rows.count_ones() == locks) {
            let locked = (0..side).filter(|row| rows >> row & 1 == 1);
            let locked = locked.map(|row| solution[row as usize]);
            *solved.entry(locked.collect()).or_default() += 1;
        }
    }
    let mut shapes = HashSet::new();
    let unique = solved.into_iter().filter(|&(_, solutions)| solutions == 1);
    let mut unique: Vec<_> = unique.map(|(locked, _)| locked).collect();
    unique.retain(|locked| {
        let letter = |square| if locked.contains(&square) { b'Q' } else { b'.' };
        let grid: Vec<u8> = Size::square(side).squares().map(letter).collect();
        shapes.insert(shape((side as usize, side as usize), &grid))
    });
    unique
}

fn grade(side: u32, locked: &[Square]) -> Difficulty {
    let puzzle = QueensPuzzle::new(side, locked.to_vec()).unwrap();
    let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
    let start = field.with(locked.iter().map(|&queen| size.index(queen)));
    let closure = Closure::of(&field, start, 3);
    match closure.is_solved() {
        true => Difficulty::of_proofs(closure.size()),
        false => Difficulty::Expert,
    }
}

/// How many boards there are of a kind: as many as `docs/days.md` says.
fn counted(wanted: WantedQueens) -> u32 {
    let free = |locked: &[Square]| {
        QueensBoard::new(wanted.side, locked.iter().copied())
            .squares()
            .count()
    };
    let boards = boards(wanted.side, wanted.locks);
    let boards = boards
        .iter()
        .filter(|locked| free(locked) >= wanted.free as usize);
    boards
        .filter(|locked| grade(wanted.side, locked) == wanted.grade)
        .count() as u32
}

#[test]
fn every_kind_of_queens_lasts_as_long_as_it_can() {
    let all = std::env::var_os("ALL").is_some();
    let mut seen: HashMap<(u32, u32, Difficulty), u32> = HashMap::new();
    for weekday in Weekday::ALL {
        let plan = Plan::with(weekday, |_| Draw { day: 0, skip: 0 });
        for (which, wanted) in [
            (Which::QueensEasy, plan.queens_easy),
            (Which::Queens, plan.queens),
        ] {
            assert_eq!(wanted.free, LEAST_FREE);
            // Counting 11 × 11 takes long, and there are many.
            if wanted.side > 10 && !all {
                continue;
            }
            let kind = (wanted.side, wanted.locks, wanted.grade);
            let count = *seen.entry(kind).or_insert_with(|| counted(wanted));
            let longest = if count < 1_000 { count } else { WEEKS };
            assert_eq!(weeks(which, weekday), longest, "{weekday:?}, {kind:?}");
        }
    }
    assert_eq!(seen[&(8, 3, Difficulty::Medium)], 75);
    let unsaid: Vec<_> = seen.into_iter().filter(|kind| !is_said(*kind)).collect();
    assert!(unsaid.is_empty(), "docs/days.md lacks {unsaid:?}");
}

/// Whether `docs/days.md` says how many boards there are of a kind. Its easy queens name no grade.
fn is_said(((side, locks, grade), count): ((u32, u32, Difficulty), u32)) -> bool {
    let grade = match grade {
        Difficulty::Easy => String::new(),
        _ => format!(" {}", capital(grade.id())),
    };
    let count = thousands(count);
    DAYS.contains(&format!("| {side} × {side} ({locks}){grade} | {count} |"))
}

/// At least five queens are left to place; `LEAST_FREE` squares are free.
#[test]
fn no_day_is_trivial() {
    for weekday in Weekday::ALL {
        let plan = Plan::with(weekday, |_| Draw { day: 0, skip: 0 });
        for wanted in [plan.queens_easy, plan.queens] {
            assert!(wanted.side - wanted.locks >= 5, "{weekday:?}");
        }
    }
}

/// What is shown of a day before its puzzles are made is true.
#[test]
fn what_is_planned_is_made() {
    let mut date = date("2026-12-28");
    for _ in 0..7 {
        let day = Preparing::of(date);
        let made = [
            (&day.queens_easy.size, day.queens_easy.grade),
            (&day.queens.size, day.queens.grade),
            (&day.knights.size, day.knights.grade),
            (&day.colour.size, day.colour.grade),
        ];
        let planned = Plan::of(date).outline();
        assert_eq!(planned.map(|planned| planned.which), Which::ALL);
        for ((size, grade), planned) in made.into_iter().zip(planned) {
            let shape = format!("{}x{}", planned.rows, planned.columns);
            assert_eq!((size, grade), (&shape, planned.grade), "{date}");
        }
        date = date.next();
    }
}

/// After the decade, puzzles come again: a Monday's easy queens every 38 weeks, other boards after 574 weeks.
#[test]
fn there_are_puzzles_for_ever() {
    let (first, again) = (
        Preparing::of(date("2026-01-05")),
        Preparing::of(date("2037-01-05")),
    );
    assert_eq!((first.colour, first.knights), (again.colour, again.knights));
    assert_eq!(
        first.queens_easy,
        Preparing::of(date("2026-09-28")).queens_easy
    );
    for far in ["1970-01-01", "2025-12-31", "2100-02-28", "9999-12-31"] {
        assert_eq!(Preparing::of(date(far)).date, far);
    }
}

fn date(text: &str) -> Date {
    text.parse().unwrap()
}
