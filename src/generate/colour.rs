//! Makes boards of Colour Queens with exactly one solution, by size and grade.

use std::fmt;
use std::ops::RangeInclusive;

use super::regions::Drawer;
use crate::board::{Regions, Rules};
use crate::hint::Difficulty;
use crate::hint::proof::{Closure, Field};
use crate::puzzles::QueensPuzzle;
use crate::solve::Rng;

/// The sides of generated boards, in squares.
pub const SIDES: RangeInclusive<u32> = 5..=11;

/// How many draws to try before giving up. The rarest boards that are offered turn up once in 1,400.
const PATIENCE: u32 = 200_000;

/// The wanted board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedColours {
    /// The side of the board, in squares.
    pub side: u32,
    /// The grade.
    pub grade: Difficulty,
    /// The seed; another seed makes another board.
    pub seed: u64,
}

/// Why a board can't be made, in a sentence that says what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoColourPuzzle {
    /// The board is too small or too large.
    Side,
    /// Boards of this size hardly ever have the grade.
    Grade(WantedColours),
    /// No board was found in time.
    NotFound(WantedColours),
}

impl fmt::Display for NoColourPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side => write!(
                f,
                "Boards in colours can be made from 5 × 5 to 11 × 11: choose a size in this range."
            ),
            Self::Grade(WantedColours { side, grade, .. }) => write!(
                f,
                "Hardly any {side} × {side} board in colours is {}: choose another grade or size.",
                grade.name()
            ),
            Self::NotFound(wanted) => write!(
                f,
                "No {} board was found in time: try again.",
                wanted.grade.name()
            ),
        }
    }
}

impl std::error::Error for NoColourPuzzle {}

/// The grades that at least one in a hundred boards of a side has, easiest first. Between 1,000 and 30,000
/// boards of each side were graded to find out, and fewer from 9 × 9 on.
#[must_use]
pub fn available(side: u32) -> &'static [Difficulty] {
    match side {
        5..=6 => &Difficulty::ALL[..2],
        7..=8 => &Difficulty::ALL[..3],
        9..=11 => &Difficulty::ALL,
        _ => &[],
    }
}

/// A board of any grade with exactly one solution.
///
/// # Panics
/// If the side is not in [`SIDES`].
#[must_use]
pub fn board(side: u32, seed: u64) -> Regions {
    assert!(SIDES.contains(&side), "boards of this size are made");
    let (drawer, mut rng) = (Drawer::new(side), Rng::new(seed));
    loop {
        if let Some(colours) = drawer.draw(&mut rng) {
            return Regions::new(&colours).expect("regions grow square by square");
        }
    }
}

/// The letters of random regions, row by row from the top. The board has a solution, and often others.
///
/// # Panics
/// If the side is not that of a board.
#[must_use]
pub fn sketch(side: u32, seed: u64) -> String {
    let colours = Drawer::new(side).sketch(&mut Rng::new(seed));
    let letter = |colour| Regions::letter(u32::from(colour));
    colours.into_iter().map(letter).collect()
}

/// The current stage.
#[derive(Clone, Debug)]
enum Stage {
    Drawing,
    /// Finding out whether the drawn board has the grade.
    Grading(QueensPuzzle, Box<(Field, Closure)>),
    Done(Result<QueensPuzzle, NoColourPuzzle>),
}

/// A board being made: draws boards until the grade is right.
#[derive(Clone, Debug)]
pub struct MakingColours {
    wanted: WantedColours,
    rng: Rng,
    drawer: Drawer,
    drawn: u32,
    stage: Stage,
}

impl MakingColours {
    /// Starts to make a board.
    #[must_use]
    pub fn new(wanted: WantedColours) -> Self {
        let WantedColours { side, grade, seed } = wanted;
        let stage = match () {
            () if !SIDES.contains(&side) => Stage::Done(Err(NoColourPuzzle::Side)),
            () if !available(side).contains(&grade) => {
                Stage::Done(Err(NoColourPuzzle::Grade(wanted)))
            }
            () => Stage::Drawing,
        };
        Self {
            wanted,
            rng: Rng::new(seed),
            drawer: Drawer::new(side.clamp(*SIDES.start(), *SIDES.end())),
            drawn: 0,
            stage,
        }
    }

    /// Works for a moment: draws a board, or a step of its grade. Returns whether the board is made, or can't be.
    pub fn step(&mut self) -> bool {
        match &mut self.stage {
            Stage::Drawing => self.draw(),
            Stage::Grading(puzzle, grading) => {
                let (field, closure) = &mut **grading;
                if closure.step(field) {
                    self.stage = match is_of(closure, self.wanted.grade) {
                        true => Stage::Done(Ok(puzzle.clone())),
                        false => Stage::Drawing,
                    };
                }
            }
            Stage::Done(_) => {}
        }
        matches!(self.stage, Stage::Done(_))
    }

    /// How many boards were tried.
    #[must_use]
    pub fn tried(&self) -> u32 {
        self.drawn
    }

    /// The board and its grade, once the work is done.
    ///
    /// # Errors
    /// If there is no such board, or none was found.
    ///
    /// # Panics
    /// If the work is not done.
    pub fn puzzle(&self) -> Result<(QueensPuzzle, Difficulty), NoColourPuzzle> {
        match &self.stage {
            Stage::Done(made) => made.clone().map(|puzzle| (puzzle, self.wanted.grade)),
            _ => panic!("the board is not made yet"),
        }
    }

    /// Makes a board.
    ///
    /// # Errors
    /// If there is no such board, or none was found.
    pub fn of(wanted: WantedColours) -> Result<(QueensPuzzle, Difficulty), NoColourPuzzle> {
        let mut making = Self::new(wanted);
        while !making.step() {}
        making.puzzle()
    }

    fn draw(&mut self) {
        self.drawn += 1;
        if self.drawn > PATIENCE {
            self.stage = Stage::Done(Err(NoColourPuzzle::NotFound(self.wanted)));
        } else if let Some(colours) = self.drawer.draw(&mut self.rng) {
            let regions = Regions::new(&colours).expect("regions grow square by square");
            let rules = Rules::colour(regions);
            let field = Field::of(&rules);
            let closure = Closure::new(field.start(), most(self.wanted.grade));
            let puzzle = QueensPuzzle::with(rules, Vec::new()).expect("no queen is locked");
            self.stage = Stage::Grading(puzzle, Box::new((field, closure)));
        }
    }
}

/// The largest proofs, in units, that need to be known to tell whether a board has a grade.
pub(super) fn most(grade: Difficulty) -> u32 {
    match grade {
        Difficulty::Easy => 1,
        Difficulty::Medium => 2,
        Difficulty::Hard | Difficulty::Expert => 3,
    }
}

/// Whether the closure at the level of [`most`] shows that a board with one solution has the grade.
pub(super) fn is_of(closure: &Closure, grade: Difficulty) -> bool {
    match closure.is_solved() {
        true => Difficulty::of_proofs(closure.size()) == grade,
        false => grade == Difficulty::Expert,
    }
}
