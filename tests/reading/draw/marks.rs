//! Queens, crosses and dots.

use super::board::Truth;
use super::canvas::{Canvas, Frame, Rgb};
use super::style::{Style, distance};

/// Draws the mark of a square, if it has one.
pub fn mark(
    canvas: &mut Canvas,
    truth: &Truth,
    square: usize,
    [left, top, right, low]: Frame,
    style: &Style,
    ground: Rgb,
) {
    let pitch = right - left;
    let centre = [(left + right) / 2.0, (top + low) / 2.0];
    let marks = &style.marks;
    // A mark that can't be seen on its ground is drawn in black or white.
    let visible = |colour: Rgb| {
        let other = if ground.iter().sum::<f32>() > 380.0 {
            [15.0; 3]
        } else {
            [245.0; 3]
        };
        if distance(colour, ground) < 0.25 {
            other
        } else {
            colour
        }
    };
    if truth.dots.contains(&square) {
        canvas.disc(
            centre,
            marks.dot_size * pitch / 2.0,
            visible(marks.colour),
            1.0,
        );
    } else if truth.crosses.contains(&square) {
        let half = marks.cross_size * pitch / 2.0;
        let [x, y] = centre;
        let width = (marks.cross_width * pitch).max(1.5);
        canvas.line(
            [x - half, y - half],
            [x + half, y + half],
            width,
            visible(marks.colour),
        );
        canvas.line(
            [x - half, y + half],
            [x + half, y - half],
            width,
            visible(marks.colour),
        );
    } else if truth.queens.contains(&square) {
        queen(
            canvas,
            centre,
            marks.queen_size * pitch,
            marks.queen,
            visible(marks.queen_colour),
        );
    }
}

/// A crown, in one of several shapes.
fn queen(canvas: &mut Canvas, [x, y]: [f32; 2], size: f32, kind: u32, colour: Rgb) {
    let half = size / 2.0;
    let at = |a: f32, b: f32| [x + a * half, y + b * half];
    match kind {
        0 => canvas.polygon(
            &[
                at(-1.0, 0.8),
                at(-1.0, -0.6),
                at(-0.45, 0.1),
                at(0.0, -0.85),
                at(0.45, 0.1),
                at(1.0, -0.6),
                at(1.0, 0.8),
            ],
            colour,
        ),
        1 => {
            canvas.polygon(
                &[
                    at(-0.75, 0.5),
                    at(-1.0, -0.45),
                    at(-0.5, 0.05),
                    at(-0.35, -0.7),
                    at(0.0, 0.0),
                    at(0.35, -0.7),
                    at(0.5, 0.05),
                    at(1.0, -0.45),
                    at(0.75, 0.5),
                ],
                colour,
            );
            let [left, top] = at(-0.75, 0.62);
            let [right, low] = at(0.75, 0.85);
            canvas.rectangle([left, top, right, low], colour);
            for (a, b) in [(-1.0, -0.5), (-0.35, -0.75), (0.35, -0.75), (1.0, -0.5)] {
                canvas.disc(at(a * 0.95, b), 0.13 * half, colour, 1.0);
            }
        }
        2 => {
            let points: Vec<_> = (0..10)
                .map(|point| {
                    let radius = if point % 2 == 0 { 1.0 } else { 0.45 };
                    let angle = point as f32 * std::f32::consts::PI / 5.0;
                    at(radius * angle.sin(), -radius * angle.cos())
                })
                .collect();
            canvas.polygon(&points, colour);
        }
        _ => {
            canvas.polygon(
                &[
                    at(-0.6, 0.6),
                    at(-0.9, -0.5),
                    at(-0.3, 0.0),
                    at(0.0, -0.8),
                    at(0.3, 0.0),
                    at(0.9, -0.5),
                    at(0.6, 0.6),
                ],
                colour,
            );
            let [left, top] = at(-0.8, 0.66);
            let [right, low] = at(0.8, 0.95);
            canvas.rounded([left, top, right, low], 0.1 * half, colour);
        }
    }
}
