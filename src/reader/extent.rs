//! How far a board goes: which rows and columns of a lattice are its own, and whether the picture cuts it.

use super::edges::Edges;
use super::lattice::Grid;

/// A row whose sides are no more present than this has none.
const NO_SIDE: f32 = 0.35;

/// An outer side is at least this present.
const OUTER: f32 = 0.65;

/// A line this near to the end of the picture, in cells, may be that end.
const AT_END: f32 = 0.12;

/// A lattice cut to the board in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    pub grid: Grid,
    /// For each axis, whether the picture shows that the board goes on beyond its start and its end.
    cut: [Ends; 2],
}

/// Something about the start and the end of an axis.
type Ends = [bool; 2];

impl Extent {
    pub fn is_cut(&self) -> bool {
        self.cut.iter().flatten().any(|&is_cut| is_cut)
    }

    /// Where the picture cuts the board off: at the top, right, bottom and left.
    pub fn sides(&self, edges: &Edges) -> [bool; 4] {
        let cells = self.grid.cells();
        let [[left, right], [top, low]] = [0, 1].map(|axis| {
            let is_short = cells[axis] < cells[1 - axis];
            let ends = room(&self.grid, edges, axis).map(|room| is_short && room < AT_END);
            // Rows are missing at one end. At which, only the picture's end can tell.
            match (self.cut[axis], ends) {
                ([false, false], [true, true]) => [false; 2],
                ([false, false], ends) => ends,
                (cut, _) => cut,
            }
        });
        [top, right, low, left]
    }
}

/// The board in a lattice.
pub(super) fn extent(grid: &Grid, edges: &Edges) -> Option<Extent> {
    let mut grid = *grid;
    for axis in [0, 1, 0, 1] {
        grid = trimmed(&grid, edges, axis)?;
    }
    let mut cut = [Ends::default(); 2];
    for axis in [0, 1, 0, 1] {
        let (longer, ends) = extended(&grid, edges, axis);
        grid = longer.refined(edges);
        cut[axis] = [0, 1].map(|end| cut[axis][end] || ends[end]);
    }
    if cut == [Ends::default(); 2] {
        grid = squared(&grid, edges);
        cut = goes_on(&grid, edges);
    }
    Some(Extent { grid, cut })
}

/// The sides across a row (or column, with the other axis) of the lattice: from its one end to the other.
fn across(grid: &Grid, edges: &Edges, axis: usize, cell: f32) -> Vec<f32> {
    let lines = grid.axes[1 - axis].cells;
    (0..=lines)
        .map(|line| grid.side(edges, 1 - axis, line as f32, cell))
        .collect()
}

fn mean(sides: &[f32]) -> f32 {
    sides.iter().sum::<f32>() / sides.len().max(1) as f32
}

fn inner(sides: &[f32]) -> &[f32] {
    &sides[1..sides.len() - 1]
}

/// Drops what has no sides: a margin, or the space between two boards.
fn trimmed(grid: &Grid, edges: &Edges, axis: usize) -> Option<Grid> {
    let cells = grid.axes[axis].cells;
    let sides: Vec<_> = (0..cells)
        .map(|cell| across(grid, edges, axis, cell as f32))
        .collect();
    let mut means: Vec<_> = sides.iter().map(|sides| mean(inner(sides))).collect();
    let is_row: Vec<_> = {
        let mut sorted = means.clone();
        sorted.sort_unstable_by(f32::total_cmp);
        let usual = sorted[cells / 2];
        let rows = sides.iter().zip(means.drain(..));
        rows.map(|(sides, mean)| {
            let has_side = sides.iter().any(|&side| side > NO_SIDE);
            has_side && !(mean < 0.25 && usual > 0.7)
        })
        .collect()
    };
    let run = longest_run(&is_row);
    (run.len() >= 3).then(|| {
        let mut grid = *grid;
        grid.axes[axis].first = grid.axes[axis].line(run.start as f32);
        grid.axes[axis].cells = run.len();
        grid
    })
}

fn longest_run(rows: &[bool]) -> std::ops::Range<usize> {
    let (mut best, mut start) = (0..0, 0);
    for (place, &is_row) in rows.iter().enumerate() {
        if !is_row {
            start = place + 1;
        } else if place + 1 - start > best.len() {
            best = start..place + 1;
        }
    }
    best
}

/// Adds rows that go on like the last one, at both ends, and says whether the next one is cut by the picture's end.
fn extended(grid: &Grid, edges: &Edges, axis: usize) -> (Grid, Ends) {
    let (mut grid, mut cut) = (*grid, Ends::default());
    for (end, at_start) in [true, false].into_iter().enumerate() {
        while grid.axes[axis].cells <= super::LARGEST + 1
            && !cut[end]
            && has_next(&grid, edges, axis, at_start)
        {
            let comb = &mut grid.axes[axis];
            let far = if at_start {
                -1.0
            } else {
                comb.cells as f32 + 1.0
            };
            let place = comb.line(far);
            let last = edges.0[axis].count as f32 - 0.5;
            let near = 0.1 * comb.pitch + 1.0;
            if place < -0.5 - near || place > last + near {
                cut[end] = true;
                break;
            }
            comb.cells += 1;
            if at_start {
                comb.first = place;
            }
        }
    }
    (grid, cut)
}

/// Whether the strip beyond the first or last row has that row's lines as well.
fn has_next(grid: &Grid, edges: &Edges, axis: usize, at_start: bool) -> bool {
    let cells = grid.axes[axis].cells as f32;
    let (last, next, far) = if at_start {
        (0.0, -1.0, -1.0)
    } else {
        (cells - 1.0, cells, cells + 1.0)
    };
    let sides = [last, next].map(|cell| across(grid, edges, axis, cell));
    let [own, beyond] = &sides;
    let usual = mean(inner(own));
    let strong = |sides: &[f32]| {
        let least = (0.8 * usual).max(0.3);
        inner(sides).iter().filter(|&&side| side >= least).count()
    };
    let ends = beyond[0].max(beyond[beyond.len() - 1]);
    let place = grid.axes[axis].line(far);
    let inside = place > -0.5 && place < edges.0[axis].count as f32 - 0.5;
    let is_closed = !inside || grid.presence(edges, axis, far) > 0.2;
    mean(inner(beyond)) >= (0.5 * usual).max(0.1)
        && 2 * strong(beyond) >= strong(own).max(1)
        && ends > NO_SIDE
        && is_closed
}

/// A square board, as far as that takes no guess: with rows of one region that have no lines but an outer side,
/// without a row of buttons that looked like the board's, or without rows that may be margins.
pub(super) fn squared(grid: &Grid, edges: &Edges) -> Grid {
    let mut grid = *grid;
    loop {
        let [columns, rows] = grid.cells();
        if columns == rows {
            return grid;
        }
        let short = usize::from(columns > rows);
        let missing = columns.abs_diff(rows);
        let better = (missing == 1)
            .then(|| shorter(&grid, edges, 1 - short))
            .flatten();
        if let Some(square) = better.or_else(|| completed(&grid, edges, short, missing)) {
            return square;
        }
        let Some(at_start) = margin(&grid, edges, 1 - short) else {
            return grid;
        };
        grid = without(&grid, 1 - short, at_start);
    }
}

/// The lattice without its first or last row.
pub(super) fn without(grid: &Grid, axis: usize, at_start: bool) -> Grid {
    let mut grid = *grid;
    let comb = &mut grid.axes[axis];
    comb.cells -= 1;
    if at_start {
        comb.first += comb.pitch;
    }
    grid
}

/// The board without its first or last row, if it looks much more like a board without it.
fn shorter(grid: &Grid, edges: &Edges, axis: usize) -> Option<Grid> {
    const MUCH: f32 = 1.08;
    let both = [true, false].map(|at_start| without(grid, axis, at_start));
    let best = both.map(|grid| (grid.quality(edges), grid));
    let (quality, best) = if best[0].0 > best[1].0 {
        best[0]
    } else {
        best[1]
    };
    (quality > MUCH * grid.quality(edges)).then_some(best)
}

/// The board with this number of further rows, if they end at outer sides.
fn completed(grid: &Grid, edges: &Edges, axis: usize, missing: usize) -> Option<Grid> {
    let cells = grid.axes[axis].cells;
    let presence = |line: f32| {
        let place = grid.axes[axis].line(line);
        let inside = place > -0.5 - grid.axes[axis].reach()
            && place < edges.0[axis].count as f32 + grid.axes[axis].reach();
        if inside {
            grid.presence(edges, axis, line)
        } else {
            0.0
        }
    };
    let ends = (0..=missing).map(|before| {
        let first = -(before as f32);
        let last = (cells + missing - before) as f32;
        (presence(first).min(presence(last)), before)
    });
    let (least, before) = ends.max_by(|one, other| one.0.total_cmp(&other.0))?;
    (least >= OUTER).then(|| {
        let mut grid = *grid;
        let comb = &mut grid.axes[axis];
        comb.first -= before as f32 * comb.pitch;
        comb.cells += missing;
        grid
    })
}

/// Which end has a row without inner sides, whose own ends at most are those of the picture.
fn margin(grid: &Grid, edges: &Edges, axis: usize) -> Option<bool> {
    let last = grid.axes[axis].cells as f32 - 1.0;
    let weakness = |at_start: bool| {
        let cell = if at_start { 0.0 } else { last };
        let sides = across(grid, edges, axis, cell);
        let real = sides.iter().enumerate().map(|(line, &side)| {
            let is_end = grid.is_end(edges, 1 - axis, line as f32);
            if is_end { 0.0 } else { side }
        });
        real.fold(0.0, f32::max)
    };
    let [first, last] = [weakness(true), weakness(false)];
    (first.min(last) < NO_SIDE).then_some(first <= last)
}

/// How far the picture goes on beyond the start and the end of an axis, in cells.
fn room(grid: &Grid, edges: &Edges, axis: usize) -> [f32; 2] {
    let comb = grid.axes[axis];
    let end = edges.0[axis].count as f32 - 0.5;
    [comb.first + 0.5, end - comb.last()].map(|room| room / comb.pitch)
}

/// For each axis, whether there is room for a part of a row beside a side that is hardly there.
fn goes_on(grid: &Grid, edges: &Edges) -> [Ends; 2] {
    let mut outer = grid.outer(edges);
    let sides = outer;
    outer.sort_unstable_by(f32::total_cmp);
    let usual = outer[1..].iter().sum::<f32>() / 3.0;
    [0, 1].map(|axis| {
        let room = room(grid, edges, axis);
        [0, 1].map(|end| (AT_END..1.0).contains(&room[end]) && sides[2 * axis + end] < 0.75 * usual)
    })
}
