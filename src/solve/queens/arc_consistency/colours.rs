//! The parts of arc consistency for boards with colours, away from the inner loops of other boards.

use super::ArcConsistency;
use crate::board::rules::bits;
use crate::solve::prelude::*;

impl ArcConsistency {
    /// The line of a square's colour, if the board has colours.
    #[inline]
    pub(super) fn colour_of(&self, square: Square) -> Option<u32> {
        let regions = self.rules.regions()?;
        Some(self.side + regions.colour(square))
    }

    /// Records that a queen fills its colour, or no longer does.
    pub(super) fn fill_colour(&mut self, queen: Square, filled: bool) {
        if let Some(colour) = self.colour_of(queen) {
            self.filled[(colour - self.side) as usize] = filled;
        }
    }

    /// Whether a colour has neither a queen nor a square.
    pub(super) fn is_dry(&self, colour: u32) -> bool {
        self.left[colour as usize] == 0 && !self.filled[(colour - self.side) as usize]
    }

    /// Takes a square from its colour, and queues the colour.
    #[cold]
    #[inline(never)]
    pub(super) fn take_from_colour<O: Observer>(&mut self, square: Square, observer: &mut O) {
        let Some(colour) = self.colour_of(square) else {
            return;
        };
        self.left[colour as usize] -= 1;
        if self.filled[(colour - self.side) as usize] {
            return;
        }
        if self.left[colour as usize] == 0 && self.dry.is_none() {
            self.dry = Some(colour);
            let squares = self.rules.squares_of(self.unit(colour));
            let square = squares[0];
            observer.on(Event::Wipeout { square });
        }
        self.enqueue(colour);
    }

    /// Rules out the possible squares of a row that a queen attacks and this line, if any, does not
    /// support.
    #[cold]
    #[inline(never)]
    pub(super) fn strike_columns<O: Observer>(
        &mut self,
        row: u32,
        queen: Square,
        by: u32,
        observer: &mut O,
    ) {
        for column in bits(self.rules.attacked_columns(queen, row).unwrap_or(0)) {
            self.strike_unsupported(Square::new(row, column), by, observer);
        }
    }

    /// Whether a line has a possible square that this square does not attack, or is the square's own
    /// colour.
    #[cold]
    #[inline(never)]
    pub(super) fn supports_by_colour(&self, line: u32, square: Square) -> bool {
        let mut others = self.open_squares(line);
        self.colour_of(square) == Some(line)
            || others.any(|other| !self.rules.attack(square, other))
    }

    /// The first square that a colour without a queen can still use.
    #[cold]
    #[inline(never)]
    pub(super) fn first_of_colour(&self, colour: u32) -> Option<Square> {
        let filled = self.filled[(colour - self.side) as usize];
        self.open_squares(colour).find(|_| !filled)
    }

    /// Fills a queen's colour, and takes the squares of its row from their colours. Those tried before
    /// were taken then, but their colours may support less now.
    #[cold]
    #[inline(never)]
    pub(super) fn close_row<O: Observer>(&mut self, queen: Square, observer: &mut O) {
        self.fill_colour(queen, true);
        for column in 0..self.side {
            let square = Square::new(queen.row, column);
            if square == queen || self.is_possible(square) {
                self.take_from_colour(square, observer);
            } else if let Some(colour) = self.colour_of(square) {
                self.enqueue(colour);
            }
        }
    }

    /// Gives the possible squares of a row without its queen, and those ruled out after this mark,
    /// back to their colours. The queen's square stays tried, so its colour can have lost its last one.
    #[cold]
    #[inline(never)]
    pub(super) fn reopen_row(&mut self, queen: Square, mark: usize) {
        self.fill_colour(queen, false);
        for column in 0..self.side {
            let square = Square::new(queen.row, column);
            if self.is_possible(square) {
                self.give_to_colour(square);
            }
        }
        for place in mark..self.trail.len() {
            self.give_to_colour(self.trail[place]);
        }
        self.dry = self.colour_of(queen).filter(|&colour| self.is_dry(colour));
    }

    pub(super) fn give_to_colour(&mut self, square: Square) {
        if let Some(colour) = self.colour_of(square) {
            self.left[colour as usize] += 1;
        }
    }
}
