//! The published figures, measured again: a table or a JSON array.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::support::{self, finish};
use clap::Args;
use clap::error::ErrorKind;
use forward_check::published::{CAUTION, Measurement, ROWS, Row};
use serde_json::{Value, json};

/// Measures every published figure, and says why ours differs.
#[derive(Args)]
#[command(
    after_help = "“Reproduced” follows the source to the letter, bugs and all; “corrected” is what the \
                  textbook’s algorithm gives. A dash marks what would take too long.\n\n\
                  Exit status: 0 measured, 2 bad arguments."
)]
pub struct Arguments {
    /// Print a JSON array
    #[arg(long)]
    json: bool,
    /// Leave out the rows that take over ten seconds
    #[arg(long)]
    quick: bool,
}

/// Measures.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let rows = ROWS.iter().filter(|row| !(arguments.quick && row.slow));
    let rows: Vec<_> = rows.collect();
    let written = match arguments.json {
        true => print_json(&rows),
        false => print_table(&rows),
    };
    finish(written, ExitCode::SUCCESS)
}

/// The result of a row: reproduced and corrected.
fn measure(row: &'static Row) -> (Option<u64>, Option<u64>) {
    let mut measurement = Measurement::new(row);
    while !measurement.run(u64::MAX) {}
    (measurement.reproduced(), measurement.corrected())
}

fn print_json(rows: &[&'static Row]) -> io::Result<()> {
    let rows = rows.iter().map(|row| {
        let (reproduced, corrected) = measure(row);
        json!({
            "source": row.source,
            "what": row.what,
            "n": row.n,
            "published": row.published,
            "reproduced": reproduced,
            "corrected": corrected,
            "why": row.why,
        })
    });
    let rows: Value = rows.collect();
    writeln!(io::stdout(), "{rows:#}")
}

/// Prints the table row by row as it is measured, then why figures differ.
fn print_table(rows: &[&'static Row]) -> io::Result<()> {
    let mut out = io::stdout();
    let widths = [width(rows, |row| row.source), width(rows, |row| row.what)];
    let heads = ["n", "published", "reproduced", "corrected", "why"].map(str::to_owned);
    writeln!(out, "{}", line(widths, ["source", "what"], &heads))?;
    let mut reasons = Vec::new();
    for row in rows {
        let (reproduced, corrected) = measure(row);
        let n = row.n.map(|n| n.to_string()).unwrap_or_default();
        let note = format!("({})", note(&mut reasons, row.why));
        let [published, reproduced, corrected] = [row.published, reproduced, corrected].map(figure);
        let figures = [n, published, reproduced, corrected, note];
        writeln!(out, "{}", line(widths, [row.source, row.what], &figures))?;
    }
    writeln!(out)?;
    for (number, reason) in (1..).zip(reasons) {
        writeln!(out, "({number}) {reason}")?;
    }
    writeln!(out, "\n{CAUTION}")
}

/// The most characters of a column.
fn width(rows: &[&Row], text: fn(&Row) -> &str) -> usize {
    let widths = rows.iter().map(|row| text(row).chars().count());
    widths.max().unwrap_or_default()
}

/// Words are left-aligned, figures right-aligned.
fn line(widths: [usize; 2], words: [&str; 2], figures: &[String; 5]) -> String {
    let [source, what] = widths;
    let [n, published, reproduced, corrected, why] = figures;
    format!(
        "{:source$}  {:what$}  {n:>4}  {published:>10}  {reproduced:>10}  {corrected:>10}  {why:>4}",
        words[0], words[1]
    )
}

/// The number of a reason; a new one gets the next number.
fn note(reasons: &mut Vec<&'static str>, why: &'static str) -> usize {
    let known = reasons.iter().position(|&reason| reason == why);
    let index = known.unwrap_or(reasons.len());
    if known.is_none() {
        reasons.push(why);
    }
    index + 1
}

/// A figure with commas, or a dash.
fn figure(figure: Option<u64>) -> String {
    let Some(figure) = figure else {
        return "–".to_owned();
    };
    let digits = figure.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(String::from_utf8_lossy).collect();
    groups.join(",")
}

/// One sentence in place of clap's several lines.
pub fn sentence(error: &clap::Error) -> String {
    let argument = support::argument(error);
    match error.kind() {
        _ if argument.is_empty() => "Choose from --json and --quick.".to_owned(),
        ErrorKind::UnknownArgument => {
            format!(
                "There is no argument {}: choose from --json and --quick.",
                support::quoted(&argument)
            )
        }
        ErrorKind::ArgumentConflict => support::given_twice(error),
        _ => format!("{argument} takes no value: leave it out."),
    }
}
