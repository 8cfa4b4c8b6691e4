//! The sentences and drawings of arc consistency.

use std::borrow::Cow;

use super::ArcConsistency;
use crate::board::Unit;
use crate::solve::annotation::BoardLine;
use crate::solve::prelude::*;
use crate::solve::queens::support::lookahead::{self, Moment};
use crate::solve::queens::to_place;

impl ArcConsistency {
    /// The state after the last step.
    fn moment<'a>(&'a self, last: &'a LastStep) -> Moment<'a> {
        Moment {
            size: Size::square(self.side),
            last,
            rows: &self.rows,
            depth: self.queens.len(),
            levels: &self.levels,
        }
    }

    /// The sentence about a queen placed. A row that has run out of squares matters more than one
    /// with a single square left.
    fn told_placement(&self, board: &mut Namer, square: Square, last: &LastStep) -> String {
        let moment = self.moment(last);
        match last.wiped_out {
            None => moment.told_placement(board, square, ""),
            Some(_) => {
                let ruled_out = moment.told_ruled_out(board, square, "");
                format!("{ruled_out}{}", self.told_dry(last))
            }
        }
    }

    /// The sentence about a queen taken back.
    fn told_back(&self, board: &mut Namer, lifted: Square) -> String {
        let name = board.name(lifted);
        let Some(line) = self.went_back_for else {
            return format!("On to the next solution: {name} comes off.");
        };
        let title = self.rules.unit_title(self.unit(line));
        let free: Vec<_> = self.open_squares(line).collect();
        let free = board.list(&free);
        format!("{title} ran out of squares, so {name} comes off. {title} gets {free} back.")
    }

    /// What to add when a line has run out of squares.
    fn told_dry(&self, last: &LastStep) -> String {
        let dry = self.dry.filter(|_| last.wiped_out.is_some());
        dry.map_or_else(String::new, |line| {
            let title = self.rules.unit_title(self.unit(line));
            format!(" {title} runs out of squares.")
        })
    }

    /// The squares that a row can still use.
    fn possible(&self, row: u32) -> impl Iterator<Item = Square> + '_ {
        let squares = (0..self.side).map(move |column| Square::new(row, column));
        squares.filter(|&square| self.is_possible(square))
    }

    /// The sentence about the squares that a revision ruled out.
    fn told_revision(&self, board: &mut Namer, last: &LastStep) -> String {
        let [first, ..] = self.revised() else {
            return String::new();
        };
        let Some(by) = self.unsupported_by(*first) else {
            return String::new();
        };
        let (each, they) = match self.revised().len() {
            1 => ("", "it’s"),
            _ => ("each ", "they’re"),
        };
        format!(
            "{} would {each}leave {} with no square, so {they} ruled out.{}",
            board.list(self.revised()),
            self.rules.unit_name(by),
            self.told_dry(last)
        )
    }
}

impl Shows for ArcConsistency {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &super::INFO
    }

    fn depth(&self) -> usize {
        self.queens.len()
    }

    fn line(&self, last: &LastStep) -> &'static str {
        lookahead::line(last)
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let text = match (last.assigned, last.lifted) {
            (Some(square), _) => self.told_placement(&mut board, square, last),
            (None, Some(lifted)) => self.told_back(&mut board, lifted),
            (None, None) => self.told_revision(&mut board, last),
        };
        board.sentence(text)
    }

    /// The first propagation happens before the first step, so the opening tells its result.
    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        let to_place = to_place(puzzle).text;
        let propagated = self.trail.iter();
        let propagated = propagated.filter(|&&square| self.unsupported_by(square).is_some());
        let ruled_out = match propagated.count() {
            0 => String::new(),
            count => format!(
                " {} ruled out by propagation.",
                counted(count as u64, "square")
            ),
        };
        let dry = self.dry.map_or_else(String::new, |line| {
            let title = self.rules.unit_title(self.unit(line));
            format!(" {title} runs out of squares.")
        });
        format!("{to_place}{ruled_out}{dry}").into()
    }

    /// The colour that has run out of squares, if one has.
    fn cause(&self) -> Option<Cause> {
        match self.unit(self.dry?) {
            Unit::Colour(colour) => Some(Cause::RanDry(BoardLine::Colour(colour))),
            Unit::Row(_) | Unit::Column(_) => None,
        }
    }

    /// Empty below the last queen if a line has run out of squares.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let doomed = self.dry.is_some() && depth == self.queens.len();
        let row = self.rows.get(depth).filter(|_| !doomed);
        Some(row.map_or_else(Vec::new, |&row| self.possible(row).collect()))
    }

    /// The line or queen of the last step, and every square ruled out for lack of support.
    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        match self
            .dry
            .filter(|_| last.wiped_out.is_some())
            .map(|line| self.unit(line))
        {
            Some(colour @ Unit::Colour(_)) => {
                let squares = self.rules.squares_of(colour).into_iter();
                annotations.extend(squares.map(|square| Annotation::Fault { square }));
            }
            _ => annotations.extend(last.emptied()),
        }
        if let (None, Some(square)) = (last.assigned, last.lifted) {
            self.annotate_back(square, annotations);
        }
        let struck = self.trail.iter().enumerate();
        annotations.extend(struck.filter_map(|(place, &square)| {
            let fresh = place >= self.revised;
            Some(match self.unsupported_by(square)? {
                Unit::Row(row) | Unit::Column(row) => {
                    Annotation::Unsupported { square, row, fresh }
                }
                Unit::Colour(colour) => Annotation::UnsupportedByColour {
                    square,
                    colour,
                    fresh,
                },
            })
        }));
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }

    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        Some(Cow::Borrowed(&self.levels))
    }
}

impl ArcConsistency {
    /// A queen taken back, and the squares that its row or colour can use again.
    fn annotate_back(&self, square: Square, annotations: &mut Vec<Annotation>) {
        let line = self.went_back_for;
        match line.map(|line| (self.unit(line), self.open_squares(line))) {
            Some((Unit::Colour(_), free)) => {
                annotations.extend(free.map(|square| Annotation::FreeAgain { square }));
                annotations.push(Annotation::TakenBack { square });
            }
            _ => {
                let free = line.map(|row| (row, self.possible(row).collect()));
                annotations.extend(lookahead::went_back(square, free));
            }
        }
    }
}
