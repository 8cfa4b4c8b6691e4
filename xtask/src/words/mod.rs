//! Every text in the checkout that a person reads, and the wordings that are banned from it.

pub mod banned;
pub mod files;
mod markup;
mod paragraphs;
mod rust;
mod script;
pub mod text;
