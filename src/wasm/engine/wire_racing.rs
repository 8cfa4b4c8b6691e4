//! Conversion of races, ghosts and surveys to and from JavaScript.

use std::mem::take;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::reading::{Given, whole};
use super::wire_run::{JsProfile, JsSnapshot, LongLists, give_depths, numbers_of, take_depths};
use crate::run::ghost::GhostNews;
use crate::run::race::{RaceClock, RaceRequest, RaceSnapshot};
use crate::wasm::error::unreadable;
use crate::wasm::wire::plain;

/// The types that the bindings of races, ghosts and surveys name.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { GhostNews, RaceRequest, RaceSnapshot } from "../engine/generated/race.ts";
import type { SurveyNews } from "../engine/generated/survey.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// A request to a race.
    #[wasm_bindgen(typescript_type = "RaceRequest")]
    pub type JsRaceRequest;

    /// A moment of a race.
    #[wasm_bindgen(typescript_type = "RaceSnapshot")]
    pub type JsRaceSnapshot;

    #[wasm_bindgen(method, getter)]
    fn lanes(this: &JsRaceSnapshot) -> Vec<JsLaneMoment>;

    type JsLaneMoment;

    #[wasm_bindgen(method, getter)]
    fn moment(this: &JsLaneMoment) -> JsSnapshot;

    /// A ghost so far.
    #[wasm_bindgen(typescript_type = "GhostNews")]
    pub type JsGhostNews;

    #[wasm_bindgen(method, getter)]
    fn answer(this: &JsGhostNews) -> JsGhostProfile;

    type JsGhostProfile;

    #[wasm_bindgen(method, setter)]
    fn set_from(this: &JsGhostProfile, steps: Vec<f64>);
    #[wasm_bindgen(method, setter)]
    fn set_to(this: &JsGhostProfile, steps: Vec<f64>);
    #[wasm_bindgen(method, setter, js_name = cutAt)]
    fn set_cut_at(this: &JsGhostProfile, steps: Vec<f64>);
    #[wasm_bindgen(method, getter, js_name = profile)]
    fn depths(this: &JsGhostProfile) -> JsProfile;

    /// The results of a survey so far.
    #[wasm_bindgen(typescript_type = "SurveyNews")]
    pub type JsSurveyNews;
}

pub(super) fn race_request(given: &JsRaceRequest) -> Result<RaceRequest, JsValue> {
    let given = Given(given);
    Ok(match given.text("do")?.as_str() {
        "show" => RaceRequest::Show,
        "measure" => RaceRequest::Measure,
        "go" => RaceRequest::Go {
            clock: match given.text("clock")?.as_str() {
                "steps" => RaceClock::Steps,
                "time" => RaceClock::Time,
                _ => return Err(unreadable()),
            },
            to: given.number("to")?,
        },
        "place" => {
            let steps: js_sys::Array = given.get("steps").dyn_into().map_err(|_| unreadable())?;
            let steps = steps.iter().map(|step| whole(&step));
            RaceRequest::Place {
                steps: steps.collect::<Result<_, _>>()?,
            }
        }
        _ => return Err(unreadable()),
    })
}

/// A moment of a race as a plain object. Its lanes cross as snapshots do.
pub(super) fn race(mut race: RaceSnapshot) -> JsRaceSnapshot {
    let lanes = race.lanes.iter_mut();
    let lists: Vec<_> = lanes
        .map(|lane| LongLists::take(&mut lane.moment))
        .collect();
    let object: JsRaceSnapshot = plain(&race);
    for (lane, lists) in object.lanes().iter().zip(lists) {
        lists.give(&lane.moment());
    }
    object
}

/// A ghost so far, as a plain object.
pub(super) fn ghost(mut news: GhostNews) -> JsGhostNews {
    let lists = news.answer.as_mut().map(|ghost| {
        let depths = take_depths(&mut ghost.profile);
        (take(&mut ghost.spans), depths)
    });
    let object: JsGhostNews = plain(&news);
    if let Some((spans, depths)) = lists {
        let answer = object.answer();
        answer.set_from(numbers_of(spans.from));
        answer.set_to(numbers_of(spans.to));
        answer.set_cut_at(numbers_of(spans.cut_at));
        give_depths(depths, &answer.depths());
    }
    object
}
