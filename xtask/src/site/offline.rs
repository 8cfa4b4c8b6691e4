//! The service worker of the packed site: the script at the site's root, with a list of all files
//! and their hashes.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::Result;
use serde_json::json;
use sha2::{Digest, Sha256};
use walkdir::WalkDir;

use super::page::NAME as PAGE;
use super::public::WORKER;
use super::transpile::transpile_file;

/// Tells the page that there is a service worker.
const MARK: &str = "<meta name=\"service-worker\" content=\"sw.js\">\n</head>";

/// Files that only hosts, app stores and installing browsers read, by how their paths begin.
const NOT_KEPT: [&str; 3] = ["_headers", "www/icons/", WORKER.address];
const COMPRESSED: [&str; 2] = [".br", ".gz"];

/// Adds the service worker to a packed site, and marks the page.
pub fn write(root: &Path, site: &Path) -> Result<()> {
    mark(&site.join(PAGE))?;
    let script = transpile_file(root, WORKER.source)?.code;
    let files = list(site)?;
    let site_list = json!({ "files": files, "version": version(&files) });
    fs::write(
        site.join(WORKER.address),
        format!("self.SITE = {site_list};\n{script}"),
    )?;
    Ok(())
}

fn mark(page: &Path) -> Result<()> {
    let html = fs::read_to_string(page)?;
    fs::write(page, html.replacen("</head>", MARK, 1))?;
    Ok(())
}

/// The files that a browser needs offline, with their hashes.
fn list(site: &Path) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for entry in WalkDir::new(site) {
        let entry = entry?;
        let path = entry.path().strip_prefix(site)?.to_string_lossy();
        let path = path.replace('\\', "/");
        if entry.file_type().is_file() && is_kept(&path) {
            files.insert(path, hash(&fs::read(entry.path())?));
        }
    }
    Ok(files)
}

fn is_kept(path: &str) -> bool {
    !NOT_KEPT.iter().any(|start| path.starts_with(start))
        && !COMPRESSED.iter().any(|end| path.ends_with(end))
}

/// One hash for the whole site, which changes with any file.
fn version(files: &BTreeMap<String, String>) -> String {
    let text: String = files
        .iter()
        .flat_map(|(path, hash)| [path, hash])
        .map(String::as_str)
        .collect();
    hash(text.as_bytes())[..16].to_owned()
}

/// SHA-256, because browsers can compute it.
fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .fold(String::new(), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    /// A packed site, and a checkout with a worker.
    fn example(style: &str) -> (TempDir, TempDir) {
        let (root, site) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        fs::create_dir_all(root.path().join("www/offline")).unwrap();
        fs::write(root.path().join(WORKER.source), "serve<Site>();\n").unwrap();
        fs::create_dir_all(site.path().join("www/icons")).unwrap();
        for (name, text) in [
            ("index.html", "<head>\n</head>"),
            ("www/a.css", style),
            ("www/a.css.br", "b"),
            ("www/icons/screen-wide.webp", "s"),
            ("_headers", "h"),
        ] {
            fs::write(site.path().join(name), text).unwrap();
        }
        (root, site)
    }

    /// The worker written for a site with this style.
    fn written(style: &str) -> String {
        let (root, site) = example(style);
        write(root.path(), site.path()).unwrap();
        fs::read_to_string(site.path().join("sw.js")).unwrap()
    }

    #[test]
    fn the_worker_has_a_list_of_what_a_browser_needs() {
        let (root, site) = example("abc");
        write(root.path(), site.path()).unwrap();
        let files = list(site.path()).unwrap();
        let names: Vec<_> = files.keys().collect();
        assert_eq!(names, ["index.html", "www/a.css"]);
        // The example from the standard, FIPS 180-2.
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(files["www/a.css"], known);
        let worker = fs::read_to_string(site.path().join("sw.js")).unwrap();
        assert!(
            worker.starts_with("self.SITE = {\"files\":{\"index.html\":"),
            "{worker}"
        );
        assert!(worker.ends_with("};\nserve();\n"), "{worker}");
    }

    #[test]
    fn the_page_is_told_that_there_is_a_worker() {
        let (root, site) = example("");
        write(root.path(), site.path()).unwrap();
        let page = fs::read_to_string(site.path().join(PAGE)).unwrap();
        assert_eq!(page, format!("<head>\n{MARK}"));
    }

    #[test]
    fn another_file_makes_another_version() {
        assert_eq!(written("a"), written("a"));
        let version = |style| {
            written(style)
                .split("\"version\":")
                .nth(1)
                .unwrap()
                .to_owned()
        };
        assert_ne!(version("a"), version("b"));
    }
}
