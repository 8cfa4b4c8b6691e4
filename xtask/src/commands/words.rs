//! `cargo xtask words`: prints every text that people read, or checks its wording.

use anyhow::Result;

use crate::checks::page;
use crate::tools::npm::{self, Packages};

#[derive(clap::Args)]
pub struct Options {
    /// Files or folders, such as www/content; by default the whole checkout. Before them, --strings or --comments to
    /// print only these, --count to print only their number, --check to list banned wordings
    #[arg(allow_hyphen_values = true, trailing_var_arg = true)]
    arguments: Vec<String>,
}

pub fn run(options: &Options) -> Result<()> {
    npm::install(Packages::All)?;
    page::words(&options.arguments)
}
