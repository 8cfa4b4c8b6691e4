//! Options of solvers: their declaration, their values as text, and errors.
//!
//! A solver declares its options in its own file. A table lists every value as an enum variant, as
//! a word for links and command lines, and as a label; flags and controls
//! are made from it.

use std::fmt;
use std::sync::Arc;

use crate::board::words::quoted;

/// Splits options as links have them, `rows=fewest&squares=random`, into names and values. A flag
/// needs no value.
pub fn option_words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let words = text.split('&').filter(|word| !word.is_empty());
    words.map(|word| word.split_once('=').unwrap_or((word, "true")))
}

/// An option with several named values.
pub trait OptionValues: Copy + PartialEq + 'static {
    /// Every value, its word in links, and its label. The first is the default.
    const TABLE: &'static [(Self, &'static str, &'static str)];
}

/// An option of a solver.
#[derive(Clone, Copy)]
pub struct OptionInfo {
    /// Its name on a command line and in a link.
    pub name: &'static str,
    /// Its label.
    pub label: &'static str,
    /// The values it takes.
    pub takes: Takes,
}

/// The name alone, as for [`SolverInfo`](super::SolverInfo).
impl fmt::Debug for OptionInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The kinds of values of an option.
#[derive(Clone, Copy)]
pub enum Takes {
    /// One of several. The function gives the word and the label of each.
    Choice(fn() -> Vec<(&'static str, &'static str)>),
    /// A whole number from 1 up, or none.
    Count,
    /// A number in an open range.
    Amount {
        /// The default.
        default: f64,
        /// The lower bound.
        above: u32,
        /// The upper bound.
        below: u32,
    },
    /// On, or off.
    Flag,
}

impl Takes {
    /// The values of an option.
    #[must_use]
    pub const fn one_of<T: OptionValues>() -> Self {
        Self::Choice(|| T::TABLE.iter().map(|&(_, id, label)| (id, label)).collect())
    }

    /// The word and the label of every value; empty unless it is a choice.
    #[must_use]
    pub fn choices(self) -> Vec<(&'static str, &'static str)> {
        match self {
            Self::Choice(choices) => choices(),
            Self::Count | Self::Amount { .. } | Self::Flag => Vec::new(),
        }
    }

    /// Reads a value, if it is valid.
    fn read(self, text: &str) -> Option<Value> {
        match self {
            Self::Choice(choices) => {
                let (id, _) = choices().into_iter().find(|&(id, _)| id == text)?;
                Some(Value::Choice(id))
            }
            Self::Count => text.parse().ok().filter(|&n| n > 0).map(Value::Count),
            Self::Amount { above, below, .. } => {
                let fits = |&amount: &f64| f64::from(above) < amount && amount < f64::from(below);
                decimal(text).filter(fits).map(Value::Amount)
            }
            Self::Flag => text.parse().ok().map(Value::Flag),
        }
    }

    /// Whether a value is the default.
    fn is_default(self, value: Value) -> bool {
        match (self, value) {
            (Self::Choice(choices), Value::Choice(id)) => choices()[0].0 == id,
            (Self::Amount { default, .. }, Value::Amount(amount)) => amount == default,
            (_, value) => value == Value::Flag(false),
        }
    }
}

/// The most digits of a number in a range.
const MOST_DIGITS: usize = 15;

/// Reads digits with at most one decimal point. Up to [`MOST_DIGITS`] digits, both the digits and
/// the power of ten are exact as `f64`, so their quotient is the nearest number to the text.
///
/// The standard library's parser would add a tenth to the smallest module in WebAssembly.
fn decimal(text: &str) -> Option<f64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = [whole, fraction].concat();
    if digits.len() > MOST_DIGITS || digits.starts_with('+') {
        return None;
    }
    let number: u64 = digits.parse().ok()?;
    let places = u32::try_from(fraction.len()).ok()?;
    Some(number as f64 / 10_u64.pow(places) as f64)
}

/// A value given for an option.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Value {
    Choice(&'static str),
    Count(u64),
    Amount(f64),
    Flag(bool),
}

/// The options of a run, without those that have their default value.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options(Arc<[(&'static str, Value)]>);

impl Options {
    /// Reads pairs of a name and a value, such as `("rows", "fewest")`. `solver` is the solver's
    /// name, `taken` the options it takes. If an option is given several times, the last value
    /// counts.
    ///
    /// # Errors
    /// If the solver takes no such option, or the option no such value.
    pub fn read<'a>(
        solver: &'static str,
        taken: &'static [OptionInfo],
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let mut values = Vec::new();
        for (name, text) in given {
            let option = taken.iter().find(|option| option.name == name);
            let option = option.ok_or_else(|| OptionError::NotTaken {
                solver,
                taken,
                option: name.to_owned(),
            })?;
            let value = option.takes.read(text);
            let value = value.ok_or_else(|| OptionError::Value {
                option: *option,
                value: text.to_owned(),
            })?;
            values.retain(|&(other, _)| other != option.name);
            if !option.takes.is_default(value) {
                values.push((option.name, value));
            }
        }
        Ok(Self(values.into()))
    }

    /// Whether every option has its default value.
    #[must_use]
    pub fn is_default(&self) -> bool {
        self.0.is_empty()
    }

    fn value(&self, option: &OptionInfo) -> Option<Value> {
        let mut values = self.0.iter();
        let (_, value) = values.find(|&&(name, _)| name == option.name)?;
        Some(*value)
    }

    /// The value chosen for an option.
    #[must_use]
    pub fn choice<T: OptionValues>(&self, option: &OptionInfo) -> T {
        let chosen = self.value(option);
        let mut table = T::TABLE.iter();
        let entry = table.find(|&&(_, id, _)| chosen == Some(Value::Choice(id)));
        entry.unwrap_or(&T::TABLE[0]).0
    }

    /// The whole number given for an option, if any.
    #[must_use]
    pub fn count(&self, option: &OptionInfo) -> Option<u64> {
        match self.value(option)? {
            Value::Count(count) => Some(count),
            _ => None,
        }
    }

    /// The number given for an option, or its default.
    ///
    /// # Panics
    /// If the option does not take a number in a range.
    #[must_use]
    pub fn amount(&self, option: &OptionInfo) -> f64 {
        match (self.value(option), option.takes) {
            (Some(Value::Amount(amount)), _) => amount,
            (_, Takes::Amount { default, .. }) => default,
            _ => panic!("{} takes no number in a range", option.name),
        }
    }

    /// Whether an option is switched on.
    #[must_use]
    pub fn flag(&self, option: &OptionInfo) -> bool {
        self.value(option) == Some(Value::Flag(true))
    }
}

/// An invalid option.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// The solver takes no option of this name.
    NotTaken {
        /// The name of the solver.
        solver: &'static str,
        /// The options that it takes.
        taken: &'static [OptionInfo],
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
            Self::NotTaken {
                solver,
                taken,
                option,
            } => {
                write!(f, "{solver} has no option {}: ", quoted(option))?;
                match *taken {
                    [] => write!(f, "leave it out."),
                    taken => {
                        let names: Vec<_> = taken.iter().map(|option| option.name).collect();
                        write!(f, "it takes {}.", names.join(", "))
                    }
                }
            }
            Self::Value { option, value } => {
                write!(
                    f,
                    "{} is not a valid value for {}: ",
                    quoted(value),
                    option.name
                )?;
                match option.takes {
                    Takes::Choice(choices) => {
                        let ids: Vec<_> = choices().into_iter().map(|(id, _)| id).collect();
                        write!(f, "choose one of {}.", ids.join(", "))
                    }
                    Takes::Count => write!(f, "write a whole number from 1 up."),
                    Takes::Amount { above, below, .. } => {
                        write!(f, "write a number between {above} and {below}.")
                    }
                    Takes::Flag => write!(f, "write true or false."),
                }
            }
        }
    }
}

impl std::error::Error for OptionError {}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn decimals_are_read_to_the_last_bit() {
        for text in [
            "0",
            "1",
            "0.1",
            "0.9999",
            ".5",
            "5.",
            "999.123456789012",
            "007",
        ] {
            assert_eq!(decimal(text), text.parse().ok(), "{text}");
        }
    }

    #[test]
    fn what_is_no_plain_decimal_is_none() {
        for text in [
            "",
            ".",
            "-1",
            "+1",
            "1e3",
            "1.2.3",
            "½",
            "nan",
            "0.000000000000000001",
        ] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }
}
