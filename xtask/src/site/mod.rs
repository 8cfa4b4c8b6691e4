//! The site: the compiled game, the transpiled or packed page, and the servers.

pub mod budget;
pub mod bundle;
pub mod esbuild;
pub mod headers;
pub mod licences;
pub mod offline;
pub mod pack;
pub mod packed;
pub mod page;
pub mod public;
pub mod routes;
pub mod scripts;
pub mod server;
pub mod sources;
pub mod transpile;
pub mod wasm;
