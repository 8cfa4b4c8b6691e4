//! The whole solution of a puzzle, explained: a chain of reasons in words and marks.

use super::chain::{Chain, Link, MOST};
use super::reason::Reason;
use super::tell::{Teller, unit_at};
use crate::board::words::{and_list, capital, counted, or_list};
use crate::board::{Rules, Unit};
use crate::hint::Deduction;
use crate::hint::proof::{Field, Out, Position, Squares, Units, units};
use crate::puzzles::{QueensGame, QueensPuzzle, Rule};

/// How many squares a sentence names.
const NAMED: usize = 4;

/// Reasons for the whole solution of a puzzle, each of which uses only the board and those before it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Explanation {
    /// Where it leads.
    pub end: ExplanationEnd,
    /// How many solutions there are; 1,000 for that many or more.
    pub solutions: u64,
    /// The reasons in order. If there are several solutions, two of them follow.
    pub reasons: Vec<Explained>,
    /// All this in a sentence.
    pub text: String,
}

/// Where an explanation leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub enum ExplanationEnd {
    /// To the only solution.
    Solved,
    /// To the queens that all solutions have.
    Several,
    /// To the proof that there is no solution.
    None,
}

/// A reason of an explanation.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "ExplainedReason", export_to = "thinking.ts")
)]
pub struct Explained {
    /// What it is.
    pub kind: ReasonKind,
    /// How many lines it looks at; 0 for a last square or a solution.
    pub size: u32,
    /// What follows, in a few words: “Queen on c3”, “Rule out e5 and f5”.
    pub title: String,
    /// More about it, in a sentence or two; or "".
    pub detail: String,
    /// The reason in one sentence, with its marks. Its what-if is about the first square that it rules out.
    pub reason: Deduction,
    /// The queens of a solution; otherwise empty.
    pub queens: Vec<u64>,
}

/// What a reason of an explanation shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub enum ReasonKind {
    /// A line has one square left.
    LastSquare,
    /// Squares are ruled out.
    Out,
    /// There is no solution.
    Hopeless,
    /// One of several solutions.
    Solution,
}

/// An explanation being computed.
#[derive(Clone, Debug)]
pub struct Explaining {
    game: QueensGame,
    chain: Chain,
}

impl Explaining {
    /// Starts to explain a puzzle.
    ///
    /// # Panics
    /// If the side is larger than [`LARGEST`](crate::hint::proof::LARGEST).
    #[must_use]
    pub fn new(puzzle: QueensPuzzle) -> Self {
        let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
        let locked = puzzle.locked().iter();
        let start = field.with(locked.map(|&queen| size.index(queen)));
        Self {
            chain: Chain::new(field, start),
            game: QueensGame::new(puzzle, Rule::Free),
        }
    }

    /// Works for a moment; returns whether the explanation is complete.
    pub fn step(&mut self) -> bool {
        self.chain.step()
    }

    /// How many reasons were found so far.
    #[must_use]
    pub fn found(&self) -> u32 {
        self.chain.links().len() as u32
    }

    /// Explains a whole puzzle.
    #[must_use]
    pub fn of(puzzle: QueensPuzzle) -> Explanation {
        let mut explaining = Self::new(puzzle);
        while !explaining.step() {}
        explaining.explanation()
    }

    /// The explanation; complete once [`Self::step`] has returned true.
    #[must_use]
    pub fn explanation(&self) -> Explanation {
        let mut position = self.chain.start();
        let mut crossed = Squares::default();
        let mut reasons = Vec::new();
        for &link in self.chain.links() {
            reasons.push(self.at(position, crossed).tell(link));
            position = link.after(self.chain.field(), position);
            if let Link::Out(_, squares) = link {
                crossed = crossed.or(squares);
            }
        }
        let end = match self.chain.solutions() {
            0 => ExplanationEnd::None,
            1 => ExplanationEnd::Solved,
            _ => ExplanationEnd::Several,
        };
        let text = self.summary(end, &reasons);
        if end == ExplanationEnd::Several {
            reasons.extend(self.solutions());
        }
        Explanation {
            end,
            solutions: self.chain.solutions(),
            reasons,
            text,
        }
    }

    fn at(&self, position: Position, crossed: Squares) -> Words<'_> {
        Words(Teller {
            game: &self.game,
            field: self.chain.field(),
            position,
            crossed,
        })
    }

    fn summary(&self, end: ExplanationEnd, reasons: &[Explained]) -> String {
        let count = counted(reasons.len() as u64, "reason");
        let [lead, show] = match reasons.len() {
            1 => ["leads", "shows"],
            _ => ["lead", "show"],
        };
        let queens = reasons
            .iter()
            .filter(|reason| reason.kind == ReasonKind::LastSquare);
        let queens = counted(queens.count() as u64, "queen");
        match end {
            _ if reasons.is_empty() && end == ExplanationEnd::Solved => {
                "The locked queens are the whole solution.".to_owned()
            }
            ExplanationEnd::Solved => format!("{count} {lead} to the only solution."),
            ExplanationEnd::None => format!("{count} {show} that there is no solution."),
            ExplanationEnd::Several if reasons.is_empty() => {
                format!("{}, which share no queen.", capital(&self.count()))
            }
            ExplanationEnd::Several => {
                format!(
                    "{count} {lead} to the {queens} that {} share.",
                    self.count()
                )
            }
        }
    }

    /// `14 solutions`, or `at least 1,000 solutions`.
    fn count(&self) -> String {
        let solutions = self.chain.solutions();
        let least = if solutions >= MOST { "at least " } else { "" };
        format!("{least}{}", counted(solutions, "solution"))
    }

    /// Two solutions, with the squares in which they differ.
    fn solutions(&self) -> impl Iterator<Item = Explained> {
        let examples = self.chain.examples().iter().copied();
        let both = examples.clone().reduce(Squares::and).unwrap_or_default();
        let texts = [
            (
                "One solution",
                format!("There are {}; this is one.", self.count()),
            ),
            (
                "Another solution",
                "This is another; the squares where they differ are marked.".to_owned(),
            ),
        ];
        texts
            .into_iter()
            .zip(examples)
            .map(move |((title, text), queens)| Explained {
                kind: ReasonKind::Solution,
                size: 0,
                title: title.to_owned(),
                detail: String::new(),
                reason: Deduction {
                    rule: "solution",
                    name: "A solution",
                    text,
                    named: numbers(queens.minus(both)),
                    ..Deduction::default()
                },
                queens: numbers(queens),
            })
    }
}

/// The words of a reason in its position.
struct Words<'a>(Teller<'a>);

impl Words<'_> {
    fn tell(&self, link: Link) -> Explained {
        match link {
            Link::Last(unit, square) => self.last(unit, square),
            Link::Out(proof, squares) => self.out(proof, &squares.iter().collect::<Vec<_>>()),
            Link::Hopeless(proof) => self.hopeless(proof),
        }
    }

    fn last(&self, unit: usize, square: usize) -> Explained {
        Explained {
            kind: ReasonKind::LastSquare,
            size: 0,
            title: format!("Queen on {}", self.name(square)),
            detail: "Every other square in it is attacked or ruled out.".to_owned(),
            reason: self.0.tell(Reason::Last(unit, square)),
            queens: Vec::new(),
        }
    }

    fn out(&self, proof: Units, squares: &[usize]) -> Explained {
        let first = squares[0];
        let size = proof.count_ones();
        let out = Reason::Out(Out {
            square: first,
            proof,
        });
        let told = self.0.tell_all(out, squares);
        let (place, lines) = (self.any_of(squares), self.lines(proof));
        let text = match size {
            1 => format!("A queen on {place} would leave {lines} without a square."),
            _ => format!(
                "With a queen on {place}, {lines} can’t {} get one.",
                both(size)
            ),
        };
        let reason = match size {
            1 => Deduction { text, ..told },
            // Shown for the first square: what the lines keep.
            _ => Deduction {
                text,
                imagined: Some(first as u64),
                named: self.kept(first, proof),
                ..told
            },
        };
        let title = match squares.len() {
            1..=NAMED => and_list(&self.names(squares)),
            count => format!("{count} squares"),
        };
        Explained {
            kind: ReasonKind::Out,
            size,
            title: format!("Rule out {title}"),
            detail: match size {
                1 => self.why_none(proof, squares),
                _ => self.why_not_all(proof, squares),
            },
            reason,
            queens: Vec::new(),
        }
    }

    fn hopeless(&self, proof: Units) -> Explained {
        let size = proof.count_ones();
        let lines = capital(&self.lines(proof));
        let text = match size {
            1 => format!("{lines} has no square left, so there is no solution."),
            _ => format!(
                "{lines} can’t {} get a queen, so there is no solution.",
                both(size)
            ),
        };
        let left = units(proof).map(|unit| self.0.field.left_in(self.0.position, unit));
        let left = left.fold(Squares::default(), Squares::or);
        Explained {
            kind: ReasonKind::Hopeless,
            size,
            title: "No solution".to_owned(),
            detail: match size {
                1 => String::new(),
                _ => format!(
                    "{}. {}",
                    capital(&self.keeps(self.0.position, proof)),
                    clash(size)
                ),
            },
            reason: Deduction {
                rule: "no-solution",
                name: "No solution",
                text,
                named: numbers(left),
                lines: units(proof).map(|unit| self.unit(unit).into()).collect(),
                ..Deduction::default()
            },
            queens: Vec::new(),
        }
    }

    /// Why a line runs out: the squares that it has left, all of which the queens attack.
    fn why_none(&self, proof: Units, squares: &[usize]) -> String {
        let unit = proof.trailing_zeros() as usize;
        let left = self.0.field.left_in(self.0.position, unit);
        match squares.len() {
            1 => format!(
                "{}.",
                capital(&self.keeps_in(self.0.position, unit, "has only"))
            ),
            _ => self.0.why_none(unit, left, squares),
        }
    }

    fn why_not_all(&self, proof: Units, squares: &[usize]) -> String {
        let first = squares[0];
        let with = self.0.field.place(self.0.position, first);
        let keeps = self.keeps(with, proof);
        let shown = match squares.len() {
            1 => capital(&keeps),
            _ => format!("Shown for {}: {keeps}", self.name(first)),
        };
        format!("{shown}. {}", clash(proof.count_ones()))
    }

    /// `row 6 keeps a6 and b6, and green (C) keeps c4`.
    fn keeps(&self, position: Position, proof: Units) -> String {
        let each = units(proof).map(|unit| self.keeps_in(position, unit, "keeps"));
        let each: Vec<_> = each.collect();
        match &each[..] {
            [most @ .., last] if !most.is_empty() => format!("{}, and {last}", most.join(", ")),
            _ => each.concat(),
        }
    }

    fn keeps_in(&self, position: Position, unit: usize, keeps: &str) -> String {
        let left: Vec<_> = self.0.field.left_in(position, unit).iter().collect();
        let names = match left.len() {
            0..=NAMED => and_list(&self.names(&left)),
            count => format!("{count} squares"),
        };
        format!(
            "{} {keeps} {names}",
            self.rules().unit_name(self.unit(unit))
        )
    }

    /// The squares that lines keep once a queen is on a square, and that square.
    fn kept(&self, square: usize, proof: Units) -> Vec<u64> {
        let with = self.0.field.place(self.0.position, square);
        let left = units(proof).map(|unit| self.0.field.left_in(with, unit));
        let mut kept = left.fold(Squares::default(), Squares::or);
        kept.insert(square);
        numbers(kept)
    }

    /// `e5 or f5`, `any of these 6 squares`.
    fn any_of(&self, squares: &[usize]) -> String {
        match squares.len() {
            0..=NAMED => or_list(&self.names(squares)),
            count => format!("any of these {count} squares"),
        }
    }

    /// `rows 6 and 5`, `row 6 and green (C)`.
    fn lines(&self, proof: Units) -> String {
        let all: Vec<_> = units(proof).map(|unit| self.unit(unit)).collect();
        let plural = |kind: &str| {
            let names = all.iter().map(|&unit| self.rules().unit_name(unit));
            let names = names.map(|name| name.replacen(&format!("{kind} "), "", 1));
            format!("{kind}s {}", and_list(&names.collect::<Vec<_>>()))
        };
        match &all[..] {
            [Unit::Row(_), _, ..] if all.iter().all(|unit| matches!(unit, Unit::Row(_))) => {
                plural("row")
            }
            [Unit::Column(_), _, ..] if all.iter().all(|unit| matches!(unit, Unit::Column(_))) => {
                plural("column")
            }
            _ => {
                let names = all.iter().map(|&unit| self.rules().unit_name(unit));
                and_list(&names.collect::<Vec<_>>())
            }
        }
    }

    fn rules(&self) -> &Rules {
        self.0.game.puzzle().rules()
    }

    fn unit(&self, unit: usize) -> Unit {
        unit_at(self.rules(), unit)
    }

    fn name(&self, square: usize) -> String {
        let size = self.0.game.puzzle().size();
        size.name(size.at(square))
    }

    fn names(&self, squares: &[usize]) -> Vec<String> {
        squares.iter().map(|&square| self.name(square)).collect()
    }
}

fn numbers(squares: Squares) -> Vec<u64> {
    squares.iter().map(|square| square as u64).collect()
}

const fn both(size: u32) -> &'static str {
    match size {
        2 => "both",
        _ => "all",
    }
}

/// Why the squares that some lines keep are not enough.
const fn clash(size: u32) -> &'static str {
    match size {
        2 => "Each square of the one attacks every square of the other.",
        3 => "No three of these fit together.",
        _ => "No way to fill them all fits together.",
    }
}
