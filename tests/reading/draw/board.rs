//! Random boards, and how they are drawn.

use forward_check::solve::Rng;

use super::canvas::{Canvas, Frame, Rgb};
use super::marks::mark;
use super::style::{Lines, Style, hsl, real};

/// What is on a board.
#[derive(Clone, Debug, Default)]
pub struct Truth {
    pub side: usize,
    /// The region of every square.
    pub regions: Vec<usize>,
    pub queens: Vec<usize>,
    pub crosses: Vec<usize>,
    pub dots: Vec<usize>,
}

impl Truth {
    /// Regions that grow from random squares until they fill the board.
    pub fn random(rng: &mut Rng, side: usize) -> Self {
        let mut regions = vec![usize::MAX; side * side];
        let mut region = 0;
        while region < side {
            let square = rng.below((side * side) as u32) as usize;
            if regions[square] == usize::MAX {
                regions[square] = region;
                region += 1;
            }
        }
        let greed: Vec<u32> = (0..side).map(|_| 1 + rng.below(8)).collect();
        while regions.contains(&usize::MAX) {
            let square = rng.below((side * side) as u32) as usize;
            let around = neighbours(square, side);
            let next = around[rng.below(around.len() as u32) as usize];
            if regions[square] == usize::MAX
                && regions[next] != usize::MAX
                && rng.below(8) < greed[regions[next]]
            {
                regions[square] = regions[next];
            }
        }
        Self {
            side,
            regions,
            ..Self::default()
        }
    }

    /// Letters of the rows, A being the first region met.
    pub fn rows(&self) -> Vec<String> {
        let letters = in_order(&self.regions)
            .into_iter()
            .map(|region| char::from(b'A' + region));
        let letters: Vec<char> = letters.collect();
        letters
            .chunks(self.side)
            .map(|row| row.iter().collect())
            .collect()
    }

    /// Gives some squares a mark.
    pub fn mark(&mut self, rng: &mut Rng) {
        let uses_crosses = rng.below(3) != 0;
        let uses_dots = !uses_crosses || rng.below(4) == 0;
        let mut columns = Vec::new();
        for row in 0..self.side {
            let column = rng.below(self.side as u32) as usize;
            if rng.below(2) == 0 && !columns.contains(&column) {
                columns.push(column);
                self.queens.push(row * self.side + column);
            }
        }
        for square in 0..self.regions.len() {
            if self.queens.contains(&square) {
                continue;
            }
            match rng.below(5) {
                0 if uses_crosses => self.crosses.push(square),
                1 if uses_dots => self.dots.push(square),
                _ => {}
            }
        }
    }

    /// Moves a colour's square elsewhere: a colour in two pieces.
    pub fn break_up(&mut self, rng: &mut Rng) {
        for _ in 0..2 {
            for _ in 0..400 {
                let square = rng.below(self.regions.len() as u32) as usize;
                let region = rng.below(self.side as u32) as usize;
                let around = neighbours(square, self.side);
                let is_last = self
                    .regions
                    .iter()
                    .filter(|&&other| other == self.regions[square])
                    .count()
                    < 2;
                if !is_last
                    && self.regions[square] != region
                    && around.iter().all(|&next| self.regions[next] != region)
                {
                    self.regions[square] = region;
                    break;
                }
            }
        }
    }
}

/// Regions numbered in the order in which they are met.
pub fn in_order(regions: &[usize]) -> Vec<u8> {
    let mut met: Vec<usize> = Vec::new();
    let number = |region: &usize| {
        let known = met.iter().position(|other| other == region);
        known.unwrap_or_else(|| {
            met.push(*region);
            met.len() - 1
        }) as u8
    };
    regions.iter().map(number).collect()
}

pub fn neighbours(square: usize, side: usize) -> Vec<usize> {
    let (row, column) = (square / side, square % side);
    let mut around = Vec::new();
    if column > 0 {
        around.push(square - 1);
    }
    if column + 1 < side {
        around.push(square + 1);
    }
    if row > 0 {
        around.push(square - side);
    }
    if row + 1 < side {
        around.push(square + side);
    }
    around
}

/// Draws a board with its top left corner here and cells of this many pixels.
pub fn draw(
    canvas: &mut Canvas,
    truth: &Truth,
    style: &Style,
    [left, top]: [f32; 2],
    pitch: f32,
    rng: &mut Rng,
) {
    let side = truth.side;
    let all = pitch * side as f32;
    if style.frame > 0.0 && style.lines != Lines::None {
        let room = style.frame * pitch / 2.0;
        canvas.rounded(
            [left - room, top - room, left + all + room, top + all + room],
            room / 2.0,
            style.line,
        );
    }
    let cell = |square: usize| -> Frame {
        let (x, y) = (
            left + pitch * (square % side) as f32,
            top + pitch * (square / side) as f32,
        );
        [x, y, x + pitch, y + pitch]
    };
    if let Lines::Gaps(..) = style.lines {
        canvas.rectangle([left, top, left + all, top + all], style.line);
    }
    for square in 0..side * side {
        let frame = cell(square);
        let colour = style.palette[truth.regions[square]];
        ground(canvas, frame, colour, truth.regions[square], style);
        mark(canvas, truth, square, frame, style, colour);
    }
    lines(canvas, truth, style, &cell, pitch);
    if style.frame > 0.0 && !matches!(style.lines, Lines::None | Lines::Gaps(..)) {
        let width = style.frame * pitch;
        canvas.border(
            [
                left - width / 2.0,
                top - width / 2.0,
                left + all + width / 2.0,
                top + all + width / 2.0,
            ],
            width,
            style.line,
        );
    }
    oddities(canvas, truth, style, &cell, pitch, rng);
}

fn oddities(
    canvas: &mut Canvas,
    truth: &Truth,
    style: &Style,
    cell: &impl Fn(usize) -> Frame,
    pitch: f32,
    rng: &mut Rng,
) {
    let side = truth.side;
    let (row, column) = (
        rng.below(side as u32) as usize,
        rng.below(side as u32) as usize,
    );
    for square in 0..side * side {
        let [left, top, right, low] = cell(square);
        let region = truth.regions[square];
        match style.odd {
            1 => {
                let place = [left + 0.12 * pitch, top + 0.12 * pitch];
                canvas.text(place, 0.2 * pitch, 1, style.text, |_| 1 + region as u32 % 4);
            }
            2 if square / side == row || square % side == column => {
                canvas.fill([left, top, right, low], [255.0; 3], 0.12, |_, _| true);
            }
            3 => {
                for step in 0..8 {
                    let y = top + (low - top) * step as f32 / 8.0;
                    canvas.fill(
                        [left, y, right, y + pitch / 8.0],
                        [0.0; 3],
                        0.012 * step as f32,
                        |_, _| true,
                    );
                }
            }
            4 if square / side == 0 => {
                canvas.text(
                    [left + 0.3 * pitch, top - 0.45 * pitch],
                    0.25 * pitch,
                    1,
                    style.text,
                    |most| rng.below(most),
                );
            }
            4 if square % side == 0 => {
                canvas.text(
                    [left - 0.4 * pitch, top + 0.3 * pitch],
                    0.25 * pitch,
                    1,
                    style.text,
                    |most| rng.below(most),
                );
            }
            _ => {}
        }
    }
}

fn ground(canvas: &mut Canvas, frame: Frame, colour: Rgb, region: usize, style: &Style) {
    let [left, top, right, low] = frame;
    match style.lines {
        Lines::Gaps(gap, radius) => {
            let (gap, radius) = (gap * (right - left) / 2.0, radius * (right - left));
            canvas.rounded(
                [left + gap, top + gap, right - gap, low - gap],
                radius,
                colour,
            );
        }
        _ => canvas.rectangle(frame, colour),
    }
    if style.pattern {
        let pitch = right - left;
        let dark = colour.map(|level| level * 0.8);
        let inset = if let Lines::Gaps(gap, _) = style.lines {
            gap * pitch / 2.0
        } else {
            0.0
        };
        let inner = [left + inset, top + inset, right - inset, low - inset];
        let step = pitch / 6.0;
        let kind = region % 4;
        canvas.fill(inner, dark, 1.0, |x, y| match kind {
            0 => (x - left).rem_euclid(step) < step * 0.25,
            1 => (x + y).rem_euclid(step * 1.2) < step * 0.3,
            2 => {
                ((x - left).rem_euclid(step) - step / 2.0)
                    .hypot((y - top).rem_euclid(step) - step / 2.0)
                    < step * 0.25
            }
            _ => (y - top).rem_euclid(step) < step * 0.25,
        });
    }
}

fn lines(
    canvas: &mut Canvas,
    truth: &Truth,
    style: &Style,
    cell: &impl Fn(usize) -> Frame,
    pitch: f32,
) {
    let (thin, thick, tint) = match style.lines {
        Lines::None | Lines::Gaps(..) => return,
        Lines::Even(width) => (width, width, false),
        Lines::ThinThick(thin, thick) => (thin, thick, false),
        Lines::Tinted(thick) => (0.02, thick, true),
    };
    for pass in 0..2 {
        for square in 0..truth.side * truth.side {
            let [left, top, right, low] = cell(square);
            for next in neighbours(square, truth.side)
                .into_iter()
                .filter(|&next| next > square)
            {
                let is_border = truth.regions[next] != truth.regions[square];
                if is_border != (pass == 1) {
                    continue;
                }
                let width = ((if is_border { thick } else { thin }) * pitch).max(1.0) / 2.0;
                let own = style.palette[truth.regions[square]];
                let colour = if tint && !is_border {
                    own.map(|level| level * 0.82)
                } else {
                    style.line
                };
                let frame = if next == square + 1 {
                    [right - width, top - width, right + width, low + width]
                } else {
                    [left - width, low - width, right + width, low + width]
                };
                canvas.rectangle(frame, colour);
            }
        }
    }
}

/// Close colours of about one hue.
pub fn near_palette(rng: &mut Rng, count: usize) -> Vec<Rgb> {
    let hue = real(rng, 0.0, 1.0);
    super::style::palette(rng, count, 0.035, move |rng| {
        hsl(
            hue + real(rng, -0.08, 0.08),
            real(rng, 0.3, 0.7),
            real(rng, 0.5, 0.85),
        )
    })
}
