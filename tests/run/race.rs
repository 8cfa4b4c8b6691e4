//! Races: each lane equals a separate run, after any requests.

use std::cell::Cell;

use forward_check::puzzles::{Game, Puzzle};
use forward_check::run::roster::solvers_of;
use forward_check::run::{
    LaneOrder, Outcome, Race, RaceClock, RaceError, RaceRequest, RaceSnapshot, Run, Wanted,
};
use proptest::prelude::*;

use crate::common::wanted::{cases, locked_board, shown, tour_puzzle, value};
use crate::common::{self, check_message, queens, ticking};

fn order(solver: &str) -> LaneOrder {
    LaneOrder::new(solver, "")
}

/// A puzzle of either game, and up to four solvers with any options.
fn any_race() -> impl Strategy<Value = (Puzzle, Vec<LaneOrder>)> {
    let queens = locked_board(8).prop_map(Puzzle::Queens);
    let knights = tour_puzzle(6).prop_map(Puzzle::Knights);
    let lane = (
        any::<usize>(),
        prop::array::uniform3(any::<usize>()),
        any::<u64>(),
    );
    let lanes = prop::collection::vec(lane, 1..=4);
    (prop_oneof![queens, knights], lanes).prop_map(|(puzzle, wishes)| {
        let wishes = wishes.into_iter();
        let game = puzzle.setup().game;
        let lanes = wishes.map(|(solver, options, seed)| any_order(game, solver, options, seed));
        let lanes = lanes.collect();
        (puzzle, lanes)
    })
}

fn any_order(game: Game, wish: usize, wishes: [usize; 3], seed: u64) -> LaneOrder {
    let count = solvers_of(game).count();
    let info = solvers_of(game).nth(wish % count).unwrap();
    let chosen = info.options.iter().zip(wishes);
    let words = chosen.filter_map(|(option, wish)| {
        let value = value(option, wish)?;
        Some(format!("{}={value}", option.name))
    });
    let words: Vec<_> = words.collect();
    LaneOrder::new(info.id, &words.join("&")).with_seed(seed)
}

fn any_request() -> impl Strategy<Value = RaceRequest> {
    prop_oneof![
        Just(RaceRequest::Show),
        Just(RaceRequest::Measure),
        (0_u32..2_500).prop_map(|step| steps(f64::from(step))),
        (0.0..50_000.0).prop_map(time),
        prop::collection::vec(0_u64..2_500, 0..=4).prop_map(|steps| RaceRequest::Place { steps }),
    ]
}

fn steps(to: f64) -> RaceRequest {
    let clock = RaceClock::Steps;
    RaceRequest::Go { clock, to }
}

fn time(to: f64) -> RaceRequest {
    let clock = RaceClock::Time;
    RaceRequest::Go { clock, to }
}

/// A lane after this many steps.
fn walked(start: &Run, steps: u64) -> Run {
    let mut run = start.clone();
    run.run(steps);
    run
}

/// Repeats a request until it is done.
fn finish(race: &mut Race, request: &RaceRequest, clock: &impl Fn() -> f64) -> RaceSnapshot {
    loop {
        let shown = race.ask(request, 5.0, clock, Wanted::NOTHING);
        if shown.arrived {
            return shown;
        }
    }
}

proptest! {
    #![proptest_config(cases(120))]

    /// After any requests and budgets, every lane equals a separate run at its step, and finished requests
    /// have arrived.
    #[test]
    fn every_lane_is_a_run_of_its_own(
        (puzzle, orders) in any_race(),
        requests in prop::collection::vec((any_request(), 0.0..3.0), 1..10),
        limit in 0_u64..2_000,
        tick in 100.0..1_000.0,
    ) {
        let clock = ticking(tick);
        let mut race = Race::new(&puzzle, &orders, limit).unwrap();
        let starts: Vec<_> = orders.iter().map(|order| order.run(puzzle.clone()).unwrap()).collect();
        for (request, budget) in requests {
            let before: Vec<_> = race.runs().map(Run::steps).collect();
            let told = race.ask(&request, budget, &clock, Wanted::MOMENT);
            for ((start, run), lane) in starts.iter().zip(race.runs()).zip(&told.lanes) {
                prop_assert!(run.steps() <= limit);
                prop_assert_eq!(shown(run), shown(&walked(start, run.steps())));
                prop_assert_eq!(lane.moment.step, run.steps());
                if let Some(end) = lane.end {
                    let own = walked(start, limit);
                    let counts = (own.outcome(), own.steps(), own.tally().placements, own.tally().backtracks);
                    prop_assert_eq!((end.outcome, end.steps, end.nodes, end.backtracks), counts);
                }
            }
            let here: Vec<_> = race.runs().map(Run::steps).collect();
            let wanted: Vec<_> = match &request {
                RaceRequest::Go { clock: RaceClock::Steps, to } => vec![*to as u64; here.len()],
                RaceRequest::Place { steps } => (0..here.len()).map(|lane| *steps.get(lane).unwrap_or(&before[lane])).collect(),
                RaceRequest::Go { .. } => continue,
                _ => before,
            };
            if told.arrived {
                let last = |(start, &step): (&Run, &u64)| walked(start, step.min(limit)).steps();
                let wanted: Vec<_> = starts.iter().zip(&wanted).map(last).collect();
                prop_assert_eq!(here, wanted);
            }
        }
    }

    /// More time never takes a lane back, and the time of a step leads to that step.
    #[test]
    fn time_is_steps_and_steps_are_time((puzzle, orders) in any_race(), tick in 300.0..3_000.0, mut moments in prop::collection::vec(0.0..60_000.0, 1..8)) {
        let clock = ticking(tick);
        let mut race = Race::new(&puzzle, &orders, 2_000).unwrap();
        finish(&mut race, &RaceRequest::Measure, &clock);
        moments.sort_by(f64::total_cmp);
        let mut before = vec![0; orders.len()];
        for moment in moments {
            let told = finish(&mut race, &time(moment), &clock);
            for (lane, before) in told.lanes.iter().zip(&mut before) {
                let (step, end) = (lane.moment.step, lane.end.unwrap());
                prop_assert!(*before <= step && step <= end.steps);
                prop_assert!(step == end.steps || end.microseconds >= moment);
                prop_assert!(lane.microseconds.unwrap() <= moment + 1e-6);
                *before = step;
            }
            let took = told.lanes[0].microseconds.unwrap();
            let again = finish(&mut race, &time(took), &clock);
            prop_assert!(again.lanes[0].moment.step >= told.lanes[0].moment.step);
        }
    }
}

#[test]
fn a_race_is_measured_to_its_ends() {
    let orders = ["backtracking", "forward-checking", "arc-consistency"].map(order);
    let puzzle = Puzzle::Queens(queens::puzzle(8, "a8"));
    let mut race = Race::new(&puzzle, &orders, 10_000_000).unwrap();
    let clock = ticking(1_000.0);
    let before = race.ask(&steps(120.0), f64::INFINITY, &clock, Wanted::MOMENT);
    assert!(before.arrived && !before.measured);
    assert_eq!(
        before.lanes.iter().map(|lane| lane.end).collect::<Vec<_>>(),
        [None; 3]
    );
    let told = finish(&mut race, &RaceRequest::Measure, &clock);
    assert!(told.measured);
    let stand: Vec<_> = told.lanes.iter().map(|lane| lane.moment.step).collect();
    assert_eq!(stand, [120, 120, 106], "no lane moves");
    let ends = told.lanes.iter().map(|lane| {
        let end = lane.end.unwrap();
        assert!(end.microseconds > 0.0);
        (end.outcome, end.steps, end.ruled_out)
    });
    let solved = Some(Outcome::Solved);
    let wanted = [
        (solved, 874, None),
        (solved, 132, Some(331)),
        (solved, 106, Some(204)),
    ];
    assert_eq!(ends.collect::<Vec<_>>(), wanted);
    let reached: Vec<_> = told.lanes.iter().map(|lane| lane.moment.reached).collect();
    assert_eq!(
        reached,
        [874, 132, 106],
        "their depths are known to the end"
    );
}

#[test]
fn a_lane_that_meets_its_limit_counts_as_stopped() {
    let orders = ["backtracking", "forward-checking"].map(order);
    let puzzle = Puzzle::Queens(queens::puzzle(8, "a8"));
    let mut race = Race::new(&puzzle, &orders, 200).unwrap();
    let told = finish(&mut race, &RaceRequest::Measure, &ticking(1_000.0));
    let ends = told.lanes.iter().map(|lane| lane.end.unwrap());
    let ends: Vec<_> = ends.map(|end| (end.outcome, end.steps)).collect();
    assert_eq!(ends, [(None, 200), (Some(Outcome::Solved), 132)]);
    let last = finish(&mut race, &steps(1e9), &ticking(1.0));
    assert_eq!(last.lanes[0].moment.step, 200);
    let told = serde_json::to_value(last.lanes[0].end).unwrap();
    assert_eq!(told["outcome"], "stopped");
}

/// If the machine becomes busy while a short run is repeated, the run counts as long.
#[test]
fn a_run_that_is_slower_when_repeated_is_measured() {
    let orders = ["backtracking", "forward-checking"].map(order);
    let puzzle = Puzzle::Queens(queens::puzzle(8, "a8"));
    for quick in 1..40 {
        let mut race = Race::new(&puzzle, &orders, 10_000).unwrap();
        let (looks, now) = (Cell::new(0), Cell::new(0.0));
        let clock = || {
            looks.set(looks.get() + 1);
            let passed = if looks.get() <= quick { 10.0 } else { 60_000.0 };
            now.set(now.get() + passed);
            now.get()
        };
        let told = finish(&mut race, &RaceRequest::Measure, &clock);
        assert!(told.measured, "busy after {quick} looks");
    }
}

/// Going to a time measures a lane that far.
#[test]
fn a_time_is_found_before_everything_is_measured() {
    let orders = ["backtracking", "forward-checking"].map(order);
    let puzzle = common::knights::puzzle("8".parse().unwrap(), "a8", false);
    let mut race = Race::new(&Puzzle::Knights(puzzle), &orders, 10_000_000).unwrap();
    let told = finish(&mut race, &time(30_000.0), &ticking(400.0));
    assert!(!told.measured);
    for lane in told.lanes {
        let step = lane.moment.step;
        assert!(0 < step && step < 1_731_697, "{step}");
        assert!((lane.microseconds.unwrap() - 30_000.0).abs() < 400.0);
    }
}

#[test]
fn wrong_races_are_refused() {
    let puzzle = Puzzle::Queens(queens::puzzle(8, "a8"));
    let refused = |orders: &[LaneOrder]| Race::new(&puzzle, orders, 10).unwrap_err();
    let none = refused(&[]);
    check_message(&none, "A race takes one to four solvers: add one.");
    let five = refused(&vec![order("backtracking"); 5]);
    check_message(&five, "A race takes one to four solvers: leave some out.");
    assert_eq!((none.code(), five.code()), ("lanes", "lanes"));
    let unknown = refused(&[order("backtracking"), order("telepathy")]);
    assert_eq!(unknown.code(), "solver");
    assert!(matches!(unknown, RaceError::Run(_)));
    let large = Puzzle::Queens(queens::puzzle(65, ""));
    let orders = ["row-brute-force", "linear"].map(order);
    let large = Race::new(&large, &orders, 10).unwrap_err();
    assert_eq!(large.code(), "too-large");
    let orders = [
        LaneOrder::new("backtracking", "rows=fewest"),
        order("linear"),
    ];
    assert_eq!(refused(&orders).code(), "option");
}
