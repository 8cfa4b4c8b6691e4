//! What solvers say of the end of a search of either game, with what has to be true of the board.

use std::collections::BTreeSet;

use forward_check::run::Outcome;

use super::Sentences;
use crate::common::knights::jump_apart;

pub const SENTENCES: Sentences = &[
    (r"^Everything has been tried: .*\.$", |t| {
        assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
        assert_eq!(t.solutions(), 0);
    }),
    (
        r"^There (is|are) {n} (solution|such tour)s? and no others?\.$",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
            assert_eq!(t.solutions(), t.number("n"));
        },
    ),
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
    // Theorems, and constructions that there are not: tests of their own hold them.
    (
        r"^(No (closed )?tour exists on|The square under the knight changes colour|On a board of|Tours are only|A closed tour is only|This solver builds one solution and no other).*\.$",
        |t| {
            assert!(matches!(
                t.after.outcome(),
                Some(Outcome::Exhausted | Outcome::GaveUp)
            ));
        },
    ),
];
