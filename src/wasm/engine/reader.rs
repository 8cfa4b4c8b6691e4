//! Boards from pictures and texts.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::board::{Size, Square};
use crate::reader::{self, Board, Form, Picture, Reading, Refusal, Scan};
use crate::wasm::error::{to_js, unreadable};
use crate::wasm::wire;

/// The types of this file.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A board as read. Squares are numbers, row by row from the top left. */
export interface ReadBoard {
  side: number;
  /** The letter of every square, A being the first colour met. */
  letters: string;
  /** The squares whose colour may be another. */
  doubtful: number[];
  queens: number[];
  crosses: number[];
  dots: number[];
  /** The letters of the colours in more than one piece. */
  pieces: string;
  /** x and y of each corner in pixels, clockwise from the top left one; empty for a text. */
  corners: number[];
}
/** What a picture shows of a board that can't be taken from it: the error of such a refusal has it as `seen`. */
export interface SeenPart {
  columns: number;
  rows: number;
  /** The letter of every square of that part, A being the first colour met: a guess. Empty where there is none. */
  letters: string;
  /** As those of a board. */
  corners: number[];
  /** Where the picture cuts it off, as far as that shows. */
  cut: Side[];
}
export type Side = "top" | "right" | "bottom" | "left";
/** What a text holds. */
export type ReadText =
  | { game: "colour"; board: ReadBoard }
  | { game: "queens"; side: number; queens: number[] }
  | { game: "knights"; rows: number; columns: number; path: number[]; blocked: number[] };
/** A board to write as text. */
export interface BoardToWrite {
  game: "colour" | "queens" | "knights";
  rows: number;
  columns: number;
  /** The letter of every square, or "". */
  letters: string;
  /** The queens, or the knight's path. */
  squares: number[];
  blocked: number[];
}
/** A board in one of the forms of text. */
export interface WrittenBoard {
  form: TextForm;
  text: string;
}
export type TextForm =
  | "letters" | "numbers" | "line" | "runs" | "emoji" | "json" | "level" | "page" | "star battle"
  | "star battle file" | "columns" | "placement" | "drawing" | "steps" | "squares";
"#;

#[wasm_bindgen]
extern "C" {
    /// A board as read.
    #[wasm_bindgen(typescript_type = "ReadBoard")]
    pub type JsReadBoard;
    /// Boards as read.
    #[wasm_bindgen(typescript_type = "ReadBoard[]")]
    pub type JsReadBoards;
    /// What a text holds.
    #[wasm_bindgen(typescript_type = "ReadText")]
    pub type JsReadText;
    /// Texts of a board.
    #[wasm_bindgen(typescript_type = "WrittenBoard[]")]
    pub type JsWrittenBoards;
    /// A board to write as text.
    #[wasm_bindgen(typescript_type = "BoardToWrite")]
    pub type JsBoard;

    #[wasm_bindgen(method, getter)]
    fn game(this: &JsBoard) -> String;
    #[wasm_bindgen(method, getter)]
    fn rows(this: &JsBoard) -> f64;
    #[wasm_bindgen(method, getter)]
    fn columns(this: &JsBoard) -> f64;
    #[wasm_bindgen(method, getter)]
    fn letters(this: &JsBoard) -> String;
    #[wasm_bindgen(method, getter)]
    fn squares(this: &JsBoard) -> Vec<f64>;
    #[wasm_bindgen(method, getter)]
    fn blocked(this: &JsBoard) -> Vec<f64>;
}

#[derive(Serialize)]
struct PlainBoard {
    side: u32,
    letters: String,
    doubtful: Vec<u32>,
    queens: Vec<u32>,
    crosses: Vec<u32>,
    dots: Vec<u32>,
    pieces: String,
    corners: Vec<f64>,
}

impl PlainBoard {
    fn of(board: &Board) -> Self {
        let size = size(board.side());
        let numbers = |squares: &[Square]| wire::numbers(size, squares);
        let corners = board.corners().into_iter().flatten().flatten();
        let pieces = board
            .pieces()
            .iter()
            .map(|&colour| char::from(b'A' + colour));
        Self {
            side: size.rows,
            letters: board.rows().collect(),
            doubtful: numbers(board.doubtful()),
            queens: numbers(board.queens()),
            crosses: numbers(board.crosses()),
            dots: numbers(board.dots()),
            pieces: pieces.collect(),
            corners: corners.map(f64::from).collect(),
        }
    }
}

#[derive(Serialize)]
struct SeenPart {
    columns: u32,
    rows: u32,
    letters: String,
    corners: Vec<f32>,
    cut: Vec<&'static str>,
}

/// The sides of a picture, in the order of [`reader::Seen::cut`].
const SIDES: [&str; 4] = ["top", "right", "bottom", "left"];

/// The error for a picture without a board to take.
fn refused(refusal: Refusal) -> JsValue {
    let error = to_js(refusal.code(), &refusal);
    if let Refusal::CutOff(seen) | Refusal::Colours { seen, .. } = refusal {
        let letters = seen.colours.iter().map(|colour| char::from(b'A' + colour));
        let seen: JsValue = wire::plain(&SeenPart {
            columns: seen.columns,
            rows: seen.rows,
            letters: letters.collect(),
            corners: seen.corners.concat(),
            cut: SIDES
                .into_iter()
                .zip(seen.cut)
                .filter_map(|(side, is_cut)| is_cut.then_some(side))
                .collect(),
        });
        // Setting a property of a new object can't fail.
        let _ = js_sys::Reflect::set(&error, &JsValue::from_str("seen"), &seen);
    }
    error
}

fn size(side: usize) -> Size {
    Size::square(u32::try_from(side).unwrap_or(u32::MAX))
}

#[derive(Serialize)]
#[serde(tag = "game", rename_all = "lowercase")]
enum PlainText {
    Colour {
        board: PlainBoard,
    },
    Queens {
        side: u32,
        queens: Vec<u32>,
    },
    Knights {
        rows: u32,
        columns: u32,
        path: Vec<u32>,
        blocked: Vec<u32>,
    },
}

/// Takes a picture in strips, and reads it.
#[wasm_bindgen]
pub struct PictureReader {
    scan: Option<Scan>,
    picture: Option<Picture>,
}

#[wasm_bindgen]
impl PictureReader {
    /// A reader for a picture of this size in pixels.
    ///
    /// # Errors
    /// If it is too small or too large, with the refusal's code.
    #[wasm_bindgen(constructor)]
    pub fn new(width: f64, height: f64) -> Result<PictureReader, JsValue> {
        let scan = Scan::new(wire::whole(width)?, wire::whole(height)?);
        Ok(Self {
            scan: Some(scan.map_err(refused)?),
            picture: None,
        })
    }

    /// Takes the next rows: red, green, blue and opacity of each pixel.
    pub fn rows(&mut self, rgba: &[u8]) {
        if let Some(scan) = &mut self.scan {
            scan.rows(rgba);
        }
    }

    /// The boards in the picture: one, or two to choose from.
    ///
    /// # Errors
    /// If there is none that can be read, with the refusal's code.
    pub fn read(&mut self) -> Result<JsReadBoards, JsValue> {
        let boards = reader::read(self.picture()?);
        let boards = boards.map_err(refused)?;
        let plain: Vec<_> = boards.iter().map(PlainBoard::of).collect();
        Ok(wire::plain(&plain))
    }

    /// The board between four corners: x and y of each in pixels, clockwise from the top left one.
    ///
    /// # Errors
    /// If there is none that can be read, with the refusal's code.
    #[wasm_bindgen(js_name = readBetween)]
    pub fn read_between(&mut self, corners: &[f32]) -> Result<JsReadBoard, JsValue> {
        let &[a, b, c, d, e, f, g, h] = corners else {
            return Err(unreadable());
        };
        let corners = [[a, b], [c, d], [e, f], [g, h]];
        let board = reader::read_between(self.picture()?, corners);
        let board = board.map_err(refused)?;
        Ok(wire::plain(&PlainBoard::of(&board)))
    }

    /// The picture, once all rows have come.
    fn picture(&mut self) -> Result<&Picture, JsValue> {
        if let Some(scan) = self.scan.take() {
            self.picture = Some(scan.finish());
        }
        self.picture.as_ref().ok_or_else(unreadable)
    }
}

/// The board in a text.
///
/// # Errors
/// If there is none, with a code and what is wrong.
#[wasm_bindgen(js_name = readText)]
pub fn read_text(text: &str) -> Result<JsReadText, JsValue> {
    let reading = reader::read_text(text).map_err(|fault| to_js(fault.code(), &fault))?;
    let plain = match reading {
        Reading::Colours(board) => PlainText::Colour {
            board: PlainBoard::of(&board),
        },
        Reading::Queens { side, queens } => PlainText::Queens {
            side: size(side).rows,
            queens: wire::numbers(size(side), &queens),
        },
        Reading::Tour {
            size,
            path,
            blocked,
        } => PlainText::Knights {
            rows: size.rows,
            columns: size.columns,
            path: wire::numbers(size, &path),
            blocked: wire::numbers(size, &blocked),
        },
    };
    Ok(wire::plain(&plain))
}

#[derive(Serialize)]
struct Written {
    form: &'static str,
    text: String,
}

/// A board in every form of text that holds it: read again, each is the same board.
///
/// # Errors
/// If it is none.
#[wasm_bindgen(js_name = writeText)]
pub fn write_text(board: &JsBoard) -> Result<JsWrittenBoards, JsValue> {
    let size = Size::new(wire::whole(board.rows())?, wire::whole(board.columns())?);
    let reading = match board.game().as_str() {
        "colour" => colours(size, &board.letters()).ok_or_else(unreadable)?,
        "queens" => {
            let mut queens = wire::squares(size, &board.squares())?;
            queens.sort_unstable_by_key(|queen| (queen.row, queen.column));
            Reading::Queens {
                side: size.rows as usize,
                queens,
            }
        }
        _ => Reading::Tour {
            size,
            path: wire::squares(size, &board.squares())?,
            blocked: wire::squares(size, &board.blocked())?,
        },
    };
    let text = |form| reader::write_text(&reading, form);
    let written = Form::ALL.into_iter().filter_map(|form| {
        let (form, text) = (form.code(), text(form)?);
        Some(Written { form, text })
    });
    Ok(wire::plain(&written.collect::<Vec<_>>()))
}

/// A board with these letters, if they are those of all squares.
fn colours(size: Size, letters: &str) -> Option<Reading> {
    let side = size.rows as usize;
    let is_side = size.rows == size.columns && (reader::SMALLEST..=reader::LARGEST).contains(&side);
    let colours = letters.bytes().map(|letter| letter.checked_sub(b'A'));
    let colours: Vec<u8> = colours.collect::<Option<_>>()?;
    let is_whole = is_side && colours.len() == side * side;
    let is_right = is_whole && colours.iter().all(|&colour| usize::from(colour) < side);
    is_right.then(|| Reading::of_colours(side, colours))
}
