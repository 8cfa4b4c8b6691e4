//! The bindings for JavaScript, compiled as several modules, which share no code: the packages in `modules/`.
//! Each has what some of the crate's features add. The page fetches the *table* first, with everything that
//! a game played by hand needs, so it has to be small: it makes no runs.
//!
//! This is the only user of `wasm_bindgen`, `js_sys` and `web_sys`. It only translates: squares are numbers
//! (`columns · row + column`), a moment is one plain object, counts are JavaScript numbers, and every error
//! is an `Error` with a `code` and a sentence.

#![deny(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

#[cfg(feature = "table")]
mod boards;
mod engine;
mod error;
#[cfg(feature = "table")]
mod play;
mod wire;

use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::prelude::*;

static PANICKED: AtomicBool = AtomicBool::new(false);

/// Runs once, when the module is instantiated. From then on, panics are printed on the console.
#[wasm_bindgen(start)]
pub fn start() {
    panic::set_hook(Box::new(|info| {
        PANICKED.store(true, Ordering::Relaxed);
        console_error_panic_hook::hook(info);
    }));
}

/// Whether there was a panic. A trap without one means that memory ran out.
#[wasm_bindgen(js_name = hasPanicked)]
pub fn has_panicked() -> bool {
    PANICKED.load(Ordering::Relaxed)
}

/// Panics. For tests of what the page does then.
#[wasm_bindgen(js_name = panicOnPurpose)]
pub fn panic_on_purpose() {
    panic!("asked to panic");
}

/// Runs out of memory. For tests of what the page does then.
#[wasm_bindgen(js_name = exhaustOnPurpose)]
pub fn exhaust_on_purpose() -> usize {
    // Four gibibytes are all that 32 bits can address, and some of it is in use.
    let hoard: Vec<Vec<u8>> = (0..4).map(|_| Vec::with_capacity(1 << 30)).collect();
    std::hint::black_box(hoard).len()
}
