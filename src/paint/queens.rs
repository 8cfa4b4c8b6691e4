//! Paints queens as points, conflicts in red, and domains in the colours of the depths.

use super::canvas::{Canvas, chequer, parity};
use super::colour::{Colour, DEPTHS, Pair, Palette};
use super::queens_by_row::{Mark, QueensByRow};
use super::view::{View, Window};
use crate::solve::domains::POSSIBLE;

/// Below this size of squares, in pixels, marks of conflicts are larger than a square, and so are queens if
/// they are few.
const CLEAR: f64 = 3.0;

/// Queens are few up to this number per pixel.
const FEW: f64 = 0.01;

/// Paints queens on an empty board, or on domains given by square number.
pub(super) fn paint(
    canvas: &mut Canvas,
    (window, view): (&Window, &View),
    queens: &QueensByRow,
    levels: Option<&[i16]>,
    palette: &Palette,
) {
    match levels {
        Some(levels) => paint_domains(canvas, (window, view), queens.side(), levels, palette),
        None => {
            let wood = chequer(palette.wood, view.side);
            canvas.fill(window, |row, column| wood[parity(row, column)]);
        }
    }
    let reach = u32::from(view.side < CLEAR);
    let few = queens.per_square() < FEW * view.side.powi(2);
    if reach > 0 && few && levels.is_none() {
        mark_queens(canvas, window, queens, palette, reach);
    } else {
        paint_queens(canvas, window, queens, palette);
    }
    paint_conflicts(canvas, window, queens, palette.conflict, reach);
}

/// Paints ruled-out squares in the colour of the queen that ruled them out, and possible ones bright.
fn paint_domains(
    canvas: &mut Canvas,
    (window, view): (&Window, &View),
    side: usize,
    levels: &[i16],
    palette: &Palette,
) {
    let free = chequer(palette.free, view.side);
    let struck = grounds(palette).map(|pair| chequer(pair, view.side));
    canvas.fill(window, |row, column| {
        let level = levels[row as usize * side + column as usize];
        let pair = if level == POSSIBLE {
            &free
        } else {
            &struck[Mark::of_level(level.max(0) as usize).colour()]
        };
        pair[parity(row, column)]
    });
}

/// The colours of squares that queens rule out, by [`Mark::colour`].
fn grounds(palette: &Palette) -> [Pair; Mark::COLOURS] {
    std::array::from_fn(|colour| match colour {
        1..=DEPTHS => palette.struck[colour - 1],
        _ => palette.shade,
    })
}

/// The colours of queens, by [`Mark::colour`].
fn colours(palette: &Palette) -> [Colour; Mark::COLOURS] {
    std::array::from_fn(|colour| match colour {
        0 => palette.locked,
        1..=DEPTHS => palette.depths[colour - 1],
        _ => palette.queen,
    })
}

/// Fills the squares of queens. If squares share a pixel, each of its queens darkens it: the fewer are
/// expected, the more.
fn paint_queens(canvas: &mut Canvas, window: &Window, queens: &QueensByRow, palette: &Palette) {
    let colours = colours(palette);
    let expected = window.squares_per_pixel.powi(2) * queens.per_square();
    let strength = if window.is_plain() {
        256
    } else {
        (256.0 * (1.0 - 0.25_f64.powf(1.0 / expected.max(1.0)))) as u32
    };
    let columns = window.board_columns();
    for row in window.board_rows() {
        let line = (window.pixel(row) - window.rows.start) as usize * window.width();
        for queen in queens.row(row) {
            if columns.contains(&queen.column) {
                let colour = colours[queen.mark.colour()];
                canvas.shade(window, line, queen.column, colour, strength);
            }
        }
    }
}

/// Paints each queen larger than its square, so that it can be found.
fn mark_queens(
    canvas: &mut Canvas,
    window: &Window,
    queens: &QueensByRow,
    palette: &Palette,
    reach: u32,
) {
    let colours = colours(palette);
    mark(canvas, window, queens, reach, |mark| {
        Some(colours[mark.colour()])
    });
}

/// Paints conflicts; they come last, so that nothing covers them.
fn paint_conflicts(
    canvas: &mut Canvas,
    window: &Window,
    queens: &QueensByRow,
    red: Colour,
    reach: u32,
) {
    if queens.in_conflict() > 0 {
        let conflict = |mark: Mark| mark.is_in_conflict().then_some(red);
        mark(canvas, window, queens, reach, conflict);
    }
}

/// Marks the queens in view that have a colour.
fn mark(
    canvas: &mut Canvas,
    window: &Window,
    queens: &QueensByRow,
    reach: u32,
    colour: impl Fn(Mark) -> Option<Colour>,
) {
    let columns = window.board_columns();
    for row in window.board_rows() {
        let seen = queens.row(row).iter();
        for queen in seen.filter(|queen| columns.contains(&queen.column)) {
            if let Some(colour) = colour(queen.mark) {
                canvas.mark(window, row, queen.column, reach, colour);
            }
        }
    }
}
