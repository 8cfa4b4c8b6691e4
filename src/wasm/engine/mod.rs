//! Runs, races, surveys, pictures, hints, grades and generated puzzles; each module has some of
//! them.

mod clock;
#[cfg(feature = "grading")]
mod grading;
#[cfg(any(feature = "runs", feature = "comparing"))]
mod lane;
#[cfg(feature = "gif")]
mod movie;
#[cfg(feature = "pictures")]
mod picture;
#[cfg(feature = "published")]
mod published;
#[cfg(feature = "comparing")]
mod racing;
#[cfg(feature = "reader")]
mod reader;
mod reading;
#[cfg(any(feature = "tape", feature = "grading"))]
mod recording;
#[cfg(feature = "runs")]
mod run;
#[cfg(any(feature = "table", feature = "runs"))]
mod setting_up;
#[cfg(all(feature = "runs", not(feature = "without-queens")))]
mod solutions;
#[cfg(feature = "comparing")]
mod surveying;
#[cfg(feature = "tape")]
mod tape;
#[cfg(feature = "thinking")]
mod thinking;
#[cfg(all(feature = "runs", not(feature = "without-knights")))]
mod tie_breaks;
#[cfg(any(feature = "comparing", feature = "tape"))]
mod wire_racing;
#[cfg(any(feature = "runs", feature = "tape"))]
mod wire_run;
