//! Pictures of any part of a board, and moving pictures of any frames.

use forward_check::paint::{BoardPicture, Movie, Palette, View};
use forward_check::run::Run;

use crate::Given;
use crate::law::assert_sentence;

/// The largest board of a run that is painted, in squares, and the largest moving picture, in pixels.
const LARGEST_AREA: usize = 10_000;
const LARGEST_SIDE: u32 = 12;

pub(super) fn take(given: &mut Given) {
    if given.once_in(3) {
        film(given);
    } else {
        paint(given);
    }
}

fn paint(given: &mut Given) {
    let puzzle = given.puzzle(12);
    if puzzle.size().area() > LARGEST_AREA {
        return;
    }
    let Ok(mut run) = given.lane(puzzle.setup().game).run(puzzle) else {
        return;
    };
    let mut picture = BoardPicture::new(&run);
    for _ in 0..given.below(4) {
        run.run(given.below(20).into());
        look(given, &run, &mut picture);
    }
}

/// Shows a part of the board, with at most one pixel per square.
fn look(given: &mut Given, run: &Run, picture: &mut BoardPicture) {
    let colours: Vec<_> = (0..given.below(40)).map(|_| given.short_number()).collect();
    let view = view(given);
    let window = picture.paint(run, &view, &Palette::read(&colours));
    let size = run.puzzle().size();
    assert!(window.area() <= size.area(), "{view:?} gives {window:?}");
    assert_eq!(picture.pixels().len(), window.area());
    assert!(
        picture
            .pieces(&view)
            .all(|piece| size.contains(piece.square))
    );
    let levels = picture.levels(run, &view);
    assert!(levels.is_none_or(|levels| levels.len() <= size.area()));
}

fn view(given: &mut Given) -> View {
    View {
        left: given.real(),
        top: given.real(),
        side: given.real(),
        width: given.short_number(),
        height: given.short_number(),
    }
}

fn film(given: &mut Given) {
    let [width, height] = [(); 2].map(|()| given.below(LARGEST_SIDE) as u16);
    let mut movie = match Movie::new(width, height) {
        Ok(movie) => movie,
        Err(error) => return assert_sentence(&error),
    };
    for _ in 0..given.below(4) {
        let mut pixels = given
            .bytes(4 * usize::from(width) * usize::from(height))
            .to_vec();
        if !given.once_in(8) {
            pixels.resize(4 * usize::from(width) * usize::from(height), 0);
        }
        let _ = movie
            .show(&pixels, given.short_number() as u16)
            .inspect_err(assert_sentence);
    }
    assert!(movie.finish().starts_with(b"GIF89a"));
}
