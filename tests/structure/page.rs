//! The layers of the page: imports only point up the list.

use std::collections::{BTreeMap, BTreeSet};

use regex::Regex;

use super::cycles::leads;
use super::sources::{code, files, read, uses};

/// Folders and files of `www/`, without file endings. Each layer may import those above it, and a folder itself:
/// of types as well, so a room knows no other.
const LAYERS: &[&[&str]] = &[
    &["core"],
    &["engine"],
    // Cards, lessons and names: data.
    &["content"],
    // One grammar of addresses, and what it names: boards, days, set-ups and needs.
    &["routes"],
    // What is played, watched, compared and learned, how it changes, and what a command gives back.
    &["store"],
    &["saves"],
    // Components and plain functions that know no room.
    &["ui"],
    &["board"],
    &["charts"],
    // Boards as files, and sounds.
    &["export", "sound"],
    // What several rooms show of a run.
    &["panels"],
    ROOMS,
    // Messages between an embed and its host; offline support.
    &["embedding", "offline"],
    // Knows all rooms.
    &["app"],
    &["main"],
];

/// The rooms, each with its commands, controllers, views, components and style sheets.
const ROOMS: &[&str] = &[
    "today", "play", "watch", "learn", "compare", "lab", "settings",
];

/// Folders whose modules run without a page, for the tests in Node.
const HEADLESS: [&str; 8] = [
    "www/core/",
    "www/engine/",
    "www/content/",
    "www/routes/",
    "www/store/",
    "www/saves/",
    "www/board/games/",
    "www/board/scene/",
];

/// Scripts that are not modules: they can only import types. The start of the grammar of addresses is packed
/// with the one before the first paint.
const CLASSIC: [(&str, &[&str]); 4] = [
    ("www/app/before-paint.ts", &["www/routes/path.ts"]),
    ("www/routes/path.ts", &[]),
    ("www/embedding/embed.ts", &[]),
    ("www/offline/sw.ts", &[]),
];

/// The compiled modules. Each has one importer, of the same name.
const COMPILED: &str = "www/pkg/";

/// Types of values that cross from and to Rust, written by Rust.
const GENERATED: &str = "www/engine/generated/";

/// Whether a file is a module or script of the page, not a test.
pub fn is_source(file: &str) -> bool {
    (file.ends_with(".ts") || file.ends_with(".tsx"))
        && !file.ends_with(".d.ts")
        && !file.ends_with(".test.ts")
}

pub fn sources() -> Vec<String> {
    let mut sources = files("www", "");
    sources.retain(|file| is_source(file));
    sources
}

/// A file's path in `www/`, without its ending.
fn name(file: &str) -> &str {
    let file = file.trim_start_matches("www/");
    file.trim_end_matches(".tsx").trim_end_matches(".ts")
}

/// The part of the page that a file belongs to: a folder, or the file itself.
fn part(file: &str) -> Option<&'static str> {
    let folder = |part: &str| {
        name(file)
            .strip_prefix(part)
            .is_some_and(|rest| rest.starts_with('/'))
    };
    let mut parts = LAYERS.iter().copied().flatten().copied();
    parts.find(|part| *part == name(file) || folder(part))
}

fn layer_of(file: &str) -> Option<usize> {
    let part = part(file)?;
    LAYERS.iter().position(|layer| layer.contains(&part))
}

fn may_import(file: &str, target: &str) -> bool {
    part(file) == part(target) || layer_of(target) < layer_of(file)
}

/// An import of one file from another.
#[derive(Debug, PartialEq)]
struct Import {
    target: String,
    /// Whether it disappears before the page runs.
    is_type: bool,
}

/// Whether an import or export is only of types: it says `type` at the start, or before every name
/// in its braces.
fn is_of_types(clause: &str) -> bool {
    let clause = clause.trim();
    let mut names = clause
        .trim_start_matches('{')
        .trim_end_matches('}')
        .split(',');
    let in_braces = clause.starts_with('{') && clause.ends_with('}');
    let is_type = |name: &str| name.trim().is_empty() || name.trim().starts_with("type ");
    clause.starts_with("type ") && !clause.starts_with("type from")
        || clause.starts_with("type{")
        || in_braces && names.all(is_type)
}

/// The start of the statement that ends in a `from`.
fn clause(head: &str) -> &str {
    let after = |word: &str| head.rfind(word).map(|place| place + word.len());
    let start = after("import").max(after("export"));
    start.map_or("", |start| &head[start..])
}

/// Whether `import("…")` names a type: after `typeof`, or before a capitalized name.
fn is_type_call(head: &str, tail: &str) -> bool {
    let name = tail.trim_start().strip_prefix(')').map(str::trim_start);
    let name = name.and_then(|rest| rest.strip_prefix('.'));
    let is_capital = name
        .and_then(|rest| rest.chars().next())
        .is_some_and(char::is_uppercase);
    is_capital || head.trim_end().ends_with("typeof")
}

/// The imports of a source, as written: statements, `import("…")` and `new URL("…"`.
fn imports(text: &str) -> Vec<Import> {
    // Only ASCII, because the tests compile regex without Unicode's tables.
    let pattern = r#"(?-u:\b)(from|import|import\(|new URL\()\s*["'`]([^"'`]+)["'`]"#;
    let pattern = Regex::new(pattern).unwrap();
    let found = pattern.captures_iter(text).map(|parts| {
        let whole = parts.get(0).unwrap();
        let (head, tail) = (&text[..whole.start()], &text[whole.end()..]);
        let is_type = match &parts[1] {
            "from" => is_of_types(clause(head)),
            "import(" => is_type_call(head, tail),
            _ => false,
        };
        let target = parts[2].to_owned();
        Import { target, is_type }
    });
    let is_script = |target: &str| is_source(target) || target.ends_with(".js");
    found.filter(|import| is_script(&import.target)).collect()
}

/// The path from the root of an imported file.
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

/// The imports of a file of the page, as paths from the root.
fn imports_of(file: &str) -> Vec<Import> {
    let resolved = |import: Import| Import {
        target: resolve(file, &import.target),
        ..import
    };
    imports(&code(file)).into_iter().map(resolved).collect()
}

/// The page's own files with their imports.
fn page() -> impl Iterator<Item = (String, Vec<Import>)> {
    sources().into_iter().map(|file| {
        let imports = imports_of(&file);
        (file, imports)
    })
}

/// The files that a file needs at run time, as paths from the root.
pub fn needs(file: &str) -> Vec<String> {
    let needed = imports_of(file)
        .into_iter()
        .filter(|import| !import.is_type);
    needed.map(|import| import.target).collect()
}

/// Whether a source contains only types.
fn holds_types_alone(text: &str) -> bool {
    // A colon follows the name of a type's field.
    let words = "default|declare|abstract|async|const|let|var|function|class|enum|namespace";
    let value = format!(r"(?m)^[ \t]*(?:export +)?(?:{words})[ \n]+[A-Za-z_$\[{{*]");
    let runs = Regex::new(&value).unwrap().is_match(text);
    !runs && imports(text).iter().all(|import| import.is_type)
}

#[test]
fn every_file_is_in_a_layer_and_every_layer_has_files() {
    let files = sources();
    for file in &files {
        assert!(layer_of(file).is_some(), "{file} is in no known layer");
    }
    for name in LAYERS.concat() {
        let has_files = files.iter().any(|file| part(file) == Some(name));
        assert!(has_files, "www/{name} is missing");
    }
}

/// A file this long still fits in your head.
#[test]
fn no_file_is_too_long() {
    for file in sources() {
        let lines = read(&file).lines().count();
        assert!(
            file.starts_with(GENERATED) || lines <= 400,
            "{file} has {lines} lines"
        );
    }
}

/// `...{ a, b }` puts several properties on one line, which saves lines but hides them.
#[test]
fn no_literal_is_spread() {
    for file in sources() {
        let text = read(&file);
        assert!(!text.contains("...{"), "{file} spreads a literal");
    }
}

/// The programs of the Lab, in the languages of the people who write them.
const PROGRAMS: &str = "www/content/lab/";

/// JavaScript is generated, never written by hand, but for the programs of the Lab.
#[test]
fn the_page_is_written_in_typescript() {
    let mut scripts = files("www", ".js");
    scripts.retain(|file| !file.starts_with(PROGRAMS));
    assert!(scripts.is_empty(), "{scripts:?}");
}

#[test]
fn the_page_imports_upwards_only() {
    for (file, imports) in page() {
        for Import { target, .. } in imports {
            if !target.starts_with(COMPILED) {
                assert!(layer_of(&target).is_some(), "{file} imports {target}");
                assert!(may_import(&file, &target), "{file} imports {target}");
            }
        }
    }
}

/// No files of the page import each other, directly or indirectly: not by their types, and not when they load later.
#[test]
fn no_files_of_the_page_form_a_circle() {
    let targets = |imports: Vec<Import>| imports.into_iter().map(|import| import.target).collect();
    let imports: Imports = page()
        .map(|(file, imports)| (file, targets(imports)))
        .collect();
    let is_in_circle = |file: &&String| leads::<_, _, str>(&imports, file, file);
    let circles: Vec<_> = imports.keys().filter(is_in_circle).collect();
    assert!(circles.is_empty(), "{circles:#?}");
}

/// The files that each file imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

#[test]
fn a_compiled_module_has_one_importer() {
    for file in sources() {
        for target in needs(&file) {
            if let Some(module) = target.strip_prefix(COMPILED) {
                let importer = name(&file).strip_prefix("engine/");
                assert_eq!(
                    importer,
                    module.strip_suffix(".js"),
                    "{file} imports {module}"
                );
            }
        }
    }
}

#[test]
fn generated_types_are_types_alone_and_stand_alone() {
    for (file, imports) in page().filter(|(file, _)| file.starts_with(GENERATED)) {
        assert!(holds_types_alone(&code(&file)), "{file} holds values");
        for Import { target, .. } in imports {
            assert!(target.starts_with(GENERATED), "{file} imports {target}");
        }
    }
}

/// Whether a module of the page runs without it: all of some folders, and a room's logic, except hooks.
fn is_headless(file: &str) -> bool {
    let is_hook = name(file).rsplit('/').next().unwrap().starts_with("use-");
    let in_room = part(file).is_some_and(|part| ROOMS.contains(&part));
    let is_logic = in_room && file.ends_with(".ts") && !is_hook;
    is_logic || HEADLESS.iter().any(|folder| file.starts_with(folder))
}

#[test]
fn headless_modules_touch_no_page() {
    for file in sources().into_iter().filter(|file| is_headless(file)) {
        for global in ["document", "window"] {
            assert!(!uses(&code(&file), global), "{file} uses {global}");
        }
    }
}

#[test]
fn scripts_that_are_no_modules_import_next_to_nothing() {
    for (file, allowed) in CLASSIC {
        assert_eq!(needs(file), allowed, "{file}");
    }
}

/// Other pages load only this file. A unit test checks its size without the types.
#[test]
fn the_element_for_other_pages_is_one_file() {
    let element = "www/embedding/embed.ts";
    let imports = imports_of(element);
    assert!(imports.is_empty(), "{element} imports {imports:?}");
}

/// Cards and lessons are data: they only import each other.
#[test]
fn cards_are_data() {
    for file in files("www/content", "")
        .into_iter()
        .filter(|file| is_source(file))
    {
        for target in needs(&file) {
            let part = part(&target);
            assert!(
                part == Some("content") || part == Some("core"),
                "{file} imports {target}"
            );
        }
    }
}

/// A line of markup fits without scrolling.
const WIDEST: usize = 160;

#[test]
fn no_line_of_markup_is_too_long() {
    for (place, line) in read("index.html").lines().enumerate() {
        let width = line.chars().count();
        assert!(width <= WIDEST, "index.html:{} has {width}", place + 1);
    }
}

/// The imports of a text: values, and types.
fn read_as(text: &str) -> (Vec<String>, Vec<String>) {
    let (types, values): (Vec<_>, Vec<_>) =
        imports(text).into_iter().partition(|import| import.is_type);
    let targets = |imports: Vec<Import>| imports.into_iter().map(|import| import.target).collect();
    (targets(values), targets(types))
}

#[test]
fn imports_are_read() {
    for text in [
        "import { a } from './b.ts';",
        "import \"./b.ts\";",
        "import {\n  a,\n  type C,\n} from './b.ts'",
        "import type from \"./b.ts\";",
        "import c, { type A } from \"./b.ts\";",
        "import * as type from \"./b.ts\";",
        "import type { C } from \"./types\";\nimport { a } from \"./b.ts\";",
        "export * from \"./b.ts\"",
        "export { a, type C } from \"./b.ts\"",
        "const d = await import('./b.ts')",
        "const d = (await import(\n  './b.ts'\n)).d",
        "const d = import(\"./b.ts\").then((d) => d)",
        "new Worker(new URL(\"./b.ts\", import.meta.url))",
    ] {
        assert_eq!(read_as(text), (vec!["./b.ts".to_owned()], vec![]), "{text}");
    }
    for text in [
        "import type { A } from './b.tsx';",
        "import type {\n  A,\n} from './b.tsx';",
        "import type A from './b.tsx';",
        "import type * as A from './b.tsx';",
        "import { type A, type B } from './b.tsx';",
        "export type { A } from \"./b.tsx\"",
        "export type * from \"./b.tsx\"",
        "let a: import(\"./b.tsx\").A;",
        "type A = typeof import(\"./b.tsx\");",
    ] {
        assert_eq!(
            read_as(text),
            (vec![], vec!["./b.tsx".to_owned()]),
            "{text}"
        );
    }
    let cards = read_as("queens: (id: string) => import(`./queens/${id}.ts`),");
    assert_eq!(cards.0, ["./queens/${id}.ts"]);
    assert_eq!(
        read_as("import { a } from '../pkg/x.js'").0,
        ["../pkg/x.js"]
    );
    assert!(imports("new URL(\"../pkg/x.wasm\", import.meta.url)").is_empty());
}

#[test]
fn the_rules_can_be_broken() {
    assert_eq!(
        resolve("www/board/draw/board.ts", "../scene/scene.ts"),
        "www/board/scene/scene.ts"
    );
    assert_eq!(
        resolve("www/main.tsx", "./board/game.ts"),
        "www/board/game.ts"
    );
    assert_eq!(layer_of("www/tools/x.ts"), None);
    assert_eq!(layer_of("www/stray.ts"), None);
    assert_eq!(layer_of("www/application/page.ts"), None);
    assert_eq!(part("www/play/hint/commands.ts"), Some("play"));
    assert!(may_import(
        "www/watch/watch-room.ts",
        "www/panels/run-controller.ts"
    ));
    assert!(may_import(
        "www/content/queens/count.ts",
        "www/content/moment.ts"
    ));
    assert!(may_import(
        "www/app/session.ts",
        "www/play/hint/commands.ts"
    ));
    assert!(!may_import("www/core/clock.ts", "www/engine/engine.ts"));
    assert!(!may_import("www/store/links.ts", "www/saves/storage.ts"));
    assert!(!may_import(
        "www/board/draw/board.ts",
        "www/panels/Tree.tsx"
    ));
    assert!(!may_import("www/ui/context.ts", "www/app/view.ts"));
    assert!(!may_import("www/watch/Room.tsx", "www/learn/Room.tsx"));
    assert!(!may_import("www/learn/learn-room.ts", "www/app/session.ts"));
    assert!(!may_import("www/app/app.ts", "www/main.tsx"));
    assert!(is_headless("www/learn/round.ts"));
    assert!(!is_headless("www/play/hint/use-hint-focus.ts"));
    assert!(holds_types_alone(
        "import type { B } from \"./b.ts\";\nexport type A = B;\n"
    ));
    assert!(holds_types_alone(
        "export interface A {\n  kind: \"const\";\n}\n"
    ));
    assert!(holds_types_alone(
        "export type A = {\ndefault: number,\n};\n"
    ));
    assert!(!holds_types_alone("export const A = 1;\n"));
    assert!(!holds_types_alone("export default {};\n"));
    assert!(!holds_types_alone(
        "import { B } from \"./b.ts\";\nexport type A = B;\n"
    ));
    assert!(!holds_types_alone("export enum A {}\n"));
}
