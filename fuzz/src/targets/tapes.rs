//! Tapes of programs, honest and hostile: replayed, shown and graded.

use std::sync::Arc;

use forward_check::lab::{Ending, Grading, Recording, Task, Word};
use forward_check::puzzles::Puzzle;
use forward_check::run::{Outcome, Steps, Timeline, Viewer};
use forward_check::solve::Shows;

use super::runs::{check, request, wanted};
use crate::Given;
use crate::law::{assert_sentence, assert_sentences};

/// How many requests are made, and how many steps each may take.
const REQUESTS: u32 = 6;
const STEPS: u32 = 40;

/// The most words of an honest tape.
const WORDS: u32 = 80;

/// The most moves that a grading compares.
const MOVES: u64 = 2_000;

/// A note that tries to end its own quotation and line.
const NOTES: [&str; 4] = ["because", "a”. b\n", "\u{202e}b", ""];

pub(super) fn take(given: &mut Given) {
    let puzzle = given.puzzle(8);
    let words = match given.once_in(4) {
        true => given.bytes(400).chunks(2).map(wild).collect(),
        false => honest(given, &puzzle),
    };
    let notes = (0..given.below(5)).map(|_| given.one(&NOTES).to_owned());
    match Recording::new(puzzle, words, notes.collect()) {
        Err(error) => assert_sentence(&error),
        Ok(recording) => {
            let recording = match given.once_in(4) {
                true => {
                    recording.ended(Ending::Stopped(format!("{}.", given.one(&["Stop", "A”"]))))
                }
                false => recording,
            };
            replay(given, &Arc::new(recording));
        }
    }
}

fn wild(bytes: &[u8]) -> u16 {
    bytes
        .iter()
        .fold(0, |word, &byte| word << 8 | u16::from(byte))
}

/// Words that a program could write, most of them.
fn honest(given: &mut Given, puzzle: &Puzzle) -> Vec<u16> {
    let area = puzzle.size().area().clamp(1, 4_096) as u32;
    let mut standing: Vec<u16> = Vec::new();
    let mut words = Vec::new();
    // The rest of the input is for the requests.
    for _ in 0..given.below(WORDS) {
        let square = given.below(area) as u16;
        let last = standing.last().copied().unwrap_or(square);
        let word = match given.below(16) {
            0..=4 => Word::Place(square),
            5..=8 => Word::Lift(if given.once_in(6) { square } else { last }),
            9 | 10 => Word::Strike(square),
            11 => Word::Restore(square),
            12 => Word::Note(given.below(4) as u16),
            13 => Word::Line(given.below(4_096) as u16),
            14 => Word::Yield,
            _ if given.once_in(3) => Word::End {
                solved: given.once_in(2),
            },
            _ => {
                words.push(Word::Move(last).bits());
                Word::To(square)
            }
        };
        match word {
            Word::Place(square) => standing.push(square),
            Word::Lift(square) => standing.retain(|&other| other != square),
            _ => {}
        }
        words.push(word.bits());
        // Most programs are right up to some word: the rest is cut off.
        if Recording::new(puzzle.clone(), words.clone(), vec![String::new(); 4]).is_err()
            && !given.once_in(30)
        {
            words.pop();
            if let Word::Place(_) = word {
                standing.pop();
            }
            if words.last().copied().and_then(Word::of) == Some(Word::Move(last)) {
                words.pop();
            }
        }
    }
    words
}

fn replay(given: &mut Given, recording: &Arc<Recording>) {
    let mut viewer = Viewer::new(recording.replay());
    for _ in 0..given.below(REQUESTS) {
        let (request, wanted) = (request(given), wanted(given));
        let snapshot = viewer.ask(request, &mut Steps(given.below(STEPS).into()), wanted);
        check(&snapshot, viewer.reached());
    }
    let mut timeline = Timeline::new(recording.replay());
    let most = recording.words().len() as u64 + 1;
    while timeline.run().outcome() != Some(Outcome::GaveUp) {
        timeline.pass_solution();
        timeline.advance(1);
        assert_sentences(&timeline.run().sentence().text);
        assert!(timeline.reached() <= most, "every step takes a word");
    }
    timeline.seek(given.below(STEPS).into());
    assert_eq!(
        timeline.tree().is_some(),
        timeline.run().solver().untried(0).is_some()
    );
    grade(given, recording);
}

fn grade(given: &mut Given, recording: &Arc<Recording>) {
    match Grading::new(given.one(&Task::ALL), recording) {
        Err(error) => assert_sentence(&error),
        Ok(mut grading) => {
            grading.work(&mut Steps(MOVES));
            let told = grading.grade().and_then(|grade| grade.message.clone());
            told.iter().for_each(|told| assert_sentences(told));
        }
    }
}
