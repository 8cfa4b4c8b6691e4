//! The rules for every sentence that people read.

/// Signs of a debug message.
const INTERNAL: [&str; 9] = [
    "NaN",
    "undefined",
    "null",
    "Some(",
    "None",
    "Err(",
    "{ ",
    " }",
    "::",
];

/// The longest message, in characters: quotations are shortened.
const LONGEST: usize = 600;

/// Fails unless a message is one sentence.
///
/// # Panics
/// If it is not.
pub fn assert_sentence(message: &impl ToString) {
    let text = message.to_string();
    assert_sentences(&text);
    let own = without_quotes(&text);
    assert!(!own.contains(". "), "more than one sentence: {text:?}");
}

/// Fails unless a message is one sentence or several.
///
/// # Panics
/// If it is not.
pub fn assert_sentences(text: &str) {
    assert!(text.chars().count() <= LONGEST, "too long: {text:?}");
    assert!(
        !text.chars().any(char::is_control),
        "it breaks the line: {text:?}"
    );
    assert!(begins_well(text), "it begins in the middle: {text:?}");
    assert!(text.ends_with(['.', '”', '?']), "it does not end: {text:?}");
    let own = without_quotes(text);
    for mark in INTERNAL {
        assert!(!has(&own, mark), "{mark} is not for people: {text:?}");
    }
}

/// Whether a mark is in a text, but not as part of a word: there is a square called ajnull1.
fn has(text: &str, mark: &str) -> bool {
    let is_word = mark.ends_with(char::is_alphabetic);
    text.match_indices(mark).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + mark.len()..]);
        let is_part =
            before.ends_with(char::is_alphanumeric) || after.starts_with(char::is_alphanumeric);
        !(is_word && is_part)
    })
}

/// A capital, a figure, a square's name or a quotation begins a sentence.
fn begins_well(text: &str) -> bool {
    let mut letters = text.chars();
    let (first, second) = (letters.next(), letters.next());
    let is_square = second.is_some_and(|second| second.is_ascii_alphanumeric());
    first.is_some_and(|first| first.is_uppercase() || first.is_numeric() || "“−-".contains(first))
        || (first.is_some_and(|first| first.is_ascii_lowercase())
            && is_square
            && names_square(text))
}

fn names_square(text: &str) -> bool {
    let word = text.split([' ', ',', ':', '–']).next().unwrap_or_default();
    let rank = word.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    !rank.is_empty() && rank.chars().all(|digit| digit.is_ascii_digit())
}

/// A text without its quotations of the input.
fn without_quotes(text: &str) -> String {
    let mut parts = text.split('“');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |own, part| {
        own + part.rsplit_once('”').map_or("", |(_, rest)| rest)
    })
}

#[test]
fn the_law_can_be_broken() {
    let breaks = |text: &str| std::panic::catch_unwind(|| assert_sentence(&text)).is_err();
    for text in [
        "",
        "no capital.",
        "No end",
        "It is NaN.",
        "null is not a board.",
        "It is Some(1).",
        "Two. Sentences.",
        "A\nline.",
    ] {
        assert!(breaks(text), "{text:?}");
    }
    for text in [
        "There is no game “Some(. ”: choose one.",
        "a8 is locked twice: lock it once.",
        "Choose a square from a1 to ajnull1.",
    ] {
        assert!(!breaks(text), "{text:?}");
    }
}
