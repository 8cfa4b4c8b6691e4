//! The pixels of a picture.

use super::colour::{Colour, Palette};
use super::view::Window;

/// Pixels row by row, and room to work in; both are kept from one picture to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Canvas {
    pub(super) pixels: Vec<Colour>,
    /// For every column of pixels the two columns of squares that samples are taken from.
    samples: Vec<[u32; 2]>,
}

impl Canvas {
    /// Gives every pixel the colour of its square, or the middle of four squares under it.
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

    /// Paints over the pixel of a square and so many around it.
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

    /// Shifts the pixel of a square towards a colour, by so many parts of 256.
    #[inline]
    pub(super) fn shade(&mut self, window: &Window, line: usize, column: u32, to: Colour, by: u32) {
        let place = line + (window.pixel(column) - window.columns.start) as usize;
        self.pixels[place] = self.pixels[place].mix(to, by);
    }
}

/// Two lines of a range that stand for it: both the same where there is only one.
fn two_of(lines: std::ops::Range<u32>) -> [u32; 2] {
    let quarter = lines.len() as u32 / 4;
    [lines.start + quarter, lines.end - 1 - quarter]
}

/// The colours of light and dark squares: the smaller the squares, the more alike.
pub(super) struct Ground([Colour; 2]);

/// Squares of this size and above, in pixels, have their full colours; of the other and below one
/// and the same.
const FULL: f64 = 4.0;
const FLAT: f64 = 1.5;

impl Ground {
    /// The ground under squares of so many pixels; `most` is their full contrast in parts of 256.
    pub(super) fn new(palette: &Palette, side: f64, most: u32) -> Self {
        let middle = palette.light.mix(palette.dark, 128);
        let contrast = ((side - FLAT) / (FULL - FLAT)).clamp(0.0, 1.0);
        let parts = (f64::from(most) * contrast) as u32;
        Self([palette.light, palette.dark].map(|colour| middle.mix(colour, parts)))
    }

    /// A colour over both kinds of square, so many parts of 256 strong.
    pub(super) fn tinted(&self, colour: Colour, parts: u32) -> [Colour; 2] {
        self.0.map(|ground| ground.mix(colour, parts))
    }

    /// The colour of an empty square.
    #[inline]
    pub(super) fn at(&self, row: u32, column: u32) -> Colour {
        self.0[parity(row, column)]
    }

    pub(super) fn both(&self) -> [Colour; 2] {
        self.0
    }
}

/// 0 for a light square, 1 for a dark one.
#[inline]
pub(super) const fn parity(row: u32, column: u32) -> usize {
    ((row ^ column) & 1) as usize
}
