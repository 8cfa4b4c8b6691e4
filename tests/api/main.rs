//! The public interface is on record, so that a change of it shows in a diff.
//!
//! `UPDATE_API=1 cargo test --test api` writes the record. It is read from the documentation that rustdoc makes:
//! the declaration of every item, its methods, and the traits it implements.

#[path = "../common/mod.rs"]
mod common;

mod names;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use regex::Regex;

/// If this variable is set, the test writes the record instead of comparing it.
const UPDATE: &str = "UPDATE_API";

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/record/api.txt");

/// Where a page begins to list what every type has.
const COMMON: [&str; 4] = [
    "<h2 id=\"synthetic-implementations\"",
    "<h2 id=\"blanket-implementations\"",
    "<h2 id=\"implementors\"",
    "<h2 id=\"foreign-impls\"",
];

/// Where an item is defined.
static SOURCE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r#"<a class="src" href="[./]*(src/[^"]+)""#).unwrap());

/// Makes the documentation as `cargo xtask test` does, and returns its folder.
fn documented() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let folder = target.join("doc/forward_check");
    // Pages of items that are gone would stay.
    let _ = fs::remove_dir_all(&folder);
    let mut command = Command::new(env!("CARGO"));
    command.args(["doc", "--no-deps", "--lib", "--profile", "xtask", "--quiet"]);
    command.arg("--target-dir").arg(target);
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    let made = command.env("RUSTDOCFLAGS", "-D warnings").status().unwrap();
    assert!(made.success(), "cargo doc failed");
    folder
}

/// The pages of items, in order.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let is_item = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.ends_with(".html") && name.matches('.').count() == 2
    };
    let inside = folders.iter().flat_map(|folder| pages(folder));
    let mut all: Vec<_> = files.into_iter().filter(is_item).chain(inside).collect();
    all.sort();
    all
}

/// HTML as plain text.
fn text(html: &str) -> String {
    let summaries = Regex::new("<summary.*?</summary>").unwrap();
    let tags = Regex::new("<[^>]*>").unwrap();
    let text = summaries.replace_all(html, "");
    let text = text.replace("</div>", "\n");
    let text = tags.replace_all(&text, "").into_owned();
    let marks = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&amp;", "&"),
    ];
    let text = marks
        .iter()
        .fold(text, |text, (mark, plain)| text.replace(mark, plain));
    text.replace("\u{a0}", " ")
}

/// What a page says of its item.
fn item(page: &str) -> String {
    let end = COMMON.iter().filter_map(|mark| page.find(mark)).min();
    let page = &page[..end.unwrap_or(page.len())];
    let (own, traits) = page
        .split_once("<h2 id=\"trait-implementations\"")
        .unwrap_or((page, ""));
    let declaration =
        Regex::new(r#"(?s)<pre class="rust item-decl"><code>(.*?)</code></pre>"#).unwrap();
    let headers = Regex::new(r#"(?s)<(h[34]) class="code-header">(.*?)</h[34]>"#).unwrap();
    let mut lines: Vec<String> = Vec::new();
    for found in declaration.captures_iter(own) {
        lines.extend(text(&found[1]).lines().map(str::to_owned));
    }
    let is_trait = lines.first().is_some_and(|line| line.contains("trait "));
    let own = headers.captures_iter(own).filter(|_| !is_trait);
    let traits = headers
        .captures_iter(traits)
        .filter(|found| &found[1] == "h3");
    for found in own.chain(traits) {
        let words = text(&found[2]);
        let words: Vec<_> = words.split_whitespace().collect();
        match (&found[1], words[0].starts_with("impl")) {
            ("h4", _) => lines.push(format!("    {}", words.join(" "))),
            ("h3", true) => lines.push(words.join(" ")),
            // A variant, which is part of the declaration.
            _ => {}
        }
    }
    lines.retain(|line| !line.trim().is_empty() && !line.contains("StructuralPartialEq"));
    lines
        .iter()
        .map(|line| format!("    {}\n", line.trim_end()))
        .collect()
}

/// The path of a page's item, such as `run::Run`.
fn path(folder: &Path, page: &Path) -> String {
    let inside = page.strip_prefix(folder).unwrap().with_extension("");
    let mut parts: Vec<_> = inside
        .iter()
        .map(|part| part.to_string_lossy().into_owned())
        .collect();
    let name = parts.last_mut().unwrap();
    *name = name.split_once('.').unwrap().1.to_owned();
    parts.join("::")
}

#[test]
fn the_public_interface_is_that_on_record() {
    let folder = documented();
    let mut all = String::new();
    let mut seen = BTreeMap::new();
    for page in pages(&folder) {
        let path = path(&folder, &page);
        let html = fs::read_to_string(&page).unwrap();
        let item = item(&html);
        // Old paths lead to new ones.
        if item.is_empty() {
            continue;
        }
        all += &format!("{path}\n{item}\n");
        let name = path.rsplit("::").next().unwrap().to_owned();
        let source = SOURCE.captures(&html).unwrap()[1].to_owned();
        if let Some(other) = seen.insert((name, source), path.clone()) {
            panic!("{path} is also {other}: give it one path");
        }
    }
    if env::var_os(UPDATE).is_some() {
        fs::write(RECORD, &all).unwrap();
    }
    assert!(
        fs::read_to_string(RECORD).unwrap() == all,
        "the public interface has changed: run {UPDATE}=1 cargo test --test api, and look at the diff"
    );
}

#[test]
fn a_page_is_read() {
    let page = r#"<pre class="rust item-decl"><code>pub struct A&lt;S&gt; { <span>/* private fields */</span> }</code></pre>
        <h3 class="code-header">impl A</h3><h4 class="code-header">pub fn <a>b</a>(&amp;self)</h4>
        <h2 id="trait-implementations"><h3 class="code-header">impl Clone for A</h3><h4 class="code-header">fn clone</h4>
        <h2 id="blanket-implementations"><h3 class="code-header">impl Any for A</h3>"#;
    let wanted = "    pub struct A<S> { /* private fields */ }\n    impl A\n        pub fn b(&self)\n    impl Clone for A\n";
    assert_eq!(item(page), wanted);
    let path = path(Path::new("/doc/a"), Path::new("/doc/a/run/struct.Run.html"));
    assert_eq!(path, "run::Run");
}
