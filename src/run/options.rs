//! The options of solvers as people write them: names, values, and what is wrong with them.

use std::fmt;

use super::SolverInfo;
use crate::solve::options::{ClimbRule, RowOrder, SquareOrder, TieBreak};

/// What people are told about an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The word for it on a command line and in a link.
    pub name: &'static str,
    /// What it decides, as a person reads it.
    pub label: &'static str,
    /// What can be chosen.
    pub kind: OptionKind,
}

/// What values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// One of several, each as the word for it and what a person reads; the first is the default.
    Choice(&'static [(&'static str, &'static str)]),
    /// A whole number from 1 on, or none.
    Count,
    /// On, or off.
    Flag,
}

const ROW_ORDERS: [RowOrder; 2] = [RowOrder::TopDown, RowOrder::Fewest];

/// In which order rows are decided.
pub const ROWS: OptionInfo = OptionInfo {
    name: "rows",
    label: "Rows",
    kind: OptionKind::Choice(&[
        ("top-down", "from the top down"),
        ("fewest", "fewest squares left first"),
    ]),
};

const SQUARE_ORDERS: [SquareOrder; 4] = [
    SquareOrder::LeftRight,
    SquareOrder::Centre,
    SquareOrder::LeastConstraining,
    SquareOrder::Random,
];

/// In which order the squares of a row are tried.
pub const SQUARES: OptionInfo = OptionInfo {
    name: "squares",
    label: "Squares",
    kind: OptionKind::Choice(&[
        ("left-right", "from the left"),
        ("centre", "from the centre"),
        ("least-constraining", "least constraining first"),
        ("random", "drawn by lot"),
    ]),
};

/// After how many nodes the search begins anew.
pub const RESTART_AFTER: OptionInfo = OptionInfo {
    name: "restart-after",
    label: "Restart after",
    kind: OptionKind::Count,
};

const VARIANTS: [ClimbRule; 3] = [ClimbRule::Report, ClimbRule::Steepest, ClimbRule::Sideways];

/// How a hill is climbed.
pub const VARIANT: OptionInfo = OptionInfo {
    name: "variant",
    label: "ClimbRule",
    kind: OptionKind::Choice(&[
        ("report", "a random queen, as in the report"),
        ("steepest", "steepest ascent"),
        ("sideways", "steepest, with sideways moves"),
    ]),
};

const TIE_BREAKS: [TieBreak; 6] = [
    TieBreak::Fixed,
    TieBreak::Random,
    TieBreak::Pohl,
    TieBreak::Roth,
    TieBreak::SquirrelCull,
    TieBreak::Cascade,
];

/// Which of several squares with equally few ways on a knight goes to.
pub const TIE_BREAK: OptionInfo = OptionInfo {
    name: "tie-break",
    label: "Ties",
    kind: OptionKind::Choice(&[
        ("fixed", "fixed order of the jumps"),
        ("random", "drawn by lot"),
        ("pohl", "Pohl: look one jump further"),
        ("roth", "Roth: farthest from the centre"),
        ("squirrel-cull", "Squirrel and Cull: by board size"),
        ("cascade", "cascade: one after the other"),
    ]),
};

/// Whether a greedy search gives up where it is stuck.
pub const NO_BACKTRACKING: OptionInfo = OptionInfo {
    name: "no-backtracking",
    label: "Never turn back",
    kind: OptionKind::Flag,
};

/// Every option that some solver takes.
pub const OPTIONS: [OptionInfo; 6] = [
    ROWS,
    SQUARES,
    RESTART_AFTER,
    VARIANT,
    TIE_BREAK,
    NO_BACKTRACKING,
];

/// The options of a run, those not given at their defaults.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// In which order rows are decided.
    pub rows: RowOrder,
    /// In which order the squares of a row are tried.
    pub squares: SquareOrder,
    /// After how many nodes the search begins anew, if ever.
    pub restart_after: Option<u64>,
    /// How a hill is climbed.
    pub variant: ClimbRule,
    /// Which of equally good jumps is made.
    pub tie_break: TieBreak,
    /// Whether a greedy search gives up where it is stuck.
    pub no_backtracking: bool,
}

impl Options {
    /// Reads pairs of a name and a value, such as `("rows", "fewest")`.
    ///
    /// # Errors
    /// If the solver takes no such option, or the option no such value.
    pub fn read<'a>(
        solver: &'static SolverInfo,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (name, value) in given {
            let taken = solver.options.iter().find(|option| option.name == name);
            let option = taken.ok_or_else(|| OptionError::NotTaken {
                solver,
                option: name.to_owned(),
            })?;
            options
                .set(option, value)
                .ok_or_else(|| OptionError::Value {
                    option: *option,
                    value: value.to_owned(),
                })?;
        }
        Ok(options)
    }

    fn set(&mut self, option: &OptionInfo, value: &str) -> Option<()> {
        match *option {
            ROWS => self.rows = ROW_ORDERS[option.place_of(value)?],
            SQUARES => self.squares = SQUARE_ORDERS[option.place_of(value)?],
            VARIANT => self.variant = VARIANTS[option.place_of(value)?],
            TIE_BREAK => self.tie_break = TIE_BREAKS[option.place_of(value)?],
            RESTART_AFTER => self.restart_after = Some(count(value)?),
            NO_BACKTRACKING => self.no_backtracking = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }
}

fn count(value: &str) -> Option<u64> {
    value.parse().ok().filter(|&count| count > 0)
}

impl OptionInfo {
    /// The place of a value among the choices.
    fn place_of(&self, value: &str) -> Option<usize> {
        match self.kind {
            OptionKind::Choice(choices) => choices.iter().position(|(id, _)| *id == value),
            OptionKind::Count | OptionKind::Flag => None,
        }
    }
}

/// An option that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The solver takes no option of this name.
    NotTaken {
        /// The solver.
        solver: &'static SolverInfo,
        /// The name given.
        option: String,
    },
    /// The option takes no such value.
    Value {
        /// The option.
        option: OptionInfo,
        /// The value given.
        value: String,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotTaken { solver, option } => {
                write!(f, "{} takes no option {option}: ", solver.name)?;
                match solver.options {
                    [] => write!(f, "leave it out."),
                    taken => {
                        let names: Vec<_> = taken.iter().map(|option| option.name).collect();
                        write!(f, "it takes {}.", names.join(", "))
                    }
                }
            }
            Self::Value { option, value } => {
                write!(f, "“{value}” is no value of {}: ", option.name)?;
                match option.kind {
                    OptionKind::Choice(choices) => {
                        let ids: Vec<_> = choices.iter().map(|(id, _)| *id).collect();
                        write!(f, "choose one of {}.", ids.join(", "))
                    }
                    OptionKind::Count => write!(f, "write a whole number from 1 on."),
                    OptionKind::Flag => write!(f, "write true or false."),
                }
            }
        }
    }
}

impl std::error::Error for OptionError {}
