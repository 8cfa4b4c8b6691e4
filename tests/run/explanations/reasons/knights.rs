//! The reasons in sentences about knights.

use std::collections::BTreeSet;

use forward_check::board::Square;
use forward_check::puzzles::theorems::no_tour;
use forward_check::puzzles::{KnightsPuzzle, Puzzle};
use forward_check::run::{Outcome, Run};
use forward_check::solve::Shows;

use super::super::Sentences;
use super::super::knights::{is_open, metric, puzzle as knight, reached, untried};
use super::super::told::Told;
use super::{failed, since_start};
use crate::common::knights::{goes_on, jump_apart};

pub const REASONS: Sentences = &[
    // Theorems, each the one of the puzzle, and what constructions need.
    (
        r"^(?<theorem>(No (closed )?tour exists on|The knight changes colour|A closed tour needs equal numbers).*?\.)( For an open tour, choose another solver\.)?$",
        |t| {
            let Puzzle::Knights(knights) = t.after.puzzle() else {
                panic!("no knight");
            };
            let own = no_tour(knights).map(|theorem| theorem.to_string());
            let closed = KnightsPuzzle::new(knights.size(), knights.start(), true).unwrap();
            let closed = closed.with_blocked(knights.blocked().to_vec()).unwrap();
            let closed = no_tour(&closed).map(|theorem| theorem.to_string());
            let theorem = Some(t.parts["theorem"].to_owned());
            assert!(theorem == own || theorem == closed);
        },
    ),
    (
        r"^(This solver needs a board without blocked squares|On .* this solver starts only near an edge|A closed tour needs an even number of squares, not \d+): .*another solver\.$|^This solver (opens|follows).*another solver\.$",
        |t| assert_eq!(t.after.outcome(), Some(Outcome::GaveUp)),
    ),
    // Knights.
    (r"From {s:from} the knight can only reach {s:to}", |t| {
        assert_eq!(t.around(t.before, t.square("from")), [t.square("to")]);
    }),
    (r"From {s:from} only {s:to} is left", |t| {
        assert_eq!(untried(t.before), [t.square("to")]);
        assert!(t.around(t.before, t.square("from")).len() > 1);
    }),
    (r"{s:to} has the fewest onward moves, {n:onward}", |t| {
        t.knight_is_on("to");
        let onward = |square: &Square| t.around(t.after, *square).len();
        assert_eq!(onward(&t.square("to")), t.number("onward"));
        assert!(
            untried(t.before)
                .iter()
                .all(|square| onward(square) >= t.number("onward"))
        );
    }),
    (
        r"Departure {n} of {n:allowed}: .* instead of {s:rule} \({n:fewest}\)",
        |t| {
            let tried = t.around(t.before, *t.path(t.before).last().unwrap());
            assert!(tried.contains(&t.square("rule")));
            assert!(!untried(t.before).contains(&t.square("rule")));
        },
    ),
    (
        r"(The rule alone finds no (?<found>other )?tour|No (?<other>other )?tour with {n:before} departures?)",
        |t| {
            failed(t);
            assert!(t.after.last_step().restarted);
            let found = t.has("found") || t.has("other");
            assert_eq!(since_start(t.before).1 > 0, found);
            assert_eq!(metric(t.before, "departures allowed"), t.number("before"));
        },
    ),
    (
        r"The rule’s jump from {s:from} failed, and no departure was left",
        |t| {
            failed(t);
            assert!(!untried(t.before).is_empty());
        },
    ),
    (
        r"{s:lost} is stranded: no jump can reach it any more",
        |t| {
            assert!(is_open(t, t.square("lost")));
            assert!(t.around(t.after, t.square("lost")).is_empty());
            assert!(!jump_apart(
                *t.path(t.after).last().unwrap(),
                t.square("lost")
            ));
        },
    ),
    (r"Every jump from {s:from} has failed", |t| {
        failed(t);
        assert!(untried(t.before).is_empty());
        assert!(!t.around(t.after, t.square("from")).is_empty());
    }),
    (
        r"Every square is visited, but no jump leads from {s} to {s:start}: no closed tour",
        |t| {
            assert!(t.size().squares().all(|square| !is_open(t, square)));
            assert!(!jump_apart(t.square("s"), t.square("start")));
        },
    ),
    (r"The tour did not close on {s:from}", |t| {
        failed(t);
        assert!(!jump_apart(t.square("from"), t.path(t.after)[0]));
        assert_eq!(t.path(t.before).len(), visitable(t));
    }),
    (r"After the jump to {s:from} no tour was possible", |t| {
        failed(t);
        let path: Vec<_> = t.before.solver().path().to_vec();
        if t.size().area() <= 30 {
            assert!(!goes_on(knight(t), &path));
        }
    }),
    (
        r"{s:at} is (a dead end, and a closed tour has none|a (?<second>second) dead end; a tour can have only one)",
        |t| {
            assert!(is_open(t, t.square("at")) && ways(t, t.square("at")) <= 1);
            let ends = open(t).filter(|&square| ways(t, square) <= 1).count();
            assert!(!t.has("second") || ends > 1);
            assert!(t.has("second") || knight(t).closed());
        },
    ),
    (
        r"{s:at} is cut off: the knight can’t get there any more",
        |t| {
            assert!(is_open(t, t.square("at")));
            assert!(!reached(t, None).contains(&t.square("at")));
        },
    ),
    (r"Too many squares need a jump to or from {s:at}", |t| {
        let at = t.square("at");
        // A square with two ways needs both, unless it is the end of an open tour.
        let needy = open(t).filter(|&square| square != at && jump_apart(square, at));
        let needy = needy.filter(|&square| ways(t, square) == 2).count();
        let ended = knight(t).closed() || open(t).any(|square| ways(t, square) < 2);
        let room = if is_open(t, at) { 2 } else { 1 };
        assert!(needy > room + usize::from(!ended));
    }),
    (
        r"Beyond {s:at} the unvisited squares split into separate parts: no tour visits them all",
        |t| assert!(parts_beyond(t, t.square("at")).len() > 1),
    ),
    (
        r"Beyond {s:at} two parts have one way in each: no tour visits both",
        |t| {
            let ways_in = open(t).filter(|&square| !parts_beyond(t, square).is_empty());
            // Each way in is the only one to the part beyond it, and neither is beyond the other.
            let ways_in: Vec<_> = ways_in.map(|square| parts_beyond(t, square)).collect();
            let apart = |one: &Vec<Vec<Square>>, other: &Vec<Vec<Square>>| {
                one.iter()
                    .all(|part| other.iter().all(|others| disjoint(part, others)))
            };
            assert!(
                ways_in
                    .iter()
                    .any(|one| ways_in.iter().any(|other| apart(one, other)))
            );
        },
    ),
    (
        r"{s:at} is the only way into a part where no tour can end",
        |t| {
            let at = t.square("at");
            let colour = |square: &Square| (square.row + square.column) % 2;
            let ends = |part: &Vec<Square>| {
                let own = part
                    .iter()
                    .filter(|square| colour(square) == colour(&at))
                    .count();
                let home = |&square: &Square| jump_apart(square, t.path(t.after)[0]);
                let balanced = part.len() == 2 * own || part.len() == 2 * own + 1;
                balanced && (!knight(t).closed() || part.iter().any(home))
            };
            assert!(parts_beyond(t, at).iter().any(|part| !ends(part)));
        },
    ),
    (
        r"No unvisited square leads back to {s:at}, so the tour can’t close",
        |t| {
            assert!(knight(t).closed() && t.path(t.after)[0] == t.square("at"));
            assert!(open(t).next().is_some());
            assert!(open(t).all(|square| !jump_apart(square, t.square("at"))));
        },
    ),
    (r"That was a tour", |t| {
        assert_eq!(t.path(t.before).len(), visitable(t));
        let ends = [t.path(t.before)[0], *t.path(t.before).last().unwrap()];
        assert!(!knight(t).closed() || jump_apart(ends[0], ends[1]));
    }),
    (r"This tour was found with fewer departures", |t| {
        assert_eq!(t.path(t.after).len(), visitable(t));
        assert!(metric(t.after, "departures") < metric(t.after, "departures allowed"));
    }),
    (r"Stuck\. Try {n}", |t| {
        failed(t);
        assert_eq!(t.first_metric(), t.number("n"));
        assert!(untried(t.before).is_empty() || !stranded(t.before).is_empty());
    }),
    (r"Stuck on {s}", |t| {
        t.knight_is_on("s");
        assert_eq!(t.after.outcome(), Some(Outcome::GaveUp));
        assert!(untried(t.after).is_empty() || !stranded(t.after).is_empty());
    }),
];

/// The unvisited squares.
fn open<'a>(t: &'a Told) -> impl Iterator<Item = Square> + 'a {
    t.size().squares().filter(|&square| is_open(t, square))
}

/// The number of squares of a tour.
fn visitable(t: &Told) -> usize {
    knight(t).squares_to_visit()
}

/// The number of jumps that a tour could make to or from an unvisited square.
fn ways(t: &Told, square: Square) -> usize {
    let path = t.path(t.after);
    let here = jump_apart(square, path[path.len() - 1]);
    let home = knight(t).closed() && path.len() > 1 && jump_apart(square, path[0]);
    t.around(t.after, square).len() + usize::from(here) + usize::from(home)
}

fn stranded(run: &Run) -> Vec<u32> {
    run.stranded()
}

/// The parts of the unvisited squares that the knight can reach only through a square.
fn parts_beyond(t: &Told, at: Square) -> Vec<Vec<Square>> {
    let here = *t.path(t.after).last().unwrap();
    let mut seen: BTreeSet<Square> = match at == here {
        true => BTreeSet::new(),
        false => reached_from(t, here, at).into_iter().collect(),
    };
    let mut parts = Vec::new();
    for near in t.around(t.after, at) {
        if !seen.contains(&near) {
            let part = reached_from(t, near, at);
            seen.extend(part.iter().copied());
            parts.push(part);
        }
    }
    parts
}

/// The squares that can be reached from one without another.
fn reached_from(t: &Told, from: Square, without: Square) -> Vec<Square> {
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(&here) = reached.get(next) {
        for square in t.around(t.after, here) {
            if square != without && !reached.contains(&square) {
                reached.push(square);
            }
        }
        next += 1;
    }
    reached
}

fn disjoint(one: &[Square], other: &[Square]) -> bool {
    !one.iter().any(|square| other.contains(square))
}
