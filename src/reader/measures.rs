//! How different neighbours are, by several measures: one of them tells the regions of most boards apart.

use super::cells::{Cells, median};
use super::lattice::Grid;
use super::linkage::{Link, Tree, neighbours};
use super::pixels::{Colour, Picture, distance};

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The ground of both cells.
    Ground,
    /// The colours along their sides.
    Rim,
    /// All their colours, for patterns.
    Mean,
    /// The line between them: how thick and how dark it is.
    Line,
    /// Ground, rim and line together.
    Together,
}

/// One measure of all neighbours.
#[derive(Clone, Debug)]
pub(super) struct Measure {
    pub kind: Kind,
    /// For each pair of [`neighbours`].
    pub links: Vec<Link>,
    pub tree: Tree,
    /// Of lines: neighbours without one where nearly all others have one. Something covers them.
    pub bare: Vec<[usize; 2]>,
}

/// A difference of colours, and of lines, that does not matter.
pub(super) const GRAIN: f32 = 0.005;
const LINE_GRAIN: f32 = 0.006;

/// Differences below these can't be seen.
const VISIBLE: f32 = 0.012;
const VISIBLE_LINE: f32 = 0.008;

/// With less than this part of the usual line between them, two cells have none; and the least contrast to its ink with
/// which it would be seen.
const BARE: f32 = 0.25;
const SEEN: f32 = 0.05;

/// A line on a ground of little contrast counts at most this much more.
const MOST_CONTRAST: f32 = 2.0;

/// From this clarity on, another measure can call a cell into doubt.
pub(super) const CONTRADICTS: f32 = 1.5;
/// The same where the regions need hidden cells.
pub(super) const CONTRADICTS_EXCUSE: f32 = 1.15;

impl Measure {
    fn new(kind: Kind, links: Vec<Link>, cells: usize) -> Self {
        let grain = match kind {
            Kind::Line => LINE_GRAIN,
            Kind::Together => 0.05,
            _ => GRAIN,
        };
        let tree = Tree::new(cells, &links, grain);
        let bare = Vec::new();
        Self {
            kind,
            links,
            tree,
            bare,
        }
    }

    /// A difference that does not matter.
    pub fn grain(&self) -> f32 {
        match self.kind {
            Kind::Line => LINE_GRAIN,
            Kind::Together => 0.05,
            _ => GRAIN,
        }
    }

    /// How clearly the measure shows this number of parts: 1 if not at all.
    pub fn clarity(&self, count: usize) -> f32 {
        let least = match self.kind {
            Kind::Line => VISIBLE_LINE,
            Kind::Together => 0.0,
            _ => VISIBLE,
        };
        match self.tree.borders(count)[1] < least {
            true => 1.0,
            false => self.tree.clarity(count),
        }
    }

    /// Whether the measure shows this number of parts more clearly than any other.
    pub fn is_natural(&self, count: usize) -> bool {
        self.tree.natural(4 * count) == count
    }
}

/// All measures that say something about a board.
pub(super) fn measures(picture: &Picture, grid: &Grid, cells: &Cells) -> Vec<Measure> {
    let side = cells.columns;
    let colours = |kind, colour: &dyn Fn(usize) -> Colour| {
        let links = neighbours(side).into_iter().map(|pair| Link {
            cells: pair,
            weight: distance(colour(pair[0]), colour(pair[1])),
        });
        Measure::new(kind, links.collect(), side * side)
    };
    let mut all = vec![
        colours(Kind::Ground, &|cell| cells.all[cell].colour),
        colours(Kind::Rim, &|cell| cells.all[cell].rim),
    ];
    if cells.is_patterned() {
        all.push(colours(Kind::Mean, &|cell| cells.all[cell].mean));
    }
    let (links, bare) = lines(picture, grid, cells);
    let lines = Measure::new(Kind::Line, links, side * side);
    all.push(Measure { bare, ..lines });
    all
}

/// How much line there is between neighbours, as if all had the same ground: a black line on white is no thicker than
/// one on grey. And the neighbours without one, where nearly all have one.
fn lines(picture: &Picture, grid: &Grid, cells: &Cells) -> (Vec<Link>, Vec<[usize; 2]>) {
    let pairs = neighbours(cells.columns);
    let mut found: Vec<(f32, Colour)> = pairs
        .iter()
        .map(|&pair| line(picture, grid, cells, pair))
        .collect();
    let weights: Vec<_> = found.iter().map(|(weight, _)| *weight).collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    let strong = found.len() / 4 + 1;
    let ink = median(found[..strong].iter().map(|(_, colour)| *colour).collect());
    let contrast = |[one, other]: [usize; 2]| {
        let [one, other] = [one, other].map(|cell| distance(cells.all[cell].colour, ink));
        one.min(other)
    };
    let mut contrasts: Vec<_> = pairs.iter().map(|&pair| contrast(pair)).collect();
    contrasts.sort_unstable_by(f32::total_cmp);
    let usual = contrasts[contrasts.len() / 2];
    let link = |(&cells, weight): (&[usize; 2], f32)| Link {
        cells,
        weight: weight * (usual / contrast(cells).max(0.01)).clamp(0.5, MOST_CONTRAST),
    };
    let seen = |pair: &[usize; 2]| contrast(*pair) > SEEN;
    let bare = without_line(&pairs, &weights, seen);
    (pairs.iter().zip(weights).map(link).collect(), bare)
}

/// Neighbours with far less line between them than usual, although it would be seen there.
fn without_line(
    pairs: &[[usize; 2]],
    weights: &[f32],
    seen: impl Fn(&[usize; 2]) -> bool,
) -> Vec<[usize; 2]> {
    let mut sorted = weights.to_vec();
    sorted.sort_unstable_by(f32::total_cmp);
    let least = BARE * sorted[2 * sorted.len() / 5];
    let is_bare = |(pair, weight): &(&[usize; 2], &f32)| **weight < least && seen(pair);
    let bare = pairs.iter().zip(weights).filter(is_bare);
    let bare: Vec<_> = bare.map(|(pair, _)| *pair).collect();
    let is_drawn = least > BARE * 2.0 * LINE_GRAIN && 3 * bare.len() < pairs.len();
    if is_drawn { bare } else { Vec::new() }
}

/// Ground, rim and line as one measure, each in units of the border between alike and different.
pub(super) fn together(measures: &[Measure], side: usize) -> Measure {
    let mut links: Vec<_> = neighbours(side)
        .into_iter()
        .map(|cells| Link { cells, weight: 0.0 })
        .collect();
    for measure in measures {
        let part = match measure.kind {
            Kind::Ground | Kind::Line => 1.0,
            Kind::Rim => 0.5,
            Kind::Mean | Kind::Together => continue,
        };
        let [low, high] = measure
            .tree
            .borders(side)
            .map(|border| border + measure.grain());
        let unit = (low * high).sqrt();
        for (sum, link) in links.iter_mut().zip(&measure.links) {
            sum.weight += part * link.weight / unit;
        }
    }
    Measure::new(Kind::Together, links, side * side)
}

/// How much line there is between two neighbours: the difference from the nearer of their colours, summed across
/// the border, in widths of a cell. The median of several places along the border; and the line's colour.
fn line(picture: &Picture, grid: &Grid, cells: &Cells, [one, other]: [usize; 2]) -> (f32, Colour) {
    let side = cells.columns;
    let axis = usize::from(other != one + 1);
    let (row, column) = ((other / side) as f32, (other % side) as f32);
    let (border, along) = if axis == 0 {
        (column, row)
    } else {
        (row, column)
    };
    let (own, cross) = (grid.axes[axis], grid.axes[1 - axis]);
    let colours = [one, other].map(|cell| cells.all[cell].colour);
    let reach = (0.2 * own.pitch).round() as i32;
    let mut ink = (0.0, colours[0]);
    let mut sums: Vec<f32> = (0..7)
        .map(|point| {
            let place = cross.line(along + 0.2 + 0.1 * point as f32);
            let across = (-reach..=reach).map(|shift| {
                let across = own.line(border) + shift as f32;
                let (x, y) = if axis == 0 {
                    (across, place)
                } else {
                    (place, across)
                };
                let colour = picture.at(x, y);
                let apart = distance(colour, colours[0]).min(distance(colour, colours[1]));
                if apart > ink.0 {
                    ink = (apart, colour);
                }
                apart
            });
            across.sum::<f32>() / own.pitch
        })
        .collect();
    sums.sort_unstable_by(f32::total_cmp);
    (sums[3], ink.1)
}
