//! Shared by searches that put one queen on trial after another.

use super::tries::Tried;
use crate::solve::prelude::*;

/// Puts the next depth's queen on trial.
#[inline]
pub(crate) fn put<O: Observer>(queens: &mut Vec<Square>, square: Square, observer: &mut O) {
    let depth = queens.len() as u32;
    queens.push(square);
    observer.on(Event::Assign { depth, square });
}

/// Takes the last queen back. The one before it is then on trial.
#[inline]
pub(crate) fn lift<O: Observer>(queens: &mut Vec<Square>, observer: &mut O) -> Option<Square> {
    let square = queens.pop()?;
    let depth = queens.len() as u32;
    observer.on(Event::Unassign { depth, square });
    Some(square)
}

/// What to draw after backtracking: the rows used up, the rows skipped, and the queen that moved
/// on. `jumped` holds the depths skipped, the last first.
pub(crate) fn gone_back(
    tried: &Tried,
    queens: &[Square],
    rows: &[u32],
    jumped: &[usize],
    last: &LastStep,
) -> Vec<Annotation> {
    let Some(trial) = queens.last().filter(|_| went_back(last)) else {
        return Vec::new();
    };
    let used_up = used_up(queens, rows, jumped, last);
    let used_up = used_up.into_iter().map(|row| Annotation::UsedUp { row });
    let leapt = jumped
        .iter()
        .map(|&depth| Annotation::Jumped { row: rows[depth] });
    let moved_on = tried.before(*trial);
    let moved_on = moved_on.map(|square| Annotation::TakenBack { square });
    used_up.chain(leapt).chain(moved_on).collect()
}

fn went_back(last: &LastStep) -> bool {
    last.backtracks > 0 || last.jumped.is_some()
}

/// The rows that the last step gave up, without those it skipped.
fn used_up(queens: &[Square], rows: &[u32], jumped: &[usize], last: &LastStep) -> Vec<u32> {
    let Some(lifted) = last.lifted else {
        return Vec::new();
    };
    let below = rows.iter().enumerate().skip(queens.len());
    let given_up = below.take_while(|&(_, &row)| row <= lifted.row);
    let not_leapt = given_up.filter(|(depth, _)| !jumped.contains(depth));
    not_leapt.map(|(_, &row)| row).collect()
}

/// The sentence before the first step. The first queen is already on trial.
pub(crate) fn opening(puzzle: &QueensPuzzle, queens: &[Square]) -> Sentence {
    let mut board = Namer::new(puzzle.size());
    let Some(&trial) = queens.last() else {
        return Sentence::default();
    };
    let first = format!("First try: {}", board.name(trial));
    let text = match attackers(&mut board, puzzle, queens) {
        None => format!("{first}."),
        Some(by) => format!("{first}, attacked by {by}."),
    };
    board.sentence(text)
}

/// The sentence about a queen on trial, and about backtracking to its row.
pub(crate) fn sentence(
    puzzle: &QueensPuzzle,
    queens: &[Square],
    rows: &[u32],
    jumped: &[usize],
    last: &LastStep,
) -> Sentence {
    let mut board = Namer::new(puzzle.size());
    let Some(&trial) = queens.last() else {
        return Sentence::default();
    };
    let name = board.name(trial);
    let by = attackers(&mut board, puzzle, queens);
    let text = match (went_back(last), by) {
        (false, None) => format!("{} {name}, not attacked.", who("Queen on", last)),
        (false, Some(by)) => {
            let queens = if by.contains(' ') { "queens" } else { "queen" };
            let tried = who("Try", last);
            format!("{tried} {name}. It’s attacked by the {queens} on {by}.")
        }
        (true, by) => {
            let verdict = match by {
                None => format!("{} {name}, not attacked", who("queen on", last)),
                Some(by) => format!("{} {name}, attacked by {by}", who("try", last)),
            };
            let given_up =
                told_given_up(&board, &used_up(queens, rows, jumped, last), rows, jumped);
            let back = board.rank(trial.row);
            format!("{given_up} Back to row {back}: {verdict}.")
        }
    };
    board.sentence(text)
}

/// The words before the square on trial: who chose it, if you did.
fn who(own: &'static str, last: &LastStep) -> &'static str {
    match (last.chosen, own.starts_with(char::is_uppercase)) {
        (false, _) => own,
        (true, true) => "You chose",
        (true, false) => "you chose",
    }
}

/// The attackers of the queen on trial, the locked queens first, if there are any.
fn attackers(board: &mut Namer, puzzle: &QueensPuzzle, queens: &[Square]) -> Option<String> {
    let (&trial, before) = queens.split_last()?;
    let others = puzzle.locked().iter().chain(before).copied();
    let attackers: Vec<_> = others
        .filter(|&other| puzzle.rules().attack(other, trial))
        .collect();
    (!attackers.is_empty()).then(|| board.list(&attackers))
}

/// The rows used up, and the rows skipped because they are not to blame.
fn told_given_up(board: &Namer, used_up: &[u32], rows: &[u32], jumped: &[usize]) -> String {
    let used_up = format!("R{} used up", told_rows(board, used_up));
    if jumped.is_empty() {
        return format!("{used_up}.");
    }
    let leapt: Vec<_> = jumped.iter().rev().map(|&depth| rows[depth]).collect();
    format!("{used_up}, and r{}n’t to blame.", told_rows(board, &leapt))
}

/// Rows and their verb, without the first letter, which may be a capital. Of more than three rows,
/// two are named and the rest counted.
fn told_rows(board: &Namer, rows: &[u32]) -> String {
    let rank = |row: &u32| board.rank(*row).to_string();
    match rows {
        [row] => format!("ow {} is", rank(row)),
        [one, other, rest @ ..] if rest.len() > 1 => {
            format!(
                "ows {}, {} and {} more are",
                rank(one),
                rank(other),
                rest.len()
            )
        }
        rows => {
            let ranks: Vec<_> = rows.iter().map(rank).collect();
            format!("ows {} are", and_list(&ranks))
        }
    }
}

/// The squares left to try in the row of a depth's queen. Attacks show only on trial.
pub(crate) fn untried(tried: &Tried, side: u32, queens: &[Square], depth: usize) -> Vec<Square> {
    let queen = queens.get(depth).copied();
    queen.map_or_else(Vec::new, |queen| tried.untried(queen, side))
}

/// The squares to choose from before the first step of a steered run, if the first queen `keeps` its square
/// unless you move it: those that it can move to, and the next row.
pub(crate) fn anywhere(tried: &Tried, side: u32, rows: &[u32], keeps: bool) -> Option<Vec<Square>> {
    let mut squares = tried.first_could_move_to().filter(|_| keeps)?;
    let columns = 0..side;
    squares.extend(columns.map(|column| Square::new(rows[1], column)));
    Some(squares)
}

/// The line of pseudocode for a step: the queen stays and the next is on trial, or it moves on, or
/// an earlier one does.
pub(crate) fn line(last: &LastStep) -> &'static str {
    match (last.lifted, last.jumped, last.backtracks) {
        (None, ..) => "advance",
        (_, Some(_), _) => "leap",
        (_, None, 0) => "next",
        _ => "back",
    }
}
