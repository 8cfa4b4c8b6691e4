//! The texts of HTML, Markdown, style sheets, TOML, YAML and JSON. These only read our own files,
//! so going line by line or tag by tag is enough.

use super::paragraphs::paragraphs;
use super::rust::uncommented;
use super::text::{Kind, Text, is_words, line_of};

pub fn markdown(source: &str) -> Vec<Text> {
    paragraphs(Kind::String, (1..).zip(source.lines()))
}

/// The comments of a style sheet.
pub fn style(source: &str) -> Vec<Text> {
    between(source, "/*", "*/")
        .flat_map(|(start, inside)| {
            let lines = inside.lines().map(uncommented);
            paragraphs(Kind::Comment, (line_of(source, start)..).zip(lines))
        })
        .collect()
}

/// The parts between two marks, and where each begins.
fn between<'a>(
    source: &'a str,
    open: &'a str,
    close: &'a str,
) -> impl Iterator<Item = (usize, &'a str)> {
    source.match_indices(open).filter_map(move |(start, _)| {
        let from = start + open.len();
        let length = source[from..].find(close)?;
        Some((from, &source[from..from + length]))
    })
}

/// The comments and descriptions of TOML and YAML.
pub fn settings(source: &str) -> Vec<Text> {
    let lines = || (1..).zip(source.lines().map(str::trim));
    let comments =
        lines().map(|(number, line)| (number, line.strip_prefix('#').unwrap_or_default()));
    let mut found = paragraphs(Kind::Comment, comments);
    found.extend(described(lines(), "description = "));
    found
}

/// The descriptions in a JSON file.
pub fn json(source: &str) -> Vec<Text> {
    described(
        (1..).zip(source.lines().map(str::trim)),
        "\"description\": ",
    )
    .collect()
}

fn described<'a>(
    lines: impl Iterator<Item = (usize, &'a str)>,
    key: &'a str,
) -> impl Iterator<Item = Text> {
    lines.filter_map(move |(number, line)| {
        let value = line.strip_prefix(key)?.trim_matches(['"', ',']);
        Some(Text::of(Kind::String, value, number))
    })
}

/// Elements that end a line of text.
const BLOCKS: [&str; 24] = [
    "p", "h1", "h2", "h3", "li", "ul", "td", "th", "tr", "div", "main", "title", "button",
    "option", "head", "body", "html", "table", "thead", "tbody", "pre", "label", "a", "dialog",
];

/// Attributes with words.
const SPOKEN: [&str; 5] = ["title", "alt", "aria-label", "placeholder", "content"];

/// The words of HTML, its attributes that are read, and its comments.
pub fn html(source: &str) -> Vec<Text> {
    let mut found = Vec::new();
    let mut text = Text::new(Kind::String);
    let mut rest = 0;
    while let Some(start) = source[rest..].find('<').map(|place| rest + place) {
        text.push(&source[rest..start], line_of(source, rest));
        let is_comment = source[start..].starts_with("<!--");
        let close = if is_comment { "-->" } else { ">" };
        let end = source[start..]
            .find(close)
            .map_or(source.len(), |place| start + place);
        let tag = &source[start + 1..end];
        let line = line_of(source, start);
        if is_comment {
            found.push(Text::of(Kind::Comment, tag.trim_start_matches("!--"), line));
        } else {
            if is_block(tag) {
                found.push(std::mem::replace(&mut text, Text::new(Kind::String)));
            }
            found.extend(spoken(tag, line));
        }
        rest = (end + close.len()).min(source.len());
    }
    found.push(text);
    for text in &mut found {
        text.words = text
            .words
            .trim_end()
            .replace("&lt;", "<")
            .replace("&gt;", ">");
    }
    found.retain(Text::has_letters);
    found
}

fn is_block(tag: &str) -> bool {
    let name = tag.trim_start_matches('/').split([' ', '\n', '/']).next();
    name.is_some_and(|name| BLOCKS.contains(&name))
}

fn spoken(tag: &str, line: usize) -> impl Iterator<Item = Text> {
    SPOKEN.iter().filter_map(move |name| {
        let (_, value) = tag.split_once(&format!("{name}=\""))?;
        let value = value.split('"').next().filter(|value| is_words(value))?;
        Some(Text::of(Kind::String, value, line))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(texts: &[Text]) -> Vec<(usize, &str)> {
        texts
            .iter()
            .map(|text| (text.line(), &text.words[..]))
            .collect()
    }

    #[test]
    fn html_has_words_attributes_and_comments() {
        let source = "<!-- Why -->\n<p title=\"Say it\">One <b>two</b>\nthree</p>\n<script src=\"a\"></script>";
        let found = html(source);
        let mut told = words(&found);
        told.sort_unstable();
        assert_eq!(told, [(1, "Why"), (2, "One two three"), (2, "Say it")]);
    }

    #[test]
    fn style_sheets_have_comments() {
        let found = style("a { b: c; } /* One\n   two. */\n");
        assert_eq!(words(&found), [(1, "One two.")]);
    }

    #[test]
    fn settings_have_comments_and_descriptions() {
        let found = settings("# One\n# two.\nkey = 1\ndescription = \"Three four\"\n# five\n");
        let expected = [(1, "One two."), (5, "five"), (4, "Three four")];
        assert_eq!(words(&found), expected);
        let found = json("{\n  \"description\": \"One two\",\n  \"key\": 1\n}\n");
        assert_eq!(words(&found), [(2, "One two")]);
    }
}
