//! The number of places in the engine that a further set of rules takes.

use super::sources::{code, files};

/// The files in which Colour Queens takes more than an answer of `Rules`: attacks and lines that
/// need a queen; the game's name and sides; its setups; its generated boards; and what it can't
/// measure or run.
const PLACES: [&str; 8] = [
    "src/board/rules.rs",
    "src/generate/colour.rs",
    "src/generate/thinking.rs",
    "src/puzzles/game.rs",
    "src/puzzles/setup.rs",
    "src/run/run.rs",
    "src/run/survey/growth.rs",
    "src/run/survey/starts.rs",
];

/// Code that makes these rules or their game, or asks for them by name.
const NAMES: [&str; 4] = [
    "fn colour(regions",
    "Rules::colour(",
    "Self::Colour => \"colour\"",
    "Game::Colour",
];

#[test]
fn a_further_set_of_rules_takes_eight_places() {
    let sources = files("src", ".rs");
    let knows = |file: &&String| NAMES.iter().any(|name| code(file).contains(name));
    let places: Vec<_> = sources.iter().filter(knows).collect();
    assert_eq!(places, PLACES);
}
