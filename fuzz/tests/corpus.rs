//! Every target takes the saved inputs and many random ones, the same each time.

use std::fs;
use std::path::{Path, PathBuf};

use forward_check::solve::Rng;
use fuzz::{Given, TARGETS, Target};

/// The longest random input, in bytes.
const LONGEST: u32 = 400;

fn folder_of(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus")
        .join(target.name)
}

/// The saved inputs of a target.
fn kept(target: &Target) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder_of(target)).expect("every target has a corpus");
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// A random input.
fn random(rng: &mut Rng) -> Vec<u8> {
    let length = rng.below(LONGEST);
    (0..length).map(|_| rng.next_u64() as u8).collect()
}

#[test]
fn what_is_kept_does_no_harm() {
    for target in &TARGETS {
        let inputs = kept(target);
        assert!(!inputs.is_empty(), "{} has no corpus", target.name);
        for path in inputs {
            println!("{}", path.display());
            (target.run)(&mut Given::new(&fs::read(path).unwrap()));
        }
    }
}

/// Gives a target random inputs, and prints one that fails: save it in the corpus to try it every
/// time.
fn take_what_is_random(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    for seed in 0..target.tried {
        let input = random(&mut Rng::new(seed));
        let taken = std::panic::catch_unwind(|| (target.run)(&mut Given::new(&input)));
        assert!(taken.is_ok(), "{name} fails with seed {seed}: {input:?}");
    }
}

#[test]
fn games_take_what_is_random() {
    take_what_is_random("games");
}

#[test]
fn names_take_what_is_random() {
    take_what_is_random("names");
}

#[test]
fn pictures_take_what_is_random() {
    take_what_is_random("pictures");
}

#[test]
fn questions_take_what_is_random() {
    take_what_is_random("questions");
}

#[test]
fn races_take_what_is_random() {
    take_what_is_random("races");
}

#[test]
fn readings_take_what_is_random() {
    take_what_is_random("reading");
}

#[test]
fn runners_take_what_is_random() {
    take_what_is_random("runners");
}

#[test]
fn runs_take_what_is_random() {
    take_what_is_random("runs");
}

#[test]
fn setups_take_what_is_random() {
    take_what_is_random("setups");
}

#[test]
fn tapes_take_what_is_random() {
    take_what_is_random("tapes");
}
