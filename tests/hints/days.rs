//! The puzzles of a day, pinned: they can never change.

use forward_check::generate::daily::{Preparing, VERSION};
use forward_check::generate::date::Date;

/// Days with their queens and their knight, as a line each.
const DAYS: &str = include_str!("days.txt");

fn line(date: Date) -> String {
    let day = Preparing::of(date);
    let (queens, knights) = (&day.queens, &day.knights);
    let closed = if knights.closed { "closed" } else { "open" };
    format!(
        "{date} | {} {} {} | {} {} {closed} without {} {}",
        queens.size,
        queens.at.join("+"),
        queens.grade.id(),
        knights.size,
        knights.at.join("+"),
        knights.blocked.join("+"),
        knights.grade.id()
    )
}

/// The first of every month from 2026 to 2036, and the whole of November 2026.
fn days() -> Vec<Date> {
    let firsts = (2026..=2036).flat_map(|year| (1..=12).map(move |month| (year, month, 1)));
    let november = (2..=30).map(|day| (2026, 11, day));
    let days = firsts
        .chain(november)
        .map(|(year, month, day)| Date::new(year, month, day));
    let mut days: Vec<_> = days.map(Option::unwrap).collect();
    days.sort_unstable();
    days
}

#[test]
fn the_puzzles_of_a_day_never_change() {
    assert_eq!(VERSION, 1, "a new version keeps what days before it had");
    let lines: Vec<_> = days().into_iter().map(line).collect();
    if std::env::var_os("PRINT_DAYS").is_some() {
        println!("{}", lines.join("\n"));
    }
    let wanted: Vec<_> = DAYS.lines().collect();
    assert_eq!(lines, wanted);
}
