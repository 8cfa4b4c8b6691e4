//! How often a knight's hint has a reason: the figures of docs/hints.md.

use forward_check::generate::daily::Plan;
use forward_check::generate::date::Date;
use forward_check::generate::knights;
use forward_check::hint::knights::AskingTour;
use forward_check::hint::{Difficulty, Hint};
use forward_check::puzzles::{InPlay, KnightsGame, KnightsPuzzle};

/// What hints rest on, and how often.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Shares {
    hints: u32,
    /// A rule forces a jump or rules jumps out.
    rules: u32,
    /// A jump is refuted within eight jumps.
    refuted: u32,
    /// Every jump keeps a tour, so there is nothing to refute.
    none_fails: u32,
    /// Some jump fails, but showing it takes more than eight jumps.
    longer: u32,
}

impl Shares {
    fn add(&mut self, hint: &Hint) {
        self.hints += 1;
        let none_fails = hint
            .thumb
            .as_ref()
            .is_some_and(|thumb| thumb.keeps == thumb.of);
        match &hint.reasoning {
            Some(told) if told.rule == "refuted" => self.refuted += 1,
            Some(_) => self.rules += 1,
            None if none_fails => self.none_fails += 1,
            None => self.longer += 1,
        }
    }
}

/// The Medium and Hard knight's puzzles of the first ten weeks of days, 40 in all.
fn of_days() -> impl Iterator<Item = (KnightsPuzzle, Difficulty)> {
    let days = std::iter::successors(Date::new(2026, 1, 1), |date| Some(date.next()));
    let wanted = days.map(|date| Plan::of(date).knights);
    let wanted = wanted.filter(|one| matches!(one.grade, Difficulty::Medium | Difficulty::Hard));
    wanted.map(|wanted| knights::make(wanted).unwrap()).take(40)
}

/// Plays 40 puzzles from hint to hint.
#[test]
fn hints_have_a_reason_wherever_a_jump_fails_but_seldom_where_none_does() {
    let (mut medium, mut hard) = (Shares::default(), Shares::default());
    for (puzzle, grade) in of_days() {
        let shares = if grade == Difficulty::Hard {
            &mut hard
        } else {
            &mut medium
        };
        let mut game = KnightsGame::new(puzzle);
        while !game.is_solved() {
            let hint = AskingTour::of(game.clone());
            shares.add(&hint);
            game.play(&hint.step.unwrap().record).unwrap();
        }
    }
    assert_eq!(medium, MEDIUM);
    assert_eq!(hard, HARD);
}

const MEDIUM: Shares = Shares {
    hints: 1110,
    rules: 630,
    refuted: 28,
    none_fails: 433,
    longer: 19,
};
const HARD: Shares = Shares {
    hints: 450,
    rules: 163,
    refuted: 17,
    none_fails: 258,
    longer: 12,
};
