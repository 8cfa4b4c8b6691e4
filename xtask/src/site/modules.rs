//! The compiled modules of the page.

/// What the game is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The modules, by the names of their packages in `modules/`. They compile the game's source, each
/// with other features.
pub const MODULES: [&str; 9] = [
    "table", "queens", "colour", "knights", "thinking", "extras", "reader", "tape", "grader",
];

/// The package in `modules/` that has all bindings at once, for the linter.
pub const BINDINGS: &str = "bindings";

/// Arguments for cargo that select the modules.
pub fn selection() -> impl Iterator<Item = &'static str> {
    MODULES.iter().flat_map(|name| ["--package", name])
}
