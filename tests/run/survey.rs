//! Surveys: each run equals a separate run.

use forward_check::board::{Rules, Size, Square};
use forward_check::generate::colour;
use forward_check::puzzles::{Game, KnightsPuzzle, Puzzle, QueensPuzzle};
use forward_check::run::random_setup::{random_lock, random_start};
use forward_check::run::{
    Boards, ChanceNews, CourseNews, GrowthNews, LaneOrder, Outcome, Run, RunEnd, SURVEY_LIMIT,
    Survey, SurveyNews,
};
use forward_check::solve::Purpose;
use proptest::prelude::*;

use crate::common::wanted::cases;
use crate::common::{self, check_message, colours, knights, queens, ticking};

const BOARDS: Boards = Boards {
    sides: colour::SIDES,
    make: colour::board,
};

fn order(solver: &str) -> LaneOrder {
    LaneOrder::new(solver, "")
}

/// The results of a whole survey.
fn finish(mut survey: Survey) -> SurveyNews {
    let clock = ticking(1_000.0);
    while !survey.work(f64::INFINITY, &clock) {}
    survey.news()
}

fn starts(game: Game, size: Size, order: &LaneOrder, limit: u64) -> Vec<RunEnd> {
    let survey = Survey::starts(game, size, order, limit).unwrap();
    let SurveyNews::Starts(news) = finish(survey) else {
        panic!("other news");
    };
    assert!(news.done && news.progress == 1.0);
    news.squares.into_iter().map(Option::unwrap).collect()
}

fn growth(game: Game, sides: (u32, u32), order: &LaneOrder, limit: u64) -> GrowthNews {
    let survey = Survey::growth(game, sides, 9, order, limit, Some(BOARDS)).unwrap();
    match finish(survey) {
        SurveyNews::Growth(news) => news,
        _ => panic!("other news"),
    }
}

fn chance(puzzle: Puzzle, order: &LaneOrder, seeds: u32, limit: u64) -> ChanceNews {
    let survey = Survey::chance(puzzle, order, seeds, limit).unwrap();
    match finish(survey) {
        SurveyNews::Chance(news) => news,
        _ => panic!("other news"),
    }
}

fn course(puzzle: Puzzle, order: &LaneOrder, limit: u64) -> CourseNews {
    let survey = Survey::course(puzzle, order, limit).unwrap();
    match finish(survey) {
        SurveyNews::Course(news) => news,
        _ => panic!("other news"),
    }
}

/// The figures of a separate run.
fn own(mut run: Run, limit: u64) -> RunEnd {
    run.run(limit);
    RunEnd::of(&run, 0.0)
}

/// The figures without the time.
fn untimed(end: &RunEnd) -> RunEnd {
    RunEnd {
        microseconds: 0.0,
        ..*end
    }
}

fn steps(runs: &[RunEnd]) -> Vec<u64> {
    runs.iter().map(|run| run.steps).collect()
}

/// On a board of colours, only seeds can vary, not the start.
#[test]
fn a_board_of_colours_has_no_starts() {
    let size = Size::square(8);
    let error =
        Survey::starts(Game::Colour, size, &order("backtracking"), SURVEY_LIMIT).unwrap_err();
    assert_eq!(error.code(), "no-starts");
    let message = "A board of colours has no start to choose: compare seeds or solvers instead.";
    check_message(&error, message);
    let board = Puzzle::Queens(colours::puzzle(colours::WORKED[0].0, ""));
    let runs = chance(board.clone(), &order("min-conflicts"), 5, SURVEY_LIMIT).runs;
    for (seed, run) in (0..).zip(&runs) {
        let alone = Run::new(board.clone(), "min-conflicts", seed).unwrap();
        assert_eq!(untimed(run), own(alone, SURVEY_LIMIT));
    }
}

#[test]
fn every_start_of_8_by_8_queens() {
    let size = Size::square(8);
    let [backtracking, forward] = ["backtracking", "forward-checking"].map(|solver| {
        let runs = starts(Game::Queens, size, &order(solver), SURVEY_LIMIT);
        for (square, run) in size.squares().zip(&runs) {
            let puzzle = Puzzle::Queens(QueensPuzzle::new(8, vec![square]).unwrap());
            let alone = own(common::start(&puzzle, solver), SURVEY_LIMIT);
            assert_eq!(untimed(run), alone, "{solver}");
        }
        steps(&runs)
    });
    let range = |steps: &[u64]| (*steps.iter().min().unwrap(), *steps.iter().max().unwrap());
    assert_eq!((range(&backtracking), backtracking[0]), ((34, 1_220), 874));
    assert_eq!((range(&forward), forward[0]), ((7, 183), 132));
    let hard = size
        .squares()
        .zip(&forward)
        .filter(|(_, steps)| **steps > 130);
    let hard: Vec<_> = hard.map(|(square, _)| size.name(square)).collect();
    assert_eq!(hard, ["a8", "c3", "d2", "f1", "g1", "h1"]);
}

#[test]
fn one_start_of_8_by_8_defeats_warnsdorff_in_a_fixed_order() {
    let size = Size::square(8);
    let rule = LaneOrder::new("warnsdorff", "tie-break=fixed&no-backtracking");
    let runs = starts(Game::Knights, size, &rule, SURVEY_LIMIT);
    let failed = size
        .squares()
        .zip(&runs)
        .filter(|(_, run)| run.outcome != Some(Outcome::Solved));
    let failed: Vec<_> = failed
        .map(|(square, run)| (size.name(square), run.outcome))
        .collect();
    assert_eq!(failed, [("e3".to_owned(), Some(Outcome::GaveUp))]);
}

#[test]
fn a_run_that_meets_its_limit_is_stopped_and_not_solved() {
    let runs = starts(Game::Queens, Size::square(8), &order("backtracking"), 100);
    let stopped = runs.iter().filter(|run| run.is_stopped());
    assert!(stopped.clone().all(|run| run.steps == 100));
    assert_eq!(stopped.count(), 58);
    let told = serde_json::to_value(runs[0]).unwrap();
    assert_eq!(
        (&told["outcome"], &told["steps"]),
        (&"stopped".into(), &100.into())
    );
}

/// Squares are filled in one after another; the others stay null.
#[test]
fn a_survey_reports_its_results_so_far() {
    let clock = ticking(1_000.0);
    let order = order("backtracking");
    let mut survey = Survey::starts(Game::Queens, Size::square(5), &order, SURVEY_LIMIT).unwrap();
    let (mut known, mut done) = (0, false);
    while !done {
        done = survey.work(0.0, &clock);
        let SurveyNews::Starts(news) = survey.news() else {
            panic!("other news");
        };
        let now = news.squares.iter().flatten().count();
        assert!(news.squares[..now].iter().all(Option::is_some));
        assert!(now == known || now == known + 1, "a run at a time");
        assert_eq!((done, news.done), (now == 25, now == 25));
        known = now;
    }
}

#[test]
fn boards_that_grow() {
    let news = growth(Game::Queens, (4, 12), &order("backtracking"), SURVEY_LIMIT);
    assert!(news.done);
    assert_eq!(
        news.sizes.iter().map(|size| size.n).collect::<Vec<_>>(),
        (4..=12).collect::<Vec<_>>()
    );
    for size in &news.sizes {
        let runs = (0..9).map(|sample| {
            let lock = vec![random_lock(size.n, sample)];
            let puzzle = QueensPuzzle::new(size.n, lock).unwrap();
            own(common::start(&puzzle, "backtracking"), SURVEY_LIMIT).steps
        });
        let mut runs: Vec<_> = runs.collect();
        assert_eq!(steps(&size.runs), runs);
        runs.sort_unstable();
        let spread = size.steps;
        let wanted = [runs[2], runs[4], runs[6]].map(|steps| steps as f64);
        assert_eq!([spread.low, spread.median, spread.high], wanted);
        assert_eq!(size.stopped, 0);
    }
}

/// Each sample is a separate board, made with its number as the seed.
#[test]
fn boards_of_colours_grow_as_they_are_made() {
    let news = growth(
        Game::Colour,
        (5, 8),
        &order("forward-checking"),
        SURVEY_LIMIT,
    );
    assert_eq!(
        news.sizes.iter().map(|size| size.n).collect::<Vec<_>>(),
        [5, 6, 7, 8]
    );
    for size in &news.sizes {
        let runs = (0..9).map(|sample| {
            let rules = Rules::colour((BOARDS.make)(size.n, Purpose::Colours.seed(sample)));
            let puzzle = QueensPuzzle::with(rules, Vec::new()).unwrap();
            own(common::start(&puzzle, "forward-checking"), SURVEY_LIMIT)
        });
        let alone: Vec<_> = size.runs.iter().map(untimed).collect();
        assert_eq!(alone, runs.collect::<Vec<_>>());
        assert!(
            size.runs
                .iter()
                .all(|run| run.outcome == Some(Outcome::Solved))
        );
    }
}

#[test]
fn only_boards_of_colours_that_are_made_grow() {
    let refused = |sides, solver, boards| {
        Survey::growth(Game::Colour, sides, 9, &order(solver), 10, boards).unwrap_err()
    };
    let error = refused((4, 8), "backtracking", Some(BOARDS));
    check_message(
        &error,
        "Boards in colours are made from 5 × 5 to 11 × 11: choose sizes in this range.",
    );
    assert_eq!(
        refused((5, 12), "backtracking", Some(BOARDS)).code(),
        "size"
    );
    assert_eq!(refused((5, 8), "backtracking", None).code(), "no-colours");
    assert_eq!(refused((5, 8), "linear", Some(BOARDS)).code(), "colours");
}

#[test]
fn tours_grow_from_random_starts() {
    let rule = order("warnsdorff");
    let news = growth(Game::Knights, (5, 8), &rule, SURVEY_LIMIT);
    for size in &news.sizes {
        let board = Size::square(size.n);
        for (sample, run) in (0..).zip(&size.runs) {
            let start = random_start(board, false, &[], sample).unwrap();
            let puzzle = KnightsPuzzle::new(board, start, false).unwrap();
            let run_alone = rule.with_seed(sample).run(Puzzle::Knights(puzzle)).unwrap();
            assert_eq!(run.steps, own(run_alone, SURVEY_LIMIT).steps);
        }
    }
}

/// The survey ends at the size whose median run was stopped, or at the largest board.
#[test]
fn growth_ends_where_the_limit_stops_the_median_run() {
    let news = growth(Game::Queens, (4, 30), &order("backtracking"), 1_000);
    let (last, before) = news.sizes.split_last().unwrap();
    assert!(last.stopped > 4 && last.steps.median == 1_000.0, "{last:?}");
    assert!(before.iter().all(|size| size.stopped <= 4));
    assert!(news.done && news.progress == 1.0 && last.n < 30);
    let news = growth(Game::Queens, (62, 90), &order("row-brute-force"), 10);
    assert_eq!(news.sizes.len(), 1);
    let news = growth(Game::Queens, (64, 90), &order("row-brute-force"), 10);
    assert_eq!(news.sizes.last().unwrap().n, 64);
}

#[test]
fn seeds_lead_to_different_runs() {
    let puzzle = Puzzle::Queens(queens::puzzle(50, ""));
    let solver = order("min-conflicts");
    let news = chance(puzzle.clone(), &solver, 40, SURVEY_LIMIT);
    let runs = (0..40).map(|seed| {
        own(
            solver.with_seed(seed).run(puzzle.clone()).unwrap(),
            SURVEY_LIMIT,
        )
    });
    let untimed: Vec<_> = news.runs.iter().map(untimed).collect();
    assert_eq!(untimed, runs.collect::<Vec<_>>());
    assert_eq!(news.solved, 40);
    let mut steps = steps(&news.runs);
    steps.sort_unstable();
    assert_eq!(news.median, Some((steps[19] + steps[20]) as f64 / 2.0));
    let (low, high) = (news.low.unwrap(), news.high.unwrap());
    let within = steps
        .iter()
        .filter(|&&step| (low..=high).contains(&(step as f64)));
    assert_eq!(within.count(), 36, "nine in ten");
    let stopped = chance(puzzle, &solver, 5, 10);
    assert_eq!((stopped.median, stopped.solved), (Some(10.0), 0));
}

/// The first fewest and the first most pairs in each `width` steps.
fn naive_points(mut run: Run, limit: u64, width: usize) -> Vec<(u64, u32)> {
    let mut pairs = vec![run.pairs_in_line()];
    while run.outcome().is_none() && run.steps() < limit {
        run.next_move();
        pairs.push(run.pairs_in_line());
    }
    let columns = pairs.chunks(width).zip((0..).step_by(width));
    let points = columns.flat_map(|(column, first)| {
        let place = |wanted| column.iter().position(|&pairs| pairs == wanted).unwrap();
        let least = place(*column.iter().min().unwrap());
        let most = place(*column.iter().max().unwrap());
        let mut places = vec![least, most];
        places.sort_unstable();
        places.dedup();
        places
            .into_iter()
            .map(move |place| (first + place as u64, column[place]))
    });
    points.collect()
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn every_step_of_a_course_is_seen(
        solver in prop::sample::select(vec!["hill-climbing", "simulated-annealing", "min-conflicts", "linear", "electric", "row-brute-force", "backtracking"]),
        side in 4_u32..12,
        seed: u64,
        limit in 0_u64..5_000,
    ) {
        let puzzle = Puzzle::Queens(QueensPuzzle::new(side, Vec::new()).unwrap());
        let order = order(solver).with_seed(seed);
        let news = course(puzzle.clone(), &order, limit);
        let run = || order.run(puzzle.clone()).unwrap();
        let end = own(run(), limit);
        prop_assert_eq!((news.steps, news.outcome), (end.steps, Some(end.outcome)));
        let mut width = 1;
        while (news.steps + 1).div_euclid(width) >= 1_024 {
            width *= 2;
        }
        let points: Vec<_> = news.points.iter().map(|point| (point.step, point.pairs)).collect();
        prop_assert_eq!(points, naive_points(run(), limit, width as usize));
        let mut walk = run();
        let mut restarts = Vec::new();
        while walk.steps() < news.steps {
            let before = walk.tally().restarts;
            walk.next_move();
            if walk.tally().restarts > before {
                restarts.push(walk.steps());
            }
        }
        prop_assert_eq!(news.restarts, restarts);
        let cools = news.points.iter().map(|point| point.temperature.is_some());
        prop_assert!(cools.into_iter().all(|cools| cools == (solver == "simulated-annealing")));
    }
}

#[test]
fn a_long_course_stays_short() {
    let puzzle = Puzzle::Queens(queens::puzzle(20, ""));
    let news = course(puzzle, &order("row-brute-force"), 1_000_000);
    assert_eq!((news.steps, news.outcome), (1_000_000, Some(None)));
    assert!(
        (500..=2_048).contains(&news.points.len()),
        "{}",
        news.points.len()
    );
    assert!(
        news.points
            .windows(2)
            .all(|pair| pair[0].step < pair[1].step)
    );
}

#[test]
fn wrong_surveys_are_refused() {
    let refused = |survey: Result<Survey, forward_check::run::SurveyError>| survey.unwrap_err();
    let backtracking = order("backtracking");
    let knights = Puzzle::Knights(knights::puzzle(Size::square(8), "a8", false));
    let error = refused(Survey::course(knights, &backtracking, 10));
    check_message(
        &error,
        "Attacking pairs are only counted for queens: choose Queen’s Challenge.",
    );
    let error = refused(Survey::growth(
        Game::Queens,
        (9, 4),
        9,
        &backtracking,
        10,
        None,
    ));
    check_message(
        &error,
        "There is nothing to measure: choose at least one run.",
    );
    let board = Size::new(3, 4);
    let error = refused(Survey::starts(Game::Queens, board, &backtracking, 10));
    assert_eq!(error.code(), "not-square");
    let error = refused(Survey::starts(Game::Knights, board, &order("count"), 10));
    assert_eq!(error.code(), "solver");
    let board = Size::new(5, 65);
    let error = refused(Survey::starts(Game::Knights, board, &backtracking, 10));
    check_message(
        &error,
        "Every start can be measured on boards up to 64 × 64: choose a smaller one.",
    );
    let lock = Square::new(0, 0);
    let puzzle = Puzzle::Queens(QueensPuzzle::new(8, vec![lock]).unwrap());
    let error = refused(Survey::chance(puzzle, &backtracking, 0, 10));
    assert_eq!(error.code(), "nothing");
}
