//! Which cells may belong to another region than the one they were read in: a wrong cell must be among them.

use super::cells::{ALIKE, Cells};
use super::linkage::{Link, Tree, neighbours};
use super::measures::{Kind, Measure};
use super::pixels::distance;

/// A cell is in doubt if its region is not this much nearer than any other.
const NEARER: f32 = 0.5;

/// Two regions are in doubt if they differ no more than this many times their own inner differences.
const APART: f32 = 1.5;

/// Where lines between regions are this much thicker than those inside, every one of them says where a border is.
const THICKER: f32 = 2.5;

/// For every cell, whether it is in doubt. `deciding` is the measure that showed the regions; others may contradict it
/// from the clarity `contradicts` on.
pub(super) fn doubtful(
    labels: &[usize],
    all: &[Measure],
    deciding: usize,
    cells: &Cells,
    contradicts: f32,
) -> Vec<bool> {
    let mut doubt: Vec<_> = (0..labels.len())
        .map(|cell| is_hidden(cell, labels, cells))
        .collect();
    let side = cells.columns;
    for (place, measure) in all.iter().enumerate() {
        if place != deciding && measure.is_natural(side) && measure.clarity(side) >= contradicts {
            contradict(labels, &measure.tree.parts(side), &mut doubt);
        }
    }
    if let Some(lines) = all.iter().find(|measure| measure.kind == Kind::Line) {
        drawn_otherwise(labels, lines, side, &mut doubt);
        // Patterns also hide lines.
        if !cells.is_patterned() {
            for &cell in lines.bare.iter().flatten() {
                doubt[cell] = true;
            }
        }
    }
    let measure = &all[deciding];
    loosely_joined(labels, measure, cells, &mut doubt);
    hardly_parted(labels, measure, &mut doubt);
    doubt
}

/// Whether a cell's colour can hardly be seen.
fn is_hidden(place: usize, labels: &[usize], cells: &Cells) -> bool {
    let cell = &cells.all[place];
    let is_known = cells.is_patterned()
        && neighbours(cells.columns).into_iter().any(|[one, other]| {
            let next = if one == place { other } else { one };
            (one == place || other == place)
                && labels[one] == labels[other]
                && distance(cells.all[next].colour, cell.colour) < ALIKE
        });
    cell.share() < 0.25 || cell.is_hidden && !is_known
}

/// Cells that another measure puts elsewhere: most cells of their region there are in another region here, or the other
/// way round.
fn contradict(labels: &[usize], others: &[usize], doubt: &mut [bool]) {
    let [here, there] = [usual(labels, others), usual(others, labels)];
    for (cell, doubt) in doubt.iter_mut().enumerate() {
        *doubt |= here[labels[cell]] != others[cell] || there[others[cell]] != labels[cell];
    }
}

/// Cells with a thick line to a neighbour in their region, or a thin one to another region, if most lines tell
/// regions apart. Where many don't, nothing is certain.
fn drawn_otherwise(labels: &[usize], lines: &Measure, side: usize, doubt: &mut [bool]) {
    let grain = lines.grain();
    let is_border = |link: &&Link| labels[link.cells[0]] != labels[link.cells[1]];
    let (borders, inside): (Vec<_>, Vec<_>) = lines.links.iter().partition(is_border);
    let usual = |links: &[&Link]| {
        let mut weights: Vec<_> = links.iter().map(|link| link.weight + grain).collect();
        weights.sort_unstable_by(f32::total_cmp);
        weights.get(weights.len() / 2).copied()
    };
    let (Some(thick), Some(thin)) = (usual(&borders), usual(&inside)) else {
        return;
    };
    if thick < THICKER * thin {
        return;
    }
    let between = (thin * thick).sqrt();
    let thin = borders.iter().filter(|link| link.weight + grain < between);
    let thick = inside.iter().filter(|link| link.weight + grain > between);
    let wrong: Vec<_> = thin.chain(thick).collect();
    if wrong.len() > side {
        return doubt.fill(true);
    }
    for cell in wrong.iter().flat_map(|link| link.cells) {
        doubt[cell] = true;
    }
}

/// For every label, the one of the others that most of its cells have.
fn usual(labels: &[usize], others: &[usize]) -> Vec<usize> {
    let count = |numbers: &[usize]| numbers.iter().max().map_or(0, |most| most + 1);
    let mut shared = vec![vec![0_usize; count(others)]; count(labels)];
    for (&label, &other) in labels.iter().zip(others) {
        shared[label][other] += 1;
    }
    let most = |row: &Vec<usize>| (0..row.len()).max_by_key(|&other| row[other]).unwrap_or(0);
    shared.iter().map(most).collect()
}

/// Cells, or groups of cells, that are hardly nearer to their own region than to another.
fn loosely_joined(labels: &[usize], measure: &Measure, cells: &Cells, doubt: &mut [bool]) {
    let grain = measure.grain();
    let inside = |link: &&Link| labels[link.cells[0]] == labels[link.cells[1]];
    let inner: Vec<_> = measure.links.iter().filter(inside).copied().collect();
    let tree = Tree::new(labels.len(), &inner, grain);
    let outer = measure.links.iter().filter(|link| !inside(link));
    let nearest = outer.map(|link| link.weight).fold(f32::MAX, f32::min);
    let far = |link: &&Link| link.weight + grain > 0.45 * (nearest + grain);
    for cut in tree.links().iter().filter(far) {
        let others = tree.links().iter().filter(|link| link.cells != cut.cells);
        let others: Vec<_> = others.copied().collect();
        let parts = parts_of(labels.len(), &others);
        let [one, other] = cut.cells.map(|cell| members(&parts, parts[cell]));
        let small = if one.len() <= other.len() { one } else { other };
        let outward = measure.links.iter().filter(|link| {
            let [one, other] = link.cells;
            labels[one] != labels[other] && (small.contains(&one) || small.contains(&other))
        });
        let out = outward.map(|link| link.weight).fold(f32::MAX, f32::min);
        let is_clean = small.iter().all(|&cell| cells.all[cell].is_clean);
        let nearer = if is_clean { NEARER } else { 0.45 };
        if cut.weight + grain > nearer * (out + grain) {
            for cell in small {
                doubt[cell] = true;
            }
        }
    }
}

fn members(parts: &[usize], part: usize) -> Vec<usize> {
    let cells = 0..parts.len();
    cells.filter(|&cell| parts[cell] == part).collect()
}

fn parts_of(cells: usize, links: &[Link]) -> Vec<usize> {
    let mut parts: Vec<_> = (0..cells).collect();
    // Trees are small: every link renames one side.
    for link in links {
        let [one, other] = link.cells.map(|cell| parts[cell]);
        for part in &mut parts {
            if *part == other {
                *part = one;
            }
        }
    }
    parts
}

/// Regions that differ little from a neighbour, compared with the differences inside both.
fn hardly_parted(labels: &[usize], measure: &Measure, doubt: &mut [bool]) {
    let count = labels.iter().max().map_or(0, |most| most + 1);
    let grain = measure.grain();
    let inner = inner_differences(labels, measure, doubt, count);
    let sizes: Vec<_> = (0..count)
        .map(|label| members(labels, label).len())
        .collect();
    for link in &measure.links {
        let [one, other] = link.cells.map(|cell| labels[cell]);
        if one == other || link.cells.iter().any(|&cell| doubt[cell]) {
            continue;
        }
        if link.weight + grain < APART * (inner[one].max(inner[other]) + grain) {
            let small = if sizes[one] <= sizes[other] {
                one
            } else {
                other
            };
            for cell in members(labels, small) {
                doubt[cell] = true;
            }
        }
    }
}

/// The largest difference that joins cells of each region, without those in doubt. For a region of one cell, half
/// its smallest difference from others would do.
fn inner_differences(
    labels: &[usize],
    measure: &Measure,
    doubt: &[bool],
    count: usize,
) -> Vec<f32> {
    let sure = measure.links.iter().filter(|link| {
        let [one, other] = link.cells;
        labels[one] == labels[other] && !doubt[one] && !doubt[other]
    });
    let sure: Vec<_> = sure.copied().collect();
    let tree = Tree::new(labels.len(), &sure, measure.grain());
    let mut inner = vec![0.0_f32; count];
    for link in tree.links() {
        let own = &mut inner[labels[link.cells[0]]];
        *own = own.max(link.weight);
    }
    let usual = inner.iter().copied().fold(0.0, f32::max);
    for (label, inner) in inner.iter_mut().enumerate() {
        if members(labels, label).len() == 1 {
            *inner = usual;
        }
    }
    inner
}
