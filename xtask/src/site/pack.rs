//! The site as a folder, for any static host, under any path.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use walkdir::{DirEntry, WalkDir};

use super::page::NAME as PAGE;
use super::public::ELEMENT;
use super::transpile::transpile_file;
use super::{bundle, headers, licences, offline};
use crate::tools::{npm, process};

/// The files of `docs/` that are a page begin like this; the other files are for README.
const GUIDE: &str = "embedding.";

/// Packs the site: bundles, other files, licences and files for hosts.
pub fn pack(root: &Path, folder: &Path) -> Result<()> {
    ensure_relative(&root.join(PAGE))?;
    bundle::write(root, folder)?;
    copy_the_rest(root, folder)?;
    write_element(root, folder)?;
    licences::write(folder)?;
    offline::write(root, folder)?;
    headers::write(folder)?;
    compress(folder)
}

/// Other pages load these by address, so they must not be bundled.
fn write_element(root: &Path, folder: &Path) -> Result<()> {
    let script = transpile_file(root, ELEMENT.source)?;
    fs::write(folder.join(ELEMENT.address), script.code)?;
    Ok(())
}

/// Adds compressed copies of files, which hosts send as they are.
fn compress(folder: &Path) -> Result<()> {
    process::run(npm::node()?.arg("xtask/compress.js").arg(folder))
}

/// Copies everything that is not bundled.
fn copy_the_rest(root: &Path, folder: &Path) -> Result<()> {
    for file in site_files(root)? {
        copy(&file, &folder.join(file.strip_prefix(root)?))?;
    }
    Ok(())
}

/// A host may serve the site under any path, so an address from the root would be wrong.
fn ensure_relative(page: &Path) -> Result<()> {
    let html = fs::read_to_string(page).with_context(|| format!("cannot read {PAGE}"))?;
    for start in ["src=\"/", "href=\"/"] {
        ensure!(
            !html.contains(start),
            "{PAGE} has an address from the root, {start}: make it relative"
        );
    }
    Ok(())
}

/// The licences, the guide to embedding, and files in `www/` other than scripts and styles.
fn site_files(root: &Path) -> Result<Vec<PathBuf>> {
    let top = WalkDir::new(root)
        .max_depth(1)
        .into_iter()
        .filter_entry(is_wanted_at_top);
    let docs = WalkDir::new(root.join("docs"))
        .into_iter()
        .filter_entry(is_guide);
    let www = WalkDir::new(root.join("www"))
        .into_iter()
        .filter_entry(is_no_source);
    let entries: Vec<_> = top.chain(docs).chain(www).collect::<Result<_, _>>()?;
    let files = entries
        .into_iter()
        .filter(|entry| entry.file_type().is_file());
    Ok(files.map(DirEntry::into_path).collect())
}

fn is_wanted_at_top(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    entry.depth() == 0 || name.starts_with("LICENSE")
}

fn is_guide(entry: &DirEntry) -> bool {
    entry.depth() == 0 || entry.file_name().to_string_lossy().starts_with(GUIDE)
}

fn is_no_source(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    let is_bundled = [".js", ".ts", ".tsx", ".css", ".wasm", ".woff2"]
        .iter()
        .any(|end| name.ends_with(end));
    !is_bundled && !name.starts_with('.')
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::copy(from, to).with_context(|| format!("cannot copy to {}", to.display()))?;
    Ok(())
}

/// The size of a folder in bytes.
pub fn size(folder: &Path) -> Result<u64> {
    let mut total = 0;
    for entry in WalkDir::new(folder) {
        let data = entry?.metadata()?;
        total += if data.is_file() { data.len() } else { 0 };
    }
    Ok(total)
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    const SOURCES: [&str; 11] = [
        "Cargo.toml",
        "LICENSE-MIT",
        "docs/embedding.html",
        "docs/embedding.js",
        "docs/run.gif",
        "src/lib.rs",
        "www/embedding/embed.ts",
        "www/icon.svg",
        "www/main.tsx",
        "www/pkg/game.d.ts",
        "www/pkg/game.wasm",
    ];

    /// A small checkout, with some files that belong to the site and some that do not.
    fn example(page: &str) -> TempDir {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join(PAGE), page).unwrap();
        for file in SOURCES.map(|name| root.path().join(name)) {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "12345").unwrap();
        }
        root
    }

    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = WalkDir::new(folder)
            .sort_by_file_name()
            .into_iter()
            .map(Result::unwrap);
        let files = entries.filter(|entry| entry.file_type().is_file());
        files
            .map(|file| file.path().strip_prefix(folder).unwrap().to_owned())
            .collect()
    }

    #[test]
    fn what_no_bundle_holds_is_copied_and_nothing_else() {
        let (root, dist) = (example("page!"), tempfile::tempdir().unwrap());
        copy_the_rest(root.path(), dist.path()).unwrap();
        let expected = [
            "LICENSE-MIT",
            "docs/embedding.html",
            "docs/embedding.js",
            "www/icon.svg",
        ];
        assert_eq!(files(dist.path()), expected.map(PathBuf::from));
        assert_eq!(size(dist.path()).unwrap(), 20);
    }

    #[test]
    fn what_other_pages_load_keeps_its_address() {
        let (root, dist) = (example("page!"), tempfile::tempdir().unwrap());
        fs::create_dir(dist.path().join("www")).unwrap();
        write_element(root.path(), dist.path()).unwrap();
        let script = fs::read_to_string(dist.path().join("www/embed.js")).unwrap();
        assert_eq!(script, "12345;\n");
    }

    /// Other pages load it before they need anything of the game.
    #[test]
    fn what_other_pages_load_is_small() {
        let script = transpile_file(process::root(), ELEMENT.source).unwrap();
        assert!(script.code.len() < 4096, "{}", script.code.len());
    }

    #[test]
    fn an_address_from_the_root_is_refused() {
        let (root, dist) = (example("<a href=\"/www/\">"), tempfile::tempdir().unwrap());
        let error = pack(root.path(), dist.path()).unwrap_err().to_string();
        assert!(error.ends_with("make it relative"), "{error}");
    }
}
