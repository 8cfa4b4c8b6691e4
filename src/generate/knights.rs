//! Makes knight's puzzles by size, number of blocked squares and grade.
//!
//! Draws start and blocked squares until the grade is right. The blocked squares leave colours that can
//! alternate, and two neighbours for each square. A search has found a tour of every generated
//! puzzle.

use std::fmt;

use crate::board::words::counted;
use crate::board::{Size, Square};
use crate::hint::Difficulty;
use crate::hint::knights::Grading;
use crate::puzzles::theorems::{has_closed_tour, has_open_tour, no_tour};
use crate::puzzles::tour_search::Found;
use crate::puzzles::{KnightsPuzzle, TourSearch};
use crate::solve::Rng;

/// The sides of boards with generated puzzles, in squares.
pub const SIDES: std::ops::RangeInclusive<u32> = 3..=12;

/// How many draws to try before giving up.
const PATIENCE: u32 = 6_000;

/// The wanted puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedTour {
    /// The board.
    pub size: Size,
    /// How many squares to block, at most a fifth of the board.
    pub blocked: u32,
    /// Whether the tour has to close.
    pub closed: bool,
    /// The grade.
    pub grade: Difficulty,
    /// The seed; another seed makes another puzzle.
    pub seed: u64,
}

/// Why a puzzle can't be made, in a sentence that says what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoKnightsPuzzle {
    /// The board is too small or too large.
    Size,
    /// Too many blocked squares; holds the most.
    Blocked(u32),
    /// A closed tour visits an even number of squares.
    Odd,
    /// The board has no such tour.
    NoTour(Size),
    /// No puzzle was found.
    NotFound(WantedTour),
}

impl fmt::Display for NoKnightsPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size => write!(
                f,
                "Knight’s puzzles can be made from 4 × 3 to 12 × 12: choose a size in this range."
            ),
            Self::Blocked(most) => write!(
                f,
                "This board can have {} at most: block fewer.",
                counted(u64::from(*most), "blocked square")
            ),
            Self::Odd => write!(
                f,
                "A closed tour visits an even number of squares: block one square more or one less."
            ),
            Self::NoTour(size) => write!(
                f,
                "{size} has no such tour: choose another board, or an open tour."
            ),
            Self::NotFound(wanted) => write!(
                f,
                "No {} puzzle was found on {} with {}: choose another grade or number.",
                wanted.grade.name(),
                wanted.size,
                counted(u64::from(wanted.blocked), "blocked square")
            ),
        }
    }
}

impl std::error::Error for NoKnightsPuzzle {}

/// Why no puzzle of any grade fits a wish.
fn impossible(wanted: &WantedTour) -> Option<NoKnightsPuzzle> {
    let WantedTour {
        size,
        blocked,
        closed,
        ..
    } = *wanted;
    let fits = SIDES.contains(&size.rows) && SIDES.contains(&size.columns);
    let most = size.area() as u32 / 5;
    let none = match closed {
        true => !has_closed_tour(size),
        false => !has_open_tour(size),
    };
    match () {
        () if !fits || size.area() < 12 => Some(NoKnightsPuzzle::Size),
        () if blocked > most => Some(NoKnightsPuzzle::Blocked(most)),
        () if closed && (size.area() as u32 - blocked) % 2 == 1 => Some(NoKnightsPuzzle::Odd),
        () if blocked == 0 && none => Some(NoKnightsPuzzle::NoTour(size)),
        () => None,
    }
}

/// The current stage.
#[derive(Clone, Debug)]
enum Stage {
    Drawing,
    /// Grading the draw.
    Grading(KnightsPuzzle, Box<Grading>),
    /// Searching a draw of the right grade for a tour.
    Proving(KnightsPuzzle, Box<TourSearch>),
    Done(Result<KnightsPuzzle, NoKnightsPuzzle>),
}

/// A puzzle being made.
#[derive(Clone, Debug)]
pub struct MakingTour {
    wanted: WantedTour,
    rng: Rng,
    drawn: u32,
    stage: Stage,
}

impl MakingTour {
    /// Starts to make a puzzle.
    #[must_use]
    pub fn new(wanted: WantedTour) -> Self {
        let stage = match impossible(&wanted) {
            Some(why) => Stage::Done(Err(why)),
            None => Stage::Drawing,
        };
        Self {
            wanted,
            rng: Rng::new(wanted.seed),
            drawn: 0,
            stage,
        }
    }

    /// How many puzzles were tried.
    #[must_use]
    pub fn tried(&self) -> u32 {
        self.drawn
    }

    /// Works for a moment; returns whether the puzzle is made, or can't be.
    pub fn step(&mut self) -> bool {
        let next = match &mut self.stage {
            Stage::Done(_) => return true,
            Stage::Drawing => Some(self.draw()),
            Stage::Grading(puzzle, grading) => grading
                .step()
                .then(|| graded(puzzle, grading, self.wanted.grade)),
            Stage::Proving(puzzle, search) => Some(match search.run(3 * search.squares() as u64) {
                Some(Found::Tour) => Stage::Done(Ok(puzzle.clone())),
                _ => Stage::Drawing,
            }),
        };
        if let Some(next) = next {
            self.stage = next;
        }
        matches!(self.stage, Stage::Done(_))
    }

    /// Draws a start and blocked squares that no theorem excludes.
    fn draw(&mut self) -> Stage {
        if self.drawn == PATIENCE {
            return Stage::Done(Err(NoKnightsPuzzle::NotFound(self.wanted)));
        }
        self.drawn += 1;
        let Some(puzzle) = self.drawn_puzzle() else {
            return Stage::Drawing;
        };
        let grading = Grading::in_short(&puzzle);
        Stage::Grading(puzzle, Box::new(grading))
    }

    fn drawn_puzzle(&mut self) -> Option<KnightsPuzzle> {
        let WantedTour { size, closed, .. } = self.wanted;
        let start = self.square();
        let blocked = self.blocked(start)?;
        let puzzle = KnightsPuzzle::new(size, start, closed).ok()?;
        let puzzle = puzzle.with_blocked(blocked).ok()?;
        (no_tour(&puzzle).is_none() && is_roomy(&puzzle)).then_some(puzzle)
    }

    fn square(&mut self) -> Square {
        let size = self.wanted.size;
        size.at(self.rng.below(size.area() as u32) as usize)
    }

    /// Random blocked squares, with a share of each colour that lets a tour alternate from the start.
    fn blocked(&mut self, start: Square) -> Option<Vec<Square>> {
        let size = self.wanted.size;
        let colour = |square: Square| (square.row + square.column) % 2;
        let own = |square: &Square| colour(*square) == colour(start);
        let left = size.area() - self.wanted.blocked as usize;
        let all = size.squares().filter(own).count();
        let mut of_own = all.checked_sub(left.div_ceil(2))?;
        let mut of_other = (self.wanted.blocked as usize).checked_sub(of_own)?;
        let mut blocked = Vec::new();
        while of_own + of_other > 0 {
            let square = self.square();
            let count = if own(&square) {
                &mut of_own
            } else {
                &mut of_other
            };
            if *count > 0 && square != start && !blocked.contains(&square) {
                *count -= 1;
                blocked.push(square);
            }
        }
        Some(blocked)
    }

    /// The puzzle and its grade, once the work is done.
    ///
    /// # Errors
    /// If there is no such puzzle, or none was found.
    ///
    /// # Panics
    /// If the work is not done.
    pub fn puzzle(&self) -> Result<(KnightsPuzzle, Difficulty), NoKnightsPuzzle> {
        match &self.stage {
            Stage::Done(result) => result.clone().map(|puzzle| (puzzle, self.wanted.grade)),
            _ => panic!("the puzzle is not made yet"),
        }
    }
}

/// The stage after grading: a puzzle of the right grade needs a known tour, or a search for one.
fn graded(puzzle: &KnightsPuzzle, grading: &Grading, wanted: Difficulty) -> Stage {
    let puzzle = puzzle.clone();
    match grading.difficulty() == wanted {
        false => Stage::Drawing,
        true if grading.has_tour() => Stage::Done(Ok(puzzle)),
        true => {
            let start = puzzle.size().index(puzzle.start()) as u32;
            let search = TourSearch::new(&puzzle, &[start]);
            Stage::Proving(puzzle, Box::new(search))
        }
    }
}

/// Whether every square has at least two neighbours that aren't blocked.
fn is_roomy(puzzle: &KnightsPuzzle) -> bool {
    let graph = puzzle.graph();
    let open = puzzle
        .size()
        .squares()
        .filter(|&square| !puzzle.is_blocked(square));
    let mut open = open.map(|square| puzzle.size().index(square) as u32);
    open.all(|square| graph.targets(square).count() >= 2)
}

/// Makes a puzzle; returns it with its grade.
///
/// # Errors
/// If there is no such puzzle, or none was found.
pub fn make(wanted: WantedTour) -> Result<(KnightsPuzzle, Difficulty), NoKnightsPuzzle> {
    let mut making = MakingTour::new(wanted);
    while !making.step() {}
    making.puzzle()
}

/// How many draws show which grades are available with blocked squares, and in how many a grade has to
/// turn up: rarer grades would take too long to find.
const DRAWS: u32 = 2_000;
const ENOUGH: usize = 3;

/// The numbers of blocked squares with a table of available grades.
pub const BLOCKED: [u32; 4] = [0, 2, 4, 6];

/// The available grades, a line for 3 to 12 rows and a word for 3 to 12 columns. Each word has hexadecimal
/// digits for each of [`BLOCKED`], first for open tours, then for closed ones: the sum of 1 for Easy, 2 for
/// Medium, 4 for Hard and 8 for Expert. [`sampled`] computes the table.
const GRADES: &str = include_str!("knights_grades.txt");

/// The grades of such puzzles, easiest first; for numbers of blocked squares not in [`BLOCKED`], all
/// grades.
#[must_use]
pub fn available(size: Size, blocked: u32, closed: bool) -> Vec<Difficulty> {
    let wanted = wanted_of(size, blocked, closed);
    let known = match impossible(&wanted) {
        Some(_) => 0,
        None => known(&wanted).unwrap_or(u32::MAX),
    };
    let all = Difficulty::ALL.into_iter();
    all.filter(|&grade| known >> grade as u32 & 1 == 1)
        .collect()
}

/// A wish for such a puzzle.
fn wanted_of(size: Size, blocked: u32, closed: bool) -> WantedTour {
    WantedTour {
        size,
        blocked,
        closed,
        grade: Difficulty::Easy,
        seed: 0,
    }
}

/// The grades of such puzzles in [`GRADES`], as bits.
fn known(
    WantedTour {
        size,
        blocked,
        closed,
        ..
    }: &WantedTour,
) -> Option<u32> {
    let place = BLOCKED.iter().position(|known| known == blocked)?;
    let row = GRADES.lines().nth(size.rows.checked_sub(3)? as usize)?;
    let board = row.split(' ').nth(size.columns.checked_sub(3)? as usize)?;
    let digit = board
        .chars()
        .nth(place + BLOCKED.len() * usize::from(*closed))?;
    digit.to_digit(16)
}

/// The grades of random puzzles, or of every start if no square is blocked.
#[must_use]
pub fn sampled(size: Size, blocked: u32, closed: bool) -> Vec<Difficulty> {
    let wanted = wanted_of(size, blocked, closed);
    if impossible(&wanted).is_some() {
        return Vec::new();
    }
    let mut making = MakingTour::new(wanted);
    let mut found = [0; Difficulty::ALL.len()];
    let mut note = |puzzle: KnightsPuzzle, worth: usize| {
        if let Some(grade) = grade_of(&puzzle, &found) {
            found[grade as usize] += worth;
        }
    };
    if blocked == 0 {
        let start = |start| KnightsPuzzle::new(size, start, closed).ok();
        let all = size.squares().filter_map(start);
        all.for_each(|puzzle| note(puzzle, ENOUGH));
    } else {
        let draws = (0..DRAWS).filter_map(|_| making.drawn_puzzle());
        draws.for_each(|puzzle| note(puzzle, 1));
    }
    let is_found = |grade: &Difficulty| found[*grade as usize] >= ENOUGH;
    Difficulty::ALL.into_iter().filter(is_found).collect()
}

/// The grade of a puzzle if it has a tour; none if every grade has turned up often enough.
fn grade_of(puzzle: &KnightsPuzzle, found: &[usize]) -> Option<Difficulty> {
    if found.iter().all(|&found| found >= ENOUGH) || no_tour(puzzle).is_some() {
        return None;
    }
    let mut grading = Grading::in_short(puzzle);
    while !grading.step() {}
    let start = puzzle.size().index(puzzle.start()) as u32;
    let has_tour = || {
        let mut search = TourSearch::new(puzzle, &[start]);
        search.run(3 * search.squares() as u64) == Some(Found::Tour)
    };
    (grading.has_tour() || has_tour()).then(|| grading.difficulty())
}
