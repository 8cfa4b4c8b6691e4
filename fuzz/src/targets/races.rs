//! Races, ghosts and surveys of any solvers.

use std::cell::Cell;

use forward_check::puzzles::Puzzle;
use forward_check::run::{
    Ghost, LaneOrder, Race, RaceClock, RaceRequest, Steps, Survey, SurveyError, nests,
};

use super::runs::wanted;
use crate::Given;
use crate::law::assert_sentence;

/// The largest board on which several runs take only a moment.
const LARGEST_AREA: usize = 400;

/// The longest run, in steps, and the most milliseconds, of four looks at the stopwatch each.
const LIMIT: u32 = 400;
const MILLISECONDS: u32 = 4;

pub(super) fn take(given: &mut Given) {
    let puzzle = given.puzzle(7);
    if puzzle.size().area() > LARGEST_AREA {
        return;
    }
    match given.below(3) {
        0 => race(given, &puzzle),
        1 => look_for_ghost(given, &puzzle),
        _ => survey(given, puzzle),
    }
}

fn race(given: &mut Given, puzzle: &Puzzle) {
    let game = puzzle.setup().game;
    let lanes: Vec<_> = (0..given.below(6)).map(|_| given.lane(game)).collect();
    let mut race = match Race::new(puzzle, &lanes, given.below(LIMIT).into()) {
        Ok(race) => race,
        Err(error) => return assert_sentence(&error),
    };
    for _ in 0..given.below(5) {
        let request = race_request(given);
        let milliseconds = f64::from(given.below(MILLISECONDS));
        let snapshot = race.ask(&request, milliseconds, &ticking(), wanted(given));
        assert_eq!(snapshot.lanes.len(), lanes.len());
    }
}

fn race_request(given: &mut Given) -> RaceRequest {
    match given.below(4) {
        0 => RaceRequest::Show,
        1 => RaceRequest::Measure,
        2 => RaceRequest::Go {
            clock: given.one(&[RaceClock::Steps, RaceClock::Time]),
            to: given.real(),
        },
        _ => RaceRequest::Place {
            steps: (0..given.below(6)).map(|_| given.number()).collect(),
        },
    }
}

fn look_for_ghost(given: &mut Given, puzzle: &Puzzle) {
    let game = puzzle.setup().game;
    let (weaker, stronger) = (given.lane(game), given.lane(game));
    let limit = given.below(LIMIT).into();
    let mut ghost = match Ghost::new(puzzle, &weaker, &stronger, limit) {
        Ok(ghost) => ghost,
        Err(error) => return assert_sentence(&error),
    };
    assert!(nests(game, &weaker, &stronger));
    while !ghost.work(&mut Steps(50)) {
        assert!((0.0..=1.0).contains(&ghost.progress()));
    }
    let answer = ghost.answer().expect("it is done");
    assert!(answer.spared <= answer.steps && answer.steps <= limit);
}

fn survey(given: &mut Given, puzzle: Puzzle) {
    let setup = puzzle.setup();
    let (game, lane) = (setup.game, given.lane(setup.game));
    let limit = given.below(LIMIT).into();
    let made = match given.below(4) {
        0 => Survey::starts(game, given.size(5), &lane, limit),
        1 => growth(given, &lane, limit),
        2 => Survey::chance(puzzle, &lane, given.below(5), limit),
        _ => Survey::course(puzzle, &lane, limit),
    };
    let mut survey = match made {
        Ok(survey) => survey,
        Err(error) => return assert_sentence(&error),
    };
    for _ in 0..3 {
        survey.work(f64::from(given.below(MILLISECONDS)), &ticking());
        let _ = survey.news();
    }
}

fn growth(given: &mut Given, lane: &LaneOrder, limit: u64) -> Result<Survey, SurveyError> {
    let sides = (given.below(9), given.below(9));
    Survey::growth(given.game(), sides, given.below(4), lane, limit, None)
}

/// A stopwatch on which a quarter of a millisecond passes with every look.
fn ticking() -> impl Fn() -> f64 {
    let now = Cell::new(0.0);
    move || {
        now.set(now.get() + 250.0);
        now.get()
    }
}
