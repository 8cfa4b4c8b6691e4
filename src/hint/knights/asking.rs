//! A hint for a knight's game, computed in small steps.

use super::choice::Weighing;
use super::effort::answer;
use super::flaw::flaw;
use super::mistake::{self, Back};
use super::position::Position;
use super::refutation::{self, Refutation, refute};
use super::rules;
use crate::hint::{Answer, Hint, Possible, Suggestion};
use crate::puzzles::theorems::no_tour;
use crate::puzzles::{InPlay, KnightsGame, TourSearch};

/// The part of the hint being computed.
#[derive(Clone, Debug)]
enum Stage {
    Possible(Box<TourSearch>),
    /// No rule forces the jump, so every jump is searched.
    Weighing(Box<Weighing>),
    Mistake(Box<Back>),
    Done,
}

/// A hint being computed.
#[derive(Clone, Debug)]
pub struct AskingTour {
    game: KnightsGame,
    stage: Stage,
    hint: Hint,
}

impl AskingTour {
    /// Starts to compute a hint for the current position of a game.
    #[must_use]
    pub fn new(game: KnightsGame) -> Self {
        let search = TourSearch::new(game.puzzle(), game.path());
        Self {
            stage: Stage::Possible(Box::new(search)),
            game,
            hint: Hint {
                possible: possible(Answer::NotKnown, ""),
                mistake: None,
                reasoning: None,
                thumb: None,
                step: None,
            },
        }
    }

    /// Works for a moment; returns whether the hint is ready.
    pub fn step(&mut self) -> bool {
        match &mut self.stage {
            Stage::Possible(search) => {
                if let Some(answer) = answer(search) {
                    self.tell_possible(answer);
                }
            }
            Stage::Weighing(weighing) => {
                if weighing.step() {
                    let weighing = weighing.clone();
                    self.advise(&weighing);
                }
            }
            Stage::Mistake(back) => {
                if back.step() {
                    let back = back.clone();
                    self.tell_mistake(&back);
                }
            }
            Stage::Done => {}
        }
        matches!(self.stage, Stage::Done)
    }

    /// The hint; complete once [`Self::step`] has returned true.
    #[must_use]
    pub fn hint(&self) -> &Hint {
        &self.hint
    }

    /// Computes a whole hint.
    #[must_use]
    pub fn of(game: KnightsGame) -> Hint {
        let mut asking = Self::new(game);
        while !asking.step() {}
        asking.hint
    }
}

/// The shortest refutation of some jumps; of equally short ones the first.
fn shortest(position: &Position, jumps: &[u32]) -> Option<Refutation> {
    let refuted = jumps.iter();
    let refuted = refuted.filter_map(|&jump| refute(position, jump, refutation::MOST));
    refuted.min_by_key(|found| found.size)
}

fn possible(answer: Answer, text: &str) -> Possible {
    Possible {
        answer,
        ways: None,
        text: text.to_owned(),
    }
}

impl AskingTour {
    /// Goes on to the deduction, or to the mistake.
    fn tell_possible(&mut self, answer: Answer) {
        self.stage = Stage::Done;
        if self.game.is_solved() {
            self.hint.possible = possible(Answer::Yes, "The tour is complete.");
            return;
        }
        match answer {
            Answer::Yes => {
                self.hint.possible = possible(answer, "Yes, it can still be solved.");
                self.reason();
            }
            Answer::NotKnown => {
                const TEXT: &str = "Not known: the search gave up before it found a tour or ruled \
                    one out. Make or undo a few jumps, then ask again.";
                self.hint.possible = possible(answer, TEXT);
                self.reason();
            }
            Answer::No => {
                self.hint.possible = possible(answer, "");
                let back = Back::new(self.game.puzzle(), self.game.path());
                self.stage = Stage::Mistake(Box::new(back));
            }
        }
    }

    /// Adds the deduction that applies. Unless it forces a jump, the jumps are weighed.
    fn reason(&mut self) {
        let position = Position::new(self.game.puzzle(), self.game.path());
        self.hint.reasoning = rules::deduce(&position);
        let forced = self.hint.reasoning.as_ref().and_then(|found| found.placed);
        match forced {
            Some(square) => self.suggest(&position, square as u32),
            None => {
                let weighing = Weighing::new(self.game.puzzle(), self.game.path());
                self.stage = Stage::Weighing(Box::new(weighing));
            }
        }
    }

    /// Refutes a jump if no rule applies, and adds the rule of thumb.
    fn advise(&mut self, weighing: &Weighing) {
        self.stage = Stage::Done;
        let position = Position::new(self.game.puzzle(), self.game.path());
        if self.hint.reasoning.is_none() {
            let refuted = shortest(&position, &weighing.failing());
            self.hint.reasoning = refuted.map(|found| found.tell(&position));
        }
        let forced = self.hint.reasoning.as_ref().and_then(|told| told.placed);
        if forced.is_none() {
            self.hint.thumb = weighing.thumb(&position);
        }
        if let Some(best) = weighing.best() {
            self.suggest(&position, best);
        }
    }

    fn suggest(&mut self, position: &Position, square: u32) {
        let name = position.name(square);
        self.hint.step = Some(Suggestion {
            text: format!("Jump to {name}"),
            record: name,
            square: u64::from(square),
        });
    }

    fn tell_mistake(&mut self, back: &Back) {
        self.stage = Stage::Done;
        let puzzle = self.game.puzzle();
        let now = flaw(&Position::new(puzzle, self.game.path()));
        self.hint.mistake = back.mistake(now.as_ref());
        let text = match (&self.hint.mistake, no_tour(puzzle)) {
            (Some(_), _) if !back.is_sure() => {
                "The search could not tell which jump was the mistake.".to_owned()
            }
            (Some(_), _) if back.is_last() => "The last jump was the mistake.".to_owned(),
            (Some(_), _) => "One of the earlier jumps was the mistake.".to_owned(),
            (None, Some(theorem)) => theorem.to_string(),
            (None, None) => {
                let now = now.filter(|_| self.game.path().len() == 1);
                mistake::no_start(puzzle, now.as_ref())
            }
        };
        self.hint.possible.text = text;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::puzzles::KnightsPuzzle;

    #[test]
    fn a_hint_that_gives_up_says_what_to_do() {
        let size = Size::square(8);
        let puzzle = KnightsPuzzle::new(size, size.at(0), false).unwrap();
        let mut asking = AskingTour::new(KnightsGame::new(puzzle));
        asking.tell_possible(Answer::NotKnown);
        let Hint { possible, step, .. } = asking.hint();
        assert_eq!(
            possible.text,
            "Not known: the search gave up before it found a tour or ruled one out. Make or undo a few jumps, then ask again."
        );
        assert_eq!(*step, None);
    }
}
