//! The layers of the page: an import only ever points up the list of them.

use super::sources::{code, files, read, uses};

/// The folders of `www/` and the files beside them, in layers: each may import those above it and
/// itself.
const LAYERS: [&[&str]; 19] = [
    &["base"],
    &["engine"],
    // A game has the words and scenes of one puzzle; cards and lessons are data.
    &["games", "cards"],
    &["session", "scene"],
    &["run"],
    &["render"],
    // Charts as plain data, and what becomes of them: elements, files, pixels.
    &["charts"],
    // What is kept of a board as a file, and what is heard: beside what is seen of it.
    &["export", "sound"],
    &["panels"],
    &["page.js"],
    &["compare-intents.js", "lesson-intents.js"],
    &["play-intents.js"],
    &["intents.js"],
    // Where the page stands: in a window of its own, or within another page.
    &["players.js"],
    &["surroundings.js", "embedded.js"],
    &["app.js"],
    // What keeps the site: in the page, and beside it.
    &["offline.js", "sw.js"],
    &["main.js", "before-paint.js"],
    // For other pages: it stands alone.
    &["embed.js"],
];

/// Folders whose modules run without a page: the tests that need no browser import them.
const HEADLESS: [&str; 7] = [
    "base", "engine", "games", "cards", "session", "scene", "run",
];

/// The compiled modules, which are no part of the page; each has one importer, of the same name.
const COMPILED: &str = "www/pkg/";
const ENGINE: &str = "www/engine/";

/// The folder of `www/` that a file is in, or the file itself.
fn part(file: &str) -> &str {
    let file = file.trim_start_matches("www/");
    file.split_once('/').map_or(file, |(folder, _)| folder)
}

fn layer_of(file: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&part(file)))
}

fn may_import(file: &str, target: &str) -> bool {
    part(file) == part(target) || layer_of(target) < layer_of(file)
}

/// What a JavaScript file imports, as it is written there.
fn targets(text: &str) -> Vec<&str> {
    let quoted = |mark: &str| {
        let rests = text.match_indices(mark);
        let rests = rests.map(|(place, _)| (place, text[place + mark.len()..].trim_start()));
        rests
            .filter_map(|(place, rest)| {
                let quote = rest.chars().next().filter(|c| ['\'', '"'].contains(c))?;
                let end = rest[1..].find(quote)?;
                Some((place, &rest[1..=end]))
            })
            .collect::<Vec<_>>()
    };
    let mut found: Vec<_> = ["from", "import", "import(", "new URL("]
        .into_iter()
        .flat_map(quoted)
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, target)| target).collect()
}

/// The path from the root of what a file imports.
fn resolve(file: &str, target: &str) -> String {
    let mut parts: Vec<_> = file.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

/// The page's own files with what each imports.
fn page() -> impl Iterator<Item = (String, Vec<String>)> {
    files("www", ".js").into_iter().map(|file| {
        let text = code(&file);
        let imports = targets(&text).into_iter().filter(|to| to.ends_with(".js"));
        let imports = imports.map(|target| resolve(&file, target)).collect();
        (file, imports)
    })
}

#[test]
fn every_file_is_in_a_layer_and_every_layer_has_files() {
    let files = files("www", ".js");
    for file in &files {
        assert!(layer_of(file).is_some(), "{file} is in no known folder");
    }
    for name in LAYERS.concat() {
        let has_files = files.iter().any(|file| part(file) == name);
        assert!(has_files, "www/{name} is missing");
    }
}

#[test]
fn the_page_imports_upwards_only() {
    for (file, imports) in page() {
        for target in imports.iter().filter(|to| !to.starts_with(COMPILED)) {
            assert!(layer_of(target).is_some(), "{file} imports {target}");
            assert!(may_import(&file, target), "{file} imports {target}");
        }
    }
}

#[test]
fn a_compiled_module_has_one_importer() {
    for (file, imports) in page() {
        for module in imports.iter().filter_map(|to| to.strip_prefix(COMPILED)) {
            let importer = file.strip_prefix(ENGINE);
            assert_eq!(importer, Some(module), "{file} imports {module}");
        }
    }
}

#[test]
fn headless_folders_touch_no_page() {
    let headless = |file: &String| HEADLESS.contains(&part(file));
    for file in files("www", ".js").into_iter().filter(headless) {
        for global in ["document", "window"] {
            assert!(!uses(&code(&file), global), "{file} uses {global}");
        }
    }
}

/// Other pages load it and nothing else, before anything of the game is needed.
#[test]
fn the_element_for_other_pages_is_one_small_file() {
    let (_, imports) = page().find(|(file, _)| file == "www/embed.js").unwrap();
    assert!(imports.is_empty(), "www/embed.js imports {imports:?}");
    assert!(read("www/embed.js").len() < 4096);
}

/// Cards and lessons are data: they need nothing but each other.
#[test]
fn cards_are_data() {
    for (file, imports) in page().filter(|(file, _)| part(file) == "cards") {
        for target in imports {
            assert!(
                ["cards", "base"].contains(&part(&target)),
                "{file} imports {target}"
            );
        }
    }
}

/// A line of markup can be read without scrolling.
const WIDEST: usize = 160;

#[test]
fn no_line_of_markup_is_too_long() {
    for (place, line) in read("index.html").lines().enumerate() {
        let width = line.chars().count();
        assert!(width <= WIDEST, "index.html:{} has {width}", place + 1);
    }
}

#[test]
fn the_rules_can_be_broken() {
    assert_eq!(
        targets("import { a } from './pkg/x.js';\nimport \"../b.js\""),
        ["./pkg/x.js", "../b.js"]
    );
    assert_eq!(
        targets("import {\n  a,\n} from './c.js'\nconst d = await import('./d.js')"),
        ["./c.js", "./d.js"]
    );
    assert_eq!(targets("export * from \"./e.js\""), ["./e.js"]);
    assert_eq!(
        targets("new Worker(new URL(\"./f.js\", import.meta.url))"),
        ["./f.js"]
    );
    assert_eq!(
        resolve("www/render/board.js", "../state.js"),
        "www/state.js"
    );
    assert_eq!(
        resolve("www/main.js", "./panels/game.js"),
        "www/panels/game.js"
    );
    assert_eq!(layer_of("www/tools/x.js"), None);
    assert_eq!(layer_of("www/state.js"), None);
    assert!(may_import("www/run/watch.js", "www/engine/engine.js"));
    assert!(may_import(
        "www/cards/queens/count.js",
        "www/cards/moment.js"
    ));
    assert!(!may_import("www/base/clock.js", "www/engine/engine.js"));
    assert!(!may_import("www/session/links.js", "www/scene/scene.js"));
    assert!(!may_import("www/render/board.js", "www/panels/board.js"));
    assert!(!may_import("www/panels/board.js", "www/page.js"));
    assert!(!may_import("www/app.js", "www/main.js"));
}
