//! The reasons in sentences about queens, and about the end of a search.

use std::collections::BTreeSet;

use forward_check::board::Square;
use forward_check::puzzles::QueensPuzzle;
use forward_check::run::{Outcome, Run};
use forward_check::solve::{Shows, Solver};

use super::super::queens::{fewest_pairs_by_a_move, is_at_random, pushed_one_square, puzzle};
use super::super::told::{Told, attacking};
use super::super::{Sentences, named};
use super::{failed, since_start};
use crate::common::queens::solutions;

pub const REASONS: Sentences = &[
    // Starting over.
    (r"On to the next solution", |t| {
        assert!(t.before.solver().is_solved());
        assert!(!t.after.solver().is_solved());
    }),
    (r"Too many repairs", |t| {
        let rows = puzzle(t).open_rows().len() as u64;
        assert_eq!(
            steps_since_start(t),
            rows + 100 + u64::from(puzzle(t).side())
        );
        failed(t);
    }),
    (r"Too many moves, so a new random board", |t| {
        assert_eq!(steps_since_start(t), u64::from(puzzle(t).side()));
        failed(t);
        is_at_random(t);
    }),
    (r"No move helped, so a new random board", |t| {
        assert!(fewest_pairs_by_a_move(t) >= Told::pairs_of(t.before));
        failed(t);
        is_at_random(t);
    }),
    (r"No column drawn was free", |t| {
        failed(t);
        assert!(next_row(t).any(|square| is_attacked(t.before, square)));
    }),
    (r"no swap drawn worked", |t| {
        failed(t);
        let queens = t.before.pieces();
        assert!(queens.is_empty() || !queens.iter().all(|&queen| can_swap(t, queen)));
    }),
    (r"No solution after {n} nodes?", |t| {
        assert_eq!(t.number("n") as u64, t.after.tally().placements);
        assert_eq!(t.after.solutions(), 0);
        failed(t);
    }),
    (r"Time is up, so a new round starts", |t| {
        assert_eq!(steps_since_start(t) + 1, 300);
        assert!(next(t).last_step().restarted);
    }),
    (
        r"No solution in {n:tries} (?<what>\w+) with seed {n:seed}",
        |t| {
            assert_eq!(t.after.solutions(), 0);
            gave_up(t);
        },
    ),
    (
        r"Found {n:found} solutions? in {n:tries} (?<what>\w+) with seed {n:seed}(, (?<repeats>repeats included))?",
        |t| {
            assert_eq!(t.after.solutions(), t.number("found") as u64);
            assert_eq!(t.has("repeats"), t.number("found") > 1);
            gave_up(t);
        },
    ),
    // Local search.
    (r"{n} attacking pairs?( at once)?\.", |t| {
        assert_eq!(t.pairs(), t.number("n"))
    }),
    (
        r"^{s:from} (moves to|stays:) .*?(({n:more} more|{n:fewer} fewer) attacking pairs?|the same number of attacking pairs)( on {s:refused})?",
        |t| {
            let change = t.number("more") as i64 - t.number("fewer") as i64;
            let before = Told::pairs_of(t.before) as i64;
            let after = match t.has("refused") {
                true => pairs_after(t, t.square("from"), t.square("refused")),
                false => t.pairs(),
            };
            assert_eq!(after as i64 - before, change);
        },
    ),
    (r"The best move", |t| {
        assert_eq!(fewest_pairs_by_a_move(t), t.pairs());
        assert!(t.pairs() < Told::pairs_of(t.before));
    }),
    (r"No move is better, so sideways", |t| {
        assert_eq!(fewest_pairs_by_a_move(t), t.pairs());
        assert_eq!(t.pairs(), Told::pairs_of(t.before));
    }),
    (r"One queen in every row, at random", is_at_random),
    (
        r"{s:queen}( moves to {s:to}| stays)?: ({n}|no) conflicts?, the fewest in row {n:row}",
        |t| {
            let to = if t.has("to") { "to" } else { "queen" };
            t.stands(to);
            t.fewest(to, "n");
            assert_eq!(t.square(to).row, t.row("row"));
        },
    ),
    (r"Queen on {s}: a free column", |t| {
        t.stands("s");
        assert!(!is_attacked(t.after, t.square("s")));
    }),
    (
        r"draws for row {n:row} all failed, so it swaps: {s:from} to {s:to}",
        |t| {
            assert!(next_row(t).all(|square| square.row == t.row("row")));
            assert!(next_row(t).any(|square| is_attacked(t.before, square)));
            t.was_lifted("from");
            t.stands("to");
        },
    ),
    (
        r"Forces push (them|the (?<unlocked>unlocked) ones) one square, where there is room",
        |t| pushed_one_square(t.after),
    ),
    (
        r"(Apart from (?<few>.+), no two queens attack each other|The last queen tries every square|The last two queens try other squares)",
        |t| {
            let few = match t.parts.name("few") {
                Some(few) => named(few.as_str(), t.after),
                None => named(&t.after.sentence().text, t.after),
            };
            let mut others = t.after.all_queens();
            others.retain(|queen| !few.contains(queen));
            assert_eq!(others.len() + few.len(), t.size().rows as usize);
            let attacked = |&one: &Square| others.iter().any(|&other| t.attack(one, other));
            assert!(!others.iter().any(attacked));
        },
    ),
    // Systematic search.
    (r"no two attack each other|no other to attack it", |t| {
        assert_eq!(t.after.outcome(), Some(Outcome::Solved));
        assert_eq!(t.pairs(), 0);
    }),
    (
        r"(First try: )?{s:trial}(\. It’s|,) attacked by (the queens? on )?(?<by>[a-z0-9, ]+?( and (\d+ more|[a-z]+\d+))?)\.",
        |t| t.on_trial(t.square("trial")),
    ),
    (r"[Qq]ueen on {s:kept}, not attacked", |t| {
        t.on_trial(t.square("kept"));
    }),
    (r"First try: {s:kept}\.", |t| t.on_trial(t.square("kept"))),
    (
        r"and rows? (?<leapt>[^.]+?) (is|are)n’t to blame. Back to row {n:back}",
        |t| {
            // Without the rows leapt over, the queens up to this row have no solution that was not found.
            let mut queens = t.before.all_queens();
            queens.retain(|queen| !t.before.pieces().contains(queen) || queen.row <= t.row("back"));
            if t.before.solutions() == 0 {
                let locked = QueensPuzzle::with(puzzle(t).rules().clone(), queens).unwrap();
                assert!(solutions(&locked).is_empty());
            }
        },
    ),
    (
        r"would leave row {n} with no square\. Taken back at once",
        |t| {
            assert!(
                t.after
                    .last_step()
                    .wiped_out
                    .is_some_and(|square| square.row == t.row("n"))
            )
        },
    ),
    (
        r"would (each )?leave (?<line>(row|column) \w+|[a-z]+ \([A-L]\)) with no square, so (it’s|they’re) ruled out",
        |t| {
            let (before, after) = (t.left_on(t.before, "line"), t.left_on(t.after, "line"));
            assert_eq!(before.is_empty(), after.is_empty());
            assert!(t.after.last_step().struck > 0);
        },
    ),
    (r": ({n}|no) squares? ruled out", |t| {
        assert!(t.after.last_step().assigned.is_some());
        assert_eq!(t.after.last_step().struck as usize, t.number("n"));
    }),
    (r"in the row with the fewest squares", |t| {
        let queen = t.after.last_step().assigned.unwrap();
        let left = |row| t.left(t.before, row).len();
        let standing = t.before.all_queens();
        let open = (0..t.size().rows).filter(|row| standing.iter().all(|queen| queen.row != *row));
        // A row whose first queen was taken back continues with its other squares.
        let goes_on = t.before.last_step().lifted.is_some();
        assert!(goes_on || open.into_iter().all(|row| left(row) >= left(queen.row)));
    }),
    (r"Row {n:only} has only {s:last} left", |t| {
        assert_eq!(t.left(t.after, t.row("only")), [t.square("last")]);
        assert!(t.left(t.before, t.row("only")).len() > 1);
    }),
    (
        r"(?<line>(Row|Column) \w+|[A-Z][a-z]+ \([A-L]\)) (is used up|ran out of squares), so {s:off} comes off",
        |t| {
            t.was_lifted("off");
            let (queen, line) = (t.square("off"), t.line("line"));
            match t.before.solver().levels() {
                Some(_) => {
                    failed(t);
                    assert!(t.left_on(t.before, "line").is_empty());
                }
                // The squares after the queen's were attacked, and the others were tried.
                None => {
                    let others = t.after.all_queens();
                    let free =
                        |square: &Square| others.iter().all(|&other| !t.attack(other, *square));
                    let after = line
                        .into_iter()
                        .skip_while(|&square| square != queen)
                        .skip(1);
                    assert!(!after.into_iter().any(|square| free(&square)));
                }
            }
        },
    ),
    (
        r"the only square left in (?<line>(row|column) \w+|[a-z]+ \([A-L]\))",
        |t| {
            let queen = t.after.last_step().assigned.unwrap();
            let others = t.before.all_queens();
            let free = |square: &Square| !others.iter().any(|&other| t.attack(other, *square));
            let line: Vec<_> = t.line("line").into_iter().filter(free).collect();
            assert_eq!(line, [queen]);
        },
    ),
    // Ends.
    (
        r"(Everything was tried: there is no (closed )?tour( from {s})?|There is no solution with (a queen|queens) locked on|A .+ board has no solution|These colours have no solution)",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
            assert_eq!(t.solutions(), 0);
            assert_eq!(t.after.solutions(), 0);
        },
    ),
    (r"There (is|are) exactly {n} (solution|tour)s?", |t| {
        assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
        assert_eq!(t.after.solutions(), t.number("n") as u64);
        assert_eq!(t.solutions(), t.number("n"));
    }),
    (r"Counted: there (are|is) ({n}|no) solutions?", |t| {
        assert_eq!(t.after.outcome(), Some(Outcome::Counted));
        assert_eq!(solutions(puzzle(t)).len(), t.number("n"));
    }),
    (r"{n} solutions? so far", |t| {
        assert_eq!(t.first_metric(), t.number("n"))
    }),
    (r"{n} squares?,( each)? visited once", |t| {
        let path = t.path(t.after);
        assert_eq!(path.len(), t.number("n"));
        assert_eq!(path.iter().collect::<BTreeSet<_>>().len(), path.len());
        assert_eq!(t.after.outcome(), Some(Outcome::Solved));
    }),
    (r"This solver builds only one solution", |t| {
        assert!(t.before.solver().is_solved());
        assert_eq!(t.after.solutions(), 1);
    }),
    (
        r"(2 × 2 and 3 × 3) have no solution, so they have no formula",
        |t| {
            assert!(t.parts[1].contains(&t.size().to_string()));
            assert!(solutions(puzzle(t)).is_empty());
        },
    ),
    (r"No form of the formula has (a queen|queens) on", |t| {
        assert_eq!(t.after.outcome(), Some(Outcome::GaveUp));
        assert!(!puzzle(t).locked().is_empty());
    }),
    (
        r"Every( (?<unlocked>unlocked))? queen starts on the first square of its row|The( other)? queens start on the first free squares",
        |t| assert_eq!(t.after.steps(), 0),
    ),
];

/// The run gave up after the tries told.
fn gave_up(t: &Told) {
    assert_eq!(t.after.outcome(), Some(Outcome::GaveUp));
    assert_eq!(t.after.seed(), t.number("seed") as u64);
    let restarts = t.after.tally().restarts;
    let tries = match &t.parts["what"] {
        "starts" | "rounds" => restarts + 1,
        "restarts" => restarts,
        "moves" => t.after.steps() - 1 - restarts,
        what => panic!("{what}"),
    };
    assert_eq!(t.number("tries") as u64, tries);
}

/// The steps before this one that the search made since it last started over.
fn steps_since_start(t: &Told) -> u64 {
    since_start(t.before).0
}

/// The run after the next step.
fn next(t: &Told) -> Run {
    let mut next = t.after.clone();
    next.next_move();
    next
}

fn is_attacked(run: &Run, square: Square) -> bool {
    let mut others = run
        .all_queens()
        .into_iter()
        .filter(|&other| other != square);
    others.any(|other| attacking(run, other, square))
}

/// The squares of the next row in columns without a queen, in a search from the top.
fn next_row<'a>(t: &'a Told) -> impl Iterator<Item = Square> + 'a {
    let queens = t.before.all_queens();
    let row = (0..t.size().rows).find(|row| queens.iter().all(|queen| queen.row != *row));
    let free = move |square: &Square| queens.iter().all(|queen| queen.column != square.column);
    t.squares_of(row.unwrap()).filter(free)
}

/// Whether the next row could swap columns with a queen, whichever column it had.
fn can_swap(t: &Told, queen: Square) -> bool {
    let next: Vec<_> = next_row(t).collect();
    next.iter().all(|&own| {
        let [here, there] = [
            Square::new(own.row, queen.column),
            Square::new(queen.row, own.column),
        ];
        let mut others = t.before.all_queens();
        others.retain(|&other| other != queen);
        let free = |square| !others.iter().any(|&other| t.attack(other, square));
        free(here) && free(there) && !t.attack(here, there)
    })
}

/// The attacking pairs if a queen had moved.
fn pairs_after(t: &Told, from: Square, to: Square) -> usize {
    let mut queens = t.before.all_queens();
    queens.retain(|&queen| queen != from);
    let attacks = |square| {
        queens
            .iter()
            .filter(|&&other| t.attack(other, square))
            .count()
    };
    Told::pairs_of(t.before) + attacks(to) - attacks(from)
}
