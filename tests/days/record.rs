//! `record/days.jsonl` has the puzzles of every day from 2026 to 2036: they never change, and what it says of them
//! is true.

use std::collections::HashMap;
use std::thread;

use forward_check::generate::daily::Preparing;
use forward_check::generate::date::Date;
use serde::Deserialize;

use super::checker::Puzzle;
use super::shape::fnv;

const RECORD: &str = include_str!("../../record/days.jsonl");

/// A line of the record: the puzzle in colours, the queens, the knight and the easy queens.
#[derive(Debug, Deserialize)]
struct Day {
    date: String,
    puzzles: [Puzzle; 4],
}

fn recorded() -> Vec<Day> {
    let lines = RECORD.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Sixty days spread over all, on every day of the week; all with `ALL=1`.
fn chosen() -> Vec<Day> {
    let all = std::env::var_os("ALL").is_some();
    let apart = if all { 1 } else { 67 };
    recorded().into_iter().step_by(apart).collect()
}

#[test]
fn the_record_has_every_day_of_a_decade() {
    let mut date: Date = "2026-01-01".parse().unwrap();
    for day in recorded() {
        assert_eq!(day.date, date.to_string());
        date = date.next();
    }
    assert_eq!(date.to_string(), "2037-01-01");
}

#[test]
fn the_puzzles_of_a_day_never_change() {
    for day in chosen() {
        let made = Preparing::of(day.date.parse().unwrap());
        let knights = &made.knights;
        let closed = if knights.closed { "closed" } else { "open" };
        let blocked = knights.blocked.join("+");
        let knight = format!("{} {closed} without {blocked}", knights.at.join("+"));
        let wanted = [
            (made.colour.size, made.colour.regions, made.colour.grade),
            (
                made.queens.size,
                made.queens.at.join("+"),
                made.queens.grade,
            ),
            (knights.size.clone(), knight, knights.grade),
            (
                made.queens_easy.size,
                made.queens_easy.at.join("+"),
                made.queens_easy.grade,
            ),
        ];
        for (puzzle, (size, board, grade)) in day.puzzles.iter().zip(wanted) {
            let Puzzle { game, .. } = puzzle;
            let recorded = (&puzzle.size, &puzzle.board, puzzle.grade.as_str());
            assert_eq!(
                recorded,
                (&size, &board, grade.id()),
                "{game}, {}",
                day.date
            );
        }
    }
}

/// One solution or a tour, the grade, and the hash.
#[test]
fn what_is_recorded_is_true() {
    let days = chosen();
    let (one, other) = days.split_at(days.len() / 2);
    let check = |days: &[Day]| {
        for puzzle in days.iter().flat_map(|day| &day.puzzles) {
            println!("{puzzle:?}");
            let shape = puzzle.check();
            let text = format!("{} {} {shape}", puzzle.game, puzzle.size);
            assert_eq!(format!("{:016x}", fnv(&text)), puzzle.hash, "{text}");
        }
    };
    thread::scope(|scope| {
        scope.spawn(|| check(one));
        check(other);
    });
}

/// Sizes grow and grades rise until Saturday; on Sundays boards are large.
#[test]
fn a_week_is_a_ramp() {
    const WEEK: [[(&str, &str); 4]; 7] = [
        [
            ("6x6", "easy"),
            ("8x8", "medium"),
            ("5x6", "easy"),
            ("7x7", "easy"),
        ],
        [
            ("7x7", "easy"),
            ("9x9", "medium"),
            ("6x6", "easy"),
            ("8x8", "easy"),
        ],
        [
            ("7x7", "medium"),
            ("9x9", "medium"),
            ("6x6", "medium"),
            ("9x9", "easy"),
        ],
        [
            ("8x8", "medium"),
            ("10x10", "medium"),
            ("6x7", "medium"),
            ("9x9", "easy"),
        ],
        [
            ("8x8", "hard"),
            ("10x10", "hard"),
            ("7x7", "hard"),
            ("10x10", "easy"),
        ],
        [
            ("9x9", "hard"),
            ("11x11", "expert"),
            ("8x8", "expert"),
            ("10x10", "easy"),
        ],
        [
            ("10x10", "medium"),
            ("11x11", "medium"),
            ("6x8", "medium"),
            ("11x11", "easy"),
        ],
    ];
    // 1 January 2026 is a Thursday.
    for (day, wanted) in recorded().iter().zip(WEEK.iter().cycle().skip(3)) {
        for (puzzle, wanted) in day.puzzles.iter().zip(wanted) {
            assert_eq!(
                (puzzle.size.as_str(), puzzle.grade.as_str()),
                *wanted,
                "{}",
                day.date
            );
        }
    }
    assert_eq!(
        recorded()[0]
            .puzzles
            .each_ref()
            .map(|puzzle| puzzle.game.as_str()),
        ["colour", "queens", "knights", "queens"]
    );
}

/// Boards are compared up to turning, reflecting and renaming colours, by their hashes. Kinds with fewer than 1,000
/// boards come again after all others, on the same day of the week.
#[test]
fn no_board_comes_twice_before_its_time() {
    let mut days: HashMap<String, Vec<(usize, usize)>> = HashMap::new();
    let mut different: HashMap<(usize, usize), usize> = HashMap::new();
    for (number, day) in recorded().into_iter().enumerate() {
        for (place, puzzle) in day.puzzles.into_iter().enumerate() {
            let days = days.entry(puzzle.hash).or_default();
            *different.entry((place, number % 7)).or_default() += usize::from(days.is_empty());
            days.push((place, number));
        }
    }
    for (hash, days) in days {
        for pair in days.windows(2) {
            let ((place, first), (other, next)) = (pair[0], pair[1]);
            assert_eq!(place, other, "{hash}");
            assert_eq!(next - first, 7 * different[&(place, first % 7)], "{hash}");
        }
    }
}
