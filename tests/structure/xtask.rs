//! The layers of `cargo xtask`: imports only point up the list.

use super::layers::imported;
use super::sources::{code, files, read};

/// The folders of `xtask/src/`: each may import itself and those before it.
const LAYERS: [&str; 4] = ["tools", "site", "checks", "commands"];

const FOLDER: &str = "xtask/src/";

/// The main file belongs to no layer.
const MAIN: &str = "xtask/src/main.rs";

fn place(layer: &str) -> Option<usize> {
    LAYERS.iter().position(|name| *name == layer)
}

fn layer_of(file: &str) -> Option<usize> {
    place(file.strip_prefix(FOLDER)?.split_once('/')?.0)
}

fn sources() -> impl Iterator<Item = String> {
    files("xtask/src", ".rs")
        .into_iter()
        .filter(|file| file != MAIN)
}

#[test]
fn every_file_is_in_a_layer_and_every_layer_has_files() {
    for file in sources() {
        assert!(layer_of(&file).is_some(), "{file} is in no known folder");
    }
    for layer in LAYERS {
        let mut layers = sources().map(|file| layer_of(&file));
        assert!(
            layers.any(|other| other == place(layer)),
            "{layer} has no files"
        );
    }
}

#[test]
fn every_layer_imports_only_from_those_before() {
    for file in sources() {
        for other in imported(&code(&file)) {
            // Every path from `crate::` names a layer, so that no import escapes the rule.
            assert!(place(other).is_some(), "{file} imports crate::{other}");
            assert!(place(other) <= layer_of(&file), "{file} imports {other}");
        }
    }
}

/// These folders contain no folders, so one `super::` stays within a layer.
#[test]
fn no_path_climbs_out_of_its_layer() {
    for file in sources() {
        assert_eq!(file.matches('/').count(), 3, "{file} lies deeper");
        let climbs = code(&file).contains("super::super::");
        assert!(!climbs, "{file} climbs");
        let is_list = file.ends_with("/mod.rs");
        assert!(
            !is_list || !code(&file).contains("super::"),
            "{file} climbs"
        );
    }
}

/// Clippy sees every set of the crate's features: the default has all, and these are the others.
#[test]
fn every_set_of_features_is_linted() {
    let manifest: toml::Table = toml::from_str(&read("Cargo.toml")).unwrap();
    let mut features = manifest["features"].as_table().unwrap().clone();
    let default = features.remove("default").unwrap();
    let names: Vec<_> = features.keys().map(String::as_str).collect();
    assert_eq!(default, toml::Value::from(names.clone()));
    let set = |bits: u32| {
        let within = (0..)
            .zip(&names)
            .filter(|(place, _)| bits >> place & 1 == 1);
        within.map(|(_, name)| *name).collect::<Vec<_>>().join(",")
    };
    let others: Vec<_> = (0..(1 << names.len()) - 1).map(set).collect();
    let listed = format!("const FEATURES: [&str; {}] = {others:?};", others.len());
    assert!(
        read("xtask/src/checks/rust.rs").contains(&listed),
        "it should be {listed}"
    );
}

#[test]
fn the_rules_can_be_broken() {
    assert_eq!(layer_of("xtask/src/site/page.rs"), Some(1));
    assert_eq!(layer_of("xtask/src/page.rs"), None);
    assert_eq!(place(imported("use crate::site::page;")[0]), Some(1));
    assert!(place("commands") > place("checks"));
    assert_eq!(place("npm"), None);
}
