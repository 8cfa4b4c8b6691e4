//! Refutations: why no tour begins with a jump. Everything that can follow it is tried until each line ends in
//! a flaw.

use super::flaw::{Flaw, flaw};
use super::position::Position;
use super::rules::follow;
use crate::board::words::{and_list, counted};
use crate::hint::{Deduction, Imagined};

/// The most jumps to imagine, over all lines of a refutation.
pub(super) const MOST: u32 = 8;

/// The same after a mistake, when the player has time to look back.
pub(super) const MOST_OF_MISTAKE: u32 = 16;

/// A jump that no tour makes, and what shows it.
#[derive(Clone, Debug)]
pub(super) struct Refutation {
    pub(super) jump: u32,
    /// How many jumps it takes, over all lines.
    pub(super) size: u32,
    proof: Proof,
}

/// Why no tour continues a position.
#[derive(Clone, Debug)]
enum Proof {
    Flaw(Flaw),
    /// The jumps that the rules leave, and the rules in words; each jump is refuted.
    Tries(Vec<Refutation>, String),
}

/// The shortest refutation of a jump, of at most `most` jumps.
pub(super) fn refute(position: &Position, jump: u32, most: u32) -> Option<Refutation> {
    let most = most.checked_sub(1)?;
    let (size, proof) = prove(&position.after(jump), most)?;
    Some(Refutation {
        jump,
        size: size + 1,
        proof,
    })
}

fn prove(position: &Position, most: u32) -> Option<(u32, Proof)> {
    if let Some(flaw) = flaw(position) {
        return Some((0, Proof::Flaw(flaw)));
    }
    let (jumps, why) = follow(position);
    let mut size = jumps.len() as u32;
    if jumps.is_empty() || size > most {
        return None;
    }
    let mut tries = Vec::with_capacity(jumps.len());
    for jump in jumps {
        let tried = refute(position, jump, most - size + 1)?;
        size += tried.size - 1;
        tries.push(tried);
    }
    Some((size, Proof::Tries(tries, why)))
}

impl Refutation {
    /// The one line, if every jump after the first is forced: how long it is, and its flaw.
    pub(super) fn line(&self) -> Option<(u32, &Flaw)> {
        match &self.proof {
            Proof::Flaw(flaw) => Some((1, flaw)),
            Proof::Tries(tries, _) => match &tries[..] {
                [only] => only.line().map(|(length, flaw)| (length + 1, flaw)),
                _ => None,
            },
        }
    }

    /// How many lines there are, and the length of the longest.
    fn lines(&self) -> (u32, u32) {
        match &self.proof {
            Proof::Flaw(_) => (1, 1),
            Proof::Tries(tries, _) => {
                let lines = tries.iter().map(Self::lines);
                let (count, longest) = lines.fold((0, 0), |(count, longest), (more, length)| {
                    (count + more, longest.max(length))
                });
                (count, longest + 1)
            }
        }
    }

    /// The result of the jump, in a clause: “after 6 jumps c2 would be stranded”.
    pub(super) fn clause(&self) -> String {
        match (self.line(), self.lines()) {
            (Some((1, flaw)), _) => flaw.clause.clone(),
            (Some((length, flaw)), _) => format!("after {length} jumps {}", imagined(&flaw.clause)),
            (None, (count, longest)) => {
                format!("all {count} lines after it fail within {longest} jumps")
            }
        }
    }

    /// The reason for a flaw right after the jump, in a sentence, or “”.
    pub(super) fn because(&self) -> &str {
        match &self.proof {
            Proof::Flaw(flaw) => &flaw.because,
            Proof::Tries(..) => "",
        }
    }

    /// The refutation in words and marks.
    pub(super) fn tell(&self, position: &Position) -> Deduction {
        let name = position.name(self.jump);
        let how = match self.line() {
            Some((1, _)) => self.because(),
            Some(_) => "Each jump on the way is forced.",
            None => "Step through them.",
        };
        let text = format!("{name} does not work: {}. {how}", self.clause());
        let mut told = Deduction {
            rule: "refuted",
            name: "A jump that fails",
            text: text.trim_end().to_owned(),
            named: vec![u64::from(self.jump)],
            ruled_out: vec![u64::from(self.jump)],
            what_if: self.moments(position),
            ..Deduction::default()
        };
        let rest = position.jumps();
        let mut rest = rest.iter().filter(|&&jump| jump != self.jump);
        if let (Some(&only), None) = (rest.next(), rest.next()) {
            told.text = format!("{} That leaves {}.", told.text, position.name(only));
            told.placed = Some(u64::from(only));
        }
        if let Some((_, flaw)) = self.line() {
            let last = told.what_if.last().and_then(|end| end.pieces.last());
            told.named.extend(last.copied());
            told.named
                .extend(flaw.squares.iter().copied().map(u64::from));
            let pairs = flaw.pairs.iter();
            told.pairs = pairs
                .map(|&(from, to)| (u64::from(from), u64::from(to)))
                .collect();
        }
        told
    }

    /// The refutation jump by jump.
    pub(super) fn moments(&self, position: &Position) -> Vec<Imagined> {
        let mut moments = Vec::new();
        let first = format!("Imagine the jump to {}.", position.name(self.jump));
        self.add_moments(position, &[], first, &mut moments);
        moments
    }

    fn add_moments(
        &self,
        position: &Position,
        before: &[u64],
        mut text: String,
        moments: &mut Vec<Imagined>,
    ) {
        let pieces = [before, &[u64::from(self.jump)]].concat();
        let mut named = Vec::new();
        if let Proof::Flaw(flaw) = &self.proof {
            text = format!("{text} Then {}.", flaw.clause);
            named = flaw.squares.iter().copied().map(u64::from).collect();
        }
        moments.push(Imagined {
            text,
            pieces: pieces.clone(),
            named,
            ..Imagined::default()
        });
        let Proof::Tries(tries, why) = &self.proof else {
            return;
        };
        let after = position.after(self.jump);
        let here = after.name(self.jump);
        let names: Vec<_> = tries.iter().map(|one| after.name(one.jump)).collect();
        for (place, tried) in tries.iter().enumerate() {
            let name = &names[place];
            let text = match (place, tries.len()) {
                (_, 1) => why.clone(),
                (0, count) => {
                    let left = counted(count as u64, "jump");
                    format!(
                        "{why} {here} has {left} left: {}. Try {name}.",
                        and_list(&names)
                    )
                }
                _ => format!("Back to {here}. Try {name}."),
            };
            tried.add_moments(&after, &pieces, text.trim_start().to_owned(), moments);
        }
    }
}

/// A flaw of an imagined position.
fn imagined(clause: &str) -> String {
    let stranded = [" is stranded", " are stranded"];
    stranded.iter().fold(clause.to_owned(), |clause, now| {
        clause.replace(now, " would be stranded")
    })
}
