//! `cargo xtask words`: every text that a person reads, by folder.

use std::collections::BTreeMap;
use std::io::{Write, stdout};

use anyhow::{Result, ensure};

use crate::checks::words;
use crate::tools::process::root;
use crate::words::files::texts;
use crate::words::text::{Kind, Text};

#[derive(clap::Args)]
pub struct Options {
    /// Files or folders, such as www/content; without any, the whole checkout
    paths: Vec<String>,
    /// Print strings alone: messages, labels, Markdown
    #[arg(long, conflicts_with = "comments")]
    strings: bool,
    /// Print comments and doc comments alone
    #[arg(long)]
    comments: bool,
    /// Print only how many there are in each folder
    #[arg(long)]
    count: bool,
    /// List the banned wordings with what to say instead, and fail if there are any
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
        "no files there: give paths from the root of the checkout"
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

/// Prints the folders, and stops without an error where a pager or `head` has read enough.
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
        "In all: {strings} strings, {comments} comments"
    ));
    Ok(())
}
