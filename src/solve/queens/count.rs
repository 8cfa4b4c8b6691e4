//! Counting: every solution of a board, exactly.

use super::QueensSolver;
use super::support::parts::Part;
use super::support::symmetry::Symmetry;
use crate::board::in_line;
use crate::solve::prelude::*;

/// What people are told about it.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "count",
    name: "Count",
    kind: Kind::Counting,
    panel: Panel::Attacked,
    profile: "depth",
    idea: "counts all solutions, by symmetry",
    step: "is up to 4,096 queens",
    largest: LARGEST,
    options: &[],
    seeded: false,
    nested: None,
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

/// The most squares on a side of a board whose solutions can be counted: the bits of a word.
pub const LARGEST: u32 = 32;

/// The largest side up to which solutions are also counted up to symmetry.
pub const LARGEST_FUNDAMENTAL: u32 = 14;

/// How many queens a step puts down at most.
const QUEENS_A_STEP: u32 = 4_096;

/// The measure of the whole work; parts of it are whole numbers, so that they never go back.
const WHOLE: u64 = 1 << 53;

/// Backtracking row by row, with a word of bits for the columns and one for the diagonals of each
/// kind; a queen that leaves the next row without a square is not kept. M. Richards, *Backtracking
/// algorithms in MCPL using bit patterns and recursion*, University of Cambridge (1997). Nothing
/// much better is to be hoped for where queens are locked: to count how a board can be completed is
/// #P-complete (I. P. Gent, C. Jefferson, P. Nightingale, *Complexity of n-queens completion*,
/// Journal of Artificial Intelligence Research 59 (2017), 815–848).
///
/// Without a lock it meets about an eighth of the solutions and knows how many images each has;
/// with locks it meets them all. A step goes on to the next solution, or puts down 4,096 queens. It
/// is never solved: it ends with [`Step::Counted`]. It tells an observer nothing, for the queens
/// come too fast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    side: u32,
    /// The row of each depth, and how many rows further down the next one is.
    rows: Vec<u32>,
    gaps: Vec<u32>,
    /// For each depth the columns that no locked queen attacks.
    unlocked: Vec<u32>,
    /// The symmetries of the board that keep the set of locked squares.
    kept: Vec<Symmetry>,
    parts: Vec<Part>,
    /// How many parts have been begun; the last of them is being searched.
    begun: usize,
    /// For each depth the columns that are open in this part.
    open: Vec<u32>,
    /// The first depth that is searched in this part.
    first: usize,
    depth: usize,
    frames: Vec<Frame>,
    /// Solutions so far, in thirds: one of three equal images stands for 8/3.
    thirds: u64,
    /// Solutions up to symmetry so far, in twenty-fourths.
    shares: u64,
}

/// What the queens above a row leave of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Frame {
    /// The squares still to try.
    left: u32,
    /// The columns taken, and where the diagonals cross this row.
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

    /// The frame of a row `gap` rows further down, once a queen stands in this one.
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
}

impl Count {
    /// Nothing is counted yet.
    ///
    /// # Panics
    /// If a side of the board is longer than [`LARGEST`].
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let parts = match puzzle.locked() {
            [] => Part::of_empty(puzzle.side()),
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
        !puzzle.locked().iter().any(|&queen| in_line(queen, square))
    };
    (0..puzzle.side())
        .filter(free)
        .fold(0, |free, column| free | 1 << column)
}

/// How far the next row is from each; nothing for the last.
fn gaps(rows: &[u32]) -> Vec<u32> {
    let mut gaps: Vec<_> = rows.windows(2).map(|pair| pair[1] - pair[0]).collect();
    gaps.push(0);
    gaps
}

/// What is known of the count.
impl Count {
    /// How many solutions have been counted, with all their images.
    #[must_use]
    pub fn solutions(&self) -> u64 {
        self.thirds / 3
    }

    /// How many solutions there are if those count as one that turns and reflections of the board
    /// change into each other; where queens are locked, only those symmetries that keep the set of
    /// locked squares, for the others lead to another puzzle.
    ///
    /// Known once the count is complete, on boards of up to [`LARGEST_FUNDAMENTAL`] a side.
    #[must_use]
    pub fn fundamental(&self) -> Option<u64> {
        let known = self.is_counted() && self.side <= LARGEST_FUNDAMENTAL;
        known.then_some(self.shares / 24)
    }

    /// Whether every solution has been counted.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.begun == self.parts.len() && self.is_at_end_of_part()
    }

    /// Whether the queens shown are a solution, the one counted last.
    #[must_use]
    pub fn shows_solution(&self) -> bool {
        self.begun > 0 && self.depth == self.rows.len()
    }

    /// Whether no queen has been tried in this part of the work.
    #[must_use]
    pub fn begins_part(&self) -> bool {
        let frame = &self.frames[self.depth];
        let untried = || frame.left == frame.free(self.open[self.depth]);
        self.begun > 0 && self.depth == self.first && untried()
    }

    /// How much of the work is done, from 0 to 1: the squares of a row take equal shares of it.
    #[must_use]
    pub fn done(&self) -> f64 {
        if self.is_counted() {
            return 1.0;
        }
        let share = WHOLE / self.parts.len() as u64;
        let before = self.begun.saturating_sub(1) as u64 * share;
        (before + self.done_of_part(share)) as f64 / WHOLE as f64
    }

    /// What is done of the part being searched, of a share that is the whole of it.
    fn done_of_part(&self, mut share: u64) -> u64 {
        let mut done = 0;
        for depth in self.first..self.depth.min(self.rows.len()) + usize::from(self.begun > 0) {
            let Some(&open) = self.open.get(depth) else {
                return done;
            };
            let frame = &self.frames[depth];
            let all = u64::from(frame.free(open).count_ones());
            let tried = all - u64::from(frame.left.count_ones());
            share /= all.max(1);
            // The square tried last is done unless the search goes on below it.
            done += share * tried.saturating_sub(u64::from(depth < self.depth));
        }
        done
    }
}

/// The search.
impl Count {
    fn is_at_end_of_part(&self) -> bool {
        self.depth == self.first && self.frames[self.depth].left == 0
    }

    /// Begins the next part; tells whether there was one.
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
        self.frames[self.depth].left = self.frames[self.depth].free(self.open[self.depth]);
        if self.shows_solution() {
            self.found();
        }
        true
    }

    /// Puts a queen on the row being decided and goes on to the next, which may have no square left.
    fn put(&mut self, queen: u32) {
        let open = self.open[self.depth + 1];
        self.frames[self.depth + 1] =
            self.frames[self.depth].after(queen, self.gaps[self.depth], open);
        self.depth += 1;
    }

    /// Puts down up to so many queens within this part; tells how it stopped.
    #[inline]
    fn search(&mut self, most: u32) -> Stop {
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
            let next = frame.after(queen, self.gaps[depth], self.open[depth + 1]);
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
        // A symmetry that changes nothing leads to an image, too.
        let fixing = if images == 1 { 1 } else { self.fixing() };
        self.shares += 24 / images * fixing;
    }

    /// How many of the symmetries leave the solution shown as it is.
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

    /// The columns of the solver's own queens by row; no column where a queen is locked.
    fn columns(&self) -> [u32; LARGEST as usize] {
        let mut columns = [LARGEST; LARGEST as usize];
        for queen in self.queens() {
            columns[queen.row as usize] = queen.column;
        }
        columns
    }
}

/// How many solutions a puzzle has.
///
/// # Panics
/// If a side of the board is longer than [`LARGEST`].
#[must_use]
pub fn count_solutions(puzzle: &QueensPuzzle) -> u64 {
    let mut count = Count::new(puzzle);
    while count.step(&mut ()) != Step::Counted {}
    count.solutions()
}

impl Solver for Count {
    #[inline]
    fn step<O: Observer>(&mut self, _: &mut O) -> Step {
        match self.search(QUEENS_A_STEP) {
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
        let done = (self.done() * 100.0).floor();
        format!("{solutions} so far, {done} % searched.").into()
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
}

impl ShowsQueens for Count {
    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        let queen = |depth: usize| self.frames[depth].columns ^ self.frames[depth + 1].columns;
        (0..self.depth)
            .map(move |depth| Square::new(self.rows[depth], queen(depth).trailing_zeros()))
    }
}
