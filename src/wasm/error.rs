//! Errors for JavaScript.

use std::fmt::Display;

use wasm_bindgen::prelude::*;

/// An `Error` with a sentence as its message, and a `code` that never changes.
pub(super) fn to_js(code: &str, error: &impl Display) -> JsValue {
    with_code(code, &error.to_string())
}

#[inline(never)]
fn with_code(code: &str, message: &str) -> JsValue {
    let error = js_sys::Error::new(message);
    let code = JsValue::from_str(code);
    // Setting a property of a new object can't fail.
    let _ = js_sys::Reflect::set(&error, &JsValue::from_str("code"), &code);
    error.into()
}

/// The error for a value with an unexpected shape. This happens only if the page and the engine have different
/// versions.
#[inline(never)]
pub(super) fn unreadable() -> JsValue {
    let why = "The page and its engine have different versions: load the page again.";
    to_js("request", &why)
}
