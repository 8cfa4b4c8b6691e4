//! All Rust code that takes input from outside.

mod games;
mod names;
mod pictures;
mod questions;
mod races;
mod reading;
mod runners;
mod runs;
mod setups;
mod tapes;

use crate::Given;

/// Code that takes any input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of the target and of its corpus.
    pub name: &'static str,
    /// How many random inputs `cargo test` tries.
    pub tried: u64,
    /// Takes an input; panics if a rule is broken.
    pub run: fn(&mut Given),
}

/// All targets.
pub const TARGETS: [Target; 10] = [
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
        name: "reading",
        tried: 200,
        run: reading::take,
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
    Target {
        name: "tapes",
        tried: 8_000,
        run: tapes::take,
    },
];
