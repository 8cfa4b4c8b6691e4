//! Pictures of large boards match their boards.

use std::array;
use std::collections::HashSet;

use forward_check::board::{Rules, Size, Square, in_line};
use forward_check::paint::{
    BLOCKED, BoardPicture, Colour, DEPTHS, Mark, Palette, TRIED, View, Window,
};
use forward_check::puzzles::{KnightsPuzzle, QueensPuzzle};
use forward_check::run::Run;
use forward_check::solve::{POSSIBLE, Shows};
use proptest::prelude::*;

use crate::common::wanted::any_info;
use crate::common::{squares, start};

/// A palette whose colours differ from each other and from all mixtures: only conflicts are red, only
/// queens are black.
fn palette() -> Palette {
    Palette {
        wood: [Colour::new(0, 240, 240), Colour::new(0, 160, 160)],
        free: [Colour::new(0, 0, 255), Colour::new(0, 0, 235)],
        shade: [Colour::new(0, 30, 120), Colour::new(0, 30, 100)],
        queen: Colour::new(0, 0, 0),
        locked: Colour::new(0, 20, 0),
        conflict: Colour::new(255, 0, 0),
        blocked: Colour::new(0, 100, 255),
        depths: array::from_fn(|depth| Colour::new(0, 40 + 10 * depth as u8, 0)),
        struck: array::from_fn(|depth| {
            [80, 60].map(|blue| Colour::new(0, 40 + 10 * depth as u8, blue))
        }),
        ramp: array::from_fn(|step| Colour::new(0, step as u8, 255)),
    }
}

/// A whole board, in a picture of `pixels` × `pixels`.
fn whole(size: Size, pixels: u32) -> View {
    View {
        left: 0.0,
        top: 0.0,
        side: f64::from(pixels) / f64::from(size.rows.max(size.columns)),
        width: pixels,
        height: pixels,
    }
}

fn queens(side: u32, locked: &str, solver: &str, steps: u64) -> Run {
    let puzzle = QueensPuzzle::new(side, squares(Size::square(side), locked)).unwrap();
    let mut run = start(&puzzle, solver);
    run.run(steps);
    run
}

fn tour(rows: u32, columns: u32, solver: &str, steps: u64) -> Run {
    let puzzle = KnightsPuzzle::new(Size::new(rows, columns), Square::new(0, 0), false).unwrap();
    let mut run = start(&puzzle, solver);
    run.run(steps);
    run
}

/// The colour painted on a square.
fn colour(picture: &BoardPicture, window: &Window, square: Square) -> Colour {
    let pixel = |line: u32, first: u32| {
        (f64::from(line) / window.squares_per_pixel) as usize - first as usize
    };
    let row = pixel(square.row, window.rows.start);
    let column = pixel(square.column, window.columns.start);
    picture.pixels()[row * window.width() + column]
}

fn in_conflict(queens: &[Square]) -> Vec<Square> {
    let quarrels = |&&queen: &&Square| queens.iter().any(|&other| in_line(queen, other));
    queens.iter().filter(quarrels).copied().collect()
}

#[test]
fn squares_as_large_as_pixels_have_a_pixel_each() {
    let (size, colours) = (Size::square(64), palette());
    let run = queens(64, "a1", "backtracking", 5_000);
    let mut picture = BoardPicture::new(&run);
    let window = picture.paint(&run, &whole(size, 640), &colours);
    assert_eq!((window.squares_per_pixel, window.area()), (1.0, 64 * 64));
    let standing = run.all_queens();
    for square in size.squares() {
        let expected = match standing.iter().position(|&queen| queen == square) {
            Some(_) if in_conflict(&standing).contains(&square) => colours.conflict,
            Some(0) => colours.locked,
            Some(_) => colours.queen,
            None => colours.wood[(square.row + square.column) as usize % 2],
        };
        assert_eq!(colour(&picture, &window, square), expected, "{square:?}");
    }
    assert_eq!(picture.standing(), standing.len());
    assert_eq!(picture.in_conflict(), in_conflict(&standing).len());
}

/// On colours, queens that share a diagonal but don't touch are not in conflict, and those of a colour are.
#[test]
fn conflicts_are_those_of_the_rules() {
    let rules = Rules::colour("8A8B8C8D8E8F8G8H".parse().unwrap());
    let puzzle = QueensPuzzle::with(rules.clone(), Vec::new()).unwrap();
    let mut run = start(&puzzle, "min-conflicts");
    let mut picture = BoardPicture::new(&run);
    let mut seen = 0;
    while run.outcome().is_none() && seen < 50 {
        picture.paint(&run, &whole(Size::square(8), 80), &palette());
        let queens = run.all_queens();
        let clashes = |&&queen: &&Square| queens.iter().any(|&other| rules.attack(queen, other));
        let expected = queens.iter().filter(clashes).count();
        assert_eq!(picture.in_conflict(), expected, "{queens:?}");
        seen += usize::from(expected != in_conflict(&queens).len());
        run.run(1);
    }
    assert!(seen > 0, "the rules differ");
}

#[test]
fn conflicts_stay_red_however_small() {
    let mut seen = 0;
    for pixels in [7, 20, 40, 64, 150] {
        for steps in [0, 40, 1_000] {
            let run = queens(64, "", "row-brute-force", steps);
            let mut picture = BoardPicture::new(&run);
            let window = picture.paint(&run, &whole(Size::square(64), pixels), &palette());
            for queen in in_conflict(&run.all_queens()) {
                assert_eq!(colour(&picture, &window, queen), palette().conflict);
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn queens_darken_the_pixels_that_they_share() {
    let run = queens(64, "", "forward-checking", 500);
    let (size, view) = (Size::square(64), whole(Size::square(64), 16));
    let mut picture = BoardPicture::new(&run);
    let window = picture.paint(&run, &view, &palette());
    assert_eq!((window.squares_per_pixel, window.area()), (4.0, 16 * 16));
    for queen in run.all_queens() {
        let place = (queen.row / 4 * 16 + queen.column / 4) as usize;
        assert_ne!(
            picture.pixels()[place],
            palette().wood[0],
            "{}",
            size.name(queen)
        );
    }
}

#[test]
fn domains_have_the_colours_of_their_depths() {
    let (size, colours) = (Size::square(64), palette());
    let run = queens(64, "a1", "forward-checking", 30);
    let mut picture = BoardPicture::new(&run);
    let window = picture.paint(&run, &whole(size, 640), &colours);
    let (levels, standing) = (run.solver().levels().unwrap(), run.all_queens());
    for square in size.squares().filter(|square| !standing.contains(square)) {
        let pair = match levels[size.index(square)] {
            POSSIBLE => colours.free,
            0 => colours.shade,
            level => colours.struck[(level - 1) as usize % DEPTHS],
        };
        let expected = pair[(square.row + square.column) as usize % 2];
        assert_eq!(colour(&picture, &window, square), expected, "{square:?}");
    }
    let first = run.pieces()[0];
    assert_eq!(colour(&picture, &window, first), colours.depths[0]);
}

#[test]
fn a_tour_runs_through_the_ramp() {
    let (size, colours) = (Size::new(30, 40), palette());
    let run = tour(30, 40, "hamiltonian", 1_300);
    let mut picture = BoardPicture::new(&run);
    let window = picture.paint(&run, &whole(size, 400), &colours);
    assert_eq!(picture.standing(), size.area());
    let blue = |place: usize| {
        let square = size.at(run.solver().path()[place] as usize);
        colour(&picture, &window, square).0.to_le_bytes()[1]
    };
    let (first, last) = (blue(0), blue(size.area() - 1));
    assert!(first < 60 && last > 180, "{first} {last}");
    let fresh = tour(30, 40, "hamiltonian", 3);
    let mut picture = BoardPicture::new(&fresh);
    let window = picture.paint(&fresh, &whole(size, 400), &colours);
    let empty = [15, 16].map(|column| colour(&picture, &window, Square::new(15, column)));
    assert_eq!(empty, colours.wood);
}

#[test]
fn the_pieces_of_a_view_have_their_marks() {
    let run = queens(64, "c1", "backtracking", 300);
    let mut picture = BoardPicture::new(&run);
    picture.paint(&run, &whole(Size::square(64), 640), &palette());
    let mut expected = run.all_queens();
    let all = picture.pieces(&whole(Size::square(64), 640));
    let (told, marks): (Vec<_>, Vec<_>) = all.map(|p| (p.square, Mark(p.what as u8))).unzip();
    expected.sort_unstable();
    let mut sorted = told.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, expected);
    for (square, mark) in told.into_iter().zip(marks) {
        assert_eq!(
            mark.is_in_conflict(),
            in_conflict(&expected).contains(&square)
        );
        let locked = run.puzzle().setup().squares.contains(&square);
        assert_eq!(mark.colour() == Mark::LOCKED.colour(), locked);
    }
    let run = tour(20, 20, "warnsdorff", 250);
    let mut picture = BoardPicture::new(&run);
    let corner = View {
        left: 5.0,
        top: 5.0,
        side: 40.0,
        width: 200,
        height: 200,
    };
    picture.paint(&run, &corner, &palette());
    for piece in picture.pieces(&corner) {
        assert!((5..10).contains(&piece.square.row) && (5..10).contains(&piece.square.column));
        let square = run.solver().path()[piece.what as usize];
        assert_eq!(Size::square(20).at(square as usize), piece.square);
    }
    assert!(picture.pieces(&corner).count() > 0);
}

/// Makes steps and observes each; returns the squares that failed in their own rows since they were last
/// possible.
fn watch_tries(run: &mut Run, steps: u64) -> HashSet<Square> {
    let size = run.puzzle().size();
    let mut tried = HashSet::new();
    for _ in 0..steps {
        let before = run.pieces();
        run.run(1);
        let after = run.pieces();
        let gone = before.into_iter().filter(|queen| !after.contains(queen));
        tried.extend(gone.chain(run.last_step().rejected()));
        let levels = run.solver().levels().unwrap();
        tried.retain(|&square| levels[size.index(square)] != POSSIBLE);
    }
    tried
}

#[test]
fn the_domains_of_a_view_are_given_square_by_square() {
    for (solver, steps) in [("forward-checking", 90), ("arc-consistency", 40)] {
        let mut run = queens(20, "c1", solver, 0);
        let tried = watch_tries(&mut run, steps);
        let size = run.puzzle().size();
        let view = View {
            left: 2.5,
            top: -3.0,
            side: 20.0,
            width: 300,
            height: 400,
        };
        let told = BoardPicture::new(&run).levels(&run, &view).unwrap();
        let shown = (0..17).flat_map(|row| (2..18).map(move |column| Square::new(row, column)));
        let levels = run.solver().levels().unwrap();
        assert_eq!(told.len(), shown.clone().count());
        let mut seen = [0; 2];
        for (told, square) in told.into_iter().zip(shown) {
            // The last queen is on trial.
            let is_tried = tried.contains(&square) || run.pieces().contains(&square);
            let mine = TRIED * i16::from(is_tried);
            assert_eq!(
                told,
                levels[size.index(square)] + mine,
                "{solver} {square:?}"
            );
            seen[usize::from(mine > 0)] += 1;
        }
        assert!(seen[0] > 0 && seen[1] > 0, "{solver} {seen:?}");
    }
    for solver in ["backtracking", "min-conflicts"] {
        let run = queens(20, "", solver, 50);
        let view = whole(Size::square(20), 400);
        assert_eq!(BoardPicture::new(&run).levels(&run, &view), None);
    }
}

#[test]
fn blocked_squares_are_painted_and_listed() {
    let (size, colours) = (Size::square(20), palette());
    let puzzle = KnightsPuzzle::new(size, Square::new(0, 0), false).unwrap();
    let blocked = squares(size, "c3,t20");
    let mut run = start(&puzzle.with_blocked(blocked.clone()).unwrap(), "warnsdorff");
    run.run(200);
    let (mut picture, view) = (BoardPicture::new(&run), whole(size, 400));
    let window = picture.paint(&run, &view, &colours);
    let told = picture.pieces(&view);
    let told: Vec<_> = told.filter(|piece| piece.what == BLOCKED).collect();
    assert_eq!(told.len(), blocked.len());
    for piece in told {
        assert!(blocked.contains(&piece.square));
        assert_eq!(colour(&picture, &window, piece.square), colours.blocked);
    }
    assert_eq!(picture.standing(), run.solver().path().len());
}

#[test]
fn a_million_a_side_is_a_matter_of_pixels() {
    let size = Size::square(1_000_000);
    let window = Window::of(&whole(size, 800), size);
    assert_eq!(
        (window.rows.clone(), window.columns.clone()),
        (0..800, 0..800)
    );
    let close = View {
        left: 999_990.25,
        top: 499_999.5,
        side: 40.0,
        width: 800,
        height: 800,
    };
    let window = Window::of(&close, size);
    assert_eq!(window.squares_per_pixel, 1.0);
    assert_eq!(
        (window.rows, window.columns),
        (499_999..500_020, 999_990..1_000_000)
    );
    let beside = View {
        left: -30.0,
        ..close
    };
    assert_eq!(Window::of(&beside, size).area(), 0);
}

/// A view of a board at any zoom, which may be partly off it.
fn any_view() -> impl Strategy<Value = View> {
    (-10.0..60.0, -10.0..60.0, 0.15..20.0, 1u32..120, 1u32..120).prop_map(
        |(left, top, side, width, height)| View {
            left,
            top,
            side,
            width,
            height,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A part of the board looks the same in any view, because the lattice doesn't move. A conflict's mark
    /// extends one pixel beyond its own, and is cut off at the edge.
    #[test]
    fn moving_the_view_changes_no_pixel(part in any_view(), info in any_info(), steps in 0u64..400) {
        let side = info.largest.min(48);
        let run = match info.game {
            forward_check::puzzles::Game::Queens | forward_check::puzzles::Game::Colour => queens(side, "d3", info.id, steps),
            forward_check::puzzles::Game::Knights => tour(side, side, info.id, steps),
        };
        let all = View { left: 0.0, top: 0.0, width: 1_000, height: 1_000, ..part };
        let mut picture = BoardPicture::new(&run);
        let full = picture.paint(&run, &all, &palette());
        let across = (f64::from(side - 1) / full.squares_per_pixel) as usize + 1;
        prop_assert_eq!(full.area(), across * across);
        let pixels = picture.pixels().to_vec();
        let window = picture.paint(&run, &part, &palette());
        prop_assert_eq!(window.area(), picture.pixels().len());
        let inner = |lines: &std::ops::Range<u32>| lines.start + 1..lines.end.saturating_sub(1);
        for row in inner(&window.rows) {
            for column in inner(&window.columns) {
                let place = (row - window.rows.start) as usize * window.width() + (column - window.columns.start) as usize;
                let other = row as usize * full.width() + column as usize;
                prop_assert_eq!(picture.pixels()[place], pixels[other]);
            }
        }
        prop_assert!(window.rows.end <= full.rows.end && window.columns.end <= full.columns.end);
    }

    /// A picture that follows a run equals a new one.
    #[test]
    fn following_a_run_is_as_good_as_looking_once(
        view in any_view(), info in any_info(), pauses in prop::collection::vec(0u64..60, 1..8)
    ) {
        let mut run = match info.game {
            forward_check::puzzles::Game::Queens | forward_check::puzzles::Game::Colour => queens(12, "d3", info.id, 0),
            forward_check::puzzles::Game::Knights => tour(5, 6, info.id, 0),
        };
        let mut picture = BoardPicture::new(&run);
        for steps in pauses {
            run.run(steps);
            picture.paint(&run, &view, &palette());
            let mut fresh = BoardPicture::new(&run);
            fresh.paint(&run, &view, &palette());
            prop_assert_eq!(picture.pixels(), fresh.pixels());
            prop_assert_eq!(picture.standing(), fresh.standing());
            prop_assert_eq!(picture.in_conflict(), fresh.in_conflict());
        }
    }
}
