//! What solvers say of the end of a search of either game, with what has to be true of the board.

use forward_check::run::Outcome;

use super::Sentences;

pub const SENTENCES: Sentences = &[
    (r"^Every possibility has been ruled out: .*\.$", |t| {
        assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
        assert_eq!(t.solutions(), 0);
    }),
    (
        r"^Every possibility has been tried: there (is|are) {n} (solution|such tour)s?, and no more\.$",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
            assert_eq!(t.solutions(), t.number("n"));
        },
    ),
    // Theorems, and constructions that there are not: tests of their own hold them.
    (
        r"^(No (closed )?tour exists on|The square under the knight changes colour|On a board of|Tours are only|A closed tour is only|The solver builds this one solution and no other).*\.$",
        |t| {
            assert!(matches!(
                t.after.outcome(),
                Some(Outcome::Exhausted | Outcome::GaveUp)
            ));
        },
    ),
];
