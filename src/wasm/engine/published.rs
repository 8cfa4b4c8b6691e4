//! The published figures.

use wasm_bindgen::prelude::*;

use super::clock;
use crate::published::{self, CAUTION, ROWS, Row};
use crate::run::{Budget, Pace};
use crate::wasm::error::to_js;
use crate::wasm::wire;

/// The types that the bindings of the published figures name.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { PublishedRow } from "../engine/generated/published.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// The published figures.
    #[wasm_bindgen(typescript_type = "PublishedRow[]")]
    pub type JsPublishedRows;
}

/// All published figures.
#[wasm_bindgen(js_name = publishedRows)]
pub fn published_rows() -> JsPublishedRows {
    wire::plain(&ROWS)
}

/// The caution to show with the published figures.
#[wasm_bindgen(js_name = publishedCaution)]
pub fn published_caution() -> String {
    CAUTION.to_owned()
}

/// The work of measuring a row of the published figures.
#[wasm_bindgen]
pub struct Measurement {
    measurement: published::Measurement,
    pace: Pace,
}

#[wasm_bindgen]
impl Measurement {
    /// Starts to measure a row.
    ///
    /// # Errors
    /// If there is no such row (`row`).
    #[wasm_bindgen(constructor)]
    pub fn new(row: f64) -> Result<Measurement, JsValue> {
        let row: Option<&'static Row> = wire::whole_in(row).and_then(|row: usize| ROWS.get(row));
        let row = row.ok_or_else(|| {
            let last = ROWS.len() - 1;
            to_js(
                "row",
                &format!("There are rows 0 to {last}: choose one of them."),
            )
        })?;
        Ok(Self {
            measurement: published::Measurement::new(row),
            pace: Pace::default(),
        })
    }

    /// Works for about `milliseconds`; returns whether everything is measured.
    pub fn run(&mut self, milliseconds: f64) -> bool {
        let mut budget = clock::budget(&mut self.pace, milliseconds);
        loop {
            let batch = budget.batch();
            let done = self.measurement.run(batch);
            if done || !budget.spend(batch) {
                return done;
            }
        }
    }

    /// An estimate of how much of the work is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.measurement.progress()
    }

    /// The figure of the source's program, once measured.
    #[wasm_bindgen(getter)]
    pub fn reproduced(&self) -> Option<f64> {
        self.measurement.reproduced().map(|figure| figure as f64)
    }

    /// The figure of the textbook algorithm, once measured.
    #[wasm_bindgen(getter)]
    pub fn corrected(&self) -> Option<f64> {
        self.measurement.corrected().map(|figure| figure as f64)
    }
}
