//! GIFs: every frame, when read, is the picture that was added.

use forward_check::paint::{Movie, MovieError};
use gif::{ColorOutput, DecodeOptions};
use proptest::prelude::*;

/// A picture of a size, with a colour for every pixel.
fn picture(width: u16, height: u16, colour: impl Fn(usize, usize) -> [u8; 3]) -> Vec<u8> {
    let (width, height) = (usize::from(width), usize::from(height));
    let places = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
    places
        .flat_map(|(row, column)| {
            let [red, green, blue] = colour(row, column);
            [red, green, blue, 255]
        })
        .collect()
}

/// The frames of a file, each over those before, and how long each is shown.
fn read_again(file: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut reader = options.read_info(file).unwrap();
    let width = usize::from(reader.width());
    let mut screen = vec![0; 4 * width * usize::from(reader.height())];
    let mut seen = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (row, line) in frame
            .buffer
            .chunks(4 * usize::from(frame.width))
            .enumerate()
        {
            let start = 4 * ((top + row) * width + left);
            screen[start..start + line.len()].copy_from_slice(line);
        }
        seen.push((screen.clone(), frame.delay));
    }
    seen
}

#[test]
fn every_frame_is_read_as_it_was_shown() {
    let mut movie = Movie::new(9, 7).unwrap();
    let frames: Vec<_> = (0..5_u8)
        .map(|step| {
            picture(9, 7, |row, column| {
                let here = row == usize::from(step) && column == usize::from(step) + 1;
                if here { [200, step, 0] } else { [10, 20, 30] }
            })
        })
        .collect();
    for (frame, delay) in frames.iter().zip([5, 6, 7, 8, 9]) {
        movie.show(frame, delay).unwrap();
    }
    let seen = read_again(&movie.finish());
    let shown: Vec<_> = frames.into_iter().zip([5, 6, 7, 8, 9]).collect();
    assert!(seen == shown);
}

#[test]
fn a_frame_without_changes_is_kept() {
    let still = picture(4, 4, |row, column| [row as u8, column as u8, 0]);
    let mut movie = Movie::new(4, 4).unwrap();
    movie.show(&still, 10).unwrap();
    movie.show(&still, 90).unwrap();
    let seen = read_again(&movie.finish());
    assert!(seen == [(still.clone(), 10), (still, 90)]);
}

/// A plain background keeps its exact colour, however many others there are.
#[test]
fn more_colours_than_a_palette_holds_are_near() {
    let many = picture(64, 64, |row, column| match row % 2 {
        0 => [239, 231, 214],
        _ => [4 * row as u8, 4 * column as u8, 128],
    });
    let mut movie = Movie::new(64, 64).unwrap();
    movie.show(&many, 10).unwrap();
    let (seen, _) = read_again(&movie.finish()).remove(0);
    for (shown, read) in many.chunks(4).zip(seen.chunks(4)) {
        let apart = shown.iter().zip(read).map(|(a, b)| a.abs_diff(*b));
        let most = if shown[..3] == [239, 231, 214] { 0 } else { 24 };
        assert!(apart.max() <= Some(most), "{shown:?} became {read:?}");
    }
}

#[test]
fn a_movie_has_a_size_and_keeps_it() {
    assert_eq!(Movie::new(0, 5).unwrap_err(), MovieError::Empty);
    let mut movie = Movie::new(2, 2).unwrap();
    assert_eq!(movie.show(&[0; 15], 1), Err(MovieError::Frame));
    for error in [MovieError::Empty, MovieError::Frame] {
        assert!(error.to_string().ends_with('.'));
    }
}

proptest! {
    #[test]
    fn any_frames_of_few_colours_are_exact(
        frames in prop::collection::vec(prop::collection::vec(0..4_u8, 30), 1..6),
    ) {
        let mut movie = Movie::new(6, 5).unwrap();
        let shown: Vec<_> = frames
            .iter()
            .map(|cells| picture(6, 5, |row, column| [60 * cells[row * 6 + column], 7, 9]))
            .collect();
        for frame in &shown {
            movie.show(frame, 3).unwrap();
        }
        let seen: Vec<_> = read_again(&movie.finish()).into_iter().map(|(frame, _)| frame).collect();
        prop_assert!(seen == shown);
    }
}
