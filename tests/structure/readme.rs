//! README's tables of solvers match the roster, the rows of test data and the measured times.

use std::collections::BTreeMap;

use forward_check::puzzles::Game;

use super::sources::read;
use crate::common::rows::{Row, rows_of};

/// A number with a comma before every three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let comma = |place: usize| place > 0 && (digits.len() - place).is_multiple_of(3);
    let parts = digits.chars().enumerate();
    parts
        .flat_map(|(place, digit)| comma(place).then_some(',').into_iter().chain([digit]))
        .collect()
}

/// The time of each solver, by game and id.
type Times = BTreeMap<String, BTreeMap<String, String>>;

/// A solver's line in a table.
fn line(row: &Row, times: &Times) -> String {
    let steps = match &row.readme {
        Some(text) => text.clone(),
        None if row.random => "random".to_owned(),
        None => grouped(row.steps),
    };
    let idea = row.info().idea.replace('\'', "’");
    let time = times[row.game.id()].get(&row.id);
    let time = time.map_or("–", String::as_str);
    format!("| {} | {idea} | {steps} | {time} |", row.name)
}

/// The rows of the table with this heading, without the two lines of the heading.
fn table<'a>(text: &'a str, heading: &str) -> Vec<&'a str> {
    let from = text.lines().skip_while(|line| !line.starts_with(heading));
    let lines = from.skip(2).take_while(|line| line.starts_with('|'));
    lines.collect()
}

#[test]
fn the_tables_of_solvers_are_true() {
    let readme = read("README.md");
    let times: Times = toml::from_str(&read("tests/data/times.toml")).unwrap();
    for (game, heading) in [(Game::Queens, "| queens |"), (Game::Knights, "| knight |")] {
        let wanted: Vec<_> = rows_of(game).map(|row| line(row, &times)).collect();
        let lines = table(&readme, heading);
        assert_eq!(lines, wanted, "it should be\n{}", wanted.join("\n"));
    }
}

#[test]
fn every_time_is_that_of_a_solver() {
    let times: Times = toml::from_str(&read("tests/data/times.toml")).unwrap();
    for (game, solvers) in times {
        let game = game.parse().unwrap();
        for id in solvers.keys() {
            assert!(rows_of(game).any(|row| row.id == *id), "{game:?} {id}");
        }
    }
}

#[test]
fn numbers_are_grouped() {
    assert_eq!(
        [0, 63, 874, 1_299_851].map(grouped),
        ["0", "63", "874", "1,299,851"]
    );
}

#[test]
fn a_table_ends_where_it_ends() {
    let text = "# A\n| queens | b |\n|---|---|\n| c | d |\n\n| e | f |\n";
    assert_eq!(table(text, "| queens |"), ["| c | d |"]);
    assert!(table(text, "| knight |").is_empty());
}
