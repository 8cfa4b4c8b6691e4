//! A board as read.

use super::linkage::renumbered;
use super::marks::Mark;
use super::pixels::Picture;
use super::regions::in_pieces;
use super::screen::Found;
use super::warp::Warp;
use crate::board::Square;

/// A board from a picture: `side` × `side` squares in `side` colours.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    side: usize,
    colours: Vec<u8>,
    doubtful: Vec<Square>,
    queens: Vec<Square>,
    crosses: Vec<Square>,
    dots: Vec<Square>,
    pieces: Vec<u8>,
    corners: Option<[[f32; 2]; 4]>,
}

impl Board {
    /// The number of rows, of columns and of colours.
    #[must_use]
    pub fn side(&self) -> usize {
        self.side
    }

    /// The colour of every square, row by row from the top left: 0 is the first one met, 1 the next, and so on.
    #[must_use]
    pub fn colours(&self) -> &[u8] {
        &self.colours
    }

    /// The letters of every row, A being the first colour met.
    pub fn rows(&self) -> impl Iterator<Item = String> + '_ {
        let rows = self.colours.chunks(self.side);
        rows.map(|row| {
            row.iter()
                .map(|&colour| char::from(b'A' + colour))
                .collect()
        })
    }

    /// The squares whose colour may be another.
    #[must_use]
    pub fn doubtful(&self) -> &[Square] {
        &self.doubtful
    }

    /// The squares with a queen.
    #[must_use]
    pub fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// The squares with a cross.
    #[must_use]
    pub fn crosses(&self) -> &[Square] {
        &self.crosses
    }

    /// The squares with a dot.
    #[must_use]
    pub fn dots(&self) -> &[Square] {
        &self.dots
    }

    /// The colours that are in more than one piece.
    #[must_use]
    pub fn pieces(&self) -> &[u8] {
        &self.pieces
    }

    /// The corners of the board in pixels of the picture, clockwise from the top left one; none if it was read from a
    /// text.
    #[must_use]
    pub fn corners(&self) -> Option<[[f32; 2]; 4]> {
        self.corners
    }

    /// Where the board is in reading order.
    pub(super) fn place(&self) -> f32 {
        let [[x, y], _, _, [_, low]] = self.corners.unwrap_or_default();
        let height = low - y;
        if height > 0.0 {
            (y / height).round() * 1e5 + x
        } else {
            x
        }
    }

    pub(super) fn on_screen(found: &Found, picture: &Picture) -> Self {
        Self::new(found, found.grid.corners(), picture)
    }

    pub(super) fn photographed(found: &Found, warp: &Warp, picture: &Picture) -> Self {
        Self::new(found, warp.corners(found.grid.cells()), picture)
    }

    /// A board from a text; squares are numbered row by row.
    pub(super) fn of_text(
        side: usize,
        colours: Vec<u8>,
        doubtful: Vec<usize>,
        queens: Vec<usize>,
    ) -> Self {
        let square = |place: usize| Square::new((place / side) as u32, (place % side) as u32);
        let labels: Vec<_> = colours.iter().map(|&colour| usize::from(colour)).collect();
        let labels = renumbered(&labels);
        Self {
            side,
            colours: labels.iter().map(|&label| label as u8).collect(),
            doubtful: doubtful.into_iter().map(square).collect(),
            queens: queens.into_iter().map(square).collect(),
            crosses: Vec::new(),
            dots: Vec::new(),
            pieces: colours_in_pieces(&labels, side),
            corners: None,
        }
    }

    fn new(found: &Found, corners: [[f32; 2]; 4], picture: &Picture) -> Self {
        let side = found.grid.cells()[0];
        let square = |place: usize| Square::new((place / side) as u32, (place % side) as u32);
        let marked = |wanted: Mark| {
            let marks = found.marks.iter().enumerate();
            let own = marks.filter(|(_, mark)| **mark == Some(wanted));
            own.map(|(place, _)| square(place)).collect()
        };
        let doubtful = found.parted.is_doubtful.iter().enumerate();
        Self {
            side,
            colours: found
                .parted
                .labels
                .iter()
                .map(|&label| label as u8)
                .collect(),
            doubtful: doubtful
                .filter(|(_, is_doubtful)| **is_doubtful)
                .map(|(place, _)| square(place))
                .collect(),
            queens: marked(Mark::Queen),
            crosses: marked(Mark::Cross),
            dots: marked(Mark::Dot),
            pieces: colours_in_pieces(&found.parted.labels, side),
            corners: Some(corners.map(|corner| picture.original(corner))),
        }
    }
}

fn colours_in_pieces(labels: &[usize], side: usize) -> Vec<u8> {
    let colours = in_pieces(labels, side).into_iter();
    colours.map(|label| label as u8).collect()
}
