//! Paints a tour in the colours of its moves.

use super::canvas::{Canvas, chequer, parity};
use super::colour::{Pair, Palette};
use super::moves::{CLOSED, Moves};
use super::view::{View, Window};
use crate::board::Size;

/// How strong the colour of a visited square is, in parts of 256.
const VISITED: u32 = 200;

/// Paints visited and blocked squares.
pub(super) fn paint(
    canvas: &mut Canvas,
    (window, view): (&Window, &View),
    moves: &Moves,
    size: Size,
    palette: &Palette,
) {
    let tints = tints(chequer(palette.wood, view.side), palette);
    let (hues, columns) = (moves.hues(), size.columns as usize);
    canvas.fill(window, |row, column| {
        let hue = hues[row as usize * columns + column as usize];
        tints[hue as usize][parity(row, column)]
    });
}

/// The colours of squares by their hue.
fn tints(wood: Pair, palette: &Palette) -> [Pair; 256] {
    let mut tints = [wood; 256];
    for (tint, &colour) in tints[1..].iter_mut().zip(&palette.ramp) {
        *tint = wood.map(|ground| ground.mix(colour, VISITED));
    }
    tints[CLOSED as usize] = [palette.blocked; 2];
    tints
}
