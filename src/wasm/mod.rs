//! The crate as JavaScript sees it, in two modules that are compiled one by one: the *table*, which is
//! all that a game played by hand needs, and the *engine*, which is the table and everything else.
//! The page fetches the table first, so the table has to be small: nothing in it makes a run.
//!
//! This is the only user of `wasm_bindgen`, `js_sys` and `web_sys`. It translates and decides
//! nothing: squares are numbers (`columns · row + column`), a moment is one plain object, counts are
//! JavaScript numbers, and every error is an `Error` with a `code` and a sentence.

mod boards;
#[cfg(feature = "engine")]
mod engine;
mod error;
mod play;
mod wire;

use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::prelude::*;

static PANICKED: AtomicBool = AtomicBool::new(false);

/// Runs once, when the module is instantiated: from then on a panic is told on the console.
#[wasm_bindgen(start)]
pub fn start() {
    panic::set_hook(Box::new(|info| {
        PANICKED.store(true, Ordering::Relaxed);
        console_error_panic_hook::hook(info);
    }));
}

/// Whether there has been a panic. A trap without one means that there was no memory left.
#[wasm_bindgen(js_name = hasPanicked)]
pub fn has_panicked() -> bool {
    PANICKED.load(Ordering::Relaxed)
}

/// Panics, so that what the page does after a panic can be tested.
#[wasm_bindgen(js_name = panicOnPurpose)]
pub fn panic_on_purpose() {
    panic!("asked to panic");
}

/// Asks for more memory than there is, so that what the page does then can be tested.
#[wasm_bindgen(js_name = exhaustOnPurpose)]
pub fn exhaust_on_purpose() -> usize {
    // Four times a gibibyte, which is all that 32 bits can address, beside what there is already.
    let hoard: Vec<Vec<u8>> = (0..4).map(|_| Vec::with_capacity(1 << 30)).collect();
    std::hint::black_box(hoard).len()
}
