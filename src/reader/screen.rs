//! Screenshots: boards whose lines are straight up and across.

use super::cells::{Cells, inset};
use super::edges::{Changes, Edges};
use super::extent::{extent, squared};
use super::lattice::{Grid, lattices};
use super::marks::{Mark, marks};
use super::page::{is_fragment, without_page};
use super::pixels::Picture;
use super::regions::{Parted, guessed, part};
use super::{LARGEST, Refusal, SMALLEST, Seen};

/// How many pixels along a line have to be edge: letters and crosses are shorter than the second.
const STRETCHES: [usize; 2] = [9, 21];

/// The lattices that are tried.
const TRIED: usize = 14;

/// The least quality of a board's lattice, with patterns and without; and that of one so clear that no other has to be
/// tried.
const LEAST_QUALITY: f32 = 0.42;
const PLAIN_QUALITY: f32 = 0.5;
/// The same where the board is the whole picture, because the ends of a picture are no edges.
const WHOLE_QUALITY: f32 = 0.36;
const CLEAR_QUALITY: f32 = 0.8;

/// The share of edges on the lines of a board without patterns, below which nothing on it is certain.
const MOSTLY: f32 = 0.6;

/// How far lines of a board on a screen stray at most, in cells.
const STRAIGHT: f32 = 0.15;

/// How much wider than high a square may be, or the other way round.
const UNEVEN: f32 = 1.1;

/// The least quality of a lattice that shows a part of a board.
const LEAST_CUT: f32 = 0.6;

/// A board in a picture.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub grid: Grid,
    pub parted: Parted,
    pub marks: Vec<Option<Mark>>,
    pub quality: f32,
    /// How far its lines stray from straight up and across, in cells.
    pub drift: f32,
}

impl Found {
    fn worth(&self) -> f32 {
        self.quality * self.parted.clarity.min(3.0)
    }

    /// Whether its lines are straight up and across, as on a screen.
    pub fn is_straight(&self) -> bool {
        self.drift < STRAIGHT
    }

    /// Whether its regions show without an excuse.
    fn is_plain(&self) -> bool {
        self.parted.is_natural && !self.parted.is_absorbed && self.parted.clarity > 2.0
    }

    fn is_clear(&self) -> bool {
        self.is_straight()
            && self.quality > CLEAR_QUALITY
            && self.parted.clarity > 2.0
            && self.parted.is_natural
    }
}

/// The clearest board of a picture.
///
/// # Errors
/// If there is none, with the most telling reason and the quality of the lattice it is about.
pub(super) fn read(picture: &Picture, changes: &Changes) -> Result<Found, (Refusal, f32)> {
    let mut best: Option<Found> = None;
    let mut why = (Refusal::NoBoard, 0.0);
    for stretch in STRETCHES {
        let edges = changes.straight(stretch);
        match first_board(picture, &edges) {
            Ok(found) if found.is_clear() => return Ok(found),
            Ok(found) => {
                if best
                    .as_ref()
                    .is_none_or(|best| best.worth() < found.worth())
                {
                    best = Some(found);
                }
            }
            Err(refusal) if why.0 == Refusal::NoBoard => why = refusal,
            Err(_) => {}
        }
    }
    best.ok_or(why)
}

/// The first of the likeliest lattices that is a board, or a larger board around it.
fn first_board(picture: &Picture, edges: &Edges) -> Result<Found, (Refusal, f32)> {
    let mut refused: Vec<(f32, Grid, Refusal)> = Vec::new();
    let mut best: Option<Found> = None;
    for grid in lattices(edges, false, TRIED) {
        if let Some(found) = &best {
            if (contains(&grid, &found.grid) || !found.is_plain())
                && let Ok(other) = attempt(picture, edges, &grid)
                && is_better(&other, found)
            {
                best = Some(other);
            }
            continue;
        }
        let in_cut =
            |(_, cut, refusal): &(f32, Grid, Refusal)| is_cut(refusal) && overlaps(cut, &grid);
        if refused.iter().any(in_cut) {
            continue;
        }
        match attempt(picture, edges, &grid) {
            Ok(found) => best = Some(found),
            Err((quality, grid, refusal)) => refused.push((quality, grid, refusal)),
        }
    }
    let telling = refused
        .into_iter()
        .filter(|(_, _, refusal)| *refusal != Refusal::NoBoard);
    let telling = telling.max_by(|one, other| one.0.total_cmp(&other.0));
    best.ok_or_else(|| {
        telling.map_or((Refusal::NoBoard, 0.0), |(quality, grid, refusal)| {
            (coloured(refusal, picture, edges, &grid), quality)
        })
    })
}

/// Whether a later board is better than the one found first: it is larger, or needs no hidden cells. Marks and patterns
/// look like hidden cells on a lattice that is too fine.
fn is_better(later: &Found, first: &Found) -> bool {
    later.parted.is_natural
        && (contains(&later.grid, &first.grid) || later.is_plain() && !first.is_plain())
}

/// Whether a lattice has all lines of a smaller one, and more.
fn contains(large: &Grid, small: &Grid) -> bool {
    (0..2).all(|axis| {
        let (large, small) = (large.axes[axis], small.axes[axis]);
        let room = 0.2 * small.pitch;
        large.cells > small.cells
            && (0.95..1.05).contains(&(large.pitch / small.pitch))
            && large.first < small.first + room
            && large.last() > small.last() - room
    })
}

fn is_cut(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::CutOff(_))
}

/// Whether the middle of one lattice is in another of about the same pitch.
fn overlaps(one: &Grid, other: &Grid) -> bool {
    (0..2).all(|axis| {
        let (one, other) = (one.axes[axis], other.axes[axis]);
        let middle = (other.first + other.last()) / 2.0;
        (one.first..=one.last()).contains(&middle)
            && (0.9..1.12).contains(&(one.pitch / other.pitch))
    })
}

fn attempt(picture: &Picture, edges: &Edges, grid: &Grid) -> Result<Found, (f32, Grid, Refusal)> {
    let Some(extent) = extent(grid, edges) else {
        return Err((0.0, *grid, Refusal::NoBoard));
    };
    let grid = extent.grid;
    let quality = grid.quality(edges);
    let [columns, rows] = grid.cells();
    let refused = |refusal| Err((quality, grid, refusal));
    if extent.is_cut() || columns != rows {
        if quality < LEAST_CUT {
            return refused(Refusal::NoBoard);
        }
        let cut = extent.sides(edges);
        let seen = grid.seen(&[]);
        return refused(Refusal::CutOff(Seen { cut, ..seen }));
    }
    board_in(picture, edges, &grid).map_err(|refusal| (quality, grid, refusal))
}

/// The refusal of a lattice, with the colours of the part that the picture shows if it cuts the board off.
fn coloured(refusal: Refusal, picture: &Picture, edges: &Edges, grid: &Grid) -> Refusal {
    match refusal {
        Refusal::CutOff(Seen { cut, .. }) => {
            let cells = Cells::of(picture, grid, inset(grid, edges));
            let most = grid.cells().into_iter().fold(0, usize::max);
            let seen = grid.seen(&guessed(&cells, most));
            Refusal::CutOff(Seen { cut, ..seen })
        }
        other => other,
    }
}

/// The board at a lattice of a picture.
///
/// # Errors
/// If it is not a board that can be played.
pub(super) fn board_in(picture: &Picture, edges: &Edges, grid: &Grid) -> Result<Found, Refusal> {
    let grid = grid.refined(edges);
    let own = without_page(picture, edges, &grid);
    let grid = if own == grid {
        grid
    } else {
        squared(&own, edges)
    };
    let quality = grid.quality(edges);
    let [columns, rows] = grid.cells();
    let is_whole = (0..2).all(|axis| {
        [0, grid.axes[axis].cells]
            .iter()
            .all(|&line| grid.is_end(edges, axis, line as f32))
    });
    let least = if is_whole {
        WHOLE_QUALITY
    } else {
        LEAST_QUALITY
    };
    if quality < least || is_fragment(picture, edges, &grid) {
        return Err(Refusal::NoBoard);
    }
    if columns != rows {
        return Err(Refusal::CutOff(grid.seen(&[])));
    }
    let [width, height] = grid.axes.map(|comb| comb.pitch);
    if columns < SMALLEST || !(1.0 / UNEVEN..UNEVEN).contains(&(width / height)) {
        return Err(Refusal::NoBoard);
    }
    if columns > LARGEST {
        return Err(Refusal::Size(columns as u32));
    }
    let inset = inset(&grid, edges);
    let cells = Cells::of(picture, &grid, inset);
    if quality < PLAIN_QUALITY && !is_whole && !cells.is_patterned() {
        return Err(Refusal::NoBoard);
    }
    let mut parted = part(picture, &grid, &cells, quality)?;
    let is_strange = quality < PLAIN_QUALITY || grid.on_lines(edges) < MOSTLY;
    if is_strange && !cells.is_patterned() {
        parted.is_doubtful.fill(true);
    }
    let marks = if cells.is_patterned() {
        vec![None; cells.all.len()]
    } else {
        marks(picture, &grid, &cells, inset)
    };
    Ok(Found {
        grid,
        parted,
        marks,
        quality,
        drift: grid.drift(edges),
    })
}

/// A second board besides the first.
pub(super) fn second(picture: &Picture, changes: &Changes, first: &Found) -> Option<Found> {
    let taken = first.grid.axes.map(|comb| {
        let room = 0.3 * comb.pitch;
        let [from, to] = [comb.first - room, comb.last() + room + 1.0];
        from.max(0.0) as usize..to.max(0.0) as usize
    });
    let edges = changes.without(taken).straight(STRETCHES[0]);
    let side = |found: &Found| found.grid.axes[0].last() - found.grid.axes[0].first;
    let found = first_board(picture, &edges).ok()?;
    let is_board = found.quality > 0.6
        && found.parted.is_natural
        && found.parted.clarity > 1.5
        && side(&found) > 0.5 * side(first);
    is_board.then_some(found)
}
