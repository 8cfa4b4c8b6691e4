//! The page around a board: a phone's screen, a window, a crop.

use forward_check::solve::Rng;

use super::board::{self, Truth};
use super::canvas::Canvas;
use super::style::{Style, real};
use super::{Category, vivid};

/// A page, and where the board is on it.
pub struct Scene {
    pub canvas: Canvas,
    left: f32,
    top: f32,
    pitch: f32,
}

pub fn draw(rng: &mut Rng, truth: &Truth, style: &Style, category: Category) -> Scene {
    let kind = match category {
        Category::Busy => rng.below(2),
        Category::Photo | Category::Cropped => 2 + rng.below(2),
        _ => rng.below(4),
    };
    match kind {
        0 => phone(rng, truth, style, category),
        1 => window(rng, truth, style, category),
        2 => crop(rng, truth, style, category),
        _ => exact(rng, truth, style, category),
    }
}

/// A random size of a cell in pixels.
fn pitch(rng: &mut Rng, truth: &Truth, category: Category, board: [f32; 2]) -> f32 {
    let side = truth.side as f32;
    let small = [180.0, 330.0];
    let [from, to] = if category == Category::Small {
        small
    } else {
        board
    };
    let pitch = real(rng, from, to) / side;
    // Half of the screens have whole pixels.
    if rng.below(2) == 0 {
        pitch.round()
    } else {
        pitch
    }
}

fn begin(width: f32, height: f32, style: &Style) -> Canvas {
    Canvas::new(width as usize, height as usize, style.ground)
}

fn put(
    canvas: &mut Canvas,
    truth: &Truth,
    style: &Style,
    place: [f32; 2],
    pitch: f32,
    rng: &mut Rng,
) {
    if let Some(card) = style.card {
        let room = pitch * 0.5;
        let [left, top] = place;
        let all = pitch * truth.side as f32 + room;
        canvas.rounded([left - room, top - room, left + all, top + all], room, card);
    }
    board::draw(canvas, truth, style, place, pitch, rng);
}

fn phone(rng: &mut Rng, truth: &Truth, style: &Style, category: Category) -> Scene {
    let pitch = pitch(rng, truth, category, [340.0, 900.0]);
    let board = pitch * truth.side as f32;
    let margin = real(rng, 0.02, 0.12) * board;
    let (width, height) = (board + 2.0 * margin, board * real(rng, 1.8, 2.2));
    let mut canvas = begin(width, height, style);
    let unit = width / 30.0;
    let mut next = |most| rng.below(most);
    canvas.text([unit, unit * 0.6], unit * 0.8, 4, style.text, &mut next);
    canvas.text(
        [width * 0.3, unit * 3.0],
        unit * 1.3,
        9,
        style.text,
        &mut next,
    );
    let top = height * real(rng, 0.22, 0.36);
    let grey = style
        .text
        .map(|level| 0.45 * level + 0.55 * style.ground[0]);
    canvas.text([margin, top - unit * 2.5], unit, 4, style.text, |most| {
        rng.below(most)
    });
    canvas.rounded(
        [
            width - margin - 6.0 * unit,
            top - unit * 3.0,
            width - margin,
            top - unit,
        ],
        unit * 0.5,
        grey,
    );
    put(&mut canvas, truth, style, [margin, top], pitch, rng);
    let low = top + board;
    let buttons = 2 + rng.below(3);
    for button in 0..buttons {
        let step = (width - 2.0 * margin) / buttons as f32;
        let x = margin + step * button as f32;
        let colour = if rng.below(3) == 0 { vivid(rng) } else { grey };
        canvas.rounded(
            [x + 4.0, low + unit * 1.5, x + step - 4.0, low + unit * 4.0],
            unit,
            colour,
        );
        canvas.text(
            [x + step * 0.3, low + unit * 2.2],
            unit,
            4,
            style.text,
            |most| rng.below(most),
        );
    }
    let lines = if category == Category::Busy {
        7
    } else {
        rng.below(4)
    };
    for line in 0..lines {
        let y = low + unit * (6.0 + 2.2 * line as f32);
        let letters = 10 + rng.below(14);
        canvas.text([margin, y], unit, letters, style.text, |most| {
            rng.below(most)
        });
    }
    if category == Category::Busy {
        let [one, other] = [vivid(rng), vivid(rng)];
        banner(
            &mut canvas,
            [0.0, height * 0.1, width, height * 0.18],
            one,
            other,
        );
        banner(&mut canvas, [0.0, height * 0.92, width, height], other, one);
    }
    Scene {
        canvas,
        left: margin,
        top,
        pitch,
    }
}

/// A box that changes from one colour to another.
fn banner(canvas: &mut Canvas, [left, top, right, low]: [f32; 4], from: [f32; 3], to: [f32; 3]) {
    let mut x = left;
    while x < right {
        let part = (x - left) / (right - left);
        let colour = [0, 1, 2].map(|axis| from[axis] + part * (to[axis] - from[axis]));
        canvas.rectangle([x, top, x + 1.0, low], colour);
        x += 1.0;
    }
}

fn window(rng: &mut Rng, truth: &Truth, style: &Style, category: Category) -> Scene {
    let pitch = pitch(rng, truth, category, [320.0, 700.0]);
    let board = pitch * truth.side as f32;
    let (width, height) = (board * real(rng, 1.5, 2.2), board * real(rng, 1.15, 1.5));
    let mut canvas = begin(width, height, style);
    let left = if rng.below(2) == 0 {
        (width - board) * 0.5
    } else {
        board * 0.1
    };
    let top = (height - board) * real(rng, 0.4, 0.7);
    let unit = board / 26.0;
    let letters = 12;
    canvas.text(
        [left, (top - unit * 2.0).max(1.0)],
        unit * 1.2,
        letters,
        style.text,
        |most| rng.below(most),
    );
    let side = left + board + unit * 2.0;
    let lines = if category == Category::Busy { 14 } else { 5 };
    for line in 0..lines {
        let letters = 4 + rng.below(12);
        canvas.text(
            [side, top + unit * 2.0 * line as f32],
            unit,
            letters,
            style.text,
            |most| rng.below(most),
        );
    }
    if category == Category::Busy {
        let [one, other] = [vivid(rng), vivid(rng)];
        banner(
            &mut canvas,
            [side, height * 0.75, width - 4.0, height - 4.0],
            one,
            other,
        );
    }
    put(&mut canvas, truth, style, [left, top], pitch, rng);
    Scene {
        canvas,
        left,
        top,
        pitch,
    }
}

fn crop(rng: &mut Rng, truth: &Truth, style: &Style, category: Category) -> Scene {
    let pitch = pitch(rng, truth, category, [360.0, 1_000.0]);
    let board = pitch * truth.side as f32;
    let [left, right, top, low] = [(); 4].map(|()| pitch * real(rng, 0.15, 1.4));
    let mut canvas = begin(board + left + right, board + top + low, style);
    put(&mut canvas, truth, style, [left, top], pitch, rng);
    Scene {
        canvas,
        left,
        top,
        pitch,
    }
}

fn exact(rng: &mut Rng, truth: &Truth, style: &Style, category: Category) -> Scene {
    let pitch = pitch(rng, truth, category, [360.0, 1_000.0]);
    let room = (style.frame * pitch / 2.0).ceil();
    let side = (pitch * truth.side as f32 + 2.0 * room).round();
    let mut canvas = begin(side, side, style);
    board::draw(&mut canvas, truth, style, [room, room], pitch, rng);
    Scene {
        canvas,
        left: room,
        top: room,
        pitch,
    }
}

/// The page without a part of the board, at one or two sides.
pub fn cropped(rng: &mut Rng, scene: &Scene, side: usize) -> Canvas {
    let Scene {
        canvas,
        left,
        top,
        pitch,
    } = scene;
    let lost = |rng: &mut Rng| pitch * real(rng, 0.4, (side as f32 - 2.5).min(3.4));
    let which = 1 + rng.below(3);
    let [mut from_x, mut from_y] = [0.0; 2];
    let [mut to_x, mut to_y] = [canvas.width as f32, canvas.height as f32];
    let all = pitch * side as f32;
    if which & 1 == 1 {
        if rng.below(2) == 0 {
            from_x = left + lost(rng);
        } else {
            to_x = left + all - lost(rng);
        }
    }
    if which & 2 == 2 {
        if rng.below(2) == 0 {
            from_y = top + lost(rng);
        } else {
            to_y = top + all - lost(rng);
        }
    }
    canvas.cropped([from_x, from_y, to_x, to_y].map(|place| place.round() as usize))
}
