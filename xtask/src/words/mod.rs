//! Every text in the checkout that people read, and the banned wordings.

pub mod banned;
pub mod files;
mod markup;
mod paragraphs;
mod rust;
mod script;
pub mod text;
