//! The page's scripts and styles in a few files, as a host should serve them: a browser asks for
//! them one after the other, and there are many as they are written.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use walkdir::WalkDir;

use crate::npm::npm;
use crate::tools::run;

/// Where the bundles lie: as deep as the modules that name their neighbours, `www/engine/` and
/// others, so that these names stay true.
const FOLDER: &str = "www/app";
const STYLE: &str = "page.css";
const MAIN: &str = "www/main.js";
const LINK: &str = "<link rel=\"stylesheet\" href=\"";
const START: &str = "<script type=\"module\" src=\"www/";

/// Writes the bundles of a checkout into a folder, and the page that asks for them.
pub fn write(root: &Path, page: &str, folder: &Path) -> Result<()> {
    let html =
        fs::read_to_string(root.join(page)).with_context(|| format!("cannot read {page}"))?;
    let out = folder.join(FOLDER);
    fs::create_dir_all(&out)?;
    let list = out.join(STYLE);
    fs::write(&list, imports(root, &html))?;
    let mut command = npm(["run", "--silent", "bundle", "--"])?;
    command.args(scripts(root, &html)?).arg(&list);
    command.arg("--allow-overwrite");
    command.arg(format!("--outdir={}", out.display()));
    run(&mut command)?;
    fs::write(folder.join(page), bundled(&html)?)?;
    Ok(())
}

/// What the page starts, and every worker: a file each.
fn scripts(root: &Path, html: &str) -> Result<Vec<PathBuf>> {
    let www = root.join("www");
    let entries = WalkDir::new(&www).sort_by_file_name();
    let mut scripts: Vec<_> = named(html, START).map(|name| www.join(name)).collect();
    for entry in entries {
        let entry = entry?;
        if entry.file_name().to_string_lossy().ends_with(".worker.js") {
            scripts.push(entry.into_path());
        }
    }
    Ok(scripts)
}

/// The files that lines of a page name after a mark, in their order.
fn named<'a>(html: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    let lines = html
        .lines()
        .filter_map(move |line| line.trim().strip_prefix(mark));
    lines.filter_map(|rest| rest.split('"').next())
}

/// A style sheet that takes in all of them.
fn imports(root: &Path, html: &str) -> String {
    named(html, LINK).fold(String::new(), |mut text, style| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "@import \"{}\";", root.join(style).display());
        text
    })
}

/// The page with its bundles in place of what they were made of.
fn bundled(html: &str) -> Result<String> {
    let main = format!("src=\"{MAIN}\"");
    ensure!(html.contains(&main), "the page does not start {MAIN}");
    let start = format!("{}{FOLDER}/", START.trim_end_matches("www/"));
    let mut text = String::with_capacity(html.len());
    let mut has_style = false;
    for line in html.lines() {
        if line.trim().starts_with(LINK) {
            if !has_style {
                let _ = writeln!(text, "{LINK}{FOLDER}/{STYLE}\">");
            }
            has_style = true;
            continue;
        }
        text += &line.replace(START, &start);
        text.push('\n');
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<head>\n<link rel=\"stylesheet\" href=\"www/a.css\">\n\
                        <link rel=\"stylesheet\" href=\"www/b.css\">\n\
                        <script type=\"module\" src=\"www/first.js\"></script>\n\
                        <script type=\"module\" src=\"www/main.js\"></script>\n</head>\n";

    #[test]
    fn a_page_asks_for_one_style_sheet_and_a_script_for_each_that_it_starts() {
        let expected = "<head>\n<link rel=\"stylesheet\" href=\"www/app/page.css\">\n\
                        <script type=\"module\" src=\"www/app/first.js\"></script>\n\
                        <script type=\"module\" src=\"www/app/main.js\"></script>\n</head>\n";
        assert_eq!(bundled(PAGE).unwrap(), expected);
    }

    #[test]
    fn styles_are_taken_in_in_their_order() {
        let text = imports(Path::new("/root"), PAGE);
        assert_eq!(
            text,
            "@import \"/root/www/a.css\";\n@import \"/root/www/b.css\";\n"
        );
    }

    #[test]
    fn a_page_that_starts_something_else_is_refused() {
        let error = bundled("<html>").unwrap_err().to_string();
        assert_eq!(error, "the page does not start www/main.js");
    }
}
