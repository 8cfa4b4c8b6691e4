//! Plain values read from JavaScript.

use wasm_bindgen::prelude::*;

use crate::wasm::error::unreadable;
use crate::wasm::wire;

/// A plain value from the page, read field by field.
///
/// A field that is missing, or not as expected, is an error (`request`).
pub(super) struct Given<'a>(pub(super) &'a JsValue);

impl Given<'_> {
    pub(super) fn get(&self, name: &str) -> JsValue {
        let field = js_sys::Reflect::get(self.0, &JsValue::from_str(name));
        field.unwrap_or_default()
    }

    pub(super) fn text(&self, name: &str) -> Result<String, JsValue> {
        self.get(name).as_string().ok_or_else(unreadable)
    }

    pub(super) fn number(&self, name: &str) -> Result<f64, JsValue> {
        let number = self.get(name).as_f64();
        number.filter(|it| it.is_finite()).ok_or_else(unreadable)
    }

    pub(super) fn whole(&self, name: &str) -> Result<u64, JsValue> {
        whole(&self.get(name))
    }

    pub(super) fn count(&self, name: &str) -> Result<u32, JsValue> {
        whole(&self.get(name))
    }

    /// A count, or 0 if the field is missing.
    pub(super) fn count_or_none(&self, name: &str) -> Result<u32, JsValue> {
        match self.get(name).is_undefined() {
            true => Ok(0),
            false => self.count(name),
        }
    }

    /// The seed; its error is `seed` if it is a number.
    pub(super) fn seed(&self) -> Result<u64, JsValue> {
        let seed = self.get("seed").as_f64();
        wire::seed(seed.ok_or_else(unreadable)?)
    }
}

/// Reads a whole number from 0.
pub(super) fn whole<T: TryFrom<u64>>(given: &JsValue) -> Result<T, JsValue> {
    wire::whole(given.as_f64().ok_or_else(unreadable)?)
}
