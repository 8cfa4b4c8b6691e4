//! The smallest proofs: the fewest units that show why a square is out.
//!
//! A square has a *proof* if the board has units that could not all be filled once a queen stood there. The
//! puzzle's grade is the least size, in units, of proofs that solve it together with last squares.

pub(crate) mod closure;
pub(crate) mod counting;
pub(crate) mod field;
pub(crate) mod refute;
pub(crate) mod search;
pub(crate) mod sieve;
pub(crate) mod squares;

pub use closure::Closure;
pub use counting::Counting;
pub use field::{Field, LARGEST, LARGEST_CLASSIC, Position, Units, units};
pub use refute::{ProofStep, Says, refute};
pub use search::ProofSearch;
pub use sieve::{Out, Sieve};
pub use squares::Squares;
