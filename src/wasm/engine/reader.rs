//! Boards from pictures and texts.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::board::{Size, Square};
use crate::reader::{self, Board, Picture, Reading, Scan};
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
/** What a text holds. */
export type ReadText =
  | { game: "colour"; board: ReadBoard }
  | { game: "queens"; side: number; queens: number[] }
  | { game: "knights"; rows: number; columns: number; path: number[]; blocked: number[] };
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
            scan: Some(scan.map_err(|refusal| to_js(refusal.code(), &refusal))?),
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
        let boards = boards.map_err(|refusal| to_js(refusal.code(), &refusal))?;
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
        let board = board.map_err(|refusal| to_js(refusal.code(), &refusal))?;
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
