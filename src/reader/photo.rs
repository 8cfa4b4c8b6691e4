//! Photographs: boards that are turned a little, or seen at an angle.

use super::edges::{COLUMNS, Changes, Edges, ROWS};
use super::extent::extent;
use super::lattice::{Grid, lattices};
use super::pixels::Picture;
use super::screen::{Found, board_in};
use super::warp::{FOUR, MIDDLE, Warp};
use super::{Refusal, Seen};

/// The longest side of the picture in which lattices are looked for.
const LONGEST: usize = 640;

/// Angles that are tried: up to this many steps to both sides.
const STEPS: i32 = 10;
const STEP: f32 = 0.5;

/// The lattices that are tried at each angle.
const TRIED: usize = 6;

/// The pixels of a cell, and the cells around a board, in a straightened picture.
const PITCH: usize = 32;
const AROUND: f32 = 3.2;
const MARGIN: f32 = 1.2;

/// A board that was straightened has to be clearer than one on a screen: many lattices are tried.
const LEAST_QUALITY: f32 = 0.6;
/// Below this quality no cell is looked at: what is trimmed from a lattice makes it little better.
const WORTH_TRYING: f32 = 0.45;
const CLEAR_QUALITY: f32 = 0.75;
const LEAST_CLARITY: f32 = 1.5;

/// How often the part of a board that was found may grow.
const GROWS: usize = 2;

/// How much wider than high a board may look at an angle, or the other way round.
const UNEVEN: f32 = 1.3;

/// How far a board's corner may be beyond the picture, in cells.
const BEYOND: f32 = 0.15;

/// The board in a photograph, and how it lies there.
///
/// # Errors
/// If there is none, with the most telling reason.
pub(super) fn read(picture: &Picture, changes: &Changes) -> Result<(Found, Warp), Refusal> {
    let small = picture.shrunk(LONGEST);
    let edges = Changes::of(&small).straight(9);
    let mut tries = Tries::default();
    for slants in slants(&edges) {
        let turned = sheared(&small, slants);
        let edges = Changes::of(&turned).straight(9);
        let factor = small.scale / picture.scale;
        for grid in lattices(&edges, true, TRIED) {
            if let Some(warp) = in_original(&grid, &turned, slants, factor) {
                tries.add(board(picture, changes, warp, grid.cells()));
            }
            if tries.is_clear() {
                return tries.best();
            }
        }
    }
    tries.best()
}

/// The boards at several lattices.
#[derive(Default)]
struct Tries {
    best: Option<(Found, Warp)>,
    why: Option<Refusal>,
}

impl Tries {
    fn add(&mut self, tried: Result<(Found, Warp), Refusal>) {
        match tried {
            Ok(found) => {
                if self
                    .best
                    .as_ref()
                    .is_none_or(|(best, _)| best.quality < found.0.quality)
                {
                    self.best = Some(found);
                }
            }
            Err(refusal) if matches!(self.why, None | Some(Refusal::NoBoard)) => {
                self.why = Some(refusal);
            }
            Err(_) => {}
        }
    }

    /// Whether no other lattice has to be tried.
    fn is_clear(&self) -> bool {
        self.best
            .as_ref()
            .is_some_and(|(found, _)| found.quality > CLEAR_QUALITY)
    }

    fn best(self) -> Result<(Found, Warp), Refusal> {
        let why = self.why.unwrap_or(Refusal::NoBoard);
        self.best.ok_or(why)
    }
}

/// The board whose corners these are, clockwise from the top left one, in pixels.
pub(super) fn between(
    picture: &Picture,
    changes: &Changes,
    corners: [[f32; 2]; 4],
) -> Result<(Found, Warp), Refusal> {
    let square = Warp::of_corners([1, 1], corners).ok_or(Refusal::Corners)?;
    let (flat, _) = square.straightened(picture, [1, 1], 0.04, 720, &FOUR);
    let edges = Changes::of(&flat).straight(9);
    let mut tries = Tries::default();
    for grid in lattices(&edges, true, TRIED) {
        let [columns, rows] = grid.axes;
        let part = |place: f32| f64::from((place + 0.5) / 720.0 - 0.04);
        let [left, right] = [columns.first, columns.last()].map(part);
        let [top, low] = [rows.first, rows.last()].map(part);
        let corners = [[left, top], [right, top], [right, low], [left, low]];
        let Some(warp) = Warp::of_corners(grid.cells(), corners.map(|[u, v]| square.at(u, v)))
        else {
            continue;
        };
        tries.add(board(picture, changes, warp, grid.cells()));
    }
    tries.best()
}

/// How much lines slant, in pixels sideways a pixel along: those between columns, and those between rows.
type Slants = [f32; 2];

/// The two likeliest pairs of slants: the sharpest in each direction, and the sharpest turn.
fn slants(edges: &Edges) -> Vec<Slants> {
    let angles: Vec<f32> = (-STEPS..=STEPS)
        .map(|step| (step as f32 * STEP).to_radians().tan())
        .collect();
    let sharp = |axis: usize| -> Vec<f32> {
        angles
            .iter()
            .map(|&slant| sharpness(edges, axis, slant))
            .collect()
    };
    let sharp = [sharp(COLUMNS), sharp(ROWS)];
    let best = |score: &dyn Fn(usize) -> f32| {
        (0..angles.len())
            .max_by(|&one, &other| score(one).total_cmp(&score(other)))
            .unwrap_or(0)
    };
    let apart = [0, 1].map(|axis| angles[best(&|place| sharp[axis][place])]);
    // A turn slants both directions equally, to opposite sides.
    let mirrored = |place: usize| angles.len() - 1 - place;
    let scale = [0, 1].map(|axis| 1.0 / sharp[axis].iter().copied().fold(1e-6, f32::max));
    let turn = best(&|place| sharp[0][place] * scale[0] + sharp[1][mirrored(place)] * scale[1]);
    let turned = [angles[turn], angles[mirrored(turn)]];
    if turned == apart {
        vec![apart]
    } else {
        vec![turned, apart]
    }
}

/// How sharply the lines of a direction stand out when they slant: the sum of squares of their profile.
fn sharpness(edges: &Edges, axis: usize, slant: f32) -> f32 {
    const BLOCK: usize = 8;
    let lines = &edges.0[axis];
    let mut profile = vec![0.0_f32; lines.count];
    for block in (0..lines.length).step_by(BLOCK) {
        let along = block as f32 + 4.0 - lines.length as f32 / 2.0;
        let shift = (slant * along).round() as i32;
        for line in 0..lines.count {
            let target = line as i32 - shift;
            if (0..lines.count as i32).contains(&target) {
                profile[target as usize] += lines.length_between(line, block, block + BLOCK);
            }
        }
    }
    profile.iter().map(|edge| edge * edge).sum()
}

/// Where a pixel of a picture without slants is in the picture that has them.
fn slanted(x: f32, y: f32, [across, down]: Slants, sides: [f32; 2]) -> [f32; 2] {
    [
        x + across * (y - sides[1] / 2.0),
        y + down * (x - sides[0] / 2.0),
    ]
}

/// The picture with its slants taken out.
fn sheared(picture: &Picture, slants: Slants) -> Picture {
    let sides = [picture.width as f32, picture.height as f32];
    let mut pixels = Vec::with_capacity(picture.pixels.len());
    for y in 0..picture.height {
        for x in 0..picture.width {
            let [x, y] = slanted(x as f32, y as f32, slants, sides);
            pixels.push(picture.between(x, y));
        }
    }
    Picture { pixels, ..*picture }
}

/// How a lattice of a sheared, smaller picture lies in the original.
fn in_original(grid: &Grid, turned: &Picture, slants: Slants, factor: f32) -> Option<Warp> {
    let sides = [turned.width as f32, turned.height as f32];
    let [columns, rows] = grid.axes;
    let corners = [
        [columns.first, rows.first],
        [columns.last(), rows.first],
        [columns.last(), rows.last()],
        [columns.first, rows.last()],
    ];
    let corners = corners
        .map(|[x, y]| slanted(x, y, slants, sides).map(|place| (place + 0.5) * factor - 0.5));
    Warp::of_corners(grid.cells(), corners)
}

/// The whole board around a lattice that lies about so in a picture. Its lines lead only so far astray: a board of which
/// little was found grows in steps.
fn whole(
    picture: &Picture,
    changes: &Changes,
    warp: Warp,
    cells: [usize; 2],
) -> Option<(Warp, [usize; 2])> {
    let mut board = (warp.fitted(changes, cells)?, cells);
    for _ in 0..GROWS {
        let (warp, cells) = board;
        let (flat, grid) = warp.straightened(picture, cells, AROUND, PITCH, &MIDDLE);
        let whole = extent(&grid, &Changes::of(&flat).straight(9))?.grid;
        let shift = [0, 1].map(|axis| {
            let cells = (whole.axes[axis].first - grid.axes[axis].first) / PITCH as f32;
            f64::from(cells.round())
        });
        let has_grown = (0..2).any(|axis| whole.axes[axis].cells > cells[axis]);
        let cells = whole.cells();
        board = (warp.moved(cells, shift)?.fitted(changes, cells)?, cells);
        if !has_grown {
            break;
        }
    }
    Some(board)
}

/// The board at a lattice that lies about so in a picture.
fn board(
    picture: &Picture,
    changes: &Changes,
    warp: Warp,
    cells: [usize; 2],
) -> Result<(Found, Warp), Refusal> {
    let (warp, cells) = whole(picture, changes, warp, cells).ok_or(Refusal::NoBoard)?;
    let (flat, grid) = warp.straightened(picture, cells, MARGIN, PITCH, &FOUR);
    let edges = Changes::of(&flat).straight(9);
    if grid.refined(&edges).quality(&edges) < WORTH_TRYING {
        return Err(Refusal::NoBoard);
    }
    let found = board_in(&flat.calm(), &edges, &grid)
        .map_err(|why| why.moved(|place| warp.unstraightened(place, MARGIN, PITCH)))?;
    if found.quality < LEAST_QUALITY
        || !found.parted.is_natural
        || found.parted.clarity < LEAST_CLARITY
    {
        return Err(Refusal::NoBoard);
    }
    let shift =
        [0, 1].map(|axis| f64::from((found.grid.axes[axis].first + 0.5) / PITCH as f32 - MARGIN));
    let warp = warp
        .moved(found.grid.cells(), shift)
        .ok_or(Refusal::NoBoard)?;
    if !is_square(&warp, &found.grid) {
        return Err(Refusal::NoBoard);
    }
    let cut = beyond(&warp, &found.grid, picture);
    if cut.contains(&true) {
        return Err(Refusal::CutOff(Seen {
            corners: warp.corners(found.grid.cells()),
            cut,
            ..found.grid.seen(&found.parted.labels)
        }));
    }
    Ok((found, warp))
}

/// Whether the board is about as wide as it is high: a table's cells are not.
fn is_square(warp: &Warp, grid: &Grid) -> bool {
    let [a, b, c, d] = warp.corners(grid.cells());
    let apart = |one: [f32; 2], other: [f32; 2]| (one[0] - other[0]).hypot(one[1] - other[1]);
    let ratio = (apart(a, b) + apart(c, d)) / (apart(b, c) + apart(d, a));
    (1.0 / UNEVEN..UNEVEN).contains(&ratio)
}

/// Whether a corner of the board is beyond the picture's top, right, bottom and left side.
fn beyond(warp: &Warp, grid: &Grid, picture: &Picture) -> [bool; 4] {
    let corners = warp.corners(grid.cells());
    let apart = |one: [f32; 2], other: [f32; 2]| (one[0] - other[0]).hypot(one[1] - other[1]);
    let room = BEYOND * apart(corners[0], corners[1]) / grid.cells()[0] as f32;
    let ends = [picture.width, picture.height].map(|length| length as f32 - 0.5 + room);
    let before = |axis: usize| corners.iter().any(|corner| corner[axis] < -0.5 - room);
    let after = |axis: usize| corners.iter().any(|corner| corner[axis] > ends[axis]);
    [before(1), after(0), after(1), before(0)]
}
