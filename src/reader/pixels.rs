//! A picture as the reader sees it: at most 1,280 pixels on a side, in colours whose distances are as people see them.

use std::borrow::Cow;

use super::{MOST, Refusal};

/// A colour: lightness from 0 to 1, then two axes of hue. Distances between colours are Euclidean.
pub(super) type Colour = [f32; 3];

/// The longest side that is read, in pixels: larger pictures are scaled down on the way in.
const LONGEST: u32 = 1_280;

/// The shortest side that can show a board, in pixels.
const SHORTEST: u32 = 80;

/// Neighbouring pixels of a screenshot differ less than this.
const NOISY: f32 = 0.001;

/// How far apart two colours are.
pub(super) fn distance(one: Colour, other: Colour) -> f32 {
    let (l, a, b) = (one[0] - other[0], one[1] - other[1], one[2] - other[2]);
    (l * l + a * a + b * b).sqrt()
}

fn add(sum: &mut Colour, colour: &Colour) {
    for (sum, level) in sum.iter_mut().zip(colour) {
        *sum += level;
    }
}

/// A picture to read.
#[derive(Clone, Debug)]
pub struct Picture {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Row by row from the top left.
    pub(super) pixels: Vec<Colour>,
    /// How many pixels of the original one pixel is wide and high.
    pub(super) scale: f32,
}

impl Picture {
    /// A picture from the red, green, blue and opacity of each pixel, row by row from the top left. Missing rows
    /// are white.
    ///
    /// # Errors
    /// If it is too small or too large to read.
    pub fn new(width: u32, height: u32, rgba: &[u8]) -> Result<Self, Refusal> {
        let mut scan = Scan::new(width, height)?;
        scan.rows(rgba);
        Ok(scan.finish())
    }

    /// The colour of a pixel; beyond the picture's sides, of the nearest one.
    pub(super) fn at(&self, x: f32, y: f32) -> Colour {
        // Halves are added, not rounded: nothing is called for every pixel.
        let column = ((x + 0.5).max(0.0) as usize).min(self.width - 1);
        let row = ((y + 0.5).max(0.0) as usize).min(self.height - 1);
        self.pixels[row * self.width + column]
    }

    /// The colour at a point between pixels, mixed from the four around it.
    pub(super) fn between(&self, x: f32, y: f32) -> Colour {
        let x = x.clamp(0.0, (self.width - 1) as f32);
        let y = y.clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, low) = (x - left as f32, y - top as f32);
        let above = &self.pixels[top * self.width..][..self.width];
        let below = &self.pixels[(top + 1).min(self.height - 1) * self.width..][..self.width];
        let next = (left + 1).min(self.width - 1);
        let mut mixed = [0.0; 3];
        for (axis, mixed) in mixed.iter_mut().enumerate() {
            let upper = above[left][axis] + right * (above[next][axis] - above[left][axis]);
            let lower = below[left][axis] + right * (below[next][axis] - below[left][axis]);
            *mixed = upper + low * (lower - upper);
        }
        mixed
    }

    /// A place in pixels of the picture as it was given.
    pub(super) fn original(&self, place: [f32; 2]) -> [f32; 2] {
        place.map(|pixel| (pixel + 0.5) * self.scale)
    }

    /// The same picture with a side of at most `longest` pixels.
    pub(super) fn shrunk(&self, longest: usize) -> Self {
        let factor = self.width.max(self.height).div_ceil(longest).max(1);
        let (width, height) = (self.width / factor, self.height / factor);
        let mut pixels = Vec::with_capacity(width * height);
        for row in 0..height {
            for column in 0..width {
                pixels.push(self.mean(column * factor, row * factor, factor));
            }
        }
        let scale = self.scale * factor as f32;
        Self {
            width,
            height,
            pixels,
            scale,
        }
    }

    /// The picture, smoothed if it is noisy, as photographs are.
    pub(super) fn calm(&self) -> Cow<'_, Self> {
        if self.noise() > NOISY {
            Cow::Owned(self.smoothed())
        } else {
            Cow::Borrowed(self)
        }
    }

    /// How much neighbouring pixels differ in flat places, which are more than half of a picture.
    fn noise(&self) -> f32 {
        const STEP: usize = 37;
        let mut differences: Vec<_> = (1..self.pixels.len())
            .step_by(STEP)
            .map(|place| distance(self.pixels[place], self.pixels[place - 1]))
            .collect();
        differences.sort_unstable_by(f32::total_cmp);
        differences
            .get(differences.len() / 2)
            .copied()
            .unwrap_or(0.0)
    }

    /// The same picture with less noise: each pixel is the mean of the nine around it.
    fn smoothed(&self) -> Self {
        let around = |place: usize, side: usize| place.saturating_sub(1)..(place + 2).min(side);
        let mut pixels = Vec::with_capacity(self.pixels.len());
        let mut columns = vec![[0.0_f32; 3]; self.width];
        for row in 0..self.height {
            let rows = around(row, self.height);
            columns.fill([0.0; 3]);
            for y in rows.clone() {
                let line = &self.pixels[y * self.width..][..self.width];
                for (sum, colour) in columns.iter_mut().zip(line) {
                    add(sum, colour);
                }
            }
            for column in 0..self.width {
                let own = around(column, self.width);
                let share = 1.0 / (own.len() * rows.len()) as f32;
                let mut sum = [0.0; 3];
                columns[own].iter().for_each(|part| add(&mut sum, part));
                sum.iter_mut().for_each(|level| *level *= share);
                pixels.push(sum);
            }
        }
        Self { pixels, ..*self }
    }

    fn mean(&self, left: usize, top: usize, side: usize) -> Colour {
        let mut sum = [0.0; 3];
        for row in top..top + side {
            for colour in &self.pixels[row * self.width + left..][..side] {
                for axis in 0..3 {
                    sum[axis] += colour[axis];
                }
            }
        }
        sum.map(|sum| sum / (side * side) as f32)
    }
}

/// The colours of screens as [`Colour`].
///
/// This is Björn Ottosson's OKLab (2020) under a little stray light: without that, the darkest colours
/// would be so far apart that noise in black looks like edges.
struct Palette {
    linear: [f32; 256],
    roots: Vec<f32>,
}

impl Palette {
    const STEPS: usize = 4_096;
    const STRAY: f32 = 0.003;

    fn new() -> Self {
        let linear = std::array::from_fn(|level| {
            let level = level as f32 / 255.0;
            if level <= 0.040_45 {
                level / 12.92
            } else {
                ((level + 0.055) / 1.055).powf(2.4)
            }
        });
        let dark = Self::STRAY.cbrt();
        let range = (1.0 + Self::STRAY).cbrt() - dark;
        let root = |step| {
            let light = step as f32 / Self::STEPS as f32;
            ((light + Self::STRAY).cbrt() - dark) / range
        };
        let roots = (0..=Self::STEPS + 1).map(root).collect();
        Self { linear, roots }
    }

    fn root(&self, light: f32) -> f32 {
        let place = light.clamp(0.0, 1.0) * Self::STEPS as f32;
        let step = place as usize;
        let (low, high) = (self.roots[step], self.roots[step + 1]);
        low + (place - step as f32) * (high - low)
    }

    fn colour(&self, levels: [u8; 3]) -> Colour {
        let [r, g, b] = levels.map(|level| self.linear[usize::from(level)]);
        let l = self.root(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_993 * b);
        let m = self.root(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b);
        let s = self.root(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b);
        [
            0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
        ]
    }
}

/// Takes a picture in strips of rows, so that a large one is never in memory whole.
pub struct Scan {
    width: usize,
    /// The rows of the original that there are, and those that came.
    height: usize,
    row: usize,
    to: [usize; 2],
    palette: Palette,
    /// The current row of the original, and the current row of the result, as sums of levels.
    line: Vec<[f32; 3]>,
    sum: Vec<[f32; 3]>,
    pixels: Vec<Colour>,
    last: ([u8; 3], Colour),
}

impl Scan {
    /// A scan of a picture with this many pixels.
    ///
    /// # Errors
    /// If it is too small or too large to read.
    pub fn new(width: u32, height: u32) -> Result<Self, Refusal> {
        if width.min(height) < SHORTEST {
            return Err(Refusal::TooSmall);
        }
        if u64::from(width) * u64::from(height) > MOST {
            return Err(Refusal::TooLarge);
        }
        let factor = (width.max(height) as f32 / LONGEST as f32).max(1.0);
        let to = [width, height].map(|side| (side as f32 / factor).round().max(1.0) as usize);
        let palette = Palette::new();
        let white = palette.colour([255; 3]);
        Ok(Self {
            width: width as usize,
            height: height as usize,
            row: 0,
            to,
            palette,
            line: vec![[0.0; 3]; to[0]],
            sum: vec![[0.0; 3]; to[0]],
            pixels: Vec::with_capacity(to[0] * to[1]),
            last: ([255; 3], white),
        })
    }

    /// Takes the next rows: red, green, blue and opacity of each pixel. Transparent pixels are on white. Rows
    /// beyond the last, and parts of rows, are left out.
    pub fn rows(&mut self, rgba: &[u8]) {
        for row in rgba.chunks_exact(4 * self.width) {
            if self.row < self.height {
                self.shrink(row);
                self.add();
                self.row += 1;
            }
        }
    }

    /// The picture; rows that did not come are white.
    #[must_use]
    pub fn finish(mut self) -> Picture {
        let white = self.palette.colour([255; 3]);
        self.pixels.resize(self.to[0] * self.to[1], white);
        Picture {
            width: self.to[0],
            height: self.to[1],
            pixels: self.pixels,
            scale: self.width as f32 / self.to[0] as f32,
        }
    }

    /// Scales a row of the original by area.
    fn shrink(&mut self, row: &[u8]) {
        let factor = self.width as f32 / self.to[0] as f32;
        for (column, sum) in self.line.iter_mut().enumerate() {
            let (from, to) = (column as f32 * factor, (column + 1) as f32 * factor);
            let first = from as usize;
            let last = (to.ceil() as usize).clamp(first + 1, self.width);
            *sum = [0.0; 3];
            for place in first..last {
                let share = (to.min((place + 1) as f32) - from.max(place as f32)).max(0.0) / factor;
                let levels = on_white(&row[4 * place..]);
                for axis in 0..3 {
                    sum[axis] += share * levels[axis];
                }
            }
        }
    }

    /// Adds a row to the one or two rows of the result that it is in.
    fn add(&mut self) {
        let factor = self.height as f32 / self.to[1] as f32;
        let (from, to) = (self.row as f32, (self.row + 1) as f32);
        loop {
            let target = self.pixels.len() / self.to[0];
            let (top, end) = (target as f32 * factor, (target + 1) as f32 * factor);
            let share = (to.min(end) - from.max(top)).max(0.0) / factor;
            for (sum, line) in self.sum.iter_mut().zip(&self.line) {
                for axis in 0..3 {
                    sum[axis] += share * line[axis];
                }
            }
            let is_last = self.row + 1 == self.height;
            if target == self.to[1] || (to < end - 0.001 && !is_last) {
                return;
            }
            self.close();
            if to <= end + 0.001 {
                return;
            }
        }
    }

    /// Ends a row of the result.
    fn close(&mut self) {
        for place in 0..self.to[0] {
            let levels = self.sum[place].map(|level| (level + 0.5) as u8);
            if levels != self.last.0 {
                self.last = (levels, self.palette.colour(levels));
            }
            self.pixels.push(self.last.1);
        }
        self.sum.fill([0.0; 3]);
    }
}

/// A pixel's levels on white ground.
fn on_white(rgba: &[u8]) -> [f32; 3] {
    let levels = [0, 1, 2].map(|axis| f32::from(rgba[axis]));
    if rgba[3] == u8::MAX {
        return levels;
    }
    let opacity = f32::from(rgba[3]) / 255.0;
    levels.map(|level| level * opacity + 255.0 * (1.0 - opacity))
}
