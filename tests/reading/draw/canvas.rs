//! Shapes on pixels, with smooth edges.

pub type Rgb = [f32; 3];

/// A picture being drawn: red, green and blue from 0 to 255.
#[derive(Clone)]
pub struct Canvas {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<Rgb>,
}

/// A box: left, top, right, bottom.
pub type Frame = [f32; 4];

impl Canvas {
    pub fn new(width: usize, height: usize, ground: Rgb) -> Self {
        let pixels = vec![ground; width * height];
        Self {
            width,
            height,
            pixels,
        }
    }

    /// Fills the points of a box that are inside a shape; nine points a pixel.
    pub fn fill(
        &mut self,
        [left, top, right, low]: Frame,
        colour: Rgb,
        opacity: f32,
        inside: impl Fn(f32, f32) -> bool,
    ) {
        let range = |from: f32, to: f32, end: usize| {
            (from.floor().max(0.0) as usize)..(to.ceil().max(0.0) as usize).min(end)
        };
        for y in range(top, low, self.height) {
            for x in range(left, right, self.width) {
                let mut hits = 0;
                for point in 0..9 {
                    let across = x as f32 + (point % 3) as f32 / 3.0 + 1.0 / 6.0;
                    let down = y as f32 + (point / 3) as f32 / 3.0 + 1.0 / 6.0;
                    let in_box = across >= left && across < right && down >= top && down < low;
                    hits += u32::from(in_box && inside(across, down));
                }
                let share = hits as f32 / 9.0 * opacity;
                let pixel = &mut self.pixels[y * self.width + x];
                for axis in 0..3 {
                    pixel[axis] += share * (colour[axis] - pixel[axis]);
                }
            }
        }
    }

    pub fn rectangle(&mut self, frame: Frame, colour: Rgb) {
        self.fill(frame, colour, 1.0, |_, _| true);
    }

    /// A box with round corners.
    pub fn rounded(&mut self, frame: Frame, radius: f32, colour: Rgb) {
        let [left, top, right, low] = frame;
        self.fill(frame, colour, 1.0, |x, y| {
            let across = (left + radius - x).max(x - right + radius).max(0.0);
            let down = (top + radius - y).max(y - low + radius).max(0.0);
            across.hypot(down) <= radius.max(0.01)
        });
    }

    /// The border of a box, inside it.
    pub fn border(&mut self, [left, top, right, low]: Frame, width: f32, colour: Rgb) {
        self.rectangle([left, top, right, top + width], colour);
        self.rectangle([left, low - width, right, low], colour);
        self.rectangle([left, top, left + width, low], colour);
        self.rectangle([right - width, top, right, low], colour);
    }

    pub fn disc(&mut self, [x, y]: [f32; 2], radius: f32, colour: Rgb, opacity: f32) {
        let frame = [x - radius, y - radius, x + radius, y + radius];
        self.fill(frame, colour, opacity, |a, b| {
            (a - x).hypot(b - y) <= radius
        });
    }

    pub fn line(&mut self, [a, b]: [f32; 2], [c, d]: [f32; 2], width: f32, colour: Rgb) {
        let half = width / 2.0;
        let frame = [
            a.min(c) - half,
            b.min(d) - half,
            a.max(c) + half,
            b.max(d) + half,
        ];
        let (dx, dy) = (c - a, d - b);
        let length = (dx * dx + dy * dy).max(1e-6);
        self.fill(frame, colour, 1.0, |x, y| {
            let part = (((x - a) * dx + (y - b) * dy) / length).clamp(0.0, 1.0);
            (x - a - part * dx).hypot(y - b - part * dy) <= half
        });
    }

    /// A polygon, by the parity of its sides to the right of a point.
    pub fn polygon(&mut self, corners: &[[f32; 2]], colour: Rgb) {
        let side = |axis: usize| corners.iter().map(move |corner| corner[axis]);
        let low = |axis| side(axis).fold(f32::MAX, f32::min);
        let high = |axis| side(axis).fold(f32::MIN, f32::max);
        let frame = [low(0), low(1), high(0), high(1)];
        self.fill(frame, colour, 1.0, |x, y| {
            let sides = corners.iter().zip(corners.iter().cycle().skip(1));
            let crossed = sides.filter(|([a, b], [c, d])| {
                (*b > y) != (*d > y) && x < (c - a) * (y - b) / (d - b) + a
            });
            crossed.count() % 2 == 1
        });
    }

    /// Something like a line of text.
    pub fn text(
        &mut self,
        [x, y]: [f32; 2],
        height: f32,
        letters: u32,
        colour: Rgb,
        mut next: impl FnMut(u32) -> u32,
    ) {
        let (mut x, stroke) = (x, (height / 7.0).max(1.0));
        for _ in 0..letters {
            let width = height * (0.4 + 0.05 * next(5) as f32);
            match next(5) {
                0 => x += width * 0.3,
                1 => {
                    self.line([x, y], [x, y + height], stroke, colour);
                    self.line(
                        [x, y + height],
                        [x + width * 0.8, y + height],
                        stroke,
                        colour,
                    );
                }
                2 => {
                    self.line([x, y + height], [x + width / 2.0, y], stroke, colour);
                    self.line(
                        [x + width / 2.0, y],
                        [x + width, y + height],
                        stroke,
                        colour,
                    );
                }
                3 => {
                    let (cx, cy, r) = (x + width / 2.0, y + height * 0.65, height * 0.33);
                    let frame = [cx - r, cy - r, cx + r, cy + r];
                    self.fill(frame, colour, 1.0, |a, b| {
                        ((a - cx).hypot(b - cy) - r + stroke / 2.0).abs() < stroke / 2.0
                    });
                }
                _ => {
                    self.line([x, y + height * 0.4], [x, y + height], stroke, colour);
                    self.line(
                        [x, y + height * 0.5],
                        [x + width * 0.7, y + height * 0.4],
                        stroke,
                        colour,
                    );
                }
            }
            x += width * 1.25;
        }
    }

    /// The colour at a point between pixels; `outside` beyond the picture.
    pub fn between(&self, x: f32, y: f32, outside: Rgb) -> Rgb {
        let mut mixed = [0.0; 3];
        let (left, top) = (x.floor(), y.floor());
        for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let (a, b) = (left + dx, top + dy);
            let share = (1.0 - (x - a).abs()) * (1.0 - (y - b).abs());
            let inside =
                a >= 0.0 && b >= 0.0 && (a as usize) < self.width && (b as usize) < self.height;
            let colour = if inside {
                self.pixels[b as usize * self.width + a as usize]
            } else {
                outside
            };
            for axis in 0..3 {
                mixed[axis] += share * colour[axis];
            }
        }
        mixed
    }

    /// The same picture in another size.
    pub fn resized(&self, factor: f32) -> Self {
        let [width, height] =
            [self.width, self.height].map(|side| (side as f32 * factor).round().max(1.0) as usize);
        let mut resized = Self::new(width, height, [0.0; 3]);
        let taps = (1.0 / factor).ceil().max(1.0) as usize * 2;
        for y in 0..height {
            for x in 0..width {
                let pixel = &mut resized.pixels[y * width + x];
                for tap in 0..taps * taps {
                    let part = |tap: usize| (tap as f32 + 0.5) / taps as f32;
                    let (a, b) = (
                        (x as f32 + part(tap % taps)) / factor - 0.5,
                        (y as f32 + part(tap / taps)) / factor - 0.5,
                    );
                    let [a, b] = [
                        a.clamp(0.0, self.width as f32 - 1.0),
                        b.clamp(0.0, self.height as f32 - 1.0),
                    ];
                    let colour = self.between(a, b, [0.0; 3]);
                    for axis in 0..3 {
                        pixel[axis] += colour[axis] / (taps * taps) as f32;
                    }
                }
            }
        }
        resized
    }

    pub fn cropped(&self, [left, top, right, low]: [usize; 4]) -> Self {
        let rows =
            (top..low).flat_map(|y| &self.pixels[y * self.width + left..y * self.width + right]);
        Self {
            width: right - left,
            height: low - top,
            pixels: rows.copied().collect(),
        }
    }

    pub fn rgb8(&self) -> Vec<u8> {
        let levels = self.pixels.iter().flatten();
        levels
            .map(|&level| (level + 0.5).clamp(0.0, 255.0) as u8)
            .collect()
    }

    pub fn of_rgb8(width: usize, height: usize, levels: &[u8]) -> Self {
        let pixels = levels
            .chunks_exact(3)
            .map(|rgb| [0, 1, 2].map(|axis| f32::from(rgb[axis])));
        Self {
            width,
            height,
            pixels: pixels.collect(),
        }
    }
}
