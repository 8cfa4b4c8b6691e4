//! Runs of any solver, with any requests in any order.

use forward_check::run::{Request, Run, Snapshot, Steps, Viewer, Wanted};
use forward_check::solve::option_words;

use crate::Given;
use crate::law::{assert_sentence, assert_sentences};

/// How many requests are made, and how many steps each may take.
const REQUESTS: u32 = 8;
const STEPS: u32 = 60;

/// On larger boards a step or the start of a run takes too long.
const LARGEST_AREA: usize = 4_096;

pub(super) fn take(given: &mut Given) {
    let puzzle = given.puzzle(8);
    let lane = given.lane(puzzle.setup().game);
    if let Err(error) = Run::check(&puzzle, &lane.solver, option_words(&lane.options)) {
        return assert_sentence(&error);
    }
    if puzzle.size().area() > LARGEST_AREA {
        return;
    }
    let run = lane.run(puzzle).expect("what was checked can be made");
    let mut viewer = Viewer::new(run.clone());
    for _ in 0..given.below(REQUESTS) {
        let (request, wanted) = (request(given), wanted(given));
        let snapshot = viewer.ask(request, &mut Steps(given.below(STEPS).into()), wanted);
        check(&snapshot, viewer.reached());
    }
    replayed(&viewer, run);
    assert!(viewer.peek(given.number()).step <= viewer.reached());
}

/// A run that was moved back and forth is in the same state as one that went straight there.
fn replayed(viewer: &Viewer, mut straight: Run) {
    let steps = viewer.run().steps();
    while straight.steps() < steps {
        straight.pass_solution();
        straight.run(steps - straight.steps());
    }
    assert_eq!(straight.pieces(), viewer.run().pieces());
    assert_eq!(straight.tally(), viewer.run().tally());
}

pub(super) fn check(snapshot: &Snapshot, reached: u64) {
    assert!(snapshot.step <= snapshot.reached && snapshot.reached == reached);
    if let Some(sentence) = &snapshot.sentence {
        assert_sentences(&sentence.text);
    }
}

pub(super) fn request(given: &mut Given) -> Request {
    let number = given.number();
    match given.below(8) {
        0 => Request::Show,
        1 => Request::Seek { step: number },
        2 => Request::Reach { step: number },
        3 => Request::NextSolution,
        4 => Request::BacktrackBefore,
        5 => Request::BacktrackAfter,
        6 => Request::Deepest,
        _ => Request::Advance { steps: number },
    }
}

pub(super) fn wanted(given: &mut Given) -> Wanted {
    Wanted {
        sentence: given.once_in(2),
        board: given.once_in(2),
        tree: given.once_in(2),
    }
}
