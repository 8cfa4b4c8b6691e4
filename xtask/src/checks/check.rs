//! The checks of `cargo xtask test`, in the order in which they run.

use anyhow::Result;
use clap::ValueEnum;

use super::{browser, rust};
use crate::site::wasm;
use crate::tools::npm;

/// The order puts Rust first, then the page that is built on it; the doc comments are `--list`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Check {
    /// rustfmt on all Rust code
    Format,
    /// Clippy on all Rust code, natively and for the browser
    Clippy,
    /// The Rust tests, with those in the documentation and of xtask
    Rust,
    /// The Rust documentation, without broken links
    Docs,
    /// Each benchmark once, for the counts it asserts
    Benches,
    /// The game compiled for the browser
    Wasm,
    /// The JavaScript tools
    Npm,
    /// Biome on the JavaScript, CSS and JSON: format and lints
    Lint,
    /// TypeScript on the JavaScript, against the types of the compiled game
    Types,
    /// The JavaScript tests that need no browser
    Unit,
    /// The tests in browsers, as --engines says; arguments after -- go to Playwright
    Browser,
}

impl Check {
    /// What must have run before; `--only` runs these too.
    pub fn needs(self) -> &'static [Check] {
        match self {
            Check::Lint => &[Check::Npm],
            Check::Types | Check::Unit | Check::Browser => &[Check::Wasm, Check::Npm],
            _ => &[],
        }
    }

    pub fn run(self, browsers: &browser::Browsers) -> Result<()> {
        match self {
            Check::Format => rust::format(),
            Check::Clippy => rust::clippy(),
            Check::Rust => rust::test(),
            Check::Docs => rust::docs(),
            Check::Benches => rust::benches(),
            Check::Wasm => wasm::build(),
            Check::Npm => npm::install(),
            Check::Lint => npm::script("lint"),
            Check::Types => npm::script("types"),
            Check::Unit => npm::script("unit"),
            Check::Browser => browser::test(browsers),
        }
    }

    /// The name and what it stands for, both from the list above.
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
}
