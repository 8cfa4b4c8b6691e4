//! Everything in Rust that takes something from outside.

mod games;
mod names;
mod pictures;
mod questions;
mod races;
mod runners;
mod runs;
mod setups;

use crate::Given;

/// Something that takes any input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// What it is called: its corpus bears the same name.
    pub name: &'static str,
    /// How many inputs at random `cargo test` gives it.
    pub tried: u64,
    /// Takes an input; fails where something does not hold that must.
    pub run: fn(&mut Given),
}

/// All targets.
pub const TARGETS: [Target; 8] = [
    Target {
        name: "games",
        tried: 25_000,
        run: games::take,
    },
    Target {
        name: "names",
        tried: 32_000,
        run: names::take,
    },
    Target {
        name: "pictures",
        tried: 6_000,
        run: pictures::take,
    },
    Target {
        name: "questions",
        tried: 400,
        run: questions::take,
    },
    Target {
        name: "races",
        tried: 2_000,
        run: races::take,
    },
    Target {
        name: "runners",
        tried: 2_000,
        run: runners::take,
    },
    Target {
        name: "runs",
        tried: 6_000,
        run: runs::take,
    },
    Target {
        name: "setups",
        tried: 25_000,
        run: setups::take,
    },
];
