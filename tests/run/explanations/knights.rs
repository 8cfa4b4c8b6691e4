//! What solvers say of knights, and of either game at its end, with what has to be true of the board.

use forward_check::board::Square;
use forward_check::run::Outcome;

use super::Sentences;
use crate::common::knights::jump_apart;

pub const SENTENCES: Sentences = &[
    (
        r"^The knight stands on {s}\.( The board is cut into {n} blocks?\.)?$",
        |t| t.knight_is_on("s"),
    ),
    (
        r"^(The tour of (block {n:block} of {n}|the first of {n:all} blocks?) is laid|Block {n:joined} of {n:blocks} is joined to those before: jumps are taken out, and others put in, so that one tour is left)\.$",
        |t| {
            let laid = t.first_metric();
            for name in ["block", "joined"] {
                assert!(!t.has(name) || t.number(name) == laid);
            }
        },
    ),
    (
        r"^Move {n}: the (knight jumps|closed tour leads on) to {s}\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.path(t.after).len(), t.number("n") + 1);
        },
    ),
    (r"^From {s:from} the knight can only reach {s}\.$", |t| {
        t.knight_is_on("s");
        assert_eq!(t.around(t.before, t.square("from")), [t.square("s")]);
    }),
    (
        r"^From {s:from} the knight can reach {n} squares; {s} leads on to the fewest: {n:ways}(, like (?<like>one|\d+) others?\. .*|\.)$",
        |t| {
            t.knight_is_on("s");
            let reach = t.around(t.before, t.square("from"));
            assert_eq!(reach.len(), t.number("n"));
            let ways = |&square: &Square| t.around(t.before, square).len();
            assert_eq!(ways(&t.square("s")), t.number("ways"));
            assert!(reach.iter().all(|square| ways(square) >= t.number("ways")));
            let like = reach
                .iter()
                .filter(|square| ways(square) == t.number("ways"))
                .count()
                - 1;
            assert_eq!(if t.has("like") { t.number("like") } else { 0 }, like);
        },
    ),
    (
        r"^From {s:from} the better jumps have failed; next {s}, which leads on to {n}\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.around(t.after, t.square("s")).len(), t.number("n"));
        },
    ),
    (
        r"^The jump to {s} strands {s:lost}: no way leads there any more, so the knight turns back\.$",
        |t| {
            t.knight_is_on("s");
            assert!(t.around(t.after, t.square("lost")).is_empty());
            assert!(!jump_apart(t.square("s"), t.square("lost")));
        },
    ),
    (
        r"^{s:lost} was stranded: back from {s:from} to {s}\.$",
        |t| {
            t.went_back("from", "s");
            assert!(t.around(t.before, t.square("lost")).is_empty());
        },
    ),
    (
        r"^Dead end on {s:from}: every square around is visited\. Back to {s}\.$",
        |t| {
            t.went_back("from", "s");
            assert!(t.around(t.after, t.square("from")).is_empty());
        },
    ),
    (
        r"^(Every jump from {s:from} has failed\. Back to {s}|Back from {s:here} to {s:there})\.$",
        |t| match t.has("from") {
            true => t.went_back("from", "s"),
            false => t.went_back("here", "there"),
        },
    ),
    (
        r"^(The jump to {s} leaves {s:end} with too few ways in and out: the knight turns back|The jump to {s:to} cuts {s:cut} off, with all around it: the knight turns back|After the jump to {s:on} .* {s:at}.*)\.$",
        |t| {
            let to = ["s", "to", "on"]
                .into_iter()
                .find(|name| t.has(name))
                .unwrap();
            t.knight_is_on(to);
            if t.has("end") {
                assert!(t.around(t.after, t.square("end")).len() <= 1);
            }
            assert!(!t.has("cut") || !t.path(t.after).contains(&t.square("cut")));
        },
    ),
    (
        r"^Stuck, and the next tie-break begins on {s}: try {n}\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.path(t.after).len(), 1);
            assert_eq!(t.first_metric(), t.number("n"));
        },
    ),
    (
        r"^Stuck on {s} after {n} of {n:all} squares( in try \d+)?, with seed {n:seed}: choose another tie-break, or let the knight turn back\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.path(t.after).len(), t.number("n"));
        },
    ),
    (
        r"^The knight has visited all {n} squares? once(, and one more jump would close the tour)?\.$",
        |t| {
            assert_eq!(t.path(t.after).len(), t.number("n"));
            assert_eq!(t.after.outcome(), Some(Outcome::Solved));
        },
    ),
];
