//! `step` never allocates, nor does a picture after the first.

use std::borrow::Cow;

use forward_check::board::Size;
use forward_check::paint::{BoardPicture, COLOURS, Palette, View};
use forward_check::puzzles::{Puzzle, Setup};
use forward_check::run::roster::roster;
use forward_check::run::{AnySolver, Run, Tally};
use forward_check::solve::{OptionInfo, Options, Shows, Solver, SolverInfo, Step};

use crate::common::wanted::values;
use crate::heap::allocations;

/// Makes up to `steps` steps, past solutions.
fn walk(solver: &mut AnySolver, mut most: u64) -> Step {
    let mut tally = Tally::default();
    while most > 0 {
        let (made, step) = solver.run(most, &mut tally);
        most -= made;
        if matches!(step, Step::Exhausted | Step::GaveUp) {
            return step;
        }
    }
    Step::Continue
}

fn puzzle(game: forward_check::puzzles::Game, side: u32) -> Puzzle {
    let setup = Setup {
        game,
        size: Size::square(side),
        squares: Vec::new(),
        blocked: Vec::new(),
        closed: false,
        regions: None,
    };
    setup.build().unwrap()
}

/// The defaults, and each value of each option of a solver.
fn every_choice(info: &'static SolverInfo) -> Vec<Options> {
    let one = |option: &'static OptionInfo| {
        let read = |value: String| {
            Options::read(info.name, info.options, [(option.name, &*value)]).unwrap()
        };
        values(option).into_iter().map(read)
    };
    let all = info.options.iter().flat_map(one);
    std::iter::once(Options::default()).chain(all).collect()
}

#[test]
fn no_step_of_any_solver_allocates() {
    // Runs on 1 × 1 to 5 × 5 are made to their ends, or nearly.
    for side in [1, 2, 3, 4, 5, 8, 32] {
        for info in roster().filter(|info| side <= info.largest) {
            for options in every_choice(info) {
                let puzzle = puzzle(info.game, side);
                let mut solver = AnySolver::new(info, &puzzle, &options, 0);
                let mut early = solver.clone();
                let made = allocations(|| walk(&mut solver, 10_000));
                let (game, id) = (info.game, info.id);
                assert_eq!(made, 0, "{game:?} {id} on {side} × {side} {options:?}");
                // A clone doesn't allocate either, nor does one made on the way.
                let made = allocations(|| walk(&mut early, 20));
                assert_eq!(
                    made, 0,
                    "a clone of {game:?} {id} on {side} × {side} {options:?}"
                );
                let mut late = early.clone();
                for (name, solver) in [("clone", &mut early), ("clone of it", &mut late)] {
                    let made = allocations(|| walk(solver, 10_000));
                    assert_eq!(
                        made, 0,
                        "a {name} of {game:?} {id} on {side} × {side} {options:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn pictures_after_the_first_allocate_nothing() {
    let palette = Palette::read(&[0; COLOURS]);
    for info in roster() {
        for pixels in [0.5, 10.0] {
            let side = info.largest.min(64);
            let mut run = Run::new(puzzle(info.game, side), info.id, 0).unwrap();
            let mut picture = BoardPicture::new(&run);
            let view = View {
                left: 3.5,
                top: 3.5,
                side: pixels,
                width: 300,
                height: 200,
            };
            let mut frame = || {
                run.run(100);
                // Some solvers compute their levels on demand.
                let levels = matches!(run.solver().levels(), Some(Cow::Owned(_)));
                allocations(|| picture.paint(&run, &view, &palette)) - u64::from(levels)
            };
            frame();
            let again: u64 = (0..10).map(|_| frame()).sum();
            assert_eq!(again, 0, "{:?} {}", info.game, info.id);
        }
    }
}
