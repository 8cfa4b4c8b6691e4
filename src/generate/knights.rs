//! Knights: a puzzle that has a tour, with so many squares blocked, and of the grade that was asked
//! for.
//!
//! Start and blocked squares are drawn until the grade is right, the blocked ones so that the
//! colours left can alternate and every square keeps two neighbours. A tour is always found before a
//! puzzle is handed out.

use std::fmt;

use crate::board::words::counted;
use crate::board::{Size, Square};
use crate::hint::Difficulty;
use crate::hint::knights::Grading;
use crate::puzzles::theorems::{has_closed_tour, has_open_tour, no_tour};
use crate::puzzles::tour_search::Found;
use crate::puzzles::{KnightsPuzzle, TourSearch};
use crate::solve::Rng;

/// The shortest and the longest side that puzzles are made for.
pub const SIDES: std::ops::RangeInclusive<u32> = 3..=12;

/// How many draws are looked at before a puzzle is given up.
const PATIENCE: u32 = 6_000;

/// The puzzle that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The board.
    pub size: Size,
    /// How many squares are blocked: a fifth of the board at most.
    pub blocked: u32,
    /// Whether the tour has to close.
    pub closed: bool,
    /// How hard it is.
    pub grade: Difficulty,
    /// Another seed, another puzzle.
    pub seed: u64,
}

/// Why there is no such puzzle, in a sentence that says what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPuzzle {
    /// The board is too small or too large.
    Size,
    /// So many squares of such a board are never blocked; how many may be.
    Blocked(u32),
    /// A closed tour visits an even number of squares.
    Odd,
    /// The whole board has no such tour.
    NoTour(Size),
    /// None was found.
    NotFound(Wanted),
}

impl fmt::Display for NoPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size => write!(
                f,
                "A knight's puzzles are made from 4 × 3 to 12 × 12: choose such a size."
            ),
            Self::Blocked(most) => write!(
                f,
                "Such a board can have {} at most: block fewer.",
                counted(u64::from(*most), "blocked square")
            ),
            Self::Odd => write!(
                f,
                "A closed tour visits an even number of squares: block one square more or less."
            ),
            Self::NoTour(size) => write!(
                f,
                "No such tour exists on {size}: choose another board, or an open tour."
            ),
            Self::NotFound(wanted) => write!(
                f,
                "No {} puzzle was found on {} with {}: choose another grade, or another number.",
                wanted.grade.name(),
                wanted.size,
                counted(u64::from(wanted.blocked), "blocked square")
            ),
        }
    }
}

impl std::error::Error for NoPuzzle {}

/// What is wrong with a wish, whatever the grade.
fn impossible(wanted: &Wanted) -> Option<NoPuzzle> {
    let Wanted {
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
        () if !fits || size.area() < 12 => Some(NoPuzzle::Size),
        () if blocked > most => Some(NoPuzzle::Blocked(most)),
        () if closed && (size.area() as u32 - blocked) % 2 == 1 => Some(NoPuzzle::Odd),
        () if blocked == 0 && none => Some(NoPuzzle::NoTour(size)),
        () => None,
    }
}

/// What is being done.
#[derive(Clone, Debug)]
enum Stage {
    Drawing,
    /// What was drawn is graded.
    Grading(KnightsPuzzle, Box<Grading>),
    /// What has the grade that is wanted is searched for a tour.
    Proving(KnightsPuzzle, Box<TourSearch>),
    Done(Result<KnightsPuzzle, NoPuzzle>),
}

/// A puzzle being made.
#[derive(Clone, Debug)]
pub struct Making {
    wanted: Wanted,
    rng: Rng,
    drawn: u32,
    stage: Stage,
}

impl Making {
    /// Begins to make a puzzle.
    #[must_use]
    pub fn new(wanted: Wanted) -> Self {
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

    /// A piece of work; tells whether it is over.
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

    /// Draws a start and blocked squares, until nothing can be seen to be wrong with them.
    fn draw(&mut self) -> Stage {
        if self.drawn == PATIENCE {
            return Stage::Done(Err(NoPuzzle::NotFound(self.wanted)));
        }
        self.drawn += 1;
        let Some(puzzle) = self.drawn_puzzle() else {
            return Stage::Drawing;
        };
        let grading = Grading::in_short(&puzzle);
        Stage::Grading(puzzle, Box::new(grading))
    }

    fn drawn_puzzle(&mut self) -> Option<KnightsPuzzle> {
        let Wanted { size, closed, .. } = self.wanted;
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

    /// So many squares of either colour that the colours left can alternate from the start.
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

    /// The puzzle, once the work is over.
    ///
    /// # Errors
    /// If there is none.
    ///
    /// # Panics
    /// If the work is not over.
    pub fn puzzle(&self) -> Result<(KnightsPuzzle, Difficulty), NoPuzzle> {
        match &self.stage {
            Stage::Done(result) => result.clone().map(|puzzle| (puzzle, self.wanted.grade)),
            _ => panic!("the puzzle is not made yet"),
        }
    }
}

/// What comes after grading: a puzzle of the grade has a tour, or is searched for one.
fn graded(puzzle: &KnightsPuzzle, grading: &Grading, wanted: Difficulty) -> Stage {
    let puzzle = puzzle.clone();
    match grading.grade().grade == wanted {
        false => Stage::Drawing,
        true if grading.has_tour() => Stage::Done(Ok(puzzle)),
        true => {
            let start = puzzle.size().index(puzzle.start()) as u32;
            let search = TourSearch::new(&puzzle, &[start]);
            Stage::Proving(puzzle, Box::new(search))
        }
    }
}

/// Whether every square has two neighbours: no blocked square has spoilt it.
fn is_roomy(puzzle: &KnightsPuzzle) -> bool {
    let graph = puzzle.graph();
    let open = puzzle
        .size()
        .squares()
        .filter(|&square| !puzzle.is_blocked(square));
    let mut open = open.map(|square| puzzle.size().index(square) as u32);
    open.all(|square| graph.targets(square).count() >= 2)
}

/// A puzzle and its grade, however long that takes.
///
/// # Errors
/// If there is none, or none was found.
pub fn make(wanted: Wanted) -> Result<(KnightsPuzzle, Difficulty), NoPuzzle> {
    let mut making = Making::new(wanted);
    while !making.step() {}
    making.puzzle()
}

/// How many draws tell which grades puzzles with blocked squares have, and how many of them a grade
/// takes: one that is rarer would be searched for too long.
const DRAWS: u32 = 2_000;
const ENOUGH: usize = 3;

/// The numbers of blocked squares whose grades are known beforehand.
pub const BLOCKED: [u32; 4] = [0, 2, 4, 6];

/// The grades that are found, for boards of 3 to 12 rows, from 3 to 12 columns. Each board has a
/// hexadecimal digit for each of [`BLOCKED`], of open tours and then of closed ones: the sum of 1 for
/// Easy, 2 for Medium, 4 for Hard and 8 for Expert. It is what [`sampled`] finds.
const GRADES: &str = include_str!("knights_grades.txt");

/// The grades that puzzles of this kind can have, the easiest first; with numbers of blocked squares
/// other than [`BLOCKED`], all of them.
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

/// Such puzzles of any grade.
fn wanted_of(size: Size, blocked: u32, closed: bool) -> Wanted {
    Wanted {
        size,
        blocked,
        closed,
        grade: Difficulty::Easy,
        seed: 0,
    }
}

/// The grades of such puzzles as [`GRADES`] has them, a bit for each.
fn known(
    Wanted {
        size,
        blocked,
        closed,
        ..
    }: &Wanted,
) -> Option<u32> {
    let place = BLOCKED.iter().position(|known| known == blocked)?;
    let row = GRADES.lines().nth(size.rows.checked_sub(3)? as usize)?;
    let board = row.split(' ').nth(size.columns.checked_sub(3)? as usize)?;
    let digit = board
        .chars()
        .nth(place + BLOCKED.len() * usize::from(*closed))?;
    digit.to_digit(16)
}

/// The grades of puzzles that are drawn at random: of every start where no square is blocked.
#[must_use]
pub fn sampled(size: Size, blocked: u32, closed: bool) -> Vec<Difficulty> {
    let wanted = wanted_of(size, blocked, closed);
    if impossible(&wanted).is_some() {
        return Vec::new();
    }
    let mut making = Making::new(wanted);
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

/// The grade of a puzzle that has a tour; none where enough are found of every grade.
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
    (grading.has_tour() || has_tour()).then(|| grading.grade().grade)
}
