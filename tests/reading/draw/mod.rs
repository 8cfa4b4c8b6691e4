//! Pictures of boards drawn by a program, to measure the reader with: each from a category and a seed.

pub mod board;
pub mod canvas;
mod marks;
mod nothing;
mod photo;
mod scene;
mod spoilt;
pub mod style;

use std::io::Cursor;

use forward_check::solve::Rng;
use image::codecs::jpeg::JpegEncoder;
use image::{ExtendedColorType, ImageReader};

use board::{Truth, near_palette};
use canvas::Canvas;
use spoilt::{Spoilt, spoil};
use style::{Lines, Style, hsl, one, real};

/// What a picture shows and what is hard about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Category {
    Clean,
    Marks,
    Dark,
    Near,
    Pattern,
    Gaps,
    NoLines,
    Print,
    Small,
    Jpeg,
    Busy,
    Photo,
    Large,
    Pieces,
    Odd,
    Cropped,
    Nothing,
    Two,
    Spoilt(Spoilt),
}

pub const CATEGORIES: [Category; 18] = [
    Category::Clean,
    Category::Marks,
    Category::Dark,
    Category::Near,
    Category::Pattern,
    Category::Gaps,
    Category::NoLines,
    Category::Print,
    Category::Small,
    Category::Jpeg,
    Category::Busy,
    Category::Photo,
    Category::Large,
    Category::Pieces,
    Category::Odd,
    Category::Cropped,
    Category::Nothing,
    Category::Two,
];

/// Pictures that may be refused or doubted, but not misread.
pub const SPOILT: [Category; 3] = [
    Category::Spoilt(Spoilt::Turned),
    Category::Spoilt(Spoilt::Moire),
    Category::Spoilt(Spoilt::Bent),
];

/// Pictures in which a shadow, a thing or a lamp hides what no reader can know.
pub const HIDING: [Category; 3] = [
    Category::Spoilt(Spoilt::Shadow),
    Category::Spoilt(Spoilt::Covered),
    Category::Spoilt(Spoilt::Glare),
];

impl Category {
    /// Pictures of different categories are different.
    fn number(self) -> u64 {
        let place = match self {
            Self::Spoilt(how) => CATEGORIES.len() + how as usize,
            _ => CATEGORIES
                .iter()
                .take_while(|&&other| other != self)
                .count(),
        };
        place as u64
    }
}

/// What the reader should do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Boards,
    Refusal,
}

/// A picture with its truth.
pub struct Sample {
    pub canvas: Canvas,
    pub truths: Vec<Truth>,
    pub expected: Expected,
}

impl Sample {
    pub fn rgba(&self) -> Vec<u8> {
        let rgb = self.canvas.rgb8();
        rgb.chunks_exact(3)
            .flat_map(|rgb| [rgb[0], rgb[1], rgb[2], 255])
            .collect()
    }
}

/// The picture of a category with this seed.
pub fn sample(category: Category, seed: u64) -> Sample {
    let mut rng = Rng::new(seed.wrapping_mul(1_000_003) + category.number());
    let rng = &mut rng;
    match category {
        Category::Nothing => Sample {
            canvas: nothing::draw(rng),
            truths: Vec::new(),
            expected: Expected::Refusal,
        },
        Category::Two => two(rng),
        _ => one_board(rng, category),
    }
}

fn truth_and_style(rng: &mut Rng, category: Category) -> (Truth, Style) {
    let side = match category {
        Category::Large => 13 + rng.below(6) as usize,
        Category::Small => 5 + rng.below(5) as usize,
        Category::Pieces => 6 + rng.below(9) as usize,
        _ => 4 + rng.below(9) as usize,
    };
    let mut truth = Truth::random(rng, side);
    let is_dark = category == Category::Dark || category != Category::Near && rng.below(5) == 0;
    let mut style = Style::random(rng, side, is_dark);
    let has_marks = match category {
        Category::Marks => true,
        Category::Clean | Category::Pattern => false,
        _ => rng.below(3) == 0,
    };
    if has_marks {
        truth.mark(rng);
    }
    match category {
        Category::Near => style.palette = near_palette(rng, side),
        Category::Pattern => style.pattern = true,
        Category::Gaps => style.lines = Lines::Gaps(real(rng, 0.06, 0.2), real(rng, 0.0, 0.25)),
        Category::NoLines => style.lines = Lines::None,
        Category::Print => print(rng, &mut style, side),
        Category::Pieces => truth.break_up(rng),
        Category::Odd => style.odd = 1 + rng.below(4),
        _ => {}
    }
    (truth, style)
}

/// Black lines on white or grey paper.
fn print(rng: &mut Rng, style: &mut Style, side: usize) {
    let is_grey = rng.below(2) == 0;
    style.palette = (0..side)
        .map(|_| {
            if is_grey {
                one(rng, &[[255.0; 3], [225.0; 3], [200.0; 3]])
            } else {
                [255.0; 3]
            }
        })
        .collect();
    style.lines = Lines::ThinThick(real(rng, 0.012, 0.022), real(rng, 0.06, 0.1));
    style.line = [real(rng, 0.0, 50.0); 3];
    style.frame = real(rng, 0.06, 0.1);
    style.ground = [255.0, 255.0, real(rng, 245.0, 255.0)];
    style.text = [20.0; 3];
    style.marks.colour = [20.0; 3];
    style.marks.queen_colour = [20.0; 3];
    style.card = None;
}

fn one_board(rng: &mut Rng, category: Category) -> Sample {
    let (truth, style) = truth_and_style(rng, category);
    let mut scene = scene::draw(rng, &truth, &style, category);
    match category {
        Category::Jpeg => {
            if rng.below(2) == 0 {
                scene.canvas = scene.canvas.resized(real(rng, 0.6, 0.9));
            }
            let quality = 35 + rng.below(36) as u8;
            scene.canvas = jpeg(&scene.canvas, quality);
        }
        Category::Photo => {
            scene.canvas = photo::shot(rng, &scene.canvas);
            let quality = 60 + rng.below(30) as u8;
            scene.canvas = jpeg(&scene.canvas, quality);
        }
        Category::Cropped => scene.canvas = scene::cropped(rng, &scene, truth.side),
        Category::Spoilt(how) => {
            scene.canvas = spoil(rng, &scene.canvas, how);
            if rng.below(2) == 0 {
                scene.canvas = jpeg(&scene.canvas, 80);
            }
        }
        _ if rng.below(3) == 0 => {
            let quality = 75 + rng.below(20) as u8;
            scene.canvas = jpeg(&scene.canvas, quality);
        }
        _ => {}
    }
    let expected = match category {
        Category::Cropped => Expected::Refusal,
        _ => Expected::Boards,
    };
    Sample {
        canvas: scene.canvas,
        truths: vec![truth],
        expected,
    }
}

fn two(rng: &mut Rng) -> Sample {
    let (first, style) = truth_and_style(rng, Category::Clean);
    let second = Truth::random(rng, first.side);
    let pitch = real(rng, 28.0, 60.0);
    let board = pitch * first.side as f32;
    let (gap, edge) = (real(rng, 0.8, 2.0) * pitch, real(rng, 0.5, 1.5) * pitch);
    let across = rng.below(2) == 0;
    let long = (2.0 * board + gap + 2.0 * edge) as usize;
    let short = (board + 2.0 * edge) as usize;
    let (width, height) = if across { (long, short) } else { (short, long) };
    let mut canvas = Canvas::new(width, height, style.ground);
    let step = board + gap;
    let other = if across {
        [edge + step, edge]
    } else {
        [edge, edge + step]
    };
    board::draw(&mut canvas, &first, &style, [edge, edge], pitch, rng);
    board::draw(&mut canvas, &second, &style, other, pitch, rng);
    Sample {
        canvas,
        truths: vec![first, second],
        expected: Expected::Boards,
    }
}

/// The picture after it was saved as a JPEG.
pub fn jpeg(canvas: &Canvas, quality: u8) -> Canvas {
    let mut file = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut file, quality);
    let (width, height) = (canvas.width as u32, canvas.height as u32);
    encoder_write(encoder, &canvas.rgb8(), width, height);
    let reader = ImageReader::new(Cursor::new(file))
        .with_guessed_format()
        .unwrap();
    let decoded = reader.decode().unwrap().into_rgb8();
    Canvas::of_rgb8(canvas.width, canvas.height, &decoded)
}

fn encoder_write(mut encoder: JpegEncoder<&mut Vec<u8>>, levels: &[u8], width: u32, height: u32) {
    encoder
        .encode(levels, width, height, ExtendedColorType::Rgb8)
        .unwrap();
}

/// A strong colour.
fn vivid(rng: &mut Rng) -> canvas::Rgb {
    hsl(
        real(rng, 0.0, 1.0),
        real(rng, 0.4, 0.9),
        real(rng, 0.35, 0.65),
    )
}
