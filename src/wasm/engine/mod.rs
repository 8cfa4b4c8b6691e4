//! Runs, races, surveys, pictures, hints, grades and generated puzzles; each module has some of
//! them.

mod clock;
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
#[cfg(feature = "runs")]
mod run;
#[cfg(any(feature = "table", feature = "runs"))]
mod setting_up;
#[cfg(all(feature = "runs", not(feature = "without-queens")))]
mod solutions;
#[cfg(feature = "comparing")]
mod surveying;
#[cfg(feature = "thinking")]
mod thinking;
#[cfg(all(feature = "runs", not(feature = "without-knights")))]
mod tie_breaks;
#[cfg(feature = "comparing")]
mod wire_racing;
#[cfg(feature = "runs")]
mod wire_run;
