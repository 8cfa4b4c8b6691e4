//! A hint for a game of queens, computed in small steps.

use super::board::{Board, LARGEST};
use super::mistake;
use super::rules::{Found, Inference, Reasoner, Step, Verdict};
use super::tell::Teller;
use super::ways::Ways;
use crate::board::Square;
use crate::board::words::counted;
use crate::hint::{Answer, Hint, Line, LineKind, Possible, Suggestion};
use crate::puzzles::{InPlay, QueensGame};

/// The part of the hint being computed.
#[derive(Clone, Debug)]
enum Stage {
    Possible(Ways),
    Mistake(Box<mistake::Search>),
    /// With the squares ruled out so far; the player has crossed out all of them.
    Reasoning(Box<Reasoner>, Vec<Square>),
    Done,
}

/// A hint being computed. The reasoning starts from the queens alone, because the player's crosses may
/// be wrong. It skips deductions that the crosses already show, so that each hint says something new.
#[derive(Clone, Debug)]
pub struct Asking {
    game: QueensGame,
    stage: Stage,
    /// The queens of one solution.
    example: Option<Vec<Square>>,
    hint: Hint,
}

impl Asking {
    /// Starts to compute a hint for the current position of a game.
    #[must_use]
    pub fn new(game: QueensGame) -> Self {
        let all: Vec<_> = game.all().collect();
        Self {
            stage: Stage::Possible(Ways::new(game.puzzle().side(), &all, u64::MAX)),
            game,
            example: None,
            hint: Hint {
                possible: possible(Answer::NotKnown, None),
                mistake: None,
                reasoning: None,
                step: None,
            },
        }
    }

    /// Works for a moment; returns whether the hint is ready.
    pub fn step(&mut self) -> bool {
        match &mut self.stage {
            Stage::Possible(ways) => {
                if ways.step() {
                    let ways = ways.clone();
                    self.tell_possible(&ways);
                }
            }
            Stage::Mistake(search) => {
                if let Some(mistake) = search.step() {
                    self.hint.possible.text = search.verdict(mistake.as_ref()).to_owned();
                    self.hint.mistake = mistake;
                    self.stage = Stage::Done;
                }
            }
            Stage::Reasoning(reasoner, _) => {
                let board = reasoner.board().clone();
                match reasoner.work() {
                    Found::Nothing => {}
                    Found::Step(step) => self.tell_step(&board, &step),
                    Found::Verdict(verdict) => self.tell_end(verdict),
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
    pub fn of(game: QueensGame) -> Hint {
        let mut asking = Self::new(game);
        while !asking.step() {}
        asking.hint
    }
}

impl Asking {
    fn tell_possible(&mut self, ways: &Ways) {
        let answer = ways.answer();
        self.example = ways.example();
        self.hint.possible = possible(answer, ways.count());
        if self.game.is_solved() {
            self.hint.possible.text = "The board is solved.".to_owned();
            self.stage = Stage::Done;
        } else if answer == Answer::No {
            self.tell_lost();
        } else {
            self.reason();
        }
    }

    /// Starts the search for the mistake.
    fn tell_lost(&mut self) {
        self.hint.possible = possible(Answer::No, Some(0));
        self.stage = Stage::Mistake(Box::new(mistake::Search::new(&self.game)));
    }

    fn reason(&mut self) {
        let side = self.game.puzzle().side();
        if side > LARGEST {
            const TEXT: &str = "Not known: boards larger than 64 × 64 are not searched.";
            self.hint.possible.text = TEXT.to_owned();
            self.stage = Stage::Done;
            return;
        }
        let board = Board::new(side, self.game.all());
        self.stage = Stage::Reasoning(Box::new(Reasoner::new(board)), Vec::new());
    }

    /// Reports a deduction, unless the crosses on the board already show it.
    fn tell_step(&mut self, board: &Board, step: &Step) {
        let square = match step {
            Step::Plain(inference) => inference.square(),
            Step::DeadEnd(found) => found.square,
        };
        let places = matches!(step, Step::Plain(Inference::LastSquare(..)));
        let Stage::Reasoning(_, earlier) = &mut self.stage else {
            return;
        };
        if !places && self.game.crosses().contains(&square) {
            earlier.push(square);
            return;
        }
        let teller = Teller {
            game: &self.game,
            board,
            earlier,
        };
        self.hint.reasoning = Some(teller.tell(step));
        self.hint.step = Some(if places {
            self.place(square)
        } else {
            self.cross(square)
        });
        self.stage = Stage::Done;
    }

    /// No rule applies any more, so the hint suggests a queen of the solution found.
    fn tell_end(&mut self, verdict: Verdict) {
        if let Verdict::Impossible(_) = verdict {
            self.tell_lost();
            return;
        }
        let Stage::Reasoning(reasoner, _) = &self.stage else {
            return;
        };
        let next = self
            .example
            .as_deref()
            .and_then(|queens| plainest(reasoner.board(), queens));
        self.hint.step = next.map(|square| self.place(square));
        self.stage = Stage::Done;
    }

    fn place(&self, square: Square) -> Suggestion {
        let size = self.game.puzzle().size();
        let name = size.name(square);
        Suggestion {
            text: format!("Place {name}"),
            record: name,
            square: size.number(square),
        }
    }

    fn cross(&self, square: Square) -> Suggestion {
        let size = self.game.puzzle().size();
        let name = size.name(square);
        Suggestion {
            text: format!("Cross out {name}"),
            record: format!("x:{name}"),
            square: size.number(square),
        }
    }
}

/// The queen whose row or column has the fewest squares left.
fn plainest(board: &Board, queens: &[Square]) -> Option<Square> {
    let left = |square: &Square| {
        let line = |kind, index| board.left_in(Line { kind, index }).count_ones();
        line(LineKind::Row, square.row).min(line(LineKind::Column, square.column))
    };
    queens
        .iter()
        .copied()
        .min_by_key(|square| (left(square), *square))
}

fn possible(answer: Answer, ways: Option<u64>) -> Possible {
    let text = match (answer, ways) {
        (Answer::Yes, Some(1)) => "Yes, it can still be solved: one solution is left.".to_owned(),
        (Answer::Yes, Some(ways)) => {
            format!(
                "Yes, it can still be solved: {} are left.",
                counted(ways, "solution")
            )
        }
        (Answer::Yes, None) => "Yes, it can still be solved.".to_owned(),
        (Answer::No, _) => String::new(),
        (Answer::NotKnown, _) => {
            "Not known: the search gave up before it found an answer. Place or take off a queen, \
             then ask again."
                .to_owned()
        }
    };
    Possible { answer, ways, text }
}
