//! Banned wordings and better ones, listed in `xtask/words.toml`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use regex::{Regex, RegexBuilder};
use serde::Deserialize;

use super::files::texts;
use super::text::{Kind, Text};

pub const LIST: &str = "xtask/words.toml";

/// Files that quote banned wordings.
const QUOTING: [&str; 2] = [LIST, "xtask/src/words/banned.rs"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    banned: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// A regular expression that matches whole words, in upper or lower case.
    find: String,
    say: String,
    /// Where it is banned; by default in comments and strings.
    only: Option<Place>,
    /// Phrases that may contain it.
    #[serde(default)]
    except: Vec<String>,
    /// Files that may use it, by how their paths begin.
    #[serde(default)]
    files: Vec<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Place {
    Comments,
    Strings,
    Names,
}

/// A banned wording.
pub struct Banned {
    entry: Entry,
    pattern: Regex,
}

impl Banned {
    fn new(entry: Entry) -> Result<Self> {
        let find = &entry.find;
        let boundary = |c: Option<char>| match c {
            Some(c) if c.is_ascii_alphanumeric() || c == '(' || c == ')' => r"\b",
            _ => "",
        };
        let (start, end) = (boundary(find.chars().next()), boundary(find.chars().last()));
        // The tests compile regex without Unicode's tables.
        let pattern = RegexBuilder::new(&format!("{start}(?:{find}){end}"))
            .unicode(false)
            .case_insensitive(true)
            .build()
            .with_context(|| format!("{LIST}: {find}"))?;
        Ok(Self { entry, pattern })
    }

    fn concerns(&self, file: &str, kind: Kind) -> bool {
        let kinds = match self.entry.only {
            None => kind != Kind::Name,
            Some(Place::Comments) => kind == Kind::Comment,
            Some(Place::Strings) => kind == Kind::String,
            Some(Place::Names) => kind == Kind::Name,
        };
        kinds && !self.entry.files.iter().any(|start| file.starts_with(start))
    }

    /// The places where a text uses it.
    fn hits<'a>(&'a self, text: &'a str) -> impl Iterator<Item = (usize, usize)> {
        let hits = self
            .pattern
            .find_iter(text)
            .map(|hit| (hit.start(), hit.end()));
        hits.filter(|(start, end)| !self.is_excepted(text, *start, *end))
    }

    fn is_excepted(&self, text: &str, start: usize, end: usize) -> bool {
        self.entry.except.iter().any(|phrase| {
            let mut places = text.match_indices(&phrase[..]);
            places.any(|(place, _)| place <= start && end <= place + phrase.len())
        })
    }
}

/// # Errors
/// If the list cannot be read.
pub fn list(root: &Path) -> Result<Vec<Banned>> {
    let text =
        fs::read_to_string(root.join(LIST)).with_context(|| format!("cannot read {LIST}"))?;
    let list: List = toml::from_str(&text).with_context(|| format!("cannot parse {LIST}"))?;
    list.banned.into_iter().map(Banned::new).collect()
}

/// The banned wordings in the files below these paths, one line each.
///
/// # Errors
/// If the list or a file cannot be read.
pub fn found(root: &Path, below: &[String]) -> Result<Vec<String>> {
    let banned = list(root)?;
    let mut found = Vec::new();
    for (file, texts) in texts(root, below)? {
        if !QUOTING.contains(&&file[..]) {
            found.extend(texts.iter().flat_map(|text| hits(&file, text, &banned)));
        }
    }
    Ok(found)
}

fn hits(file: &str, text: &Text, banned: &[Banned]) -> Vec<String> {
    let prose = text.prose();
    let concerned = banned
        .iter()
        .filter(|banned| banned.concerns(file, text.kind));
    concerned
        .flat_map(|banned| {
            banned.hits(&prose).map(|(start, end)| {
                let line = text.line_at(start);
                let quote = around(&prose, start, end);
                format!("{file}:{line}: “{quote}”: {}", banned.entry.say)
            })
        })
        .collect()
}

/// A hit with a few words on both sides.
fn around(text: &str, start: usize, end: usize) -> &str {
    const SIDE: usize = 24;
    let from = text.floor_char_boundary(start.saturating_sub(SIDE));
    let to = text.ceil_char_boundary((end + SIDE).min(text.len()));
    let from = text[from..start]
        .find(' ')
        .map_or(from, |space| from + space + 1);
    let to = text[end..to].rfind(' ').map_or(to, |space| end + space);
    text[from..to].trim()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::process::root;

    fn banned(list: &str) -> Vec<Banned> {
        let list: List = toml::from_str(list).unwrap();
        list.banned
            .into_iter()
            .map(|entry| Banned::new(entry).unwrap())
            .collect()
    }

    fn told(list: &str, kind: Kind, words: &str) -> Vec<String> {
        hits("www/a.ts", &Text::of(kind, words, 3), &banned(list))
    }

    #[test]
    fn a_hit_has_its_place_and_the_better_wording() {
        let list = "[[banned]]\nfind = 'whoever'\nsay = 'the reader'";
        let words = "This is for\nWhoever reads. Whoevers are not, nor `whoever`.";
        let expected = ["www/a.ts:4: “is for Whoever reads. Whoevers are”: the reader"];
        assert_eq!(told(list, Kind::Comment, words), expected);
    }

    #[test]
    fn exceptions_are_no_hits() {
        let list = "[[banned]]\nfind = 'at once'\nsay = 'now'\nexcept = ['four at once']";
        assert_eq!(told(list, Kind::String, "Runs four at once").len(), 0);
        assert_eq!(told(list, Kind::String, "Runs at once").len(), 1);
        let list = "[[banned]]\nfind = 'at once'\nsay = 'now'\nfiles = ['www/']";
        assert_eq!(told(list, Kind::String, "Runs at once").len(), 0);
    }

    #[test]
    fn names_are_checked_on_their_own() {
        let list = "[[banned]]\nfind = 'errand'\nsay = 'job'\nonly = 'names'";
        assert_eq!(told(list, Kind::Name, "errand").len(), 1);
        assert_eq!(told(list, Kind::Comment, "errand").len(), 0);
        let list = "[[banned]]\nfind = \"'\"\nsay = '’'\nonly = 'strings'";
        assert_eq!(told(list, Kind::String, "it's").len(), 1);
        assert_eq!(told(list, Kind::Comment, "it's").len(), 0);
    }

    #[test]
    fn the_list_can_be_read() {
        assert!(!list(root()).unwrap().is_empty());
    }
}
