//! The commands in README.md do what it says: they end well.

use super::program;

const README: &str = include_str!("../../../README.md");

/// How README runs the program from a checkout.
const RUN: &str = "cargo run --release -p cli -- ";

/// The words of a command as a shell takes them: one in quotes may hold spaces and brackets.
fn words<'a>(command: &'a str) -> Vec<&'a str> {
    let parts = command.split(['\'', '"']).enumerate();
    let in_part = |(number, part): (usize, &'a str)| -> Vec<&'a str> {
        match number % 2 {
            0 => part.split_whitespace().collect(),
            _ => vec![part],
        }
    };
    parts.flat_map(in_part).collect()
}

#[test]
fn every_command_ends_well() {
    let commands: Vec<_> = README
        .lines()
        .filter_map(|line| line.strip_prefix(RUN))
        .collect();
    assert!(commands.len() > 10, "{commands:?}");
    for command in commands {
        let mut words = words(command);
        // Measured by another test.
        if words[0] == "published" {
            continue;
        }
        for word in &mut words {
            match *word {
                "board.png" => {
                    *word = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/pictures/002.png")
                }
                // Seeds, which take a second together.
                "200" => *word = "5",
                _ => {}
            }
        }
        let output = program(words[0], &words[1..]);
        let why = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{command}: {why}");
        assert!(!output.stdout.is_empty(), "{command}");
    }
}
