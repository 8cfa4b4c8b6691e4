//! The handle of a painter of large boards.

use wasm_bindgen::prelude::*;

use super::run::Run;
use crate::board::Size;
use crate::paint;
use crate::paint::{Palette, View, Window};

/// The names of the colours that a `Picture` is dipped in, in their order.
#[wasm_bindgen(js_name = paletteNames)]
pub fn palette_names() -> Vec<String> {
    Palette::names().collect()
}

/// A painter for one run. The pixels stay in WebAssembly's memory, where they can be looked at
/// until the next call of anything.
#[wasm_bindgen]
pub struct Picture {
    picture: paint::Picture,
    palette: Palette,
    window: Window,
}

#[wasm_bindgen]
impl Picture {
    /// A painter for a run, and for no other. The colours are red, green, blue and opacity, a byte
    /// each from the lowest, in the order of `Palette`.
    #[wasm_bindgen(constructor)]
    pub fn new(run: &Run, colours: &[u32]) -> Self {
        let nowhere = view(0.0, 0.0, 1.0, 0, 0);
        Self {
            picture: paint::Picture::new(run.inner()),
            palette: Palette::read(colours),
            window: Window::of(&nowhere, Size::square(1)),
        }
    }

    /// Changes the colours.
    pub fn dip(&mut self, colours: &[u32]) {
        self.palette = Palette::read(colours);
    }

    /// Paints a view: how many squares lie to the left of it and above, pixels on a side of a
    /// square, and its size in pixels.
    pub fn paint(&mut self, run: &Run, left: f64, top: f64, side: f64, width: u32, height: u32) {
        let view = view(left, top, side, width, height);
        self.window = self.picture.paint(run.inner(), &view, &self.palette);
    }

    /// Where the first pixel lies in memory; four bytes each, row by row.
    #[wasm_bindgen(getter)]
    pub fn pixels(&self) -> usize {
        self.picture.pixels().as_ptr() as usize
    }

    /// Pixels from left to right.
    #[wasm_bindgen(getter)]
    pub fn width(&self) -> u32 {
        self.window.columns.len() as u32
    }

    /// Pixels from top to bottom.
    #[wasm_bindgen(getter)]
    pub fn height(&self) -> u32 {
        self.window.rows.len() as u32
    }

    /// Squares on a side of a pixel, at least 1.
    #[wasm_bindgen(getter, js_name = squaresPerPixel)]
    pub fn squares_per_pixel(&self) -> f64 {
        self.window.squares_per_pixel
    }

    /// Squares to the left of the pixels.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> f64 {
        f64::from(self.window.columns.start) * self.window.squares_per_pixel
    }

    /// Squares above the pixels.
    #[wasm_bindgen(getter)]
    pub fn top(&self) -> f64 {
        f64::from(self.window.rows.start) * self.window.squares_per_pixel
    }

    /// The pieces that a view shows, three numbers each: row, column, and the mark of a queen (its
    /// colour, and 128 more in conflict), the number of the move that came there, or the greatest
    /// number there is for a blocked square.
    pub fn pieces(&self, left: f64, top: f64, side: f64, width: u32, height: u32) -> Vec<u32> {
        let pieces = self.picture.pieces(&view(left, top, side, width, height));
        let flat = pieces.flat_map(|piece| [piece.square.row, piece.square.column, piece.what]);
        flat.collect()
    }

    /// What the solver's domains say of the squares that a view shows, row by row: the level that ruled
    /// a square out, −1 where it is possible, and `TRIED` more where its own row tried it; nothing
    /// where the solver keeps no domains.
    pub fn levels(
        &self,
        run: &Run,
        left: f64,
        top: f64,
        side: f64,
        width: u32,
        height: u32,
    ) -> Option<Vec<i16>> {
        let view = view(left, top, side, width, height);
        self.picture.levels(run.inner(), &view)
    }

    /// How many queens stand, or how many squares the knight has visited.
    #[wasm_bindgen(getter)]
    pub fn standing(&self) -> f64 {
        self.picture.standing() as f64
    }

    /// The row and column that the knight stands on; empty where there is none.
    pub fn knight(&self) -> Vec<u32> {
        let at = self.picture.knight();
        at.map_or_else(Vec::new, |square| vec![square.row, square.column])
    }

    /// How many queens are in conflict; 0 for a knight.
    #[wasm_bindgen(getter, js_name = inConflict)]
    pub fn in_conflict(&self) -> f64 {
        self.picture.in_conflict() as f64
    }
}

const fn view(left: f64, top: f64, side: f64, width: u32, height: u32) -> View {
    View {
        left,
        top,
        side,
        width,
        height,
    }
}
