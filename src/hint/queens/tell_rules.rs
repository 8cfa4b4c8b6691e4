//! Deductions by the three rules in words and marks, on boards larger than 12 × 12.

use super::board::{QueensBoard, squares_of};
use super::rules::{DeadEnd, Inference, Step};
use super::tell::{all_of, empties, last_square};
use crate::board::words::and_list;
use crate::board::{Size, Square, in_line};
use crate::hint::{Deduction, HintLine, Imagined, LineKind};
use crate::puzzles::QueensGame;

/// The position of a deduction.
#[derive(Clone, Copy, Debug)]
pub struct RulesTeller<'a> {
    /// The game.
    pub game: &'a QueensGame,
    /// The squares left before the deduction.
    pub board: &'a QueensBoard,
    /// The squares that earlier deductions ruled out.
    pub earlier: &'a [Square],
}

impl RulesTeller<'_> {
    /// A deduction in words and marks.
    #[must_use]
    pub fn tell(&self, step: &Step) -> Deduction {
        match step {
            Step::Plain(Inference::LastSquare(line, square)) => self.last_square(*line, *square),
            Step::Plain(Inference::Empties(line, square)) => self.empties(*line, *square),
            Step::DeadEnd(found) => self.dead_end(found),
        }
    }

    fn last_square(&self, line: HintLine, last: Square) -> Deduction {
        Deduction {
            leans_on: self.leans_on(&[line], None),
            ..last_square(self.game, line.into(), last)
        }
    }

    fn empties(&self, line: HintLine, square: Square) -> Deduction {
        let left: Vec<_> = squares_of(line, self.board.left_in(line)).collect();
        Deduction {
            leans_on: self.leans_on(&[line], None),
            ..empties(self.game, line.into(), &left, square)
        }
    }

    fn dead_end(&self, found: &DeadEnd) -> Deduction {
        let name = self.name(found.square);
        let mut lines: Vec<_> = found.follows.iter().map(|step| step.line()).collect();
        lines.push(found.line);
        Deduction {
            rule: "leads-nowhere",
            name: "Leads nowhere",
            text: format!(
                "A queen on {name} would leave {} with no square, so {name} is out.",
                self.line(found.line).to_ascii_lowercase()
            ),
            named: vec![self.number(found.square)],
            lines: vec![found.line],
            imagined: Some(self.number(found.square)),
            ruled_out: vec![self.number(found.square)],
            leans_on: self.leans_on(&lines, Some(found.square)),
            what_if: self.what_if(found),
            ..Deduction::default()
        }
    }

    fn what_if(&self, found: &DeadEnd) -> Vec<Imagined> {
        let mut board = self.board.clone();
        board.place(found.square);
        let mut now = Imagined {
            text: format!("Imagine a queen on {}.", self.name(found.square)),
            pieces: vec![self.number(found.square)],
            ..Imagined::default()
        };
        let mut moments = vec![now.clone()];
        for &step in &found.follows {
            now.text = self.follows(&board, step);
            now.line = Some(step.line());
            let square = self.number(step.square());
            match step {
                Inference::LastSquare(..) => now.pieces.push(square),
                Inference::Empties(..) => now.ruled_out.push(square),
            }
            step.apply(&mut board);
            moments.push(now.clone());
        }
        now.text = format!(
            "Now {} has no square left.",
            self.line(found.line).to_ascii_lowercase()
        );
        now.line = Some(found.line);
        moments.push(now);
        moments
    }

    fn follows(&self, board: &QueensBoard, step: Inference) -> String {
        let left: Vec<_> = squares_of(step.line(), board.left_in(step.line())).collect();
        let line = self.line(step.line());
        match step {
            Inference::LastSquare(_, square) => {
                format!("{line} has one square left: {}.", self.name(square))
            }
            Inference::Empties(_, square) => format!(
                "{line} has only {} left. {} attacks {}, so it is out.",
                self.names(&left),
                self.name(square),
                all_of(left.len())
            ),
        }
    }

    /// The squares of some lines that only deductions have ruled out.
    fn leans_on(&self, lines: &[HintLine], imagined: Option<Square>) -> Vec<u64> {
        let on_line = |square: Square, line: &HintLine| match line.kind {
            LineKind::Row => square.row == line.index,
            LineKind::Column | LineKind::Colour => square.column == line.index,
        };
        let earlier = self.earlier.iter().copied();
        let leaned = earlier.filter(|&square| lines.iter().any(|line| on_line(square, line)));
        let seen = |square| imagined.is_some_and(|queen| queen == square || in_line(queen, square));
        leaned
            .filter(|&s| !seen(s))
            .map(|s| self.number(s))
            .collect()
    }

    fn size(&self) -> Size {
        self.game.puzzle().size()
    }

    fn number(&self, square: Square) -> u64 {
        self.size().number(square)
    }

    fn name(&self, square: Square) -> String {
        self.size().name(square)
    }

    fn names(&self, squares: &[Square]) -> String {
        let names: Vec<_> = squares.iter().map(|&square| self.name(square)).collect();
        and_list(&names)
    }

    fn line(&self, line: HintLine) -> String {
        self.game.puzzle().rules().unit_title(line.into())
    }
}
