//! What is drawn on a cell: a queen, a cross, a dot, or something else.

use super::cells::{Cells, levelled, points};
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

/// In cells: the largest dot, the smallest cross, the smallest queen, and how far off the middle a queen and the other
/// marks may be.
const DOT: f32 = 0.36;
const CROSS: f32 = 0.2;
const QUEEN: [f32; 2] = [0.33, 0.22];
const OFF: f32 = 0.15;
const QUEEN_OFF: f32 = 0.2;

/// The fewest points of a queen, and how much of its box it fills.
const QUEEN_POINTS: usize = 24;
const QUEEN_FILLS: std::ops::RangeInclusive<f32> = 0.2..=0.9;

/// A queen is even: its mirror image is at least so much like it. It is upright: its image upside down is less so, and
/// by this much less than the other. Dots and blurred crosses are even both ways.
const EVEN: f32 = 0.45;
const UPRIGHT: f32 = 0.82;
const MORE_EVEN: f32 = 0.12;

/// The share of the rows with points that are whole in stripes, and of such a row that has points.
const STRIPE: f32 = 0.85;

/// Points with less of a mark's contrast are its blurred border.
const BLUR: f32 = 0.4;

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
    let unit = (1.0 - 2.0 * inset) / POINTS as f32;
    let mut marks: Vec<_> = (0..cells.all.len())
        .map(|cell| {
            let place = (cell / cells.columns, cell % cells.columns);
            let points = smooth_points(picture, grid, place, inset);
            let points = levelled(&points, POINTS);
            mark(&points, cells.all[cell].colour, unit)
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

/// The points of a cell, each the mean of four: thin strokes must not fall between them.
fn smooth_points(picture: &Picture, grid: &Grid, place: (usize, usize), inset: f32) -> Vec<Colour> {
    let fine = points(picture, grid, place, inset, 2 * POINTS);
    let mean = |point: usize| {
        let first = point / POINTS * 4 * POINTS + point % POINTS * 2;
        let four = [first, first + 1, first + 2 * POINTS, first + 2 * POINTS + 1];
        [0, 1, 2].map(|axis| four.iter().map(|&one| fine[one][axis]).sum::<f32>() / 4.0)
    };
    (0..POINTS * POINTS).map(mean).collect()
}

/// The mark on a cell. A cross that reaches the cell's lines is still one without its ends.
/// `unit` is the distance between points, in cells.
fn mark(points: &[Colour], ground: Colour, unit: f32) -> Option<Mark> {
    let inside = |layers: usize| Shape::of(points, ground, layers, unit);
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
    /// The distance between points, in cells.
    unit: f32,
}

impl Shape {
    fn of(colours: &[Colour], ground: Colour, layers: usize, unit: f32) -> Option<Self> {
        let drawn = (0..colours.len()).filter(|&point| distance(colours[point], ground) > DRAWN);
        let kept = without_frames(drawn.collect(), colours);
        let points: Vec<_> = without_blur(without_edges(kept), colours, ground)
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
            unit,
        })
    }

    /// The points along an axis.
    fn width(&self, axis: usize) -> usize {
        self.to[axis] - self.from[axis] + 1
    }

    /// How much of the box around it a shape fills.
    fn filled(&self) -> f32 {
        self.points.len() as f32 / (self.width(0) * self.width(1)) as f32
    }

    /// How far the middle of a shape's box is from the middle of the cell, in cells.
    fn off_centre(&self) -> f32 {
        let off = |axis: usize| {
            let middle = (self.from[axis] + self.to[axis]) as f32 / 2.0;
            (middle - (POINTS as f32 - 1.0) / 2.0).abs()
        };
        off(0).max(off(1)) * self.unit
    }

    fn mark(&self) -> Option<Mark> {
        let (width, height) = (self.width(0), self.width(1));
        let is_even = 3 * width.max(height) <= 4 * width.min(height) + 2;
        if self.points.len() < 4 {
            return None;
        }
        if is_even && self.off_centre() <= OFF {
            if width.max(height) as f32 * self.unit <= DOT && self.filled() >= 0.6 {
                return Some(Mark::Dot);
            }
            if width.min(height) as f32 * self.unit >= CROSS && self.is_cross() {
                return Some(Mark::Cross);
            }
        }
        (self.is_queen() || self.closed().is_queen()).then_some(Mark::Queen)
    }

    /// The shape with what its outlines enclose.
    fn closed(&self) -> Self {
        let mut is_outside = [false; POINTS * POINTS];
        let is_rim = |part: usize| part == 0 || part == POINTS - 1;
        let mut next: Vec<_> = (0..POINTS * POINTS)
            .filter(|point| is_rim(point % POINTS) || is_rim(point / POINTS))
            .collect();
        while let Some(point) = next.pop() {
            let place = [point % POINTS, point / POINTS];
            if is_outside[point] || self.points.contains(&place) {
                continue;
            }
            is_outside[point] = true;
            next.extend(neighbours(place).map(|[x, y]| y * POINTS + x));
        }
        let places = (0..POINTS * POINTS).filter(|&point| !is_outside[point]);
        Self {
            points: places
                .map(|point| [point % POINTS, point / POINTS])
                .collect(),
            ..*self
        }
    }

    /// Whether a shape is as large as a queen, and its left half is like its right one but its upper half not like its
    /// lower one.
    fn is_queen(&self) -> bool {
        let [even, upside_down] = [0, 1].map(|axis| self.likeness(axis));
        (0..2).all(|axis| self.width(axis) as f32 * self.unit >= QUEEN[axis])
            && self.off_centre() <= QUEEN_OFF
            && self.points.len() >= QUEEN_POINTS
            && QUEEN_FILLS.contains(&self.filled())
            && even >= EVEN
            && upside_down <= UPRIGHT.min(even - MORE_EVEN)
            && self.stands()
            && !self.is_striped()
    }

    /// Whether nearly every row of a shape that has points is as wide as the shape: stripes across the cell.
    fn is_striped(&self) -> bool {
        let mut lengths = [0_usize; POINTS];
        self.points.iter().for_each(|[_, y]| lengths[*y] += 1);
        let is_drawn = |&&length: &&usize| length > 0;
        let is_wide = |&&length: &&usize| length as f32 >= STRIPE * self.width(0) as f32;
        let rows = lengths.iter().filter(is_drawn).count();
        let wide = lengths.iter().filter(is_wide).count();
        wide as f32 >= STRIPE * rows as f32
    }

    /// Whether a shape stands on a base or has a tip. A cross has neither, also where a line hides an end of it.
    fn stands(&self) -> bool {
        let places = || self.points.iter().map(|point| self.place(point));
        let base = places().filter(|[x, y]| *y > 0.6 && x.abs() < 0.2).count();
        let mut top = places().filter(|[_, y]| *y < -0.6);
        base > 1 || top.all(|[x, _]| x.abs() < 0.6)
    }

    /// Where a point is in a shape's box: from -1 to 1 in both directions.
    fn place(&self, point: &[usize; 2]) -> [f32; 2] {
        [0, 1].map(|axis| {
            let half = (self.width(axis) - 1).max(1) as f32 / 2.0;
            (point[axis] - self.from[axis]) as f32 / half - 1.0
        })
    }

    /// How much of a shape and its mirror image along an axis is in both. Points are coarse: the axis may be a little off.
    fn likeness(&self, axis: usize) -> f32 {
        let mut is_drawn = [false; POINTS * POINTS];
        for [x, y] in &self.points {
            is_drawn[y * POINTS + x] = true;
        }
        let both = |sum: usize| {
            let image = |point: &&[usize; 2]| {
                let mut image = **point;
                image[axis] = sum.wrapping_sub(image[axis]);
                image[axis] < POINTS && is_drawn[image[1] * POINTS + image[0]]
            };
            self.points.iter().filter(image).count()
        };
        let sum = self.from[axis] + self.to[axis];
        let both = (sum.saturating_sub(1)..=sum + 1)
            .map(both)
            .max()
            .unwrap_or(0);
        both as f32 / (2 * self.points.len() - both) as f32
    }

    /// Whether a shape has four arms along the diagonals of its box, a middle, and nothing in the middle of its sides.
    fn is_cross(&self) -> bool {
        let (mut arms, [mut outer, mut beside, mut middle]) = ([0.0_f32; 4], [0.0_f32; 3]);
        for point in &self.points {
            let [x, y] = self.place(point);
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

/// The points beside a point, left, right, above and below.
fn neighbours([x, y]: [usize; 2]) -> impl Iterator<Item = [usize; 2]> {
    let all = [
        [x.wrapping_sub(1), y],
        [x + 1, y],
        [x, y.wrapping_sub(1)],
        [x, y + 1],
    ];
    let is_inside = |place: &[usize; 2]| place.iter().all(|&part| part < POINTS);
    all.into_iter().filter(is_inside)
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

/// Some points without those between the colours of a mark and its ground, which a small picture has around a mark.
fn without_blur(mut points: Vec<usize>, colours: &[Colour], ground: Colour) -> Vec<usize> {
    let drawn = |&point: &usize| distance(colours[point], ground);
    points.sort_by(|one, other| drawn(one).total_cmp(&drawn(other)));
    let strong = points.get(4 * points.len() / 5).map_or(0.0, drawn);
    points.retain(|point| drawn(point) > BLUR * strong);
    points
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
