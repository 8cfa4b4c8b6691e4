//! Conversion of runs, requests and answers to and from JavaScript.

use std::mem::take;

use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::generate::thinking::Wish;
use crate::run::snapshot::{Board, Profile};
use crate::run::{Request, Snapshot, Wanted};
use crate::wasm::error::to_js;
use crate::wasm::wire::{self, plain};

/// The types that the engine's bindings name, besides the table's.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { PublishedRow } from "../engine/generated/published.ts";
import type { GhostNews, RaceRequest, RaceSnapshot } from "../engine/generated/race.ts";
import type { LaneOrder, Request, Snapshot, Wanted } from "../engine/generated/run.ts";
import type { SurveyNews } from "../engine/generated/survey.ts";
import type { Deduction, Thought, Wish } from "../engine/generated/thinking.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// A wish for a puzzle.
    #[wasm_bindgen(typescript_type = "Wish")]
    pub type JsWish;

    /// An answer.
    #[wasm_bindgen(typescript_type = "Thought")]
    pub type JsThought;

    /// Deductions.
    #[wasm_bindgen(typescript_type = "Deduction[]")]
    pub type JsDeductions;

    /// A request to a run.
    #[wasm_bindgen(typescript_type = "Request")]
    pub type JsRequest;

    /// Which parts of a snapshot to fill in.
    #[wasm_bindgen(typescript_type = "Wanted")]
    pub type JsWanted;

    #[wasm_bindgen(method, getter)]
    fn sentence(this: &JsWanted) -> bool;
    #[wasm_bindgen(method, getter)]
    fn board(this: &JsWanted) -> bool;
    #[wasm_bindgen(method, getter)]
    fn tree(this: &JsWanted) -> bool;

    /// A moment.
    #[wasm_bindgen(typescript_type = "Snapshot")]
    pub type JsSnapshot;

    #[wasm_bindgen(method, getter)]
    fn profile(this: &JsSnapshot) -> JsProfile;
    #[wasm_bindgen(method, getter)]
    fn board(this: &JsSnapshot) -> JsBoard;

    /// The depths of a run.
    pub type JsProfile;

    #[wasm_bindgen(method, setter)]
    fn set_least(this: &JsProfile, least: Vec<u32>);
    #[wasm_bindgen(method, setter)]
    fn set_most(this: &JsProfile, most: Vec<u32>);

    type JsBoard;

    #[wasm_bindgen(method, setter)]
    fn set_pieces(this: &JsBoard, pieces: Vec<f64>);
    #[wasm_bindgen(method, setter)]
    fn set_levels(this: &JsBoard, levels: Vec<i16>);
    #[wasm_bindgen(method, setter)]
    fn set_degrees(this: &JsBoard, degrees: Vec<i8>);
}

pub(super) fn request(given: &JsRequest) -> Result<Request, JsValue> {
    read(given)
}

pub(super) fn wish(given: &JsWish) -> Result<Wish, JsValue> {
    read_seeded(given)
}

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

pub(super) fn wanted(given: &JsWanted) -> Wanted {
    Wanted {
        sentence: given.sentence(),
        board: given.board(),
        tree: given.tree(),
    }
}

/// A snapshot as a plain object. It crosses as JSON, which is faster than setting single properties. Long
/// lists cross as typed arrays, which is ten times as fast as JSON.
pub(super) fn snapshot(mut snapshot: Snapshot) -> JsSnapshot {
    let lists = LongLists::take(&mut snapshot);
    let object = plain(&snapshot);
    lists.give(&object);
    object
}

/// The long lists of a snapshot.
pub(super) struct LongLists {
    depths: Option<(Vec<u32>, Vec<u32>)>,
    squares: Option<SquareLists>,
}

/// Pieces, levels and degrees.
type SquareLists = (Vec<u64>, Option<Vec<i16>>, Vec<i8>);

impl LongLists {
    pub(super) fn take(snapshot: &mut Snapshot) -> Self {
        let depths = snapshot.profile.as_mut().map(take_depths);
        let squares = snapshot.board.as_mut().map(|board| {
            let Board {
                pieces,
                levels,
                degrees,
                ..
            } = board;
            (take(pieces), take(levels), take(degrees))
        });
        Self { depths, squares }
    }

    pub(super) fn give(self, object: &JsSnapshot) {
        if let Some(depths) = self.depths {
            give_depths(depths, &object.profile());
        }
        if let Some((pieces, levels, degrees)) = self.squares {
            let board = object.board();
            board.set_pieces(numbers_of(pieces));
            levels
                .into_iter()
                .for_each(|levels| board.set_levels(levels));
            board.set_degrees(degrees);
        }
    }
}

pub(super) fn take_depths(profile: &mut Profile) -> (Vec<u32>, Vec<u32>) {
    (take(&mut profile.least), take(&mut profile.most))
}

pub(super) fn give_depths((least, most): (Vec<u32>, Vec<u32>), profile: &JsProfile) {
    profile.set_least(least);
    profile.set_most(most);
}

/// Converts numbers to JavaScript's.
pub(super) fn numbers_of(numbers: Vec<u64>) -> Vec<f64> {
    numbers.into_iter().map(|number| number as f64).collect()
}
