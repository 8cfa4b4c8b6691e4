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
    "www/content/compare/first.ts",
    "www/content/index.ts",
    "www/features/play/ToolsOpened.tsx",
    "www/games/names.ts",
    "www/routes/ids.ts",
    "www/routes/layout.ts",
    "www/run/game-view.ts",
    "www/run/grade-words.ts",
    "www/run/growth-view.ts",
    "www/state/compare/growth.ts",
    "www/state/daily.ts",
    "www/state/shapes.ts",
    "www/state/state.ts",
    "www/state/wish.ts",
];

/// Where the page asks whether a board is one of Colour Queens: mostly because it has colours, which are
/// painted, or because its boards are made and not measured.
const QUESTIONS: [&str; 27] = [
    "www/app/before-paint.ts",
    "www/board/Board.tsx",
    "www/engine/engine.ts",
    "www/engine/setting-up.ts",
    "www/features/compare/Published.tsx",
    "www/features/compare/Starts.tsx",
    "www/features/play/Moves.tsx",
    "www/features/play/WishForm.tsx",
    "www/games/names.ts",
    "www/render/annotations.ts",
    "www/render/regions.ts",
    "www/routes/boards.ts",
    "www/routes/moments.ts",
    "www/run/board-scene.ts",
    "www/run/coach.ts",
    "www/run/commands/draft.ts",
    "www/run/count-controller.ts",
    "www/run/game-words.ts",
    "www/run/painting-controller.ts",
    "www/run/play-view.ts",
    "www/run/survey-tasks.ts",
    "www/scene/pointing.ts",
    "www/state/compare/growth.ts",
    "www/state/compare/starts.ts",
    "www/state/drawing.ts",
    "www/state/summary.ts",
    "www/state/wish.ts",
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
    files.retain(|file| !file.starts_with("www/engine/generated/"));
    files
}
