//! The engine: runs, races, surveys, pictures, hints, grades and made puzzles.

mod clock;
mod movie;
mod picture;
mod published;
mod racing;
mod run;
mod solutions;
mod surveying;
mod thinking;
mod wire_racing;
mod wire_run;
