//! The three rules of deduction, and the order in which they are applied.
//!
//! The simplest rule that applies goes first: *last square*, then *empties a line*, then *leads
//! nowhere*. Of several lines with one square left it is a row before a column, the topmost or the
//! leftmost. Of several lines that a square would empty it is the one with the fewest squares left,
//! then a row before a column, then the topmost or leftmost, and then the square that comes first
//! from the top left. Of several squares that lead nowhere it is the one whose what-if is shortest,
//! then the first from the top left. What the rules find in the end does not depend on the order;
//! how often each is needed does.

use super::board::{Board, ones, square};
use crate::board::Square;
use crate::hint::Line;

/// One application of rule 1 or rule 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inference {
    /// The line has this one square left: its queen goes there.
    LastSquare(Line, Square),
    /// A queen on the square would attack every square left of the line: it is ruled out.
    Empties(Line, Square),
}

impl Inference {
    /// The simplest one that applies; nothing where neither rule does. Asked of a board without an
    /// empty line.
    #[must_use]
    pub fn next(board: &Board) -> Option<Self> {
        last_square(board).or_else(|| empties(board))
    }

    /// Does it on a board.
    pub fn apply(self, board: &mut Board) {
        match self {
            Self::LastSquare(_, square) => board.place(square),
            Self::Empties(_, square) => board.rule_out(square),
        }
    }

    /// The square placed or ruled out.
    #[must_use]
    pub fn square(self) -> Square {
        let (Self::LastSquare(_, square) | Self::Empties(_, square)) = self;
        square
    }

    /// The line that it follows from.
    #[must_use]
    pub fn line(self) -> Line {
        let (Self::LastSquare(line, _) | Self::Empties(line, _)) = self;
        line
    }
}

fn last_square(board: &Board) -> Option<Inference> {
    let (line, left) = board.lines().find(|(_, left)| left.count_ones() == 1)?;
    let place = left.trailing_zeros();
    Some(Inference::LastSquare(
        line,
        square(line.kind, line.index, place),
    ))
}

fn empties(board: &Board) -> Option<Inference> {
    let of_length = |length| {
        board
            .lines()
            .filter(move |(_, left)| left.count_ones() == length)
    };
    let lines = (2..=3).flat_map(of_length);
    let mut found = lines.filter_map(|(line, _)| Some((line, board.attackers_of_all(line).min()?)));
    found
        .next()
        .map(|(line, square)| Inference::Empties(line, square))
}

/// Whether rules 1 and 2 finish a board that has a solution.
#[must_use]
pub fn is_plain(mut board: Board) -> bool {
    while let Some(inference) = Inference::next(&board) {
        inference.apply(&mut board);
    }
    board.is_full()
}

/// A square that leads nowhere, with what follows from a queen there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadEnd {
    /// The square that is ruled out.
    pub square: Square,
    /// What follows step by step, as far as it is needed.
    pub follows: Vec<Inference>,
    /// The line that has no square left in the end.
    pub line: Line,
}

impl DeadEnd {
    /// What a queen on a square leads to by rules 1 and 2 alone, if that is a line without a square.
    #[must_use]
    pub fn of(board: &Board, square: Square) -> Option<Self> {
        let mut imagined = board.clone();
        imagined.place(square);
        let mut follows = Vec::new();
        let line = loop {
            if let Some(line) = imagined.empty_line() {
                break line;
            }
            let next = Inference::next(&imagined)?;
            next.apply(&mut imagined);
            follows.push(next);
        };
        let follows = needed(board, square, &follows, line);
        Some(Self {
            square,
            follows,
            line,
        })
    }
}

/// Of the inferences that lead to an empty line those that it takes: what emptied the line, what
/// emptied the lines that they follow from, and so on.
fn needed(board: &Board, imagined: Square, follows: &[Inference], line: Line) -> Vec<Inference> {
    let mut is_needed = vec![false; follows.len()];
    let mut open = vec![(line, None, follows.len())];
    while let Some((line, but, before)) = open.pop() {
        for place in ones(board.left_in(line)) {
            let gone = square(line.kind, line.index, place);
            if but.is_some_and(|but: But| but.keeps(gone)) || attacks(imagined, gone) {
                continue;
            }
            let cause = follows[..before].iter().position(|step| step.removes(gone));
            let Some(cause) = cause else { continue };
            if !std::mem::replace(&mut is_needed[cause], true) {
                let step = follows[cause];
                open.push((step.line(), Some(But(step)), cause));
            }
        }
    }
    let kept = follows.iter().zip(is_needed);
    kept.filter_map(|(&step, needed)| needed.then_some(step))
        .collect()
}

/// The squares of its line that an inference leaves alone.
#[derive(Clone, Copy)]
struct But(Inference);

impl But {
    fn keeps(self, square: Square) -> bool {
        match self.0 {
            Inference::LastSquare(_, last) => square == last,
            Inference::Empties(_, from) => attacks(from, square),
        }
    }
}

impl Inference {
    /// Whether it takes a square away from those left.
    fn removes(self, gone: Square) -> bool {
        match self {
            Self::LastSquare(_, queen) => attacks(queen, gone),
            Self::Empties(_, square) => square == gone,
        }
    }
}

/// Whether a queen attacks a square, or stands on it.
fn attacks(queen: Square, square: Square) -> bool {
    queen == square || crate::board::in_line(queen, square)
}

/// What the rules, applied as often as they can be, came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every row has its queen.
    Finished,
    /// A line has no square left: there is no solution.
    Impossible(Line),
    /// No rule applies any more.
    Open,
}

/// One application of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Of rule 1 or rule 2.
    Plain(Inference),
    /// Of rule 3.
    DeadEnd(DeadEnd),
}

impl Step {
    /// The number of the rule, from 1 on.
    #[must_use]
    pub fn rule(&self) -> u8 {
        match self {
            Self::Plain(Inference::LastSquare(..)) => 1,
            Self::Plain(Inference::Empties(..)) => 2,
            Self::DeadEnd(_) => 3,
        }
    }
}

/// Deduction at work: one rule applied after the other, found in small pieces of work.
#[derive(Clone, Debug)]
pub struct Reasoner {
    board: Board,
    /// While rule 3 looks for its shortest what-if: the squares to look at yet, and the best so far.
    search: Option<(Vec<Square>, Option<DeadEnd>)>,
}

/// What a piece of work came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing yet.
    Nothing,
    /// A rule applies; it is applied.
    Step(Step),
    /// It is over.
    Verdict(Verdict),
}

impl Reasoner {
    /// Begins on a board.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self {
            board,
            search: None,
        }
    }

    /// The board as far as it is worked out.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// A piece of work: a rule applied, or a square looked at that may lead nowhere.
    pub fn work(&mut self) -> Found {
        match self.search.take() {
            Some((squares, best)) => self.look(squares, best),
            None => self.begin(),
        }
    }

    /// Rules 1 and 2, or the beginning of rule 3.
    fn begin(&mut self) -> Found {
        if let Some(line) = self.board.empty_line() {
            return Found::Verdict(Verdict::Impossible(line));
        }
        if self.board.is_full() {
            return Found::Verdict(Verdict::Finished);
        }
        if let Some(inference) = Inference::next(&self.board) {
            inference.apply(&mut self.board);
            return Found::Step(Step::Plain(inference));
        }
        let mut squares: Vec<_> = self.board.squares().collect();
        squares.reverse();
        self.search = Some((squares, None));
        Found::Nothing
    }

    /// Rule 3 looks at one square.
    fn look(&mut self, mut squares: Vec<Square>, mut best: Option<DeadEnd>) -> Found {
        if let Some(square) = squares.pop() {
            if let Some(found) = DeadEnd::of(&self.board, square) {
                let shorter = |best: &DeadEnd| found.follows.len() < best.follows.len();
                if best.as_ref().is_none_or(shorter) {
                    best = Some(found);
                }
            }
            self.search = Some((squares, best));
            return Found::Nothing;
        }
        match best {
            Some(found) => {
                self.board.rule_out(found.square);
                Found::Step(Step::DeadEnd(found))
            }
            None => Found::Verdict(Verdict::Open),
        }
    }
}
