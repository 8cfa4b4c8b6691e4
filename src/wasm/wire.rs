//! How squares, puzzles and lists cross to JavaScript.

use std::mem::take;

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::error::to_js;
use crate::board::{Size, Square};
use crate::generate::thinking::Wish;
use crate::published::Row;
use crate::puzzles::{Game, Puzzle, Setup, SetupError};
use crate::run::snapshot::{Board, Profile};
use crate::run::{Request, Snapshot, Wanted};
use crate::solve::options::Takes;
use crate::solve::pseudocode::Line;
use crate::solve::{Kind, OptionInfo, SolverInfo};

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

/// The names that a snapshot and what is asked for have on both sides.
#[wasm_bindgen(typescript_custom_section)]
const SNAPSHOT: &str = include_str!("snapshot.d.ts");

/// The names that answers have on both sides.
#[wasm_bindgen(typescript_custom_section)]
const THINKING: &str = include_str!("thinking.d.ts");

#[wasm_bindgen]
extern "C" {
    /// What a puzzle that is to be made is like, as JavaScript gives it.
    #[wasm_bindgen(typescript_type = "Wish")]
    pub type JsWish;

    /// An answer as JavaScript takes it.
    #[wasm_bindgen(typescript_type = "Thought")]
    pub type JsThought;

    /// What a finished tour is, as JavaScript takes it.
    #[wasm_bindgen(typescript_type = "TourKinds")]
    pub type JsTourKinds;

    /// What a run is to do, as JavaScript gives it.
    #[wasm_bindgen(typescript_type = "Request")]
    pub type JsRequest;

    /// What is to be shown, as JavaScript gives it.
    #[wasm_bindgen(typescript_type = "Wanted")]
    pub type JsWanted;

    #[wasm_bindgen(method, getter)]
    fn sentence(this: &JsWanted) -> bool;
    #[wasm_bindgen(method, getter)]
    fn board(this: &JsWanted) -> bool;
    #[wasm_bindgen(method, getter)]
    fn tree(this: &JsWanted) -> bool;

    /// A moment as JavaScript takes it.
    #[wasm_bindgen(typescript_type = "Snapshot")]
    pub type JsSnapshot;

    #[wasm_bindgen(method, getter)]
    fn profile(this: &JsSnapshot) -> JsProfile;
    #[wasm_bindgen(method, getter)]
    fn board(this: &JsSnapshot) -> JsBoard;

    /// The depths of a run as JavaScript takes them.
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

    /// The setup as JavaScript gives it.
    #[wasm_bindgen(typescript_type = "Setup")]
    pub type JsSetup;

    #[wasm_bindgen(method, getter)]
    fn game(this: &JsSetup) -> String;
    #[wasm_bindgen(method, getter)]
    fn rows(this: &JsSetup) -> f64;
    #[wasm_bindgen(method, getter)]
    fn columns(this: &JsSetup) -> f64;
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
    let size = size(game, given.rows(), given.columns())?;
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

/// Whether a setup gives any queens, or a start.
pub(super) fn has_squares(given: &JsSetup) -> bool {
    !given.squares().is_empty()
}

/// The size of a board, if there can be numbers of rows and columns like these.
fn size(game: Game, rows: f64, columns: f64) -> Result<Size, JsValue> {
    let side = |side: f64| u32::try_from(side as i64).ok();
    let size = side(rows).zip(side(columns));
    let size = size.map(|(rows, columns)| Size::new(rows, columns));
    let error = || SetupError::Size(game, rows as i64, columns as i64);
    size.ok_or_else(|| to_js(error().code(), &error()))
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

/// The squares with these numbers, if the board has them all.
pub(super) fn squares(size: Size, numbers: &[u32]) -> Result<Vec<Square>, JsValue> {
    let squares = numbers.iter().map(|&number| square(size, number));
    squares.collect()
}

/// The number of a square.
pub(super) fn number(size: Size, square: Square) -> u32 {
    size.index(square) as u32
}

/// Reads what a run is to do.
pub(super) fn request(given: &JsRequest) -> Result<Request, JsValue> {
    read(given)
}

/// Reads what a puzzle is to be like.
pub(super) fn wish(given: &JsWish) -> Result<Wish, JsValue> {
    read(given)
}

/// Reads a plain value by way of JSON.
pub(super) fn read<T: DeserializeOwned>(given: &JsValue) -> Result<T, JsValue> {
    let text = js_sys::JSON::stringify(given).map(String::from);
    let value = serde_json::from_str(&text.unwrap_or_default());
    value.map_err(|error| to_js("request", &error))
}

/// Reads what is to be shown.
pub(super) fn wanted(given: &JsWanted) -> Wanted {
    Wanted {
        sentence: given.sentence(),
        board: given.board(),
        tree: given.tree(),
    }
}

/// A snapshot as a plain object. It crosses as JSON, which is quicker than one property after the
/// other; only the long lists cross as typed arrays, which is ten times as quick as JSON.
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

/// Numbers as JavaScript has them.
pub(super) fn numbers_of(numbers: Vec<u64>) -> Vec<f64> {
    numbers.into_iter().map(|number| number as f64).collect()
}

/// Room for a snapshot without its long lists, as JSON.
const USUAL_LENGTH: usize = 4 << 10;

/// A snapshot or an answer by way of JSON.
pub(super) fn plain<T: JsCast>(value: &impl Serialize) -> T {
    let mut text = Vec::with_capacity(USUAL_LENGTH);
    // Nothing in them fails to serialise, and what serde writes is text that can be parsed.
    serde_json::to_writer(&mut text, value).unwrap_throw();
    let text = str::from_utf8(&text).unwrap_throw();
    js_sys::JSON::parse(text).unwrap_throw().unchecked_into()
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
        Takes::Amount { default, .. } => default.to_string(),
        _ => String::new(),
    };
    object([
        ("name", info.name.into()),
        ("label", info.label.into()),
        ("kind", takes.into()),
        ("unasked", unasked.into()),
        ("choices", list(choices)),
    ])
}

/// A JavaScript array of what there is.
fn list<T: Into<JsValue>>(items: impl Iterator<Item = T>) -> JsValue {
    items.map(Into::into).collect::<js_sys::Array>().into()
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
