//! Code that several solvers for queens share.

pub(crate) mod charges;
pub(crate) mod combination;
pub(crate) mod conflicts;
pub(crate) mod exp;
pub(crate) mod holders;
pub(crate) mod lookahead;
pub(crate) mod parts;
pub(crate) mod random_ties;
pub(crate) mod repair;
pub(crate) mod symmetry;
pub(crate) mod trial;
pub(crate) mod tries;
