//! The regions of a board: one for each row.

use super::Refusal;
use super::cells::Cells;
use super::doubt;
use super::lattice::Grid;
use super::linkage::{Link, Tree, neighbours, pieces, renumbered};
use super::measures::{CONTRADICTS, CONTRADICTS_EXCUSE, GRAIN, Kind, Measure, measures, together};
use super::outliers::{Absorbed, absorbed};
use super::pixels::{Colour, Picture, distance};

/// The regions as read.
#[derive(Clone, Debug)]
pub(super) struct Parted {
    /// The region of every cell, from 0, in the order in which they are met.
    pub labels: Vec<usize>,
    /// Whether a cell may belong to another region.
    pub is_doubtful: Vec<bool>,
    /// How clearly the regions differ: at least 1.
    pub clarity: f32,
    /// Whether a measure shows just this number of regions.
    pub is_natural: bool,
    /// Whether hidden cells had to go to their neighbours first.
    pub is_absorbed: bool,
}

/// Below this clarity, all measures decide together; and below that there are no regions to see.
const CLEAR: f32 = 1.35;
const UNCLEAR: f32 = 1.12;

/// Colours this close are regions only if cells of one region are much closer.
const FAINT: f32 = 0.02;

/// A board with hidden cells has to be this much clearer than one without.
const EXCUSED: f32 = 3.0;

/// A piece belongs to a colour if it is this much nearer to it than to any other; a colour in pieces is seen on boards
/// that are this much clearer.
const NEARER: f32 = 0.5;

/// Lines alone have to be this clear: text next to them makes them look thicker.
const CLEAR_LINES: f32 = 1.8;

/// The regions of a board of `side` × `side` cells whose lattice has this quality.
///
/// # Errors
/// If fewer regions than rows can be told apart.
pub(super) fn part(
    picture: &Picture,
    grid: &Grid,
    cells: &Cells,
    quality: f32,
) -> Result<Parted, Refusal> {
    let side = cells.columns;
    let mut all = measures(picture, grid, cells);
    if let Some(parted) = by_colour(&all, cells) {
        return match is_blocks(&parted.labels, side) {
            true => Err(Refusal::NoBoard),
            false => Ok(parted),
        };
    }
    let mut best = best(&all, cells);
    if best.clarity < CLEAR {
        all.push(together(&all, side));
        best = Choice::of(&all, all.len() - 1, side);
    }
    judge(&best, &all, cells, grid, quality)?;
    let contradicts = if best.is_absorbed {
        CONTRADICTS_EXCUSE
    } else {
        CONTRADICTS
    };
    let mut is_doubtful = doubt::doubtful(&best.labels, &all, best.measure, cells, contradicts);
    for &cell in &best.doubtful {
        is_doubtful[cell] = true;
    }
    let is_natural = best.is_absorbed || all.iter().any(|measure| measure.is_natural(side));
    // Where nothing is drawn on a cell that looks hidden, any other may be the odd one.
    let is_guess = best.doubtful.iter().any(|&cell| cells.all[cell].is_clean);
    if is_guess || best.clarity < 1.3 || !is_natural && best.clarity < 1.6 {
        is_doubtful.fill(true);
    }
    if is_table(&best.labels, &is_doubtful) {
        return Err(Refusal::NoBoard);
    }
    Ok(Parted {
        labels: renumbered(&best.labels),
        is_doubtful,
        clarity: best.clarity,
        is_natural,
        is_absorbed: best.is_absorbed,
    })
}

/// The colour of every cell of a part of a board, by number; empty if colours don't differ clearly.
///
/// `most` is the number of colours on the whole board.
pub(super) fn guessed(cells: &Cells, most: usize) -> Vec<usize> {
    let grounds: Vec<_> = cells.all.iter().map(|cell| cell.colour).collect();
    let tree = Tree::new(grounds.len(), &pairs(&grounds), GRAIN);
    let count = tree.natural(most);
    if tree.step(count) < CLEAR {
        return Vec::new();
    }
    tree.parts(count)
}

/// One way to part a board.
struct Choice {
    /// Which measure shows it.
    measure: usize,
    labels: Vec<usize>,
    clarity: f32,
    doubtful: Vec<usize>,
    is_absorbed: bool,
}

impl Choice {
    fn of(all: &[Measure], measure: usize, side: usize) -> Self {
        Self {
            measure,
            labels: all[measure].tree.parts(side),
            clarity: all[measure].clarity(side),
            doubtful: Vec::new(),
            is_absorbed: false,
        }
    }

    /// By what choices are compared: one without hidden cells needs fewer excuses.
    fn worth(&self) -> f32 {
        if self.is_absorbed {
            self.clarity / EXCUSED
        } else {
            self.clarity
        }
    }

    fn absorbed(measure: usize, absorbed: Absorbed) -> Self {
        Self {
            measure,
            labels: absorbed.labels,
            clarity: absorbed.clarity,
            doubtful: absorbed.doubtful,
            is_absorbed: true,
        }
    }
}

/// The clearest way to part a board.
fn best(all: &[Measure], cells: &Cells) -> Choice {
    let side = cells.columns;
    let plain = (0..all.len()).map(|measure| Choice::of(all, measure, side));
    let hidden = (0..all.len()).filter_map(|measure| {
        let absorbed = absorbed(&all[measure], cells)?;
        Some(Choice::absorbed(measure, absorbed))
    });
    let choices = plain.chain(hidden);
    let best = choices.max_by(|one, other| one.worth().total_cmp(&other.worth()));
    best.unwrap_or_else(|| Choice::of(all, 0, side))
}

/// Refuses what isn't a board of regions.
fn judge(
    best: &Choice,
    all: &[Measure],
    cells: &Cells,
    grid: &Grid,
    quality: f32,
) -> Result<(), Refusal> {
    let side = cells.columns;
    let unclear = || {
        Err(Refusal::Colours {
            seen: grid.seen(&renumbered(&best.labels)),
            counted: all[0].tree.natural(4 * side) as u32,
        })
    };
    if best.clarity < UNCLEAR {
        return unclear();
    }
    if all[best.measure].kind == Kind::Line {
        if is_chess(&best.labels, &all[0]) {
            return Err(Refusal::Chess);
        }
        if best.clarity < CLEAR_LINES {
            return unclear();
        }
    }
    if is_faint(best, &all[best.measure], side) {
        return unclear();
    }
    if is_sudoku(&best.labels, side) {
        return Err(Refusal::Sudoku);
    }
    if is_blocks(&best.labels, side) {
        return Err(Refusal::NoBoard);
    }
    let is_natural = best.is_absorbed || all.iter().any(|measure| measure.is_natural(side));
    let is_clear = best.clarity >= 1.3 && is_natural || best.clarity >= 1.6;
    if is_clear || quality > 0.8 && has_colours(cells) {
        Ok(())
    } else {
        unclear()
    }
}

/// Whether regions differ so little that it may be noise, or text.
fn is_faint(best: &Choice, measure: &Measure, side: usize) -> bool {
    let is_colour = matches!(measure.kind, Kind::Ground | Kind::Rim | Kind::Mean);
    is_colour && measure.tree.borders(side)[1] < FAINT && best.clarity < 2.5
}

/// Whether cells of one region differ in colour as those of a chess board do.
fn is_chess(labels: &[usize], ground: &Measure) -> bool {
    let inside = ground.links.iter().filter(|link| {
        let [one, other] = link.cells.map(|cell| labels[cell]);
        one == other
    });
    let (all, different) = inside.fold((0, 0), |(all, different), link| {
        (all + 1, different + usize::from(link.weight > 0.05))
    });
    25 * different > 3 * all
}

fn is_sudoku(labels: &[usize], side: usize) -> bool {
    side == 9
        && (0..labels.len()).all(|cell| {
            let (row, column) = (cell / side, cell % side);
            labels[cell] == labels[row / 3 * 3 * side + column / 3 * 3]
        })
}

/// Whether all regions are made of blocks of cells: then these are parts of larger cells.
fn is_blocks(labels: &[usize], side: usize) -> bool {
    let lengths = || (2..=side / 2).filter(|length| side.is_multiple_of(*length));
    let is_made_of = |wide: usize, high: usize| {
        let corner = |cell: usize| cell / side / high * high * side + cell % side / wide * wide;
        (0..labels.len()).all(|cell| labels[cell] == labels[corner(cell)])
    };
    lengths().any(|wide| lengths().any(|high| is_made_of(wide, high)))
}

/// Whether it is rather a table with something written in it: most is of one region, and much is in doubt.
fn is_table(labels: &[usize], is_doubtful: &[bool]) -> bool {
    let size = |label: usize| labels.iter().filter(|&&other| other == label).count();
    let doubtful = is_doubtful
        .iter()
        .filter(|&&is_doubtful| is_doubtful)
        .count();
    3 * doubtful > labels.len() && labels.iter().any(|&label| 2 * size(label) > labels.len())
}

/// Whether a board has about as many colours as rows.
fn has_colours(cells: &Cells) -> bool {
    let mut met: Vec<Colour> = Vec::new();
    for cell in cells.all.iter().filter(|cell| cell.is_clean) {
        if !met
            .iter()
            .any(|&colour| distance(colour, cell.colour) < 0.03)
        {
            met.push(cell.colour);
        }
    }
    (cells.columns.saturating_sub(2)..=cells.columns + 4).contains(&met.len())
}

/// The regions of a board with colours in pieces: more parts than rows, but as many colours as rows.
fn by_colour(all: &[Measure], cells: &Cells) -> Option<Parted> {
    let side = cells.columns;
    let ground = &all[0].tree;
    let count = ground.natural(side * side - 1);
    let clarity = ground.step(count);
    let lines = all.iter().find(|measure| measure.kind == Kind::Line)?;
    if count <= side || clarity < 1.8 || lines.is_natural(side) && lines.clarity(side) > CONTRADICTS
    {
        return None;
    }
    let parts = ground.parts(count);
    let colours = colours_of(&parts, count, cells);
    let tree = Tree::new(count, &pairs(&colours), GRAIN);
    if tree.natural(count - 1) != side || tree.step(side) < 1.8 || tree.borders(side)[1] < 0.02 {
        return None;
    }
    let groups = tree.parts(side);
    let labels: Vec<_> = parts.iter().map(|&part| groups[part]).collect();
    // A border between two pieces of one colour is light or shadow, and no border.
    let is_split =
        |[one, other]: [usize; 2]| labels[one] == labels[other] && parts[one] != parts[other];
    if neighbours(side).into_iter().any(is_split) || !is_drawn_so(&labels, &parts, cells) {
        return None;
    }
    let unsure = unsure_pieces(&colours, &groups);
    let mut is_doubtful = doubt::doubtful(&renumbered(&parts), all, 0, cells, CONTRADICTS);
    for (is_doubtful, &part) in is_doubtful.iter_mut().zip(&parts) {
        *is_doubtful |= unsure[part];
    }
    Some(Parted {
        labels: renumbered(&labels),
        is_doubtful,
        clarity: clarity.min(tree.step(side)),
        is_natural: true,
        is_absorbed: false,
    })
}

/// For every piece, whether its colour is hardly nearer to another piece of its group than to one of another group.
fn unsure_pieces(colours: &[Colour], groups: &[usize]) -> Vec<bool> {
    let nearest = |piece: usize, is_own: bool| {
        let others = (0..colours.len())
            .filter(|&other| other != piece && (groups[other] == groups[piece]) == is_own);
        let distances = others.map(|other| distance(colours[other], colours[piece]));
        distances.min_by(f32::total_cmp)
    };
    let is_unsure = |piece: usize| match (nearest(piece, true), nearest(piece, false)) {
        (Some(own), Some(other)) => own + GRAIN > NEARER * (other + GRAIN),
        _ => false,
    };
    (0..colours.len()).map(is_unsure).collect()
}

/// Whether every piece but the largest of its colour has a cell whose ground is seen.
fn is_drawn_so(labels: &[usize], parts: &[usize], cells: &Cells) -> bool {
    let size = |part: usize| parts.iter().filter(|&&other| other == part).count();
    (0..labels.len()).all(|cell| {
        let is_largest = (0..labels.len())
            .filter(|&other| labels[other] == labels[cell])
            .all(|other| size(parts[other]) <= size(parts[cell]));
        let mut own = (0..labels.len()).filter(|&other| parts[other] == parts[cell]);
        is_largest || own.any(|other| !cells.all[other].is_hidden)
    })
}

/// The mean ground of every part.
fn colours_of(parts: &[usize], count: usize, cells: &Cells) -> Vec<Colour> {
    (0..count)
        .map(|part| {
            let own = parts
                .iter()
                .zip(&cells.all)
                .filter(|(other, _)| **other == part);
            let own: Vec<_> = own.map(|(_, cell)| cell.colour).collect();
            let size = own.len() as f32;
            [0, 1, 2].map(|axis| own.iter().map(|colour| colour[axis]).sum::<f32>() / size)
        })
        .collect()
}

fn pairs(colours: &[Colour]) -> Vec<Link> {
    let all = 0..colours.len();
    let pairs = all.flat_map(|one| (0..one).map(move |other| [one, other]));
    let link = |cells: [usize; 2]| Link {
        cells,
        weight: distance(colours[cells[0]], colours[cells[1]]),
    };
    pairs.map(link).collect()
}

/// The regions that are in pieces.
pub(super) fn in_pieces(labels: &[usize], side: usize) -> Vec<usize> {
    let pieces = pieces(labels, side);
    let count = labels.iter().max().map_or(0, |most| most + 1);
    (0..count)
        .filter(|&label| {
            let mut own: Vec<_> = (0..labels.len())
                .filter(|&cell| labels[cell] == label)
                .map(|cell| pieces[cell])
                .collect();
            own.dedup();
            own.sort_unstable();
            own.dedup();
            own.len() > 1
        })
        .collect()
}
