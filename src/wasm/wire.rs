//! How squares, puzzles and lists cross to JavaScript.

use wasm_bindgen::prelude::*;

use super::error::to_js;
use crate::board::{Size, Square};
use crate::published::Row;
use crate::puzzles::{Game, Puzzle, Setup, SetupError};
use crate::run::tree::{Cause, Level};
use crate::run::{OptionInfo, OptionKind, SolverInfo, Tree, lines};
use crate::solve::Annotation;
use crate::solve::annotation::{Force, Line};

#[wasm_bindgen(typescript_custom_section)]
const SETUP: &str = r#"
/** A board and what is given on it. Squares are numbers: columns · row + column. */
export interface Setup {
  game: string;
  rows: number;
  columns: number;
  /** The locked queens, or the knight's start. */
  squares: number[];
  /** Squares that a knight must not visit. */
  blocked?: number[];
  /** Whether a tour has to close. */
  closed: boolean;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// The setup as JavaScript gives it.
    #[wasm_bindgen(typescript_type = "Setup")]
    pub type JsSetup;

    #[wasm_bindgen(method, getter)]
    fn game(this: &JsSetup) -> String;
    #[wasm_bindgen(method, getter)]
    fn rows(this: &JsSetup) -> u32;
    #[wasm_bindgen(method, getter)]
    fn columns(this: &JsSetup) -> u32;
    #[wasm_bindgen(method, getter)]
    fn squares(this: &JsSetup) -> Vec<f64>;
    #[wasm_bindgen(method, getter)]
    fn blocked(this: &JsSetup) -> Option<Vec<f64>>;
    #[wasm_bindgen(method, getter)]
    fn closed(this: &JsSetup) -> bool;
}

/// Builds the puzzle of a setup.
pub(super) fn puzzle(given: &JsSetup) -> Result<Puzzle, JsValue> {
    let name = given.game();
    let game: Game = name.parse().map_err(|error| to_js("game", &error))?;
    let size = Size::new(given.rows(), given.columns());
    let squares = |numbers: Vec<f64>| {
        let squares = numbers.into_iter().map(|number| unchecked(size, number));
        squares.collect()
    };
    let setup = Setup {
        game,
        size,
        squares: squares(given.squares()),
        blocked: squares(given.blocked().unwrap_or_default()),
        closed: given.closed(),
    };
    setup.build().map_err(|error| to_js(error.code(), &error))
}

/// Options as they stand in a link, `rows=fewest&squares=random`: a flag needs no value.
pub(super) fn options(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let words = text.split('&').filter(|word| !word.is_empty());
    words.map(|word| word.split_once('=').unwrap_or((word, "true")))
}

/// The square with a number, if the board has it.
pub(super) fn square(size: Size, number: impl Into<f64>) -> Result<Square, JsValue> {
    let square = unchecked(size, number.into());
    if size.contains(square) {
        return Ok(square);
    }
    let error = SetupError::OffBoard(square, size);
    Err(to_js(error.code(), &error))
}

/// The number of a square.
pub(super) fn number(size: Size, square: Square) -> u32 {
    size.index(square) as u32
}

/// The numbers of squares.
pub(super) fn numbers(size: Size, squares: &[Square]) -> Vec<u32> {
    squares.iter().map(|&square| number(size, square)).collect()
}

/// Pairs of squares as a flat list of numbers.
pub(super) fn pairs(size: Size, pairs: &[(Square, Square)]) -> Vec<u32> {
    let both = |&(one, other): &(Square, Square)| [number(size, one), number(size, other)];
    pairs.iter().flat_map(both).collect()
}

/// An entry of the roster as a plain object.
pub(super) fn solver(info: &SolverInfo) -> js_sys::Object {
    object([
        ("game", info.game.id().into()),
        ("id", info.id.into()),
        ("name", info.name.into()),
        ("family", info.family.into()),
        ("idea", info.idea.into()),
        ("largest", info.largest.into()),
        ("seeded", info.seeded.into()),
        (
            "lines",
            lines::words(info.game, info.id)
                .into_iter()
                .map(JsValue::from)
                .collect::<js_sys::Array>()
                .into(),
        ),
        (
            "options",
            info.options
                .iter()
                .map(option)
                .collect::<js_sys::Array>()
                .into(),
        ),
    ])
}

fn option(info: &OptionInfo) -> js_sys::Object {
    let (kind, choices) = match info.kind {
        OptionKind::Choice(choices) => ("choice", choices),
        OptionKind::Count => ("count", &[][..]),
        OptionKind::Flag => ("flag", &[][..]),
    };
    let pair = |&(id, label): &(&str, &str)| js_sys::Array::of2(&id.into(), &label.into());
    object([
        ("name", info.name.into()),
        ("label", info.label.into()),
        ("kind", kind.into()),
        (
            "choices",
            choices.iter().map(pair).collect::<js_sys::Array>().into(),
        ),
    ])
}

/// A row of the published figures as a plain object.
pub(super) fn published_row(row: &Row) -> js_sys::Object {
    let number = |value: Option<f64>| value.map_or(JsValue::NULL, JsValue::from);
    object([
        ("source", row.source.into()),
        ("what", row.what.into()),
        ("n", number(row.n.map(f64::from))),
        (
            "published",
            number(row.published.map(|figure| figure as f64)),
        ),
        ("slow", row.slow.into()),
        ("why", row.why.into()),
    ])
}

/// Counts by name as a plain object, in their order.
pub(super) fn metrics(counts: &[(&'static str, u64)]) -> js_sys::Object {
    object(
        counts
            .iter()
            .map(|&(name, count)| (name, (count as f64).into())),
    )
}

/// A search tree as a list of plain objects, one a depth.
pub(super) fn tree(size: Size, tree: &Tree) -> js_sys::Array {
    tree.levels
        .iter()
        .map(|level| tree_level(size, level))
        .collect()
}

fn tree_level(size: Size, level: &Level) -> js_sys::Object {
    let failed = level.failed.iter().map(|failed| {
        let (cause, of) = cause(size, failed.cause);
        let value = tree_value(size, failed.square, failed.step, failed.nodes);
        let cause: [(_, JsValue); 2] = [("cause", cause.into()), ("of", of.into())];
        object(value.into_iter().chain(cause))
    });
    let current = level.current.map(|current| {
        let value = tree_value(size, current.square, current.step, current.nodes);
        object(value)
    });
    object([
        ("current", current.map_or(JsValue::NULL, JsValue::from)),
        ("failed", failed.collect::<js_sys::Array>().into()),
        ("open", level.open.into()),
        ("struck", level.struck.into()),
    ])
}

fn tree_value(size: Size, square: Square, step: u64, nodes: u64) -> [(&'static str, JsValue); 3] {
    [
        ("square", number(size, square).into()),
        ("step", (step as f64).into()),
        ("nodes", (nodes as f64).into()),
    ]
}

/// The word for a cause, and the line, square or count that it is about.
fn cause(size: Size, cause: Cause) -> (&'static str, f64) {
    match cause {
        Cause::Conflict => ("conflict", 0.0),
        Cause::RanDry(Line::Row(row)) => ("row", f64::from(row)),
        Cause::RanDry(Line::Column(column)) => ("column", f64::from(column)),
        Cause::RanDry(_) => ("line", 0.0),
        Cause::Stranded(square) => ("stranded", f64::from(number(size, square))),
        Cause::DeadEnd => ("dead-end", 0.0),
        Cause::Unclosed => ("unclosed", 0.0),
        Cause::Foreseen => ("foreseen", 0.0),
        Cause::Subtree => ("subtree", 0.0),
        Cause::Solutions(count) => ("solutions", count as f64),
    }
}

/// How many numbers a note takes.
const ANNOTATION: usize = 6;

/// Notes as a flat list, [`ANNOTATION`] numbers each: its kind, a row, a column, and three more numbers
/// whose meaning the kind decides. `www/annotations.js` reads them.
pub(super) fn annotations(annotations: &[Annotation]) -> Vec<f32> {
    annotations.iter().flat_map(note).collect()
}

fn note(note: &Annotation) -> [f32; ANNOTATION] {
    let at = |kind: u8, square: Square, a: f32, b: f32, c: f32| {
        [
            f32::from(kind),
            square.row as f32,
            square.column as f32,
            a,
            b,
            c,
        ]
    };
    let way = |kind, from: Square, to: Square| at(kind, from, to.row as f32, to.column as f32, 0.0);
    let row = |row| Square::new(row, 0);
    match *note {
        Annotation::Number { square, value } => at(0, square, value as f32, 0.0, 0.0),
        Annotation::RowNumber { row: r, value } => at(1, row(r), value as f32, 0.0, 0.0),
        Annotation::Chosen { square } => at(2, square, 0.0, 0.0, 0.0),
        Annotation::Fault { square } => at(3, square, 0.0, 0.0, 0.0),
        Annotation::Jumped { row: r } => at(4, row(r), 0.0, 0.0, 0.0),
        Annotation::Unsupported {
            square,
            row: r,
            fresh,
        } => at(5, square, r as f32, f32::from(fresh), 0.0),
        Annotation::Covered { line } => {
            let (axis, place) = match line {
                Line::Row(place) => (0.0, place),
                Line::Column(place) => (1.0, place),
                Line::Diagonal(place) => (2.0, place),
                Line::Antidiagonal(place) => (3.0, place),
            };
            at(6, row(0), axis, place as f32, 0.0)
        }
        Annotation::Force {
            square,
            kind,
            along,
            down,
        } => {
            let kind = match kind {
                Force::Electric => 0.0,
                Force::Line => 1.0,
                Force::Border => 2.0,
            };
            at(7, square, kind, along, down)
        }
        Annotation::Trail { piece, square } => at(8, square, piece as f32, 0.0, 0.0),
        Annotation::Edge { from, to } => way(9, from, to),
        Annotation::Joined { from, to } => way(10, from, to),
        Annotation::Cut { from, to } => way(11, from, to),
    }
}

/// A plain object with these properties.
fn object(properties: impl IntoIterator<Item = (&'static str, JsValue)>) -> js_sys::Object {
    let object = js_sys::Object::new();
    for (name, value) in properties {
        // Setting a property of an object made just now cannot fail.
        let _ = js_sys::Reflect::set(&object, &name.into(), &value);
    }
    object
}

/// Where a number would lie, on the board or below it. Numbers of the largest boards exceed 32
/// bits, and are exact all the same.
fn unchecked(size: Size, number: f64) -> Square {
    let (number, columns) = (number as u64, u64::from(size.columns.max(1)));
    let row = u32::try_from(number / columns).unwrap_or(u32::MAX);
    Square::new(row, (number % columns) as u32)
}
