//! How boards look: colours, lines and marks, drawn at random.

use forward_check::solve::Rng;

use super::canvas::Rgb;

/// How cells are divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lines {
    None,
    /// One width everywhere, as a share of a cell.
    Even(f32),
    /// Thin in regions, thick between them.
    ThinThick(f32, f32),
    /// Cells apart, with round corners: the gap and the radius, as shares of a cell.
    Gaps(f32, f32),
    /// Hairlines in regions only as a tint of the cells, thick lines between regions.
    Tinted(f32),
}

/// What marks look like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marks {
    pub queen: u32,
    pub queen_colour: Rgb,
    pub queen_size: f32,
    pub cross_width: f32,
    pub cross_size: f32,
    pub dot_size: f32,
    pub colour: Rgb,
}

/// How a board looks.
#[derive(Clone, Debug)]
pub struct Style {
    pub palette: Vec<Rgb>,
    pub lines: Lines,
    pub line: Rgb,
    pub ground: Rgb,
    pub text: Rgb,
    /// The frame around the board, as a share of a cell, and the card it lies on.
    pub frame: f32,
    pub card: Option<Rgb>,
    pub pattern: bool,
    pub marks: Marks,
    /// 1: a letter in every cell; 2: a row and a column are tinted; 3: cells get darker downwards; 4: coordinates
    /// around the board.
    pub odd: u32,
}

/// A number between two.
pub fn real(rng: &mut Rng, from: f32, to: f32) -> f32 {
    from + (to - from) * rng.fraction() as f32
}

/// One of some values.
pub fn one<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.below(all.len() as u32) as usize]
}

/// Hue in turns, saturation and lightness from 0 to 1.
pub fn hsl(hue: f32, saturation: f32, lightness: f32) -> Rgb {
    let strength = saturation * lightness.min(1.0 - lightness);
    [0.0, 8.0, 4.0].map(|shift| {
        let place = (shift + hue * 12.0).rem_euclid(12.0);
        255.0 * (lightness - strength * (place - 3.0).min(9.0 - place).clamp(-1.0, 1.0))
    })
}

/// OKLab (Björn Ottosson, 2020), written for these tests alone.
pub fn lab(colour: Rgb) -> Rgb {
    let [r, g, b] = colour.map(|level| {
        let level = level / 255.0;
        if level <= 0.040_45 {
            level / 12.92
        } else {
            ((level + 0.055) / 1.055).powf(2.4)
        }
    });
    let l = (0.412_22 * r + 0.536_33 * g + 0.051_45 * b).cbrt();
    let m = (0.211_9 * r + 0.680_7 * g + 0.107_4 * b).cbrt();
    let s = (0.088_3 * r + 0.281_72 * g + 0.629_98 * b).cbrt();
    [
        0.210_45 * l + 0.793_62 * m - 0.004_07 * s,
        1.978 * l - 2.428_59 * m + 0.450_59 * s,
        0.025_9 * l + 0.782_77 * m - 0.808_68 * s,
    ]
}

pub fn distance(one: Rgb, other: Rgb) -> f32 {
    let (one, other) = (lab(one), lab(other));
    (0..3)
        .map(|axis| (one[axis] - other[axis]).powi(2))
        .sum::<f32>()
        .sqrt()
}

/// Colours of which each is at least so far from the others.
pub fn palette(
    rng: &mut Rng,
    count: usize,
    apart: f32,
    colour: impl Fn(&mut Rng) -> Rgb,
) -> Vec<Rgb> {
    let mut apart = apart;
    let mut found: Vec<Rgb> = Vec::new();
    while found.len() < count {
        let next = (0..200)
            .map(|_| colour(rng))
            .find(|&next| found.iter().all(|&other| distance(next, other) >= apart));
        match next {
            Some(next) => found.push(next),
            None => apart *= 0.9,
        }
    }
    found
}

/// Colours of one of several kinds.
pub fn some_palette(rng: &mut Rng, count: usize, is_dark: bool, apart: f32) -> Vec<Rgb> {
    let kind = rng.below(5);
    palette(rng, count, apart, move |rng| {
        let hue = real(rng, 0.0, 1.0);
        match (kind, is_dark) {
            (0, false) => hsl(hue, real(rng, 0.3, 0.8), real(rng, 0.7, 0.88)),
            (1, false) => hsl(hue, real(rng, 0.6, 1.0), real(rng, 0.4, 0.65)),
            (2, false) => hsl(hue, real(rng, 0.1, 0.4), real(rng, 0.45, 0.85)),
            (_, false) => hsl(hue, real(rng, 0.2, 0.95), real(rng, 0.35, 0.85)),
            (0 | 1, true) => hsl(hue, real(rng, 0.3, 0.7), real(rng, 0.2, 0.42)),
            (_, true) => hsl(hue, real(rng, 0.2, 0.9), real(rng, 0.25, 0.6)),
        }
    })
}

impl Style {
    /// A style for a board with so many colours.
    pub fn random(rng: &mut Rng, colours: usize, is_dark: bool) -> Self {
        let apart = if colours > 12 { 0.05 } else { 0.075 };
        let grey = |level: f32| [level, level, level];
        let palette = some_palette(rng, colours, is_dark, apart);
        let lines = match rng.below(6) {
            0 => Lines::Even(real(rng, 0.015, 0.1)),
            1 | 2 => Lines::ThinThick(real(rng, 0.012, 0.025), real(rng, 0.06, 0.12)),
            3 => Lines::Gaps(real(rng, 0.04, 0.18), real(rng, 0.0, 0.25)),
            4 => Lines::Tinted(real(rng, 0.05, 0.1)),
            _ => Lines::Even(real(rng, 0.02, 0.04)),
        };
        let line = match (is_dark, rng.below(4)) {
            (false, 0) => grey(255.0),
            (false, _) => grey(real(rng, 0.0, 70.0)),
            (true, 0) => grey(real(rng, 170.0, 230.0)),
            (true, _) => grey(real(rng, 0.0, 25.0)),
        };
        let ground = if is_dark {
            real(rng, 10.0, 45.0)
        } else {
            real(rng, 225.0, 255.0)
        };
        let ground = [
            ground,
            ground + real(rng, -6.0, 0.0),
            ground + real(rng, -10.0, 8.0),
        ];
        let ink = if is_dark { 235.0 } else { 25.0 };
        let card = (rng.below(3) == 0)
            .then(|| ground.map(|level| if is_dark { level + 18.0 } else { level - 14.0 }));
        let marks = Marks {
            queen: rng.below(4),
            queen_colour: one(
                rng,
                &[
                    [20.0, 20.0, 20.0],
                    [250.0, 250.0, 250.0],
                    [240.0, 190.0, 30.0],
                    [40.0, 30.0, 90.0],
                ],
            ),
            queen_size: real(rng, 0.45, 0.75),
            cross_width: real(rng, 0.05, 0.12),
            cross_size: real(rng, 0.3, 0.55),
            dot_size: real(rng, 0.14, 0.3),
            colour: if is_dark {
                one(rng, &[grey(235.0), grey(0.0)])
            } else {
                one(rng, &[grey(20.0), grey(70.0)])
            },
        };
        Self {
            palette,
            lines,
            line,
            ground,
            text: grey(ink),
            frame: if rng.below(3) == 0 {
                0.0
            } else {
                real(rng, 0.04, 0.14)
            },
            card,
            pattern: false,
            marks,
            odd: 0,
        }
    }
}
