//! Counts the solutions of a board exactly.

use super::QueensSolver;
use super::support::parts::Part;
use super::support::symmetry::Symmetry;
use crate::board::{Regions, Rules};
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "count",
    name: "Count",
    kind: Kind::Counting,
    aspect: Aspect::Attacked,
    profile: "depth",
    idea: "counts all solutions, by symmetry",
    step: "places up to 4,096 queens",
    largest: LARGEST,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: Some("It counts all solutions, and their number doesn’t depend on the order."),
    bytes: |size| bytes_a_row(size, 56),
    pseudocode: &[
        step("split the work; mirror images only once", &["begin"]),
        line("for each part:"),
        step("  put its first queens down", &["part"]),
        step("  search on row by row, 4,096 queens a step", &["search"]),
        step(
            "  at a solution: count it and all its images",
            &["solution"],
        ),
        step("all parts are done: counted", &["counted"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    Count::new(puzzle).into()
}

/// The longest side of a board that can be counted: the bits of a word.
pub const LARGEST: u32 = 32;

/// The longest side for which solutions are also counted up to symmetry.
pub const LARGEST_FUNDAMENTAL: u32 = 14;

/// The most queens placed in one step.
const QUEENS_A_STEP: u32 = 4_096;

/// The whole work in units. Progress is counted in whole units, so that it never decreases.
const WHOLE: u64 = 1 << 53;

/// Backtracking row by row, with one word of bits for the columns and one for the diagonals of each
/// direction. A queen that leaves the next row with no square is not kept. M. Richards,
/// *Backtracking algorithms in MCPL using bit patterns and recursion*, University of Cambridge
/// (1997). With locked queens, a much better method is unlikely: counting completions is #P-complete
/// (I. P. Gent, C. Jefferson, P. Nightingale, *Complexity of n-queens completion*, Journal of
/// Artificial Intelligence Research 59 (2017), 815–848).
///
/// Without locked queens it visits about an eighth of the solutions and works out how many images
/// each has; with locked queens it visits all of them. A step continues to the next solution, or
/// places 4,096 queens. It is never solved, but ends with [`Step::Counted`]. It sends no events to
/// its observer, as there would be too many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    side: u32,
    /// The row of each depth, and the distance to the next one.
    rows: Vec<u32>,
    gaps: Vec<u32>,
    /// For each depth the columns that no locked queen attacks.
    unlocked: Vec<u32>,
    /// The symmetries of the board that keep the set of locked squares.
    kept: Vec<Symmetry>,
    rules: Rules,
    parts: Vec<Part>,
    /// The number of parts begun; the last one is being searched.
    begun: usize,
    /// The open columns of each depth in this part.
    open: Vec<u32>,
    /// The first depth to search in this part.
    first: usize,
    depth: usize,
    frames: Vec<Frame>,
    /// Solutions so far, in thirds: one of three equal images counts as 8/3.
    thirds: u64,
    /// Solutions up to symmetry so far, in twenty-fourths.
    shares: u64,
}

/// The state of a row, given the queens above it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Frame {
    /// The squares left to try, as bits.
    left: u32,
    /// The columns taken, and the squares of this row on diagonals that are taken. On a board with
    /// colours, the second set has the squares of this row that are taken by their colour or touch the queen
    /// before, and the third the colours taken.
    columns: u32,
    falling: u32,
    rising: u32,
}

/// Why the search stopped.
enum Stop {
    Solution,
    EndOfPart,
    Enough,
}

impl Frame {
    /// The squares that no queen above attacks.
    const fn free(&self, open: u32) -> u32 {
        open & !(self.columns | self.falling | self.rising)
    }

    /// The frame of the row `gap` rows further down, after a queen is placed in this one.
    #[inline(always)]
    const fn after(&self, queen: u32, gap: u32, open: u32) -> Self {
        let mut next = Self {
            left: 0,
            columns: self.columns | queen,
            falling: (self.falling | queen) << gap,
            rising: (self.rising | queen) >> gap,
        };
        next.left = next.free(open);
        next
    }

    /// The squares of a row on a board with colours that no queen above attacks.
    const fn free_of_colours(&self, open: u32) -> u32 {
        open & !(self.columns | self.falling)
    }

    /// The frame of another row of a board with colours; one below the board has no squares.
    fn after_colour(&self, regions: &Regions, rows: [u32; 2], queen: u32, open: u32) -> Self {
        let [row, below] = rows;
        let colour = |row, column| regions.colour(Square::new(row, column));
        let colours = self.rising | 1 << colour(row, queen.trailing_zeros());
        let columns = 0..if below < regions.side() {
            regions.side()
        } else {
            0
        };
        let taken = columns.filter(|&column| colours >> colour(below, column) & 1 == 1);
        let touched = match below - row {
            1 => queen << 1 | queen >> 1,
            _ => 0,
        };
        let mut next = Self {
            left: 0,
            columns: self.columns | queen,
            falling: taken.fold(touched, |set, column| set | 1 << column),
            rising: colours,
        };
        next.left = next.free_of_colours(open);
        next
    }
}

impl Count {
    /// A count that has not begun.
    ///
    /// # Panics
    /// If a side of the board is longer than [`LARGEST`].
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let parts = match puzzle.locked() {
            [] if puzzle.rules().has_diagonals() => Part::of_empty(puzzle.side()),
            _ => vec![Part::Whole],
        };
        Self::of(puzzle, parts)
    }

    fn of(puzzle: &QueensPuzzle, parts: Vec<Part>) -> Self {
        let side = puzzle.side();
        assert!(
            side <= LARGEST,
            "a board of {side} a side is too large to count"
        );
        let rows = puzzle.open_rows();
        let unlocked = |&row: &u32| unattacked(puzzle, row);
        Self {
            side,
            gaps: gaps(&rows),
            unlocked: rows.iter().map(unlocked).collect(),
            kept: Symmetry::keeping(side, puzzle.locked()),
            rules: puzzle.rules().clone(),
            parts,
            begun: 0,
            open: vec![0; rows.len() + 1],
            first: 0,
            depth: 0,
            frames: vec![Frame::default(); rows.len() + 1],
            rows,
            thirds: 0,
            shares: 0,
        }
    }
}

/// The columns of a row that no locked queen attacks, as a bit set.
fn unattacked(puzzle: &QueensPuzzle, row: u32) -> u32 {
    let free = |column: &u32| {
        let square = Square::new(row, *column);
        !puzzle
            .locked()
            .iter()
            .any(|&queen| puzzle.rules().attack(queen, square))
    };
    (0..puzzle.side())
        .filter(free)
        .fold(0, |free, column| free | 1 << column)
}

/// The distance from each row to the next; 0 for the last.
fn gaps(rows: &[u32]) -> Vec<u32> {
    let mut gaps: Vec<_> = rows.windows(2).map(|pair| pair[1] - pair[0]).collect();
    gaps.push(0);
    gaps
}

/// Results.
impl Count {
    /// The number of solutions counted so far, with all their images.
    #[must_use]
    pub fn solutions(&self) -> u64 {
        self.thirds / 3
    }

    /// The number of solutions up to symmetry: solutions that rotations and reflections of the
    /// board map to each other count as one. With locked queens, only symmetries that keep the set
    /// of locked squares count.
    ///
    /// Known when the count is complete, on boards without colours of up to [`LARGEST_FUNDAMENTAL`]
    /// squares a side.
    #[must_use]
    pub fn fundamental(&self) -> Option<u64> {
        let known =
            self.is_counted() && self.side <= LARGEST_FUNDAMENTAL && self.rules.has_diagonals();
        known.then_some(self.shares / 24)
    }

    /// Whether every solution has been counted.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.begun == self.parts.len() && self.is_at_end_of_part()
    }

    /// Whether the queens shown are a solution: the one counted last.
    #[must_use]
    pub fn shows_solution(&self) -> bool {
        self.begun > 0 && self.depth == self.rows.len()
    }

    /// Whether no queen has been tried in this part.
    #[must_use]
    pub fn begins_part(&self) -> bool {
        let frame = &self.frames[self.depth];
        let untried = || frame.left == self.free(frame, self.open[self.depth]);
        self.begun > 0 && self.depth == self.first && untried()
    }

    /// The share of the work done, from 0 to 1. The squares of a row count equally.
    #[must_use]
    pub fn done(&self) -> f64 {
        if self.is_counted() {
            return 1.0;
        }
        let share = WHOLE / self.parts.len() as u64;
        let before = self.begun.saturating_sub(1) as u64 * share;
        (before + self.done_of_part(share)) as f64 / WHOLE as f64
    }

    /// The units done of the current part, which has this many.
    fn done_of_part(&self, mut share: u64) -> u64 {
        let mut done = 0;
        for depth in self.first..self.depth.min(self.rows.len()) + usize::from(self.begun > 0) {
            let Some(&open) = self.open.get(depth) else {
                return done;
            };
            let frame = &self.frames[depth];
            let all = u64::from(self.free(frame, open).count_ones());
            let tried = all - u64::from(frame.left.count_ones());
            share /= all.max(1);
            // The last square tried is done unless the search continues below it.
            done += share * tried.saturating_sub(u64::from(depth < self.depth));
        }
        done
    }
}

/// Search.
impl Count {
    fn is_at_end_of_part(&self) -> bool {
        self.depth == self.first && self.frames[self.depth].left == 0
    }

    /// Begins the next part. Returns whether there was one.
    fn begin_part(&mut self) -> bool {
        let Some(&part) = self.parts.get(self.begun) else {
            return false;
        };
        self.begun += 1;
        for (depth, &row) in self.rows.iter().enumerate() {
            self.open[depth] = self.unlocked[depth] & part.open(self.side, row);
        }
        self.depth = 0;
        self.frames[0] = Frame::default();
        for column in part.queens() {
            self.put(1 << column);
        }
        self.first = self.depth;
        let frame = self.frames[self.depth];
        self.frames[self.depth].left = self.free(&frame, self.open[self.depth]);
        if self.shows_solution() {
            self.found();
        }
        true
    }

    /// The squares of a row that no queen above attacks.
    fn free(&self, frame: &Frame, open: u32) -> u32 {
        match self.rules.has_diagonals() {
            true => frame.free(open),
            false => frame.free_of_colours(open),
        }
    }

    /// Places a queen and moves on to the next row, which may have no square left.
    fn put(&mut self, queen: u32) {
        let frame = self.frames[self.depth];
        self.frames[self.depth + 1] = self.after::<true>(self.depth, frame, queen);
        self.depth += 1;
    }

    /// The frame of the next depth, after a queen is placed at this one. Asks for colours only if
    /// there may be some.
    #[inline(always)]
    fn after<const COLOURS: bool>(&self, depth: usize, frame: Frame, queen: u32) -> Frame {
        let (gap, open) = (self.gaps[depth], self.open[depth + 1]);
        match self.rules.regions() {
            Some(regions) if COLOURS => {
                let below = self.rows.get(depth + 1).copied().unwrap_or(self.side);
                frame.after_colour(regions, [self.rows[depth], below], queen, open)
            }
            _ => frame.after(queen, gap, open),
        }
    }

    /// Places up to `most` queens within this part. Returns why it stopped.
    #[inline]
    fn search<const COLOURS: bool>(&mut self, most: u32) -> Stop {
        let (first, end) = (self.first, self.rows.len());
        let mut depth = self.depth;
        let mut frame = self.frames[depth];
        let mut tried = 0;
        let stop = loop {
            while frame.left == 0 && depth > first {
                depth -= 1;
                frame = self.frames[depth];
            }
            if frame.left == 0 {
                break Stop::EndOfPart;
            }
            if tried == most {
                break Stop::Enough;
            }
            tried += 1;
            let queen = frame.left & frame.left.wrapping_neg();
            frame.left ^= queen;
            let next = self.after::<COLOURS>(depth, frame, queen);
            if next.left != 0 || depth + 1 == end {
                self.frames[depth] = frame;
                depth += 1;
                frame = next;
                if depth == end {
                    break Stop::Solution;
                }
            }
        };
        self.frames[depth] = frame;
        self.depth = depth;
        stop
    }

    /// Counts the solution shown, with all its images.
    #[cold]
    fn found(&mut self) {
        let part = self.parts[self.begun - 1];
        if part == Part::Whole {
            self.thirds += 3;
            self.shares += 24 / self.kept.len() as u64 * self.fixing();
            return;
        }
        let columns = self.columns();
        let images = part.images(&columns[..self.side as usize]);
        self.thirds += 24 / images;
        // A symmetry that changes nothing also counts as an image.
        let fixing = if images == 1 { 1 } else { self.fixing() };
        self.shares += 24 / images * fixing;
    }

    /// The number of symmetries that leave the solution unchanged.
    fn fixing(&self) -> u64 {
        if self.kept.len() == 1 {
            return 1;
        }
        let columns = self.columns();
        let fixes = |symmetry: &&Symmetry| {
            self.queens().all(|queen| {
                let image = symmetry.image(self.side, queen);
                columns[image.row as usize] == image.column
            })
        };
        self.kept.iter().filter(fixes).count() as u64
    }

    /// The columns of the solver's queens by row; `None` in rows with a locked queen.
    fn columns(&self) -> [u32; LARGEST as usize] {
        let mut columns = [LARGEST; LARGEST as usize];
        for queen in self.queens() {
            columns[queen.row as usize] = queen.column;
        }
        columns
    }
}

impl QueensPuzzle {
    /// How many solutions it has; none for boards with a side longer than [`LARGEST_COUNT`](LARGEST). It takes
    /// several times as long with every further row.
    #[must_use]
    pub fn count(&self) -> Option<u64> {
        (self.side() <= LARGEST).then(|| {
            let mut count = Count::new(self);
            while count.step(&mut ()) != Step::Counted {}
            count.solutions()
        })
    }
}

impl Solver for Count {
    #[inline]
    fn step<O: Observer>(&mut self, _: &mut O) -> Step {
        let stop = match self.rules.has_diagonals() {
            true => self.search::<false>(QUEENS_A_STEP),
            false => self.search::<true>(QUEENS_A_STEP),
        };
        match stop {
            Stop::Solution => self.found(),
            Stop::EndOfPart if !self.begin_part() => return Step::Counted,
            Stop::EndOfPart | Stop::Enough => {}
        }
        Step::Continue
    }

    fn is_solved(&self) -> bool {
        false
    }

    #[inline]
    fn standing(&self) -> Option<u32> {
        Some(self.depth as u32)
    }
}

impl Shows for Count {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.depth
    }

    fn line(&self, _: &LastStep) -> &'static str {
        match () {
            () if self.shows_solution() => "solution",
            () if self.begins_part() => "part",
            () => "search",
        }
    }

    fn sentence(&self, _: &QueensPuzzle, _: &LastStep) -> Sentence {
        let solutions = counted(self.solutions(), "solution");
        // A whole number: formatting fractions would add 3% to the module.
        let done = (self.done() * 100.0) as u32;
        format!("{solutions} so far, {done}% searched.").into()
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("solutions", self.solutions().into()));
        metrics.extend(
            self.fundamental()
                .map(|count| ("up to symmetry", count.into())),
        );
    }

    fn progress(&self) -> Option<f64> {
        Some(self.done())
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        let queen = |depth: usize| self.frames[depth].columns ^ self.frames[depth + 1].columns;
        (0..self.depth)
            .map(move |depth| Square::new(self.rows[depth], queen(depth).trailing_zeros()))
    }
}
