//! The number of places that a further set of rules takes.

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

/// The page's tables by game, to which a further game adds a row.
const TABLES: [&str; 14] = [
    "www/compare/growth-view.ts",
    "www/content/compare/first.ts",
    "www/content/game-names.ts",
    "www/content/index.ts",
    "www/lab/growth-controller.ts",
    "www/play/game/ToolsOpened.tsx",
    "www/play/game/game-view.ts",
    "www/routes/compare/growth.ts",
    "www/routes/ids.ts",
    "www/routes/layout.ts",
    "www/saves/shapes.ts",
    "www/store/puzzle-order.ts",
    "www/store/state.ts",
    "www/today/grade-words.ts",
];

/// Where the page asks whether a board is one of Colour Queens: mostly because it has colours, which are
/// painted, or because its boards are made and not measured.
const QUESTIONS: [&str; 32] = [
    "www/app/before-paint.ts",
    "www/app/board-scene.ts",
    "www/app/play-view.ts",
    "www/board/Board.tsx",
    "www/board/draw/annotations.ts",
    "www/board/draw/regions.ts",
    "www/board/scene/pointing.ts",
    "www/compare/Published.tsx",
    "www/compare/Starts.tsx",
    "www/compare/survey-tasks.ts",
    "www/content/game-names.ts",
    "www/content/lab/boards.ts",
    "www/engine/engine.ts",
    "www/engine/setting-up.ts",
    "www/lab/BoardRow.tsx",
    "www/lab/growth-work.ts",
    "www/play/editor/commands.ts",
    "www/play/editor/count-controller.ts",
    "www/play/editor/drawing.ts",
    "www/play/editor/painting-controller.ts",
    "www/play/explain/explainable.ts",
    "www/play/game/Moves.tsx",
    "www/play/game/first-view.ts",
    "www/play/game/game-words.ts",
    "www/play/hint/coach.ts",
    "www/routes/boards.ts",
    "www/routes/compare/growth.ts",
    "www/routes/compare/starts.ts",
    "www/routes/moments.ts",
    "www/store/puzzle-order.ts",
    "www/store/summary.ts",
    "www/today/NewPuzzleForm.tsx",
];

fn sources(folder: &str, endings: &[&str], knows: impl Fn(&str) -> bool) -> Vec<String> {
    let mut sources: Vec<_> = endings
        .iter()
        .flat_map(|ending| files(folder, ending))
        .filter(|file| knows(&code(file)))
        .collect();
    sources.sort();
    sources
}

#[test]
fn a_further_set_of_rules_takes_eight_places() {
    let knows = |code: &str| NAMES.iter().any(|name| code.contains(name));
    assert_eq!(sources("src", &[".rs"], knows), PLACES);
}

#[test]
fn a_further_game_adds_rows_to_fourteen_files_of_the_page() {
    let has_row = |code: &str, game: &str| {
        code.lines()
            .any(|line| line.trim_start().starts_with(&format!("{game}: ")))
    };
    let is_table = |code: &str| has_row(code, "colour") && has_row(code, "knights");
    assert_eq!(page(is_table), TABLES);
    assert_eq!(page(|code| code.contains("== \"colour\"")), QUESTIONS);
}

/// The page's files, except types written from Rust.
fn page(knows: impl Fn(&str) -> bool) -> Vec<String> {
    let mut files = sources("www", &[".ts", ".tsx"], knows);
    files.retain(|file| !file.starts_with("www/engine/generated/") && !file.ends_with(".test.ts"));
    files
}
