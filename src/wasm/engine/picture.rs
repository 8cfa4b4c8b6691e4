//! The handle of a painter of large boards.

use std::ops::Range;

use wasm_bindgen::prelude::*;

use super::run::Run;
use crate::board::Size;
use crate::paint;
use crate::paint::{Palette, View, Window};
use crate::wasm::wire;

/// A painter for one run. The pixels stay in WebAssembly's memory, and are valid until the next call.
#[wasm_bindgen]
pub struct Picture {
    picture: paint::BoardPicture,
    palette: Palette,
    window: Window,
}

#[wasm_bindgen]
impl Picture {
    /// A painter for a run. Each colour has four bytes, from the lowest: red, green, blue and opacity. The
    /// colours come in the order of `paletteNames`.
    #[wasm_bindgen(constructor)]
    pub fn new(run: &Run, colours: &[u32]) -> Self {
        Self {
            picture: paint::BoardPicture::new(run.inner()),
            palette: Palette::read(colours),
            window: Window::of(&NOWHERE, Size::square(1)),
        }
    }

    /// Changes the colours.
    pub fn dip(&mut self, colours: &[u32]) {
        self.palette = Palette::read(colours);
    }

    /// Paints a view: how many squares lie left of it and above it, a square's side in pixels, and the size of
    /// the view in pixels.
    pub fn paint(
        &mut self,
        run: &Run,
        left: f64,
        top: f64,
        side: f64,
        width: f64,
        height: f64,
    ) -> Result<(), JsValue> {
        let view = view([left, top, side], [width, height])?;
        self.window = self.picture.paint(run.inner(), &view, &self.palette);
        Ok(())
    }

    /// The address of the first pixel in memory; four bytes each, row by row.
    #[wasm_bindgen(getter)]
    pub fn pixels(&self) -> usize {
        self.picture.pixels().as_ptr() as usize
    }

    /// The width, in pixels.
    #[wasm_bindgen(getter)]
    pub fn width(&self) -> u32 {
        length(&self.window.columns)
    }

    /// The height, in pixels.
    #[wasm_bindgen(getter)]
    pub fn height(&self) -> u32 {
        length(&self.window.rows)
    }

    /// A pixel's side in squares, at least 1.
    #[wasm_bindgen(getter, js_name = squaresPerPixel)]
    pub fn squares_per_pixel(&self) -> f64 {
        self.window.squares_per_pixel
    }

    /// How many squares lie left of the pixels.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> f64 {
        f64::from(self.window.columns.start) * self.window.squares_per_pixel
    }

    /// How many squares lie above the pixels.
    #[wasm_bindgen(getter)]
    pub fn top(&self) -> f64 {
        f64::from(self.window.rows.start) * self.window.squares_per_pixel
    }

    /// The pieces in a view, three numbers each: row, column, and a third. The third is a queen's mark (its
    /// colour, plus 128 if it is in conflict), a move number, or 2³² − 1 for a blocked square.
    pub fn pieces(
        &self,
        left: f64,
        top: f64,
        side: f64,
        width: f64,
        height: f64,
    ) -> Result<Vec<u32>, JsValue> {
        let view = view([left, top, side], [width, height])?;
        let pieces = self.picture.pieces(&view);
        let flat = pieces.flat_map(|piece| [piece.square.row, piece.square.column, piece.what]);
        Ok(flat.collect())
    }

    /// The solver's domains in a view, row by row: for each square, −1 if it is possible, else the level that
    /// ruled it out, plus `TRIED` if its own row tried it; undefined if the solver keeps no domains.
    pub fn levels(
        &self,
        run: &Run,
        left: f64,
        top: f64,
        side: f64,
        width: f64,
        height: f64,
    ) -> Result<Option<Vec<i16>>, JsValue> {
        let view = view([left, top, side], [width, height])?;
        Ok(self.picture.levels(run.inner(), &view))
    }

    /// How many queens are on the board, or how many squares the knight has visited.
    #[wasm_bindgen(getter)]
    pub fn standing(&self) -> f64 {
        self.picture.standing() as f64
    }

    /// The row and column of the knight; empty for queens.
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

/// The names of a palette's colours, in order.
#[wasm_bindgen(js_name = paletteNames)]
pub fn palette_names() -> Vec<String> {
    Palette::names().collect()
}

/// What is in view before the first picture.
const NOWHERE: View = View {
    left: 0.0,
    top: 0.0,
    side: 1.0,
    width: 0,
    height: 0,
};

fn view([left, top, side]: [f64; 3], [width, height]: [f64; 2]) -> Result<View, JsValue> {
    Ok(View {
        left,
        top,
        side,
        width: wire::whole(width)?,
        height: wire::whole(height)?,
    })
}

fn length(pixels: &Range<u32>) -> u32 {
    pixels.end.saturating_sub(pixels.start)
}
