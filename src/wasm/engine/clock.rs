//! The only clock in the crate, for budgets of time.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::run::{Budget, Pace, Stopwatch};

/// The clock that pages, workers and Node all have.
fn performance() -> web_sys::Performance {
    let global = js_sys::global();
    let performance = js_sys::Reflect::get(&global, &JsValue::from_str("performance"));
    performance.unwrap_throw().unchecked_into()
}

/// A budget of so many milliseconds from now on; of what is no number, none.
pub(super) fn budget(pace: &mut Pace, milliseconds: f64) -> impl Budget {
    let performance = performance();
    pace.budget(milliseconds.max(0.0), move || performance.now())
}

/// A stopwatch by the same clock.
pub(super) fn stopwatch() -> impl Stopwatch {
    let performance = performance();
    move || performance.now() * 1_000.0
}
