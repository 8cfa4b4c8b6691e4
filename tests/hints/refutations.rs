//! Refutations and rules of thumb of knight's hints, checked by plain search: every jump of a refutation is forced,
//! or all the others are tried as well, and every sentence is true of its position.

use std::sync::OnceLock;

use forward_check::hint::knights::AskingTour;
use forward_check::hint::{Answer, Hint, Imagined, Onward, Thumb};
use forward_check::puzzles::{InPlay, KnightsGame, KnightsPuzzle};
use regex::Regex;

use super::knights::{game, goes};
use super::sentences::{FLAWS, Plain, Predicate, SENTENCES, check_sentence, patterns};
use crate::common::is_all;
use crate::common::knights::positions;

/// A refutation, read back from its moments.
struct Told<'a> {
    puzzle: &'a KnightsPuzzle,
    /// The path before it.
    path: &'a [u32],
    moments: &'a [Imagined],
}

impl Told<'_> {
    fn plain(&self, pieces: &[u32]) -> Plain<'_> {
        let path = [self.path, pieces].concat();
        Plain {
            puzzle: self.puzzle,
            path,
        }
    }

    /// The jumps tried after some, in order.
    fn next(&self, pieces: &[u32]) -> Vec<u32> {
        let longer = self.moments.iter().map(pieces_of);
        let next = longer.filter(|more| more.len() == pieces.len() + 1 && more.starts_with(pieces));
        next.map(|more| more[pieces.len()]).collect()
    }

    /// Checks everything; returns how many lines there are, and the length of the longest.
    fn check(&self) -> (usize, usize) {
        static TABLES: OnceLock<[Vec<(Regex, Predicate)>; 2]> = OnceLock::new();
        let [sentences, flaws] = TABLES.get_or_init(|| [patterns(&SENTENCES), patterns(&FLAWS)]);
        let (mut lines, mut longest) = (0, 0);
        for moment in self.moments {
            let pieces = pieces_of(moment);
            let (last, before) = pieces.split_last().unwrap();
            let (at, now) = (self.plain(before), self.plain(&pieces));
            let tried = self.next(before);
            assert!(at.onward(at.here()).contains(last), "{moment:?}");
            let (words, end) = match moment.text.split_once(" Then ") {
                Some((words, end)) => (words, Some(end)),
                None => (&*moment.text, None),
            };
            let name = self.puzzle.size().name(now.at(*last));
            for sentence in words.trim_end_matches('.').split(". ") {
                match sentence {
                    _ if sentence == format!("Imagine the jump to {name}") => {
                        assert!(before.is_empty())
                    }
                    _ if sentence == format!("Try {name}") => assert!(tried.len() > 1),
                    _ if sentence.starts_with("Back to ") => {
                        assert_eq!(sentence[8..], self.puzzle.size().name(at.at(at.here())));
                        assert_ne!(tried[0], *last);
                    }
                    _ => check_sentence(sentences, sentence, &at, &tried),
                }
            }
            // Every jump that is not tried is one that the words rule out.
            let is_first = tried[0] == *last && !before.is_empty();
            for jump in at
                .onward(at.here())
                .into_iter()
                .filter(|jump| is_first && !tried.contains(jump))
            {
                let out = self.puzzle.size().name(at.at(jump));
                let named = [
                    format!("Don’t jump to {out} yet."),
                    format!(" each need {out}, so {out} comes between them."),
                    format!("{out} is the only square left that leads back to "),
                ];
                let is_forced =
                    words.contains("needs both its ways") || words.contains("It needs both");
                let is_named = named.iter().any(|rule| words.contains(rule));
                assert!(is_forced || is_named, "{out} {moment:?}");
            }
            let is_end = self.next(&pieces).is_empty();
            assert_eq!(end.is_some(), is_end, "{moment:?}");
            if let Some(end) = end {
                check_sentence(flaws, end.trim_end_matches('.'), &now, &[]);
                assert!(!goes(self.puzzle, &now.path), "{moment:?}");
                lines += 1;
                longest = longest.max(pieces.len());
            }
        }
        (lines, longest)
    }

    /// The clause that sums it up is true as well.
    fn check_clause(&self, text: &str) {
        let (lines, longest) = self.check();
        let is_line = lines == 1;
        let one = format!("after {longest} jumps ");
        let all = format!("all {lines} lines after it fail within {longest} jumps");
        assert_eq!(text.contains(&one), is_line && longest > 1, "{text}");
        assert_eq!(text.contains(&all), !is_line, "{text}");
        if is_line {
            let end = self
                .moments
                .last()
                .unwrap()
                .text
                .split_once(" Then ")
                .unwrap()
                .1;
            let end = end.trim_end_matches('.');
            let would = end.replace(" is stranded", " would be stranded");
            let would = would.replace(" are stranded", " would be stranded");
            assert!(
                text.contains(if longest > 1 { &would } else { end }),
                "{text}: {end}"
            );
        }
    }
}

fn pieces_of(moment: &Imagined) -> Vec<u32> {
    moment.pieces.iter().map(|&piece| piece as u32).collect()
}

/// The rule of thumb, against plain counts; how many jumps keep a tour, by search.
fn check_thumb(puzzle: &KnightsPuzzle, path: &[u32], hint: &Hint, thumb: &Thumb) {
    let at = Plain {
        puzzle,
        path: path.to_vec(),
    };
    let jumps = at.onward(at.here());
    let keeps = |&jump: &u32| goes(puzzle, &[path, &[jump]].concat());
    let good: Vec<_> = jumps.iter().copied().filter(keeps).collect();
    assert_eq!(
        (thumb.keeps as usize, thumb.of as usize),
        (good.len(), jumps.len())
    );
    let onward = |jump: u32| at.onward(jump).len() as u32;
    let counts = |one: &Onward| onward(one.square as u32) == one.moves;
    assert!(thumb.onward.iter().all(counts));
    assert!(thumb.onward.is_sorted_by_key(|one| one.moves));
    let best = hint.step.as_ref().unwrap().square as u32;
    assert!(good.contains(&best));
    let least = good.iter().map(|&jump| onward(jump)).min().unwrap();
    assert_eq!(onward(best), least, "{thumb:?}");
    let name = puzzle.size().name(at.at(best));
    assert!(
        thumb.text.starts_with(&format!("Try {name}: "))
            && thumb.text.ends_with(&format!(", {least}."))
    );
    let fewer = jumps.iter().filter(|&&jump| onward(jump) < least).count();
    let same = jumps.iter().filter(|&&jump| onward(jump) == least).count();
    let words = match (fewer, same) {
        (1.., _) => "of the jumps known to keep a tour, it has the fewest onward moves",
        (0, 1) => "it has the fewest onward moves",
        _ => "no jump has fewer onward moves",
    };
    assert!(thumb.text.contains(words), "{thumb:?}");
    assert_eq!(
        thumb.note.contains("It fails here: "),
        fewer > 0,
        "{thumb:?}"
    );
    for one in &thumb.onward {
        let other = format!(
            "{} from {}",
            one.moves,
            puzzle.size().name(at.at(one.square as u32))
        );
        let own = format!("{} on from {name}", counted(one.moves));
        let words = if one.square as u32 == best {
            own
        } else {
            other
        };
        assert!(thumb.why.contains(&words), "{words}: {thumb:?}");
    }
    assert!(thumb.note.starts_with("A rule of thumb, not a proof."));
    let count = match (good.len(), jumps.len()) {
        (2, 2) => "Both jumps here keep a tour.".to_owned(),
        (all, of) if all == of => format!("All {of} jumps here keep a tour."),
        (1, of) => format!("1 of the {of} jumps here keeps a tour."),
        (some, of) => format!("{some} of the {of} jumps here keep a tour."),
    };
    assert!(thumb.note.ends_with(&count), "{thumb:?}");
}

fn counted(ways: u32) -> String {
    if ways == 1 {
        "1 way".to_owned()
    } else {
        format!("{ways} ways")
    }
}

#[test]
fn every_refutation_and_rule_of_thumb_is_true() {
    let (mut refuted, mut mistakes, mut thumbs, mut branching) = (0, 0, 0, 0);
    for (puzzle, path) in positions(if is_all() { 40_000 } else { 5_000 }) {
        let hint = AskingTour::of(game(&puzzle, &path));
        if let Some(thumb) = &hint.thumb
            && hint.possible.answer == Answer::Yes
        {
            check_thumb(&puzzle, &path, &hint, thumb);
            thumbs += 1;
        }
        let reasoning = hint.reasoning.filter(|told| told.rule == "refuted");
        if let Some(told) = reasoning {
            let moments = &told.what_if[..];
            assert!((1..=8).contains(&moments.len()), "{told:?}");
            assert_eq!(told.ruled_out, moments[0].pieces);
            let read = Told {
                puzzle: &puzzle,
                path: &path,
                moments,
            };
            read.check_clause(&told.text);
            let is_forced = told.text.contains(" Each jump on the way is forced.");
            let lines = read.check().0;
            assert_eq!(is_forced, lines == 1, "{told:?}");
            branching += usize::from(lines > 1);
            refuted += 1;
        }
        let Some(mistake) = hint.mistake else {
            continue;
        };
        let moments = mistake
            .reasoning
            .map(|told| told.what_if)
            .unwrap_or_default();
        if !moments.is_empty() {
            assert!(moments.len() <= 16);
            assert_eq!(moments[0].pieces, [mistake.square]);
            let mut back = KnightsGame::new(puzzle.clone());
            back.restore(&mistake.back).unwrap();
            let read = Told {
                puzzle: &puzzle,
                path: back.path(),
                moments: &moments,
            };
            read.check_clause(&mistake.text);
            mistakes += 1;
        }
    }
    assert!(
        refuted > 20 && branching > 5 && mistakes > 200 && thumbs > 200,
        "{refuted} {branching} {mistakes} {thumbs}"
    );
}
