//! Sentences about knights, and their claims.

use forward_check::board::Square;
use forward_check::puzzles::{KnightsPuzzle, Puzzle};
use forward_check::run::{Outcome, Run};
use forward_check::solve::{Annotation, Shows};

use super::Sentences;
use super::told::Told;
use crate::common::knights::jump_apart;

pub const SENTENCES: Sentences = &[
    (
        r"^The knight starts on {s}\.( The board is (cut into {n} blocks|a single block)\.)?$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.path(t.after).len(), 1);
        },
    ),
    (
        r"^(The board is a single block\. Its tour is ready|Block {n:laid} of {n:all} has its own tour)\.$",
        |t| {
            let laid = if t.has("laid") { t.number("laid") } else { 1 };
            assert_eq!(t.first_metric(), laid);
            assert!(!t.has("all") || t.number("all") > 1);
            assert_eq!(drawn_jumps(t), (0, 0));
        },
    ),
    (
        r"^Block {n:joined} of {n:all} is joined to the rest: {n:out} jumps? removed, {n:in} added\.$",
        |t| {
            assert_eq!(t.first_metric(), t.number("joined"));
            assert_eq!(drawn_jumps(t), (t.number("out"), t.number("in")));
        },
    ),
    (r"^The closed tour goes from {s:from} to {s}\.$", |t| {
        jumped(t, "from", "s");
    }),
    (
        r"^{s:from} to {s}, ({n:onward} onward moves?|a dead end)\.$",
        |t| {
            jumped(t, "from", "s");
            let onward = t.around(t.after, t.square("s")).len();
            assert_eq!(
                onward,
                if t.has("onward") {
                    t.number("onward")
                } else {
                    0
                }
            );
            assert!(!t.has("onward") || onward > 0);
        },
    ),
    (r"^From {s:from} the knight can only reach {s}\.$", |t| {
        jumped(t, "from", "s");
        assert_eq!(t.around(t.before, t.square("from")), [t.square("s")]);
        compares(t, &[t.square("s")]);
    }),
    (
        r"^From {s:from} only {s} is left: {n:onward} onward moves?\.$",
        |t| {
            jumped(t, "from", "s");
            assert_eq!(untried(t.before), [t.square("s")]);
            assert!(t.around(t.before, t.square("from")).len() > 1);
            compares(t, &[t.square("s")]);
        },
    ),
    (
        r"^(From {s:from}:|Of the jumps left from {s:left},) {s} has the fewest onward moves, {n:onward}\.( (?<tie>Tie broken .*|.* also ties; .* decides?)\.)?$",
        |t| {
            let all = t.around(
                t.before,
                t.square(if t.has("from") { "from" } else { "left" }),
            );
            let untried = untried(t.before);
            jumped(t, if t.has("from") { "from" } else { "left" }, "s");
            assert_eq!(untried.len() == all.len(), t.has("from"));
            compares(t, &untried);
            let onward = |square: &Square| t.around(t.after, *square).len();
            assert!(
                untried
                    .iter()
                    .all(|square| onward(square) >= t.number("onward"))
            );
            let tied = untried
                .iter()
                .filter(|square| onward(square) == t.number("onward"));
            assert_eq!(tied.clone().count() > 1, t.has("tie"));
            if t.has("tie") {
                tie_is_broken(t, tied.copied().collect());
            }
        },
    ),
    (
        r"^Departure {n:departure} of {n:allowed}: {s} \({n:onward} onward moves?\) instead of {s:rule} \({n:fewest}\)\.$",
        |t| {
            t.knight_is_on("s");
            let path = t.path(t.before);
            let all = t.around(t.before, path[path.len() - 1]);
            compares(t, &all);
            let onward = |square: &Square| t.around(t.after, *square).len();
            let fewest = all.iter().map(onward).min();
            assert_eq!(fewest, Some(t.number("fewest")));
            assert_eq!(onward(&t.square("rule")), t.number("fewest"));
            assert!(!untried(t.before).contains(&t.square("rule")));
            let metrics = [
                metric(t.after, "departures"),
                metric(t.after, "departures allowed"),
            ];
            assert_eq!(metrics, [t.number("departure"), t.number("allowed")]);
        },
    ),
    (
        r"^(The rule alone finds no (other )?tour|No (other )?tour with {n:before} departures?)\. Start over on {s} with {n:allowed} departures? allowed\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.path(t.after).len(), 1);
            assert_eq!(metric(t.after, "departures allowed"), t.number("allowed"));
            let before = if t.has("before") {
                t.number("before")
            } else {
                0
            };
            assert_eq!(before + 1, t.number("allowed"));
        },
    ),
    (
        r"^The rule’s jump from {s:from} failed, and no departure was left\. Back to {s}\.$",
        |t| {
            went_back(t, "from", "s");
            assert!(!untried(t.before).is_empty());
            assert_eq!(
                metric(t.before, "departures"),
                metric(t.after, "departures allowed")
            );
        },
    ),
    (
        r"^{s:from} to {s}\. {s:lost} is stranded: no jump can reach it any more\.$",
        |t| {
            jumped(t, "from", "s");
            assert!(is_open(t, t.square("lost")));
            assert!(t.around(t.after, t.square("lost")).is_empty());
            assert!(!jump_apart(t.square("s"), t.square("lost")));
            nothing_compared(t);
        },
    ),
    (
        r"^The jump to {s:from} stranded {s:lost}\. Back to {s}\.$",
        |t| {
            went_back(t, "from", "s");
            assert!(t.around(t.before, t.square("lost")).is_empty());
        },
    ),
    (r"^{s:from} is a dead end\. Back to {s}\.$", |t| {
        went_back(t, "from", "s");
        assert!(t.around(t.after, t.square("from")).is_empty());
    }),
    (
        r"^Every jump from {s:from} has failed\. Back to {s}\.$",
        |t| {
            went_back(t, "from", "s");
            assert!(!t.around(t.after, t.square("from")).is_empty());
            assert!(untried(t.before).is_empty());
        },
    ),
    (
        r"^Every square is visited, but no jump leads from {s} to {s:start}: no closed tour\.$",
        |t| {
            t.knight_is_on("s");
            let path = t.path(t.after);
            assert_eq!(path[0], t.square("start"));
            assert!(t.size().squares().all(|square| !is_open(t, square)));
            assert!(!jump_apart(t.square("s"), t.square("start")));
            nothing_compared(t);
        },
    ),
    (
        r"^The tour did not close on {s:from}\. Back to {s}\.$",
        |t| {
            went_back(t, "from", "s");
            assert!(
                t.size()
                    .squares()
                    .all(|square| !is_open(t, square) || square == t.square("from"))
            );
            assert!(!jump_apart(t.square("from"), t.path(t.after)[0]));
        },
    ),
    (r"^That was a tour\. Back to {s} for another\.$", |t| {
        t.knight_is_on("s");
        assert_eq!(t.path(t.after).len() + 1, t.path(t.before).len());
        nothing_compared(t);
    }),
    (
        r"^After the jump to {s:from} no tour was possible\. Back to {s}\.$",
        |t| {
            went_back(t, "from", "s");
            assert!(fault(t.before).is_some() && fault(t.after).is_none());
        },
    ),
    (
        r"^{s:from} to {s}\. {s:at} is (?<dead>a dead end, and a closed tour has none|a second dead end; a tour can have only one)\.$",
        |t| {
            doomed(t);
            let ways = |square: Square| {
                let beside = jump_apart(square, t.square("s"));
                t.around(t.after, square).len() + usize::from(beside)
            };
            assert!(is_open(t, t.square("at")) && ways(t.square("at")) <= 1);
            if t.parts["dead"].contains("second") {
                let open = t.size().squares().filter(|&square| is_open(t, square));
                assert!(open.filter(|&square| ways(square) <= 1).count() > 1);
            }
        },
    ),
    (
        r"^{s:from} to {s}\. {s:at} is cut off: the knight can’t get there any more\.$",
        |t| {
            doomed(t);
            assert!(is_open(t, t.square("at")) && !reached(t, None).contains(&t.square("at")));
        },
    ),
    (
        r"^{s:from} to {s}\. {s:at} is the only way into a part where no tour can end\.$",
        |t| {
            doomed(t);
            let beyond = reached(t, None).len() - 1 > reached(t, Some(t.square("at"))).len();
            assert!(beyond);
        },
    ),
    (
        r"^{s:from} to {s}\. (Too many squares need a jump to or from {s:at}|Beyond {s:beyond} (the unvisited squares split into separate parts: no tour visits them all|two parts have one way in each: no tour visits both))\.$",
        doomed,
    ),
    (
        r"^{s:from} to {s}\. No unvisited square leads back to {s:at}, so the tour can’t close\.$",
        |t| {
            doomed(t);
            assert!(puzzle(t).closed());
            assert_eq!(t.path(t.after)[0], t.square("at"));
            let mut open = t.size().squares().filter(|&square| is_open(t, square));
            assert!(open.clone().next().is_some());
            assert!(open.all(|square| !jump_apart(square, t.square("at"))));
        },
    ),
    (
        r"^{s:from} to {s}\. This tour was found with fewer departures\.$",
        |t| {
            jumped(t, "from", "s");
            nothing_compared(t);
        },
    ),
    (
        r"^Stuck\. Try {n}: start over on {s}, with ties broken .*\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.path(t.after).len(), 1);
            assert_eq!(t.first_metric(), t.number("n"));
            nothing_compared(t);
        },
    ),
    (
        r"^Stuck on {s}( in try \d+)? with {n} squares? left( \(seed {n:seed}\))?\. Try another tie-break, or allow turning back\.$",
        |t| {
            t.knight_is_on("s");
            let open = t.size().squares().filter(|&square| is_open(t, square));
            assert_eq!(open.count(), t.number("n"));
            assert!(!t.has("seed") || t.number("seed") as u64 == t.after.seed());
            nothing_compared(t);
        },
    ),
    // Missing constructions: they have separate tests.
    (
        r"^(This solver (needs|opens|follows)|On \d+ × \d+ this solver starts only near an edge|A closed tour needs an even number of squares, not \d+).*: .*another solver\.$",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::GaveUp));
            nothing_compared(t);
        },
    ),
    (
        r"^The knight has visited all {n} squares? once(, and one more jump would close the tour)?\.$",
        |t| {
            assert_eq!(t.path(t.after).len(), t.number("n"));
            assert_eq!(t.after.outcome(), Some(Outcome::Solved));
            nothing_compared(t);
        },
    ),
];

/// The knight has just jumped.
fn jumped(t: &Told, from: &str, to: &str) {
    assert_eq!(t.path(t.before).last(), Some(&t.square(from)));
    assert_eq!(
        t.path(t.after),
        [t.path(t.before), vec![t.square(to)]].concat()
    );
}

/// The knight has just turned back, and nothing is compared.
fn went_back(t: &Told, from: &str, to: &str) {
    t.went_back(from, to);
    assert_eq!(t.path(t.after).len() + 1, t.path(t.before).len());
    nothing_compared(t);
}

/// Whether the knight may still visit a square.
pub fn is_open(t: &Told, square: Square) -> bool {
    !puzzle(t).is_blocked(square) && !t.path(t.after).contains(&square)
}

pub fn puzzle<'a>(t: &Told<'a>) -> &'a KnightsPuzzle {
    match t.after.puzzle() {
        Puzzle::Knights(puzzle) => puzzle,
        Puzzle::Queens(_) => panic!("no knight"),
    }
}

/// The squares that are still to be tried from the knight's.
pub fn untried(run: &Run) -> Vec<Square> {
    let mut squares = run.solver().untried(run.solver().path().len()).unwrap();
    squares.sort_unstable();
    squares
}

/// A metric of a solver, by name.
pub fn metric(run: &Run, name: &str) -> usize {
    let metrics = run.metrics();
    let found = metrics.iter().find(|(own, _)| *own == name);
    found.unwrap().1.number() as usize
}

/// Four times the squared distance of a square from the centre.
fn off_centre(t: &Told, square: Square) -> i64 {
    let off = |at: u32, length: u32| (2 * i64::from(at) + 1 - i64::from(length)).pow(2);
    off(square.row, t.size().rows) + off(square.column, t.size().columns)
}

/// Checks what broke a tie: each rule left fewer squares, the last one only the knight's, and a
/// rule that ties left all of them.
fn tie_is_broken(t: &Told, mut tied: Vec<Square>) {
    let (told, here) = (&t.parts["tie"], t.square("s"));
    let (tying, rules) = match told.split_once(" also ties; ") {
        Some((rule, rest)) => (
            Some(rule),
            rest.trim_end_matches('s').strip_suffix(" decide").unwrap(),
        ),
        None => (None, told.strip_prefix("Tie broken ").unwrap()),
    };
    if let Some(rule) = tying {
        let own = tie_key(t, rule, here);
        assert!(own.is_some() && tied.iter().all(|&square| tie_key(t, rule, square) == own));
    }
    for rule in rules.split(", then ") {
        let (rule, before) = (rule.strip_prefix("by ").unwrap_or(rule), tied.len());
        match tie_key(t, rule, here) {
            Some(own) => {
                assert!(
                    tied.iter()
                        .all(|&square| tie_key(t, rule, square) >= Some(own))
                );
                tied.retain(|&square| tie_key(t, rule, square) == Some(own));
            }
            None => tied.retain(|&square| square == here),
        }
        assert!(tied.len() < before, "{rule} broke nothing");
    }
    assert_eq!(tied, [here]);
}

/// The key of a square under a rule for ties: the smallest wins. `None` for an order or chance.
fn tie_key(t: &Told, rule: &str, square: Square) -> Option<i64> {
    let beyond = || {
        let near = t.around(t.before, square).into_iter();
        near.map(|near| t.around(t.before, near).len())
            .sum::<usize>()
    };
    match rule {
        "distance" | "Distance" | "distance from the centre" => Some(-off_centre(t, square)),
        "Pohl’s rule" => Some(beyond() as i64),
        "the fixed order" | "at random" | "chance" | "Squirrel and Cull’s order" => None,
        _ => panic!("no rule {rule}"),
    }
}

/// The numbers of removed and added jumps that are drawn.
fn drawn_jumps(t: &Told) -> (usize, usize) {
    let (mut out, mut put_in) = (Vec::new(), 0);
    for annotation in t.after.annotations() {
        match annotation {
            Annotation::Cut { from, to } if !out.contains(&(from, to)) => out.push((from, to)),
            Annotation::Joined { .. } => put_in += 1,
            _ => {}
        }
    }
    (out.len(), put_in)
}

/// The candidates drawn for the last jump, with their onward moves.
fn candidates(t: &Told) -> Vec<(Square, usize, bool)> {
    let path = t.path(t.after);
    let drawn = t.after.annotations().into_iter();
    let candidates = drawn.filter_map(|annotation| match annotation {
        Annotation::Candidate {
            from,
            square,
            value,
            chosen,
        } => {
            assert_eq!(from, path[path.len() - 2]);
            Some((square, value as usize, chosen))
        }
        Annotation::Number { .. } | Annotation::Chosen { .. } => panic!("of the next jump"),
        _ => None,
    });
    let mut candidates: Vec<_> = candidates.collect();
    candidates.sort_unstable();
    candidates
}

/// The drawing shows the comparison of the sentence: these squares with their onward moves, and the
/// knight on the chosen one.
fn compares(t: &Told, squares: &[Square]) {
    let here = *t.path(t.after).last().unwrap();
    let onward = |square: Square| t.around(t.after, square).len();
    let wanted = squares.iter();
    let mut wanted: Vec<_> = wanted
        .map(|&square| (square, onward(square), square == here))
        .collect();
    wanted.sort_unstable();
    assert_eq!(candidates(t), wanted);
}

/// No comparison is drawn.
fn nothing_compared(t: &Told) {
    assert_eq!(candidates(t), []);
}

/// The square drawn as a fault.
fn fault(run: &Run) -> Option<Square> {
    let drawn = run.annotations();
    drawn.into_iter().find_map(|annotation| match annotation {
        Annotation::Fault { square } => Some(square),
        _ => None,
    })
}

/// The knight has just jumped to a position without a tour, and the square at fault is ringed.
fn doomed(t: &Told) {
    jumped(t, "from", "s");
    let name = if t.has("at") { "at" } else { "beyond" };
    assert_eq!(fault(t.after), Some(t.square(name)));
    nothing_compared(t);
}

/// The squares that the knight can still reach without passing through one, including its own.
pub fn reached(t: &Told, without: Option<Square>) -> Vec<Square> {
    let mut reached = vec![t.square("s")];
    let mut next = 0;
    while let Some(&here) = reached.get(next) {
        let around = t.around(t.after, here).into_iter();
        let around = around.filter(|square| Some(*square) != without);
        let fresh: Vec<_> = around.filter(|square| !reached.contains(square)).collect();
        reached.extend(fresh);
        next += 1;
    }
    reached
}
