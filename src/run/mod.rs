//! Runs: a solver at work on a puzzle, and what the page shows of it.
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
pub mod choices;
mod ending;
mod entrant;
pub mod ghost;
pub mod lane_order;
pub mod outcome;
pub mod pace;
pub mod profile;
pub mod race;
pub mod random_setup;
pub mod request;
pub mod roster;
#[expect(
    clippy::module_inception,
    reason = "the layer is named after the run, its centre"
)]
pub mod run;
pub mod run_end;
pub mod run_error;
pub mod snapshot;
mod solving;
pub mod stopwatch;
pub mod survey;
pub mod tally;
pub mod timed_run;
pub mod timeline;
pub mod tree;
pub mod viewer;

pub use any::{AnySolver, EitherSolver};
pub use choices::{Choice, Choices, ChoicesError};
pub use entrant::{Entrant, OwnSolver};
pub use ghost::Ghost;
pub use lane_order::LaneOrder;
pub use outcome::Outcome;
pub use pace::{Budget, Pace, Steps, Unlimited};
pub use race::Race;
pub use request::Request;
pub use run::Run;
pub use run_end::RunEnd;
pub use run_error::{RunError, TooLarge, UnknownSolver};
pub use snapshot::{Snapshot, Wanted};
pub use solving::{EachSolution, EachStep, MadeStep, Solving};
pub use stopwatch::Stopwatch;
pub use survey::Survey;
pub use tally::Tally;
pub use timed_run::TimedRun;
pub use timeline::Timeline;
pub use tree::Tree;
pub use viewer::Viewer;
