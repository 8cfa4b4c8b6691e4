//! Flaws: proofs, without a search, that no tour continues a position.
//!
//! A position without a flaw may still be lost.

use super::position::Position;
use crate::board::words;

/// With more squares left than this, [`apart`] is skipped.
const LARGEST: usize = 600;

/// A rule's id, and its name for people.
pub(super) type Rule = (&'static str, &'static str);

pub(super) const ONLY_WAY: Rule = ("only-way", "Only way in and out");
pub(super) const STRANDED: Rule = ("stranded", "Stranded");
pub(super) const CUT: Rule = ("cut-square", "Cut square");
pub(super) const COLOUR: Rule = ("wrong-colour", "Wrong colour");
pub(super) const HOME: Rule = ("way-home", "Only way home");

/// Why no tour continues a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flaw {
    pub(super) rule: Rule,
    /// The flaw in a clause, without a capital or a full stop.
    pub(super) clause: String,
    /// A second sentence with the reason, or nothing.
    pub(super) because: String,
    /// The squares at fault.
    pub(super) squares: Vec<u32>,
    /// Each square at fault, with the squares that it needs.
    pub(super) pairs: Vec<(u32, u32)>,
}

impl Flaw {
    fn new(rule: Rule, squares: &[u32], clause: String) -> Self {
        Self {
            rule,
            clause,
            because: String::new(),
            squares: squares.to_vec(),
            pairs: Vec::new(),
        }
    }

    fn with_pairs(self, pairs: Vec<(u32, u32)>) -> Self {
        Self { pairs, ..self }
    }

    /// The flaw in a sentence or two.
    pub(super) fn sentence(&self) -> String {
        let mut sentence = format!("{}.", capital(&self.clause));
        if !self.because.is_empty() {
            sentence = format!("{sentence} {}", self.because);
        }
        sentence
    }
}

/// Capitalizes a clause, unless it begins with the name of a square.
fn capital(clause: &str) -> String {
    let first = clause.split(' ').next().unwrap_or_default();
    if first.contains(|c: char| c.is_ascii_digit() || c == ',') {
        return clause.to_owned();
    }
    words::capital(clause)
}

/// The simplest flaw of a position, if it has one.
pub(super) fn flaw(position: &Position) -> Option<Flaw> {
    if position.left.is_empty() {
        let open = position.closed && !position.is_beside_start(position.here);
        return open.then(|| unclosed(position));
    }
    stranded(position)
        .or_else(|| cut_off(position))
        .or_else(|| lost_home(position))
        .or_else(|| colours(position))
        .or_else(|| dead_ends(position))
        .or_else(|| crowded(position))
        .or_else(|| apart(position))
}

fn stranded(position: &Position) -> Option<Flaw> {
    let lost = |&square: &u32| {
        let from_here = position.around(square).contains(&position.here);
        !from_here && position.near(square).next().is_none()
    };
    let lost: Vec<u32> = position.left.iter().copied().filter(lost).collect();
    let names = position.names(&lost);
    match lost[..] {
        [] => None,
        [square] => {
            let around = position.around(square);
            let pairs = around.iter().map(|&near| (square, near)).collect();
            let mut flaw = Flaw::new(STRANDED, &lost, format!("{names} is stranded"));
            flaw.because = why_stranded(position, &around);
            Some(flaw.with_pairs(pairs))
        }
        _ => Some(Flaw::new(STRANDED, &lost, format!("{names} are stranded"))),
    }
}

fn why_stranded(position: &Position, around: &[u32]) -> String {
    let used = match around.len() {
        0 => return "No square leads there.".to_owned(),
        1 => "that is",
        2 => "both are",
        3 | 4 => "all are",
        _ => return "Every square that leads there is used.".to_owned(),
    };
    let names = position.names(around);
    format!("It can only be reached from {names}, and {used} used.")
}

fn cut_off(position: &Position) -> Option<Flaw> {
    let behind = position.behind(None);
    let names = position.names(&behind);
    let clause = format!("{names} can’t be reached any more");
    (!behind.is_empty()).then(|| Flaw::new(CUT, &behind, clause))
}

fn unclosed(position: &Position) -> Flaw {
    let (here, start) = (position.name(position.here), position.name(position.start));
    let clause = format!("no jump leads from {here} back to {start}");
    Flaw::new(HOME, &[position.start], clause)
}

fn no_way_home(position: &Position) -> Flaw {
    let start = position.name(position.start);
    let clause = format!("no unvisited square leads back to {start}");
    Flaw::new(HOME, &[position.start], clause)
}

fn lost_home(position: &Position) -> Option<Flaw> {
    let leads_home = |&square: &u32| position.is_beside_start(square);
    let lost = position.closed && !position.left.iter().any(leads_home);
    lost.then(|| no_way_home(position))
}

/// Every jump changes the colour of the knight's square.
fn colours(position: &Position) -> Option<Flaw> {
    let left = position.left.len();
    let is_dark = |&&square: &&u32| position.colour(square) == 1;
    let dark = position.left.iter().filter(is_dark).count();
    let light = left - dark;
    let own = [light, dark][position.colour(position.here)];
    if own != left / 2 {
        let clause = format!(
            "every jump changes colour, but {light} light and {dark} dark squares are left"
        );
        return Some(Flaw::new(COLOUR, &[], clause));
    }
    let last = position.last_colour();
    let home = position.closed && last == position.colour(position.start);
    let (shade, start) = (shade(last), position.name(position.start));
    let clause = format!("the tour would end on a {shade} square, and {start} is {shade} too");
    home.then(|| Flaw::new(COLOUR, &[], clause))
}

fn dead_ends(position: &Position) -> Option<Flaw> {
    let ends = position.dead_ends();
    let pair = |&square: &u32| Some((square, *position.ways(square).first()?));
    let pairs = ends.iter().filter_map(pair).collect();
    let names = position.names(&ends);
    let flaw = |rule, clause| Some(Flaw::new(rule, &ends, clause).with_pairs(pairs));
    match ends[..] {
        [] => None,
        [_] if position.closed => flaw(ONLY_WAY, format!("{names} has a way in, but no way out")),
        [end] => {
            let alone = position.left.len() == 1;
            let from_here = position.ways(end)[..] == [position.here] && !alone;
            let here = position.name(position.here);
            if from_here {
                let clause = format!("{names} can only be reached from {here}, and has no way out");
                flaw(ONLY_WAY, clause)
            } else if position.colour(end) == position.last_colour() {
                None
            } else {
                let clause = format!(
                    "{names} has one way left, but the tour has to end on a {} square",
                    shade(position.last_colour())
                );
                flaw(COLOUR, clause)
            }
        }
        _ if position.closed => flaw(ONLY_WAY, format!("{names} have a way in, but no way out")),
        _ => {
            let clause =
                format!("{names} have one way left each, and a tour can end on only one of them");
            flaw(ONLY_WAY, clause)
        }
    }
}

/// The name of a colour. The top left corner is light.
pub(super) fn shade(colour: usize) -> &'static str {
    ["light", "dark"][colour]
}

/// The squares with exactly two ways, both of which the tour needs because it can't end there; with
/// these ways.
pub(super) fn needing_both(position: &Position) -> Vec<(u32, Vec<u32>)> {
    let ends = position.dead_ends();
    let passed = |&square: &u32| {
        let may_end = !position.closed
            && ends.is_empty()
            && position.colour(square) == position.last_colour();
        !may_end && !ends.contains(&square)
    };
    let passed = position.left.iter().copied().filter(passed);
    let with_ways = passed.map(|square| (square, position.ways(square)));
    with_ways.filter(|(_, ways)| ways.len() == 2).collect()
}

/// A square that too many others need as a neighbour.
fn crowded(position: &Position) -> Option<Flaw> {
    let needing = needing_both(position);
    let crowd = |wanted: u32| -> Vec<u32> {
        let near = needing.iter().filter(|(_, ways)| ways.contains(&wanted));
        near.map(|&(square, _)| square).collect()
    };
    let begins = position.closed && position.here == position.start;
    let once = |square| square == position.start || square == position.here;
    let ends = [position.here, position.start];
    let wanted = ends.into_iter().chain(position.left.iter().copied());
    let most = |square| if once(square) && !begins { 1 } else { 2 };
    let mut crowds = wanted.map(|square| (square, crowd(square)));
    let (square, crowd) = crowds.find(|(square, crowd)| crowd.len() > most(*square))?;
    let (names, wanted) = (position.names(&crowd), position.name(square));
    let clause = match (begins || !once(square), square == position.here) {
        (true, _) => format!("{names} each need {wanted}, but a tour links it to only two squares"),
        (false, true) => format!("{names} each need the next jump from {wanted}"),
        (false, false) => format!("{names} each need the last jump back to {wanted}"),
    };
    let pairs = crowd.iter().map(|&near| (near, square)).collect();
    Some(Flaw::new(ONLY_WAY, &crowd, clause).with_pairs(pairs))
}

/// Parts of the board behind one square, in which the tour can't end.
fn apart(position: &Position) -> Option<Flaw> {
    if position.left.len() > LARGEST {
        return None;
    }
    fork(position, position.here, &position.left).or_else(|| {
        let mut squares = position.left.iter();
        squares.find_map(|&square| {
            let behind = position.behind(Some(square));
            let fork = fork(position, square, &behind);
            fork.or_else(|| no_end(position, square, &behind))
        })
    })
}

/// Two separate parts beyond a square.
fn fork(position: &Position, square: u32, behind: &[u32]) -> Option<Flaw> {
    let part = position.part(behind);
    let name = position.name(square);
    let clause = format!(
        "the squares beyond {name} fall into separate parts, and a tour can end in only one"
    );
    let pairs = position.near(square).filter(|near| behind.contains(near));
    let pairs = pairs.map(|near| (square, near)).collect();
    let two = part.len() < behind.len();
    two.then(|| Flaw::new(CUT, &[square], clause).with_pairs(pairs))
}

/// A part beyond a square in which no tour can end.
fn no_end(position: &Position, square: u32, behind: &[u32]) -> Option<Flaw> {
    if behind.is_empty() {
        return None;
    }
    let (names, name) = (position.names(behind), position.name(square));
    let only = format!("{names} can only be reached through {name}");
    let named: Vec<u32> = match behind.len() {
        0..=4 => [&[square], behind].concat(),
        _ => vec![square],
    };
    let leads_home = behind.iter().any(|&last| position.is_beside_start(last));
    if position.closed && !leads_home {
        let start = position.name(position.start);
        let clause = format!("{only}, and from there no jump leads back to {start}");
        return Some(Flaw::new(CUT, &named, clause));
    }
    let own = position.colour(square);
    let other = |&&last: &&u32| position.colour(last) != own;
    let (others, wanted) = (
        behind.iter().filter(other).count(),
        behind.len().div_ceil(2),
    );
    let crowded = if others > wanted { 1 - own } else { own };
    let clause = format!("{only}, and too many of them are {}", shade(crowded));
    (others != wanted).then(|| Flaw::new(COLOUR, &named, clause))
}
