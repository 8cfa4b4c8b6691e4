//! How many solutions a painted board has, which two differ, and its grade.

use super::painted::{Painted, Problem, numbers};
use crate::board::words::{counted, thousands};
use crate::hint::Difficulty;
use crate::hint::proof::{Closure, Counting, Field, Position, ProofSearch, Squares};

/// Counting stops at this many solutions.
pub const MOST: u64 = 1_000_000;

/// How many queens one step of a count tries.
const QUEENS_AT_ONCE: u32 = 1_000;

/// How many steps a count takes before it gives up: seconds of work. Boards that people draw take a few; boards up
/// to 18 × 18 can be painted that would take years.
const PATIENCE: u32 = 10_000;

/// How many squares a sentence names.
const NAMED: usize = 4;

/// What is known about a painted board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Examined {
    /// Why it is not a puzzle, or has no solution; null otherwise.
    pub problem: Option<Problem>,
    /// Which colours are in pieces, so that you can be asked whether they are meant to be; null if none is.
    pub apart: Option<Problem>,
    /// How many solutions were found; null if the board is not proper.
    pub solutions: Option<u64>,
    /// Whether these are all.
    pub is_counted: bool,
    /// Two solutions, or one, or none: the queens of each.
    pub examples: Vec<Vec<u64>>,
    /// The squares that only one of the two solutions has.
    pub differing: Vec<u64>,
    /// The size of the largest proof that solving takes, in lines; null unless there is exactly one solution.
    pub k: Option<u32>,
    /// The grade that this is; null unless there is exactly one solution.
    pub grade: Option<Difficulty>,
    /// All this in a sentence.
    pub text: String,
}

/// A painted board being examined.
#[derive(Clone, Debug)]
pub struct Examining {
    painted: Painted,
    problem: Option<Problem>,
    /// None if the board is not proper.
    count: Option<PaintedCount>,
    /// Why a board without a solution has none, being searched for.
    hopeless: Option<ProofSearch>,
    closure: Option<Closure>,
    is_done: bool,
}

/// The solutions of a board being counted; the first ones are kept.
#[derive(Clone, Debug)]
pub struct PaintedCount {
    /// The rules of the board.
    pub field: Field,
    /// The position with the locked queens.
    pub start: Position,
    counting: Counting,
    /// How many steps are left before it gives up.
    patience: u32,
    is_done: bool,
    locked: Squares,
    /// How many solutions to keep.
    keep: usize,
    /// The first solutions.
    pub kept: Vec<Squares>,
}

impl PaintedCount {
    /// Starts to count the solutions of a proper board, up to a limit.
    #[must_use]
    pub fn new(painted: &Painted, limit: u64, keep: usize) -> Self {
        let field = painted.patchwork().field(painted.grid());
        let start = field.with(painted.locked().iter().copied());
        Self {
            counting: Counting::new(&field, start, limit),
            patience: PATIENCE,
            is_done: false,
            field,
            start,
            locked: painted.locked().iter().copied().collect(),
            keep,
            kept: Vec::new(),
        }
    }

    /// Works for a moment; returns whether the count is over.
    pub fn step(&mut self) -> bool {
        self.patience = self.patience.saturating_sub(1);
        self.is_done = self.is_done || self.count();
        self.is_done || self.gave_up()
    }

    /// Whether the count is over without an end.
    #[must_use]
    pub fn gave_up(&self) -> bool {
        self.patience == 0 && !self.is_done
    }

    /// Counts for a moment; returns whether all is counted.
    fn count(&mut self) -> bool {
        for _ in 0..QUEENS_AT_ONCE {
            if self.kept.len() == self.keep {
                return self.counting.work(&self.field, QUEENS_AT_ONCE);
            }
            let done = self.counting.work(&self.field, 1);
            if self.counting.ways() as usize > self.kept.len() {
                let queens = self.counting.queens().iter().copied();
                let added: Squares = queens.collect();
                self.kept.push(added.or(self.locked));
            }
            if done {
                return true;
            }
        }
        false
    }

    /// How many solutions were found.
    #[must_use]
    pub fn found(&self) -> u64 {
        self.counting.ways()
    }
}

impl Examining {
    /// Starts to examine a board.
    #[must_use]
    pub fn new(painted: Painted) -> Self {
        let problem = painted.problem();
        let is_proper = problem.is_none();
        Self {
            count: is_proper.then(|| PaintedCount::new(&painted, MOST, 2)),
            is_done: !is_proper,
            painted,
            problem,
            hopeless: None,
            closure: None,
        }
    }

    /// Works for a moment; returns whether everything is known.
    pub fn step(&mut self) -> bool {
        self.is_done = self.is_done || self.advance();
        self.is_done
    }

    fn advance(&mut self) -> bool {
        let Some(count) = &mut self.count else {
            return true;
        };
        if let Some(closure) = &mut self.closure {
            return closure.step(&count.field);
        }
        if let Some(search) = &mut self.hopeless {
            let found = search.step(&count.field);
            let problem = |proof| self.painted.hopeless(&count.field, count.start, proof);
            self.problem = found.map(problem);
            return found.is_some();
        }
        if !count.step() {
            return false;
        }
        match count.found() {
            _ if count.gave_up() => return true,
            0 => self.hopeless = Some(ProofSearch::new(count.start)),
            1 => self.closure = Some(Closure::new(count.start, u32::MAX)),
            _ => {}
        }
        count.found() > 1
    }

    /// What is known so far; everything, once the work is done.
    #[must_use]
    pub fn examined(&self) -> Examined {
        let solutions = self.count.as_ref().map(PaintedCount::found);
        let kept = self.count.as_ref().map_or(&[][..], |count| &count.kept);
        let differing = match kept {
            [one, other] => one.or(*other).minus(one.and(*other)),
            _ => Squares::default(),
        };
        let is_unique = self.is_done && self.is_counted() && solutions == Some(1);
        let closure = self.closure.as_ref().filter(|_| is_unique);
        let k = closure.map(Closure::size);
        let apart = self.painted.apart();
        let said = match (&apart, &self.count) {
            (Some(apart), Some(_)) => format!("{} ", apart.text),
            _ => String::new(),
        };
        Examined {
            problem: self.problem.clone(),
            apart,
            solutions,
            is_counted: self.is_counted(),
            examples: kept.iter().copied().map(numbers).collect(),
            differing: numbers(differing),
            k,
            grade: k.map(Difficulty::of_proofs),
            text: said + &self.text(solutions.unwrap_or(0), differing, k),
        }
    }

    /// Whether all solutions were found.
    fn is_counted(&self) -> bool {
        let is_below = |count: &PaintedCount| count.found() < MOST && !count.gave_up();
        self.count.as_ref().is_some_and(is_below) && (self.is_done || self.closure.is_some())
    }

    fn text(&self, found: u64, differing: Squares, k: Option<u32>) -> String {
        if let Some(problem) = &self.problem {
            return problem.text.clone();
        }
        let squares: Vec<_> = differing.iter().collect();
        let differ = match squares.len() {
            0 => String::new(),
            count if count > NAMED => format!("two of them differ in {count} squares"),
            _ => format!("two of them differ in {}", self.painted.names(&squares)),
        };
        match (found, self.is_counted(), k) {
            (2, true, _) => format!(
                "2 solutions: {}.",
                differ.replacen("two of them", "they", 1)
            ),
            (1, _, Some(k)) => one_solution(k),
            (1, true, None) => "One solution. Finding its grade…".to_owned(),
            (0 | 1, false, _) if self.is_done => {
                "The search for solutions gave up. Lock a queen, then it has less to do.".to_owned()
            }
            (0, false, _) => "Looking for a solution…".to_owned(),
            (1, false, _) => "At least 1 solution; looking for another…".to_owned(),
            (found, true, _) => format!("{}: {differ}.", counted(found, "solution")),
            (found, false, _) => format!("At least {} solutions: {differ}.", thousands(found)),
        }
    }
}

/// That a board has one solution, and its grade.
fn one_solution(k: u32) -> String {
    let grade = Difficulty::of_proofs(k).name();
    let reasons = match k {
        0 => "last squares are enough".to_owned(),
        1 => "reasons with 1 line".to_owned(),
        _ => format!("reasons with up to {k} lines"),
    };
    format!("One solution. Grade: {grade}, {reasons}.")
}
