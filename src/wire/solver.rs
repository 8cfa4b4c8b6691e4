//! An entry of the roster as a plain value.

use serde::Serialize;

use crate::puzzles::Game;
use crate::solve::info::Panel;
use crate::solve::options::Takes;
use crate::solve::{Kind, OptionInfo, SolverInfo, pseudocode};

/// A solver as a person meets it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "SolverInfo", export_to = "solver.ts")
)]
pub struct Solver {
    /// The game that it plays.
    pub game: Game,
    /// Its word in a link; unique within its game.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The family of methods it belongs to.
    pub kind: Kind,
    /// The family as a person reads it.
    pub family: &'static str,
    /// Whether it ever takes a piece back to try another square.
    pub goes_back: bool,
    /// Whether it moves pieces on a full board, rather than going deeper.
    pub is_local: bool,
    /// Whether it counts solutions, rather than looking for one.
    pub counts: bool,
    /// Whether it builds the one solution that it has, without a search.
    pub builds: bool,
    /// What stands beside the board first.
    pub panel: Panel,
    /// What the profile of its run shows: `depth`, `moves`, `pairs in line`.
    pub profile: &'static str,
    /// Its idea in a few words.
    pub idea: &'static str,
    /// What one step of it is: “places or takes back a queen”.
    pub step: &'static str,
    /// The most squares on a side of a board that it takes.
    pub largest: u32,
    /// Whether it ever draws at random.
    pub seeded: bool,
    /// The solver in a few lines.
    pub pseudocode: Vec<PseudocodeLine>,
    /// The options that it takes.
    pub options: Vec<SolverOption>,
}

/// A line of pseudocode.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "solver.ts"))]
pub struct PseudocodeLine {
    /// What it says, indented by two spaces for every level.
    pub text: &'static str,
    /// The ids of the steps that execute it.
    pub ids: &'static [&'static str],
}

/// An option of a solver.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "OptionInfo", export_to = "solver.ts")
)]
pub struct SolverOption {
    /// The word for it in a link.
    pub name: &'static str,
    /// What it decides, as a person reads it.
    pub label: &'static str,
    /// What it takes.
    pub kind: OptionKind,
    /// The number that an amount is by default; else empty.
    pub unasked: String,
    /// What can be chosen, the default first; empty unless it is a choice.
    pub choices: Vec<Choice>,
}

/// What an option takes: one of several values, a whole number from 1 on, a number in a range, or on
/// and off.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "solver.ts"))]
#[expect(missing_docs, reason = "said above")]
pub enum OptionKind {
    Choice,
    Count,
    Amount,
    Flag,
}

/// A value of an option.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "OptionChoice", export_to = "solver.ts")
)]
pub struct Choice {
    /// The word for it in a link.
    pub id: &'static str,
    /// What a person reads.
    pub label: &'static str,
}

impl Solver {
    /// An entry of the roster, with `number` to write fractions.
    #[must_use]
    pub fn of(info: &SolverInfo, number: fn(f64) -> String) -> Self {
        let kind = info.kind;
        Self {
            game: info.game,
            id: info.id,
            name: info.name,
            kind,
            family: kind.label(),
            goes_back: kind.goes_back(),
            is_local: kind == Kind::Local,
            counts: kind == Kind::Counting,
            builds: kind == Kind::Construction,
            panel: info.panel,
            profile: info.profile,
            idea: info.idea,
            step: info.step,
            largest: info.largest,
            seeded: info.seeded,
            pseudocode: info.pseudocode.iter().map(line).collect(),
            options: info
                .options
                .iter()
                .map(|info| option(info, number))
                .collect(),
        }
    }
}

const fn line(&pseudocode::Line { text, ids }: &pseudocode::Line) -> PseudocodeLine {
    PseudocodeLine { text, ids }
}

fn option(info: &OptionInfo, number: fn(f64) -> String) -> SolverOption {
    let (kind, unasked) = match info.takes {
        Takes::Choice(_) => (OptionKind::Choice, String::new()),
        Takes::Count => (OptionKind::Count, String::new()),
        Takes::Amount { default, .. } => (OptionKind::Amount, number(default)),
        Takes::Flag => (OptionKind::Flag, String::new()),
    };
    let choices = info.takes.choices().into_iter();
    SolverOption {
        name: info.name,
        label: info.label,
        kind,
        unasked,
        choices: choices.map(|(id, label)| Choice { id, label }).collect(),
    }
}
