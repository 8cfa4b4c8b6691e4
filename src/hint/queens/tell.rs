//! Reasons in words and marks.

use super::reason::Reason;
use crate::board::words::{and_list, capital};
use crate::board::{Rules, Size, Square, Unit};
use crate::hint::proof::{Field, Out, Position, ProofStep, Says, Squares, Units, refute, units};
use crate::hint::{Deduction, HintLine, Imagined};
use crate::puzzles::QueensGame;

/// The position of a reason.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The game.
    pub game: &'a QueensGame,
    /// The units and what queens attack.
    pub field: &'a Field,
    /// The squares left, and the units without a queen.
    pub position: Position,
    /// The squares that right crosses rule out.
    pub crossed: Squares,
}

impl Teller<'_> {
    /// A reason in words and marks.
    #[must_use]
    pub fn tell(&self, reason: Reason) -> Deduction {
        match reason {
            Reason::Last(unit, square) => self.last_square(unit, square),
            Reason::Out(out) if out.proof.count_ones() == 1 => self.empties(out),
            Reason::Out(out) => self.cannot_fill(out),
        }
    }

    /// A reason with all squares that it rules out, in order.
    #[must_use]
    pub fn tell_all(&self, reason: Reason, group: &[usize]) -> Deduction {
        match reason {
            Reason::Out(out) if group.len() > 1 => self.group(out, group),
            _ => self.tell(reason),
        }
    }

    fn group(&self, out: Out, group: &[usize]) -> Deduction {
        let count = group.len();
        let numbers: Vec<_> = group.iter().map(|&square| square as u64).collect();
        let lines = self.unit_names(out.proof);
        let one = Deduction {
            text: String::new(),
            leans_on: self.leans_on(out.proof, None),
            imagined: None,
            pairs: Vec::new(),
            ruled_out: numbers.clone(),
            ..self.tell(Reason::Out(out))
        };
        if out.proof.count_ones() > 1 {
            let all = both_or_all(out.proof);
            let text = format!(
                "These {count} squares would each leave {lines} with no way to fill {all}. Out: {}. {LEAST}",
                self.names(group)
            );
            return Deduction {
                text,
                named: numbers,
                ..one
            };
        }
        let unit = out.proof.trailing_zeros() as usize;
        let left = self.field.left_in(self.position, unit);
        let text = format!(
            "These {count} squares would each leave {lines} with none. {} Out: {}.",
            self.why_none(unit, left, group),
            self.names(group)
        );
        let named = left
            .iter()
            .map(|square| square as u64)
            .chain(numbers)
            .collect();
        Deduction { text, named, ..one }
    }

    /// Why a queen on any square of a group leaves a unit with none.
    pub(super) fn why_none(&self, unit: usize, left: Squares, group: &[usize]) -> String {
        let all = match left.len() {
            2 => "both squares".to_owned(),
            count => format!("all {count} squares"),
        };
        let holds_all = |other: &usize| {
            let squares = self.field.unit(*other);
            *other != unit
                && left.minus(squares).is_empty()
                && group.iter().all(|&square| squares.has(square))
        };
        match units(self.position.open).find(holds_all) {
            Some(other) => {
                let [of, inside] =
                    [unit, other].map(|unit| self.rules().unit_name(self.unit(unit)));
                let all = capital(&all);
                format!("{all} left in {of} are in {inside}, so the queen of {inside} goes there.")
            }
            None => {
                let names = self.names(&left.iter().collect::<Vec<_>>());
                format!("Each attacks {all} left there: {names}.")
            }
        }
    }

    /// What to draw of a reason, without a what-if.
    #[must_use]
    pub fn mark(&self, reason: Reason) -> Deduction {
        match reason {
            Reason::Out(out) if out.proof.count_ones() > 1 => Deduction {
                named: vec![out.square as u64],
                ..self.out("leads-nowhere", out.square, out.proof)
            },
            _ => self.tell(reason),
        }
    }

    fn last_square(&self, unit: usize, last: usize) -> Deduction {
        Deduction {
            leans_on: self.leans_on(1 << unit, None),
            ..last_square(self.game, self.unit(unit), self.square(last))
        }
    }

    fn empties(&self, Out { square, proof }: Out) -> Deduction {
        let unit = proof.trailing_zeros() as usize;
        let left = self.field.left_in(self.position, unit).iter();
        let left: Vec<_> = left.map(|square| self.square(square)).collect();
        let reason = empties(self.game, self.unit(unit), &left, self.square(square));
        Deduction {
            leans_on: self.leans_on(proof, None),
            ..reason
        }
    }

    fn cannot_fill(&self, Out { square, proof }: Out) -> Deduction {
        let (name, size) = (self.name(square), proof.count_ones());
        let all = both_or_all(proof);
        Deduction {
            name: match size {
                2 => "Two lines that can’t both be filled",
                3 => "Three lines that can’t all be filled",
                _ => "Lines that can’t all be filled",
            },
            text: format!(
                "A queen on {name} would leave {} with no way to fill {all}, so {name} is out. {LEAST}",
                self.unit_names(proof)
            ),
            named: vec![square as u64],
            what_if: self.what_if(square, proof),
            ..self.out("leads-nowhere", square, proof)
        }
    }

    /// The parts common to all reasons against a square.
    fn out(&self, rule: &'static str, square: usize, proof: Units) -> Deduction {
        Deduction {
            rule,
            lines: self.lines(proof),
            imagined: Some(square as u64),
            ruled_out: vec![square as u64],
            leans_on: self.leans_on(proof, Some(square)),
            ..Deduction::default()
        }
    }

    /// Every way to fill the units, and where it ends.
    fn what_if(&self, square: usize, proof: Units) -> Vec<Imagined> {
        let position = self.field.place(self.position, square);
        let first = Imagined {
            text: format!("Imagine a queen on {}.", self.name(square)),
            pieces: vec![square as u64],
            ..Imagined::default()
        };
        let steps = refute(self.field, position, proof);
        let moment = |step: &ProofStep| Imagined {
            text: self.says(position, step),
            pieces: [square]
                .iter()
                .chain(&step.queens)
                .map(|&at| at as u64)
                .collect(),
            line: Some(self.unit(step.unit).into()),
            ..Imagined::default()
        };
        [first]
            .into_iter()
            .chain(steps.iter().map(moment))
            .collect()
    }

    fn says(&self, imagined: Position, step: &ProofStep) -> String {
        let unit = self.rules().unit_name(self.unit(step.unit));
        let title = || self.rules().unit_title(self.unit(step.unit));
        let Some((&last, earlier)) = step.queens.split_last() else {
            return format!("Now {unit} has no square left.");
        };
        let place = |position, &queen: &usize| self.field.place(position, queen);
        let before = earlier.iter().fold(imagined, place);
        match step.says {
            Says::Last => format!("{} has one square left: {}.", title(), self.name(last)),
            Says::Try => {
                let left: Vec<_> = self.field.left_in(before, step.unit).iter().collect();
                format!(
                    "{} has {} left. Try {}.",
                    title(),
                    self.names(&left),
                    self.name(last)
                )
            }
            Says::Fails => format!(
                "With a queen on {}, {unit} has no square left.",
                self.name(last)
            ),
            Says::Empty => format!("Now {unit} has no square left."),
        }
    }

    /// The squares of some units that only crosses rule out, besides those that an imagined queen attacks.
    fn leans_on(&self, proof: Units, imagined: Option<usize>) -> Vec<u64> {
        let all = units(proof).map(|unit| self.field.unit(unit));
        let all = all.fold(Squares::default(), Squares::or).and(self.crossed);
        let struck = imagined.map_or(Squares::default(), |queen| self.field.struck_by(queen));
        all.minus(struck)
            .iter()
            .map(|square| square as u64)
            .collect()
    }

    fn rules(&self) -> &Rules {
        self.game.puzzle().rules()
    }

    fn size(&self) -> Size {
        self.game.puzzle().size()
    }

    fn square(&self, square: usize) -> Square {
        self.size().at(square)
    }

    fn name(&self, square: usize) -> String {
        self.size().name(self.square(square))
    }

    fn names(&self, squares: &[usize]) -> String {
        let names: Vec<_> = squares.iter().map(|&square| self.name(square)).collect();
        and_list(&names)
    }

    fn unit(&self, unit: usize) -> Unit {
        unit_at(self.rules(), unit)
    }

    fn lines(&self, proof: Units) -> Vec<HintLine> {
        units(proof).map(|unit| self.unit(unit).into()).collect()
    }

    fn unit_names(&self, proof: Units) -> String {
        unit_names(self.rules(), proof)
    }
}

fn both_or_all(proof: Units) -> &'static str {
    match proof.count_ones() {
        2 => "both",
        _ => "all of them",
    }
}

const LEAST: &str = "No shorter reason exists.";

/// A unit has one square left. What the reason leans on is for the caller to add.
pub fn last_square(game: &QueensGame, unit: Unit, last: Square) -> Deduction {
    let (rules, size) = (game.puzzle().rules(), game.puzzle().size());
    let crossed = match game.crosses().contains(&last) {
        true => ", which you crossed out",
        false => "",
    };
    let title = rules.unit_title(unit);
    Deduction {
        rule: "last-square",
        name: "Last square",
        text: format!("{title} has one square left: {}{crossed}.", size.name(last)),
        named: vec![size.number(last)],
        lines: vec![unit.into()],
        pairs: culprits(game, unit),
        placed: Some(size.number(last)),
        ..Deduction::default()
    }
}

/// A queen on a square would attack all squares that a unit has left. What the reason leans on is for the
/// caller to add.
pub fn empties(game: &QueensGame, unit: Unit, left: &[Square], square: Square) -> Deduction {
    let (rules, size) = (game.puzzle().rules(), game.puzzle().size());
    let number = |&square: &Square| size.number(square);
    let (name, from) = (size.name(square), number(&square));
    let names: Vec<_> = left.iter().map(|&square| size.name(square)).collect();
    Deduction {
        rule: "empties-a-line",
        name: match unit {
            Unit::Row(_) => "A row would run out",
            Unit::Column(_) => "A column would run out",
            Unit::Colour(_) => "A colour would run out",
        },
        text: format!(
            "{} has only {} left. A queen on {name} would attack {}, so {name} is out.",
            rules.unit_title(unit),
            and_list(&names),
            all_of(left.len()),
        ),
        named: left.iter().map(number).chain([from]).collect(),
        lines: vec![unit.into()],
        imagined: Some(from),
        pairs: left.iter().map(|to| (from, number(to))).collect(),
        ruled_out: vec![from],
        ..Deduction::default()
    }
}

/// Each attacked square of a unit, with the first queen that attacks it.
fn culprits(game: &QueensGame, unit: Unit) -> Vec<(u64, u64)> {
    let (rules, size) = (game.puzzle().rules(), game.puzzle().size());
    let pair = |square| {
        let culprit = game.attackers(square).next()?;
        Some((size.number(culprit), size.number(square)))
    };
    rules
        .squares_of(unit)
        .into_iter()
        .filter_map(pair)
        .collect()
}

/// A unit of a field by its place among the units of the rules.
pub fn unit_at(rules: &Rules, unit: usize) -> Unit {
    rules
        .units()
        .nth(unit)
        .expect("the field has the units of the rules")
}

/// Units in words: “row 6, row 2 and green (H)”.
pub fn unit_names(rules: &Rules, proof: Units) -> String {
    let names: Vec<_> = units(proof)
        .map(|unit| rules.unit_name(unit_at(rules, unit)))
        .collect();
    and_list(&names)
}

/// Refers to a number of squares: `it`, `both`, `all three`.
pub fn all_of(count: usize) -> &'static str {
    match count {
        1 => "it",
        2 => "both",
        3 => "all three",
        _ => "all of them",
    }
}
