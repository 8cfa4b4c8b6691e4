//! Plain values read from JavaScript.

use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::wasm::error::to_js;
use crate::wasm::wire;

/// Reads a plain value with a seed.
///
/// # Errors
/// If the seed isn't a whole number (`seed`), or as [`read`].
pub(super) fn read_seeded<T: DeserializeOwned>(given: &JsValue) -> Result<T, JsValue> {
    let seed = js_sys::Reflect::get(given, &JsValue::from_str("seed"));
    if let Some(seed) = seed.ok().and_then(|seed| seed.as_f64()) {
        wire::seed(seed)?;
    }
    read(given)
}

/// Reads a plain value by way of JSON.
///
/// # Errors
/// If it doesn't have the expected shape (`request`).
pub(super) fn read<T: DeserializeOwned>(given: &JsValue) -> Result<T, JsValue> {
    let text = js_sys::JSON::stringify(given).map(String::from);
    // This happens only if the page and the engine have different versions.
    let why = "The page and its engine have different versions: load the page again.";
    serde_json::from_str(&text.unwrap_or_default()).map_err(|_| to_js("request", &why))
}
