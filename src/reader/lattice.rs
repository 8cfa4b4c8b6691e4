//! Lattices: two combs that cross, as the lines of a board do.

use super::combs::{Comb, Sought, combs, slid};
use super::edges::Edges;
use super::{LARGEST, SMALLEST, Seen};

/// The most combs of a direction from which lattices are made with combs of the other, and with themselves.
const CROSSED: usize = 12;
const SLID: usize = 28;

/// How much the pitches of a lattice may differ.
const UNEQUAL: f32 = 1.06;

/// The shortest pitch, in pixels and as a share of the picture's short side.
const SHORTEST: f32 = 9.0;
const SHORTEST_SHARE: f32 = 1.0 / 46.0;

/// An outer side that is the end of the picture counts as this much edge.
const END: f32 = 0.7;

/// The share of edges that has to be on the lines of a lattice that was not found by its lines.
const FEW_OFF: f32 = 0.85;

/// How far from a line its edges are looked for to see whether it is straight, in cells.
const STRAY: f32 = 0.3;

/// The least quality of a lattice that may be a board's.
pub(super) const LEAST_QUALITY: f32 = 0.35;

/// The lines of a board: `axes[COLUMNS]` are those between columns, `axes[ROWS]` those between rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    pub axes: [Comb; 2],
}

impl Grid {
    /// The numbers of columns and of rows.
    pub fn cells(&self) -> [usize; 2] {
        self.axes.map(|comb| comb.cells)
    }

    /// The corners, clockwise from the top left one.
    pub fn corners(&self) -> [[f32; 2]; 4] {
        let [columns, rows] = self.axes;
        [
            [columns.first, rows.first],
            [columns.last(), rows.first],
            [columns.last(), rows.last()],
            [columns.first, rows.last()],
        ]
    }

    /// The board at this lattice, cut off nowhere; its colours by number.
    pub fn seen(&self, labels: &[usize]) -> Seen {
        let [columns, rows] = self.cells().map(|cells| cells as u32);
        Seen {
            columns,
            rows,
            corners: self.corners(),
            cut: [false; 4],
            colours: labels.iter().map(|&label| label as u8).collect(),
        }
    }

    /// How much of a side of a cell is edge, from 0 to 1.
    ///
    /// `line` is a line of this axis and `cell` a cell along it. Both may lie outside: lines and cells go on.
    pub fn side(&self, edges: &Edges, axis: usize, line: f32, cell: f32) -> f32 {
        let (own, other) = (self.axes[axis], self.axes[1 - axis]);
        let lines = &edges.0[axis];
        let end = lines.length as f32 - 0.5;
        let [from, to] = [cell, cell + 1.0].map(|line| other.line(line).clamp(-0.5, end) + 0.5);
        if to - from < (0.12 * other.pitch).max(3.0) {
            return 0.0;
        }
        let place = own.line(line);
        let (first, last) = (place - own.reach(), place + own.reach());
        let first = first.ceil().max(0.0) as usize;
        let last = last.floor().min(lines.count as f32 - 1.0);
        let last = if last < 0.0 { 0 } else { last as usize + 1 };
        let lengths = (first..last).map(|x| lines.length_between(x, from as usize, to as usize));
        let edge = lengths.fold(0.0, f32::max) / (0.6 * (to - from));
        match self.is_end(edges, axis, line) {
            true => edge.clamp(END, 1.0),
            false => edge.min(1.0),
        }
    }

    /// Whether a line is the end of the picture.
    pub fn is_end(&self, edges: &Edges, axis: usize, line: f32) -> bool {
        let place = self.axes[axis].line(line);
        let near = (0.1 * self.axes[axis].pitch).max(1.5);
        let end = edges.0[axis].count as f32 - 0.5;
        (place + 0.5).abs() <= near || (place - end).abs() <= near
    }

    /// How much of a line is edge, from 0 to 1.
    pub fn presence(&self, edges: &Edges, axis: usize, line: f32) -> f32 {
        let cells = self.axes[1 - axis].cells;
        let sides = (0..cells).map(|cell| self.side(edges, axis, line, cell as f32));
        sides.sum::<f32>() / cells as f32
    }

    /// The presence of the four outer sides.
    pub fn outer(&self, edges: &Edges) -> [f32; 4] {
        std::array::from_fn(|place| {
            let axis = place / 2;
            let line = (place % 2 * self.axes[axis].cells) as f32;
            self.presence(edges, axis, line)
        })
    }

    /// The edge length of every line of pixels that crosses the board.
    fn profile(&self, edges: &Edges, axis: usize) -> Vec<f32> {
        let other = self.axes[1 - axis];
        edges.0[axis].profile(other.first, other.last())
    }

    /// The same lattice, fitted to the edges around its lines by least squares.
    pub fn refined(&self, edges: &Edges) -> Self {
        let fitted = |axis| fit(&self.axes[axis], &self.profile(edges, axis));
        Self {
            axes: [fitted(0), fitted(1)],
        }
    }

    /// How much the lattice looks like a board's, from 0 to 1.
    pub fn quality(&self, edges: &Edges) -> f32 {
        let mut outer = self.outer(edges);
        outer.sort_unstable_by(f32::total_cmp);
        let best = outer[1..].iter().sum::<f32>() / 3.0;
        let outer = (best + outer[0]) / 2.0;
        outer * self.inner(edges) * self.on_lines(edges)
    }

    /// The mean presence of the inner lines, of which a third is enough: a board may have no lines in its regions.
    fn inner(&self, edges: &Edges) -> f32 {
        let [mut sum, mut count] = [0.0; 2];
        for axis in 0..2 {
            for line in 1..self.axes[axis].cells {
                sum += (self.presence(edges, axis, line as f32) / 0.3).min(1.0);
                count += 1.0;
            }
        }
        sum / count
    }

    /// The share of edges that are near the lines.
    pub fn on_lines(&self, edges: &Edges) -> f32 {
        let [mut on, mut all] = [0.0; 2];
        for axis in 0..2 {
            let comb = self.axes[axis];
            let far = 0.22 * comb.pitch;
            for (place, edge) in self.profile(edges, axis).into_iter().enumerate() {
                let place = place as f32;
                if place < comb.first - far || place > comb.last() + far {
                    continue;
                }
                let line = ((place - comb.first) / comb.pitch).round();
                all += edge;
                if (place - comb.line(line)).abs() <= far {
                    on += edge;
                }
            }
        }
        if all == 0.0 { 0.0 } else { on / all }
    }

    /// How far lines stray from straight up or across from their one end to the other, in cells: the middle one of all.
    pub fn drift(&self, edges: &Edges) -> f32 {
        let mut drifts = Vec::new();
        for axis in 0..2 {
            for line in 0..=self.axes[axis].cells {
                drifts.extend(self.drift_of(edges, axis, line as f32));
            }
        }
        drifts.sort_unstable_by(f32::total_cmp);
        drifts.get(drifts.len() / 2).copied().unwrap_or(0.0)
    }

    /// The drift of one line, by least squares over the sides of cells that it has.
    fn drift_of(&self, edges: &Edges, axis: usize, line: f32) -> Option<f32> {
        let (own, other) = (self.axes[axis], self.axes[1 - axis]);
        let [mut count, mut at, mut square, mut shift, mut product] = [0.0_f32; 5];
        for cell in 0..other.cells {
            let Some(apart) = self.shift(edges, axis, line, cell as f32) else {
                continue;
            };
            let place = cell as f32;
            count += 1.0;
            at += place;
            square += place * place;
            shift += apart;
            product += place * apart;
        }
        let determinant = count * square - at * at;
        let slope = (count * product - at * shift) / determinant;
        (count > 2.0).then(|| slope.abs() * other.cells as f32 / own.pitch)
    }

    /// How far the edges beside a cell are from a line, in pixels; none if there are few.
    fn shift(&self, edges: &Edges, axis: usize, line: f32, cell: f32) -> Option<f32> {
        let (own, other) = (self.axes[axis], self.axes[1 - axis]);
        let [from, to] = [cell, cell + 1.0].map(|line| (other.line(line) + 0.5).max(0.0) as usize);
        let place = own.line(line);
        let [first, last] = [place - STRAY * own.pitch, place + STRAY * own.pitch + 1.0]
            .map(|x| (x.max(0.0) as usize).min(edges.0[axis].count));
        let [mut moment, mut sum, mut most] = [0.0_f32; 3];
        for x in first..last {
            let edge = edges.0[axis].length_between(x, from, to.max(from));
            most = most.max(edge);
            sum += edge * edge;
            moment += edge * edge * (x as f32 - place);
        }
        (most > 0.3 * other.pitch).then(|| moment / sum)
    }

    /// By what lattices are compared: quality first, then size.
    fn rank(&self, edges: &Edges) -> f32 {
        let [width, height] = self.axes.map(|comb| comb.pitch * comb.cells as f32);
        let cells = self.cells().iter().product::<usize>() as f32;
        let quality = self.quality(edges);
        if quality < LEAST_QUALITY {
            return 0.0;
        }
        quality * cells.powf(0.25) * (width * height).powf(0.15)
    }

    fn resembles(&self, other: &Self) -> bool {
        (0..2).all(|axis| {
            let (own, other) = (self.axes[axis], other.axes[axis]);
            own.cells == other.cells
                && (own.first - other.first).abs() < 0.2 * own.pitch
                && (own.last() - other.last()).abs() < 0.2 * own.pitch
        })
    }
}

/// A comb moved and stretched to the edges near its lines, by least squares.
fn fit(comb: &Comb, profile: &[f32]) -> Comb {
    let mut sums = [0.0_f64; 5];
    for line in 0..=comb.cells {
        let place = comb.line(line as f32);
        let [first, last] = [place - comb.reach(), place + comb.reach()];
        let first = first.ceil().max(0.0) as usize;
        let [mut weight, mut moment] = [0.0_f64; 2];
        for (x, &edge) in profile.iter().enumerate().skip(first) {
            if x as f32 > last {
                break;
            }
            // Squares: a line is longer than the stripes of a pattern next to it.
            let edge = f64::from(edge) * f64::from(edge);
            weight += edge;
            moment += edge * f64::from(x as f32 - place);
        }
        if weight > 0.0 {
            weight = weight.sqrt();
            moment /= weight;
            let (shift, at) = (moment / weight, line as f64);
            let terms = [1.0, at, at * at, shift, shift * at];
            for (sum, term) in sums.iter_mut().zip(terms) {
                *sum += weight * term;
            }
        }
    }
    let [one, at, square, shift, product] = sums;
    let determinant = one * square - at * at;
    if determinant <= 1e-6 * one * square {
        return *comb;
    }
    Comb {
        first: comb.first + ((shift * square - product * at) / determinant) as f32,
        pitch: comb.pitch + ((one * product - at * shift) / determinant) as f32,
        cells: comb.cells,
    }
}

/// The lattices that may be boards, the most likely one first. `wide` widens the lines, for a photograph.
pub(super) fn lattices(edges: &Edges, wide: bool, most: usize) -> Vec<Grid> {
    let mut ranked: Vec<(f32, Grid)> = crossings(edges, wide)
        .into_iter()
        .chain(
            crops(edges)
                .into_iter()
                .filter(|grid| grid.on_lines(edges) > FEW_OFF),
        )
        .map(|grid| grid.refined(edges))
        .filter(|grid| grid.axes.iter().all(|comb| comb.pitch > 0.8 * SHORTEST))
        .map(|grid| (grid.rank(edges), grid))
        .filter(|(rank, _)| *rank > 0.0)
        .collect();
    ranked.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
    let mut best: Vec<Grid> = Vec::new();
    for (_, grid) in ranked {
        if best.len() < most && !best.iter().any(|other| other.resembles(&grid)) {
            best.push(grid);
        }
    }
    best
}

/// Combs of one direction with combs of the other, and with themselves.
fn crossings(edges: &Edges, wide: bool) -> Vec<Grid> {
    let short = edges.0[0].count.min(edges.0[1].count) as f32;
    let shortest = SHORTEST.max(SHORTEST_SHARE * short);
    let mut found = Vec::new();
    for axis in 0..2 {
        let (own, other) = (&edges.0[axis], &edges.0[1 - axis]);
        let sought = Sought {
            pitches: [shortest, short / 3.0],
            most: SLID,
        };
        let all = widened(own.profile(-0.5, own.length as f32), wide);
        for (place, comb) in combs(&all, sought).into_iter().enumerate() {
            let across = widened(other.profile(comb.first, comb.last()), wide);
            let mut others = slid(&across, &comb);
            if place < CROSSED {
                others.extend(combs(&across, alike(comb.pitch)));
            }
            let axes = |other| {
                if axis == 0 {
                    [comb, other]
                } else {
                    [other, comb]
                }
            };
            found.extend(others.into_iter().map(|other| Grid { axes: axes(other) }));
        }
    }
    found
}

/// The lattices of a picture of which the board fills all. Any number of cells fits it, so its edges have to fit.
fn crops(edges: &Edges) -> Vec<Grid> {
    let [width, height] = [0, 1].map(|axis| edges.0[axis].count as f32);
    if width.max(height) > 1.03 * width.min(height) {
        return Vec::new();
    }
    let comb = |side: f32, cells: usize| Comb {
        first: -0.5,
        pitch: side / cells as f32,
        cells,
    };
    (SMALLEST..=LARGEST)
        .map(|cells| Grid {
            axes: [comb(width, cells), comb(height, cells)],
        })
        .collect()
}

fn alike(pitch: f32) -> Sought {
    Sought {
        pitches: [pitch / UNEQUAL, pitch * UNEQUAL],
        most: 3,
    }
}

/// A profile whose lines are a little wider, because those of a photograph are never quite straight.
fn widened(profile: Vec<f32>, wide: bool) -> Vec<f32> {
    const KERNEL: [f32; 7] = [1.0, 2.0, 3.0, 4.0, 3.0, 2.0, 1.0];
    if !wide {
        return profile;
    }
    let at = |place: Option<usize>| place.and_then(|place| profile.get(place)).copied();
    (0..profile.len())
        .map(|place| {
            let around = KERNEL.iter().enumerate();
            let terms = around
                .map(|(shift, weight)| weight * at((place + shift).checked_sub(3)).unwrap_or(0.0));
            terms.sum::<f32>() / 4.0
        })
        .collect()
}
