//! The site: the compiled modules with their licences, and the servers of tests and benchmarks.

pub mod licences;
pub mod modules;
pub mod prepare;
pub mod sites;
pub mod wasm;
