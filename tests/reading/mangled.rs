//! Files and pixels that are truncated, changed or of odd sizes: they are refused or read.

use std::env;
use std::fs;
use std::path::Path;

use forward_check::reader::{Board, Picture, Refusal, read};
use forward_check::solve::Rng;
use image::ImageReader;
use image::imageops::FilterType;

use crate::picture::{Unread, picture};

/// The longest side of a picture before it is mangled: the law is about many, not about large ones.
const SIDE: u32 = 360;

/// A kept picture: its file, and its pixels at most [`SIDE`] wide and high.
struct Whole {
    file: Vec<u8>,
    width: u32,
    height: u32,
    rgba: Vec<u8>,
}

fn whole(path: &Path) -> Whole {
    let pixels = ImageReader::open(path).unwrap().decode().unwrap();
    let small = pixels.resize(SIDE, SIDE, FilterType::Triangle);
    Whole {
        file: fs::read(path).unwrap(),
        width: small.width(),
        height: small.height(),
        rgba: small.into_rgba8().into_raw(),
    }
}

/// A file with a part cut off, or with some bits changed.
fn mangled_file(rng: &mut Rng, file: &[u8]) -> Vec<u8> {
    let length = file.len() as u32;
    if rng.below(2) == 0 {
        return file[..rng.below(length) as usize].to_vec();
    }
    let mut file = file.to_vec();
    for _ in 0..=rng.below(12) {
        file[rng.below(length) as usize] ^= 1 << rng.below(8);
    }
    file
}

/// Pixels of which some are lost, changed, moved or noise; the sides need not be theirs.
fn mangled_pixels(rng: &mut Rng, whole: &Whole) -> Result<Picture, Refusal> {
    let (mut width, mut height) = (whole.width, whole.height);
    let mut rgba = whole.rgba.clone();
    let length = rgba.len() as u32;
    for _ in 0..=rng.below(3) {
        let from = rng.below(length) as usize;
        let to = (from + rng.below(length) as usize).min(rgba.len());
        match rng.below(6) {
            0 => width = 1 + rng.below(2 * SIDE),
            1 => height = 1 + rng.below(2 * SIDE),
            2 => rgba.truncate(from),
            3 => rgba[from.min(to)..to].fill(rng.below(256) as u8),
            4 => rgba
                .iter_mut()
                .skip(from)
                .step_by(7)
                .for_each(|level| *level ^= 1 << rng.below(8)),
            _ => rgba.rotate_left(from),
        }
        if rgba.len() < length as usize {
            break;
        }
    }
    Picture::new(width, height, &rgba)
}

/// A board has a colour for every square, and marks only on them.
fn check(board: &Board) {
    let side = board.side();
    assert_eq!(board.colours().len(), side * side);
    assert!(
        board
            .colours()
            .iter()
            .all(|&colour| usize::from(colour) < side)
    );
    let marks = [
        board.doubtful(),
        board.queens(),
        board.crosses(),
        board.dots(),
    ];
    let mut marked = marks.into_iter().flatten();
    assert!(marked.all(|square| square.row.max(square.column) < side as u32));
}

/// With `ALL=1` ten thousand, otherwise some.
#[test]
fn mangled_pictures_do_no_harm() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let wholes = [
        "002.png", "012.png", "008.jpg", "027.jpg", "038.jpg", "039.jpg",
    ];
    let wholes = wholes.map(|name| whole(&folder.join(name)));
    let count = if env::var_os("ALL").is_some() {
        10_000
    } else {
        100
    };
    let (mut undecodable, mut refused, mut boards) = (0, 0, 0);
    for seed in 0..count {
        let rng = &mut Rng::new(seed);
        let whole = &wholes[rng.below(wholes.len() as u32) as usize];
        let taken = match rng.below(4) {
            0 => picture(&mangled_file(rng, &whole.file)),
            _ => mangled_pixels(rng, whole).map_err(Unread::Refused),
        };
        match taken.and_then(|picture| read(&picture).map_err(Unread::Refused)) {
            Err(Unread::Undecodable) => undecodable += 1,
            Err(Unread::Refused(_)) => refused += 1,
            Ok(read) => {
                read.iter().for_each(check);
                boards += 1;
            }
        }
    }
    println!("{undecodable} not decoded, {refused} refused, {boards} read");
    assert!(undecodable > 0 && refused > 0 && boards > 0);
}
