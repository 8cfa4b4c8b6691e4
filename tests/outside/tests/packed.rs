//! The crate as it would be published passes its own tests. It compiles for minutes, so only with `cargo xtask test --all`.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs cargo in the checkout; tests that it runs are those of a plain `cargo test`.
fn cargo(arguments: &[&str], target: &Path) {
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO"));
    command.args(arguments).arg("--target-dir").arg(target);
    command.env_remove("ALL");
    assert!(command.current_dir(checkout).status().unwrap().success());
}

#[test]
fn the_packed_crate_passes_its_own_tests() {
    if env::var_os("ALL").is_none() {
        return;
    }
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packed");
    let packed = target.join("package");
    // What an older version left.
    let _ = fs::remove_dir_all(&packed);
    let package = ["package", "--package=forward-check", "--allow-dirty"];
    cargo(&package, &target);
    let entries = fs::read_dir(packed).unwrap();
    let mut manifests = entries.map(|entry| entry.unwrap().path().join("Cargo.toml"));
    let manifest = manifests.find(|file| file.is_file());
    let manifest = manifest.expect("cargo unpacked nothing");
    cargo(
        &["test", "--manifest-path", manifest.to_str().unwrap()],
        &target,
    );
}
