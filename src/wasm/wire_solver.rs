//! How the roster crosses to JavaScript: as JSON, which a browser reads ten times as fast as it sets
//! some three thousand properties one by one.

use js_sys::Number;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::solve::options::Takes;
use crate::solve::pseudocode::Line;
use crate::solve::{Kind, OptionInfo, SolverInfo};

/// An entry of the roster.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Solver {
    game: &'static str,
    id: &'static str,
    name: &'static str,
    kind: &'static str,
    family: &'static str,
    goes_back: bool,
    is_local: bool,
    counts: bool,
    builds: bool,
    panel: &'static str,
    profile: &'static str,
    idea: &'static str,
    step: &'static str,
    largest: u32,
    seeded: bool,
    pseudocode: Vec<PseudocodeLine>,
    options: Vec<SolverOption>,
}

#[derive(Serialize)]
struct PseudocodeLine {
    text: &'static str,
    ids: &'static [&'static str],
}

#[derive(Serialize)]
struct SolverOption {
    name: &'static str,
    label: &'static str,
    kind: &'static str,
    unasked: String,
    choices: Vec<Choice>,
}

#[derive(Serialize)]
struct Choice {
    id: &'static str,
    label: &'static str,
}

impl From<&'static SolverInfo> for Solver {
    fn from(info: &'static SolverInfo) -> Self {
        let kind = info.kind;
        Self {
            game: info.game.id(),
            id: info.id,
            name: info.name,
            kind: kind.id(),
            family: kind.label(),
            goes_back: kind.goes_back(),
            is_local: kind == Kind::Local,
            counts: kind == Kind::Counting,
            builds: kind == Kind::Construction,
            panel: info.panel.id(),
            profile: info.profile,
            idea: info.idea,
            step: info.step,
            largest: info.largest,
            seeded: info.seeded,
            pseudocode: info.pseudocode.iter().map(line).collect(),
            options: info.options.iter().map(option).collect(),
        }
    }
}

const fn line(&Line { text, ids }: &Line) -> PseudocodeLine {
    PseudocodeLine { text, ids }
}

fn option(info: &OptionInfo) -> SolverOption {
    let kind = match info.takes {
        Takes::Choice(_) => "choice",
        Takes::Count => "count",
        Takes::Amount { .. } => "amount",
        Takes::Flag => "flag",
    };
    let choices = info.takes.choices().into_iter();
    SolverOption {
        name: info.name,
        label: info.label,
        kind,
        unasked: unasked(info.takes),
        choices: choices.map(|(id, label)| Choice { id, label }).collect(),
    }
}

/// What an amount is where none is given, or nothing.
fn unasked(takes: Takes) -> String {
    let Takes::Amount { default, .. } = takes else {
        return String::new();
    };
    // JavaScript knows already how to write fractions.
    let text = Number::from(default).to_string_with_radix(10);
    text.unwrap_throw().into()
}
