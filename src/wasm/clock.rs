//! The only clock in the crate, for budgets of time.

use wasm_bindgen::prelude::*;

use crate::run::{Budget, Pace};

#[wasm_bindgen]
extern "C" {
    /// The milliseconds on the clock that pages, workers and Node all have.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// A budget of so many milliseconds from now on.
pub(super) fn budget(pace: &mut Pace, milliseconds: f64) -> impl Budget {
    pace.budget(milliseconds, now)
}
