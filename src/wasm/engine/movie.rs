//! The handle of a moving picture that is being made.

use wasm_bindgen::prelude::*;

use crate::paint;
use crate::paint::MovieError;
use crate::wasm::error::to_js;

/// A moving picture: frames in, a GIF out.
#[wasm_bindgen]
pub struct Movie {
    movie: paint::Movie,
}

#[wasm_bindgen]
impl Movie {
    /// An empty one, of a size in pixels, that will be shown again and again.
    ///
    /// # Errors
    /// If a side is empty.
    #[wasm_bindgen(constructor)]
    pub fn new(width: u16, height: u16) -> Result<Movie, JsValue> {
        let movie = paint::Movie::new(width, height).map_err(error)?;
        Ok(Self { movie })
    }

    /// Adds a frame: red, green, blue and opacity of every pixel, row by row, and how long it is
    /// seen, in hundredths of a second.
    ///
    /// # Errors
    /// If there are too many pixels, or too few.
    pub fn show(&mut self, pixels: &[u8], hundredths: u16) -> Result<(), JsValue> {
        self.movie.show(pixels, hundredths).map_err(error)
    }

    /// The file; nothing can be added any more.
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
