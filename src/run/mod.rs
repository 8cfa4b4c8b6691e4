//! Runs: a solver at work on a puzzle, and its state at any step.
//!
//! A [`Run`] is a puzzle and a solver at work on it. A [`Timeline`] takes it to any of its steps, and
//! a [`Viewer`] shows each as one plain value, a [`Snapshot`]:
//!
//! ```
//! use forward_check::board::{Size, Square};
//! use forward_check::puzzles::{Game, Setup};
//! use forward_check::run::{Outcome, Request, Run, Unlimited, Viewer, Wanted};
//!
//! let setup = Setup {
//!     game: Game::Queens,
//!     size: Size::square(8),
//!     squares: vec![Square::new(0, 0)],
//!     blocked: Vec::new(),
//!     closed: false,
//!     regions: None,
//! };
//! let mut viewer = Viewer::new(Run::new(setup.build()?, "forward-checking", 0)?);
//! let snapshot = viewer.ask(Request::NextSolution, &mut Unlimited, Wanted::MOMENT);
//! assert_eq!(snapshot.outcome, Some(Outcome::Solved));
//! let queens = snapshot.board.unwrap().pieces;
//! assert_eq!(queens, [12, 23, 29, 34, 46, 49, 59]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any;
pub(crate) mod choices;
mod clocked;
mod ending;
mod entrant;
pub(crate) mod ghost;
pub(crate) mod lane_order;
pub(crate) mod outcome;
pub(crate) mod pace;
pub(crate) mod profile;
pub(crate) mod race;
pub mod random_setup;
pub(crate) mod request;
pub mod roster;
#[expect(
    clippy::module_inception,
    reason = "the layer is named after the run, its centre"
)]
pub(crate) mod run;
pub(crate) mod run_end;
pub(crate) mod run_error;
pub(crate) mod snapshot;
mod solving;
pub(crate) mod stopwatch;
pub(crate) mod survey;
pub(crate) mod tally;
pub(crate) mod timed_run;
pub(crate) mod timeline;
pub(crate) mod tree;
pub(crate) mod viewer;

pub use any::{AnySolver, EitherSolver};
pub use choices::{Choices, ChoicesError, ChosenSquare, MOST_CHOICES};
pub use clocked::ClockedRun;
pub use entrant::{Entrant, OwnSolver};
pub use ghost::{Ghost, GhostError, GhostNews, GhostProfile, MOST_SPANS, Spans, nests};
pub use lane_order::LaneOrder;
pub use outcome::Outcome;
pub use pace::{Budget, Pace, Steps, TimeBudget, Unlimited};
pub use profile::{COLUMNS as PROFILE_COLUMNS, Profile};
pub use race::{LANES, LaneMoment, Race, RaceClock, RaceError, RaceRequest, RaceSnapshot};
pub use request::Request;
pub use run::Run;
pub use run_end::RunEnd;
pub use run_error::{RunError, TooLarge, UnknownSolver};
pub use snapshot::{ShownBoard, ShownProfile, ShownSentence, Snapshot, Steering, Wanted};
pub use solving::{EachSolution, EachStep, MadeStep, Solving};
pub use stopwatch::Stopwatch;
pub use survey::{
    Boards, ChanceNews, CourseNews, CoursePoint, GrowthNews, LIMIT as SURVEY_LIMIT, SizeNews,
    Spread, StartsNews, Survey, SurveyError, SurveyNews,
};
pub use tally::Tally;
pub use timed_run::TimedRun;
pub use timeline::{MEMORY as TIMELINE_MEMORY, MOST_MARKED, Timeline, bytes_of_copy};
pub use tree::{FailedValue, Tree, TreeLevel, TreeValue};
pub use viewer::Viewer;
