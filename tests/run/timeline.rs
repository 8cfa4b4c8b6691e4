//! Time travel: every step reached is found again exactly.

use forward_check::board::Size;
use forward_check::run::{Outcome, PROFILE_COLUMNS, Request, Run, Steps, Timeline};
use forward_check::solve::Shows;
use proptest::prelude::*;

use crate::common;
use crate::common::wanted::{any_wanted, cases, shown};
use crate::common::{go_on, knights};

/// Makes single steps, past solutions, up to a step or the end.
fn walked(mut run: Run, steps: u64) -> Run {
    while run.steps() < steps {
        let before = run.steps();
        run.pass_solution();
        run.next_move();
        if run.steps() == before {
            break;
        }
    }
    run
}

/// The steps up to `to` at which a count grows, found by single steps.
fn counted(run: &Run, to: u64, count: impl Fn(&Run) -> u64) -> Vec<u64> {
    let mut run = run.clone();
    let mut steps = Vec::new();
    while run.steps() < to {
        let before = count(&run);
        let next = run.steps() + 1;
        run = walked(run, next);
        if count(&run) > before {
            steps.push(next);
        }
    }
    steps
}

/// Carries out a request with repeated budgets of this many steps.
fn in_pieces(timeline: &mut Timeline, request: Request, piece: u64) {
    let arrived = try_pieces(timeline, request, piece, u64::MAX);
    assert!(arrived, "{request:?}");
}

/// The same with a limit of budgets; returns whether the request is done.
fn try_pieces(timeline: &mut Timeline, request: Request, piece: u64, most: u64) -> bool {
    (0..most).any(|_| {
        let before = timeline.run().steps();
        let arrived = timeline.carry_out(request, &mut Steps(piece));
        let made = timeline.run().steps().saturating_sub(before);
        let sought = matches!(request, Request::Reach { .. });
        assert!(made <= piece.max(1) || sought, "{made} steps of {piece}");
        arrived
    })
}

proptest! {
    #![proptest_config(cases(300))]

    /// `seek(k)` gives exactly the run after k steps, after any earlier seeks.
    #[test]
    fn seeking_is_stepping(wanted in any_wanted(), most in 0_u64..6_000, wishes in prop::collection::vec(any::<u64>(), 1..8)) {
        let mut timeline = Timeline::new(wanted.run());
        go_on(&mut timeline, most);
        let reached = timeline.reached();
        for wish in wishes {
            let step = wish % (reached + 1);
            timeline.seek(step);
            prop_assert_eq!(shown(timeline.run()), shown(&walked(wanted.run(), step)));
            prop_assert_eq!(timeline.reached(), reached);
        }
    }

    /// After a seek, the run continues through the known steps and beyond.
    #[test]
    fn the_future_is_kept(wanted in any_wanted(), most in 0_u64..3_000, back: u64, on in 0_u64..6_000) {
        let mut timeline = Timeline::new(wanted.run());
        go_on(&mut timeline, most);
        let reached = timeline.reached();
        timeline.seek(back % (reached + 1));
        let from = timeline.run().steps();
        go_on(&mut timeline, on);
        prop_assert_eq!(shown(timeline.run()), shown(&walked(wanted.run(), from + on)));
        prop_assert_eq!(timeline.reached(), reached.max(timeline.run().steps()));
    }

    /// A moment equals what seeking finds, and the timeline doesn't move.
    #[test]
    fn a_moment_is_what_seeking_finds(wanted in any_wanted(), most in 0_u64..3_000, wishes in prop::array::uniform2(any::<u64>())) {
        let mut timeline = Timeline::new(wanted.run());
        go_on(&mut timeline, most);
        let [here, there] = wishes.map(|wish| wish % (timeline.reached() + 1));
        timeline.seek(here);
        let before = shown(timeline.run());
        let moment = timeline.moment(there);
        prop_assert_eq!(shown(timeline.run()), before);
        timeline.seek(there);
        prop_assert_eq!(shown(&moment), shown(timeline.run()));
    }

    /// Reaching a step equals stepping there, from any step and with any budgets.
    #[test]
    fn reaching_is_stepping(wanted in any_wanted(), most in 0_u64..3_000, back: u64, step in 0_u64..6_000, piece in 0_u64..2_000) {
        let mut timeline = Timeline::new(wanted.run());
        go_on(&mut timeline, most);
        timeline.seek(back % (timeline.reached() + 1));
        in_pieces(&mut timeline, Request::Reach { step }, piece);
        prop_assert_eq!(shown(timeline.run()), shown(&walked(wanted.run(), step)));
    }

    /// The next solution, and the one after it, are where single steps find them.
    #[test]
    fn the_next_solution_is_found_in_pieces(wanted in any_wanted(), piece in 200_u64..9_000) {
        let mut timeline = Timeline::new(wanted.run());
        let mut run = wanted.run();
        for _ in 0..2 {
            if !try_pieces(&mut timeline, Request::NextSolution, piece, 20) {
                return Ok(());
            }
            run.pass_solution();
            run.run(u64::MAX);
            prop_assert_eq!(shown(timeline.run()), shown(&run));
        }
    }

    #[test]
    fn an_advance_is_cut_off_by_its_budget(wanted in any_wanted(), steps in 0_u64..3_000, budget in 1_u64..3_000) {
        let (mut timeline, mut run) = (Timeline::new(wanted.run()), wanted.run());
        for _ in 0..2 {
            let arrived = timeline.carry_out(Request::Advance { steps }, &mut Steps(budget));
            prop_assert!(arrived);
            run.run(steps.min(budget));
            prop_assert_eq!(shown(timeline.run()), shown(&run));
        }
    }

    #[test]
    fn backtracks_and_the_deepest_step_are_found(wanted in any_wanted(), most in 0_u64..2_000, place: u64, piece in 0_u64..300) {
        let mut timeline = Timeline::new(wanted.run());
        go_on(&mut timeline, most);
        let (reached, start) = (timeline.reached(), wanted.run());
        let deepest = counted(&start, reached, |run| run.tally().deepest());
        prop_assert_eq!(timeline.deepest(), deepest.last().copied().unwrap_or(0));
        let here = place % (reached + 1);
        timeline.seek(here);
        let backtracks = counted(&start, reached, |run| run.tally().backtracks);
        let before = backtracks.iter().copied().rfind(|&step| step < here);
        prop_assert_eq!(timeline.backtrack_before(), before);
        let deepest = timeline.deepest();
        prop_assert!(timeline.carry_out(Request::Deepest, &mut Steps(0)));
        prop_assert_eq!(timeline.run().steps(), deepest);
        timeline.seek(here);
        prop_assert!(timeline.carry_out(Request::BacktrackBefore, &mut Steps(0)));
        prop_assert_eq!(timeline.run().steps(), before.unwrap_or(0));
        timeline.seek(here);
        let after = backtracks.iter().copied().find(|&step| step > here);
        if let Some(after) = after {
            in_pieces(&mut timeline, Request::BacktrackAfter, piece);
            prop_assert_eq!(shown(timeline.run()), shown(&walked(wanted.run(), after)));
            prop_assert_eq!(timeline.reached(), reached, "no step beyond it is made");
        }
    }

    /// Each column has the depths of exactly the steps that it covers.
    #[test]
    fn the_profile_holds_every_depth(wanted in any_wanted(), batches in prop::collection::vec(1_u64..3_000, 1..5)) {
        let mut timeline = Timeline::new(wanted.run());
        for batch in batches {
            go_on(&mut timeline, batch);
            timeline.seek(timeline.reached() / 2);
            go_on(&mut timeline, 1);
            let reached = timeline.reached();
            timeline.seek(reached);
        }
        let width = timeline.profile().width();
        let depths = depths(wanted.run(), timeline.reached());
        let wanted: Vec<_> = depths.chunks(width as usize).map(|chunk| {
            let all = chunk.iter().copied();
            (all.clone().min().unwrap(), all.max().unwrap())
        }).collect();
        let profile = timeline.profile();
        let found: Vec<_> = profile.least().into_iter().zip(profile.most()).collect();
        prop_assert_eq!(found, wanted);
    }
}

/// The height of the profile after every step.
fn depths(mut run: Run, steps: u64) -> Vec<u32> {
    let mut depth = |_| {
        run.pass_solution();
        run.next_move();
        run.solver().profile_height() as u32
    };
    (0..steps).map(&mut depth).collect()
}

#[test]
fn a_long_run_can_be_sought_anywhere() {
    let puzzle = knights::puzzle(Size::square(8), "a8", false);
    let start = || common::start(&puzzle, "backtracking");
    let mut timeline = Timeline::new(start());
    assert_eq!(timeline.advance(u64::MAX), Some(Outcome::Solved));
    assert_eq!(timeline.reached(), 6_484_065);
    assert!(timeline.spacing() <= 16_384, "{}", timeline.spacing());
    assert!((PROFILE_COLUMNS / 2..=PROFILE_COLUMNS).contains(&timeline.profile().least().len()));
    for step in [
        0, 1, 2, 3, 8_191, 8_192, 8_193, 3_000_000, 6_484_063, 6_484_064, 6_484_065,
    ] {
        timeline.seek(step);
        let mut fresh = start();
        fresh.run(step);
        assert_eq!(shown(timeline.run()), shown(&fresh), "{step}");
    }
    assert_eq!(timeline.run().outcome(), Some(Outcome::Solved));
    timeline.seek(u64::MAX);
    assert_eq!(timeline.run().steps(), 6_484_065);
}

#[test]
fn solutions_follow_each_other() {
    let puzzle = common::queens::puzzle(6, "");
    let mut timeline = Timeline::new(common::start(&puzzle, "forward-checking"));
    let mut found = Vec::new();
    while timeline.advance(u64::MAX) == Some(Outcome::Solved) {
        found.push((timeline.run().steps(), timeline.run().answer().unwrap()));
        timeline.pass_solution();
    }
    assert_eq!(timeline.run().outcome(), Some(Outcome::Exhausted));
    let answers: Vec<_> = found.iter().map(|(_, answer)| answer.clone()).collect();
    assert_eq!(answers, common::queens::solutions(&puzzle));
    for (step, answer) in found {
        timeline.seek(step);
        assert_eq!(timeline.run().answer(), Some(answer));
    }
}
