//! The page around a board: a strip of it must not be taken for a row of cells.

use super::cells::ALIKE;
use super::edges::{COLUMNS, Edges};
use super::extent::without;
use super::lattice::Grid;
use super::pixels::{Colour, Picture, distance};

/// An outer side that is this present is a line, not something on the page.
const LINE: f32 = 0.85;

/// A side with less edge has none; and colours of one page are this close.
const NO_EDGE: f32 = 0.3;
const PAGE: f32 = 0.05;

/// How far beyond a board the page is looked at, in cells.
const BEYOND: f32 = 0.4;

/// The lattice without first and last rows, and columns, that are a strip of the page.
pub(super) fn without_page(picture: &Picture, edges: &Edges, grid: &Grid) -> Grid {
    let mut grid = without_margins(picture, edges, grid);
    for axis in 0..2 {
        for at_start in [true, false] {
            if grid.axes[axis].cells > 3 && is_page(picture, edges, &grid, axis, at_start) {
                grid = without(&grid, axis, at_start);
            }
        }
    }
    grid
}

/// The lattice without the paper around a board: the same number of rows and columns, of one colour and without lines.
/// Regions of just a whole row and a whole column are rarer.
fn without_margins(picture: &Picture, edges: &Edges, grid: &Grid) -> Grid {
    let sides = [(0, true), (0, false), (1, true), (1, false)];
    let strips: Vec<_> = sides
        .into_iter()
        .filter_map(|(axis, at_start)| {
            Some((axis, at_start, strip(picture, edges, grid, axis, at_start)?))
        })
        .collect();
    let Some(&(_, _, paper)) = strips.first() else {
        return *grid;
    };
    let own: Vec<_> = strips
        .iter()
        .filter(|(_, _, colour)| distance(*colour, paper) < 2.0 * PAGE)
        .collect();
    let columns = own.iter().filter(|(axis, ..)| *axis == COLUMNS).count();
    if 2 * columns != own.len() || grid.cells().iter().any(|&cells| cells < 5) {
        return *grid;
    }
    own.into_iter().fold(*grid, |grid, &(axis, at_start, _)| {
        without(&grid, axis, at_start)
    })
}

/// The colour of a first or last row whose cells have one colour and no lines between them.
fn strip(
    picture: &Picture,
    edges: &Edges,
    grid: &Grid,
    axis: usize,
    at_start: bool,
) -> Option<Colour> {
    let (own, other) = (grid.axes[axis], grid.axes[1 - axis]);
    let cell = if at_start {
        0.0
    } else {
        own.cells as f32 - 1.0
    };
    let lines = (2..other.cells - 1).map(|line| grid.side(edges, 1 - axis, line as f32, cell));
    if lines.fold(0.0, f32::max) > NO_EDGE {
        return None;
    }
    let at = |along: usize| {
        colour(
            picture,
            axis,
            own.line(cell + 0.5),
            other.line(along as f32 + 0.3),
        )
    };
    let cells: Vec<Colour> = (0..other.cells).map(at).collect::<Option<_>>()?;
    let is_even = cells
        .windows(2)
        .all(|pair| distance(pair[0], pair[1]) < ALIKE);
    is_even.then(|| cells[cells.len() / 2])
}

/// Whether a row has one colour, which goes on at both its ends, and no line at its outer side.
fn is_page(picture: &Picture, edges: &Edges, grid: &Grid, axis: usize, at_start: bool) -> bool {
    let (own, other) = (grid.axes[axis], grid.axes[1 - axis]);
    let line = if at_start { 0.0 } else { own.cells as f32 };
    let is_line = !grid.is_end(edges, axis, line) && grid.presence(edges, axis, line) > LINE;
    if is_line {
        return false;
    }
    let middle = if at_start {
        0.5
    } else {
        own.cells as f32 - 0.5
    };
    let across = own.line(middle);
    let at = |along: f32| colour(picture, axis, across, other.line(along));
    let ends = [-BEYOND, other.cells as f32 + BEYOND].map(at);
    let Some(page) = ends.iter().flatten().next().copied() else {
        return false;
    };
    let cells = (0..other.cells).map(|cell| at(cell as f32 + 0.3));
    let all: Vec<_> = [ends[0]]
        .into_iter()
        .chain(cells)
        .chain([ends[1]])
        .flatten()
        .collect();
    // Light changes along a row, but little from a cell to the next.
    all.windows(2)
        .all(|pair| distance(pair[0], pair[1]) < ALIKE)
        && all
            .iter()
            .all(|&colour| distance(colour, page) < 2.0 * PAGE)
}

/// Whether a lattice is a part of a larger board: several colours go on beyond its outer sides, where these have no edge,
/// or where a thin line is between cells of one colour.
pub(super) fn is_fragment(picture: &Picture, edges: &Edges, grid: &Grid) -> bool {
    let (mut all, mut open, mut same) = (Vec::new(), Vec::new(), Vec::new());
    for (axis, at_start) in [(0, true), (0, false), (1, true), (1, false)] {
        let (own, other) = (grid.axes[axis], grid.axes[1 - axis]);
        let line = if at_start { 0.0 } else { own.cells as f32 };
        let out = if at_start { -BEYOND } else { BEYOND };
        for cell in 0..other.cells {
            let cell = cell as f32;
            let at = |across: f32| colour(picture, axis, own.line(across), other.line(cell + 0.3));
            let Some(colour) = at(line + out) else {
                continue;
            };
            all.push(colour);
            if grid.side(edges, axis, line, cell) < NO_EDGE {
                open.push(colour);
            }
            if at(line - out).is_some_and(|within| distance(within, colour) < ALIKE) {
                same.push(colour);
            }
        }
    }
    let like = |one: Colour, other: &Colour| distance(one, *other) < PAGE;
    let count = |page: Colour| all.iter().filter(|other| like(page, other)).count();
    let page = all.iter().copied().max_by_key(|&page| count(page));
    // Nothing beyond a real board's side but its page has the colour of the cell within.
    page.is_some_and(|page| {
        let strange = open.iter().filter(|other| !like(page, other)).count();
        let is_far = |other: &&Colour| distance(page, **other) > 2.0 * PAGE;
        strange > 1
            || !open.is_empty() && 3 * count(page) < all.len()
            || same.iter().filter(is_far).count() > 1
    })
}

/// The mean colour around a place across an axis and along it; none beyond the picture.
fn colour(picture: &Picture, axis: usize, across: f32, along: f32) -> Option<Colour> {
    let (x, y) = if axis == COLUMNS {
        (across, along)
    } else {
        (along, across)
    };
    let inside = x >= 0.0 && y >= 0.0 && x < picture.width as f32 && y < picture.height as f32;
    inside.then(|| {
        let mut mean = [0.0; 3];
        for point in 0..9 {
            let near = picture.at(x + (point % 3) as f32 - 1.0, y + (point / 3) as f32 - 1.0);
            for part in 0..3 {
                mean[part] += near[part] / 9.0;
            }
        }
        mean
    })
}
