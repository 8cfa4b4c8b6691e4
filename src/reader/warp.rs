//! A board seen at an angle: how its lines lie in a picture, and the board straightened.

use super::combs::Comb;
use super::edges::{COLUMNS, Changes};
use super::lattice::Grid;
use super::pixels::{Colour, Picture};

/// A projective map from the lines of a board, counted from its top left corner, to pixels of a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Warp([f64; 8]);

/// One linear equation for the eight numbers of a [`Warp`], and how much it counts.
#[derive(Clone, Copy, Debug)]
struct Equation {
    terms: [f64; 8],
    value: f64,
    weight: f64,
}

/// The middle of a pixel, where edges are looked for; and four points of it for colours, because photographs are noisy.
pub(super) const MIDDLE: [[f32; 2]; 1] = [[0.0, 0.0]];
pub(super) const FOUR: [[f32; 2]; 4] = [[-0.25, -0.25], [0.25, -0.25], [-0.25, 0.25], [0.25, 0.25]];

/// Pixels are divided by this in equations, so that all numbers are of one size.
const UNIT: f64 = 1_000.0;

impl Equation {
    /// The place of a point of a board in one direction.
    fn of(axis: usize, [u, v]: [f64; 2], place: f64, weight: f64) -> Self {
        let place = place / UNIT;
        let mut terms = [0.0; 8];
        terms[3 * axis..][..3].copy_from_slice(&[u, v, 1.0]);
        terms[6] = -place * u;
        terms[7] = -place * v;
        Self {
            terms,
            value: place,
            weight,
        }
    }
}

impl Warp {
    /// The map that takes the corners of a board, clockwise from the top left one, to these pixels; none if they
    /// are not those of a board.
    pub fn of_corners([columns, rows]: [usize; 2], corners: [[f32; 2]; 4]) -> Option<Self> {
        let (right, low) = (columns as f64, rows as f64);
        let places = [[0.0, 0.0], [right, 0.0], [right, low], [0.0, low]];
        let pairs = places.iter().zip(&corners);
        let equations = pairs.flat_map(|(&place, corner)| {
            (0..2).map(move |axis| Equation::of(axis, place, f64::from(corner[axis]), 1.0))
        });
        Self::solve(&equations.collect::<Vec<_>>())
    }

    /// Least squares, by the normal equations.
    fn solve(equations: &[Equation]) -> Option<Self> {
        let mut rows = [[0.0; 9]; 8];
        for Equation {
            terms,
            value,
            weight,
        } in equations
        {
            for (row, one) in rows.iter_mut().zip(terms) {
                for (sum, other) in row.iter_mut().zip(terms) {
                    *sum += weight * one * other;
                }
                row[8] += weight * one * value;
            }
        }
        solved(rows).map(Self)
    }

    /// The pixel of a point of the board.
    pub fn at(&self, u: f64, v: f64) -> [f32; 2] {
        let h = &self.0;
        let depth = h[6] * u + h[7] * v + 1.0;
        let depth = if depth.abs() < 1e-9 { 1e-9 } else { depth };
        let unit = UNIT / depth;
        let x = (h[0] * u + h[1] * v + h[2]) * unit;
        let y = (h[3] * u + h[4] * v + h[5]) * unit;
        [x.clamp(-1e6, 1e6) as f32, y.clamp(-1e6, 1e6) as f32]
    }

    /// The corners of a board, clockwise from the top left one.
    pub fn corners(&self, [columns, rows]: [usize; 2]) -> [[f32; 2]; 4] {
        let (right, low) = (columns as f64, rows as f64);
        [[0.0, 0.0], [right, 0.0], [right, low], [0.0, low]].map(|[u, v]| self.at(u, v))
    }

    /// The map of a part of the board, or of a larger one around it.
    pub fn moved(&self, cells: [usize; 2], [left, top]: [f64; 2]) -> Option<Self> {
        let [right, low] = [left + cells[0] as f64, top + cells[1] as f64];
        let corners = [[left, top], [right, top], [right, low], [left, low]];
        Self::of_corners(cells, corners.map(|[u, v]| self.at(u, v)))
    }

    /// The width of a cell in pixels, in one direction.
    fn pitch(&self, axis: usize, u: f64, v: f64) -> f32 {
        let step = [(0.5, 0.0), (0.0, 0.5)][axis];
        let [before, after] = [-1.0, 1.0].map(|sign| self.at(u + sign * step.0, v + sign * step.1));
        (after[axis] - before[axis]).abs()
    }

    /// The map that fits the edges around the sides of the cells best. Every side is a linear equation; those far
    /// off count less in every round.
    pub fn fitted(&self, changes: &Changes, cells: [usize; 2]) -> Option<Self> {
        let mut warp = *self;
        for round in 0..6 {
            let reach = if round < 3 { 0.3 } else { 0.2 };
            let mut equations = Vec::new();
            for axis in 0..2 {
                for line in 0..=cells[axis] {
                    for cell in 0..cells[1 - axis] {
                        equations.extend(warp.side(changes, axis, (line, cell), reach));
                    }
                }
            }
            if equations.len() < 12 {
                return None;
            }
            warp = Self::solve(&equations)?;
        }
        Some(warp)
    }

    /// The equation of a side: where its edges are, on average, at most `reach` cells from the expected place.
    fn side(
        &self,
        changes: &Changes,
        axis: usize,
        (line, cell): (usize, usize),
        reach: f32,
    ) -> Option<Equation> {
        let point = |part: f64| {
            let along = cell as f64 + part;
            if axis == COLUMNS {
                [line as f64, along]
            } else {
                [along, line as f64]
            }
        };
        let [u, v] = point(0.5);
        let pitch = self.pitch(axis, u, v);
        let steps = (reach * pitch) as i32;
        if !(1..=200).contains(&steps) {
            return None;
        }
        let points: [[f32; 2]; 7] = std::array::from_fn(|place| {
            let [u, v] = point(0.2 + 0.1 * place as f64);
            self.at(u, v)
        });
        let [mut moment, mut sum, mut most] = [0.0_f32; 3];
        for step in -steps..=steps {
            let shift = step as f32;
            let edges = points.iter().map(|&[x, y]| {
                let (x, y) = if axis == COLUMNS {
                    (x + shift, y)
                } else {
                    (x, y + shift)
                };
                changes.at(axis, x, y)
            });
            let edge = (edges.sum::<f32>() / 7.0 - 0.15).max(0.0);
            moment += edge * edge * shift;
            sum += edge * edge;
            most = most.max(edge);
        }
        if most < 0.25 {
            return None;
        }
        let shift = moment / sum;
        let off = f64::from(shift / pitch / 0.06);
        let weight = f64::from(most) / (1.0 + off * off);
        let place = f64::from(self.at(u, v)[axis] + shift);
        Some(Equation::of(axis, [u, v], place, weight))
    }

    /// The board straightened, with `margin` cells around it and `pitch` pixels a cell; and its grid there. Of each pixel
    /// these points are mixed.
    pub fn straightened(
        &self,
        picture: &Picture,
        cells: [usize; 2],
        margin: f32,
        pitch: usize,
        points: &[[f32; 2]],
    ) -> (Picture, Grid) {
        let sides = cells.map(|cells| ((cells as f32 + 2.0 * margin) * pitch as f32) as usize);
        let place = |pixel: f32| f64::from((pixel + 0.5) / pitch as f32 - margin);
        let mut pixels = Vec::with_capacity(sides[0] * sides[1]);
        for row in 0..sides[1] {
            for column in 0..sides[0] {
                let at = [column as f32, row as f32];
                pixels.push(self.sampled(picture, at, points, &place));
            }
        }
        let comb = |cells| Comb {
            first: margin * pitch as f32 - 0.5,
            pitch: pitch as f32,
            cells,
        };
        let picture = Picture {
            width: sides[0],
            height: sides[1],
            pixels,
            scale: 1.0,
        };
        (
            picture,
            Grid {
                axes: cells.map(comb),
            },
        )
    }

    /// The pixel of the picture that is at a pixel of the board [`Self::straightened`].
    pub fn unstraightened(&self, place: [f32; 2], margin: f32, pitch: usize) -> [f32; 2] {
        let [u, v] = place.map(|pixel| f64::from((pixel + 0.5) / pitch as f32 - margin));
        self.at(u, v)
    }

    /// The mean of some points of a pixel.
    fn sampled(
        &self,
        picture: &Picture,
        [x, y]: [f32; 2],
        points: &[[f32; 2]],
        place: &impl Fn(f32) -> f64,
    ) -> Colour {
        let mut mean = [0.0; 3];
        let share = 1.0 / points.len() as f32;
        for &[right, down] in points {
            let [x, y] = self.at(place(x + right), place(y + down));
            let colour = picture.between(x, y);
            for (mean, level) in mean.iter_mut().zip(colour) {
                *mean += share * level;
            }
        }
        mean
    }
}

/// Solves eight equations by elimination with pivots; none if they depend on each other.
fn solved(mut rows: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for column in 0..8 {
        let pivot = (column..8).max_by(|&one, &other| {
            rows[one][column]
                .abs()
                .total_cmp(&rows[other][column].abs())
        })?;
        rows.swap(column, pivot);
        let head = rows[column];
        if head[column].abs() < 1e-12 {
            return None;
        }
        for row in (0..8).filter(|&row| row != column) {
            let factor = rows[row][column] / head[column];
            for place in column..9 {
                rows[row][place] -= factor * head[place];
            }
        }
    }
    let values = std::array::from_fn(|row| rows[row][8] / rows[row][row]);
    values
        .iter()
        .all(|value: &f64| value.is_finite())
        .then_some(values)
}
