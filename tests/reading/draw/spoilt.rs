//! What hides a board's colours or bends its lines: pictures that may be refused or doubted, but never misread.

use forward_check::solve::Rng;

use super::canvas::{Canvas, Rgb};
use super::style::{one, real};

/// How a picture of a board is spoilt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spoilt {
    /// Turned by 12 to 20 degrees.
    Turned,
    /// A shadow with a hard edge lies across it.
    Shadow,
    /// The stripes of a screen in a photograph.
    Moire,
    /// A lamp is reflected in it.
    Glare,
    /// A window or a finger covers a part of it.
    Covered,
    /// The paper is bent.
    Bent,
}

/// The picture spoilt so.
pub fn spoil(rng: &mut Rng, canvas: &Canvas, how: Spoilt) -> Canvas {
    match how {
        Spoilt::Turned => turned(rng, canvas),
        Spoilt::Shadow => shadow(rng, canvas),
        Spoilt::Moire => moire(rng, canvas),
        Spoilt::Glare => glare(rng, canvas),
        Spoilt::Covered => covered(rng, canvas),
        Spoilt::Bent => bent(rng, canvas),
    }
}

fn turned(rng: &mut Rng, canvas: &Canvas) -> Canvas {
    let angle = real(rng, 12.0, 20.0).to_radians();
    let (sin, cos) = (angle * one(rng, &[-1.0, 1.0])).sin_cos();
    let (width, height) = (canvas.width as f32, canvas.height as f32);
    let [wide, high] = [
        width * cos.abs() + height * sin.abs(),
        width * sin.abs() + height * cos.abs(),
    ];
    let table: Rgb = [(); 3].map(|()| real(rng, 60.0, 220.0));
    let noise = one(rng, &[0.0, 2.0]);
    let mut turned = Canvas::new(wide as usize + 20, high as usize + 20, table);
    let middle = [turned.width as f32 / 2.0, turned.height as f32 / 2.0];
    for (place, pixel) in turned.pixels.iter_mut().enumerate() {
        let x = (place % turned.width) as f32 - middle[0];
        let y = (place / turned.width) as f32 - middle[1];
        let [a, b] = [x * cos - y * sin, x * sin + y * cos];
        *pixel = canvas
            .between(a + width / 2.0, b + height / 2.0, table)
            .map(|level| level + noise * real(rng, -1.0, 1.0));
    }
    turned
}

/// A half, or a stripe, of the picture is darker.
fn shadow(rng: &mut Rng, canvas: &Canvas) -> Canvas {
    let (sin, cos) = real(rng, 0.0, std::f32::consts::TAU).sin_cos();
    let (sin, cos) = one(rng, &[(sin, cos), (0.0, 1.0), (1.0, 0.0)]);
    let sides = [canvas.width as f32, canvas.height as f32];
    let at = [(); 2].map(|()| real(rng, 0.3, 0.7));
    let width = one(rng, &[f32::MAX, 0.25 * sides[0].min(sides[1])]);
    let (dark, soft) = (real(rng, 0.5, 0.9), real(rng, 0.5, 8.0));
    let tint = [1.0, real(rng, 0.97, 1.03), real(rng, 0.97, 1.1)];
    shaded(canvas, |x, y| {
        let off = (x - at[0] * sides[0]) * cos + (y - at[1] * sides[1]) * sin;
        let inside = (off / soft).clamp(0.0, 1.0) * ((width - off) / soft).clamp(0.0, 1.0);
        tint.map(|tint| 1.0 - inside * (1.0 - dark * tint))
    })
}

fn moire(rng: &mut Rng, canvas: &Canvas) -> Canvas {
    let waves: Vec<_> = (0..2)
        .map(|_| {
            let (sin, cos) = real(rng, 0.0, std::f32::consts::TAU).sin_cos();
            let length = real(rng, 2.0, 40.0);
            let phases = [(); 3].map(|()| real(rng, 0.0, 2.0));
            (cos / length, sin / length, phases, real(rng, 0.02, 0.12))
        })
        .collect();
    shaded(canvas, |x, y| {
        let mut light = [1.0; 3];
        for (across, down, phases, strength) in &waves {
            for (light, phase) in light.iter_mut().zip(phases) {
                let turn = std::f32::consts::TAU * (x * across + y * down) + phase;
                *light *= 1.0 - strength * (0.5 + 0.5 * turn.sin());
            }
        }
        light
    })
}

fn glare(rng: &mut Rng, canvas: &Canvas) -> Canvas {
    let (width, height) = (canvas.width as f32, canvas.height as f32);
    let at = [real(rng, 0.2, 0.8) * width, real(rng, 0.2, 0.8) * height];
    let size = real(rng, 0.1, 0.4) * width.min(height);
    let (strength, power) = (real(rng, 0.4, 1.0), one(rng, &[1.0, 4.0]));
    let mut lit = canvas.clone();
    for (place, pixel) in lit.pixels.iter_mut().enumerate() {
        let (x, y) = ((place % canvas.width) as f32, (place / canvas.width) as f32);
        let off = (x - at[0]).hypot(y - at[1]) / size;
        let share = strength * (-off.powf(2.0 * power)).exp();
        *pixel = pixel.map(|level| level + share * (255.0 - level));
    }
    lit
}

fn covered(rng: &mut Rng, canvas: &Canvas) -> Canvas {
    let (width, height) = (canvas.width as f32, canvas.height as f32);
    let at = [
        real(rng, 0.25, 0.75) * width,
        real(rng, 0.25, 0.75) * height,
    ];
    let size = real(rng, 0.08, 0.3) * width.min(height);
    let mut covered = canvas.clone();
    match rng.below(3) {
        0 => {
            let level = real(rng, 0.0, 255.0);
            let frame = [
                at[0] - size,
                at[1] - 0.6 * size,
                at[0] + size,
                at[1] + 0.6 * size,
            ];
            covered.rounded(frame, 0.1 * size, [level; 3]);
            let text = [at[0] - 0.8 * size, at[1] - 0.2 * size];
            let ink = [255.0 - level; 3];
            covered.text(text, 0.25 * size, 6, ink, |most| rng.below(most));
        }
        1 => covered.disc(at, size, [214.0, 165.0, 140.0], 1.0),
        _ => {
            let end = [real(rng, 0.0, width), real(rng, 0.0, height)];
            let ink = [(); 3].map(|()| real(rng, 0.0, 255.0));
            covered.line(at, end, 0.3 * size, ink);
        }
    }
    covered
}

/// Lines bow sideways and up, by up to about half a cell.
fn bent(rng: &mut Rng, canvas: &Canvas) -> Canvas {
    let (width, height) = (canvas.width as f32, canvas.height as f32);
    let bow = [(); 2].map(|()| real(rng, -0.04, 0.04) * width.min(height));
    let paper = canvas.pixels[0];
    let mut bent = canvas.clone();
    for (place, pixel) in bent.pixels.iter_mut().enumerate() {
        let (x, y) = ((place % canvas.width) as f32, (place / canvas.width) as f32);
        let [u, v] = [2.0 * x / width - 1.0, 2.0 * y / height - 1.0];
        *pixel = canvas.between(
            x + bow[0] * (1.0 - v * v),
            y + bow[1] * (1.0 - u * u),
            paper,
        );
    }
    bent
}

/// The picture in another light at each place: a part of each level.
fn shaded(canvas: &Canvas, light: impl Fn(f32, f32) -> Rgb) -> Canvas {
    let mut shaded = canvas.clone();
    for (place, pixel) in shaded.pixels.iter_mut().enumerate() {
        let light = light((place % canvas.width) as f32, (place / canvas.width) as f32);
        *pixel = [0, 1, 2].map(|part| pixel[part] * light[part]);
    }
    shaded
}
