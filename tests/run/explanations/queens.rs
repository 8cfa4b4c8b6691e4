//! What solvers say of queens, with what has to be true of the board.

use forward_check::board::Square;
use forward_check::puzzles::Puzzle;
use forward_check::run::{Outcome, Run};

use super::Sentences;
use crate::common::queens::{attack, solutions};

pub const SENTENCES: Sentences = &[
    (r"^{n} queens? to place\.$", |t| {
        let Puzzle::Queens(puzzle) = t.after.puzzle() else {
            panic!()
        };
        assert_eq!(
            t.number("n"),
            puzzle.side() as usize - puzzle.locked().len()
        );
    }),
    (
        r"^(?<n>\d+|One) queens? (stand and none attacks another|on one square: solved)\.$",
        |t| {
            assert_eq!((t.after.all_queens().len(), t.pairs()), (t.number("n"), 0));
            assert_eq!(t.after.outcome(), Some(Outcome::Solved));
        },
    ),
    (
        r"^{n} pairs? of queens attacks? each other: next combination\.$",
        |t| {
            assert_eq!(t.pairs(), t.number("n"));
        },
    ),
    (
        r"^A queen on {s} would leave row {n} without a square: taken back at once\.$",
        |t| {
            let queen = t.square("s");
            assert!(!t.after.all_queens().contains(&queen));
            let row = t.left(t.after, t.row("n"));
            assert!(row.iter().all(|&square| attack(queen, square)));
        },
    ),
    (
        r"^Queen placed on {s}(, in the row with the fewest squares left)?\. She strikes {n} squares?(; row {n:only} keeps only {s:last}|, and row {n:dry} has none left)?\.$",
        |t| {
            t.stands("s");
            let queen = t.square("s");
            let rows = (0..t.size().rows).filter(|&row| row != queen.row);
            let struck = rows
                .clone()
                .map(|row| t.left(t.before, row).len() - t.left(t.after, row).len());
            assert_eq!(struck.sum::<usize>(), t.number("n"));
            if t.has("only") {
                assert_eq!(t.left(t.after, t.row("only")), [t.square("last")]);
            }
            if t.has("dry") {
                assert!(t.left(t.after, t.row("dry")).is_empty());
            }
            if t.has("fewest") {
                let fewest = t.left(t.before, queen.row).len();
                assert!(fewest > 0);
            }
        },
    ),
    (
        r"^Row {n} has no square left to try\. Back to row {n:back}: the queen on {s} is lifted\.$",
        |t| {
            assert!(t.left(t.before, t.row("n")).is_empty());
            t.was_lifted("s");
            assert_eq!(t.square("s").row, t.row("back"));
        },
    ),
    (
        r"^That was a solution; for the next one the queen on {s} is lifted\.$",
        |t| {
            assert!(t.before.solver().is_solved());
            t.was_lifted("s");
        },
    ),
    (
        r"^Too long without a solution: the search starts over, {n} nodes in\.$",
        |t| {
            assert_eq!(t.number("n") as u64, t.after.tally().placements);
            assert!(t.after.solver().queens().is_empty());
        },
    ),
    (
        r"^(Nothing left below(, and the queens? of rows? (?<leapt>[\d, and]+) (is|are) not to blame: over (her|them) to row {n:over}|: back to row {n:back})\. )?A queen tried on {s}: (the queen on {s:by} attacks her|no queen attacks her, so she stays)\.$",
        |t| {
            let (trial, all) = (t.square("s"), t.after.all_queens());
            assert_eq!(t.after.solver().queens().last(), Some(&trial));
            match t.has("by") {
                true => assert!(all.contains(&t.square("by")) && attack(trial, t.square("by"))),
                false => assert!(!all.iter().any(|&other| attack(trial, other))),
            }
            for back in ["over", "back"] {
                assert!(!t.has(back) || t.row(back) == trial.row);
            }
            let leapt = t.parts.name("leapt").map_or("", |leapt| leapt.as_str());
            for rank in leapt
                .split([',', ' '])
                .filter_map(|word| word.parse::<u32>().ok())
            {
                let row = t.size().rows - rank;
                let in_row = |run: &Run| run.solver().queens().iter().any(|queen| queen.row == row);
                assert!(in_row(t.before) && !in_row(t.after));
            }
        },
    ),
    (
        r"^No way on from {s}: she is lifted, and all that followed from her is taken back\.$",
        |t| {
            t.was_lifted("s");
        },
    ),
    (
        r"^(?<struck>[a-z0-9, ]+) would leave row {n} no answer: struck from row {n:from}(, and row {n:dry} has none left)?\.$",
        |t| {
            let names = t.parts["struck"].replace(" and ", ", ");
            for name in names.split(", ") {
                let square = t.size().parse(name).unwrap();
                assert!(t.left(t.before, square.row).contains(&square));
                assert!(!t.left(t.after, square.row).contains(&square));
                assert_eq!(square.row, t.row("from"));
                assert!(
                    t.left(t.after, t.row("n"))
                        .iter()
                        .all(|&other| attack(square, other))
                );
            }
            assert!(!t.has("dry") || t.left(t.after, t.row("dry")).is_empty());
        },
    ),
    (
        r"^(?<line>Row|Column) (?<at>\w+) is covered by a queen on {s}, one of {n} choices?\.$",
        |t| {
            t.stands("s");
            let mut line = t.line("line", "at");
            assert!(line.contains(&t.square("s")));
            let others = t.after.all_queens();
            let others = || others.iter().filter(|&&queen| queen != t.square("s"));
            line.retain(|&square| !others().any(|&other| attack(other, square)));
            assert_eq!(line.len(), t.number("n"));
        },
    ),
    (
        r"^(?<line>Row|Column) (?<at>\w+) has no square left: a dead end\.$",
        |t| {
            let queens = t.after.all_queens();
            let attacked = |square: &Square| queens.iter().any(|&queen| attack(queen, *square));
            assert!(t.line("line", "at").iter().all(attacked));
        },
    ),
    (
        r"^((Row|Column) \w+)? ?has no other square to try: the queen on {s} is lifted and her lines are uncovered\.$",
        |t| {
            t.was_lifted("s");
        },
    ),
    (
        r"^(The queen on {s:from} (moves to {s}|stays)(: {n:here} conflicts? there, the fewest of row {n:row}|, the best of all moves)|A queen on a random square of every row|Too many moves: a new random board|No move leads on: a new random board)\. {n:pairs} pairs? of queens (is|are) in line\.$",
        |t| {
            assert_eq!(t.number("pairs"), t.pairs());
            let to = if t.has("s") { "s" } else { "from" };
            if t.has("from") {
                assert!(t.before.all_queens().contains(&t.square("from")));
                t.stands(to);
            }
            if t.has("here") {
                t.fewest(to, "here");
                assert_eq!(t.square(to).row, t.row("row"));
            }
        },
    ),
    (
        r"^(Queen placed on {s}:|Repair: the queen on {s:from} (moves to {s:to}|stays)\.) {n} conflicts? there, the fewest of row {n:row}\.$",
        |t| {
            let square = ["s", "to", "from"]
                .into_iter()
                .find(|name| t.has(name))
                .unwrap();
            t.stands(square);
            t.fewest(square, "n");
            assert_eq!(t.square(square).row, t.row("row"));
        },
    ),
    (
        r"^(Too many repairs on this board: it|No swap was found either: the board) is started over\.$",
        |t| {
            assert!(t.after.solver().queens().is_empty());
        },
    ),
    (
        r"^Queen placed on {s}: a column drawn from those left, and no queen attacks it\.$",
        |t| {
            t.stands("s");
            assert_eq!(t.pairs(), 0);
        },
    ),
    (
        r"^No column drawn for row {n} will do\. Its queen takes the column of {s:from} and stands on {s}; the other one moves to {s:to}\.$",
        |t| {
            t.was_lifted("from");
            t.stands("s");
            t.stands("to");
            assert_eq!(t.square("s").row, t.row("n"));
            assert_eq!(t.square("s").column, t.square("from").column);
            assert_eq!(t.square("to").row, t.square("from").row);
            assert_eq!(t.pairs(), 0);
        },
    ),
    (
        r"^(Round {n:round} begins with queens on random squares|Tick {n:tick})\. (One queen is wrong, the one on {s}|{n} queens are wrong)\.$",
        |t| {
            let wrong = if t.has("s") { 1 } else { t.number("n") };
            assert_eq!(wrong, t.wrong());
            let ticks = t.first_metric();
            assert!(!t.has("tick") || t.number("tick") == ticks);
        },
    ),
    (
        r"^(The last wrong queen is tried on other squares: now on {s:last}|Two queens are wrong\. One is tried on a square, the other on all: now on {s:one} and {s:two}|One queen is wrong, the one on {s:alone}|{n} queens are wrong)\.$",
        |t| {
            for name in ["last", "one", "two", "alone"] {
                if t.has(name) {
                    t.stands(name);
                }
            }
            assert!(!t.has("n") || t.number("n") <= 2);
        },
    ),
    (
        r"^{n} solutions? counted, {n:done} % of the search done\.$",
        |t| {
            assert_eq!(t.first_metric(), t.number("n"));
            let done = t.after.solver().progress().unwrap();
            assert_eq!(t.number("done"), (done * 100.0) as usize);
        },
    ),
    (r"^Every solution has been counted: {n}\.$", |t| {
        let Puzzle::Queens(puzzle) = t.after.puzzle() else {
            panic!()
        };
        assert_eq!(solutions(puzzle).len(), t.number("n"));
    }),
    (
        r"^No solution found in {n} (starts|restarts|rounds) with seed {n:seed}: choose another seed, or a systematic solver\.$",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::GaveUp));
            assert_eq!(t.number("seed") as u64, t.after.seed());
        },
    ),
];
