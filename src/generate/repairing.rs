//! Repairs of a painted board: a square that takes another colour and rules out a solution, or makes one possible.

use super::examining::PaintedCount;
use super::painted::Painted;
use super::patchwork::Patchwork;
use crate::board::words::{counted, thousands};
use crate::hint::Difficulty;
use crate::hint::proof::{Closure, Squares};

/// Solutions are counted up to this many to compare repairs.
const MOST: u64 = 100_000;

/// How many solutions are looked at for squares to repaint.
const LOOKED_AT: usize = 16;

/// How many repairs to offer.
const OFFERED: usize = 6;

/// A square that takes another colour, and what that leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Repair {
    /// The square.
    pub square: u64,
    /// Its colour, from 0 for A.
    pub from: u32,
    /// Its new colour.
    pub to: u32,
    /// A square of the new colour beside it.
    pub beside: u64,
    /// How many solutions are left; 2 for more where there were none, and 100,000 for more.
    pub solutions: u64,
    /// The new grade; null unless there is exactly one solution.
    pub grade: Option<Difficulty>,
    /// What to do, in a sentence: “Give f5 to grey (C): one solution, grade Hard.”
    pub text: String,
    /// Why it helps, in a sentence or two.
    pub why: String,
}

/// The repairs of a board, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Repairs {
    /// The repairs, those that leave the fewest solutions first. Each leaves no colour in more pieces, rules out
    /// one of two solutions but not the other, and leaves fewer than there were (unless there were 100,000 or
    /// more), so that repairs in a row come to an end; on a board without a solution, it makes one possible.
    pub repairs: Vec<Repair>,
    /// Why there are none, in a sentence; "" if there are some.
    pub text: String,
}

/// A move of a square to another colour, and the solution that it rules out.
#[derive(Clone, Copy, Debug)]
struct Move {
    square: usize,
    to: u8,
    /// The place of the solution among those found; none if the board has no solution.
    rules_out: Option<usize>,
}

#[derive(Clone, Debug)]
struct Tried {
    made: Move,
    solutions: u64,
    closure: Option<Closure>,
}

#[derive(Clone, Debug)]
enum Stage {
    /// Finding the solutions of the board.
    Counting(PaintedCount),
    /// Counting the solutions after the last of these moves.
    Trying(Vec<Move>, Option<PaintedCount>),
    /// Grading the best repairs from this one on.
    Grading(usize),
    Done,
}

/// The repairs of a board being found.
#[derive(Clone, Debug)]
pub struct Repairing {
    painted: Painted,
    /// How many solutions the board has, up to a limit, and the first of them.
    found: u64,
    examples: Vec<Squares>,
    stage: Stage,
    tried: Vec<Tried>,
    text: String,
}

impl Repairing {
    /// Starts to find the repairs of a board.
    #[must_use]
    pub fn new(painted: Painted) -> Self {
        let problem = painted.problem();
        let stage = match problem {
            None => Stage::Counting(PaintedCount::new(&painted, MOST, LOOKED_AT)),
            Some(_) => Stage::Done,
        };
        Self {
            painted,
            found: 0,
            examples: Vec::new(),
            stage,
            tried: Vec::new(),
            text: problem.map(|problem| problem.text).unwrap_or_default(),
        }
    }

    /// Works for a moment; returns whether the work is done.
    pub fn step(&mut self) -> bool {
        match &mut self.stage {
            Stage::Counting(count) => {
                if count.step() {
                    (self.found, self.examples) = (count.found(), count.kept.clone());
                    self.stage = self.counted();
                }
            }
            Stage::Trying(moves, None) => match moves.last() {
                None => self.stage = self.ranked(),
                Some(made) => {
                    let after = self.painted.with(made.square, made.to);
                    let count = PaintedCount::new(&after, limit(self.found, &self.tried), 0);
                    self.stage = Stage::Trying(std::mem::take(moves), Some(count));
                }
            },
            Stage::Trying(moves, Some(count)) => {
                if count.step() {
                    let made = moves.pop().filter(|_| !count.gave_up());
                    let solutions = count.found();
                    self.stage = Stage::Trying(std::mem::take(moves), None);
                    self.keep(made, solutions);
                }
            }
            Stage::Grading(place) => {
                let place = *place;
                if self.grade(place) {
                    self.stage = match place + 1 < self.tried.len() {
                        true => Stage::Grading(place + 1),
                        false => Stage::Done,
                    };
                }
            }
            Stage::Done => {}
        }
        matches!(self.stage, Stage::Done)
    }

    /// Works for a moment on the grade of a repair; returns whether it is known, or there is none.
    fn grade(&mut self, place: usize) -> bool {
        let Some(tried) = self.tried.get_mut(place) else {
            return true;
        };
        if tried.solutions != 1 {
            return true;
        }
        let after = self.painted.with(tried.made.square, tried.made.to);
        let PaintedCount { field, start, .. } = PaintedCount::new(&after, 1, 0);
        let new = || Closure::new(start, u32::MAX);
        tried.closure.get_or_insert_with(new).step(&field)
    }

    /// The repairs, once the work is done.
    #[must_use]
    pub fn repairs(&self) -> Repairs {
        let repairs = self.tried.iter().map(|tried| self.tell(tried));
        Repairs {
            repairs: repairs.collect(),
            text: self.text.clone(),
        }
    }

    /// What to do once the board's solutions are counted.
    fn counted(&mut self) -> Stage {
        if self.found == 1 {
            self.text = "The board has one solution: there is nothing to repair.".to_owned();
            return Stage::Done;
        }
        let mut moves = match self.found {
            0 => self.any_moves(),
            _ => self.moves(),
        };
        moves.reverse();
        Stage::Trying(moves, None)
    }

    /// Every move of a square without a locked queen.
    fn any_moves(&self) -> Vec<Move> {
        let squares = 0..self.painted.patchwork().of().len();
        let free = squares.filter(|square| !self.painted.locked().contains(square));
        free.flat_map(|square| self.moves_of(square, None))
            .collect()
    }

    /// The moves that rule out a solution and keep the first, or rule out the first and keep the second.
    fn moves(&self) -> Vec<Move> {
        let first = self.examples[0];
        let others = self.examples.iter().enumerate().skip(1);
        let mut moves: Vec<Move> = Vec::new();
        let ruled_out = others
            .map(|(place, other)| (place, other.minus(first)))
            .chain([(0, first.minus(self.examples[1]))]);
        for (place, squares) in ruled_out {
            for square in squares.iter() {
                let is_new = moves.iter().all(|made| made.square != square);
                moves.extend(self.moves_of(square, Some(place)).filter(|_| is_new));
            }
        }
        moves
    }

    fn moves_of(&self, square: usize, rules_out: Option<usize>) -> impl Iterator<Item = Move> {
        let (patchwork, grid) = (self.painted.patchwork(), self.painted.grid());
        let moves = patchwork.moves_of(grid, square, 1..=usize::MAX);
        moves.map(move |(square, to)| Move {
            square,
            to,
            rules_out,
        })
    }

    /// Keeps a move if it is among the best: those that leave the fewest solutions, but some, and then the most
    /// even colours. A move must leave fewer solutions than there were.
    fn keep(&mut self, made: Option<Move>, solutions: u64) {
        let leaves_fewer = solutions < self.found || matches!(self.found, 0 | MOST);
        let Some(made) = made.filter(|_| solutions > 0 && leaves_fewer) else {
            return;
        };
        self.tried.push(Tried {
            made,
            solutions,
            closure: None,
        });
        let patchwork = self.painted.patchwork();
        self.tried
            .sort_by_key(|tried| (tried.solutions, unevenness(patchwork, tried.made)));
        self.tried.truncate(OFFERED);
    }

    /// What to do once every move was tried.
    fn ranked(&mut self) -> Stage {
        if self.tried.is_empty() {
            self.text = match self.found {
                0 => "No change of one square gives this board a solution: repaint more.",
                _ => "No change of one square leaves fewer solutions: repaint more.",
            }
            .to_owned();
        }
        Stage::Grading(0)
    }

    fn tell(&self, tried: &Tried) -> Repair {
        let Move { square, to, .. } = tried.made;
        let patchwork = self.painted.patchwork();
        let (from, to_squares) = (patchwork.of()[square], patchwork.regions()[usize::from(to)]);
        let beside = self.painted.grid().beside(square).and(to_squares);
        let grade = tried
            .closure
            .as_ref()
            .map(|closure| Difficulty::of_proofs(closure.size()));
        Repair {
            square: square as u64,
            from: from.into(),
            to: to.into(),
            beside: beside.first().unwrap_or(square) as u64,
            solutions: tried.solutions,
            grade,
            text: self.advice(tried, grade),
            why: self.why(tried.made),
        }
    }

    fn advice(&self, tried: &Tried, grade: Option<Difficulty>) -> String {
        let Move { square, to, .. } = tried.made;
        let left = match (tried.solutions, grade) {
            (_, Some(grade)) => format!("one solution, grade {}", grade.name()),
            (MOST.., _) => format!("still at least {} solutions", thousands(MOST)),
            (solutions, _) if self.found == 0 => {
                format!("at least {}", counted(solutions, "solution"))
            }
            (solutions, _) if self.found == MOST => counted(solutions, "solution"),
            (solutions, _) => format!("{solutions} solutions instead of {}", self.found),
        };
        let (name, colour) = (
            self.painted.name(square),
            self.painted.colour_name(to.into()),
        );
        format!("Give {name} to {colour}: {left}.")
    }

    fn why(
        &self,
        Move {
            square,
            to,
            rules_out,
        }: Move,
    ) -> String {
        let (name, colour) = (
            self.painted.name(square),
            self.painted.colour_name(to.into()),
        );
        let Some(place) = rules_out else {
            return format!(
                "With {name} in {colour}, every row, column and colour can have a queen."
            );
        };
        let which = match place {
            0 => "solution 1".to_owned(),
            1 => "solution 2".to_owned(),
            _ => "another solution".to_owned(),
        };
        let of_colour = self.painted.patchwork().regions()[usize::from(to)];
        let other = self.examples[place].and(of_colour).first();
        let other = self.painted.name(other.unwrap_or(square));
        format!(
            "In {which}, {name} has a queen, and {colour} has one on {other}. One colour takes one queen, so this \
             solution is out. The other keeps its queens."
        )
    }
}

/// How many solutions to count after a move: more would be no better than before, or than the best moves so far.
fn limit(found: u64, best: &[Tried]) -> u64 {
    match (found, best.get(OFFERED - 1)) {
        (0, _) => 2,
        (_, None) => found,
        (_, Some(worst)) => found.min(worst.solutions + 1),
    }
}

/// How many squares more the new colour would have than the old one.
fn unevenness(patchwork: &Patchwork, Move { square, to, .. }: Move) -> i64 {
    let size = |colour: u8| i64::from(patchwork.regions()[usize::from(colour)].len());
    size(to) - size(patchwork.of()[square])
}
