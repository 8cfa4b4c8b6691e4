//! Runs the target that `FUZZ_TARGET` names under libFuzzer.

#![no_main]

use std::env;
use std::sync::LazyLock;

use fuzz::{Given, TARGETS, Target};
use libfuzzer_sys::fuzz_target;

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = env::var("FUZZ_TARGET").unwrap_or_default();
    let target = TARGETS.iter().find(|target| target.name == name);
    target.unwrap_or_else(|| panic!("FUZZ_TARGET has to name a target, and “{name}” is none"))
});

fuzz_target!(|bytes: &[u8]| (TARGET.run)(&mut Given::new(bytes)));
