//! `cargo xtask bench`: measures the game natively, under Node and in browsers.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::{load, packed};
use crate::site::{sites::Sites, wasm};
use crate::tools::engine::{CHROMIUM, FIREFOX, WEBKIT};
use crate::tools::npm::{self, Packages};
use crate::tools::process::{cargo, run};

#[derive(clap::Args)]
pub struct Options {
    /// Measure only how fast the packed site loads, with its Lighthouse scores
    #[arg(long)]
    load: bool,
    /// Measure only how soon the packed page answers clicks and keys
    #[arg(long, conflicts_with = "load")]
    inp: bool,
    /// Measure only what the packed page holds after a minute and after a simulated hour
    #[arg(long, conflicts_with_all = ["load", "inp"])]
    memory: bool,
    /// Measure only how large the compiled modules are, and what in them takes the bytes
    #[arg(long, conflicts_with_all = ["load", "inp", "memory"])]
    size: bool,
    /// Measure only what the packed page costs after ten years of solved puzzles
    #[arg(long, conflicts_with_all = ["load", "inp", "memory", "size"])]
    age: bool,
    /// Measure only the interpreters of the Lab, and what ten long runs on the packed page leave behind
    #[arg(long, conflicts_with_all = ["load", "inp", "memory", "size", "age"])]
    lab: bool,
    /// Print every figure as a multiple of the one in a file of record/
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// Save the figures in record/, in a file named after today's date
    #[arg(long)]
    record: bool,
    /// A remark for the record, such as how busy the machine was
    #[arg(long, requires = "record", value_name = "WORDS")]
    note: Option<String>,
}

/// Measures and prints. Wrong counts fail; slow runs do not.
pub fn run_all(options: &Options) -> Result<()> {
    let figures = tempfile::NamedTempFile::new()?;
    measure(options, figures.path())?;
    record(options, figures.path())
}

/// Makes the benchmarks add their figures to a file.
fn measure(options: &Options, figures: &Path) -> Result<()> {
    if options.load {
        load::measure(figures)
    } else if options.inp {
        packed::measure("bench:inp", figures)
    } else if options.age {
        packed::measure("bench:age", figures)
    } else if options.lab {
        packed::measure("bench:lab", figures)
    } else if options.memory {
        packed::measure("bench:memory", figures)
    } else if options.size {
        measure_size(figures)
    } else {
        measure_speed(figures)
    }
}

/// The speed of the solvers and of the page.
fn measure_speed(figures: &Path) -> Result<()> {
    wasm::build()?;
    npm::install(Packages::All)?;
    let example = ["--package", "cli", "--example", "watched"];
    run(cargo(["build", "--release"]).args(example))?;
    run(&mut cargo(["bench", "--bench", "seek", "--bench", "race"]))?;
    run(npm::npm(["run", "--silent", "bench:node"])?.env("FIGURES", figures))?;
    let sites = Sites::start()?;
    let command = &mut npm::npm(["run", "--silent", "bench:browser"])?;
    command.env("CHROME", CHROMIUM.find()?);
    // The benchmark reports missing browsers.
    for (name, engine) in [("FIREFOX", &FIREFOX), ("WEBKIT_DRIVER", &WEBKIT)] {
        if let Ok(program) = engine.find() {
            command.env(name, program);
        }
    }
    command.env("FIGURES", figures);
    run(command.env("PAGE_URL", sites.source()))
}

/// Adds the sizes of the compiled modules to a file.
fn measure_size(figures: &Path) -> Result<()> {
    npm::install(Packages::All)?;
    let folder = tempfile::tempdir()?;
    wasm::build_named(folder.path())?;
    let sizes = &mut npm::npm(["run", "--silent", "bench:size"])?;
    run(sizes.env("FOLDER", folder.path()).env("FIGURES", figures))
}

/// Compares the figures with a record, and records them, as requested.
fn record(options: &Options, figures: &Path) -> Result<()> {
    let words = words(options);
    if words.is_empty() {
        return Ok(());
    }
    let script = ["run", "--silent", "bench:record", "--"].map(OsString::from);
    run(npm::npm(script.into_iter().chain(words))?.env("FIGURES", figures))
}

/// The arguments of `bench:record`.
fn words(options: &Options) -> Vec<OsString> {
    let mut words = Vec::new();
    if let Some(file) = &options.against {
        words.extend(["--against".into(), file.into()]);
    }
    if options.record {
        words.push("--record".into());
    }
    if let Some(note) = &options.note {
        words.extend(["--note".into(), note.into()]);
    }
    words
}
