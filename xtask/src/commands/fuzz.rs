//! `cargo xtask fuzz`: hostile inputs for some minutes.

use anyhow::Result;

use crate::checks::fuzz::fuzz;

#[derive(clap::Args)]
pub struct Options {
    /// How many minutes in total
    #[arg(long, default_value_t = 10)]
    minutes: u64,
    /// Only this target
    #[arg(long)]
    target: Option<String>,
}

pub fn run(options: &Options) -> Result<()> {
    fuzz(options.minutes, options.target.as_deref())
}
