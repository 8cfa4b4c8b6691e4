//! Which jumps keep a tour, and the rule of thumb: the fewest onward moves.

use super::effort::answer;
use super::position::Position;
use crate::board::words::{and_list, counted};
use crate::hint::{Answer, Onward, Thumb};
use crate::puzzles::{KnightsPuzzle, TourSearch};

/// The jumps from a position, being decided one after another.
#[derive(Clone, Debug)]
pub(super) struct Weighing {
    puzzle: KnightsPuzzle,
    path: Vec<u32>,
    /// The jumps with their onward moves, fewest first.
    jumps: Vec<(u32, u32)>,
    answers: Vec<Answer>,
    search: Option<TourSearch>,
}

impl Weighing {
    pub(super) fn new(puzzle: &KnightsPuzzle, path: &[u32]) -> Self {
        let position = Position::new(puzzle, path);
        let onward = |jump| (jump, position.near(jump).count() as u32);
        let mut jumps: Vec<_> = position.jumps().into_iter().map(onward).collect();
        jumps.sort_by_key(|&(_, onward)| onward);
        Self {
            puzzle: puzzle.clone(),
            path: path.to_vec(),
            jumps,
            answers: Vec::new(),
            search: None,
        }
    }

    /// Works for a moment; returns whether every jump is decided.
    pub(super) fn step(&mut self) -> bool {
        let Some(&(jump, _)) = self.jumps.get(self.answers.len()) else {
            return true;
        };
        let (puzzle, path) = (&self.puzzle, &self.path);
        let start = || TourSearch::new(puzzle, &[&path[..], &[jump]].concat());
        let search = self.search.get_or_insert_with(start);
        if let Some(found) = answer(search) {
            self.answers.push(found);
            self.search = None;
        }
        self.answers.len() == self.jumps.len()
    }

    fn with(&self, wanted: Answer) -> impl Iterator<Item = (u32, u32)> + '_ {
        let all = self.jumps.iter().copied().zip(&self.answers);
        all.filter(move |(_, answer)| **answer == wanted)
            .map(|(jump, _)| jump)
    }

    /// The jumps that no tour makes, those with the fewest onward moves first.
    pub(super) fn failing(&self) -> Vec<u32> {
        self.with(Answer::No).map(|(jump, _)| jump).collect()
    }

    /// The jump that keeps a tour and has the fewest onward moves.
    pub(super) fn best(&self) -> Option<u32> {
        self.with(Answer::Yes).map(|(jump, _)| jump).next()
    }

    /// The rule of thumb, and whether it holds here; none if there is no choice.
    pub(super) fn thumb(&self, position: &Position) -> Option<Thumb> {
        let (best, fewest) = match self.with(Answer::Yes).next() {
            Some(best) => best,
            None => *self.jumps.first()?,
        };
        if self.jumps.len() < 2 {
            return None;
        }
        let name = position.name(best);
        let least = self.jumps[0].1;
        let others = self.jumps.iter().filter(|&&(jump, _)| jump != best);
        let others = others.map(|&(jump, onward)| format!("{onward} from {}", position.name(jump)));
        let ways = format!("{} on from {name}", counted(u64::from(fewest), "way"));
        let ways: Vec<_> = [ways].into_iter().chain(others).collect();
        let same = self.jumps.iter().filter(|&&(_, onward)| onward == least);
        let has = match same.count() {
            _ if fewest > least => {
                "of the jumps known to keep a tour, it has the fewest onward moves"
            }
            1 => "it has the fewest onward moves",
            _ => "no jump has fewer onward moves",
        };
        Some(Thumb {
            text: format!("Try {name}: {has}, {fewest}."),
            why: format!(
                "The knight would have {}. Squares with few ways on are soon cut off.",
                and_list(&ways)
            ),
            note: self.note(position, fewest),
            keeps: self.with(Answer::Yes).count() as u32,
            of: self.jumps.len() as u32,
            onward: self
                .jumps
                .iter()
                .map(|&(jump, moves)| Onward {
                    square: u64::from(jump),
                    moves,
                })
                .collect(),
        })
    }

    /// Whether the rule holds here, and how many jumps keep a tour.
    fn note(&self, position: &Position, fewest: u32) -> String {
        const THUMB: &str = "A rule of thumb, not a proof.";
        let (keeps, of) = (self.with(Answer::Yes).count(), self.jumps.len());
        let (first, least) = self.jumps[0];
        let is_open = self.with(Answer::NotKnown).next().is_some();
        if keeps == 0 {
            return format!("{THUMB} The search could not tell which jumps keep a tour.");
        }
        let fails = fewest > least && self.answers[0] == Answer::No;
        let fails = match fails {
            true => format!(
                " It fails here: {} has fewer, {least}, but no tour goes there.",
                position.name(first)
            ),
            false => String::new(),
        };
        let keep = if keeps == 1 { "keeps" } else { "keep" };
        let count = match (is_open, keeps == of) {
            (true, _) => format!("At least {keeps} of the {of} jumps here {keep} a tour."),
            (_, true) if of == 2 => "Both jumps here keep a tour.".to_owned(),
            (_, true) => format!("All {of} jumps here keep a tour."),
            _ => format!("{keeps} of the {of} jumps here {keep} a tour."),
        };
        format!("{THUMB}{fails} {count}")
    }
}
