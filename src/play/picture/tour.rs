//! A tour in the colours of its moves.

use super::canvas::{Canvas, Ground, parity};
use super::colour::{Colour, Palette, RAMP};
use super::moves::Moves;
use super::view::{View, Window};
use crate::board::Size;

/// How strong the colour of a visited square is, in parts of 256.
const VISITED: u32 = 200;

/// Paints a tour, squares not visited left empty.
pub(super) fn paint(
    canvas: &mut Canvas,
    (window, view): (&Window, &View),
    moves: &Moves,
    size: Size,
    palette: &Palette,
) {
    let ground = Ground::new(palette, view.side, 256);
    let (empty, tints) = (ground.both(), tints(&ground, palette));
    // Moves are told apart by RAMP colours: a multiplication finds the one, in 32 binary places.
    let last = (size.area() as u64).saturating_sub(1).max(1);
    let scale = ((RAMP as u64 - 1) << 32) / last;
    canvas.fill(window, |row, column| {
        let square = row as usize * size.columns as usize + column as usize;
        match moves.at(square) {
            Some(number) => {
                tints[((u64::from(number) * scale) >> 32) as usize][parity(row, column)]
            }
            None => empty[parity(row, column)],
        }
    });
}

fn tints(ground: &Ground, palette: &Palette) -> [[Colour; 2]; RAMP] {
    palette.ramp.map(|colour| ground.tinted(colour, VISITED))
}
