//! The only clock in the crate, for budgets of time.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

/// A moment to come.
pub(super) struct Deadline {
    performance: web_sys::Performance,
    end: f64,
}

impl Deadline {
    /// The moment after so many milliseconds. Works in pages, workers and Node alike.
    pub(super) fn after(milliseconds: f64) -> Self {
        let global = js_sys::global();
        let performance = js_sys::Reflect::get(&global, &JsValue::from_str("performance"));
        let performance: web_sys::Performance = performance.unwrap_throw().unchecked_into();
        let end = performance.now() + milliseconds;
        Self { performance, end }
    }

    /// Whether it has come.
    pub(super) fn has_passed(&self) -> bool {
        self.performance.now() >= self.end
    }
}
