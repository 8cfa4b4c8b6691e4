//! A tour in the colours of its moves.

use super::canvas::{Canvas, Ground, parity};
use super::colour::{Colour, Palette};
use super::moves::{CLOSED, Moves};
use super::view::{View, Window};
use crate::board::Size;

/// How strong the colours of squares are, in parts of 256.
const VISITED: u32 = 200;
const BLOCKED: u32 = 200;

/// Paints a tour and the blocked squares; the others are left empty.
pub(super) fn paint(
    canvas: &mut Canvas,
    (window, view): (&Window, &View),
    moves: &Moves,
    size: Size,
    palette: &Palette,
) {
    let tints = tints(&Ground::new(palette, view.side, 256), palette);
    let (hues, columns) = (moves.hues(), size.columns as usize);
    canvas.fill(window, |row, column| {
        let hue = hues[row as usize * columns + column as usize];
        tints[hue as usize][parity(row, column)]
    });
}

/// The colours of squares by their hue.
fn tints(ground: &Ground, palette: &Palette) -> [[Colour; 2]; 256] {
    let mut tints = [ground.both(); 256];
    for (tint, &colour) in tints[1..].iter_mut().zip(&palette.ramp) {
        *tint = ground.tinted(colour, VISITED);
    }
    tints[CLOSED as usize] = ground.tinted(palette.blocked, BLOCKED);
    tints
}
