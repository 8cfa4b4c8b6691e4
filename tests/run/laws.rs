//! Laws that hold for every run, on random boards with random options.

use forward_check::puzzles::{Game, Puzzle};
use forward_check::run::{AnySolver, Outcome, Run, Tally};
use forward_check::solve::{Event, Observer, Shows, Solver, Step};
use proptest::prelude::*;

use crate::common::rows::{Row, Search, searches};
use crate::common::wanted::{any_run, any_wanted, cases, locked_board, shown, tour_puzzle, value};
use crate::common::{self, judge, queens};

/// A solver with its options and seed.
fn any_row(game: Game, search: Search) -> impl Strategy<Value = &'static Row> {
    prop::sample::select(searches(game, search).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_clone_goes_on_like_the_run_itself(mut run in any_run(), first in 0_u64..3_000, then in 0_u64..3_000) {
        run.run(first);
        let mut clone = run.clone();
        run.run(then);
        clone.run(then);
        prop_assert_eq!(shown(&run), shown(&clone));
    }

    #[test]
    fn equal_runs_stay_equal(wanted in any_wanted(), most in 0_u64..5_000) {
        let (mut one, mut other) = (wanted.run(), wanted.run());
        one.run(most);
        other.run(most);
        prop_assert_eq!(shown(&one), shown(&other));
    }

    #[test]
    fn a_thousand_steps_at_once_are_a_thousand_single_steps(mut fast in any_run(), before in 0_u64..500) {
        fast.run(before);
        let mut slow = fast.clone();
        fast.run(1_000);
        for _ in 0..1_000 {
            slow.next_move();
        }
        prop_assert_eq!(shown(&fast), shown(&slow));
    }

    #[test]
    fn batches_of_any_size_come_to_the_same(run in any_run(), batches in prop::collection::vec(0_u64..8, 0..40)) {
        let (mut fast, mut slow) = (run.clone(), run);
        for batch in batches {
            fast.run(batch);
            for _ in 0..batch {
                slow.next_move();
            }
            prop_assert_eq!(shown(&fast), shown(&slow));
        }
    }

    #[test]
    fn answers_pass_the_judge(mut run in any_run()) {
        run.run(20_000);
        if let Some(answer) = run.answer() {
            judge(run.puzzle(), &answer);
        }
    }

    #[test]
    fn exhausted_agrees_with_enumeration(puzzle in locked_board(6), row in any_row(Game::Queens, Search::Lowest)) {
        let lowest = queens::solutions(&puzzle).into_iter().next();
        let run = common::run(&puzzle, &row.id, u64::MAX);
        prop_assert_eq!(run.outcome() == Some(Outcome::Exhausted), lowest.is_none());
        prop_assert_eq!(run.answer(), lowest);
    }

    #[test]
    fn tours_agree_with_enumeration(puzzle in tour_puzzle(5), row in any_row(Game::Knights, Search::Complete), wish: usize) {
        let info = row.info();
        let chosen = info.options.first().and_then(|option| Some((option.name, value(option, wish)?)));
        let options = chosen.iter().map(|(name, value)| (*name, &**value));
        let exists = common::knights::has_tour(&puzzle);
        let mut run = Run::with(Puzzle::Knights(puzzle), &row.id, options, 0).unwrap();
        run.run(u64::MAX);
        let wanted = if exists { Outcome::Solved } else { Outcome::Exhausted };
        prop_assert_eq!(run.outcome(), Some(wanted));
        if let Some(answer) = run.answer() {
            judge(run.puzzle(), &answer);
        }
    }

    #[test]
    fn observers_change_nothing(run in any_run(), most in 0_u64..2_000) {
        let mut events: Vec<Event> = Vec::new();
        let (mut seen, mut unseen, mut counted) = (run.solver().clone(), run.solver().clone(), run);
        let (made, step) = watch(&mut seen, most, &mut events);
        prop_assert_eq!((made, step), watch(&mut unseen, most, &mut ()));
        prop_assert!(seen.queens().eq(unseen.queens()));
        prop_assert_eq!(seen.path(), unseen.path());
        prop_assert_eq!(seen.levels(), unseen.levels());
        // A run counts the same events; the depth is only known after a step.
        if counted.outcome().is_none() {
            counted.run(most);
            let mut tally = Tally::default();
            events.iter().for_each(|&event| Observer::on(&mut tally, event));
            let counts = |tally: &Tally| tally.named().into_iter().filter(|(name, _)| *name != "deepest").collect::<Vec<_>>();
            prop_assert_eq!(counts(counted.tally()), counts(&tally));
        }
    }

    #[test]
    fn a_puzzle_builds_again_from_its_setup(run in any_run()) {
        prop_assert_eq!(run.puzzle().setup().build(), Ok(run.puzzle().clone()));
    }
}

fn watch(solver: &mut AnySolver, most: u64, observer: &mut impl Observer) -> (u64, Step) {
    solver.run(most, observer)
}
