//! Budgets for a first visit to the packed site: bytes as hosts send them, and requests.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};

use super::packed::FOLDER;
use super::page::{NAME, NEEDS, ROOMS};

/// A kind of address, and the most that it may request before it is ready.
struct Budget {
    what: &'static str,
    /// The lists of `index.html` with what it needs.
    needs: &'static [&'static str],
    bytes: u64,
    requests: usize,
}

const BUDGETS: [Budget; 6] = [
    Budget {
        what: "Play",
        needs: &["play"],
        bytes: 190_300,
        requests: 12,
    },
    Budget {
        what: "a moment in Watch",
        needs: &["watch", "solvers-queens"],
        bytes: 296_800,
        requests: 15,
    },
    Budget {
        what: "its embed",
        needs: &["watch", "embed", "solvers-queens"],
        bytes: 299_200,
        requests: 17,
    },
    Budget {
        what: "a moment on colours",
        needs: &["watch", "solvers-colour"],
        bytes: 316_200,
        requests: 15,
    },
    // Its own text and cards are less than 3 KB.
    Budget {
        what: "a lesson’s part",
        needs: &["learn", "solvers-queens"],
        bytes: 321_500,
        requests: 20,
    },
    Budget {
        what: "a race",
        needs: &["compare", "solvers-queens"],
        bytes: 334_200,
        requests: 20,
    },
];

/// # Errors
/// If an address requests more than its budget allows.
pub fn check(site: &Path) -> Result<()> {
    let html = fs::read_to_string(site.join(NAME))?;
    for budget in BUDGETS {
        let Budget {
            what,
            bytes,
            requests,
            ..
        } = budget;
        let files = files(&html, budget.needs);
        let sizes: Result<Vec<_>> = files.iter().map(|file| sent(site, file)).collect();
        let total: u64 = sizes?.into_iter().sum();
        ensure!(
            total <= bytes && files.len() <= requests,
            "{what} loads {total} bytes in {} requests: its budget is {bytes} bytes in {requests} (xtask/src/site/budget.rs)",
            files.len()
        );
    }
    Ok(())
}

/// The page, what it names, and what these lists and the style sheets of these rooms name.
fn files(html: &str, needs: &[&str]) -> BTreeSet<String> {
    let is_needed = |names: &str| names.split(' ').any(|name| needs.contains(&name));
    let named = |line: &str, start: &str| {
        let rest = line.strip_prefix(start)?;
        Some(rest.split('"').next().is_some_and(is_needed))
    };
    let lines = html.lines().filter(|line| {
        let is_listed = named(line, NEEDS).or_else(|| named(line, ROOMS));
        is_listed.unwrap_or(true)
    });
    let words = lines.flat_map(|line| line.split(['"', ' ']));
    let named = words.filter(|word| word.starts_with(FOLDER));
    named.chain([NAME]).map(str::to_owned).collect()
}

/// The bytes of a file, compressed if there is a compressed copy.
fn sent(site: &Path, file: &str) -> Result<u64> {
    let compressed = site.join(format!("{file}.br"));
    let sent = match compressed.exists() {
        true => compressed,
        false => site.join(file),
    };
    Ok(fs::metadata(sent)?.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta name=\"needs-watch\" content=\"www/packed/watch.js www/packed/a.wasm\">\n\
                        <meta name=\"needs-learn\" content=\"www/packed/learn.js\">\n\
                        <meta name=\"styles\" data-rooms=\"learn compare\" content=\"www/packed/rooms.css\">\n\
                        <link rel=\"preload\" href=\"www/packed/a.wasm\">\n\
                        <script type=\"module\" src=\"www/packed/main.js\"></script>\n";

    #[test]
    fn a_mode_is_charged_for_the_page_and_its_own_files() {
        let of = |needs: &[&str]| Vec::from_iter(files(PAGE, needs));
        let common = ["index.html", "www/packed/a.wasm", "www/packed/main.js"];
        assert_eq!(of(&[]), common);
        assert_eq!(
            of(&["watch"]),
            [&common[..], &["www/packed/watch.js"]].concat()
        );
        let learn = ["www/packed/learn.js", "www/packed/rooms.css"];
        let mut expected = [&common[..], &learn].concat();
        expected.sort_unstable();
        assert_eq!(of(&["learn"]), expected);
    }

    #[test]
    fn what_weighs_too_much_is_named() {
        let site = tempfile::tempdir().unwrap();
        fs::create_dir_all(site.path().join(FOLDER)).unwrap();
        fs::write(site.path().join(NAME), PAGE).unwrap();
        for name in ["a.wasm", "watch.js", "learn.js", "main.js", "rooms.css"] {
            fs::write(site.path().join(FOLDER).join(name), "12345").unwrap();
        }
        check(site.path()).unwrap();
        fs::write(site.path().join(FOLDER).join("watch.js.br"), "1").unwrap();
        assert_eq!(sent(site.path(), "www/packed/watch.js").unwrap(), 1);
        fs::write(site.path().join(FOLDER).join("main.js"), vec![0; 300_000]).unwrap();
        let error = check(site.path()).unwrap_err().to_string();
        assert!(error.starts_with("Play loads 300"), "{error}");
    }
}
