//! Forward checking on bit sets: the same decisions, step for step, in a fraction of the time.

use std::borrow::Cow;

use super::ForwardChecking;
use super::QueensSolver;
use super::support::lookahead::{self, Moment};
use crate::board::Rules;
use crate::solve::domains::POSSIBLE;
use crate::solve::prelude::*;

/// The longest side for which bit sets are worth their memory.
pub(super) const LARGEST: u32 = 512;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "forward-checking-bits",
    name: "Forward checking, bit sets",
    kind: Kind::Systematic,
    aspect: Aspect::Domains,
    profile: "depth",
    idea: "the same decisions, faster",
    step: "places or takes back a queen",
    largest: LARGEST,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: None,
    bytes: |size| {
        bytes_a_row(size, 52) + bytes_a_square(size, 8 * size.columns.div_ceil(u64::BITS))
    },
    pseudocode: &[
        step(
            "a word for every row, a bit for each free square",
            &["begin"],
        ),
        line("repeat until every row has a queen:"),
        line("  if the row’s word has a bit:"),
        step(
            "    queen there; copy the words without what it attacks",
            &["place"],
        ),
        step("    if a word is zero: forget the copy", &["reject"]),
        step("  else back a row; forget its copy", &["back"]),
        step("    no copy left? No solution", &["exhausted"]),
        step("every row has a queen: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    ForwardCheckingBits::new(puzzle).into()
}

/// Columns in a word.
const BITS: usize = u64::BITS as usize;

/// [`ForwardChecking`] with domains as bit sets on a stack.
///
/// The stack has one frame per level: the possible squares of the undecided rows after that many
/// queens. Placing a queen copies the frame without the squares it attacks; taking it back drops
/// the copy. Levels are worked out only when a state is shown: a square has the level of the first
/// frame that lacks it.
///
/// Squares are reported as counts, not one by one: [`Event::Struck`] and [`Event::Restored`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForwardCheckingBits {
    rules: Rules,
    side: usize,
    /// The number of words per row.
    words: usize,
    /// The row of each depth.
    rows: Vec<u32>,
    /// Frames of rows of words: see [`ForwardCheckingBits::place`].
    frames: Vec<u64>,
    /// The queens placed, by depth.
    queens: Reserved<Vec<Square>>,
    /// The number of squares that each queen ruled out.
    struck: Reserved<Vec<u32>>,
    /// The number of possible squares of each depth's row when its turn came.
    had: Reserved<Vec<u32>>,
}

impl ForwardCheckingBits {
    /// Only the squares that locked queens attack are ruled out.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        Self::from(&ForwardChecking::new(puzzle))
    }

    /// The place of a depth's row in a frame.
    #[inline]
    fn place(&self, level: usize, depth: usize) -> usize {
        (level * self.rows.len() + depth) * self.words
    }

    #[inline]
    fn row_set(&self, level: usize, depth: usize) -> &[u64] {
        let place = self.place(level, depth);
        &self.frames[place..place + self.words]
    }

    /// The leftmost possible square of the next row.
    #[inline]
    fn first(&self, depth: usize) -> Option<Square> {
        let set = self.row_set(depth, depth);
        let word = set.iter().position(|&word| word != 0)?;
        let column = word * BITS + set[word].trailing_zeros() as usize;
        Some(Square::new(self.rows[depth], column as u32))
    }

    /// Places a queen and rules out what it attacks. Takes it back if a row runs out of squares.
    #[inline]
    fn put<O: Observer>(&mut self, square: Square, observer: &mut O) -> Step {
        let depth = self.queens.len();
        observer.on(Event::Assign {
            depth: depth as u32,
            square,
        });
        let (own, column) = (self.place(depth, depth), square.column as usize);
        self.frames[own + column / BITS] &= !(1 << (column % BITS));
        let (struck, dry) = self.strike(square, depth + 1, observer);
        if let Some(row) = dry {
            let wiped = Square::new(row, 0);
            observer.on(Event::Wipeout { square: wiped });
            observer.on(Event::Restored { count: struck });
            let depth = depth as u32;
            observer.on(Event::Unassign { depth, square });
            return Step::Continue;
        }
        self.queens.push(square);
        self.struck.push(struck);
        self.enter(depth + 1);
        solved_or_continue(self)
    }

    /// Records how many possible squares a row has when its turn comes.
    #[inline]
    fn enter(&mut self, depth: usize) {
        if depth < self.rows.len() {
            let squares = count(self.row_set(depth, depth));
            self.had.push(squares);
        }
    }

    /// Writes the frame of a level. Returns how many squares were ruled out, and the first row that
    /// ran out of squares.
    #[inline]
    fn strike<O: Observer>(
        &mut self,
        queen: Square,
        level: usize,
        observer: &mut O,
    ) -> (u32, Option<u32>) {
        let (mut struck, mut dry) = (0, None);
        for depth in level..self.rows.len() {
            let row = self.rows[depth];
            let left = match self.rules.attacked_columns(queen, row) {
                None => {
                    let away = row.abs_diff(queen.row) as usize;
                    self.write_row(level, depth, queen.column as usize, away, &mut struck)
                }
                Some(columns) => self.write_without(level, depth, columns.into(), &mut struck),
            };
            if !left && dry.is_none() {
                dry = Some(row);
                if !O::ENABLED {
                    break;
                }
            }
        }
        let count = struck;
        observer.on(Event::Struck { count });
        (struck, dry)
    }

    /// Copies a row from the frame before, without the squares attacked from `away` rows off.
    /// Returns whether it has any left.
    #[inline]
    fn write_row(
        &mut self,
        level: usize,
        depth: usize,
        column: usize,
        away: usize,
        struck: &mut u32,
    ) -> bool {
        let (from, to) = (self.place(level - 1, depth), self.place(level, depth));
        let attacked = [column.wrapping_sub(away), column, column + away];
        if self.words == 1 {
            let old = self.frames[from];
            let new = attacked.iter().fold(old, |set, &column| set & !bit(column));
            self.frames[to] = new;
            *struck += (old ^ new).count_ones();
            return new != 0;
        }
        self.frames.copy_within(from..from + self.words, to);
        for column in attacked {
            if column < self.side {
                let word = &mut self.frames[to + column / BITS];
                *struck += (*word >> (column % BITS) & 1) as u32;
                *word &= !(1 << (column % BITS));
            }
        }
        self.frames[to..to + self.words]
            .iter()
            .any(|&word| word != 0)
    }

    /// Copies a row of one word from the frame before, without these columns. Returns whether it has
    /// any left.
    #[inline]
    fn write_without(
        &mut self,
        level: usize,
        depth: usize,
        columns: u64,
        struck: &mut u32,
    ) -> bool {
        let (from, to) = (self.place(level - 1, depth), self.place(level, depth));
        let old = self.frames[from];
        self.frames[to] = old & !columns;
        *struck += (old & columns).count_ones();
        old & !columns != 0
    }

    /// Takes the last queen back; its own square stays tried.
    #[inline]
    fn unwind<O: Observer>(&mut self, observer: &mut O) -> Step {
        let level = self.queens.len();
        let (Some(square), Some(struck)) = (self.queens.pop(), self.struck.pop()) else {
            return Step::Exhausted;
        };
        let mut restored = struck;
        if level < self.rows.len() {
            let had = self.had.pop().unwrap_or_default();
            restored += had - count(self.row_set(level, level));
        }
        observer.on(Event::Restored { count: restored });
        let depth = self.queens.len() as u32;
        observer.on(Event::Unassign { depth, square });
        Step::Continue
    }

    /// The state after the last step.
    fn moment<'a>(&'a self, last: &'a LastStep, levels: &'a [i16]) -> Moment<'a> {
        Moment {
            size: Size::square(self.side as u32),
            last,
            rows: &self.rows,
            depth: self.queens.len(),
            levels,
        }
    }

    /// Writes the levels of a depth's row: the level of a square is that of the first frame that
    /// lacks it.
    fn write_levels(&self, depth: usize, levels: &mut [i16]) {
        levels.fill(POSSIBLE);
        let last = depth.min(self.queens.len());
        for (place, levels) in levels.chunks_mut(BITS).enumerate() {
            let mut left = u64::MAX >> (BITS - levels.len());
            for level in 0..=last {
                let now = self.row_set(level, depth)[place];
                each_bit(left & !now, |column| levels[column] = level as i16);
                left = now;
            }
        }
    }
}

/// The bit of a column; 0 off the board.
#[inline]
fn bit(column: usize) -> u64 {
    if column < BITS { 1 << column } else { 0 }
}

/// Visits the bits of a word from the lowest up.
fn each_bit(mut word: u64, mut each: impl FnMut(usize)) {
    while word != 0 {
        each(word.trailing_zeros() as usize);
        word &= word - 1;
    }
}

#[inline]
fn count(set: &[u64]) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}

/// Continues from the state of the plain form.
impl From<&ForwardChecking> for ForwardCheckingBits {
    fn from(other: &ForwardChecking) -> Self {
        let domains = other.domains();
        let depths = domains.depths();
        let side = domains.side();
        let words = side.div_ceil(BITS);
        let mut solver = Self {
            rules: domains.rules().clone(),
            side,
            words,
            rows: (0..depths).map(|depth| domains.row(depth)).collect(),
            frames: vec![0; depths * depths * words],
            queens: Reserved::new(depths),
            struck: Reserved::new(depths),
            had: Reserved::new(depths),
        };
        let placed: Vec<_> = other.queens().collect();
        for level in 0..=placed.len().min(depths.saturating_sub(1)) {
            for depth in level..depths {
                solver.fill(level, depth, domains.levels());
            }
        }
        solver.recount(&placed, domains.levels());
        solver
    }
}

impl ForwardCheckingBits {
    /// Sets a row of a frame: the squares that are possible, or were until a later level.
    fn fill(&mut self, level: usize, depth: usize, levels: &[i16]) {
        let place = self.place(level, depth);
        let first = self.rows[depth] as usize * self.side;
        for column in 0..self.side {
            let struck = levels[first + column];
            if struck == POSSIBLE || struck > level as i16 {
                self.frames[place + column / BITS] |= 1 << (column % BITS);
            }
        }
    }

    /// Works out the counts: the marks of a level are what its queen ruled out, and in its own row
    /// also the squares tried.
    fn recount(&mut self, placed: &[Square], levels: &[i16]) {
        for depth in 0..self.rows.len().min(placed.len() + 1) {
            let first = self.rows[depth] as usize * self.side;
            let own = &levels[first..first + self.side];
            let queen = depth.checked_sub(1).map(|before| placed[before]);
            let attacked = |column: usize| {
                let square = Square::new(self.rows[depth], column as u32);
                queen.is_none_or(|queen| self.rules.attack(queen, square))
            };
            let tried = own.iter().enumerate().filter(|&(column, &level)| {
                level == depth as i16 && depth > 0 && !attacked(column)
            });
            let tried = tried.count() as u32;
            let had = count(self.row_set(depth, depth)) + tried;
            self.had.push(had);
        }
        for (depth, &queen) in placed.iter().enumerate() {
            self.queens.push(queen);
            let level = depth + 1;
            let marks = self.rows[level..].iter().map(|&row| {
                let first = row as usize * self.side;
                let own = &levels[first..first + self.side];
                own.iter().filter(|&&struck| struck == level as i16).count() as u32
            });
            let marks: u32 = marks.sum();
            let tried = match self.had.get(level) {
                Some(&had) => had - count(self.row_set(level, level)),
                None => 0,
            };
            self.struck.push(marks - tried);
        }
    }
}

impl Solver for ForwardCheckingBits {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.step_to(None, observer)
    }

    #[inline]
    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        let depth = self.queens.len();
        let first = || choice.or_else(|| self.first(depth));
        let candidate = (!self.is_solved()).then(first);
        if let Some(square) = candidate.flatten() {
            return self.put(square, observer);
        }
        observer.on(Event::Backtrack {
            depth: depth as u32,
        });
        self.unwind(observer)
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.rows.len()
    }
}

impl Shows for ForwardCheckingBits {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.queens.len()
    }

    fn line(&self, last: &LastStep) -> &'static str {
        lookahead::line(last)
    }

    fn sentence(&self, _: &QueensPuzzle, last: &LastStep) -> Sentence {
        let levels = self.levels().unwrap_or_default();
        self.moment(last, &levels).sentence("")
    }

    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        let levels = self.levels().unwrap_or_default();
        annotations.extend(self.moment(last, &levels).annotations());
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let mut squares = Vec::new();
        if let Some(&row) = self.rows.get(depth) {
            for (place, &word) in self.row_set(depth, depth).iter().enumerate() {
                let column = |bit: usize| (place * BITS + bit) as u32;
                each_bit(word, |bit| squares.push(Square::new(row, column(bit))));
            }
        }
        Some(squares)
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }

    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        // Rows with locked queens are ruled out at level 0.
        let mut levels = vec![0; self.side * self.side];
        for (depth, &row) in self.rows.iter().enumerate() {
            let first = row as usize * self.side;
            self.write_levels(depth, &mut levels[first..first + self.side]);
        }
        Some(Cow::Owned(levels))
    }
}
