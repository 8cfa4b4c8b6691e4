//! The pixels of a picture.

use super::colour::{Colour, Pair};
use super::view::Window;

/// Pixels row by row, and buffers that are reused from picture to picture.
#[derive(Clone, Debug, Default)]
pub(super) struct Canvas {
    pub(super) pixels: Vec<Colour>,
    /// For each column of pixels, the two columns of squares that are sampled.
    samples: Vec<[u32; 2]>,
}

impl Canvas {
    /// Gives each pixel the colour of its square, or the mean of four squares under it.
    pub(super) fn fill(&mut self, window: &Window, shade: impl Fn(u32, u32) -> Colour) {
        self.pixels.resize(window.area(), Colour::default());
        if self.pixels.is_empty() {
        } else if window.is_plain() {
            self.fill_plain(window, shade);
        } else {
            self.fill_sampled(window, shade);
        }
    }

    fn fill_plain(&mut self, window: &Window, shade: impl Fn(u32, u32) -> Colour) {
        let lines = self.pixels.chunks_exact_mut(window.width());
        for (row, line) in window.rows.clone().zip(lines) {
            for (column, pixel) in window.columns.clone().zip(line) {
                *pixel = shade(row, column);
            }
        }
    }

    fn fill_sampled(&mut self, window: &Window, shade: impl Fn(u32, u32) -> Colour) {
        self.samples.clear();
        let columns = window.columns.clone();
        let pairs = columns.map(|column| two_of(window.columns_of(column)));
        self.samples.extend(pairs);
        let lines = self.pixels.chunks_exact_mut(window.width());
        for (row, line) in window.rows.clone().zip(lines) {
            let [upper, lower] = two_of(window.rows_of(row));
            for (&[left, right], pixel) in self.samples.iter().zip(line) {
                *pixel = Colour::middle([
                    shade(upper, left),
                    shade(upper, right),
                    shade(lower, left),
                    shade(lower, right),
                ]);
            }
        }
    }

    /// Paints the pixel of a square, and the pixels around it up to `reach` away.
    pub(super) fn mark(&mut self, window: &Window, row: u32, column: u32, reach: u32, as_: Colour) {
        let around = |pixel: u32, seen: &std::ops::Range<u32>| {
            let first = pixel.saturating_sub(reach).max(seen.start);
            let end = (pixel + reach + 1).min(seen.end);
            (first - seen.start) as usize..(end.max(first) - seen.start) as usize
        };
        let columns = around(window.pixel(column), &window.columns);
        for line in around(window.pixel(row), &window.rows) {
            let start = line * window.width();
            self.pixels[start + columns.start..start + columns.end].fill(as_);
        }
    }

    /// Mixes a colour into the pixel of a square, `by` parts of 256.
    #[inline]
    pub(super) fn shade(&mut self, window: &Window, line: usize, column: u32, to: Colour, by: u32) {
        let place = line + (window.pixel(column) - window.columns.start) as usize;
        self.pixels[place] = self.pixels[place].mix(to, by);
    }
}

/// Two lines that represent a range; the same one twice if it has only one.
fn two_of(lines: std::ops::Range<u32>) -> [u32; 2] {
    let quarter = lines.len() as u32 / 4;
    [lines.start + quarter, lines.end - 1 - quarter]
}

/// From the first size up, in pixels, squares have their full colours; from the second down, light and dark
/// are the same.
const FULL: f64 = 4.0;
const FLAT: f64 = 1.5;

/// The colours of light and dark squares with this side in pixels. The smaller the squares, the more
/// alike.
pub(super) fn chequer([light, dark]: Pair, side: f64) -> Pair {
    let middle = light.mix(dark, 128);
    let parts = (256.0 * ((side - FLAT) / (FULL - FLAT)).clamp(0.0, 1.0)) as u32;
    [light, dark].map(|colour| middle.mix(colour, parts))
}

/// 0 for a light square, 1 for a dark one.
#[inline]
pub(super) const fn parity(row: u32, column: u32) -> usize {
    ((row ^ column) & 1) as usize
}
