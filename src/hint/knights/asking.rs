//! A hint for a knight's game, found in small pieces of work.

use super::effort::answer;
use super::flaw::flaw;
use super::mistake::{self, Back};
use super::position::Position;
use super::rules;
use crate::hint::{Answer, Hint, Possible, Suggestion};
use crate::puzzles::theorems::no_tour;
use crate::puzzles::{InPlay, KnightsGame, TourSearch};

/// What is being worked on.
#[derive(Clone, Debug)]
enum Stage {
    Possible(Box<TourSearch>),
    Mistake(Box<Back>),
    Done,
}

/// The question under way.
#[derive(Clone, Debug)]
pub struct Asking {
    game: KnightsGame,
    stage: Stage,
    hint: Hint,
}

impl Asking {
    /// Asks for a hint in a game as it stands.
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
                step: None,
            },
        }
    }

    /// A piece of work; tells whether the hint is ready.
    pub fn step(&mut self) -> bool {
        match &mut self.stage {
            Stage::Possible(search) => {
                if let Some(answer) = answer(search) {
                    let next = search.tour().and_then(|tour| tour.first().copied());
                    self.tell_possible(answer, next);
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

    /// The hint, once it is ready.
    #[must_use]
    pub fn hint(&self) -> &Hint {
        &self.hint
    }

    /// The hint for a game, however long that takes.
    #[must_use]
    pub fn of(game: KnightsGame) -> Hint {
        let mut asking = Self::new(game);
        while !asking.step() {}
        asking.hint
    }
}

fn possible(answer: Answer, text: &str) -> Possible {
    Possible {
        answer,
        ways: None,
        text: text.to_owned(),
    }
}

impl Asking {
    /// Goes on to the reasons, or to where the tour was lost.
    fn tell_possible(&mut self, answer: Answer, next: Option<u32>) {
        self.stage = Stage::Done;
        if self.game.is_solved() {
            self.hint.possible = possible(Answer::Yes, "The tour is complete.");
            return;
        }
        match answer {
            Answer::Yes => {
                self.hint.possible = possible(answer, "Yes, it's still possible.");
                self.reason(next);
            }
            Answer::NotKnown => {
                const TEXT: &str =
                    "Not known: no tour was found from here, and nothing rules one out.";
                self.hint.possible = possible(answer, TEXT);
                self.reason(None);
            }
            Answer::No => {
                self.hint.possible = possible(answer, "No tour goes on from here.");
                let back = Back::new(self.game.puzzle(), self.game.path());
                self.stage = Stage::Mistake(Box::new(back));
            }
        }
    }

    /// The deduction that applies, and the jump: the one that is forced, or that of a tour that was
    /// found.
    fn reason(&mut self, next: Option<u32>) {
        let position = Position::new(self.game.puzzle(), self.game.path());
        let reasoning = rules::deduce(&position);
        let forced = reasoning.as_ref().and_then(|found| found.placed);
        let jump = forced.or(next.map(u64::from));
        self.hint.reasoning = reasoning;
        self.hint.step = jump.map(|square| {
            let name = position.name(square as u32);
            Suggestion {
                text: format!("Jump to {name}"),
                record: name,
                square,
            }
        });
    }

    fn tell_mistake(&mut self, back: &Back) {
        self.stage = Stage::Done;
        let puzzle = self.game.puzzle();
        let now = flaw(&Position::new(puzzle, self.game.path()));
        self.hint.mistake = back.mistake(now.as_ref());
        let text = match (&self.hint.mistake, no_tour(puzzle)) {
            (Some(_), _) if !back.is_sure() => return,
            (Some(_), _) if back.is_last() => "No. The last jump was the mistake.".to_owned(),
            (Some(_), _) => "No. The mistake is earlier.".to_owned(),
            (None, Some(theorem)) => format!("No. {theorem}"),
            (None, None) => {
                let now = now.filter(|_| self.game.path().len() == 1);
                format!("No. {}", mistake::no_start(puzzle, now.as_ref()))
            }
        };
        self.hint.possible.text = text;
    }
}
