//! `cargo xtask words`: prints every text that people read, by folder.

use std::collections::BTreeMap;
use std::io::{Write, stdout};

use anyhow::{Result, ensure};

use crate::checks::words;
use crate::tools::process::root;
use crate::words::files::texts;
use crate::words::text::{Kind, Text};

#[derive(clap::Args)]
pub struct Options {
    /// Files or folders, such as www/content; by default the whole checkout
    paths: Vec<String>,
    /// Print only strings: messages, labels, Markdown
    #[arg(long, conflicts_with = "comments")]
    strings: bool,
    /// Print only comments and doc comments
    #[arg(long)]
    comments: bool,
    /// Print only the number of texts in each folder
    #[arg(long)]
    count: bool,
    /// List banned wordings with better ones, and fail if there are any
    #[arg(long, conflicts_with_all = ["strings", "comments", "count"])]
    check: bool,
}

pub fn run(options: &Options) -> Result<()> {
    if options.check {
        return words::check(&options.paths);
    }
    let mut folders: BTreeMap<String, Folder> = BTreeMap::new();
    for (file, texts) in texts(root(), &options.paths)? {
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let wanted = texts.into_iter().filter(|text| options.wants(text.kind));
        folders
            .entry(folder.to_owned())
            .or_default()
            .add(&file, wanted);
    }
    ensure!(
        !folders.is_empty(),
        "no files found: give paths from the root of the checkout"
    );
    print(&folders, options.count)
}

impl Options {
    fn wants(&self, kind: Kind) -> bool {
        match kind {
            Kind::Comment => !self.strings,
            Kind::String => !self.comments,
            Kind::Name => false,
        }
    }
}

#[derive(Default)]
struct Folder {
    strings: usize,
    comments: usize,
    lines: Vec<String>,
}

impl Folder {
    fn add(&mut self, file: &str, texts: impl Iterator<Item = Text>) {
        for text in texts {
            let mark = if text.kind == Kind::String {
                self.strings += 1;
                ""
            } else {
                self.comments += 1;
                "// "
            };
            self.lines
                .push(format!("{file}:{}: {mark}{}", text.line(), text.words));
        }
    }
}

/// Prints the folders. A pager or `head` may close the output early, which is not an error.
fn print(folders: &BTreeMap<String, Folder>, count_only: bool) -> Result<()> {
    let mut out = stdout().lock();
    let (mut strings, mut comments) = (0, 0);
    for (name, folder) in folders
        .iter()
        .filter(|(_, folder)| !folder.lines.is_empty())
    {
        strings += folder.strings;
        comments += folder.comments;
        let name = if name.is_empty() { "." } else { name };
        let head = format!(
            "{name}: {} strings, {} comments",
            folder.strings, folder.comments
        );
        let lines = if count_only {
            String::new()
        } else {
            format!("{}\n\n", folder.lines.join("\n"))
        };
        if writeln!(out, "{head}\n{lines}").is_err() {
            return Ok(());
        }
    }
    drop(writeln!(
        out,
        "Total: {strings} strings, {comments} comments"
    ));
    Ok(())
}
