//! Why a square has no queen, computed in small steps.

use super::asking::{cross, place};
use super::board::{LARGEST, QueensBoard};
use super::reason::{Against, Reason, Reasoning};
use super::rules::{DeadEnd, Step};
use super::tell::Teller;
use super::tell_rules::RulesTeller;
use super::ways::{MOST_WAYS, Ways};
use crate::board::words::{and_list, counted, thousands};
use crate::board::{Square, Unit};
use crate::hint::proof::{Field, Out};
use crate::hint::{Answer, Deduction, Suggestion};
use crate::puzzles::{InPlay, QueensGame};

/// Whether a queen can go on an empty square, and why not.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct WhyNot {
    /// The answer.
    pub answer: Why,
    /// The answer in sentences, with its marks on the board.
    pub reasoning: Deduction,
    /// The move that follows; null if there is none or it has been made.
    pub step: Option<Suggestion>,
}

/// Whether a queen can go on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub enum Why {
    /// A queen attacks the square.
    Attacked,
    /// A solution with the queens on the board has a queen there.
    Possible,
    /// No solution has a queen there.
    Out,
    /// The queens on the board have no solution at all.
    Lost,
    /// The search gave up.
    NotKnown,
}

/// The part of the answer being computed.
#[derive(Clone, Debug)]
enum Stage {
    /// Counts the solutions with a queen on the square.
    Through(Ways),
    /// Counts all solutions, to compare. With the count through the square, if it was counted.
    All(Ways, Option<u64>),
    /// Looks for one solution, because none has a queen on the square.
    Any(Ways),
    /// Checks the crosses that the reason may use.
    Crosses(Box<Reasoning>),
    /// Looks for the smallest reason, which rests on right crosses.
    Reason(Box<(Reasoning, Against)>),
    Done,
}

/// A question about a square, being answered.
#[derive(Clone, Debug)]
pub struct AskingWhyNot {
    game: QueensGame,
    square: Square,
    stage: Stage,
    answer: WhyNot,
}

impl AskingWhyNot {
    /// Starts to answer why there is no queen on an empty square.
    #[must_use]
    pub fn new(game: QueensGame, square: Square) -> Self {
        let mut asking = Self {
            stage: Stage::Done,
            answer: WhyNot {
                answer: Why::NotKnown,
                reasoning: Deduction::default(),
                step: None,
            },
            game,
            square,
        };
        let attackers: Vec<_> = asking.game.attackers(square).collect();
        if attackers.is_empty() {
            let with = asking.ways(Some(square), MOST_WAYS);
            asking.stage = Stage::Through(with);
        } else {
            asking.tell_attacked(&attackers);
        }
        asking
    }

    /// Works for a moment; returns whether the answer is ready.
    pub fn step(&mut self) -> bool {
        match &mut self.stage {
            Stage::Through(ways) => {
                if ways.step() {
                    let (answer, through) = (ways.answer(), ways.count());
                    self.go_on(answer, through);
                }
            }
            Stage::All(ways, through) => {
                if ways.step() {
                    let (all, through) = (ways.count(), *through);
                    self.tell_possible(through, all);
                }
            }
            Stage::Any(ways) => {
                if ways.step() {
                    match ways.answer() {
                        Answer::No => self.tell_lost(),
                        _ => self.look_for_reason(),
                    }
                }
            }
            Stage::Crosses(reasoning) => {
                if reasoning.check_next() {
                    let square = self.game.size().index(self.square);
                    let (field, position) = (reasoning.field(), reasoning.position());
                    let against = Against::new(field, position, square, u32::MAX);
                    self.stage = Stage::Reason(Box::new((reasoning.as_ref().clone(), against)));
                }
            }
            Stage::Reason(searched) => {
                let (reasoning, against) = searched.as_mut();
                if let Some(found) = against.step(reasoning.field()) {
                    let reasoning = reasoning.clone();
                    self.tell_out(&reasoning, found);
                }
            }
            Stage::Done => {}
        }
        matches!(self.stage, Stage::Done)
    }

    /// The answer; complete once [`Self::step`] has returned true.
    #[must_use]
    pub fn answer(&self) -> &WhyNot {
        &self.answer
    }

    /// Computes a whole answer.
    #[must_use]
    pub fn of(game: QueensGame, square: Square) -> WhyNot {
        let mut asking = Self::new(game, square);
        while !asking.step() {}
        asking.answer
    }

    /// Counts the solutions with the queens on the board, and perhaps one more.
    fn ways(&self, more: Option<Square>, limit: u64) -> Ways {
        let queens: Vec<_> = self.game.all().chain(more).collect();
        Ways::new(self.game.puzzle().rules(), &queens, limit)
    }

    /// Goes on once it is known whether a solution has a queen on the square.
    fn go_on(&mut self, answer: Answer, through: Option<u64>) {
        let is_searched = through.is_none() || through == Some(MOST_WAYS);
        match answer {
            Answer::Yes if is_searched => self.tell_possible(through, None),
            Answer::Yes => self.stage = Stage::All(self.ways(None, MOST_WAYS), through),
            Answer::No => self.stage = Stage::Any(self.ways(None, 1)),
            Answer::NotKnown => self.tell_not_known(),
        }
    }

    fn look_for_reason(&mut self) {
        let puzzle = self.game.puzzle();
        if !Field::fits(puzzle.rules()) {
            self.tell_dead_end();
            return;
        }
        let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
        let number = |square: Square| size.index(square);
        let position = field.with(self.game.all().map(number));
        let others = self.game.crosses().iter().copied();
        let others = others.filter(|&cross| cross != self.square).map(number);
        let reasoning = Reasoning::new(field, position, others.collect());
        self.stage = Stage::Crosses(Box::new(reasoning));
    }

    fn tell(&mut self, answer: Why, reasoning: Deduction, step: Option<Suggestion>) {
        self.answer = WhyNot {
            answer,
            reasoning,
            step,
        };
        self.stage = Stage::Done;
    }

    fn tell_attacked(&mut self, attackers: &[Square]) {
        let number = |square: Square| self.game.size().number(square);
        let here = number(self.square);
        let queens = attackers.iter().map(|&queen| number(queen));
        let reasoning = Deduction {
            rule: "attacked",
            name: "Attacked",
            text: self.attacked_words(attackers),
            named: queens.clone().chain([here]).collect(),
            pairs: queens.map(|queen| (queen, here)).collect(),
            ..Deduction::default()
        };
        self.tell(Why::Attacked, reasoning, None);
    }

    fn attacked_words(&self, attackers: &[Square]) -> String {
        let name = |&square: &Square| self.game.size().name(square);
        let here = name(&self.square);
        match attackers {
            [queen] => format!(
                "The queen on {} attacks {here}{}.",
                name(queen),
                self.how(*queen)
            ),
            _ => {
                let names: Vec<_> = attackers.iter().map(name).collect();
                format!("The queens on {} attack {here}.", and_list(&names))
            }
        }
    }

    /// How a queen attacks the square, in words.
    fn how(&self, queen: Square) -> String {
        let rules = self.game.puzzle().rules();
        let mut shared = rules.units_of(queen).filter(|&unit| {
            let squares = rules.squares_of(unit);
            squares.contains(&self.square)
        });
        match shared.next() {
            Some(unit @ Unit::Colour(_)) => format!(": both are {}", rules.unit_name(unit)),
            Some(unit) => format!(" along {}", rules.unit_name(unit)),
            None if rules.has_diagonals() => " along the diagonal".to_owned(),
            None => ": they touch".to_owned(),
        }
    }

    /// Says how many of all solutions have a queen on the square, as far as they were counted.
    fn tell_possible(&mut self, through: Option<u64>, all: Option<u64>) {
        let size = self.game.size();
        let name = size.name(self.square);
        let reasoning = Deduction {
            rule: "possible",
            name: "Possible",
            text: possible_words(&name, through, all),
            named: vec![size.number(self.square)],
            placed: Some(size.number(self.square)),
            ..Deduction::default()
        };
        self.tell(Why::Possible, reasoning, Some(place(size, self.square)));
    }

    fn tell_lost(&mut self) {
        let text = "The board can’t be solved from here, so no square is right. \
                    Take a queen off, or ask for a hint.";
        self.tell(Why::Lost, plain("lost", text), None);
    }

    fn tell_not_known(&mut self) {
        let text = match self.game.puzzle().side() {
            0..=LARGEST => {
                "Not known: the search gave up before it found an answer. Place a queen, then ask \
                 again."
            }
            _ => "Not known: boards larger than 64 × 64 are not searched.",
        };
        self.tell(Why::NotKnown, plain("not-known", text), None);
    }

    /// Gives the smallest reason, which rests on the queens and on right crosses.
    fn tell_out(&mut self, reasoning: &Reasoning, found: Option<Out>) {
        let teller = Teller {
            game: &self.game,
            field: reasoning.field(),
            position: reasoning.position(),
            crossed: reasoning.crossed(),
        };
        let told = found.map(|out| teller.tell(Reason::Out(out)));
        self.tell_ruled_out(told);
    }

    /// Gives the result of the three rules, on boards too large for proofs.
    fn tell_dead_end(&mut self) {
        let board = QueensBoard::new(self.game.puzzle().side(), self.game.all());
        let teller = RulesTeller {
            game: &self.game,
            board: &board,
            earlier: &[],
        };
        let found = DeadEnd::of(&board, self.square);
        let told = found.map(|found| teller.tell(&Step::DeadEnd(found)));
        self.tell_ruled_out(told);
    }

    fn tell_ruled_out(&mut self, told: Option<Deduction>) {
        let size = self.game.size();
        let number = size.number(self.square);
        let reasoning = told.unwrap_or_else(|| Deduction {
            rule: "searched",
            name: "A search",
            text: format!(
                "No solution has a queen on {}. A search tried them all.",
                size.name(self.square)
            ),
            named: vec![number],
            imagined: Some(number),
            ruled_out: vec![number],
            ..Deduction::default()
        });
        let is_crossed = self.game.crosses().contains(&self.square);
        let step = (!is_crossed).then(|| cross(size, self.square));
        self.tell(Why::Out, reasoning, step);
    }
}

/// A sentence without marks on the board.
fn plain(rule: &'static str, text: &str) -> Deduction {
    Deduction {
        rule,
        text: text.to_owned(),
        ..Deduction::default()
    }
}

/// How many of the solutions have a queen on a square. Counts at [`MOST_WAYS`] mean that many or more.
fn possible_words(name: &str, through: Option<u64>, all: Option<u64>) -> String {
    match (through, all) {
        (None, _) => format!("At least one solution has a queen on {name}."),
        (Some(through), None) => {
            format!(
                "At least {} solutions have a queen on {name}.",
                thousands(through)
            )
        }
        (Some(1), Some(1)) => format!("The only remaining solution has a queen on {name}."),
        (Some(through), Some(all)) if through == all => {
            format!(
                "All {} have a queen on {name}.",
                counted(all, "remaining solution")
            )
        }
        (Some(through), Some(all)) => {
            let has = if through == 1 { "has" } else { "have" };
            let least = if all == MOST_WAYS {
                "at least "
            } else {
                "the "
            };
            format!(
                "{} of {least}{} {has} a queen on {name}.",
                thousands(through),
                counted(all, "remaining solution"),
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::possible_words;

    #[test]
    fn counts_are_said_as_far_as_they_are_known() {
        let words = |through, all| possible_words("f5", through, all);
        assert_eq!(
            words(Some(2), Some(4)),
            "2 of the 4 remaining solutions have a queen on f5."
        );
        assert_eq!(
            words(Some(1), Some(1_000)),
            "1 of at least 1,000 remaining solutions has a queen on f5."
        );
        assert_eq!(
            words(Some(1_000), None),
            "At least 1,000 solutions have a queen on f5."
        );
        assert_eq!(
            words(Some(1), Some(1)),
            "The only remaining solution has a queen on f5."
        );
        assert_eq!(
            words(Some(4), Some(4)),
            "All 4 remaining solutions have a queen on f5."
        );
        assert_eq!(
            words(None, None),
            "At least one solution has a queen on f5."
        );
    }
}
