//! The changes of a branch, and the Rust tests that they can have broken.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use walkdir::WalkDir;

use crate::tools::process::{output, program};

/// How the browser tests open what a room shows.
const ROOMS: [(&str, &[&str]); 6] = [
    ("today", &[".open()", "#/play"]),
    ("play", &[".open()", "#/play", "#/setup"]),
    (
        "watch",
        &["\"watch\"", "\"Watch\"", "#/queens/", "#/knights/"],
    ),
    ("learn", &["\"Learn\"", "#/learn"]),
    ("compare", &["\"Compare\"", "#/compare"]),
    ("settings", &[".help("]),
];

/// The test crates of packages that use the crate, and what they can be broken by.
const PACKAGES: [(&str, &[&str]); 2] = [
    ("cli", &["cli/", "src/"]),
    ("outside", &["examples/", "src/", "tests/outside/"]),
];

/// The folders that every room shows.
const SHARED: [&str; 6] = [
    "index.html",
    "www/app/",
    "www/board/",
    "www/charts/",
    "www/panels/",
    "www/ui/",
];

/// The files that differ from a commit, by their paths from the root of the checkout.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    /// The commit where the branch began.
    pub base: String,
    pub files: BTreeSet<String>,
}

impl Changes {
    /// Everything since the branch left `reference`, committed or not.
    ///
    /// # Errors
    /// If git knows no such reference.
    pub fn since(reference: &str) -> Result<Self> {
        let base = git(&["merge-base", "HEAD", reference])
            .with_context(|| format!("the branch has no commit in common with {reference}"))?;
        let tracked = git(&["diff", "--name-only", "--no-renames", &base])?;
        let new = git(&["ls-files", "--others", "--exclude-standard"])?;
        let files = tracked.lines().chain(new.lines()).map(str::to_owned);
        Ok(Self {
            files: files.collect(),
            base,
        })
    }

    /// Whether any changed file's path begins or ends with one of these.
    pub fn touch(&self, starts: &[&str], ends: &[&str]) -> bool {
        let fits = |file: &String| {
            let starts = starts.iter().any(|start| file.starts_with(start));
            starts || ends.iter().any(|end| file.ends_with(end))
        };
        self.files.iter().any(fits)
    }

    /// The arguments that make `cargo test` run what the changes can have broken.
    ///
    /// # Errors
    /// If the sources cannot be read.
    pub fn rust_tests(&self, root: &Path) -> Result<Vec<String>> {
        let mut selected = words(&["--workspace"]);
        if self.touch(&["Cargo.", ".cargo/", "tests/common/", "tests/data/"], &[]) {
            return Ok(selected);
        }
        if self.touch(&["src/"], &[]) {
            selected.push("--lib".to_owned());
        }
        if self.touch(&["xtask/"], &[]) {
            selected.extend(words(&["--bin", "xtask"]));
        }
        let mut tests = self.test_crates(root)?;
        if self.touch(&["cli/", "fuzz/", "src/"], &[]) {
            tests.push("corpus".to_owned());
        }
        // It reads everything, and takes only a second.
        tests.push("structure".to_owned());
        for test in tests {
            selected.extend(["--test".to_owned(), test]);
        }
        for bench in self.present_in(root, "benches/", ".rs") {
            selected.extend(["--bench".to_owned(), bench]);
        }
        Ok(selected)
    }

    /// Whether components changed, or their style sheets.
    pub fn touch_components(&self) -> bool {
        let touches = |(room, _): &(&str, _)| self.touch(&[&format!("www/{room}/")], &[]);
        self.touch(&SHARED, &[]) || ROOMS.iter().any(touches)
    }

    /// The browser tests that open a room that changed: all of them if shared
    /// components changed. They open the packed page, so nothing follows its imports.
    ///
    /// # Errors
    /// If the tests cannot be read.
    pub fn browser_tests(&self, root: &Path) -> Result<Vec<String>> {
        let is_shared = self.touch(&SHARED, &[]);
        let is_changed = |room: &str| self.touch(&[&format!("www/{room}/")], &[]);
        let rooms = ROOMS.iter().filter(|(room, _)| is_changed(room));
        let signs: Vec<&str> = rooms.flat_map(|(_, signs)| signs.iter().copied()).collect();
        let mut found = Vec::new();
        for entry in fs::read_dir(root.join("tests/browser"))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if !name.ends_with(".spec.ts") {
                continue;
            }
            let file = format!("tests/browser/{name}");
            let text = fs::read_to_string(root.join(&file))?;
            let opens_it = is_shared || signs.iter().any(|sign| text.contains(sign));
            if opens_it {
                found.push(file);
            }
        }
        found.sort_unstable();
        Ok(found)
    }

    fn present_in(&self, root: &Path, folder: &str, end: &str) -> Vec<String> {
        let names = self.files.iter().filter_map(|file| {
            let name = file.strip_prefix(folder)?.strip_suffix(end)?;
            root.join(file).is_file().then(|| name.to_owned())
        });
        names.collect()
    }

    /// The test crates in `tests/` that changed, or that use a layer whose behaviour may have
    /// changed.
    fn test_crates(&self, root: &Path) -> Result<Vec<String>> {
        let layers = self.layers(root)?;
        let mut found = Vec::new();
        for entry in fs::read_dir(root.join("tests"))? {
            let folder = entry?.path();
            let name = folder
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            if !folder.join("main.rs").is_file() || name == "structure" {
                continue;
            }
            let text = source(&folder)?;
            let uses = |layer: &String| text.contains(&format!("{layer}::"));
            if self.touch(&[&format!("tests/{name}/")], &[]) || layers.iter().any(uses) {
                found.push(name);
            }
        }
        for (test, starts) in PACKAGES {
            if self.touch(starts, &[]) {
                found.push(test.to_owned());
            }
        }
        found.sort_unstable();
        Ok(found)
    }

    /// The folders of `src/` that changed, and those that import them, directly or indirectly.
    fn layers(&self, root: &Path) -> Result<BTreeSet<String>> {
        let mut open: Vec<String> = Vec::new();
        let mut sources = Vec::new();
        for entry in fs::read_dir(root.join("src"))? {
            let path = entry?.path();
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            if path.is_dir() {
                sources.push((name, source(&path)?));
            }
        }
        for (name, _) in &sources {
            if self.touch(&[&format!("src/{name}/"), "src/lib.rs"], &[]) {
                open.push(name.clone());
            }
        }
        let mut found = BTreeSet::new();
        while let Some(layer) = open.pop() {
            let import = ["crate", &layer].join("::");
            let importers = sources.iter().filter(|(_, text)| text.contains(&import));
            if found.insert(layer) {
                open.extend(importers.map(|(name, _)| name.clone()));
            }
        }
        Ok(found)
    }
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn git(args: &[&str]) -> Result<String> {
    output(program("git", "install git (https://git-scm.com)")?.args(args))
}

/// All Rust below a folder, as one text.
fn source(folder: &Path) -> Result<String> {
    let mut text = String::new();
    for entry in WalkDir::new(folder) {
        let path = entry?.into_path();
        if path.extension().is_some_and(|end| end == "rs") {
            text += &fs::read_to_string(path)?;
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn changes(files: &[&str]) -> Changes {
        Changes {
            base: "b".to_owned(),
            files: words(files).into_iter().collect(),
        }
    }

    /// A small checkout: `run` imports `board`, `paint` imports neither.
    fn example() -> TempDir {
        let root = tempfile::tempdir().unwrap();
        for (file, text) in [
            ("src/lib.rs", ""),
            ("src/board/mod.rs", ""),
            ("src/run/mod.rs", "use crate::board::Square;"),
            ("src/paint/mod.rs", ""),
            ("tests/boards/main.rs", "use forward_check::board::Square;"),
            ("tests/runs/main.rs", "use forward_check::{run::Run};"),
            ("tests/pictures/main.rs", "use forward_check::paint::View;"),
            ("tests/unit/a.test.ts", ""),
            ("tests/browser/play.spec.ts", "table.open()"),
            ("tests/browser/learn.spec.ts", "#/learn/words"),
            ("tests/browser/table.ts", ".open()"),
            ("tests/structure/main.rs", ""),
            ("benches/seek.rs", ""),
        ] {
            let path = root.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        root
    }

    fn tests(files: &[&str]) -> String {
        changes(files)
            .rust_tests(example().path())
            .unwrap()
            .join(" ")
    }

    #[test]
    fn a_layer_is_tested_with_all_that_is_built_on_it() {
        assert_eq!(
            tests(&["src/board/mod.rs"]),
            "--workspace --lib --test boards --test cli --test outside --test runs --test corpus --test structure"
        );
        assert_eq!(
            tests(&["src/paint/mod.rs"]),
            "--workspace --lib --test cli --test outside --test pictures --test corpus --test structure"
        );
    }

    #[test]
    fn tests_that_changed_are_run() {
        for (file, expected) in [
            ("tests/runs/main.rs", "--test runs --test structure"),
            (
                "cli/src/solve.rs",
                "--test cli --test corpus --test structure",
            ),
            ("benches/seek.rs", "--test structure --bench seek"),
            ("benches/gone.rs", "--test structure"),
            ("xtask/src/main.rs", "--bin xtask --test structure"),
            ("fuzz/src/law.rs", "--test corpus --test structure"),
            ("www/main.tsx", "--test structure"),
        ] {
            assert_eq!(tests(&[file]), format!("--workspace {expected}"), "{file}");
        }
    }

    #[test]
    fn what_all_tests_share_has_all_of_them_run() {
        for file in [
            "Cargo.lock",
            "tests/common/mod.rs",
            "tests/data/solvers.toml",
        ] {
            assert_eq!(tests(&["www/main.tsx", file]), "--workspace");
        }
    }

    #[test]
    fn components_are_tested_where_their_mode_is_opened() {
        let root = example();
        let tests = |file| {
            changes(&[file])
                .browser_tests(root.path())
                .unwrap()
                .join(" ")
        };
        let (learn, play) = ("tests/browser/learn.spec.ts", "tests/browser/play.spec.ts");
        assert_eq!(tests("www/play/game/Tools.tsx"), play);
        assert_eq!(tests("www/learn/lesson.css"), learn);
        assert_eq!(tests("www/ui/Button.tsx"), format!("{learn} {play}"));
        assert_eq!(tests("src/lib.rs"), "");
    }

    #[test]
    fn the_branch_is_compared_with_where_it_began() {
        let here = Changes::since("HEAD").unwrap();
        assert_eq!(here.base.len(), 40);
        let error = Changes::since("no-such-branch").unwrap_err().to_string();
        assert!(error.ends_with("in common with no-such-branch"), "{error}");
    }
}
