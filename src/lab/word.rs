//! The words of a tape.

/// The longest recording, in words: 32 MB.
pub const LONGEST: usize = 1 << 24;

/// The largest side of a board: a word has room for the squares of a board of 64 × 64.
pub const LARGEST: u32 = 64;

/// The bits of a word's number: squares of boards up to 64 × 64, notes and lines.
const NUMBER: u16 = 0x0fff;

/// What a program did: four bits for the operation, and twelve for a number.
///
/// Squares are numbers, `columns · row + column`. In a tour, placing is a jump and lifting takes the last jump
/// back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Word {
    /// A queen is placed on a square, or the knight jumps there.
    Place(u16),
    /// The queen of a square comes off, and what was ruled out since it was placed is possible again; or the knight
    /// takes its last jump, to this square, back.
    Lift(u16),
    /// A square is ruled out.
    Strike(u16),
    /// A square is possible again.
    Restore(u16),
    /// A queen leaves this square for that of the next word, which is [`Word::To`].
    Move(u16),
    /// Where the queen goes.
    To(u16),
    /// The program's own words on the step: the number of a note.
    Note(u16),
    /// The line of the program that makes the next steps, from 1; 0 if it is not known.
    Line(u16),
    /// The step ends here, even if no piece follows.
    Yield,
    /// The program ends, and says whether it solved the puzzle.
    End {
        /// Whether it did; otherwise it found no solution, or no further one.
        solved: bool,
    },
}

impl Word {
    /// The word in bits. Numbers above 4,095 are cut to twelve bits.
    #[must_use]
    pub const fn bits(self) -> u16 {
        let (operation, number) = match self {
            Self::Place(square) => (1, square),
            Self::Lift(square) => (2, square),
            Self::Strike(square) => (3, square),
            Self::Restore(square) => (4, square),
            Self::Move(square) => (5, square),
            Self::To(square) => (6, square),
            Self::Note(note) => (7, note),
            Self::Line(line) => (8, line),
            Self::Yield => (9, 0),
            Self::End { solved } => (10, solved as u16),
        };
        operation << 12 | number & NUMBER
    }

    /// The word with these bits, if they are one.
    #[inline]
    #[must_use]
    pub const fn of(bits: u16) -> Option<Self> {
        let number = bits & NUMBER;
        Some(match bits >> 12 {
            1 => Self::Place(number),
            2 => Self::Lift(number),
            3 => Self::Strike(number),
            4 => Self::Restore(number),
            5 => Self::Move(number),
            6 => Self::To(number),
            7 => Self::Note(number),
            8 => Self::Line(number),
            9 if number == 0 => Self::Yield,
            10 if number <= 1 => Self::End {
                solved: number == 1,
            },
            _ => return None,
        })
    }

    /// Whether it places, lifts or moves a piece.
    #[inline]
    pub(super) const fn moves_a_piece(self) -> bool {
        matches!(self, Self::Place(_) | Self::Lift(_) | Self::Move(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_as_it_was_written() {
        let words = (0..=u16::MAX).filter_map(|bits| Some((bits, Word::of(bits)?)));
        let mut count = 0;
        for (bits, word) in words {
            assert_eq!(word.bits(), bits);
            count += 1;
        }
        assert_eq!(count, 8 * 4_096 + 3);
    }

    #[test]
    fn memory_that_was_never_written_is_no_word() {
        assert_eq!((Word::of(0), Word::of(u16::MAX)), (None, None));
    }
}
