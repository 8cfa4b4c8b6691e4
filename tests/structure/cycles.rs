//! No two Rust modules import each other, directly or indirectly, in the program or in xtask.
//!
//! A folder's `mod.rs` is not checked against the modules in its folder: it declares and lists them
//! and holds what they share, as is usual in Rust.

use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};

use super::sources::{code, files};

/// The names of the path from the crate to a module.
type Path = Vec<String>;

/// All modules with their code.
struct Modules(BTreeMap<Path, String>);

impl Modules {
    fn of(sources: impl Iterator<Item = (String, String)>) -> Self {
        Self(
            sources
                .map(|(file, text)| (module_of(&file), text))
                .collect(),
        )
    }

    fn has(&self, module: &[String]) -> bool {
        module.is_empty() || self.0.contains_key(module)
    }

    /// The module that a path in another module leads to: the one that defines the item, not one
    /// that re-exports it. None for paths out of the crate.
    fn resolve(&self, from: &[String], path: &[String]) -> Option<Path> {
        let mut at = from.to_vec();
        let mut rest = path;
        match path[0].as_str() {
            "crate" => (at, rest) = (Path::new(), &path[1..]),
            "self" => rest = &path[1..],
            "super" => {}
            child => {
                at.push(child.to_owned());
                if !self.has(&at) {
                    return None;
                }
                rest = &path[1..];
            }
        }
        while let [name, others @ ..] = rest {
            if name == "super" {
                at.pop();
            } else {
                at.push(name.clone());
                if !self.has(&at) {
                    at.pop();
                    return Some(self.exported(&at, name).unwrap_or(at));
                }
            }
            rest = others;
        }
        Some(at)
    }

    /// Where a re-exported item is defined.
    fn exported(&self, module: &[String], item: &str) -> Option<Path> {
        let exports = exports(self.0.get(module)?);
        let path = exports
            .iter()
            .find(|path| path.last().is_some_and(|last| last == item))?;
        self.resolve(module, path)
    }

    /// The modules that each module imports, except those above and below it.
    fn imports(&self) -> Imports<'_> {
        let of = |module: &Path, text: &str| {
            let paths = paths(&without_exports(text));
            let found = paths.iter().filter_map(|path| self.resolve(module, path));
            found
                .filter(|other| !other.starts_with(module) && !module.starts_with(other))
                .collect()
        };
        let all = self.0.iter();
        all.map(|(module, text)| (&**module, of(module, text)))
            .collect()
    }

    /// The imports through which a module ends up importing itself.
    fn in_circles(&self) -> Vec<String> {
        let imports = self.imports();
        let told = |one: &[String], other: &Path| {
            format!("{} imports {}", one.join("::"), other.join("::"))
        };
        let mut found = Vec::new();
        for (module, others) in &imports {
            let back = others
                .iter()
                .filter(|other| leads::<_, _, [String]>(&imports, other, module));
            found.extend(back.map(|other| told(module, other)));
        }
        found
    }
}

/// The modules that each module imports.
type Imports<'a> = BTreeMap<&'a [String], BTreeSet<Path>>;

/// Whether one module imports another, directly or indirectly.
pub fn leads<Name, Target, At>(
    imports: &BTreeMap<Name, BTreeSet<Target>>,
    from: &At,
    to: &At,
) -> bool
where
    Name: Borrow<At> + Ord,
    Target: Borrow<At>,
    At: Ord + ?Sized,
{
    let mut seen = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        for next in imports.get(module).into_iter().flatten() {
            let next = next.borrow();
            if next == to {
                return true;
            }
            if seen.insert(next) {
                open.push(next);
            }
        }
    }
    false
}

fn module_of(file: &str) -> Path {
    let file = file.trim_start_matches("xtask/");
    let file = file.trim_start_matches("src/").trim_end_matches(".rs");
    let file = file.trim_end_matches("/mod");
    file.split('/').map(str::to_owned).collect()
}

/// A text as words and marks.
fn tokens(text: &str) -> Vec<&str> {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if word(first) {
            rest.find(|c| !word(c)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        found.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    found
}

/// Every path of two or more names in a text; names in braces give one path each.
fn paths(text: &str) -> Vec<Path> {
    let tokens = tokens(text);
    let is_name = |place: usize| {
        let first = tokens.get(place).and_then(|token| token.chars().next());
        first.is_some_and(|c| c.is_alphabetic() || c == '_')
    };
    let (mut found, mut place) = (Vec::new(), 0);
    while place < tokens.len() {
        if is_name(place) && tokens.get(place + 1) == Some(&"::") {
            place = follow(&tokens, place, &[], &mut found);
        }
        place += 1;
    }
    found
}

/// Adds the paths that begin with a name, and returns the position after them.
fn follow(tokens: &[&str], mut place: usize, before: &[String], found: &mut Vec<Path>) -> usize {
    let mut path = before.to_vec();
    loop {
        match tokens.get(place) {
            Some(&"{") => {
                place += 1;
                while tokens.get(place).is_some_and(|token| *token != "}") {
                    place = follow(tokens, place, &path, found);
                    place += usize::from(tokens.get(place) == Some(&","));
                }
                return place + 1;
            }
            Some(name) => path.push((*name).to_owned()),
            None => return place,
        }
        place += 1;
        if tokens.get(place) != Some(&"::") {
            break;
        }
        place += 1;
    }
    // Within braces `self` is the module itself.
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    found.push(path);
    // Skips what follows the last name, such as `as another`.
    while !before.is_empty() && tokens.get(place).is_some_and(|t| *t != "," && *t != "}") {
        place += 1;
    }
    place
}

/// Re-exports, such as `pub use one::Two;`.
fn export_statements(text: &str) -> impl Iterator<Item = &str> {
    let mut statements = text.split_inclusive(';');
    std::iter::from_fn(move || statements.next()).filter_map(|statement| {
        let line = statement.rfind("\npub")?;
        let statement = &statement[line..];
        let words = statement.trim_start().split_once(' ')?.1;
        (words.starts_with("use ")).then_some(statement)
    })
}

fn exports(text: &str) -> Vec<Path> {
    // The crate's own text also begins with a line.
    let text = format!("\n{text}");
    export_statements(&text).flat_map(paths).collect()
}

fn without_exports(text: &str) -> String {
    let text = format!("\n{text}");
    let statements: Vec<_> = export_statements(&text).collect();
    let without = |text: String, statement: &&str| text.replace(statement, "");
    statements.iter().fold(text.clone(), without)
}

#[test]
fn no_modules_import_each_other() {
    for folder in ["src", "xtask/src"] {
        let sources = files(folder, ".rs").into_iter().map(|file| {
            let text = code(&file);
            (file, text)
        });
        let circles = Modules::of(sources).in_circles();
        assert!(circles.is_empty(), "{folder}: {}", circles.join("\n"));
    }
}

/// Modules by file and text.
fn modules(sources: &[(&str, &str)]) -> Modules {
    let owned = sources
        .iter()
        .map(|(file, text)| ((*file).to_owned(), format!("{text}\n")));
    Modules::of(owned)
}

#[test]
fn paths_are_read() {
    let read = |text| -> Vec<_> { paths(text).iter().map(|path| path.join("::")).collect() };
    assert_eq!(
        read("use super::{a::B, c::{self, D as E}, f};\ncrate::g::h(i::<u8>())"),
        [
            "super::a::B",
            "super::c",
            "super::c::D",
            "super::f",
            "crate::g::h",
            "i::<"
        ]
    );
    assert_eq!(
        exports("pub use a::B;\nuse c::D;\npub(crate) use e::{F, G};").len(),
        3
    );
    assert!(!without_exports("pub use a::B;\nuse c::D;").contains("a::B"));
    assert!(without_exports("pub use a::B;\nuse c::D;").contains("c::D"));
}

#[test]
fn circles_are_found() {
    let circle = [
        ("src/run/mod.rs", "pub mod a;\npub mod b;\npub use b::Two;"),
        ("src/run/a.rs", "use super::Two;"),
        ("src/run/b.rs", "fn f() { crate::run::a::one() }"),
    ];
    assert_eq!(
        modules(&circle).in_circles(),
        ["run::a imports run::b", "run::b imports run::a"]
    );
    let of_tools = circle.map(|(file, text)| (format!("xtask/{file}"), text.to_owned()));
    assert_eq!(Modules::of(of_tools.into_iter()).in_circles().len(), 2);
    let line = [
        ("src/run/mod.rs", "pub mod a;\npub mod b;\nuse a::one;"),
        ("src/run/a.rs", "use super::Three;\nuse std::fmt;"),
        ("src/run/b.rs", "use super::a::{self, one};"),
    ];
    assert!(modules(&line).in_circles().is_empty());
}
