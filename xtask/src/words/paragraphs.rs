//! Joins the lines of Markdown and comments into paragraphs.

use super::text::{Kind, Text};

/// The paragraphs, list items and table rows of some numbered lines, without code blocks.
pub fn paragraphs<'a>(kind: Kind, lines: impl IntoIterator<Item = (usize, &'a str)>) -> Vec<Text> {
    let mut found = vec![Text::new(kind)];
    let mut in_code = false;
    for (number, line) in lines {
        let line = line.trim();
        let is_fence = line.starts_with("```");
        in_code ^= is_fence;
        if line.is_empty() || is_fence || begins(line) {
            found.push(Text::new(kind));
        }
        if !in_code && !is_fence {
            let text = found.last_mut().expect("there is always a last one");
            text.push(&format!("{line}\n"), number);
        }
    }
    for text in &mut found {
        text.words.truncate(text.words.trim_end().len());
    }
    found.retain(Text::has_letters);
    found
}

/// Whether a line begins a list item, a heading or a row of a table.
fn begins(line: &str) -> bool {
    let numbered = line.trim_start_matches(|c: char| c.is_ascii_digit());
    ["- ", "* ", "#", "|", "@"]
        .iter()
        .any(|mark| line.starts_with(mark))
        || numbered.len() < line.len() && numbered.starts_with(". ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_paragraphs() {
        let text = "# A\nb\nc\n\n- d\n  e\n1. f\n```\ng\n```\n|---|\n| h | i |";
        let lines = text.lines().zip(1..).map(|(line, number)| (number, line));
        let found = paragraphs(Kind::String, lines);
        let words: Vec<_> = found.iter().map(|text| &text.words[..]).collect();
        assert_eq!(words, ["# A b c", "- d e", "1. f", "| h | i |"]);
        assert_eq!(found[1].line_at(4), 6);
    }
}
