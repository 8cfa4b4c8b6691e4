//! What a reading is worth, against the truth.

use std::collections::BTreeSet;
use std::fmt;

use forward_check::board::Square;
use forward_check::reader::{Board, Refusal};

use crate::draw::board::Truth;

/// Readings of one category.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub pictures: usize,
    /// Boards read exactly, and with wrong squares.
    pub exact: usize,
    pub wrong: usize,
    /// Wrong squares in doubt, and those that are not.
    pub ringed: usize,
    pub unringed: usize,
    /// Pictures refused as they should be, and those that should not.
    pub refused: usize,
    pub refused_wrongly: usize,
    /// Boards read where there is none to read.
    pub false_boards: usize,
    /// Doubtful squares on boards read exactly.
    pub needless: usize,
    pub queens_found: usize,
    pub queens_there: usize,
    pub queens_false: usize,
}

impl Tally {
    pub fn add(&mut self, other: &Self) {
        let pairs = [
            (&mut self.pictures, other.pictures),
            (&mut self.exact, other.exact),
            (&mut self.wrong, other.wrong),
            (&mut self.ringed, other.ringed),
            (&mut self.unringed, other.unringed),
            (&mut self.refused, other.refused),
            (&mut self.refused_wrongly, other.refused_wrongly),
            (&mut self.false_boards, other.false_boards),
            (&mut self.needless, other.needless),
            (&mut self.queens_found, other.queens_found),
            (&mut self.queens_there, other.queens_there),
            (&mut self.queens_false, other.queens_false),
        ];
        for (sum, part) in pairs {
            *sum += part;
        }
    }

    /// The tally of one picture with these boards, or none that can be read.
    pub fn of(truths: &[Truth], read: &Result<Vec<Board>, Refusal>, is_board: bool) -> Self {
        let mut tally = Self {
            pictures: 1,
            ..Self::default()
        };
        match read {
            Err(_) if is_board => tally.refused_wrongly = 1,
            Err(_) => tally.refused = 1,
            Ok(_) if !is_board => tally.false_boards = 1,
            Ok(boards) => {
                let mut is_exact = boards.len() == truths.len();
                for (board, truth) in boards.iter().zip(truths) {
                    is_exact &= tally.compare(board, truth);
                }
                tally.exact = usize::from(is_exact);
                tally.wrong = usize::from(!is_exact);
            }
        }
        tally
    }

    /// Whether a board was read exactly.
    fn compare(&mut self, board: &Board, truth: &Truth) -> bool {
        let side = truth.side;
        if board.side() != side {
            self.unringed += side * side;
            return false;
        }
        let rows: Vec<_> = board.rows().collect();
        let doubtful = numbers(board.doubtful(), side);
        let is_exact = rows == truth.rows();
        if is_exact {
            self.needless += doubtful.len();
        } else {
            for square in wrong_squares(board.colours(), &truth.regions) {
                if doubtful.contains(&square) {
                    self.ringed += 1;
                } else {
                    self.unringed += 1;
                }
            }
        }
        let found = numbers(board.queens(), side);
        let there: BTreeSet<_> = truth.queens.iter().copied().collect();
        self.queens_there += there.len();
        self.queens_found += found.intersection(&there).count();
        self.queens_false += found.difference(&there).count();
        is_exact
    }
}

fn numbers(squares: &[Square], side: usize) -> BTreeSet<usize> {
    let numbers = squares
        .iter()
        .map(|square| square.row as usize * side + square.column as usize);
    numbers.collect()
}

/// The squares that were read as part of another region than most of theirs.
fn wrong_squares(read: &[u8], truth: &[usize]) -> Vec<usize> {
    let count = truth.iter().max().unwrap() + 1;
    let mut pairs: Vec<(usize, u8, usize)> = Vec::new();
    for colour in read.iter().copied().collect::<BTreeSet<_>>() {
        for region in 0..count {
            let shared = (0..truth.len())
                .filter(|&square| read[square] == colour && truth[square] == region)
                .count();
            pairs.push((shared, colour, region));
        }
    }
    pairs.sort_by_key(|&(shared, ..)| std::cmp::Reverse(shared));
    let (mut colours, mut regions, mut same) = (Vec::new(), Vec::new(), Vec::new());
    for (shared, colour, region) in pairs {
        if shared > 0 && !colours.contains(&colour) && !regions.contains(&region) {
            colours.push(colour);
            regions.push(region);
            same.push((colour, region));
        }
    }
    (0..truth.len())
        .filter(|&square| !same.contains(&(read[square], truth[square])))
        .collect()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:4} pictures {:4} exact {:3} wrong ({} ringed, {} not) refused {:3} rightly {:2} wrongly, {} false boards, \
             {} needless rings, queens {}/{} +{}",
            self.pictures,
            self.exact,
            self.wrong,
            self.ringed,
            self.unringed,
            self.refused,
            self.refused_wrongly,
            self.false_boards,
            self.needless,
            self.queens_found,
            self.queens_there,
            self.queens_false
        )
    }
}
