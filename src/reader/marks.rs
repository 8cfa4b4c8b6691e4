//! What is drawn on a cell: a queen, a cross, a dot, or something else.

use super::cells::{Cells, points};
use super::lattice::Grid;
use super::pixels::{Colour, Picture, distance};

/// A mark that a person puts on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Queen,
    Cross,
    Dot,
}

/// Points on a side of a cell at which marks are looked up, and the layers along its sides that have none.
const POINTS: usize = 20;
const RIM: usize = 1;

/// A mark differs at least this much from the ground; points of one colour of a mark are this close.
const DRAWN: f32 = 0.065;
const ONE_COLOUR: f32 = 0.1;

/// The share of the rim up to which a colour is a mark's: more is a frame, or stripes.
const AT_RIM: f32 = 0.28;

/// The tangent of half the angle between a side and a diagonal.
const DIAGONAL: f32 = 0.414;

/// The mark on every cell.
pub(super) fn marks(
    picture: &Picture,
    grid: &Grid,
    cells: &Cells,
    inset: f32,
) -> Vec<Option<Mark>> {
    let mut marks: Vec<_> = (0..cells.all.len())
        .map(|cell| {
            let place = (cell / cells.columns, cell % cells.columns);
            let points = points(picture, grid, place, inset, POINTS);
            mark(&points, cells.all[cell].colour)
        })
        .collect();
    // A large mark on more cells than there can be queens is a letter or a number.
    let queens = marks
        .iter()
        .filter(|&&mark| mark == Some(Mark::Queen))
        .count();
    if queens > cells.columns {
        for mark in &mut marks {
            *mark = mark.filter(|&mark| mark != Mark::Queen);
        }
    }
    marks
}

/// The mark on a cell. A cross that reaches the cell's lines is still one without its ends.
fn mark(points: &[Colour], ground: Colour) -> Option<Mark> {
    let inside = |layers: usize| Shape::of(points, ground, layers);
    let whole = inside(RIM)?.mark();
    let is_cross =
        |layers: usize| inside(layers).is_some_and(|shape| shape.mark() == Some(Mark::Cross));
    match whole {
        Some(Mark::Queen) | None if [3, 4].into_iter().any(is_cross) => Some(Mark::Cross),
        mark => mark,
    }
}

/// The points of a cell that something is drawn on, by column and row.
struct Shape {
    points: Vec<[usize; 2]>,
    from: [usize; 2],
    to: [usize; 2],
}

impl Shape {
    fn of(colours: &[Colour], ground: Colour, layers: usize) -> Option<Self> {
        let drawn = (0..colours.len()).filter(|&point| distance(colours[point], ground) > DRAWN);
        let kept = without_frames(drawn.collect(), colours);
        let points: Vec<_> = without_edges(kept)
            .into_iter()
            .map(|point| [point % POINTS, point / POINTS])
            .filter(|point| {
                point
                    .iter()
                    .all(|part| (layers..POINTS - layers).contains(part))
            })
            .collect();
        let side = |axis: usize| points.iter().map(move |point| point[axis]);
        Some(Self {
            from: [side(0).min()?, side(1).min()?],
            to: [side(0).max()?, side(1).max()?],
            points,
        })
    }

    fn width(&self, axis: usize) -> usize {
        self.to[axis] - self.from[axis] + 1
    }

    /// How much of the box around it a shape fills.
    fn filled(&self) -> f32 {
        self.points.len() as f32 / (self.width(0) * self.width(1)) as f32
    }

    /// How far the middle of a shape's box is from the middle of the cell, in points.
    fn off_centre(&self) -> f32 {
        let off = |axis: usize| {
            let middle = (self.from[axis] + self.to[axis]) as f32 / 2.0;
            (middle - (POINTS as f32 - 1.0) / 2.0).abs()
        };
        off(0).max(off(1))
    }

    fn mark(&self) -> Option<Mark> {
        let (width, height) = (self.width(0), self.width(1));
        let is_even = 3 * width.max(height) <= 4 * width.min(height) + 2;
        if self.points.len() < 4 {
            return None;
        }
        if is_even && self.off_centre() <= 2.5 {
            if width.max(height) <= 9 && self.filled() >= 0.6 {
                return Some(Mark::Dot);
            }
            if width.min(height) >= 5 && self.is_cross() {
                return Some(Mark::Cross);
            }
        }
        let is_queen = width >= 7
            && height >= 6
            && self.off_centre() <= 4.0
            && (0.25..=0.9).contains(&self.filled())
            && self.points.len() >= 30;
        is_queen.then_some(Mark::Queen)
    }

    /// Whether a shape has four arms along the diagonals of its box, a middle, and nothing in the middle of its sides.
    fn is_cross(&self) -> bool {
        let (mut arms, [mut outer, mut beside, mut middle]) = ([0.0_f32; 4], [0.0_f32; 3]);
        for point in &self.points {
            let [x, y] = [0, 1].map(|axis| {
                let half = (self.width(axis) - 1).max(1) as f32 / 2.0;
                (point[axis] - self.from[axis]) as f32 / half - 1.0
            });
            let (minor, major) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
            if x.hypot(y) < 0.3 {
                middle += 1.0;
            }
            if x.hypot(y) > 0.6 {
                outer += 1.0;
                if minor > DIAGONAL * major {
                    arms[usize::from(x > 0.0) + 2 * usize::from(y > 0.0)] += 1.0;
                }
            }
            if minor < 0.3 && major > 0.7 {
                beside += 1.0;
            }
        }
        let along: f32 = arms.iter().sum();
        middle > 0.0
            && along > 0.72 * outer
            && arms.iter().all(|&arm| arm > 0.12 * along)
            && beside < 0.08 * self.points.len() as f32
    }
}

/// Some points of a cell without those of colours that are at its rim: a frame around it, or stripes across it.
fn without_frames(mut left: Vec<usize>, colours: &[Colour]) -> Vec<usize> {
    let is_rim = |point: usize| {
        let inside = RIM..POINTS - RIM;
        !inside.contains(&(point % POINTS)) || !inside.contains(&(point / POINTS))
    };
    let rim = (0..POINTS * POINTS).filter(|&point| is_rim(point)).count() as f32;
    let mut kept = Vec::new();
    while let Some(colour) = commonest(&left, colours) {
        let own = |&point: &usize| distance(colours[point], colour) < ONE_COLOUR;
        let (group, others): (Vec<_>, Vec<_>) = left.iter().copied().partition(own);
        let at_rim = group.iter().filter(|&&point| is_rim(point)).count() as f32;
        if at_rim <= AT_RIM * rim {
            kept.extend(group);
        }
        left = others;
    }
    kept
}

/// Some points without connected ones that are at the rim and not in the middle: parts of a line beside the cell.
fn without_edges(points: Vec<usize>) -> Vec<usize> {
    let is_at = |range: std::ops::Range<usize>, point: usize| {
        range.contains(&(point % POINTS)) && range.contains(&(point / POINTS))
    };
    let (mut left, mut kept) = (points, Vec::new());
    while let Some(first) = left.pop() {
        let (mut part, mut next) = (vec![first], 0);
        while let Some(&point) = part.get(next) {
            next += 1;
            let touches = |&other: &usize| {
                (point % POINTS).abs_diff(other % POINTS) <= 1
                    && (point / POINTS).abs_diff(other / POINTS) <= 1
            };
            let (near, far): (Vec<_>, Vec<_>) = left.iter().copied().partition(touches);
            part.extend(near);
            left = far;
        }
        let in_middle = part
            .iter()
            .any(|&point| is_at(POINTS / 4..3 * POINTS / 4, point));
        let at_rim = part
            .iter()
            .any(|&point| !is_at(RIM + 1..POINTS - RIM - 1, point));
        if in_middle || !at_rim {
            kept.extend(part);
        }
    }
    kept
}

/// The colour of some points that most others are close to.
fn commonest(left: &[usize], colours: &[Colour]) -> Option<Colour> {
    let near = |colour: Colour| {
        let close = |point: &&usize| distance(colours[**point], colour) < ONE_COLOUR / 2.0;
        left.iter().filter(close).count()
    };
    let some = left.iter().step_by(3).map(|&point| colours[point]);
    some.max_by_key(|&colour| near(colour))
}
