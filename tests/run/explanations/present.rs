//! Sentences in the present tense are true of the state after the step, which is drawn; changes
//! were not true before; the past tense was true then.
//!
//! These claims apply to every sentence of a queens solver, in addition to its pattern.

use std::sync::LazyLock;

use forward_check::board::Square;
use forward_check::run::Run;
use forward_check::solve::{Annotation, Shows};
use regex::{Captures, Regex};

use super::{named, pattern};

/// Checks the claim of a phrase.
type Judge = fn(&Moment, &Captures) -> Result<(), String>;

/// The state before a step, and the one after it that is drawn.
pub struct Moment<'a> {
    pub before: &'a Run,
    pub after: &'a Run,
    /// The whole sentence.
    pub text: &'a str,
}

/// Phrases in the present tense.
static CLAIMS: LazyLock<Vec<(Regex, Judge)>> = LazyLock::new(|| {
    let all: [(&str, Judge); 5] = [
        (r"[Rr]ow {n} (runs|has run) out of squares", is_empty),
        (r"[Rr]ow {n} (has|keeps) only {s}", is_news),
        (
            r"[Rr]ows? (?<rows>[\d, and]+?) (and \d+ more )?(is|are) used up",
            is_used_up,
        ),
        (r"[Rr]ow {n} gets (?<squares>.+?) back", gets_back),
        (r"(^|\. |: )Queen on {s}", stands),
    ];
    let compiled = all.into_iter().map(|(text, judge)| (pattern(text), judge));
    compiled.collect()
});

/// The fault of a sentence.
pub fn faults(moment: &Moment) -> Vec<String> {
    let judged = CLAIMS.iter().flat_map(|(phrase, judge)| {
        let found = phrase.captures_iter(moment.text);
        found.filter_map(|parts| judge(moment, &parts).err())
    });
    judged.collect()
}

impl Moment<'_> {
    fn row(&self, rank: &str) -> u32 {
        self.after.puzzle().size().rows - rank.replace(',', "").parse::<u32>().unwrap()
    }

    fn squares(&self, names: &str) -> Vec<Square> {
        named(names, self.after)
    }

    /// The squares drawn as possible in a row; `None` if the solver keeps no domains.
    fn left(&self, run: &Run, row: u32) -> Option<Vec<Square>> {
        let (levels, size) = (run.solver().levels()?, self.after.puzzle().size());
        let row = (0..size.columns).map(|column| Square::new(row, column));
        Some(
            row.filter(|&square| levels[size.index(square)] < 0)
                .collect(),
        )
    }

    fn has_queen(&self, run: &Run, row: u32) -> bool {
        run.all_queens().iter().any(|queen| queen.row == row)
    }

    fn drawn(&self) -> Vec<Annotation> {
        self.after.annotations()
    }

    fn possible(&self, run: &Run, square: Square) -> bool {
        let left = self.left(run, square.row);
        left.is_none_or(|left| left.contains(&square))
    }
}

/// The fault in the drawing of the last step.
pub fn misdrawn(moment: &Moment) -> Vec<Annotation> {
    let (before, after) = (moment.before, moment.after);
    let is_so = |annotation: &Annotation| match *annotation {
        Annotation::Emptied { row } => {
            let wiped = after.last_step().wiped_out.map(|square| square.row);
            wiped == Some(row) && !moment.has_queen(after, row)
        }
        Annotation::UsedUp { row } => {
            moment.left(before, row).is_none_or(|left| left.is_empty())
                && !moment.has_queen(after, row)
        }
        // A colour can't use a square in the row of a queen, which gets it back with that queen.
        Annotation::FreeAgain { square } => {
            let was_free = moment.possible(before, square) && !moment.has_queen(before, square.row);
            !was_free && moment.possible(after, square)
        }
        Annotation::TakenBack { square } => {
            before.pieces().contains(&square) && !after.pieces().contains(&square)
        }
        _ => true,
    };
    let drawn = moment.drawn().into_iter();
    drawn.filter(|annotation| !is_so(annotation)).collect()
}

/// Fails with a reason.
fn hold(holds: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason()) }
}

fn is_empty(moment: &Moment, parts: &Captures) -> Result<(), String> {
    let row = moment.row(&parts["n"]);
    let left = moment.left(moment.after, row).unwrap_or_default();
    hold(left.is_empty(), || {
        format!("the board shows {left:?} free in row {}", &parts["n"])
    })
}

fn is_news(moment: &Moment, parts: &Captures) -> Result<(), String> {
    let (row, only) = (moment.row(&parts["n"]), moment.squares(&parts["s"]));
    let [before, after] = [moment.before, moment.after].map(|run| moment.left(run, row).unwrap());
    hold(after == only, || format!("the board shows {after:?} free"))?;
    hold(before.len() > 1, || {
        format!("that is no news: {before:?} before")
    })
}

/// A row is used up if all its squares had been tried or ruled out when the search turned back. If
/// squares of it are free now, the same sentence must say so, and the row must be outlined.
fn is_used_up(moment: &Moment, parts: &Captures) -> Result<(), String> {
    for rank in parts["rows"]
        .split(|c: char| !c.is_ascii_digit())
        .filter(|rank| !rank.is_empty())
    {
        let row = moment.row(rank);
        hold(!moment.has_queen(moment.after, row), || {
            format!("row {rank} has a queen")
        })?;
        let before = moment.left(moment.before, row).unwrap_or_default();
        hold(before.is_empty(), || {
            format!("row {rank} had {before:?} to try")
        })?;
        let free = moment.left(moment.after, row).unwrap_or_default();
        let told = format!("Row {rank} gets ");
        hold(free.is_empty() || moment.text.contains(&told), || {
            format!("the board shows {free:?} free in row {rank}")
        })?;
        let outlined = moment.drawn().contains(&Annotation::UsedUp { row });
        hold(outlined, || format!("row {rank} is not outlined"))?;
    }
    Ok(())
}

/// A sentence lists everything that a row gets back: all squares by name, or some and the number of
/// others.
fn gets_back(moment: &Moment, parts: &Captures) -> Result<(), String> {
    let row = moment.row(&parts["n"]);
    let [before, after] = [moment.before, moment.after].map(|run| moment.left(run, row).unwrap());
    let back: Vec<_> = after
        .into_iter()
        .filter(|square| !before.contains(square))
        .collect();
    let told = moment.squares(&parts["squares"]);
    let more = pattern(r"{n} more").captures(&parts["squares"]);
    let more = more.map_or(0, |more| more["n"].parse().unwrap());
    let all = told.iter().all(|square| back.contains(square)) && told.len() + more == back.len();
    hold(all, || format!("the row got {back:?} back"))
}

fn stands(moment: &Moment, parts: &Captures) -> Result<(), String> {
    let squares = moment.squares(&parts["s"]);
    let standing = moment.after.all_queens();
    hold(
        squares.iter().all(|square| standing.contains(square)),
        || format!("no queen on {}", &parts["s"]),
    )
}
