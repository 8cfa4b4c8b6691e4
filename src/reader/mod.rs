//! Boards from outside: from a picture or a text to squares in colours.
//!
//! A picture is read in steps, each in its own file: `pixels` takes it in; `edges` finds straight edges,
//! `combs` evenly spaced lines among them, and `lattice` two of these that cross; `extent` says how far
//! the board goes. Then `cells` looks for the ground of every cell, `measures` compares neighbours,
//! `regions` parts the board, `doubt` marks what may be wrong, and `marks` finds queens, crosses and dots.
//! `photo` straightens a photograph for the same steps.
//!
//! The reader uses no model, only the picture. It never guesses in silence: a square that may be wrong
//! is in [`Board::doubtful`], or the picture is refused.

mod board;
mod cells;
mod combs;
mod doubt;
mod edges;
mod extent;
mod lattice;
mod linkage;
mod marks;
mod measures;
mod outliers;
mod page;
mod photo;
mod pixels;
mod refusal;
mod regions;
mod screen;
mod text;
mod warp;

pub use board::Board;
pub use pixels::{Picture, Scan};
pub use refusal::{Refusal, Seen};
pub use text::{Form, Reading, TextFault, read_text, write_text};

use edges::Changes;
use screen::Found;

/// The shortest and the longest side of a board that is read, in squares.
pub const SMALLEST: usize = 4;
/// See [`SMALLEST`].
pub const LARGEST: usize = 18;

/// The largest picture, in pixels.
const MOST: u64 = 40_000_000;

/// From this quality of its lattice on, a board that is cut off or too large is no photograph.
const CERTAIN: f32 = 0.85;

/// From this many cells on, lines that stray are no board's on a screen.
const SLIGHT: f32 = 0.25;

/// The boards in a picture, in reading order: one, or two to choose from.
///
/// # Errors
/// If there is none that can be read, with the reason.
pub fn read(picture: &Picture) -> Result<Vec<Board>, Refusal> {
    let picture = &*picture.calm();
    boards(picture).map_err(|why| why.moved(|place| picture.original(place)))
}

/// The boards in a picture; places in a refusal are pixels of this picture.
fn boards(picture: &Picture) -> Result<Vec<Board>, Refusal> {
    let changes = Changes::of(picture);
    let first = match screen::read(picture, &changes) {
        Ok(first) if first.is_straight() => first,
        Ok(first) => return turned(picture, &changes, first).map(|board| vec![board]),
        Err((why @ (Refusal::CutOff(_) | Refusal::Size(_)), quality)) if quality > CERTAIN => {
            return Err(why);
        }
        Err((why, _)) => {
            return match photo::read(picture, &changes) {
                Ok((found, _)) if is_part(&found, &why) => Err(why),
                Ok((found, warp)) => Ok(vec![Board::photographed(&found, &warp, picture)]),
                Err(better) => Err(if why == Refusal::NoBoard { better } else { why }),
            };
        }
    };
    let second = screen::second(picture, &changes, &first);
    let mut boards: Vec<_> = [Some(first), second]
        .iter()
        .flatten()
        .map(|found| Board::on_screen(found, picture))
        .collect();
    boards.sort_by(|one, other| one.place().total_cmp(&other.place()));
    Ok(boards)
}

/// Whether a board is smaller than the one that was refused for its colours: a part of it.
fn is_part(found: &Found, why: &Refusal) -> bool {
    matches!(why, Refusal::Colours { seen, .. } if found.parted.labels.len() < seen.colours.len())
}

/// A board whose lines are not quite straight up and across: straightened, or in doubt everywhere. If they are far from
/// straight it may be a part of a larger one.
fn turned(picture: &Picture, changes: &Changes, mut found: Found) -> Result<Board, Refusal> {
    match photo::read(picture, changes) {
        Ok((better, warp)) => Ok(Board::photographed(&better, &warp, picture)),
        Err(_) if found.drift < SLIGHT => {
            found.parted.is_doubtful.fill(true);
            Ok(Board::on_screen(&found, picture))
        }
        Err(refusal) => Err(refusal),
    }
}

/// The board between four corners that a person marked, clockwise from the top left one, in pixels of the
/// original picture.
///
/// # Errors
/// If there is none that can be read there.
pub fn read_between(picture: &Picture, corners: [[f32; 2]; 4]) -> Result<Board, Refusal> {
    let changes = Changes::of(picture);
    let corners = corners.map(|corner| corner.map(|place| place / picture.scale - 0.5));
    let (found, warp) = photo::between(picture, &changes, corners)
        .map_err(|why| why.moved(|place| picture.original(place)))?;
    Ok(Board::photographed(&found, &warp, picture))
}
