//! The handle of a GIF being made.

use wasm_bindgen::prelude::*;

use crate::paint;
use crate::paint::MovieError;
use crate::wasm::error::to_js;
use crate::wasm::wire;

/// Makes a GIF from frames.
#[wasm_bindgen]
pub struct Movie {
    movie: paint::Movie,
}

#[wasm_bindgen]
impl Movie {
    /// A GIF without frames that will loop, with a size in pixels.
    ///
    /// # Errors
    /// If a side is 0.
    #[wasm_bindgen(constructor)]
    pub fn new(width: f64, height: f64) -> Result<Movie, JsValue> {
        let movie = paint::Movie::new(wire::whole(width)?, wire::whole(height)?).map_err(error)?;
        Ok(Self { movie })
    }

    /// Adds a frame: the red, green, blue and opacity of each pixel, row by row, and how long to show it, in
    /// hundredths of a second.
    ///
    /// # Errors
    /// If there are too many or too few pixels.
    pub fn show(&mut self, pixels: &[u8], hundredths: f64) -> Result<(), JsValue> {
        self.movie
            .show(pixels, wire::whole(hundredths)?)
            .map_err(error)
    }

    /// Ends the GIF and returns the file.
    pub fn finish(self) -> Vec<u8> {
        self.movie.finish()
    }
}

fn error(error: MovieError) -> JsValue {
    let code = match error {
        MovieError::Empty => "empty-movie",
        _ => "wrong-frame",
    };
    to_js(code, &error)
}
