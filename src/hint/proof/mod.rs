//! The smallest proofs: the fewest units that show why a square is out.
//!
//! A square has a *proof* if the board has units that could not all be filled once a queen stood there. The
//! puzzle's grade is the least size, in units, of proofs that solve it together with last squares.

pub mod closure;
pub mod counting;
pub mod field;
pub mod refute;
pub mod search;
pub mod sieve;
pub mod squares;

pub use closure::Closure;
pub use counting::Counting;
pub use field::{Field, LARGEST, Position, Units, units};
pub use refute::{Says, Step, refute};
pub use search::Search;
pub use sieve::{Out, Sieve};
pub use squares::Squares;
