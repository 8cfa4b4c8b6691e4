//! A photograph of a screen or of paper.

use forward_check::solve::Rng;

use super::canvas::{Canvas, Rgb};
use super::style::real;

/// The picture as photographed: turned up to three degrees, at an angle, in uneven light, with noise.
pub fn shot(rng: &mut Rng, canvas: &Canvas) -> Canvas {
    let (width, height) = (canvas.width as f32, canvas.height as f32);
    let room = real(rng, 0.04, 0.12) * width.max(height);
    let angle = real(rng, -3.0, 3.0).to_radians();
    let [lean, tilt] = [(); 2].map(|()| real(rng, -0.07, 0.07));
    let table: Rgb = [(); 3].map(|()| real(rng, 60.0, 190.0));
    let light = [
        real(rng, -0.15, 0.15),
        real(rng, -0.15, 0.15),
        real(rng, 0.8, 1.0),
    ];
    let shadow = [
        real(rng, -1.0, 1.0),
        real(rng, -1.0, 1.0),
        real(rng, 0.0, 0.14),
    ];
    let noise = real(rng, 1.0, 5.0);
    let mut shot = Canvas::new(
        (width + 2.0 * room) as usize,
        (height + 2.0 * room) as usize,
        table,
    );
    let (middle_x, middle_y) = (shot.width as f32 / 2.0, shot.height as f32 / 2.0);
    for y in 0..shot.height {
        for x in 0..shot.width {
            let (u, v) = (
                (x as f32 - middle_x) / width,
                (y as f32 - middle_y) / height,
            );
            let depth = 1.0 + lean * u + tilt * v;
            let (a, b) = (u * width / depth, v * height / depth);
            let (c, d) = (
                a * angle.cos() - b * angle.sin(),
                a * angle.sin() + b * angle.cos(),
            );
            let mut colour = canvas.between(c + width / 2.0, d + height / 2.0, table);
            let soft = ((shadow[0] * u + shadow[1] * v) * 12.0).clamp(-1.0, 1.0);
            let bright = light[2]
                * (1.0 + light[0] * u + light[1] * v)
                * (1.0 - shadow[2] * (0.5 + 0.5 * soft));
            for level in &mut colour {
                *level = *level * bright + noise * (real(rng, -1.0, 1.0) + real(rng, -1.0, 1.0));
            }
            shot.pixels[y * shot.width + x] = colour;
        }
    }
    shot
}
