//! The handle of a program being graded.

use wasm_bindgen::prelude::*;

use super::clock;
use super::recording::Recording;
use crate::lab::{self, Task};
use crate::run::Pace;
use crate::wasm::error::{to_js, unreadable};
use crate::wasm::wire;

/// The types of this file, generated from Rust: see `crate::wire`.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Grade } from "../engine/generated/lab.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// A grade.
    #[wasm_bindgen(typescript_type = "Grade | null")]
    pub type JsGrade;
}

/// A program being graded on one puzzle.
#[wasm_bindgen]
pub struct Grading {
    grading: lab::Grading,
    pace: Pace,
}

#[wasm_bindgen]
impl Grading {
    /// A grading for a task, such as `forward-checking`.
    ///
    /// # Errors
    /// If there is no such task (`request`), or it takes other puzzles (`game`).
    #[wasm_bindgen(constructor)]
    pub fn new(task: &str, recording: &Recording) -> Result<Grading, JsValue> {
        let task = Task::of(task).ok_or_else(unreadable)?;
        let grading = lab::Grading::new(task, recording.inner());
        Ok(Self {
            grading: grading.map_err(|error| to_js("game", &error))?,
            pace: Pace::default(),
        })
    }

    /// Works for about `budget` milliseconds; returns the grade, or null if there is more to do.
    pub fn work(&mut self, budget: f64) -> JsGrade {
        let mut budget = clock::budget(&mut self.pace, budget);
        self.grading.work(&mut budget);
        wire::plain(&self.grading.grade())
    }
}
