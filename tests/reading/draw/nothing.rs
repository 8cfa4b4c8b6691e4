//! Pictures without a board.

use forward_check::solve::Rng;

use super::canvas::{Canvas, Rgb};
use super::style::{hsl, real};
use super::vivid;

pub fn draw(rng: &mut Rng) -> Canvas {
    match rng.below(8) {
        0 => text(rng),
        1 => gradient(rng),
        2 => shapes(rng),
        3 => table(rng),
        4 => icons(rng),
        5 => chess(rng),
        6 => sudoku(rng),
        _ => noise(rng),
    }
}

fn paper(rng: &mut Rng) -> Canvas {
    let [width, height] = [(); 2].map(|()| 300 + rng.below(700) as usize);
    let level = real(rng, 225.0, 255.0);
    Canvas::new(width, height, [level; 3])
}

fn text(rng: &mut Rng) -> Canvas {
    let mut canvas = paper(rng);
    let size = real(rng, 9.0, 24.0);
    let mut y = size;
    while y + size < canvas.height as f32 {
        let letters = (canvas.width as f32 / size * real(rng, 0.5, 1.2)) as u32;
        canvas.text([size, y], size, letters, [30.0; 3], |most| rng.below(most));
        y += 1.8 * size;
    }
    canvas
}

fn gradient(rng: &mut Rng) -> Canvas {
    let mut canvas = paper(rng);
    let (from, to) = (vivid(rng), vivid(rng));
    let (width, height) = (canvas.width, canvas.height);
    for (place, pixel) in canvas.pixels.iter_mut().enumerate() {
        let part =
            ((place % width) as f32 / width as f32 + (place / width) as f32 / height as f32) / 2.0;
        *pixel = [0, 1, 2].map(|axis| from[axis] + part * (to[axis] - from[axis]));
    }
    canvas
}

fn shapes(rng: &mut Rng) -> Canvas {
    let mut canvas = paper(rng);
    let (width, height) = (canvas.width as f32, canvas.height as f32);
    for _ in 0..20 {
        let (x, y) = (real(rng, 0.0, width), real(rng, 0.0, height));
        let size = real(rng, 10.0, 160.0);
        let colour = vivid(rng);
        match rng.below(3) {
            0 => canvas.disc([x, y], size / 2.0, colour, 1.0),
            1 => canvas.rectangle([x, y, x + size, y + size * real(rng, 0.3, 2.0)], colour),
            _ => canvas.line(
                [x, y],
                [real(rng, 0.0, width), real(rng, 0.0, height)],
                3.0,
                colour,
            ),
        }
    }
    canvas
}

/// A table with numbers, sometimes as many rows as columns.
fn table(rng: &mut Rng) -> Canvas {
    let columns = 4 + rng.below(6) as usize;
    let rows = if rng.below(2) == 0 {
        columns
    } else {
        4 + rng.below(8) as usize
    };
    let (width, height) = (real(rng, 40.0, 90.0), real(rng, 24.0, 80.0));
    let mut canvas = Canvas::new(
        (width * columns as f32) as usize + 40,
        (height * rows as f32) as usize + 40,
        [255.0; 3],
    );
    for row in 0..=rows {
        let y = 20.0 + height * row as f32;
        canvas.rectangle(
            [20.0, y, 20.0 + width * columns as f32 + 1.0, y + 1.0],
            [150.0; 3],
        );
    }
    for column in 0..=columns {
        let x = 20.0 + width * column as f32;
        canvas.rectangle([x, 20.0, x + 1.0, 20.0 + height * rows as f32], [150.0; 3]);
    }
    for cell in 0..columns * rows {
        let (x, y) = (
            24.0 + width * (cell % columns) as f32,
            28.0 + height * (cell / columns) as f32,
        );
        canvas.text([x, y], (height * 0.4).min(16.0), 3, [40.0; 3], |most| {
            rng.below(most)
        });
    }
    canvas
}

/// The screen of a phone with its icons, each in another colour.
fn icons(rng: &mut Rng) -> Canvas {
    let size = real(rng, 50.0, 90.0);
    let columns = 4 + rng.below(3) as usize;
    let rows = if rng.below(2) == 0 {
        columns
    } else {
        columns + 2
    };
    let step = size * real(rng, 1.1, 1.7);
    let ground = hsl(real(rng, 0.0, 1.0), 0.4, real(rng, 0.1, 0.9));
    let mut canvas = Canvas::new(
        (step * (columns as f32 + 0.5)) as usize,
        (step * (rows as f32 + 0.5)) as usize,
        ground,
    );
    for icon in 0..columns * rows {
        let (x, y) = (
            step * (0.5 + (icon % columns) as f32),
            step * (0.5 + (icon / columns) as f32),
        );
        canvas.rounded([x, y, x + size, y + size], size * 0.2, vivid(rng));
        canvas.disc(
            [x + size / 2.0, y + size / 2.0],
            size * 0.25,
            vivid(rng),
            1.0,
        );
    }
    canvas
}

fn chess(rng: &mut Rng) -> Canvas {
    let pitch = real(rng, 30.0, 80.0);
    let colours: [Rgb; 2] = [[240.0, 217.0, 181.0], [181.0, 136.0, 99.0]];
    let mut canvas = Canvas::new((8.0 * pitch) as usize, (8.0 * pitch) as usize, [255.0; 3]);
    for square in 0..64 {
        let (row, column) = (square / 8, square % 8);
        let (x, y) = (pitch * column as f32, pitch * row as f32);
        canvas.rectangle([x, y, x + pitch, y + pitch], colours[(row + column) % 2]);
        if rng.below(3) == 0 {
            let level = if row < 4 { 20.0 } else { 250.0 };
            canvas.disc(
                [x + pitch / 2.0, y + pitch / 2.0],
                pitch * 0.3,
                [level; 3],
                1.0,
            );
        }
    }
    canvas
}

fn sudoku(rng: &mut Rng) -> Canvas {
    let pitch = real(rng, 30.0, 70.0);
    let mut canvas = Canvas::new(
        (9.0 * pitch) as usize + 60,
        (9.0 * pitch) as usize + 60,
        [255.0; 3],
    );
    for line in 0..10 {
        let half = if line % 3 == 0 { 2.0 } else { 0.5 };
        let (place, end) = (30.0 + pitch * line as f32, 30.0 + 9.0 * pitch);
        canvas.rectangle([place - half, 30.0, place + half, end], [0.0; 3]);
        canvas.rectangle([30.0, place - half, end, place + half], [0.0; 3]);
    }
    for cell in 0..81 {
        if rng.below(3) == 0 {
            let (x, y) = (
                30.0 + pitch * ((cell % 9) as f32 + 0.35),
                30.0 + pitch * ((cell / 9) as f32 + 0.25),
            );
            canvas.text([x, y], pitch * 0.5, 1, [20.0; 3], |_| 3);
        }
    }
    canvas
}

fn noise(rng: &mut Rng) -> Canvas {
    let mut canvas = paper(rng);
    for pixel in &mut canvas.pixels {
        *pixel = [(); 3].map(|()| real(rng, 0.0, 255.0));
    }
    canvas
}
