//! Forward checking's domains after every step, against two other ways to compute them.
//!
//! [`FullScan`] transcribes the published solver, which scans the whole board whenever it rules
//! squares out or restores them; [`declared`] keeps no state and derives every level from the
//! queens on the board. The solver, which looks at a few squares per step, must agree with both.

use forward_check::board::{Size, Square};
use forward_check::puzzles::QueensPuzzle;
use forward_check::solve::queens::ForwardChecking;
use forward_check::solve::{Event, POSSIBLE, Shows, Solver, Step};

use crate::common::colours;
use crate::common::queens::{attack_on, puzzle, several_locks, single_locks};

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Kept,
    Rejected,
    Unwound,
    Exhausted,
}

/// The published solver, transcribed exactly.
struct FullScan {
    puzzle: QueensPuzzle,
    size: Size,
    /// The row of each depth.
    rows: Vec<u32>,
    levels: Vec<i16>,
    queens: Vec<Square>,
}

impl FullScan {
    fn new(puzzle: &QueensPuzzle) -> Self {
        let size = puzzle.size();
        let locked = puzzle.locked();
        let struck = |square: Square| {
            let by = |queen: &Square| queen.row == square.row || attack_on(puzzle, *queen, square);
            locked.iter().any(by)
        };
        let level = |square| if struck(square) { 0 } else { POSSIBLE };
        let open = |row: &u32| locked.iter().all(|queen| queen.row != *row);
        Self {
            puzzle: puzzle.clone(),
            size,
            rows: (0..size.rows).filter(open).collect(),
            levels: size.squares().map(level).collect(),
            queens: Vec::new(),
        }
    }

    /// All squares in the rows of the depths from `depth` on, by number.
    fn from(&self, depth: usize) -> Vec<usize> {
        let rows = &self.rows[depth..];
        let squares = self.size.squares();
        let below = squares.filter(|square| rows.contains(&square.row));
        below.map(|square| self.size.index(square)).collect()
    }

    fn leftmost(&self, depth: usize) -> Option<Square> {
        let row = *self.rows.get(depth)?;
        let mut squares = (0..self.size.columns).map(|column| Square::new(row, column));
        squares.find(|&square| self.levels[self.size.index(square)] == POSSIBLE)
    }

    fn strike(&mut self, queen: Square, level: usize) {
        for index in self.from(level) {
            if self.levels[index] == POSSIBLE && attack_on(&self.puzzle, queen, self.size.at(index))
            {
                self.levels[index] = level as i16;
            }
        }
    }

    fn check(&self, level: usize) -> bool {
        (level..self.rows.len()).all(|depth| self.leftmost(depth).is_some())
    }

    fn unwind(&mut self, depth: usize) -> bool {
        if depth == 0 {
            return false;
        }
        for index in self.from(depth) {
            if self.levels[index] >= depth as i16 {
                self.levels[index] = POSSIBLE;
            }
        }
        self.queens.truncate(depth - 1);
        true
    }

    fn step(&mut self) -> Kind {
        let depth = self.queens.len();
        let Some(square) = self.leftmost(depth) else {
            return match self.unwind(depth) {
                true => Kind::Unwound,
                false => Kind::Exhausted,
            };
        };
        self.queens.push(square);
        self.levels[self.size.index(square)] = depth as i16;
        self.strike(square, depth + 1);
        if self.check(depth + 1) {
            return Kind::Kept;
        }
        self.unwind(depth + 1);
        Kind::Rejected
    }
}

/// The level of every square, given the queens placed and the last square tried in the current row:
/// the number of the first queen that attacks it, 0 for locked queens and from 1 for the others;
/// the depth of its row, if it was tried; otherwise possible.
fn declared(puzzle: &QueensPuzzle, queens: &[Square], last_tried: Option<Square>) -> Vec<i16> {
    let rows = puzzle.open_rows();
    let level = |square: Square| {
        let Some(depth) = rows.iter().position(|&row| row == square.row) else {
            return 0;
        };
        if puzzle
            .locked()
            .iter()
            .any(|&queen| attack_on(puzzle, queen, square))
        {
            return 0;
        }
        let mut above = queens.iter().take(depth);
        if let Some(first) = above.position(|&queen| attack_on(puzzle, queen, square)) {
            return first as i16 + 1;
        }
        // Rows are tried from the left, so the squares left of the last one were tried.
        let tried = queens.get(depth).copied().or(last_tried);
        match tried.filter(|tried| tried.row == square.row && square.column <= tried.column) {
            Some(_) => depth as i16,
            None => POSSIBLE,
        }
    };
    puzzle.size().squares().map(level).collect()
}

/// Applies the events of a step to a board of levels.
fn replay(levels: &mut [i16], size: Size, events: &[Event]) {
    for &event in events {
        match event {
            Event::Assign { depth, square } => levels[size.index(square)] = depth as i16,
            Event::Prune { level, square } => levels[size.index(square)] = level as i16,
            Event::Restore { square } => levels[size.index(square)] = POSSIBLE,
            _ => {}
        }
    }
}

/// The last square tried in the current row, from the events of a step.
fn last_tried(
    kind: Kind,
    before: &[Square],
    events: &[Event],
    so_far: Option<Square>,
) -> Option<Square> {
    let assigned = events.iter().find_map(|event| match event {
        Event::Assign { square, .. } => Some(*square),
        _ => None,
    });
    match kind {
        Kind::Kept => None,
        Kind::Rejected => assigned,
        Kind::Unwound => before.last().copied(),
        Kind::Exhausted => so_far,
    }
}

/// `is_possible` and `left` agree with the levels.
fn check_counts(solver: &ForwardChecking, size: Size) {
    let domains = solver.domains();
    for row in 0..size.rows {
        let squares = (0..size.columns).map(|column| Square::new(row, column));
        let possible = squares.filter(|&square| domains.is_possible(square));
        assert_eq!(domains.left(row) as usize, possible.count(), "row {row}");
    }
}

/// Walks the whole search, past every solution, and compares after every step.
fn check(puzzle: &QueensPuzzle) {
    let size = puzzle.size();
    let mut solver = ForwardChecking::new(puzzle);
    let mut model = FullScan::new(puzzle);
    let mut replayed = model.levels.clone();
    let mut tried = None;
    loop {
        let shown: Vec<_> = solver.queens().collect();
        let levels = solver.domains().levels();
        assert_eq!(shown, model.queens, "{puzzle:?}");
        assert_eq!(levels, model.levels, "{puzzle:?} {shown:?}");
        assert_eq!(
            levels,
            declared(puzzle, &shown, tried),
            "{puzzle:?} {shown:?}"
        );
        assert_eq!(levels, replayed, "{puzzle:?} {shown:?}");
        check_counts(&solver, size);
        let mut events = Vec::new();
        let step = solver.step(&mut events);
        let kind = model.step();
        assert_eq!(
            step == Step::Exhausted,
            kind == Kind::Exhausted,
            "{puzzle:?}"
        );
        replay(&mut replayed, size, &events);
        tried = last_tried(kind, &shown, &events, tried);
        if step == Step::Exhausted {
            // The locked queens' marks are still there.
            assert_eq!(solver.domains().levels(), model.levels);
            return;
        }
    }
}

#[test]
fn domains_on_every_board_without_and_with_a_lock() {
    (1..=7)
        .flat_map(single_locks)
        .for_each(|puzzle| check(&puzzle));
}

#[test]
fn domains_on_8_x_8_with_every_lock() {
    single_locks(8).for_each(|puzzle| check(&puzzle));
}

#[test]
fn domains_with_several_locks() {
    several_locks().for_each(|puzzle| check(&puzzle));
}

#[test]
fn domains_on_colours() {
    colours::boards(4..=8, 12).for_each(|puzzle| check(&puzzle));
}

#[test]
fn the_start_of_the_published_run_by_hand() {
    // A queen locked on a8 rules out only its row, column and diagonal.
    let solver = ForwardChecking::new(&puzzle(8, "a8"));
    let mut wanted = [[POSSIBLE; 8]; 8];
    wanted[0] = [0; 8];
    for (place, row) in wanted.iter_mut().enumerate() {
        row[0] = 0;
        row[place] = 0;
    }
    assert_eq!(solver.domains().levels(), wanted.as_flattened());
}
