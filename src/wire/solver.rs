//! A solver's entry in the roster, as a plain value.

use serde::Serialize;

use crate::puzzles::Game;
use crate::solve::options::Takes;
use crate::solve::pseudocode::CodeLine;
use crate::solve::{Aspect, Kind, OptionInfo, SolverInfo};

/// A solver, as the page shows it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "SolverInfo", export_to = "solver.ts")
)]
pub struct Solver {
    /// Its game.
    pub game: Game,
    /// Its id in links, unique within its game.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The id of its family.
    pub kind: Kind,
    /// The name of its family.
    pub family: &'static str,
    /// Whether it takes pieces back to try other squares.
    pub goes_back: bool,
    /// Whether it moves pieces on a full board.
    pub is_local: bool,
    /// Whether it counts all solutions.
    pub counts: bool,
    /// Whether it builds one solution without a search.
    pub builds: bool,
    /// The panel that opens first.
    pub panel: Panel,
    /// What the profile of its run shows, such as `depth`.
    pub profile: &'static str,
    /// Its idea in a few words.
    pub idea: &'static str,
    /// What one step does: “places or takes back a queen”.
    pub step: &'static str,
    /// The largest side that it takes, in squares.
    pub largest: u32,
    /// Whether it draws at random.
    pub seeded: bool,
    /// Why you can't choose squares for it, in a sentence; null if you can.
    pub unsteered: Option<&'static str>,
    /// Its options.
    pub options: Vec<SolverOption>,
}

/// A line of pseudocode.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "solver.ts"))]
pub struct PseudocodeLine {
    /// The line, indented by two spaces for each level.
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
    /// Its name in links.
    pub name: &'static str,
    /// Its name for people.
    pub label: &'static str,
    /// The kind of its values.
    pub kind: OptionKind,
    /// The default of an amount; else empty.
    pub unasked: String,
    /// The choices, default first; empty for other kinds.
    pub choices: Vec<Choice>,
}

/// What an option takes: one of several values, a whole number from 1, a number in a range, or on and off.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "solver.ts"))]
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
    /// Its id in links.
    pub id: &'static str,
    /// Its name for people.
    pub label: &'static str,
}

/// The panel that opens first next to the board.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "PanelId", export_to = "solver.ts")
)]
pub enum Panel {
    /// The squares that each row may still use, and the depth at which the others were ruled out.
    Domains,
    /// The squares under attack, for searches without domains.
    Attacked,
    /// The pairs of queens that share a row, a column or a diagonal.
    Pairs,
    /// The forces on the queens.
    Forces,
    /// The numbers that squares of a row are compared on.
    Compared,
    /// The onward moves from every square.
    Onward,
}

impl From<Aspect> for Panel {
    fn from(aspect: Aspect) -> Self {
        match aspect {
            Aspect::Domains => Self::Domains,
            Aspect::Attacked => Self::Attacked,
            Aspect::Pairs => Self::Pairs,
            Aspect::Forces => Self::Forces,
            Aspect::Compared => Self::Compared,
            Aspect::Onward => Self::Onward,
        }
    }
}

impl Solver {
    /// The entry of a solver; `number` formats fractions.
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
            panel: info.aspect.into(),
            profile: info.profile,
            idea: info.idea,
            step: info.step,
            largest: info.largest,
            seeded: info.seeded,
            unsteered: info.unsteered,
            options: info
                .options
                .iter()
                .map(|info| option(info, number))
                .collect(),
        }
    }
}

impl PseudocodeLine {
    /// The lines of a solver.
    pub fn of(info: &SolverInfo) -> Vec<Self> {
        let lines = info.pseudocode.iter();
        lines
            .map(|&CodeLine { text, ids }| Self { text, ids })
            .collect()
    }
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
