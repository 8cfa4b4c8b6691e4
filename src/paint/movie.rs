//! Moving pictures: frames of pixels in, a GIF out, a frame at a time. Of each frame only what has
//! changed since the one before is written, with a palette of its own: the colours that are there,
//! exactly, or where there are more than a GIF can hold those that lose least.
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

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

/// As many colours as a palette holds.
const MOST: usize = 256;

/// Bytes of a pixel: red, green, blue and opacity, which is not looked at.
const PIXEL: usize = 4;

type Rgb = [u8; 3];

/// A moving picture that is being made.
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

/// Why there is no such moving picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MovieError {
    /// No side may be empty.
    Empty,
    /// A frame has to have as many pixels as the others.
    Frame,
}

impl fmt::Display for MovieError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "A picture needs a width and a height: choose a size.",
            Self::Frame => "A frame has another size than the picture: draw it again.",
        })
    }
}

impl std::error::Error for MovieError {}

/// The part of a frame that is written.
struct Part {
    rows: Range<usize>,
    columns: Range<usize>,
}

impl Movie {
    /// An empty one that will be shown again and again.
    ///
    /// # Errors
    /// If a side is empty.
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

    /// Adds a frame: four bytes a pixel, row by row, and how long it is seen, in hundredths of a
    /// second.
    ///
    /// # Errors
    /// If there are too many pixels, or too few.
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

    /// The file.
    ///
    /// # Panics
    /// Never: a vector takes all that is written.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        self.encoder.into_inner().expect("a vector takes all")
    }

    /// The smallest rectangle around all pixels that have changed; one pixel where none has.
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

    /// The first and the last column of a row that have changed.
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

/// A part of a picture as a frame of a GIF.
fn frame_of(part: &Part, colours: &[Rgb], delay: u16) -> Frame<'static> {
    let palette = palette_of(colours);
    let mut places: HashMap<Rgb, u8> = HashMap::new();
    let buffer: Vec<u8> = colours
        .iter()
        .map(|&colour| {
            *places
                .entry(colour)
                .or_insert_with(|| nearest(&palette, colour))
        })
        .collect();
    // A side of a GIF fits into sixteen bits, and so does every part of it.
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

/// All colours, if a palette holds them. Else first the most frequent one, and then again and again
/// the one that would lose most by what was chosen so far: by its distance, and by how often it is
/// there.
fn palette_of(colours: &[Rgb]) -> Vec<Rgb> {
    let mut counts: HashMap<Rgb, u64> = HashMap::new();
    for &colour in colours {
        *counts.entry(colour).or_default() += 1;
    }
    let mut all: Vec<_> = counts.into_iter().collect();
    all.sort_unstable_by_key(|&(colour, count)| (u64::MAX - count, colour));
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

/// The place in a palette of the colour that is nearest to one.
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
