//! The forces on a queen treated as an electric charge.

use crate::board::{Size, Square};
use crate::solve::Rng;

/// The weight of each force.
const LINE: f64 = 6.0;
const ELECTRIC: f64 = 2.0;
const BORDER: f64 = 5.0;

/// The directions of a king: columns to the right, rows down.
const KING: [(i32, i32); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];

/// A vector on the board, in squares: to the right, and down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Vector {
    pub(crate) along: f64,
    pub(crate) down: f64,
}

impl Vector {
    /// Of length 1, in this direction.
    fn unit((along, down): (i32, i32)) -> Self {
        let (along, down) = (f64::from(along), f64::from(down));
        let length = (along * along + down * down).sqrt();
        Self {
            along: along / length,
            down: down / length,
        }
    }

    /// From a queen towards the centre: 0 there, 1 in the middle of a side, √2 in a corner.
    fn to_centre(queen: Square, size: Size) -> Self {
        let half = (f64::from(size.rows) - 1.0) / 2.0;
        Self {
            along: (half - f64::from(queen.column)) / half,
            down: (half - f64::from(queen.row)) / half,
        }
    }

    fn add(&mut self, other: Self, times: f64) {
        self.along += times * other.along;
        self.down += times * other.down;
    }
}

/// The three forces on a queen, with their weights.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Forces {
    /// Away from every queen in line with it.
    pub(crate) electric: Vector,
    /// Off every line that it shares, in a direction drawn at random.
    pub(crate) line: Vector,
    /// To the centre, as if the board were round.
    pub(crate) border: Vector,
}

impl Forces {
    /// The push of another queen that is in line with it.
    pub(crate) fn push(&mut self, queen: Square, other: Square, rng: &mut Rng) {
        let sign = |here: u32, there: u32| (here as i32 - there as i32).signum();
        let away = (sign(queen.column, other.column), sign(queen.row, other.row));
        let towards = (-away.0, -away.1);
        let mut off = KING.iter().filter(|&&way| way != away && way != towards);
        let off = off.nth(rng.below(6) as usize);
        self.electric.add(Vector::unit(away), ELECTRIC);
        self.line
            .add(Vector::unit(*off.expect("six ways are off the line")), LINE);
    }

    /// The push of the border.
    pub(crate) fn push_from_border(&mut self, queen: Square, size: Size) {
        self.border.add(Vector::to_centre(queen, size), BORDER);
    }

    /// The king's move nearest to the sum of the forces: the rounded parts of its unit vector,
    /// halves away from zero.
    pub(crate) fn direction(&self) -> (i32, i32) {
        let along = self.electric.along + self.line.along + self.border.along;
        let down = self.electric.down + self.line.down + self.border.down;
        let length = (along * along + down * down).sqrt();
        let round = |part: f64| {
            if length > 0.0 {
                (part / length).round() as i32
            } else {
                0
            }
        };
        (round(along), round(down))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queen_is_pushed_away_and_never_along_the_line() {
        let (queen, other) = (Square::new(3, 3), Square::new(5, 5));
        let mut rng = Rng::new(1);
        for _ in 0..100 {
            let mut forces = Forces::default();
            forces.push(queen, other, &mut rng);
            let Vector { along, down } = forces.electric;
            assert!((along - down).abs() < 1e-12 && along < 0.0);
            assert!((along * along + down * down - ELECTRIC * ELECTRIC).abs() < 1e-12);
            let Vector { along, down } = forces.line;
            assert!((along * along + down * down - LINE * LINE).abs() < 1e-12);
            assert!((along - down).abs() > 1e-12);
        }
    }

    #[test]
    fn the_border_pushes_to_the_centre() {
        let size = Size::square(8);
        let mut forces = Forces::default();
        forces.push_from_border(Square::new(0, 7), size);
        assert_eq!((forces.border.along, forces.border.down), (-BORDER, BORDER));
        assert_eq!(forces.direction(), (-1, 1));
    }
}
