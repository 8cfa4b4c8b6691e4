//! Numbers and lists as text.

/// A number with thousands separators: `1,000,000`.
pub fn thousands(number: impl Into<u64>) -> String {
    apart(&number.into().to_string())
}

fn apart(digits: &str) -> String {
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number from 0, rounded to three decimals as `{:.3}` does: `0.062`. The standard library's formatting of
/// fractions would add 2% to the engine.
#[must_use]
pub fn thousandths(number: f64) -> String {
    const HALF: u64 = 1 << 63;
    let whole = number.trunc();
    let part = ((number - whole) * 2.0_f64.powi(64)) as u64;
    let product = 1_000 * u128::from(part);
    let (below, rest) = ((product >> 64) as u64, product as u64);
    // Ties go to the even neighbour.
    let up = rest > HALF || rest == HALF && below % 2 == 1;
    let all = whole as u64 * 1_000 + below + u64::from(up);
    format!("{}.{:03}", all / 1_000, all % 1_000)
}

/// A number of things: `1 queen`, `2 queens`, `1,000 queens`.
#[must_use]
pub fn counted(count: u64, noun: &str) -> String {
    match count {
        1 => format!("1 {noun}"),
        _ => format!("{} {noun}s", thousands(count)),
    }
}

/// A text with a capital first letter, if that is an ASCII letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// A list of names: `a8`, `a8 and b6`, `a8, b6 and c4`; empty if there are none.
#[must_use]
pub fn and_list<S: AsRef<str>>(names: &[S]) -> String {
    list(names, "and")
}

/// A choice of names: `a8`, `a8 or b6`, `a8, b6 or c4`; empty if there are none.
#[must_use]
pub fn or_list<S: AsRef<str>>(names: &[S]) -> String {
    list(names, "or")
}

fn list<S: AsRef<str>>(names: &[S], word: &str) -> String {
    let names: Vec<_> = names.iter().map(AsRef::as_ref).collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

/// The most characters of a quotation.
const QUOTED: usize = 40;

/// Quotes user input in a sentence: `“a9”`. Long text is cut, and characters that would break the
/// line or reverse it are left out.
#[must_use]
pub fn quoted(text: &str) -> String {
    format!("“{}”", shortened(text, QUOTED))
}

/// The first characters of a text that a person wrote, on one line. A space replaces characters that would break the
/// line or reverse it.
#[must_use]
pub fn shortened(text: &str, most: usize) -> String {
    let mut letters = text.chars().map(|letter| match letter {
        _ if letter.is_control() => ' ',
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}' => ' ',
        _ => letter,
    });
    let start: String = letters.by_ref().take(most).collect();
    let rest = if letters.next().is_some() { "…" } else { "" };
    format!("{start}{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_is_short_and_stays_on_its_line() {
        assert_eq!(quoted("a9"), "“a9”");
        assert_eq!(quoted("a\n\u{202e}9"), "“a  9”");
        assert_eq!(quoted(&"é".repeat(40)), format!("“{}”", "é".repeat(40)));
        assert_eq!(quoted(&"é".repeat(41)), format!("“{}…”", "é".repeat(40)));
    }

    #[test]
    fn thousands_are_set_apart() {
        let texts = [0, 999, 1_000, 1_000_000].map(|n: u64| thousands(n));
        assert_eq!(texts, ["0", "999", "1,000", "1,000,000"]);
    }

    #[test]
    fn thousandths_are_those_of_the_standard_library() {
        let halves = (0..4_000).map(|n| f64::from(n) / 2_000.0);
        let ties = (0..64_000).map(|n| f64::from(n) / 16_000.0 + f64::from(n) / 64.0);
        let cooled = (0..30_000).map(|n| 999.0 * 0.999_f64.powi(n));
        for number in halves.chain(ties).chain(cooled) {
            assert_eq!(thousandths(number), format!("{number:.3}"));
        }
    }

    #[test]
    fn one_thing_is_singular() {
        let texts = [0, 1, 2, 1_200].map(|count| counted(count, "queen"));
        assert_eq!(texts, ["0 queens", "1 queen", "2 queens", "1,200 queens"]);
    }

    #[test]
    fn the_last_name_of_a_list_comes_after_and() {
        let names = ["a8", "b6", "c4"];
        let lists: Vec<_> = (0..=3).map(|count| and_list(&names[..count])).collect();
        assert_eq!(lists, ["", "a8", "a8 and b6", "a8, b6 and c4"]);
    }
}
