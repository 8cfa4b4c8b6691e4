//! The engine: runs, races, surveys, pictures, and questions that take thought.

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
