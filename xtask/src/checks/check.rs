//! The checks of `cargo xtask test`, in running order.

use anyhow::Result;
use clap::ValueEnum;

use super::changes::Changes;
use super::plan::Plan;
use super::{browser, fuzz, page, rust};
use crate::site::wasm;
use crate::tools::npm;

/// Rust first, then the page built on it. `--list` prints the doc comments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Check {
    /// rustfmt on all Rust code
    Format,
    /// Clippy on all Rust code, natively and for the browser, with and without features
    Clippy,
    /// All Rust tests, with those of xtask and the documentation, and the benchmarks' counts
    Rust,
    /// The Rust documentation, without broken links
    Docs,
    /// The game compiled for the browser
    Wasm,
    /// The JavaScript tools
    Npm,
    /// Banned wordings in everything that people read
    Words,
    /// Biome on TypeScript, CSS and JSON: formatting and lints
    Lint,
    /// TypeScript, checked against the types of the compiled game
    Types,
    /// The tests of the page that need no browser
    Unit,
    /// The tests in browsers
    Browser,
    /// Hostile inputs for ten minutes; only with --all
    Fuzz,
}

/// How many minutes `--all` spends on fuzzing.
const MINUTES: u64 = 10;

impl Check {
    /// Checks that must run before this one, also with `--only`.
    pub fn needs(self) -> &'static [Check] {
        match self {
            Check::Words | Check::Lint => &[Check::Npm],
            Check::Types | Check::Unit | Check::Browser => &[Check::Wasm, Check::Npm],
            _ => &[],
        }
    }

    /// Whether a plan includes this check by default.
    pub fn is_wanted(self, plan: &Plan) -> bool {
        match &plan.changes {
            Some(changes) => self.is_concerned(changes),
            None => plan.all || self != Check::Fuzz,
        }
    }

    /// Whether these changes can have broken it.
    fn is_concerned(self, changes: &Changes) -> bool {
        const PAGE: [&str; 4] = ["www/", "src/", "index.html", "docs/"];
        let tools = changes.touch(&["package", "tsconfig", "vite"], &[]);
        let rust = changes.touch(&["Cargo."], &[".rs"]);
        let typed = tools || changes.touch(&["src/"], &[".ts", ".tsx"]);
        match self {
            Check::Format | Check::Clippy => rust,
            Check::Words | Check::Rust => !changes.files.is_empty(),
            Check::Docs => changes.touch(&["src/", "Cargo."], &[]),
            Check::Lint => {
                tools || changes.touch(&["biome"], &[".ts", ".tsx", ".js", ".css", ".json"])
            }
            Check::Types => typed,
            Check::Unit => {
                typed
                    || changes.touch(&PAGE, &[])
                    || changes.touch(&["tests/unit/", ".github/"], &[])
            }
            // Playwright does not follow the page's imports either.
            Check::Browser => {
                tools
                    || changes.touch_components()
                    || changes.touch(&["tests/browser/", "xtask/"], &[])
            }
            Check::Wasm | Check::Npm | Check::Fuzz => false,
        }
    }

    pub fn run(self, plan: &Plan) -> Result<()> {
        match self {
            Check::Words => page::words(&["--check".to_owned()]),
            Check::Format => rust::format(),
            Check::Clippy => rust::clippy(plan),
            Check::Rust => rust::test(plan),
            Check::Docs => rust::docs(),
            Check::Wasm => wasm::build(),
            Check::Npm => npm::install(npm::Packages::All),
            Check::Lint => page::script("lint"),
            Check::Types => page::script("types"),
            Check::Unit => page::unit(plan),
            Check::Browser => browser::test(plan),
            Check::Fuzz => fuzz::fuzz(MINUTES, None),
        }
    }

    /// The name and description, both from the list above.
    pub fn describe(self) -> (String, String) {
        let value = self.to_possible_value().expect("no check is hidden");
        let help = value
            .get_help()
            .map(ToString::to_string)
            .unwrap_or_default();
        (value.get_name().to_owned(), help)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_need_comes_earlier_and_has_no_needs_of_its_own() {
        for check in Check::value_variants() {
            for need in check.needs() {
                assert!(
                    (*need as usize) < *check as usize,
                    "{check:?} needs {need:?}"
                );
                assert!(need.needs().is_empty(), "{need:?}");
            }
        }
    }

    /// The checks that files can have broken.
    fn concerned(files: &[&str]) -> Vec<Check> {
        let changes = Changes {
            base: String::new(),
            files: files.iter().map(|file| (*file).to_owned()).collect(),
        };
        let plan = Plan {
            changes: Some(changes),
            ..Plan::default()
        };
        let all = Check::value_variants().iter().copied();
        all.filter(|check| check.is_wanted(&plan)).collect()
    }

    #[test]
    fn a_change_is_checked_by_what_it_can_have_broken() {
        use Check::{Browser, Clippy, Docs, Format, Lint, Rust, Types, Unit, Words};
        let page = [Rust, Words, Lint, Types, Unit];
        assert_eq!(concerned(&["www/store/board.ts"]), page);
        let game = [Format, Clippy, Rust, Docs, Words, Types, Unit];
        assert_eq!(concerned(&["src/board/mod.rs"]), game);
        assert_eq!(
            concerned(&["tests/run/main.rs"]),
            [Format, Clippy, Rust, Words]
        );
        assert_eq!(concerned(&["www/style/a.css"]), [Rust, Words, Lint, Unit]);
        let walk = [Rust, Words, Lint, Types, Unit, Browser];
        assert_eq!(concerned(&["tests/browser/play.spec.ts"]), walk);
        assert_eq!(concerned(&["www/play/game/Tools.tsx"]), walk);
        assert_eq!(concerned(&["README.md"]), [Rust, Words]);
        assert_eq!(concerned(&[]), []);
    }
}
