//! Boards from pictures and texts: one JSON object a file.

use std::fs;
use std::io::{self, Read, Write};
use std::process::ExitCode;

use clap::Args;
use clap::error::ErrorKind;
use forward_check::board::Square;
use forward_check::reader::{self, Board, Reading};
use serde_json::{Value, json};

use crate::picture;
use crate::support::{self, finish, refuse};

/// Reads boards from pictures (PNG or JPEG) or texts, and prints a line of JSON for each file.
#[derive(Args)]
#[command(
    after_help = "A line has file and boards (n; rows of letters, A being the first colour met; doubtful, queens, \
                  crosses and dots as [row, column] from 0; corners in pixels, clockwise from the top left one) \
                  and asks, which is true if you have to choose a board; or file, refused and message.\n\n\
                  Exit status: 0 if every file could be opened, 2 otherwise."
)]
pub struct Arguments {
    /// The files hold texts, not pictures
    #[arg(long)]
    text: bool,
    /// The files; - is the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
}

/// Reads the files in order, up to one that can't be opened.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let mut out = io::stdout().lock();
    for file in &arguments.files {
        let line = match bytes(file) {
            Ok(bytes) if arguments.text => text(file, &bytes),
            Ok(bytes) => picture(file, &bytes),
            Err(error) => return refuse(format!("{file} can’t be opened: {error}.")),
        };
        // A reader that stops, such as `head`, wants no more.
        if let Err(error) = writeln!(out, "{line}") {
            return finish(Err(error), ExitCode::SUCCESS);
        }
    }
    ExitCode::SUCCESS
}

/// One sentence in place of clap's several lines.
pub fn sentence(error: &clap::Error) -> String {
    const NAME: &str = "Name the pictures to read, or texts after --text.";
    match error.kind() {
        ErrorKind::MissingRequiredArgument => NAME.to_owned(),
        _ => support::sentence(error, NAME),
    }
}

fn bytes(file: &str) -> io::Result<Vec<u8>> {
    if file != "-" {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn picture(file: &str, bytes: &[u8]) -> Value {
    let picture = match picture::picture(bytes) {
        Ok(picture) => picture,
        Err(unread) => return refused(file, unread.code(), &unread.message()),
    };
    match reader::read(&picture) {
        Ok(boards) => {
            let asks = boards.len() > 1;
            let boards: Vec<_> = boards.iter().map(board).collect();
            json!({ "file": file, "boards": boards, "asks": asks })
        }
        Err(refusal) => refused(file, refusal.code(), &refusal.to_string()),
    }
}

fn refused(file: &str, code: &str, message: &str) -> Value {
    json!({ "file": file, "refused": code, "message": message })
}

fn board(board: &Board) -> Value {
    let mut object = json!({
        "n": board.side(),
        "rows": board.rows().collect::<Vec<_>>(),
        "doubtful": places(board.doubtful()),
        "queens": places(board.queens()),
        "crosses": places(board.crosses()),
        "dots": places(board.dots()),
    });
    if let Some(corners) = board.corners() {
        object["corners"] = json!(corners.map(|corner| corner.map(tenths)));
    }
    if !board.pieces().is_empty() {
        let letters = board
            .pieces()
            .iter()
            .map(|&colour| char::from(b'A' + colour).to_string());
        object["pieces"] = letters.collect();
    }
    object
}

fn places(squares: &[Square]) -> Vec<[u32; 2]> {
    squares
        .iter()
        .map(|square| [square.row, square.column])
        .collect()
}

/// A number of pixels, rounded.
fn tenths(pixels: f32) -> f64 {
    (f64::from(pixels) * 10.0).round() / 10.0
}

fn text(file: &str, bytes: &[u8]) -> Value {
    match reader::read_text(&String::from_utf8_lossy(bytes)) {
        Ok(Reading::Colours(colours)) => {
            json!({ "file": file, "boards": [board(&colours)], "asks": false })
        }
        Ok(Reading::Queens { side, queens }) => {
            json!({ "file": file, "game": "queens", "n": side, "queens": places(&queens) })
        }
        Ok(Reading::Tour {
            size,
            path,
            blocked,
        }) => json!({
            "file": file,
            "game": "knights",
            "rows": size.rows,
            "columns": size.columns,
            "path": places(&path),
            "blocked": places(&blocked),
        }),
        Err(fault) => refused(file, fault.code(), &fault.to_string()),
    }
}
