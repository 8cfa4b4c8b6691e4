//! Conversion of runs, requests and answers to and from JavaScript.

use std::mem::take;

use wasm_bindgen::prelude::*;

use super::reading::Given;
use crate::run::snapshot::{ShownBoard, ShownProfile};
use crate::run::{Request, Snapshot, Wanted};
use crate::wasm::error::unreadable;
use crate::wasm::wire::plain;

/// The types that the bindings of runs name.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Request, Snapshot, Wanted } from "../engine/generated/run.ts";
"#;

#[wasm_bindgen]
extern "C" {
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
    let given = Given(given);
    let whole = |name: &str| given.whole(name).ok();
    Request::read(&given.text("do")?, whole).ok_or_else(unreadable)
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
            let ShownBoard {
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

pub(super) fn take_depths(profile: &mut ShownProfile) -> (Vec<u32>, Vec<u32>) {
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
