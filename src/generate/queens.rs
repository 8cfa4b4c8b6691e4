//! Makes queens puzzles with exactly one solution, by size, number of locked queens and grade.

use std::fmt;

use super::colour::{is_of, most};
use crate::board::Square;
use crate::board::words::counted;
use crate::hint::Difficulty;
use crate::hint::proof::{Closure, Field};
use crate::hint::queens::rules::is_plain;
use crate::hint::queens::{QueensBoard, SolutionCount};
use crate::puzzles::QueensPuzzle;
use crate::solve::Rng;

/// The most locked queens.
pub const MOST_LOCKS: u32 = 4;

/// The sides of boards with generated puzzles, in squares.
pub const SIDES: std::ops::RangeInclusive<u32> = 4..=12;

/// How many choices of queens to try before giving up. The rarest puzzles turn up once in 30,000.
const PATIENCE: u32 = 4_000_000;

/// How many queens one step tries while listing solutions, or how many choices it makes.
const AT_ONCE: u32 = 500;

/// The wanted puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedQueens {
    /// The side of the board, in squares.
    pub side: u32,
    /// How many queens to lock, up to [`MOST_LOCKS`]; 0 for any number.
    pub locks: u32,
    /// The fewest free squares at the start.
    pub free: u32,
    /// The grade.
    pub grade: Difficulty,
    /// The seed; another seed makes another puzzle.
    pub seed: u64,
}

/// Why a puzzle can't be made, in a sentence that says what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoQueensPuzzle {
    /// The board is too small or too large.
    Side,
    /// No puzzle has this many locked queens.
    Locks,
    /// With this side and number of locked queens, no puzzle has one solution.
    Unique(u32, u32),
    /// No such puzzle with one solution has this grade.
    Grade(WantedQueens),
    /// There is such a puzzle, but it wasn't found in time.
    NotFound(WantedQueens),
}

impl fmt::Display for NoQueensPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let locked = |locks: u32| counted(locks.into(), "locked queen");
        match self {
            Self::Side => write!(
                f,
                "Puzzles can be made from 4 × 4 to 12 × 12: choose a size in this range."
            ),
            Self::Locks => write!(
                f,
                "A puzzle can have 1 to 4 locked queens: choose a number from 1 to 4."
            ),
            Self::Unique(side, locks) => write!(
                f,
                "No {side} × {side} puzzle with {} has one solution and queens left to place: choose another \
                 number.",
                locked(*locks)
            ),
            Self::Grade(wanted) if wanted.locks == 0 => write!(
                f,
                "There is no {} puzzle on {side} × {side}: choose another grade or size.",
                wanted.grade.name(),
                side = wanted.side
            ),
            Self::Grade(wanted) => write!(
                f,
                "There is no {} puzzle with {} on {side} × {side}: choose another number or grade.",
                wanted.grade.name(),
                locked(wanted.locks),
                side = wanted.side
            ),
            Self::NotFound(wanted) => write!(
                f,
                "No {} puzzle was found in time: try again.",
                wanted.grade.name()
            ),
        }
    }
}

impl std::error::Error for NoQueensPuzzle {}

/// The grades of puzzles with this many locked queens, or 0 for any number, easiest first. To find out,
/// every puzzle with one solution was graded.
#[must_use]
pub fn available(side: u32, locks: u32) -> Vec<Difficulty> {
    let known = match locks {
        0 => (1..=MOST_LOCKS).fold(0, |known, locks| known | grades(side, locks)),
        _ => grades(side, locks),
    };
    let all = Difficulty::ALL.into_iter();
    all.filter(|&grade| known >> grade as u32 & 1 == 1)
        .collect()
}

/// The grades as bits: easy, medium, hard and expert.
fn grades(side: u32, locks: u32) -> u32 {
    const E: u32 = 1;
    const M: u32 = 2;
    const H: u32 = 4;
    const X: u32 = 8;
    match (side, locks) {
        (4, 1..=3) | (5, 2..=4) | (6, 3..=4) | (7, 4) => E,
        (6, 1) => M,
        (6, 2) | (7, 2..=3) | (8, 3..=4) | (9, 4) => E | M,
        (8, 2) => M | H,
        (9, 3) | (10, 4) => E | M | H,
        (9, 2) => H | X,
        (10, 2) => X,
        (11, 3) => M | H | X,
        (12, 3) => H | X,
        (10, 3) | (11..=12, 4) => E | M | H | X,
        _ => 0,
    }
}

/// The current stage.
#[derive(Clone, Debug)]
enum Stage {
    /// Listing all solutions of the empty board.
    Listing(Box<SolutionCount>),
    /// Choosing random queens of a solution, until no other solution has them.
    Choosing,
    /// Grading the choice.
    Grading(QueensPuzzle, Box<Grading>),
    Done(Result<QueensPuzzle, NoQueensPuzzle>),
}

/// A puzzle being made: tries queens of random solutions until the grade is right.
#[derive(Clone, Debug)]
pub struct MakingQueens {
    wanted: WantedQueens,
    rng: Rng,
    /// How many queens are locked.
    locks: u32,
    /// The columns of all solutions, each from the top row down.
    solutions: Vec<u8>,
    chosen: u32,
    stage: Stage,
}

impl MakingQueens {
    /// Starts to make a puzzle.
    #[must_use]
    pub fn new(wanted: WantedQueens) -> Self {
        let stage = match refusal(wanted) {
            Some(why) => Stage::Done(Err(why)),
            None => Stage::Listing(Box::new(SolutionCount::new(wanted.side, &[], u64::MAX))),
        };
        let mut rng = Rng::new(wanted.seed);
        Self {
            wanted,
            locks: locks(wanted, &mut rng),
            rng,
            solutions: Vec::new(),
            chosen: 0,
            stage,
        }
    }

    /// How many puzzles were tried.
    #[must_use]
    pub fn tried(&self) -> u32 {
        self.chosen
    }

    /// Works for a moment; returns whether the puzzle is made, or can't be.
    pub fn step(&mut self) -> bool {
        match &mut self.stage {
            Stage::Listing(count) => {
                if list(count, &mut self.solutions) {
                    self.stage = Stage::Choosing;
                }
            }
            Stage::Choosing => self.choose(),
            Stage::Grading(puzzle, grading) => {
                if let Some(fits) = grading.step(self.wanted.grade) {
                    self.stage = match fits {
                        true => Stage::Done(Ok(puzzle.clone())),
                        false => Stage::Choosing,
                    };
                }
            }
            Stage::Done(_) => {}
        }
        matches!(self.stage, Stage::Done(_))
    }

    /// The puzzle and its grade, once the work is done.
    ///
    /// # Errors
    /// If there is no such puzzle, or none was found.
    ///
    /// # Panics
    /// If the work is not done.
    pub fn puzzle(&self) -> Result<(QueensPuzzle, Difficulty), NoQueensPuzzle> {
        match &self.stage {
            Stage::Done(made) => made.clone().map(|puzzle| (puzzle, self.wanted.grade)),
            _ => panic!("the puzzle is not made yet"),
        }
    }

    /// Makes a puzzle.
    ///
    /// # Errors
    /// If there is no such puzzle, or none was found.
    pub fn of(wanted: WantedQueens) -> Result<(QueensPuzzle, Difficulty), NoQueensPuzzle> {
        let mut making = Self::new(wanted);
        while !making.step() {}
        making.puzzle()
    }

    fn choose(&mut self) {
        for _ in 0..AT_ONCE {
            self.chosen += 1;
            let locked = self.draw();
            if self.may_do(&locked) {
                let puzzle = QueensPuzzle::new(self.wanted.side, locked);
                let puzzle = puzzle.expect("queens of a solution do not attack each other");
                let grading = Box::new(Grading::new(&puzzle, self.wanted.grade));
                self.stage = Stage::Grading(puzzle, grading);
                return;
            }
        }
        if self.chosen > PATIENCE {
            self.stage = Stage::Done(Err(NoQueensPuzzle::NotFound(self.wanted)));
        }
    }

    /// Whether these queens leave enough squares free and one solution, and whether lines that would run out
    /// solve it as they should for the grade.
    fn may_do(&self, locked: &[Square]) -> bool {
        let side = self.wanted.side;
        let board = QueensBoard::new(side, locked.iter().copied());
        if board.squares().take(self.wanted.free as usize).count() < self.wanted.free as usize {
            return false;
        }
        let plain = is_plain(board);
        let easy = self.wanted.grade == Difficulty::Easy;
        plain == easy && (plain || SolutionCount::of(side, locked, 2) == 1)
    }

    /// Random queens of a random solution.
    fn draw(&mut self) -> Vec<Square> {
        let side = self.wanted.side;
        let count = self.solutions.len() as u32 / side;
        let first = (self.rng.below(count) * side) as usize;
        let mut rows: Vec<u32> = (0..side).collect();
        for place in 0..self.locks {
            let other = place + self.rng.below(side - place);
            rows.swap(place as usize, other as usize);
        }
        rows.truncate(self.locks as usize);
        let queen = |row: u32| Square::new(row, self.solutions[first + row as usize].into());
        rows.into_iter().map(queen).collect()
    }
}

/// A choice being graded by the smallest proofs.
#[derive(Clone, Debug)]
struct Grading {
    field: Field,
    closure: Closure,
}

impl Grading {
    fn new(puzzle: &QueensPuzzle, grade: Difficulty) -> Self {
        let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
        let locked = puzzle.locked().iter();
        let position = field.with(locked.map(|&queen| size.index(queen)));
        let closure = Closure::new(position, most(grade));
        Self { field, closure }
    }

    /// Works for a moment; returns whether the choice has the grade, once that is known.
    fn step(&mut self, wanted: Difficulty) -> Option<bool> {
        let over = self.closure.step(&self.field);
        over.then(|| is_of(&self.closure, wanted))
    }
}

/// How many queens to lock: the wanted number, or a random one that fits the grade.
fn locks(wanted: WantedQueens, rng: &mut Rng) -> u32 {
    let fits = |locks: &u32| available(wanted.side, *locks).contains(&wanted.grade);
    let fitting: Vec<u32> = (1..=MOST_LOCKS).filter(fits).collect();
    match (wanted.locks, fitting.len()) {
        (0, 1..) => fitting[rng.below(fitting.len() as u32) as usize],
        _ => wanted.locks,
    }
}

/// Why there is no such puzzle, if that is known without a search.
fn refusal(wanted: WantedQueens) -> Option<NoQueensPuzzle> {
    let WantedQueens {
        side, locks, grade, ..
    } = wanted;
    let grades = available(side, locks);
    if !SIDES.contains(&side) {
        Some(NoQueensPuzzle::Side)
    } else if locks > MOST_LOCKS {
        Some(NoQueensPuzzle::Locks)
    } else if grades.is_empty() {
        Some(NoQueensPuzzle::Unique(side, locks))
    } else {
        (!grades.contains(&grade)).then_some(NoQueensPuzzle::Grade(wanted))
    }
}

/// Continues a list of solutions; returns whether it is complete.
fn list(count: &mut SolutionCount, solutions: &mut Vec<u8>) -> bool {
    for _ in 0..AT_ONCE {
        let before = count.ways();
        let done = count.work(1);
        if count.ways() > before {
            solutions.extend(count.tried().iter().map(|queen| queen.column as u8));
        }
        if done {
            return true;
        }
    }
    false
}
