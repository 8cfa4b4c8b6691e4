//! A text in a file: a comment, a string or a name.

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A comment or doc comment, for people who read the code.
    Comment,
    /// Text shown outside the code: a message, a label, Markdown.
    String,
    /// An identifier, which is checked but not printed.
    Name,
}

/// A text with collapsed white space, so that phrases match across line breaks.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    pub kind: Kind,
    pub words: String,
    /// The start of each line: its offset in `words`, and its number in the file.
    lines: Vec<(usize, usize)>,
}

impl Text {
    pub fn new(kind: Kind) -> Self {
        Self {
            kind,
            words: String::new(),
            lines: Vec::new(),
        }
    }

    pub fn of(kind: Kind, words: &str, line: usize) -> Self {
        let mut text = Self::new(kind);
        text.push(words, line);
        text
    }

    /// Adds a piece that begins on `line`.
    pub fn push(&mut self, piece: &str, mut line: usize) {
        self.lines.push((self.words.len(), line));
        for c in piece.chars() {
            if c == '\n' {
                line += 1;
                self.lines.push((self.words.len(), line));
            }
            if !c.is_whitespace() || c == '\u{a0}' {
                self.words.push(c);
            } else if !self.words.is_empty() && !self.words.ends_with(' ') {
                self.words.push(' ');
            }
        }
    }

    pub fn line(&self) -> usize {
        self.line_at(0)
    }

    pub fn line_at(&self, offset: usize) -> usize {
        let before = self.lines.iter().rev().find(|(start, _)| *start <= offset);
        before.map_or(0, |(_, line)| *line)
    }

    pub fn has_letters(&self) -> bool {
        self.words.chars().any(char::is_alphabetic)
    }

    /// The words with code in backticks blanked out.
    pub fn prose(&self) -> String {
        let mut in_code = false;
        let blanked = |c: char| {
            in_code ^= c == '`';
            if in_code && c.is_ascii() { '_' } else { c }
        };
        self.words.chars().map(blanked).collect()
    }
}

/// Whether a string contains words, rather than an id, a class or a path: at least two words, or
/// one capitalized word.
pub fn is_words(string: &str) -> bool {
    const CODE: [&str; 14] = [
        "=>", "</", "&&", "==", "();", "${", "::", "--", "//", " = ", "['", "\":", "import ",
        "export ",
    ];
    let word = |part: &str| part.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let mut parts = string.split_whitespace();
    let capitalized = string.chars().next().is_some_and(char::is_uppercase)
        && string.chars().skip(1).all(char::is_lowercase);
    let phrase = parts.by_ref().filter(|part| word(part)).count() > 1;
    (capitalized && string.len() > 2 || phrase) && !CODE.iter().any(|mark| string.contains(mark))
}

/// The line number of an offset, counted from 1.
pub fn line_of(source: &str, offset: usize) -> usize {
    source[..offset].matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_found_across_lines() {
        let mut text = Text::of(Kind::Comment, "  one\n  two ", 7);
        text.push("\n three", 8);
        assert_eq!(text.words, "one two three");
        assert_eq!([0, 4, 8].map(|offset| text.line_at(offset)), [7, 8, 9]);
    }

    #[test]
    fn code_is_no_prose() {
        let text = Text::of(Kind::Comment, "set `let it’s` so", 1);
        assert_eq!(text.prose(), "set _______’_` so");
    }

    #[test]
    fn words_differ_from_ids() {
        for words in ["Play", "to the end", "Row {row} is full"] {
            assert!(is_words(words), "{words}");
        }
        for code in ["play", "hint/close", "a8 b6", "a => b", "", "Q", "./a b"] {
            assert!(!is_words(code), "{code}");
        }
    }
}
