//! Snapshots agree with their runs.

use forward_check::board::Size;
use forward_check::puzzles::{Puzzle, QueensPuzzle};
use forward_check::run::{
    Outcome, Request, Run, ShownBoard, ShownSentence, Snapshot, Steps, Unlimited, Viewer, Wanted,
};
use forward_check::solve::{Annotation, PAIRS, Shows};
use proptest::prelude::*;

use crate::common;
use crate::common::queens::attack_on;
use crate::common::viewers::{ask, knight, queens};
use crate::common::wanted::{any_wanted, cases, shown};

const EVERYTHING: Wanted = Wanted::EVERYTHING;

// Contents.

proptest! {
    #![proptest_config(cases(200))]

    /// The figures and the board are the same however the steps were made.
    #[test]
    fn a_snapshot_is_the_run(wanted in any_wanted(), steps in 0_u64..2_000) {
        let mut viewer = Viewer::new(wanted.run());
        let snapshot = ask(&mut viewer, Request::Advance { steps });
        let mut run = wanted.run();
        run.run(steps);
        prop_assert_eq!(shown(viewer.run()), shown(&run));
        let alone = Snapshot::of(&run, Wanted::MOMENT);
        // A run alone doesn't know the steps before.
        let (profile, tree) = (snapshot.profile.clone(), snapshot.tree.clone());
        let solved_at = match snapshot.outcome {
            Some(Outcome::Solved) if run.steps() > 0 => vec![run.steps()],
            _ => Vec::new(),
        };
        prop_assert_eq!(&snapshot, &Snapshot { solved_at, profile, tree, ..alone });
        prop_assert_eq!((snapshot.step, snapshot.outcome), (run.steps(), run.outcome()));
        prop_assert_eq!(snapshot.sentence.unwrap().text, run.sentence().text);
    }

    /// A step looks the same whether the run goes there or only peeks.
    #[test]
    fn a_look_is_a_visit(wanted in any_wanted(), steps in 1_u64..1_000, wish: u64) {
        let mut viewer = Viewer::new(wanted.run());
        let here = ask(&mut viewer, Request::Advance { steps });
        let step = wish % (here.reached + 1);
        let peeked = viewer.peek(step);
        prop_assert_eq!(viewer.run().steps(), here.step);
        prop_assert_eq!((&peeked.profile, &peeked.tree), (&None, &None));
        let visited = ask(&mut viewer, Request::Seek { step });
        prop_assert_eq!(peeked, Snapshot { tree: None, profile: None, ..visited });
    }

    /// Leaving parts out does not change the others.
    #[test]
    fn what_is_not_wanted_is_left_out(wanted in any_wanted(), steps in 0_u64..500) {
        let (mut one, mut other) = (Viewer::new(wanted.run()), Viewer::new(wanted.run()));
        let request = Request::Advance { steps };
        let full = ask(&mut one, request);
        let bare = other.ask(request, &mut Unlimited, Wanted::NOTHING);
        let sentence = full.sentence.clone().filter(|_| full.outcome.is_some());
        prop_assert_eq!(bare, Snapshot { sentence, board: None, tree: None, ..full });
    }
}

#[test]
fn the_depths_are_shown_when_they_have_changed() {
    let mut viewer = queens(8, "backtracking");
    let profile = |snapshot: Snapshot| snapshot.profile.map(|profile| profile.least.len());
    assert_eq!(profile(ask(&mut viewer, Request::Show)), Some(0));
    assert_eq!(profile(ask(&mut viewer, Request::Show)), None);
    let advance = Request::Advance { steps: 10 };
    assert_eq!(profile(ask(&mut viewer, advance)), Some(10));
    assert_eq!(profile(ask(&mut viewer, Request::Seek { step: 3 })), None);
    assert_eq!(profile(ask(&mut viewer, Request::Reach { step: 7 })), None);
    assert_eq!(profile(ask(&mut viewer, advance)), Some(17));
}

/// `work` shows nothing, and reaches the same step as `ask` in the same number of calls.
#[test]
fn unshown_work_comes_to_the_same_moment() {
    let requests = [
        Request::Advance { steps: 40 },
        Request::NextSolution,
        Request::Reach { step: 700 },
        Request::BacktrackAfter,
    ];
    for request in requests {
        let (mut shown, mut unshown) = (queens(8, "backtracking"), queens(8, "backtracking"));
        let goes_on = |Snapshot {
                           arrived, outcome, ..
                       }: &Snapshot| match request {
            Request::Advance { .. } => outcome.is_none(),
            _ => !arrived,
        };
        loop {
            let snapshot = shown.ask(request, &mut Steps(30), EVERYTHING);
            let more = unshown.work(request, &mut Steps(30));
            assert_eq!(more, goes_on(&snapshot), "{request:?}");
            if !more {
                break;
            }
        }
        let moment = ask(&mut unshown, Request::Show);
        assert!(moment.profile.is_some(), "nothing has been shown yet");
        let profile = None;
        let expected = ask(&mut shown, Request::Show);
        assert_eq!(Snapshot { profile, ..moment }, expected, "{request:?}");
    }
}

#[test]
fn a_sentence_lists_the_squares_that_it_names() {
    let mut viewer = queens(8, "backtracking");
    let sentence = |viewer: &mut Viewer, steps| ask(viewer, Request::Advance { steps }).sentence;
    let named = |sentence: &ShownSentence| -> Vec<String> {
        let size = Size::square(8);
        let squares = sentence.squares.iter();
        squares
            .map(|&square| size.name(size.at(square as usize)))
            .collect()
    };
    assert!(sentence(&mut viewer, 0).unwrap().squares.is_empty());
    for _ in 0..200 {
        let sentence = sentence(&mut viewer, 1).unwrap();
        let words = sentence.text.split(|c: char| !c.is_alphanumeric());
        let mut all: Vec<_> = words
            .filter(|word| Size::square(8).parse(word).is_ok())
            .collect();
        all.dedup();
        assert_eq!(named(&sentence), all, "{}", sentence.text);
        assert!(!all.is_empty(), "{}", sentence.text);
    }
    let solved = ask(&mut viewer, Request::NextSolution);
    assert_eq!(solved.outcome, Some(Outcome::Solved));
    assert!(solved.sentence.unwrap().squares.is_empty());
}

#[test]
fn a_run_that_has_ended_says_so_unasked() {
    let mut viewer = queens(3, "backtracking");
    let request = Request::Advance { steps: 1_000 };
    let end = viewer.ask(request, &mut Unlimited, Wanted::NOTHING);
    assert_eq!(end.outcome, Some(Outcome::Exhausted));
    assert!(end.sentence.is_some());
}

// Depths.

/// The chip, the tree, the domains and the profile agree on the depth: queens on the board, or the knight's
/// jumps, counted from 1.
fn depths_agree(viewer: &Viewer, shown: Snapshot) {
    let (run, depth) = (viewer.run(), shown.depth);
    assert_eq!(depth, run.solver().pieces_standing());
    if let Some(profile) = shown
        .profile
        .filter(|profile| profile.width == 1 && shown.step > 0)
    {
        let now = profile.least[shown.step as usize - 1] as usize;
        assert_eq!(now, run.solver().profile_height(), "the profile");
        let shows_depth = ["depth", "moves"].contains(&run.info().profile);
        assert!(!shows_depth || now == depth, "the profile shows the depth");
    }
    let on_full_board = run.info().profile == PAIRS;
    assert!(on_full_board || run.tally().deepest() >= depth as u64);
    let first = u32::from(matches!(run.puzzle(), Puzzle::Queens(_)));
    let levels = shown.tree.into_iter().flatten();
    let board = shown.board.unwrap();
    for (place, level) in levels.enumerate() {
        assert_eq!(level.depth, place as u32 + first, "the tree");
        let square = level.current.map(|current| current.square);
        assert!(square.is_none_or(|square| square == board.pieces[place]));
    }
    if let Puzzle::Queens(puzzle) = run.puzzle() {
        domains_agree(puzzle, &board, depth);
        queens_stand(puzzle, run, depth);
    }
}

/// A square has the depth of the queen that rules it out, or below which it failed.
fn domains_agree(puzzle: &QueensPuzzle, board: &ShownBoard, depth: usize) {
    let place = |number: u64| puzzle.size().at(number as usize);
    let unsupported = |number: u64| {
        let mut all = board.annotations.iter();
        all.any(|one| matches!(one, Annotation::Unsupported { square, .. } | Annotation::UnsupportedByColour { square, .. } if *square == number))
    };
    let levels = board.levels.iter().flatten().enumerate();
    for (number, &level) in levels.filter(|&(_, &level)| level > 0) {
        let (number, level) = (number as u64, level as usize);
        assert!(level <= depth, "there is no queen of depth {level}");
        let attacked = attack_on(puzzle, place(board.pieces[level - 1]), place(number));
        let next = board.pieces.get(level);
        let tried = next.is_none_or(|&next| place(next).row == place(number).row);
        assert!(attacked || tried || unsupported(number), "square {number}");
    }
}

/// No two queens that count attack each other.
fn queens_stand(puzzle: &QueensPuzzle, run: &Run, depth: usize) {
    let queens = run.pieces();
    let searches = run.solver().untried(0).is_some();
    if searches && queens.len() > depth {
        assert_eq!(queens.len(), depth + 1);
        let trial = queens[depth];
        assert!(
            run.all_queens()
                .iter()
                .any(|&other| attack_on(puzzle, other, trial))
        );
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn all_tell_the_same_depth(wanted in any_wanted(), steps in 0_u64..600) {
        let mut viewer = Viewer::new(wanted.run());
        for step in [0, 1, steps / 2, steps, steps + 1, steps + 2] {
            let shown = ask(&mut viewer, Request::Reach { step });
            depths_agree(&viewer, shown);
        }
    }
}

/// The first queen placed has depth 1, locked queens 0. A queen that is attacked or was taken back doesn't
/// count.
#[test]
fn depths_are_counted_from_1() {
    let depths = |mut viewer: Viewer, steps: u64| -> Vec<usize> {
        let mut depth = |step| ask(&mut viewer, Request::Reach { step }).depth;
        (0..=steps).map(&mut depth).collect()
    };
    let locked = |solver| Viewer::new(common::start(&common::queens::puzzle(8, "c5"), solver));
    assert_eq!(depths(queens(8, "backtracking"), 4), [1, 1, 1, 2, 2]);
    assert_eq!(depths(locked("backtracking"), 3), [1, 1, 1, 1]);
    let checked = depths(locked("forward-checking"), 13);
    assert_eq!(checked, [0, 1, 2, 2, 3, 4, 5, 5, 4, 3, 4, 5, 5, 4]);
    assert_eq!(depths(knight(6, "backtracking"), 3), [0, 1, 2, 3]);
}
