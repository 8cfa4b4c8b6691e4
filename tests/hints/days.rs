//! The puzzles of past and future days, which must never change.

use forward_check::board::{Regions, Size};
use forward_check::generate::daily::{
    LEAST_FREE, Plan, Planned, Preparing, QueensOfDay, Which, version,
};
use forward_check::generate::date::{Date, Weekday};
use forward_check::hint::Difficulty;
use forward_check::hint::queens::board::Board;

/// A line for each day, with its queens, its knight and its colours.
const DAYS: &str = include_str!("days.txt");

fn line(date: Date) -> String {
    let day = Preparing::of(date);
    let knights = &day.knights;
    let closed = if knights.closed { "closed" } else { "open" };
    let hard = day.queens_hard.as_ref();
    let hard = hard.map_or_else(String::new, |hard| format!(" | {}", queens(hard)));
    let colour = day.colour.as_ref();
    let colour = colour.map_or_else(String::new, |colour| {
        let regions: Regions = colour.regions.parse().unwrap();
        format!(
            " | {} {} {}",
            colour.size,
            regions.runs(),
            colour.grade.id()
        )
    });
    format!(
        "{date} | {}{hard} | {} {} {closed} without {} {}{colour}",
        queens(&day.queens),
        knights.size,
        knights.at.join("+"),
        knights.blocked.join("+"),
        knights.grade.id()
    )
}

fn queens(queens: &QueensOfDay) -> String {
    let QueensOfDay { size, at, grade } = queens;
    format!("{size} {} {}", at.join("+"), grade.id())
}

/// The first of every month from 2026 to 2036, and every day of November and December 2026.
fn days() -> Vec<Date> {
    let firsts = (2026..=2036).flat_map(|year| (1..=12).map(move |month| (year, month, 1)));
    let november = (2..=30).map(|day| (2026, 11, day));
    let december = (2..=31).map(|day| (2026, 12, day));
    let days = firsts
        .chain(november)
        .chain(december)
        .map(|(year, month, day)| Date::new(year, month, day));
    let mut days: Vec<_> = days.map(Option::unwrap).collect();
    days.sort_unstable();
    days
}

#[test]
fn the_puzzles_of_a_day_never_change() {
    let lines: Vec<_> = days().into_iter().map(line).collect();
    if std::env::var_os("PRINT_DAYS").is_some() {
        println!("{}", lines.join("\n"));
    }
    let wanted: Vec<_> = DAYS.lines().collect();
    assert_eq!(lines, wanted);
}

#[test]
fn the_version_follows_from_the_date() {
    let date = |text: &str| text.parse::<Date>().unwrap();
    for (first, last, number) in [
        ("1970-01-01", "2026-11-29", 1),
        ("2026-11-30", "2026-11-30", 2),
        ("2026-12-01", "9999-12-31", 3),
    ] {
        assert_eq!(
            version(date(first)),
            number,
            "a new version keeps the days before it"
        );
        assert_eq!(version(date(last)), number);
    }
    assert_eq!(date("2026-11-30").weekday(), Weekday::Monday);
}

/// In version 3, sizes grow and grades rise until Saturday.
#[test]
fn a_week_has_easy_and_harder_queens_a_knight_and_colours() {
    use Difficulty::{Easy, Expert, Hard, Medium};
    let wanted = [
        (7, (7, Medium), (5, 6, Easy), (6, Easy)),
        (8, (8, Medium), (6, 6, Easy), (7, Easy)),
        (8, (8, Medium), (6, 6, Medium), (7, Medium)),
        (9, (9, Medium), (6, 7, Medium), (8, Medium)),
        (9, (10, Hard), (7, 7, Hard), (8, Hard)),
        (10, (10, Expert), (8, 8, Expert), (9, Hard)),
        (10, (10, Medium), (6, 8, Medium), (10, Medium)),
    ];
    let mut date = Date::new(2026, 12, 7).unwrap();
    for (easy, (side, grade), (rows, columns, knight), (colours, colour)) in wanted {
        let planned = |which, rows, columns, grade| Planned {
            which,
            rows,
            columns,
            grade,
        };
        let outline = Plan::of(date).outline();
        assert_eq!(
            outline,
            [
                planned(Which::Queens, easy, easy, Easy),
                planned(Which::QueensHard, side, side, grade),
                planned(Which::Knights, rows, columns, knight),
                planned(Which::Colour, colours, colours, colour),
            ],
            "{date}"
        );
        date = date.next();
    }
}

/// A Monday of version 1 could be solved in four moves, with eight squares free.
#[test]
fn no_day_is_trivial() {
    let mut date = Date::new(2026, 11, 30).unwrap();
    for _ in 0..35 {
        let day = Preparing::of(date);
        for queens in [Some(&day.queens), day.queens_hard.as_ref()] {
            let QueensOfDay { size, at, .. } = queens.unwrap();
            let size: Size = size.parse().unwrap();
            let locked = at.iter().map(|name| size.parse(name).unwrap());
            let board = Board::new(size.rows, locked);
            let to_place = size.rows as usize - at.len();
            assert!(to_place >= 5, "{date}: {to_place} queens to place");
            let free = board.squares().count();
            assert!(free >= LEAST_FREE as usize, "{date}: {free} free squares");
        }
        date = date.next();
    }
}

#[test]
fn what_is_planned_is_made() {
    let mut date = Date::new(2026, 11, 16).unwrap();
    for _ in 0..28 {
        let day = Preparing::of(date);
        let made = [Some(&day.queens), day.queens_hard.as_ref()];
        let queens = made
            .into_iter()
            .flatten()
            .map(|made| (&made.size, made.grade));
        let colour = day.colour.as_ref();
        let made: Vec<_> = queens
            .chain([(&day.knights.size, day.knights.grade)])
            .chain(colour.map(|colour| (&colour.size, colour.grade)))
            .collect();
        let outline = Plan::of(date).outline();
        let planned = outline.iter().map(|planned| {
            let Planned {
                rows,
                columns,
                grade,
                ..
            } = planned;
            (format!("{rows}x{columns}"), *grade)
        });
        let planned: Vec<_> = planned.collect();
        assert_eq!(made.len(), planned.len());
        for ((size, grade), planned) in made.into_iter().zip(planned) {
            assert_eq!((size.clone(), grade), planned, "{date}");
        }
        date = date.next();
    }
}
