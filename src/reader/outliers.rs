//! Cells whose colour is hidden look like regions: they go to the neighbour that they belong to.

use super::cells::{ALIKE, Cells};
use super::linkage::{neighbours, pieces, renumbered};
use super::measures::{Kind, Measure};
use super::pixels::{Colour, distance};

/// The largest part that can be a hidden piece of a region, in cells.
const LARGEST_PART: usize = 2;

/// How many hidden parts there may be.
const MOST_PARTS: usize = 6;

/// How much clearer the parts have to be than any smaller number.
const CLEAR: f32 = 2.2;

/// A cell shows a neighbour's colour if one of the cell's is this close.
const SHOWS: f32 = 0.04;

/// Regions after hidden cells have gone to their neighbours.
#[derive(Clone, Debug)]
pub(super) struct Absorbed {
    pub labels: Vec<usize>,
    pub clarity: f32,
    /// The cells that may belong elsewhere.
    pub doubtful: Vec<usize>,
}

/// The regions by a measure that shows a few more parts than there are regions, if the rest is hidden cells.
pub(super) fn absorbed(measure: &Measure, cells: &Cells) -> Option<Absorbed> {
    let side = cells.columns;
    let count = measure.tree.natural(4 * side);
    let clarity = measure.tree.step(count);
    if count <= side || count > side + MOST_PARTS || clarity < CLEAR {
        return None;
    }
    let mut found = Absorbed {
        labels: measure.tree.parts(count),
        clarity,
        doubtful: Vec::new(),
    };
    let mut left = count;
    while left > side {
        let step = best_step(&found.labels, cells, measure.kind)?;
        step.take(&mut found);
        found.labels = renumbered(&pieces(&found.labels, side));
        left = found.labels.iter().max()? + 1;
    }
    (left == side).then_some(found)
}

/// A part, and the parts with one colour around it that it joins.
struct Step {
    part: Vec<usize>,
    joins: Vec<usize>,
    is_sure: bool,
    worth: f32,
}

impl Step {
    fn take(&self, found: &mut Absorbed) {
        for &cell in &self.part {
            found.labels[cell] = self.joins[0];
        }
        for label in &mut found.labels {
            if self.joins.contains(label) {
                *label = self.joins[0];
            }
        }
        if !self.is_sure {
            found.doubtful.extend(&self.part);
        }
    }
}

fn best_step(labels: &[usize], cells: &Cells, kind: Kind) -> Option<Step> {
    let count = labels.iter().max()? + 1;
    let parts = (0..count).map(|part| members(labels, part));
    let hidden = parts.filter(|part| part.len() <= LARGEST_PART && is_odd(part, labels, cells));
    let steps = hidden.flat_map(|part| steps(part, labels, cells, kind));
    steps.max_by(|one, other| one.worth.total_cmp(&other.worth))
}

fn members(labels: &[usize], part: usize) -> Vec<usize> {
    let cells = 0..labels.len();
    cells.filter(|&cell| labels[cell] == part).collect()
}

/// Whether a part may be hidden: something is drawn on its cells, or no other part has its colour.
fn is_odd(part: &[usize], labels: &[usize], cells: &Cells) -> bool {
    let is_marked = part.iter().any(|&cell| !cells.all[cell].is_clean);
    let colour = cells.all[part[0]].colour;
    is_marked
        || part.len() == 1
            && (0..labels.len())
                .filter(|cell| !part.contains(cell))
                .all(|cell| distance(cells.all[cell].colour, colour) > ALIKE)
}

/// What a part can join.
fn steps(part: Vec<usize>, labels: &[usize], cells: &Cells, kind: Kind) -> Vec<Step> {
    let mut around: Vec<usize> = neighbours(cells.columns)
        .into_iter()
        .filter(|pair| part.contains(&pair[0]) != part.contains(&pair[1]))
        .map(|[one, other]| if part.contains(&one) { other } else { one })
        .collect();
    around.sort_unstable();
    around.dedup();
    let is_clean = part.iter().all(|&cell| cells.all[cell].is_clean);
    let colour_of = |cell: usize| cells.all[cell].colour;
    let step = |&next: &usize| {
        let alike = around.iter().filter(|&&other| {
            labels[other] == labels[next]
                || kind != Kind::Line && distance(colour_of(other), colour_of(next)) < ALIKE
        });
        let mut joins: Vec<_> = alike.map(|&other| labels[other]).collect();
        joins.sort_unstable();
        joins.dedup();
        let shown = shown(&part, cells, colour_of(next));
        let is_sure = kind != Kind::Line && !is_clean && shown <= SHOWS;
        let worth = match is_sure {
            true => 100.0 - shown,
            false => 10.0 * f32::from(u8::from(!is_clean)) + joins.len() as f32 - shown,
        };
        Step {
            part: part.clone(),
            joins,
            is_sure,
            worth,
        }
    };
    around.iter().map(step).collect()
}

/// How close a part's colours come to a colour.
fn shown(part: &[usize], cells: &Cells, colour: Colour) -> f32 {
    let modes = part.iter().flat_map(|&cell| &cells.all[cell].modes);
    let visible = modes.filter(|mode| mode.share >= 0.05);
    visible
        .map(|mode| distance(mode.colour, colour))
        .fold(1.0, f32::min)
}
