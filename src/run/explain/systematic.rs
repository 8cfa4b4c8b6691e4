//! The newer systematic queens solvers in words.

use super::counted;
use super::queens::{another_solution, only_square};
use crate::board::{Size, Square};
use crate::puzzles::QueensPuzzle;
use crate::puzzles::setup::thousands;
use crate::run::Run;
use crate::solve::ShowsQueens;
use crate::solve::annotation::Line;
use crate::solve::options::RowOrder;
use crate::solve::queens::{ArcConsistency, Backjumping, DancingLinks, OrderedForwardChecking};

/// Forward checking with an order of its own, and restarts.
pub(super) fn ordered(run: &Run, size: Size, solver: &OrderedForwardChecking) -> String {
    let (last_step, domains) = (run.last_step(), solver.domains());
    if last_step.restarted {
        let queens = thousands(run.tally().placements);
        return format!("Too long without a solution: the search begins anew, {queens} nodes in.");
    }
    if let (Some(square), Some(wiped)) = (last_step.rejected(), last_step.wiped_out) {
        return format!(
            "A queen on {} would leave row {} without a square: taken back at once.",
            size.name(square),
            size.rank(wiped.row)
        );
    }
    let depth = solver.depth();
    if let Some(square) = last_step.assigned {
        let rows: Vec<_> = (depth..domains.depths()).map(|d| domains.row(d)).collect();
        let last = only_square(run, size, &rows);
        let why = match run.options().rows {
            RowOrder::TopDown => "",
            RowOrder::Fewest => ", in the row with the fewest squares left",
        };
        let struck = counted(last_step.struck as usize, "square");
        return format!(
            "Queen placed on {}{why}. She strikes {struck}{last}.",
            size.name(square)
        );
    }
    last_step.lifted.map_or_else(String::new, |lifted| {
        if depth + 1 == domains.depths() {
            return another_solution(size, lifted);
        }
        let row = size.rank(domains.row(depth + 1));
        format!(
            "Row {row} has no square left to try. Back to row {}: the queen on {} is lifted.",
            size.rank(lifted.row),
            size.name(lifted)
        )
    })
}

/// Arc consistency.
pub(super) fn arc_consistency(run: &Run, size: Size, solver: &ArcConsistency) -> String {
    let last_step = run.last_step();
    if let Some(square) = last_step.assigned {
        return format!(
            "Queen placed on {}. She strikes {}{}.",
            size.name(square),
            counted(last_step.struck as usize, "square"),
            dry(run, size)
        );
    }
    if let Some(lifted) = last_step.lifted {
        return format!(
            "No way on from {}: she is lifted, and all that followed from her is taken back.",
            size.name(lifted)
        );
    }
    let revised = solver.revised();
    let row = revised
        .first()
        .and_then(|&square| solver.unsupported_by(square));
    row.map_or_else(String::new, |row| {
        format!(
            "{} would leave row {} no answer: struck from row {}{}.",
            names(size, revised),
            size.rank(row),
            size.rank(revised[0].row),
            dry(run, size)
        )
    })
}

/// What to add where a row has run dry.
fn dry(run: &Run, size: Size) -> String {
    let wiped = run.last_step().wiped_out;
    wiped.map_or_else(String::new, |square| {
        format!(", and row {} has none left", size.rank(square.row))
    })
}

fn names(size: Size, squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(|&square| size.name(square)).collect();
    listed(&names)
}

/// `a3`, `a3 and b5`, `a3, b5 and c7`.
fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// Conflict-directed backjumping.
pub(super) fn backjumping(run: &Run, puzzle: &QueensPuzzle, solver: &Backjumping) -> String {
    let (size, last_step) = (puzzle.size(), run.last_step());
    let Some(trial) = solver.queens().last() else {
        return String::new();
    };
    let verdict = match run.conflicts().first() {
        Some(&(by, _)) => format!("the queen on {} attacks her", size.name(by)),
        None => "no queen attacks her, so she stays".to_owned(),
    };
    let tried = format!("A queen tried on {}: {verdict}.", size.name(trial));
    let rows = puzzle.open_rows();
    let leapt = solver.jumped().iter().rev();
    let leapt: Vec<_> = leapt
        .map(|&depth| size.rank(rows[depth]).to_string())
        .collect();
    let back = size.rank(trial.row);
    match leapt.as_slice() {
        _ if last_step.backtracks == 0 && last_step.jumped.is_none() => tried,
        [] => format!("Nothing left below: back to row {back}. {tried}"),
        [row] => format!(
            "Nothing left below, and the queen of row {row} is not to blame: over her to row \
             {back}. {tried}"
        ),
        _ => format!(
            "Nothing left below, and the queens of rows {} are not to blame: over them to row \
             {back}. {tried}",
            listed(&leapt)
        ),
    }
}

/// Dancing links.
pub(super) fn dancing_links(run: &Run, size: Size, solver: &DancingLinks) -> String {
    let last_step = run.last_step();
    if let (Some((line, options)), Some(square)) = (solver.covered(), last_step.assigned) {
        let line = line_name(size, line);
        return format!(
            "{line} is covered by a queen on {}, one of {}.",
            size.name(square),
            counted(options as usize, "choice")
        );
    }
    let line = solver.dead_end().map(|line| line_name(size, line));
    let line = line.unwrap_or_default();
    if last_step.wiped_out.is_some() {
        return format!("{line} has no square left: a dead end.");
    }
    last_step.lifted.map_or_else(String::new, |lifted| {
        format!(
            "{line} has no other square to try: the queen on {} is lifted and her lines are \
             uncovered.",
            size.name(lifted)
        )
    })
}

fn line_name(size: Size, line: Line) -> String {
    match line {
        Line::Row(row) => format!("Row {}", size.rank(row)),
        Line::Column(column) => {
            let name = size.name(Square::new(0, column));
            format!(
                "Column {}",
                name.trim_end_matches(|c: char| c.is_ascii_digit())
            )
        }
        Line::Diagonal(_) | Line::Antidiagonal(_) => "A diagonal".to_owned(),
    }
}
