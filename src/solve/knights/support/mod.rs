//! Code that several solvers for knights share.

pub(crate) mod blocks;
pub(crate) mod comparison;
pub(crate) mod connectivity;
pub(crate) mod squirrel_cull;
pub(crate) mod telling;
pub(crate) mod tours;
pub(crate) mod walk;
