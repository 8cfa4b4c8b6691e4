//! Solvers from outside run, are scrubbed, explained, raced, measured and judged like those of the roster.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, KnightsPuzzle, Puzzle, QueensPuzzle, verify};
use forward_check::run::{
    EitherSolver, LaneOrder, Outcome, OwnSolver, Race, RaceClock, RaceRequest, Request, Run,
    RunError, Survey, SurveyNews, Timeline, Unlimited, Viewer, Wanted,
};
use outside::{FirstJump, RightToLeft};

fn queens(side: u32) -> (QueensPuzzle, Run<RightToLeft>) {
    let puzzle = QueensPuzzle::new(side, Vec::new()).unwrap();
    let run = Run::of(puzzle.clone(), RightToLeft::new(&puzzle)).unwrap();
    (puzzle, run)
}

/// A stopped clock: no time budget is ever used up.
fn still() -> f64 {
    0.0
}

#[test]
fn it_finds_every_solution_and_the_judge_agrees() {
    let (puzzle, mut run) = queens(6);
    let mut found = 0;
    while run.run(u64::MAX) == Some(Outcome::Solved) {
        found += 1;
        verify::queens(&puzzle, &run.answer().unwrap()).unwrap();
        run.pass_solution();
    }
    assert_eq!((found, run.outcome()), (4, Some(Outcome::Exhausted)));
    assert_eq!(run.sentence().text, "There are exactly 4 solutions.");
}

#[test]
fn every_step_is_found_again_and_explained() {
    let (_, mut straight) = queens(8);
    let mut timeline = Timeline::new(straight.clone());
    timeline.advance(u64::MAX);
    let mut moments = Vec::new();
    while straight.outcome().is_none() {
        moments.push((straight.pieces(), straight.sentence().text, straight.line()));
        straight.next_move();
    }
    for (step, expected) in moments.into_iter().enumerate().rev() {
        timeline.seek(step as u64);
        let run = timeline.run();
        assert_eq!((run.pieces(), run.sentence().text, run.line()), expected);
    }
}

#[test]
fn its_snapshot_has_a_board_a_tree_and_a_profile() {
    let mut viewer = Viewer::new(queens(8).1);
    let shown = viewer.ask(
        Request::Advance { steps: 40 },
        &mut Unlimited,
        Wanted::EVERYTHING,
    );
    assert_eq!(shown.board.unwrap().pieces.len(), shown.depth);
    let tree = shown.tree.unwrap();
    // h8 is on the board, and seven squares of the first row are left.
    assert_eq!((tree[0].current.unwrap().square, tree[0].open), (7, 7));
    assert_eq!(shown.profile.unwrap().most.len(), 40);
    assert!(shown.sentence.is_some());
}

#[test]
fn it_races_one_of_the_roster() {
    let (puzzle, ours) = queens(8);
    let theirs = LaneOrder::new("forward-checking", "rows=fewest");
    let theirs = theirs.run(Puzzle::from(puzzle)).unwrap();
    let lanes = vec![
        ours.map_solver(EitherSolver::First),
        theirs.map_solver(EitherSolver::Second),
    ];
    let mut race = Race::of(lanes, u64::MAX).unwrap();
    let (clock, to) = (RaceClock::Steps, 1e9);
    let go = RaceRequest::Go { clock, to };
    let shown = race.ask(&go, f64::INFINITY, &still, Wanted::MOMENT);
    assert!(shown.arrived);
    for lane in shown.lanes {
        assert_eq!(lane.moment.outcome, Some(Outcome::Solved));
        assert_eq!(lane.moment.board.unwrap().pieces.len(), 8);
    }
    let names: Vec<_> = race.runs().map(|run| run.info().id).collect();
    assert_eq!(names, ["right-to-left", "forward-checking"]);
}

#[test]
fn it_is_measured_from_every_start() {
    let info = &outside::INFO;
    let entrant = OwnSolver::new(info, FirstJump::new);
    let mut survey = Survey::starts(Game::Knights, Size::square(5), &entrant, 100).unwrap();
    while !survey.work(f64::INFINITY, &still) {}
    let SurveyNews::Starts(news) = survey.news() else {
        panic!("a survey by start");
    };
    let ended = news.squares.into_iter().map(|end| end.unwrap().outcome);
    assert!(ended.clone().count() == 25 && ended.clone().all(|end| end.is_some()));
}

#[test]
fn a_walk_that_stops_says_why() {
    let puzzle = KnightsPuzzle::new(Size::square(5), Square::new(0, 1), false).unwrap();
    let mut run = Run::of(puzzle.clone(), FirstJump::new(&puzzle, 0)).unwrap();
    assert_eq!(run.run(u64::MAX), Some(Outcome::GaveUp));
    assert!(run.sentence().text.starts_with("No jump is left."));
    assert_eq!(run.pieces().len() as u64, run.steps());
}

#[test]
fn a_board_of_another_game_is_refused_in_one_sentence() {
    let queens = QueensPuzzle::new(5, Vec::new()).unwrap();
    let tour = KnightsPuzzle::new(Size::square(5), Square::new(0, 0), false).unwrap();
    let refused = Run::of(tour, RightToLeft::new(&queens)).unwrap_err();
    assert!(matches!(refused, RunError::OtherGame(..)));
    assert_eq!(
        refused.to_string(),
        "Right to left solves queens, not knights: choose another solver."
    );
    let large = QueensPuzzle::new(65, Vec::new()).unwrap();
    let refused = Run::of(large.clone(), RightToLeft::new(&large)).unwrap_err();
    assert_eq!(refused.code(), "too-large");
}
