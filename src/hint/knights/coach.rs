//! The coach's words on a knight's game: jump by jump whether the tour could still be completed, and which rule
//! would have said so.

use super::flaw::{Flaw, flaw};
use super::position::Position;
use super::rules;
use crate::hint::Deduction;
use crate::hint::coach::{CoachVerdict, Coached, Judged, JudgedKind, is_judged, make};
use crate::puzzles::tour_search::Found;
use crate::puzzles::{InPlay, KnightsGame, KnightsPuzzle, TourSearch};

type Refused = <KnightsGame as InPlay>::Error;

/// How many squares a search looks at before it gives up, over all its nodes: a few hundredths of a second.
const WORK: u64 = 1_000_000;

/// A game being judged, a jump a step.
#[derive(Clone, Debug)]
pub struct Coaching {
    /// The game so far.
    game: KnightsGame,
    words: Vec<String>,
    /// The place of the next word.
    next: usize,
    /// A tour: at first the one that the game ended with, if it is one.
    tour: Vec<u32>,
    /// The shortest beginning of the path that no tour continues, in squares.
    lost: Option<usize>,
    coached: Coached,
}

impl Coaching {
    /// Starts to judge a game by its log: the moves of a record, `<` for undo and `>` for redo.
    ///
    /// # Errors
    /// The first move that cannot be made.
    pub fn new(puzzle: KnightsPuzzle, log: &str) -> Result<Self, Refused> {
        let game = KnightsGame::new(puzzle);
        let words: Vec<_> = log.split_whitespace().map(str::to_owned).collect();
        let mut played = game.clone();
        words.iter().try_for_each(|word| make(&mut played, word))?;
        let tour = match played.is_solved() {
            true => played.path().to_vec(),
            false => Vec::new(),
        };
        let mut coaching = Self {
            game,
            words,
            next: 0,
            tour,
            lost: None,
            coached: Coached::default(),
        };
        coaching.lost = (coaching.continues() == Some(false)).then_some(1);
        Ok(coaching)
    }

    /// Judges a jump; returns whether it was the last.
    pub fn step(&mut self) -> bool {
        let Some(word) = self.words.get(self.next) else {
            return true;
        };
        let before = self.game.path().to_vec();
        make(&mut self.game, word).expect("the log has been replayed");
        let path = self.game.path();
        let is_lost =
            |&length: &usize| before.len() >= length && path.starts_with(&before[..length]);
        self.lost = self.lost.filter(is_lost);
        let is_jump = path.len() == before.len() + 1 && path.starts_with(&before);
        let judged = (is_jump && is_judged(word)).then(|| self.judge(&before));
        self.coached.moves.extend(judged);
        self.note_taken_back();
        self.next += 1;
        self.next == self.words.len()
    }

    /// The words so far.
    #[must_use]
    pub fn coached(&self) -> &Coached {
        &self.coached
    }

    /// Judges a whole game.
    ///
    /// # Errors
    /// The first move that cannot be made.
    pub fn of(puzzle: KnightsPuzzle, log: &str) -> Result<Coached, Refused> {
        let mut coaching = Self::new(puzzle, log)?;
        while !coaching.step() {}
        Ok(coaching.coached)
    }

    /// Notes which wrong jumps are gone.
    fn note_taken_back(&mut self) {
        let path = self.game.path();
        for judged in &mut self.coached.moves {
            let is_open = judged.verdict == CoachVerdict::Wrong && judged.until.is_none();
            let square = judged.squares[0] as u32;
            if is_open && !path.contains(&square) {
                judged.until = Some(self.next as u32);
            }
        }
    }

    /// Whether a tour continues the path; null if the search gives up.
    fn continues(&mut self) -> Option<bool> {
        let path = self.game.path();
        if self.tour.starts_with(path) {
            return Some(true);
        }
        let mut search = TourSearch::new(self.game.puzzle(), path);
        let nodes = (WORK / search.squares().max(1) as u64).max(1);
        let found = search.run(nodes)?;
        if let Some(rest) = search.tour() {
            self.tour = path.iter().copied().chain(rest).collect();
        }
        Some(found == Found::Tour)
    }

    fn judge(&mut self, before: &[u32]) -> Judged {
        let after = self.game.path().to_vec();
        let (at, jump) = (self.next as u32, after[after.len() - 1]);
        let position = Position::new(self.game.puzzle(), before);
        if let Some(length) = self.lost {
            let name = position.name(after[length - 1]);
            let text = match length {
                1 => "This board has no tour from its start.".to_owned(),
                _ => format!("After the jump to {name}, no tour was possible."),
            };
            return judged(at, jump, CoachVerdict::Lost, text, None);
        }
        match self.continues() {
            None => {
                let text = "The search gave up before it found a tour or ruled one out.";
                judged(at, jump, CoachVerdict::NotKnown, text.to_owned(), None)
            }
            Some(true) => self.judge_open(at, jump, &position),
            Some(false) => {
                self.lost = Some(after.len());
                self.judge_wrong(at, jump, &position)
            }
        }
    }

    fn judge_open(&self, at: u32, jump: u32, position: &Position) -> Judged {
        match rules::deduce(position).filter(|told| told.placed == Some(u64::from(jump))) {
            Some(told) => judged(at, jump, CoachVerdict::Found, told.text.clone(), Some(told)),
            None => {
                let text = "The tour was still open. No rule forced the jump.".to_owned();
                judged(at, jump, CoachVerdict::Open, text, None)
            }
        }
    }

    fn judge_wrong(&self, at: u32, jump: u32, position: &Position) -> Judged {
        let square = u64::from(jump);
        let forbids = |told: &Deduction| {
            told.ruled_out.contains(&square) || told.placed.is_some_and(|other| other != square)
        };
        if let Some(told) = rules::deduce(position).filter(forbids) {
            let text = format!("No tour was possible after it. {}", told.text);
            return judged(at, jump, CoachVerdict::Wrong, text, Some(told));
        }
        match flaw(&position.after(jump)) {
            Some(flaw) => {
                let text = format!("No tour was possible after it. {}", flaw.sentence());
                judged(
                    at,
                    jump,
                    CoachVerdict::Wrong,
                    text,
                    Some(drawn(&flaw, jump)),
                )
            }
            None => {
                let text = "No tour was possible after it. Only a search shows it.";
                judged(at, jump, CoachVerdict::Wrong, text.to_owned(), None)
            }
        }
    }
}

/// What to draw of a flaw after a jump.
fn drawn(flaw: &Flaw, jump: u32) -> Deduction {
    let (rule, name) = flaw.rule;
    let pairs = flaw.pairs.iter();
    Deduction {
        rule,
        name,
        text: flaw.sentence(),
        named: flaw
            .squares
            .iter()
            .map(|&square| u64::from(square))
            .collect(),
        imagined: Some(u64::from(jump)),
        pairs: pairs
            .map(|&(from, to)| (u64::from(from), u64::from(to)))
            .collect(),
        ..Deduction::default()
    }
}

fn judged(
    at: u32,
    jump: u32,
    verdict: CoachVerdict,
    text: String,
    reason: Option<Deduction>,
) -> Judged {
    Judged {
        at,
        verdict,
        kind: JudgedKind::Jump,
        squares: vec![u64::from(jump)],
        size: None,
        least: None,
        text,
        reason,
        until: None,
    }
}
