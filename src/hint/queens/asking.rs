//! A hint for a game of queens, computed in small steps.

use super::board::{LARGEST, QueensBoard};
use super::mistake;
use super::reason::{Reason, Reasoning};
use super::rules::{Found, Inference, Reasoner, Step, Verdict};
use super::tell::Teller;
use super::tell_rules::RulesTeller;
use super::ways::Ways;
use crate::board::{Size, Square};
use crate::hint::proof::{Field, units};
use crate::hint::{Answer, Hint, HintLine, LineKind, Possible, Suggestion};
use crate::puzzles::{InPlay, QueensGame};

/// The part of the hint being computed.
#[derive(Clone, Debug)]
enum Stage {
    Possible(Ways),
    Mistake(Box<mistake::Search>),
    /// Where proofs are searched for, the smallest proof is searched for.
    Proving(Box<Reasoning>),
    /// On larger boards the three rules are applied. With the squares ruled out so far; the player has
    /// crossed out all of them.
    Ruling(Box<Reasoner>, Vec<Square>),
    Done,
}

/// A hint being computed. The reasoning does not believe the player's crosses, because they may be wrong: it
/// rests on those that are right, so that each hint says something new.
#[derive(Clone, Debug)]
pub struct AskingQueens {
    game: QueensGame,
    stage: Stage,
    /// The queens of one solution.
    example: Option<Vec<Square>>,
    hint: Hint,
}

impl AskingQueens {
    /// Starts to compute a hint for the current position of a game.
    #[must_use]
    pub fn new(game: QueensGame) -> Self {
        let all: Vec<_> = game.all().collect();
        Self {
            stage: Stage::Possible(Ways::shown(game.puzzle().rules(), &all)),
            game,
            example: None,
            hint: Hint {
                possible: possible(&Ways::Known(Answer::NotKnown)),
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
            Stage::Proving(reasoning) => {
                if let Some(found) = reasoning.step() {
                    let reasoning = reasoning.clone();
                    self.tell_reason(&reasoning, found);
                }
            }
            Stage::Ruling(reasoner, _) => {
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

impl AskingQueens {
    fn tell_possible(&mut self, ways: &Ways) {
        let answer = ways.answer();
        self.example = ways.example();
        self.hint.possible = possible(ways);
        if self.game.is_solved() {
            self.hint.possible.text = "The board is solved.".to_owned();
            self.stage = Stage::Done;
        } else if answer == Answer::No {
            self.tell_lost();
        } else if answer == Answer::NotKnown && Field::fits(self.game.puzzle().rules()) {
            // What takes that long to count takes longer to prove.
            self.stage = Stage::Done;
        } else {
            self.reason();
        }
    }

    /// Starts the search for the mistake.
    fn tell_lost(&mut self) {
        self.hint.possible = Possible {
            ways: Some(0),
            ..possible(&Ways::Known(Answer::No))
        };
        self.stage = Stage::Mistake(Box::new(mistake::Search::new(&self.game)));
    }

    fn reason(&mut self) {
        let puzzle = self.game.puzzle();
        let (side, size) = (puzzle.side(), puzzle.size());
        self.stage = match side {
            _ if Field::fits(puzzle.rules()) => {
                let field = Field::of(puzzle.rules());
                let number = |square: Square| size.index(square);
                let position = field.with(self.game.all().map(number));
                let crosses = self.game.crosses().iter().map(|&cross| number(cross));
                let crosses = crosses.collect();
                Stage::Proving(Box::new(Reasoning::new(field, position, crosses)))
            }
            _ if side <= LARGEST => {
                let board = QueensBoard::new(side, self.game.all());
                Stage::Ruling(Box::new(Reasoner::new(board)), Vec::new())
            }
            _ => {
                const TEXT: &str = "Not known: boards larger than 64 × 64 are not searched.";
                self.hint.possible.text = TEXT.to_owned();
                Stage::Done
            }
        };
    }

    /// Reports a reason; or a queen of the solution found, if every square left is in some solution.
    fn tell_reason(&mut self, reasoning: &Reasoning, found: Option<Reason>) {
        let teller = Teller {
            game: &self.game,
            field: reasoning.field(),
            position: reasoning.position(),
            crossed: reasoning.crossed(),
        };
        let group = match found {
            Some(Reason::Out(out)) => reasoning.group(out.proof),
            _ => Vec::new(),
        };
        self.hint.reasoning = found.map(|reason| teller.tell_all(reason, &group));
        let size = self.game.puzzle().size();
        self.hint.step = match found {
            Some(Reason::Last(_, square)) => Some(place(size, size.at(square))),
            Some(Reason::Out(_)) => Some(cross_all(size, &group)),
            None => self.tightest(reasoning).map(|queen| place(size, queen)),
        };
        self.stage = Stage::Done;
    }

    /// The queen of the solution found whose tightest unit has the fewest squares left.
    fn tightest(&self, reasoning: &Reasoning) -> Option<Square> {
        let size = self.game.puzzle().size();
        let (field, position) = (reasoning.field(), reasoning.position());
        let left = |queen: &Square| {
            let of = units(position.open).map(|unit| field.left_in(position, unit));
            let of = of.filter(|left| left.has(size.index(*queen)));
            of.map(|left| left.len()).min()
        };
        let queens = self.example.iter().flatten().copied();
        queens.min_by_key(|queen| (left(queen), *queen))
    }

    /// Reports a deduction, unless the crosses on the board already show it.
    fn tell_step(&mut self, board: &QueensBoard, step: &Step) {
        let square = match step {
            Step::Plain(inference) => inference.square(),
            Step::DeadEnd(found) => found.square,
        };
        let places = matches!(step, Step::Plain(Inference::LastSquare(..)));
        let Stage::Ruling(_, earlier) = &mut self.stage else {
            return;
        };
        if !places && self.game.crosses().contains(&square) {
            earlier.push(square);
            return;
        }
        let teller = RulesTeller {
            game: &self.game,
            board,
            earlier,
        };
        self.hint.reasoning = Some(teller.tell(step));
        let size = self.game.puzzle().size();
        self.hint.step = Some(if places {
            place(size, square)
        } else {
            cross(size, square)
        });
        self.stage = Stage::Done;
    }

    /// No rule applies any more, so the hint suggests a queen of the solution found.
    fn tell_end(&mut self, verdict: Verdict) {
        if let Verdict::Impossible(_) = verdict {
            self.tell_lost();
            return;
        }
        let Stage::Ruling(reasoner, _) = &self.stage else {
            return;
        };
        let next = self
            .example
            .as_deref()
            .and_then(|queens| plainest(reasoner.board(), queens));
        let size = self.game.puzzle().size();
        self.hint.step = next.map(|square| place(size, square));
        self.stage = Stage::Done;
    }
}

/// The move that places a queen.
pub(super) fn place(size: Size, square: Square) -> Suggestion {
    let name = size.name(square);
    Suggestion {
        text: format!("Place {name}"),
        record: name,
        square: size.number(square),
    }
}

/// The move that crosses a square out.
pub(super) fn cross(size: Size, square: Square) -> Suggestion {
    let name = size.name(square);
    Suggestion {
        text: format!("Cross out {name}"),
        record: format!("x:{name}"),
        square: size.number(square),
    }
}

/// The move that crosses out several squares at once.
fn cross_all(size: Size, squares: &[usize]) -> Suggestion {
    let names: Vec<_> = squares
        .iter()
        .map(|&square| size.name(size.at(square)))
        .collect();
    let text = match &names[..] {
        [name] => format!("Cross out {name}"),
        _ => format!("Cross out {} squares", names.len()),
    };
    Suggestion {
        text,
        record: format!("x:{}", names.join("+")),
        square: squares[0] as u64,
    }
}

/// The queen whose row or column has the fewest squares left.
fn plainest(board: &QueensBoard, queens: &[Square]) -> Option<Square> {
    let left = |square: &Square| {
        let line = |kind, index| board.left_in(HintLine { kind, index }).count_ones();
        line(LineKind::Row, square.row).min(line(LineKind::Column, square.column))
    };
    queens
        .iter()
        .copied()
        .min_by_key(|square| (left(square), *square))
}

fn possible(ways: &Ways) -> Possible {
    let (answer, count) = (ways.answer(), ways.count());
    let text = match (answer, count) {
        (Answer::Yes, Some(1)) => "Yes, it can still be solved: one solution is left.".to_owned(),
        (Answer::Yes, Some(_)) => {
            format!("Yes, it can still be solved: {} are left.", ways.words())
        }
        (Answer::Yes, None) => "Yes, it can still be solved.".to_owned(),
        (Answer::No, _) => String::new(),
        (Answer::NotKnown, _) => {
            "Not known: the search gave up before it found an answer. Place or take off a queen, \
             then ask again."
                .to_owned()
        }
    };
    Possible {
        answer,
        ways: count,
        text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_that_gives_up_says_what_to_do() {
        assert_eq!(
            possible(&Ways::Known(Answer::NotKnown)).text,
            "Not known: the search gave up before it found an answer. Place or take off a queen, then ask again."
        );
    }
}
