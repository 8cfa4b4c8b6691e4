//! Runs in which every reason is given: past solutions, on boards without one, and to the end.

use forward_check::board::Size;
use forward_check::puzzles::{Game, Puzzle};
use forward_check::run::roster::{roster, solvers_of};
use forward_check::run::{Outcome, Run};
use forward_check::solve::{Kind, SolverInfo};

use super::{check, reasons};
use crate::common::wanted::values;
use crate::common::{colours, knights, queens};

/// How many steps of a run are checked.
const STEPS: u64 = 80;

/// Parts of reasons that need long runs: other checks of strong pruning nearly always come first.
const RARE: [&str; 2] = ["is cut off", "(?<second>second) dead end"];

/// Boards of queens: solvable, unsolvable, locked, colours.
fn queens_boards() -> Vec<Puzzle> {
    let boards = [
        (1, ""),
        (2, ""),
        (3, ""),
        (4, ""),
        (4, "a4"),
        (4, "b4,d3,a2"),
        (6, ""),
        (8, ""),
        (8, "c5"),
        (8, "a8,b6"),
    ];
    let boards = boards.map(|(side, locked)| queens::puzzle(side, locked));
    let colours = colours::worked().take(3).chain([colours::random(5, 3)]);
    boards
        .into_iter()
        .chain(colours)
        .map(Puzzle::Queens)
        .collect()
}

/// Boards for a knight: with tours and without, open and closed, with blocked squares.
fn knights_boards(info: &SolverInfo) -> Vec<Puzzle> {
    let boards = [
        (1, 1, "a1", false),
        (3, 4, "a3", false),
        (4, 4, "a4", false),
        (5, 5, "a5", false),
        (5, 5, "b5", false),
        (5, 6, "a5", true),
        (5, 6, "d4", false),
        (5, 6, "c3", true),
        (6, 6, "c3", false),
        (4, 6, "b2", true),
        (8, 7, "c3", false),
    ];
    let whole = boards.map(|(rows, columns, start, closed)| {
        knights::puzzle(Size::new(rows, columns), start, closed)
    });
    // Strong pruning has many reasons.
    let more = if info.id == "pruned" { 150 } else { 4 };
    let blocked = knights::positions(more).map(|(puzzle, _)| puzzle);
    whole
        .into_iter()
        .chain(blocked)
        .map(Puzzle::Knights)
        .collect()
}

/// Runs of a solver with every value of every option.
fn runs_of(info: &'static SolverInfo) -> Vec<Run> {
    let boards = match info.game {
        Game::Knights => knights_boards(info),
        Game::Queens | Game::Colour => queens_boards(),
    };
    let chosen = info.options.iter().flat_map(|option| {
        values(option)
            .into_iter()
            .map(|value| vec![(option.name, value)])
    });
    let mut choices: Vec<_> = chosen.chain([Vec::new()]).collect();
    // Restarts need squares drawn at random.
    if info.id == "forward-checking" {
        let words = [("squares", "random"), ("restart-after", "7")];
        choices.push(words.map(|(name, value)| (name, value.to_owned())).to_vec());
    }
    // Tries of the cascade that don't turn back.
    if info.id == "warnsdorff" {
        let words = [("tie-break", "cascade"), ("no-backtracking", "true")];
        choices.push(words.map(|(name, value)| (name, value.to_owned())).to_vec());
    }
    let orders = boards
        .iter()
        .flat_map(|board| choices.iter().map(move |options| (board, options)));
    let run = |(board, options): (&Puzzle, &Vec<(&'static str, String)>)| {
        let options = options.iter().map(|(name, value)| (*name, &**value));
        Run::with(board.clone(), info.id, options, 1).ok()
    };
    orders.filter_map(run).collect()
}

/// Makes a step, past a solution; returns the run before it, unless there is no further step.
fn step(run: &mut Run) -> Option<Run> {
    let before = run.clone();
    run.pass_solution();
    run.next_move();
    (run.steps() > before.steps()).then_some(before)
}

/// The ends of local searches that find nothing, and of those that go on from solution to solution.
fn ends() -> Vec<(Run, Run)> {
    let local = solvers_of(Game::Queens).filter(|info| info.kind == Kind::Local);
    let runs = local.flat_map(|info| {
        [3, 4].map(|side| crate::common::start(&queens::puzzle(side, ""), info.id))
    });
    let end = |mut run: Run| {
        let mut before = run.clone();
        while run.outcome() != Some(Outcome::GaveUp) {
            before.clone_from(&run);
            run.pass_solution();
            run.run(u64::MAX);
        }
        (before, run)
    };
    runs.map(end).collect()
}

/// Each reason is true where it is given, and would be false at some other step: its predicate is no
/// mere formality. Every reason is given in some run.
#[test]
fn every_reason_can_be_true_and_false() {
    let mut given: Vec<Vec<(Game, String)>> = vec![Vec::new(); reasons::count()];
    let mut moments = Vec::new();
    for info in roster() {
        for mut run in runs_of(info) {
            check(&run, &run);
            let mut next = Some((run.clone(), run.clone()));
            let most = match info.kind {
                // A round of electric charges takes up to 300 steps.
                Kind::Local if info.id == "electric" && run.puzzle().size().area() == 64 => 1_000,
                // Min-conflicts starts over after a hundred repairs.
                Kind::Local => 2 * STEPS,
                _ => STEPS,
            };
            for number in 0..most {
                let Some((before, after)) = next.take() else {
                    break;
                };
                let text = after.sentence().text;
                for phrase in reasons::phrases(&text) {
                    if given[phrase].len() < 5 {
                        given[phrase].push((info.game, text.clone()));
                    }
                }
                // Ends and restarts are rare, and tell most reasons apart.
                if number % 29 == 0 || after.outcome().is_some() || after.last_step().restarted {
                    moments.push((before, after));
                }
                next = step(&mut run).map(|before| {
                    check(&before, &run);
                    (before, run.clone())
                });
            }
        }
    }
    for (before, after) in ends() {
        check(&before, &after);
        let text = after.sentence().text;
        reasons::phrases(&text).for_each(|phrase| given[phrase].push((Game::Queens, text.clone())));
        moments.push((before, after));
    }
    let unsaid = (0..given.len()).filter(|&phrase| given[phrase].is_empty());
    let is_rare = |phrase: &&str| RARE.iter().any(|rare| phrase.contains(rare));
    let unsaid: Vec<_> = unsaid
        .map(reasons::phrase)
        .filter(|phrase| !is_rare(phrase))
        .collect();
    assert!(unsaid.is_empty(), "never said: {unsaid:#?}");
    for (phrase, given) in given.iter().enumerate() {
        if given.is_empty() {
            continue;
        }
        let refused = given.iter().any(|(game, text)| {
            let mut moments = moments
                .iter()
                .filter(|(before, _)| before.info().game == *game);
            moments.any(|(before, after)| !reasons::holds(phrase, before, after, text))
        });
        assert!(refused, "“{}” passes everywhere", reasons::phrase(phrase));
    }
}

/// *Next solution* in a local search leads to a new start, and to the end if only one solution is possible.
#[test]
fn the_next_solution_of_a_local_search_is_a_new_start() {
    for info in solvers_of(Game::Queens).filter(|info| info.kind == Kind::Local) {
        let mut run = crate::common::start(&queens::puzzle(6, ""), info.id);
        run.run(u64::MAX);
        for _ in 0..5 {
            let (restarts, answer) = (run.tally().restarts, run.answer());
            assert!(answer.is_some(), "{}", info.id);
            run.pass_solution();
            run.next_move();
            assert_eq!(run.tally().restarts, restarts + 1, "{}", info.id);
            assert_eq!(run.line(), "begin");
            run.run(u64::MAX);
        }
        for (side, locked) in [(1, ""), (4, "b4,d3,a2"), (4, "b4,d3,a2,c1")] {
            let mut run = crate::common::start(&queens::puzzle(side, locked), info.id);
            run.run(u64::MAX);
            run.pass_solution();
            run.run(u64::MAX);
            assert_eq!(run.outcome(), Some(Outcome::Exhausted), "{}", info.id);
            assert_eq!(run.sentence().text, "There is exactly 1 solution.");
        }
    }
}
