//! Where colours change along straight lines.

use std::ops::Range;

use super::pixels::{Picture, distance};

/// The two directions: lines between columns are at an `x`, lines between rows at a `y`.
pub(super) const COLUMNS: usize = 0;
pub(super) const ROWS: usize = 1;

/// Two pixels two apart that are no further apart in colour are no edge, and from the second on a full one.
const FAINT: f32 = 0.010;
const FULL: f32 = 0.034;

/// How much of a stretch of line has to be edge for the line to be straight there: none below the first share,
/// all of it from the second on.
const BROKEN: f32 = 0.6;
const WHOLE: f32 = 0.9;

/// The straight edges along all lines of one direction.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    /// The number of lines, one for each column or row of pixels.
    pub count: usize,
    /// Their length, in pixels.
    pub length: usize,
    /// For every line the running sum of its edges, from 0: `length + 1` sums.
    sums: Vec<f32>,
}

impl Lines {
    /// The length of the edges of a line between two places, in pixels.
    pub fn length_between(&self, line: usize, from: usize, to: usize) -> f32 {
        let sums = &self.sums[line * (self.length + 1)..][..=self.length];
        sums[to.min(self.length)] - sums[from.min(self.length)]
    }

    /// The length of the edges of every line between two places.
    pub fn profile(&self, from: f32, to: f32) -> Vec<f32> {
        let [from, to] = [from, to].map(|place| (place + 0.5).max(0.0) as usize);
        (0..self.count)
            .map(|line| self.length_between(line, from, to.max(from)))
            .collect()
    }

    /// Keeps the edges of which `stretch` pixels along the line are nearly all edge.
    fn straight(edges: &[u8], length: usize, stretch: usize) -> Self {
        let count = edges.len() / length;
        let mut sums = Vec::with_capacity(count * (length + 1));
        for line in edges.chunks_exact(length) {
            add_straight(line, stretch / 2, &mut sums);
        }
        Self {
            count,
            length,
            sums,
        }
    }
}

fn add_straight(line: &[u8], reach: usize, sums: &mut Vec<f32>) {
    let mut all = 0.0;
    let mut window: u32 = line.iter().take(reach).map(|&edge| u32::from(edge)).sum();
    sums.push(0.0);
    for place in 0..line.len() {
        if let Some(&next) = line.get(place + reach) {
            window += u32::from(next);
        }
        if let Some(before) = place.checked_sub(reach + 1) {
            window -= u32::from(line[before]);
        }
        let seen = (place + reach).min(line.len() - 1) - place.saturating_sub(reach) + 1;
        let share = window as f32 / (255 * seen) as f32;
        all += ((share - BROKEN) / (WHOLE - BROKEN)).clamp(0.0, 1.0);
        sums.push(all);
    }
}

/// All edges of a picture, before they are judged straight.
#[derive(Clone, Debug)]
pub(super) struct Changes {
    /// For every line its edges, from 0 to 255.
    pub lines: [Vec<u8>; 2],
    width: usize,
    height: usize,
}

impl Changes {
    /// The changes of colour at every pixel, across columns and across rows.
    pub fn of(picture: &Picture) -> Self {
        let (width, height) = (picture.width, picture.height);
        let mut lines = [vec![0; width * height], vec![0; width * height]];
        for y in 0..height {
            let row = &picture.pixels[y * width..][..width];
            for x in 1..width.saturating_sub(1) {
                lines[COLUMNS][x * height + y] = strength(distance(row[x - 1], row[x + 1]));
            }
        }
        for y in 1..height.saturating_sub(1) {
            let above = &picture.pixels[(y - 1) * width..][..width];
            let below = &picture.pixels[(y + 1) * width..][..width];
            for x in 0..width {
                lines[ROWS][y * width + x] = strength(distance(above[x], below[x]));
            }
        }
        Self {
            lines,
            width,
            height,
        }
    }

    /// The edge at a pixel in one direction, from 0 to 1; none beyond the picture.
    pub fn at(&self, axis: usize, x: f32, y: f32) -> f32 {
        let (x, y) = (x + 0.5, y + 0.5);
        let inside = x >= 0.0 && y >= 0.0 && x < self.width as f32 && y < self.height as f32;
        if !inside {
            return 0.0;
        }
        let (x, y) = (x as usize, y as usize);
        let place = match axis {
            COLUMNS => x * self.height + y,
            _ => y * self.width + x,
        };
        f32::from(self.lines[axis][place]) / 255.0
    }

    /// The changes outside some columns and rows of pixels.
    pub fn without(&self, [columns, rows]: [Range<usize>; 2]) -> Self {
        let mut left = self.clone();
        for x in columns.start..columns.end.min(self.width) {
            left.lines[COLUMNS][x * self.height..][..self.height][clipped(&rows, self.height)]
                .fill(0);
        }
        for y in rows.start..rows.end.min(self.height) {
            left.lines[ROWS][y * self.width..][..self.width][clipped(&columns, self.width)].fill(0);
        }
        left
    }

    /// The edges that are straight over `stretch` pixels.
    pub fn straight(&self, stretch: usize) -> Edges {
        Edges([
            Lines::straight(&self.lines[COLUMNS], self.height, stretch),
            Lines::straight(&self.lines[ROWS], self.width, stretch),
        ])
    }
}

fn clipped(range: &Range<usize>, end: usize) -> Range<usize> {
    range.start.min(end)..range.end.min(end)
}

fn strength(distance: f32) -> u8 {
    (((distance - FAINT) / (FULL - FAINT)).clamp(0.0, 1.0) * 255.0) as u8
}

/// The straight edges of a picture, across columns and across rows.
#[derive(Clone, Debug)]
pub(super) struct Edges(pub [Lines; 2]);
