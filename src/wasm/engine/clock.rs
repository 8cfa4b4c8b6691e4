//! The crate's only clock, for budgets of time.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::run::{Budget, Pace, Stopwatch};

/// The clock of pages, workers and Node.
fn performance() -> web_sys::Performance {
    let global = js_sys::global();
    let performance = js_sys::Reflect::get(&global, &JsValue::from_str("performance"));
    performance.unwrap_throw().unchecked_into()
}

/// A budget of milliseconds from now; NaN counts as none.
pub(super) fn budget(pace: &mut Pace, milliseconds: f64) -> impl Budget {
    let performance = performance();
    pace.budget(milliseconds.max(0.0), move || performance.now())
}

/// A stopwatch with this clock.
pub(super) fn stopwatch() -> impl Stopwatch {
    let performance = performance();
    move || performance.now() * 1_000.0
}
