//! The texts of Rust: comments, strings and identifiers, including those in macros.
//!
//! `proc-macro2` is the lexer: it handles raw strings and nested comments, and is compiled for the
//! derives anyway. It drops plain comments, so these are what lies between its tokens.

use std::ops::Range;

use anyhow::{Result, anyhow};
use proc_macro2::{Group, TokenStream, TokenTree, extra::invalidate_current_thread_spans};

use super::paragraphs::paragraphs;
use super::text::{Kind, Text, is_words, line_of};

/// # Errors
/// If the source is not Rust.
pub fn texts(source: &str) -> Result<Vec<Text>> {
    let tokens: TokenStream = source.parse().map_err(|error| anyhow!("{error}"))?;
    let mut found = Found {
        source,
        code: Vec::new(),
        texts: Vec::new(),
    };
    found.add_all(tokens);
    let Found {
        code, mut texts, ..
    } = found;
    // Otherwise spans stay in memory as long as the thread.
    invalidate_current_thread_spans();
    texts.extend(comments(source, &code));
    texts.sort_by_key(Text::line);
    Ok(texts)
}

struct Found<'a> {
    source: &'a str,
    /// The places of all tokens except comments, in order.
    code: Vec<Range<usize>>,
    texts: Vec<Text>,
}

impl Found<'_> {
    fn add_all(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.add_group(&group),
                other => self.add(&other),
            }
        }
    }

    fn add_group(&mut self, group: &Group) {
        let (open, close) = (
            group.span_open().byte_range(),
            group.span_close().byte_range(),
        );
        if is_comment(&self.source[group.span().byte_range()]) {
            return;
        }
        self.code.push(open);
        self.add_all(group.stream());
        self.code.push(close);
    }

    fn add(&mut self, token: &TokenTree) {
        let place = token.span().byte_range();
        let source = &self.source[place.clone()];
        if is_comment(source) {
            return;
        }
        let line = line_of(self.source, place.start);
        match token {
            TokenTree::Ident(_) => self.texts.push(Text::of(Kind::Name, source, line)),
            TokenTree::Literal(_) => {
                let words = string(source).filter(|words| is_words(words));
                let text = words.map(|words| Text::of(Kind::String, &words, line));
                self.texts.extend(text);
            }
            _ => {}
        }
        self.code.push(place);
    }
}

/// A doc comment is a token with the place of the comment.
fn is_comment(source: &str) -> bool {
    source.starts_with("//") || source.starts_with("/*")
}

/// The content of a string literal.
fn string(literal: &str) -> Option<String> {
    let (start, end) = (literal.find('"')?, literal.rfind('"')?);
    let inside = literal.get(start + 1..end)?;
    match &literal[..start] {
        "" => Some(unescaped(inside)),
        raw if raw.starts_with('r') => Some(inside.to_owned()),
        _ => None,
    }
}

fn unescaped(inside: &str) -> String {
    let mut said = String::new();
    let mut rest = inside;
    while let Some((before, after)) = rest.split_once('\\') {
        said += before;
        let mut chars = after.chars();
        match chars.next() {
            Some('\n') => {
                rest = after.trim_start();
                continue;
            }
            Some('u') => {
                let (code, end) = after[1..]
                    .trim_start_matches('{')
                    .split_once('}')
                    .unwrap_or_default();
                said.extend(u32::from_str_radix(code, 16).ok().and_then(char::from_u32));
                rest = end;
                continue;
            }
            Some('n' | 't' | 'r') => said.push(' '),
            other => said.extend(other),
        }
        rest = chars.as_str();
    }
    said + rest
}

/// The comments between the tokens of the code.
fn comments(source: &str, code: &[Range<usize>]) -> Vec<Text> {
    let starts = [0].into_iter().chain(code.iter().map(|place| place.end));
    let ends = code.iter().map(|place| place.start).chain([source.len()]);
    let gaps = starts.zip(ends).filter(|(start, end)| start < end);
    gaps.flat_map(|(start, end)| {
        let first = line_of(source, start);
        let lines = source[start..end].lines().zip(first..);
        paragraphs(
            Kind::Comment,
            lines.map(|(line, number)| (number, uncommented(line))),
        )
    })
    .collect()
}

/// A line of a comment without its marks.
pub fn uncommented(line: &str) -> &str {
    let line = line.trim().trim_end_matches("*/");
    line.trim_start_matches(['/', '*', '!']).trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_strings_and_names_are_told_apart() {
        let source = "//! A\n//! b.\n\n/// C “d”.\nfn e() {\n    // F\n    g!(\"h {i} k\\\n       ll \\\"mm\\u{2026}\", \"id\");\n} // n\n";
        let found = texts(source).unwrap();
        let told = |kind| {
            let texts = found.iter().filter(move |text| text.kind == kind);
            texts
                .map(|text| (text.line(), &text.words[..]))
                .collect::<Vec<_>>()
        };
        let comments = [(1, "A b."), (4, "C “d”."), (6, "F"), (9, "n")];
        assert_eq!(told(Kind::Comment), comments);
        assert_eq!(told(Kind::String), [(7, "h {i} kll \"mm…")]);
        assert_eq!(told(Kind::Name), [(5, "fn"), (5, "e"), (7, "g")]);
    }

    #[test]
    fn raw_strings_are_read_and_bytes_are_not() {
        let found =
            texts("const A: &str = r#\"a \"big\" b\"#; const B: &[u8] = b\"some bytes\";").unwrap();
        let strings: Vec<_> = found
            .iter()
            .filter(|text| text.kind == Kind::String)
            .collect();
        assert_eq!(strings.len(), 0, "{strings:?}");
        let found = texts("const A: &str = r#\"say \"big\" now\"#;").unwrap();
        assert!(found.iter().any(|text| text.words == "say \"big\" now"));
    }
}
