//! Why two methods can't be compared, in a sentence that says what to do.

use std::fmt;

use crate::run::RunError;

/// Why one method's tree can't be laid over another's.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GhostError {
    /// One of the methods can't run.
    Run(RunError),
    /// The stronger method's tree doesn't lie inside the weaker's.
    Apart {
        /// The name of the weaker.
        weaker: &'static str,
        /// The name of the stronger.
        stronger: &'static str,
    },
}

impl GhostError {
    /// The error's code, which never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Run(error) => error.code(),
            Self::Apart { .. } => "apart",
        }
    }
}

impl fmt::Display for GhostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Run(error) => error.fmt(f),
            Self::Apart { weaker, stronger } => write!(
                f,
                "The search tree of “{stronger}” doesn’t lie inside that of “{weaker}”: choose two \
                 methods that try the same squares in the same order."
            ),
        }
    }
}

impl std::error::Error for GhostError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Run(error) => Some(error),
            Self::Apart { .. } => None,
        }
    }
}

impl From<RunError> for GhostError {
    fn from(error: RunError) -> Self {
        Self::Run(error)
    }
}
