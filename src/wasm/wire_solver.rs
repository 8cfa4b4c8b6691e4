//! How the roster crosses to JavaScript.

use js_sys::Number;
use wasm_bindgen::prelude::*;

use super::wire::{list, object};
use crate::solve::options::Takes;
use crate::solve::pseudocode::Line;
use crate::solve::{Kind, OptionInfo, SolverInfo};

/// An entry of the roster as a plain object.
pub(super) fn solver(info: &SolverInfo) -> js_sys::Object {
    let kind = info.kind;
    object([
        ("game", info.game.id().into()),
        ("id", info.id.into()),
        ("name", info.name.into()),
        ("kind", kind.id().into()),
        ("family", kind.label().into()),
        ("goesBack", kind.goes_back().into()),
        ("isLocal", (kind == Kind::Local).into()),
        ("counts", (kind == Kind::Counting).into()),
        ("builds", (kind == Kind::Construction).into()),
        ("panel", info.panel.id().into()),
        ("profile", info.profile.into()),
        ("idea", info.idea.into()),
        ("step", info.step.into()),
        ("largest", info.largest.into()),
        ("seeded", info.seeded.into()),
        ("pseudocode", list(info.pseudocode.iter().map(line))),
        ("options", list(info.options.iter().map(option))),
    ])
}

fn line(line: &Line) -> js_sys::Object {
    let ids = line.ids.iter().map(|&id| JsValue::from(id));
    object([("text", line.text.into()), ("ids", list(ids))])
}

fn option(info: &OptionInfo) -> js_sys::Object {
    let takes = match info.takes {
        Takes::Choice(_) => "choice",
        Takes::Count => "count",
        Takes::Amount { .. } => "amount",
        Takes::Flag => "flag",
    };
    let choices = info.takes.choices().into_iter();
    let choices = choices.map(|(id, label)| object([("id", id.into()), ("label", label.into())]));
    let unasked = match info.takes {
        // JavaScript knows already how to write fractions.
        Takes::Amount { default, .. } => Number::from(default)
            .to_string_with_radix(10)
            .unwrap_throw()
            .into(),
        _ => JsValue::from(""),
    };
    object([
        ("name", info.name.into()),
        ("label", info.label.into()),
        ("kind", takes.into()),
        ("unasked", unasked),
        ("choices", list(choices)),
    ])
}
