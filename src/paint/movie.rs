//! Makes GIFs from frames of pixels. Each frame stores only the part that changed, with a separate palette:
//! its exact colours, or if they are too many for a GIF, the ones that lose least.
//!
//! ```
//! use forward_check::paint::Movie;
//!
//! let mut movie = Movie::new(2, 1)?;
//! movie.show(&[255, 0, 0, 255, 0, 0, 255, 255], 50)?;
//! let file = movie.finish();
//! assert_eq!(&file[..6], b"GIF89a");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt;
use std::iter::repeat_n;
use std::ops::Range;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use crate::board::sorted;

/// The most colours in a palette.
const MOST: usize = 256;

/// Bytes of a pixel: red, green, blue and opacity, which is ignored.
const PIXEL: usize = 4;

type Rgb = [u8; 3];

/// A GIF being made.
pub struct Movie {
    encoder: Encoder<Vec<u8>>,
    width: u16,
    height: u16,
    before: Vec<u8>,
}

impl fmt::Debug for Movie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Movie({} × {})", self.width, self.height)
    }
}

/// Why a GIF or a frame can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MovieError {
    /// A side is 0.
    Empty,
    /// A frame has the wrong number of pixels.
    Frame,
}

impl fmt::Display for MovieError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "A picture needs a width and a height: choose a size.",
            Self::Frame => "A frame must have the picture’s size: draw it again.",
        })
    }
}

impl std::error::Error for MovieError {}

/// The part of a frame that changed.
struct Part {
    rows: Range<usize>,
    columns: Range<usize>,
}

impl Movie {
    /// A GIF without frames that will loop, with a size in pixels.
    ///
    /// # Errors
    /// If a side is 0.
    pub fn new(width: u16, height: u16) -> Result<Self, MovieError> {
        if width == 0 || height == 0 {
            return Err(MovieError::Empty);
        }
        let mut encoder = Encoder::new(Vec::new(), width, height, &[]).expect("a vector takes all");
        encoder
            .set_repeat(Repeat::Infinite)
            .expect("a vector takes all");
        Ok(Self {
            encoder,
            width,
            height,
            before: Vec::new(),
        })
    }

    /// Adds a frame: four bytes for each pixel, row by row, and how long to show it, in hundredths of a
    /// second.
    ///
    /// # Errors
    /// If there are too many or too few pixels.
    pub fn show(&mut self, pixels: &[u8], hundredths: u16) -> Result<(), MovieError> {
        if pixels.len() != PIXEL * usize::from(self.width) * usize::from(self.height) {
            return Err(MovieError::Frame);
        }
        let part = self.changed(pixels);
        let frame = frame_of(&part, &self.cut(pixels, &part), hundredths);
        self.encoder
            .write_frame(&frame)
            .expect("a vector takes all");
        pixels.clone_into(&mut self.before);
        Ok(())
    }

    /// Ends the GIF and returns the file.
    ///
    /// # Panics
    /// Never, because writing to a vector can't fail.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        self.encoder.into_inner().expect("a vector takes all")
    }

    /// The smallest rectangle around all changed pixels, or one pixel if nothing changed.
    fn changed(&self, pixels: &[u8]) -> Part {
        let (width, height) = (usize::from(self.width), usize::from(self.height));
        let (mut rows, mut columns) = (height..0, width..0);
        for row in 0..height {
            let line = row * PIXEL * width..(row + 1) * PIXEL * width;
            let Some((first, last)) = self.ends_of_change(&pixels[line.clone()], line) else {
                continue;
            };
            rows = rows.start.min(row)..row + 1;
            columns = columns.start.min(first)..columns.end.max(last + 1);
        }
        if rows.is_empty() {
            (rows, columns) = (0..1, 0..1);
        }
        Part { rows, columns }
    }

    /// The first and the last changed column of a row.
    fn ends_of_change(&self, now: &[u8], line: Range<usize>) -> Option<(usize, usize)> {
        let Some(before) = self.before.get(line) else {
            return Some((0, usize::from(self.width) - 1));
        };
        if now == before {
            return None;
        }
        let mut pairs = now.chunks(PIXEL).zip(before.chunks(PIXEL));
        let first = pairs.clone().position(|(a, b)| a != b)?;
        let last = pairs.rposition(|(a, b)| a != b)?;
        Some((first, last))
    }

    /// The colours of a part, row by row.
    fn cut(&self, pixels: &[u8], part: &Part) -> Vec<Rgb> {
        let width = usize::from(self.width);
        let lines = part.rows.clone().map(|row| {
            let (start, end) = (
                row * width + part.columns.start,
                row * width + part.columns.end,
            );
            &pixels[PIXEL * start..PIXEL * end]
        });
        lines
            .flat_map(|line| {
                line.chunks(PIXEL)
                    .map(|pixel| [pixel[0], pixel[1], pixel[2]])
            })
            .collect()
    }
}

/// A part of a picture, as a frame of a GIF.
fn frame_of(part: &Part, colours: &[Rgb], delay: u16) -> Frame<'static> {
    let all = counted(colours);
    let palette = palette_of(&all);
    let nearest: Vec<_> = all
        .iter()
        .map(|&(colour, _)| nearest(&palette, colour))
        .collect();
    let place = |colour: &Rgb| all.partition_point(|(other, _)| other < colour);
    let mut buffer = Vec::with_capacity(colours.len());
    for (colour, count) in runs(colours) {
        buffer.extend(repeat_n(nearest[place(&colour)], count as usize));
    }
    // The sides of a GIF fit in 16 bits, so those of a part also do.
    let side = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        left: side(part.columns.start),
        top: side(part.rows.start),
        width: side(part.columns.len()),
        height: side(part.rows.len()),
        palette: Some(palette.concat()),
        buffer: buffer.into(),
        ..Frame::default()
    }
}

/// The runs of pixels with equal colours.
fn runs(colours: &[Rgb]) -> impl Iterator<Item = (Rgb, u64)> {
    let runs = colours.chunk_by(|one, other| one == other);
    runs.map(|run| (run[0], run.len() as u64))
}

/// Every colour, in ascending order, and its number of pixels.
fn counted(colours: &[Rgb]) -> Vec<(Rgb, u64)> {
    let mut all = sorted(runs(colours).collect());
    all.dedup_by(|(other, more), (colour, count)| {
        let same = other == colour;
        *count += *more * u64::from(same);
        same
    });
    all
}

/// All colours, if they fit in a palette. Else chooses the most frequent one, and then repeatedly the one
/// that loses most with the colours chosen so far, counted by its distance and its frequency.
fn palette_of(all: &[(Rgb, u64)]) -> Vec<Rgb> {
    let falling = all
        .iter()
        .map(|&(colour, count)| (u64::MAX - count, colour));
    let all = sorted(falling.collect()).into_iter();
    let all: Vec<_> = all
        .map(|(less, colour)| (colour, u64::MAX - less))
        .collect();
    if all.len() <= MOST {
        return all.into_iter().map(|(colour, _)| colour).collect();
    }
    let mut chosen = vec![all[0].0];
    let mut losses = vec![u64::MAX; all.len()];
    while chosen.len() < MOST {
        let newest = chosen[chosen.len() - 1];
        for (loss, &(colour, count)) in losses.iter_mut().zip(&all) {
            *loss = (*loss).min(count * u64::from(distance(colour, newest)));
        }
        let worst = (0..all.len()).rev().max_by_key(|&place| losses[place]);
        chosen.push(all[worst.expect("there are many colours")].0);
    }
    chosen
}

/// The index in a palette of the nearest colour.
fn nearest(palette: &[Rgb], colour: Rgb) -> u8 {
    let distances = palette.iter().map(|&other| distance(colour, other));
    let (place, _) = distances
        .enumerate()
        .min_by_key(|&(_, distance)| distance)
        .expect("a frame has colours");
    u8::try_from(place).expect("a palette is short")
}

fn distance(one: Rgb, other: Rgb) -> u32 {
    let part = |i: usize| u32::from(one[i].abs_diff(other[i])).pow(2);
    part(0) + part(1) + part(2)
}
