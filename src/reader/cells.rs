//! The colour of every cell, under what is drawn on it.

use super::edges::Edges;
use super::lattice::Grid;
use super::pixels::{Colour, Picture, distance};

/// Points on a side of a cell at which its colour is looked up.
const POINTS: usize = 14;

/// The layers of points along a cell's sides: marks are rarely there.
const RIM: usize = 2;

/// Points this close to a point are of its colour; points this close to a colour belong to it.
const SAME: f32 = 0.028;
const BELONGS: f32 = 0.045;

/// How much light changes from one side of a cell to the other at most; and how many more of its points have one colour
/// without that.
const SHADE: f32 = 0.2;
const PLAINER: f32 = 0.1;

/// Two cells with colours this close are alike.
pub(super) const ALIKE: f32 = 0.03;

/// A colour that many points of a cell have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mode {
    pub colour: Colour,
    /// The share of all points, and of those at the rim.
    pub share: f32,
    pub rim: f32,
}

impl Mode {
    fn weight(&self) -> f32 {
        self.share + self.rim
    }
}

/// What a cell looks like.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// Its colours, the likeliest ground first.
    pub modes: Vec<Mode>,
    /// Its ground.
    pub colour: Colour,
    /// The median colour of its rim.
    pub rim: Colour,
    pub mean: Colour,
    /// Whether nothing is drawn on it.
    pub is_clean: bool,
    /// Whether its ground may be another colour than `colour`.
    pub is_hidden: bool,
}

impl Cell {
    /// The share of points that have the likeliest colour.
    pub fn share(&self) -> f32 {
        self.modes.first().map_or(0.0, |mode| mode.share)
    }
}

/// The cells of a board.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    pub columns: usize,
    pub all: Vec<Cell>,
}

impl Cells {
    /// The cells of a board in a picture. `inset` is the part of a cell on each side that belongs to the lines.
    pub fn of(picture: &Picture, grid: &Grid, inset: f32) -> Self {
        let [columns, rows] = grid.cells();
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let all = places
            .map(|(row, column)| cell(&points(picture, grid, (row, column), inset, POINTS)))
            .collect();
        let mut cells = Self { columns, all };
        cells.choose();
        cells
    }

    /// The cells around a cell; fewer at the edge.
    pub fn around(&self, place: usize) -> impl Iterator<Item = usize> + use<> {
        let (columns, rows) = (self.columns as i32, (self.all.len() / self.columns) as i32);
        let (row, column) = (place as i32 / columns, place as i32 % columns);
        let steps = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        steps
            .filter(|&step| step != (0, 0))
            .map(move |(down, right)| (row + down, column + right))
            .filter(move |&(row, column)| {
                (0..rows).contains(&row) && (0..columns).contains(&column)
            })
            .map(move |(row, column)| (row * columns + column) as usize)
    }

    /// The share of points that have their cell's likeliest colour, in the middle one of all cells.
    pub fn usual_share(&self) -> f32 {
        let mut shares: Vec<_> = self.all.iter().map(Cell::share).collect();
        shares.sort_unstable_by(f32::total_cmp);
        shares[shares.len() / 2]
    }

    /// Whether most cells have a pattern, not one colour.
    pub fn is_patterned(&self) -> bool {
        self.usual_share() < 0.85
    }

    /// Chooses the ground of every cell among its colours.
    fn choose(&mut self) {
        let choices: Vec<_> = (0..self.all.len())
            .map(|place| self.choice(place))
            .collect();
        for (cell, (mode, is_hidden)) in self.all.iter_mut().zip(choices) {
            cell.colour = cell.modes[mode].colour;
            cell.is_hidden = is_hidden;
        }
    }

    /// Which of a cell's colours is its ground, and whether that is uncertain.
    fn choice(&self, place: usize) -> (usize, bool) {
        let cell = &self.all[place];
        let rivals: Vec<_> = (0..cell.modes.len())
            .filter(|&mode| cell.modes[mode].weight() >= 0.28)
            .collect();
        if cell.is_clean || rivals.len() < 2 {
            return (0, false);
        }
        let shown: Vec<_> = rivals
            .iter()
            .copied()
            .filter(|&mode| self.is_around(place, cell.modes[mode].colour))
            .collect();
        let [first, second] = [0, 1].map(|place| cell.modes[rivals[place]]);
        match shown[..] {
            [mode] if mode == rivals[0] => (mode, first.rim < 0.3),
            [mode] if cell.modes[mode].weight() > 0.6 * first.weight() => (mode, true),
            [] if first.weight() > 1.2 && first.rim > 0.75 && second.rim < 0.25 => {
                (rivals[0], false)
            }
            _ => (rivals[0], true),
        }
    }

    /// Whether a clean cell around a cell has a colour.
    fn is_around(&self, place: usize, colour: Colour) -> bool {
        let mut around = self.around(place).map(|other| &self.all[other]);
        around.any(|other| other.is_clean && distance(other.colour, colour) < ALIKE)
    }
}

/// Points of a cell, `side` in a row.
pub(super) fn points(
    picture: &Picture,
    grid: &Grid,
    (row, column): (usize, usize),
    inset: f32,
    side: usize,
) -> Vec<Colour> {
    let part = |point: usize| inset + (1.0 - 2.0 * inset) * (point as f32 + 0.5) / side as f32;
    let [columns, rows] = grid.axes;
    let point = |place: usize| {
        let x = columns.line(column as f32 + part(place % side));
        let y = rows.line(row as f32 + part(place / side));
        picture.at(x, y)
    };
    (0..side * side).map(point).collect()
}

/// The part of a cell on each side that its lines, or the gaps between cells, take.
pub(super) fn inset(grid: &Grid, edges: &Edges) -> f32 {
    let [mut moment, mut weight] = [0.0; 2];
    for axis in 0..2 {
        let (own, other) = (grid.axes[axis], grid.axes[1 - axis]);
        let profile = edges.0[axis].profile(other.first, other.last());
        for (place, edge) in profile.into_iter().enumerate() {
            let line = ((place as f32 - own.first) / own.pitch).round();
            let apart = (place as f32 - own.line(line)).abs() / own.pitch;
            if line >= 0.0 && line <= own.cells as f32 && apart < 0.22 {
                moment += edge * apart;
                weight += edge;
            }
        }
    }
    let half = if weight > 0.0 { moment / weight } else { 0.0 };
    (half + 0.07).clamp(0.1, 0.2)
}

fn is_rim(point: usize) -> bool {
    let inside = RIM..POINTS - RIM;
    !inside.contains(&(point % POINTS)) || !inside.contains(&(point / POINTS))
}

/// What a cell looks like; in even light, if that makes it plainer.
fn cell(points: &[Colour]) -> Cell {
    let cell = cell_as_is(points);
    if cell.is_clean {
        return cell;
    }
    let level = cell_as_is(&levelled(points, POINTS));
    if level.share() > cell.share() + PLAINER {
        level
    } else {
        cell
    }
}

/// Points of a cell, `side` in a row, without a change of light from its one side to the other.
pub(super) fn levelled(points: &[Colour], side: usize) -> Vec<Colour> {
    let steps = [0, 1].map(|axis| {
        let along = |point: usize| [point % side, point / side][axis];
        let part = |range: std::ops::Range<usize>| {
            let own = (0..points.len()).filter(|&point| range.contains(&along(point)));
            median(own.map(|point| points[point]).collect())
        };
        let [first, last] = [part(0..RIM), part(side - RIM..side)];
        let is_light = distance(first, last) < SHADE;
        [0, 1, 2].map(|part| match is_light {
            true => (last[part] - first[part]) / (side - RIM) as f32,
            false => 0.0,
        })
    });
    let middle = (side as f32 - 1.0) / 2.0;
    let level = |point: usize| {
        let off = [point % side, point / side].map(|place| place as f32 - middle);
        [0, 1, 2]
            .map(|part| points[point][part] - off[0] * steps[0][part] - off[1] * steps[1][part])
    };
    (0..points.len()).map(level).collect()
}

fn cell_as_is(points: &[Colour]) -> Cell {
    let mut modes = modes(points);
    modes.sort_by(|one, other| other.weight().total_cmp(&one.weight()));
    let rim = (0..points.len()).filter(|&point| is_rim(point));
    let rim = median(rim.map(|point| points[point]).collect());
    let mut mean = [0.0; 3];
    for point in points {
        for axis in 0..3 {
            mean[axis] += point[axis] / points.len() as f32;
        }
    }
    let is_clean = modes[0].share > 0.93;
    Cell {
        colour: modes[0].colour,
        modes,
        rim,
        mean,
        is_clean,
        is_hidden: false,
    }
}

/// The middle of some colours, in each axis.
pub(super) fn median(mut colours: Vec<Colour>) -> Colour {
    let middle = colours.len() / 2;
    [0, 1, 2].map(|axis| {
        colours.sort_unstable_by(|one, other| one[axis].total_cmp(&other[axis]));
        colours[middle][axis]
    })
}

/// Up to four colours that many points have: at least one.
fn modes(points: &[Colour]) -> Vec<Mode> {
    let rim = (0..points.len()).filter(|&point| is_rim(point)).count() as f32;
    let mut left: Vec<usize> = (0..points.len()).collect();
    let mut modes = Vec::new();
    while modes.len() < 4 && 20 * left.len() > points.len() {
        let colour = densest(points, &left);
        let (own, others): (Vec<_>, Vec<_>) = left
            .iter()
            .partition(|&&point| distance(points[point], colour) < BELONGS);
        if own.is_empty() {
            break;
        }
        modes.push(Mode {
            colour,
            share: own.len() as f32 / points.len() as f32,
            rim: own.iter().filter(|&&point| is_rim(point)).count() as f32 / rim,
        });
        left = others;
    }
    modes
}

/// The mean of the points around the point with the most others near it.
fn densest(points: &[Colour], left: &[usize]) -> Colour {
    let mut best = (0, [0.0; 3]);
    for &centre in left.iter().step_by(2) {
        let (mut count, mut sum) = (0, [0.0; 3]);
        for &other in left {
            if distance(points[centre], points[other]) < SAME {
                count += 1;
                for axis in 0..3 {
                    sum[axis] += points[other][axis];
                }
            }
        }
        if count > best.0 {
            best = (count, sum.map(|sum| sum / count as f32));
        }
        // Two thirds of the points are more than any other colour can have.
        if 3 * best.0 > 2 * points.len() {
            break;
        }
    }
    best.1
}
