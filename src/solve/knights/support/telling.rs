//! Sentences about a knight that jumps and turns back.

use crate::board::KnightGraph;
use crate::solve::prelude::*;

/// The state of a walk after a step.
pub(crate) struct Stand<'a> {
    pub(crate) graph: &'a KnightGraph,
    /// The numbers of the squares visited, in order.
    pub(crate) path: &'a [u32],
    /// The number of squares of a tour.
    pub(crate) squares: usize,
    /// Whether a tour must close.
    pub(crate) closed: bool,
    /// Whether you chose the jump.
    pub(crate) chosen: bool,
    /// The onward moves from the square that the knight jumped to, or turned back from.
    pub(crate) onward: u32,
}

impl Stand<'_> {
    /// The square `before` places before the end of the path; 0 is the knight's.
    fn square(&self, before: usize) -> Option<Square> {
        let place = self.path.len().checked_sub(before + 1)?;
        Some(self.graph.size().at(self.path[place] as usize))
    }

    /// The sentence about the last step. `jump` makes the one for a jump of the solver's choice that is
    /// not a dead end.
    pub(crate) fn sentence(
        &self,
        last: &LastStep,
        jump: impl FnOnce(&mut Namer) -> String,
    ) -> Sentence {
        let Some(here) = self.square(0) else {
            return Sentence::default();
        };
        let mut board = Namer::new(self.graph.size());
        let text = match (last.assigned, last.lifted) {
            (Some(_), _) => match self.leads_nowhere(&mut board, last.wiped_out) {
                Some(text) => text,
                None if self.chosen => self.jump(&mut board),
                None => jump(&mut board),
            },
            (None, Some(from)) => self.retreat(&mut board, from, here, last.stranded_before),
            (None, None) => format!("The knight starts on {}.", board.name(here)),
        };
        board.sentence(text)
    }

    /// What is wrong with a jump, if anything.
    fn leads_nowhere(&self, board: &mut Namer, stranded: Option<Square>) -> Option<String> {
        if let Some(lost) = stranded {
            let went = self.went(board)?;
            let lost = board.name(lost);
            return Some(format!(
                "{went}. {lost} is stranded: no jump can reach it any more."
            ));
        }
        if self.path.len() == self.squares {
            let (here, start) = (self.square(0)?, self.square(self.squares - 1)?);
            let (here, start) = (board.name(here), board.name(start));
            return Some(format!(
                "Every square is visited, but no jump leads from {here} to {start}: no closed tour."
            ));
        }
        if self.onward == 0 {
            return Some(format!("{}, a dead end.", self.went(board)?));
        }
        None
    }

    /// The jump just made, from square to square, or the square that you chose.
    pub(crate) fn went(&self, board: &mut Namer) -> Option<String> {
        let (from, here) = (self.square(1)?, self.square(0)?);
        if self.chosen {
            return Some(format!("You chose {}", board.name(here)));
        }
        Some(format!("{} to {}", board.name(from), board.name(here)))
    }

    /// The jump just made, and the number of onward moves.
    pub(crate) fn jump(&self, board: &mut Namer) -> String {
        let went = self.went(board).unwrap_or_default();
        format!("{went}, {}.", onward_moves(self.onward))
    }

    /// Whether a tour may end on a square.
    fn closes(&self, end: Square) -> bool {
        let end = self.graph.size().index(end) as u32;
        !self.closed || self.graph.adjacent(self.path[0], end)
    }

    fn retreat(
        &self,
        board: &mut Namer,
        from: Square,
        here: Square,
        stranded: Option<Square>,
    ) -> String {
        if self.path.len() + 1 == self.squares && self.closes(from) {
            return format!("That was a tour. Back to {} for another.", board.name(here));
        }
        let from = board.name(from);
        let why = match stranded {
            Some(lost) => format!("The jump to {from} stranded {}.", board.name(lost)),
            None if self.path.len() + 1 == self.squares => {
                format!("The tour did not close on {from}.")
            }
            None if self.onward == 0 => format!("{from} is a dead end."),
            None => format!("Every jump from {from} has failed."),
        };
        format!("{why} Back to {}.", board.name(here))
    }
}

/// A number of onward moves.
pub(crate) fn onward_moves(count: u32) -> String {
    counted(count.into(), "onward move")
}

/// The line of pseudocode for a step of a walk: a jump, or turning back, for which a stranded
/// square has its own line.
pub(crate) fn line(last: &LastStep) -> &'static str {
    match (last.lifted, last.stranded_before) {
        (None, _) => "jump",
        (Some(_), Some(_)) => "stranded",
        (Some(_), None) => "back",
    }
}
