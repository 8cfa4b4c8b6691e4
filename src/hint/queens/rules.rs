//! The three rules of deduction, and the order in which they are applied.
//!
//! The first rule that applies is used:
//!
//! 1. *Last square*: a line has one square left. Rows come before columns, then the topmost or leftmost.
//! 2. *A line would run out*: a queen on a square would attack every square left on a line. The line with
//!    the fewest squares left comes first, then rows before columns, then the topmost or leftmost; then
//!    the square that comes first in reading order.
//! 3. *Leads nowhere*: from a queen on a square, rules 1 and 2 lead to a line without a square. The
//!    shortest what-if comes first, then the first square in reading order.
//!
//! The order doesn't change what the rules find in the end, but how often each is used.

use super::board::{QueensBoard, ones, square};
use crate::board::Square;
use crate::hint::HintLine;

/// One application of rule 1 or rule 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inference {
    /// The line has only this square left, so its queen goes there.
    LastSquare(HintLine, Square),
    /// A queen on the square would attack every square left on the line, so it is ruled out.
    Empties(HintLine, Square),
}

impl Inference {
    /// The first inference by rule 1 or rule 2, if either applies, on a board where no open line has run
    /// out of squares.
    #[must_use]
    pub fn next(board: &QueensBoard) -> Option<Self> {
        last_square(board).or_else(|| empties(board))
    }

    /// Places the queen or rules out the square.
    pub fn apply(self, board: &mut QueensBoard) {
        match self {
            Self::LastSquare(_, square) => board.place(square),
            Self::Empties(_, square) => board.rule_out(square),
        }
    }

    /// The square that gets the queen or is ruled out.
    #[must_use]
    pub fn square(self) -> Square {
        let (Self::LastSquare(_, square) | Self::Empties(_, square)) = self;
        square
    }

    /// The line that it is about.
    #[must_use]
    pub fn line(self) -> HintLine {
        let (Self::LastSquare(line, _) | Self::Empties(line, _)) = self;
        line
    }
}

fn last_square(board: &QueensBoard) -> Option<Inference> {
    let (line, left) = board.lines().find(|(_, left)| left.count_ones() == 1)?;
    let place = left.trailing_zeros();
    Some(Inference::LastSquare(
        line,
        square(line.kind, line.index, place),
    ))
}

fn empties(board: &QueensBoard) -> Option<Inference> {
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

/// Whether rules 1 and 2 solve a board that has a solution.
#[must_use]
pub fn is_plain(mut board: QueensBoard) -> bool {
    while let Some(inference) = Inference::next(&board) {
        inference.apply(&mut board);
    }
    board.is_full()
}

/// A square that leads nowhere, and what follows from a queen there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadEnd {
    /// The square that is ruled out.
    pub square: Square,
    /// The inferences needed to show it, in order.
    pub follows: Vec<Inference>,
    /// The line that runs out of squares in the end.
    pub line: HintLine,
}

impl DeadEnd {
    /// Tries a queen on a square: a dead end, if rules 1 and 2 then leave a line without a square.
    #[must_use]
    pub fn of(board: &QueensBoard, square: Square) -> Option<Self> {
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

/// Of the inferences that leave a line without a square, those that are needed: the ones that took its
/// squares, the ones that took the squares of the lines behind those, and so on.
fn needed(
    board: &QueensBoard,
    imagined: Square,
    follows: &[Inference],
    line: HintLine,
) -> Vec<Inference> {
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

/// The squares on its line that an inference does not need to be gone.
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
    /// Whether it rules out a square or places a queen that attacks it.
    fn removes(self, gone: Square) -> bool {
        match self {
            Self::LastSquare(_, queen) => attacks(queen, gone),
            Self::Empties(_, square) => square == gone,
        }
    }
}

/// Whether a queen attacks a square or is on it.
fn attacks(queen: Square, square: Square) -> bool {
    queen == square || crate::board::in_line(queen, square)
}

/// How far the rules got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Verdict {
    /// Every row has its queen.
    Finished,
    /// A line has run out of squares, so there is no solution.
    Impossible(HintLine),
    /// No rule applies.
    Open,
}

/// An application of any rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Rule 1 or rule 2.
    Plain(Inference),
    /// Rule 3.
    DeadEnd(DeadEnd),
}

impl Step {
    /// The number of the rule: 1, 2 or 3.
    #[must_use]
    pub fn rule(&self) -> u8 {
        match self {
            Self::Plain(Inference::LastSquare(..)) => 1,
            Self::Plain(Inference::Empties(..)) => 2,
            Self::DeadEnd(_) => 3,
        }
    }
}

/// Applies one rule after another, in small steps.
#[derive(Clone, Debug)]
pub struct Reasoner {
    board: QueensBoard,
    /// While rule 3 looks for the shortest what-if: the squares still to try, and the best so far.
    search: Option<(Vec<Square>, Option<DeadEnd>)>,
}

/// The result of one step of a [`Reasoner`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing yet.
    Nothing,
    /// A rule was applied.
    Step(Step),
    /// No more rules apply.
    Verdict(Verdict),
}

impl Reasoner {
    /// Starts on a board.
    #[must_use]
    pub fn new(board: QueensBoard) -> Self {
        Self {
            board,
            search: None,
        }
    }

    /// The board after the rules applied so far.
    #[must_use]
    pub fn board(&self) -> &QueensBoard {
        &self.board
    }

    /// Applies a rule, or tries one square for rule 3.
    pub fn work(&mut self) -> Found {
        match self.search.take() {
            Some((squares, best)) => self.look(squares, best),
            None => self.begin(),
        }
    }

    /// Applies rule 1 or 2, or starts rule 3.
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

    /// Tries one square for rule 3.
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
