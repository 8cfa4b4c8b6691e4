//! Sentences about the end of a search in either game, and their claims.

use std::collections::BTreeSet;

use forward_check::run::Outcome;

use super::Sentences;
use crate::common::knights::jump_apart;

pub const SENTENCES: Sentences = &[
    (
        r"^Everything was tried: there is no (closed tour|tour from .+)\.$",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
            assert_eq!(t.solutions(), 0);
        },
    ),
    (r"^There (is|are) exactly {n} (solution|tour)s?\.$", |t| {
        assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
        assert_eq!(t.solutions(), t.number("n"));
    }),
    (
        r"^{n} squares?,( each)? visited once\.( One more jump would (?<close>close) the tour\.)?$",
        |t| {
            let path = t.path(t.after);
            assert_eq!(path.len(), t.number("n"));
            assert_eq!(path.iter().collect::<BTreeSet<_>>().len(), path.len());
            let closes = || jump_apart(path[0], path[path.len() - 1]);
            assert!(!t.has("close") || closes());
        },
    ),
    // Theorems, and what solvers can't construct: other tests check these sentences.
    (
        r"^(No (closed )?tour exists on|The knight changes colour|A closed tour needs equal|On a board of|Tours are only|A closed tour is only|This solver builds only one solution).*\.$",
        |t| {
            assert!(matches!(
                t.after.outcome(),
                Some(Outcome::Exhausted | Outcome::GaveUp)
            ));
        },
    ),
];
