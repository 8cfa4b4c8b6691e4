//! Shared by all forms of forward checking on domains.

use crate::solve::Domains;
use crate::solve::domains::POSSIBLE;
use crate::solve::prelude::*;

/// The queens placed, and the domains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lookahead {
    pub(crate) domains: Domains,
    /// By depth.
    pub(crate) queens: Reserved<Vec<Square>>,
}

impl Lookahead {
    /// Only the squares that locked queens attack are ruled out.
    pub(crate) fn new(puzzle: &QueensPuzzle) -> Self {
        let domains = Domains::new(puzzle);
        Self {
            queens: Reserved::new(domains.depths()),
            domains,
        }
    }

    /// The state after the last step.
    pub(crate) fn moment<'a>(&'a self, last: &'a LastStep) -> Moment<'a> {
        Moment {
            size: Size::square(self.domains.side() as u32),
            last,
            rows: self.domains.rows_from(0),
            depth: self.queens.len(),
            levels: self.domains.levels(),
        }
    }

    /// Whether every row has its queen.
    pub(crate) fn is_complete(&self) -> bool {
        self.queens.len() == self.domains.depths()
    }

    /// Places a queen and rules out what it attacks. Takes it back if a row runs out of squares.
    /// Returns whether it stays.
    #[inline]
    pub(crate) fn place<O: Observer>(&mut self, square: Square, observer: &mut O) -> bool {
        let depth = self.queens.len();
        observer.on(Event::Assign {
            depth: depth as u32,
            square,
        });
        self.domains.try_square(square, depth);
        self.queens.push(square);
        self.domains.strike(square, depth + 1, observer);
        let Some(row) = self.domains.wiped_out(depth + 1) else {
            return true;
        };
        let square = Square::new(row, 0);
        observer.on(Event::Wipeout { square });
        self.lift(observer);
        false
    }

    /// Takes back the queen before a row that is out of squares.
    #[inline]
    pub(crate) fn backtrack<O: Observer>(&mut self, observer: &mut O) -> Step {
        observer.on(Event::Backtrack {
            depth: self.queens.len() as u32,
        });
        self.lift(observer)
    }

    /// Lifts the last queen and restores what it ruled out. Its own square stays tried.
    #[inline]
    fn lift<O: Observer>(&mut self, observer: &mut O) -> Step {
        let level = self.queens.len();
        let Some(square) = self.queens.pop() else {
            return Step::Exhausted;
        };
        self.domains.unwind(level, square, observer);
        let depth = self.queens.len() as u32;
        observer.on(Event::Unassign { depth, square });
        Step::Continue
    }
}

/// The line of pseudocode for a step: a queen placed, placed and taken back at once, or lifted; or
/// squares ruled out.
pub(crate) fn line(last: &LastStep) -> &'static str {
    match (last.assigned, last.lifted) {
        _ if last.restarted => RESTART,
        (Some(_), None) => "place",
        (Some(_), Some(_)) => "reject",
        (None, Some(_)) => "back",
        (None, None) => "revise",
    }
}

/// The state of a search with domains after its last step.
pub(crate) struct Moment<'a> {
    pub(crate) size: Size,
    pub(crate) last: &'a LastStep,
    /// The rows by depth.
    pub(crate) rows: &'a [u32],
    pub(crate) depth: usize,
    /// The levels of the squares.
    pub(crate) levels: &'a [i16],
}

impl Moment<'_> {
    /// The sentence about a step of forward checking. `why` tells how the row was chosen, if it
    /// was.
    pub(crate) fn sentence(&self, why: &str) -> Sentence {
        let mut board = Namer::new(self.size);
        let text = match (self.last.assigned, self.last.lifted) {
            (Some(square), Some(_)) if self.last.chosen => format!(
                "You chose {}. It leaves row {} with no square, so it comes off.",
                board.name(square),
                self.last.wiped_out.map_or(0, |wiped| board.rank(wiped.row))
            ),
            (Some(square), Some(_)) => format!(
                "{} would leave row {} with no square. Taken back at once.",
                board.name(square),
                self.last.wiped_out.map_or(0, |wiped| board.rank(wiped.row))
            ),
            (Some(square), None) => self.told_placement(&mut board, square, why),
            (None, Some(lifted)) => self.told_back(&mut board, lifted),
            (None, None) => String::new(),
        };
        board.sentence(text)
    }

    /// A queen, what it rules out, and the first row that it brings down to a single square.
    pub(crate) fn told_placement(&self, board: &mut Namer, square: Square, why: &str) -> String {
        let ruled_out = self.told_ruled_out(board, square, why);
        let news = self.brought_to_one().map_or_else(String::new, |only| {
            let row = board.rank(only.row);
            format!(" Row {row} has only {} left.", board.name(only))
        });
        format!("{ruled_out}{news}")
    }

    /// A queen, and what it rules out.
    pub(crate) fn told_ruled_out(&self, board: &mut Namer, square: Square, why: &str) -> String {
        let ruled_out = match self.last.struck {
            0 => "no squares".to_owned(),
            count => counted(u64::from(count), "square"),
        };
        let name = board.name(square);
        match self.last.chosen {
            true => format!("You chose {name}: {ruled_out} ruled out."),
            false => format!("Queen on {name}{why}: {ruled_out} ruled out."),
        }
    }

    fn told_back(&self, board: &mut Namer, lifted: Square) -> String {
        let name = board.name(lifted);
        let Some(row) = self.used_up() else {
            return format!("On to the next solution: {name} comes off.");
        };
        let rank = board.rank(row);
        let back = match self.left(row).as_slice() {
            [] => String::new(),
            free => format!(" Row {rank} gets {} back.", board.list(free)),
        };
        format!("Row {rank} is used up, so {name} comes off.{back}")
    }

    /// The row that was used up in the last step; `None` after a solution.
    fn used_up(&self) -> Option<u32> {
        self.rows.get(self.depth + 1).copied()
    }

    /// The squares that a row can still use.
    fn left(&self, row: u32) -> Vec<Square> {
        let squares = (0..self.size.columns).map(|column| Square::new(row, column));
        squares
            .filter(|&square| self.level(square) == POSSIBLE)
            .collect()
    }

    fn level(&self, square: Square) -> i16 {
        self.levels[self.size.index(square)]
    }

    /// The only square left in the first row that the last queen brought down to one.
    fn brought_to_one(&self) -> Option<Square> {
        let touched = |row: &u32| {
            let mut squares = (0..self.size.columns).map(|column| Square::new(*row, column));
            squares.any(|square| self.level(square) == self.depth as i16)
        };
        let mut rows = self.rows[self.depth..].iter().filter(|row| touched(row));
        rows.find_map(|&row| match self.left(row).as_slice() {
            &[only] => Some(only),
            _ => None,
        })
    }

    /// What to draw of the last step: the row that ran out of squares; or the row that was used up,
    /// the squares it gets back, and the queen taken back.
    pub(crate) fn annotations(&self) -> Vec<Annotation> {
        match (self.last.assigned, self.last.lifted) {
            (None, Some(square)) => {
                let free = self.used_up().map(|row| (row, self.left(row)));
                went_back(square, free).collect()
            }
            _ => self.last.emptied().into_iter().collect(),
        }
    }
}

/// A queen taken back, the row that was used up, and the squares that row can use again.
pub(crate) fn went_back(
    square: Square,
    used_up: Option<(u32, Vec<Square>)>,
) -> impl Iterator<Item = Annotation> {
    let row = used_up.into_iter().flat_map(|(row, free)| {
        let free = free
            .into_iter()
            .map(|square| Annotation::FreeAgain { square });
        std::iter::once(Annotation::UsedUp { row }).chain(free)
    });
    row.chain([Annotation::TakenBack { square }])
}
