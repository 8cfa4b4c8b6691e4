//! Deductions about the next jump, simplest first.

use super::flaw::{COLOUR, CUT, Flaw, HOME, ONLY_WAY, Rule, flaw, needing_both, shade};
use super::position::Position;
use crate::hint::Deduction;

/// The simplest deduction that forces a jump or rules jumps out, if there is one.
pub(super) fn deduce(position: &Position) -> Option<Deduction> {
    let jumps = position.jumps();
    if position.left.len() == 1 || jumps.is_empty() {
        return only_jump(position, &jumps);
    }
    only_jump(position, &jumps)
        .or_else(|| only_way(position, &jumps))
        .or_else(|| come_last(position, &jumps))
        .or_else(|| between(position, &jumps))
        .or_else(|| way_home(position, &jumps))
        .or_else(|| look_ahead(position, &jumps))
}

/// The jumps that the rules leave, without looking ahead; and these rules in sentences.
pub(super) fn follow(position: &Position) -> (Vec<u32>, String) {
    let mut jumps = position.jumps();
    if let Some(found) = only_jump(position, &jumps).or_else(|| only_way(position, &jumps)) {
        return (
            found.placed.map(|jump| jump as u32).into_iter().collect(),
            found.text,
        );
    }
    let mut texts = Vec::new();
    let left = |jumps: &[u32]| {
        let found = come_last(position, jumps).or_else(|| between(position, jumps));
        found.or_else(|| way_home(position, jumps))
    };
    while position.left.len() > 1
        && let Some(found) = left(&jumps)
    {
        jumps.retain(|&jump| !found.ruled_out.contains(&u64::from(jump)));
        texts.push(found.text);
    }
    (jumps, texts.join(" "))
}

fn numbers(squares: &[u32]) -> Vec<u64> {
    squares.iter().map(|&square| u64::from(square)).collect()
}

fn pairs(pairs: &[(u32, u32)]) -> Vec<(u64, u64)> {
    let wide = |&(from, to): &(u32, u32)| (u64::from(from), u64::from(to));
    pairs.iter().map(wide).collect()
}

/// A forced jump.
fn forced((rule, name): Rule, square: u32, text: String) -> Deduction {
    Deduction {
        rule,
        name,
        text,
        named: vec![u64::from(square)],
        placed: Some(u64::from(square)),
        ..Deduction::default()
    }
}

/// Jumps that are ruled out. If they leave one, that is forced.
fn forbidden(
    position: &Position,
    (rule, name): Rule,
    (jumps, out): (&[u32], &[u32]),
    text: String,
) -> Deduction {
    let rest: Vec<u32> = jumps.iter().copied().filter(|s| !out.contains(s)).collect();
    let (placed, text) = match rest[..] {
        [one] => (
            Some(one),
            format!("{text} That leaves {}.", position.name(one)),
        ),
        _ => (None, text),
    };
    Deduction {
        rule,
        name,
        text,
        placed: placed.map(u64::from),
        ruled_out: numbers(out),
        ..Deduction::default()
    }
}

fn only_jump(position: &Position, jumps: &[u32]) -> Option<Deduction> {
    let [jump] = *jumps else {
        return None;
    };
    let (here, there) = (position.name(position.here), position.name(jump));
    let text = format!("From {here} the knight can only jump to {there}.");
    Some(forced(("only-jump", "Only one jump"), jump, text))
}

/// An unvisited square that needs the jump from here.
fn only_way(position: &Position, jumps: &[u32]) -> Option<Deduction> {
    if position.closed && position.here == position.start {
        return None;
    }
    let needing = needing_both(position);
    let needs_here = |(square, ways): &&(u32, Vec<u32>)| {
        let way_on = ways.iter().any(|way| position.left.contains(way));
        jumps.contains(square) && ways.contains(&position.here) && way_on
    };
    let (square, ways) = needing.iter().find(needs_here)?;
    let other = ways.iter().copied().find(|&way| way != position.here)?;
    let (rule, text) = needs_both(position, *square, other);
    let mut deduction = forced(rule, *square, text);
    deduction.named.push(u64::from(other));
    deduction.named.extend(only_end(position).map(u64::from));
    deduction.pairs = pairs(&[(*square, other), (*square, position.here)]);
    Some(deduction)
}

/// The square on which an open tour has to end, if there is one.
fn only_end(position: &Position) -> Option<u32> {
    let ends = position.dead_ends();
    ends.first().copied().filter(|_| !position.closed)
}

/// Why a square needs the jump from here, and the rule.
fn needs_both(position: &Position, square: u32, other: u32) -> (Rule, String) {
    let names = [square, position.here, other].map(|square| position.name(square));
    let [name, here, other] = names;
    match only_end(position) {
        _ if position.closed => {
            let text = format!(
                "{name} has only two ways left, from {here} and {other}. It needs both, so jump there now."
            );
            (ONLY_WAY, text)
        }
        Some(end) => {
            let text = format!(
                "{name} has only two ways left, from {here} and {other}. It needs both, because the \
                 tour ends on {}. Jump to {name} now.",
                position.name(end)
            );
            (ONLY_WAY, text)
        }
        None => {
            let text = format!(
                "The tour ends on a {} square, so {name} needs both its ways, from {here} and {other}. \
                 Jump to {name} now.",
                shade(position.last_colour())
            );
            (COLOUR, text)
        }
    }
}

/// Squares behind another one must come last.
fn come_last(position: &Position, jumps: &[u32]) -> Option<Deduction> {
    jumps.iter().find_map(|&jump| {
        let behind = position.behind(Some(jump));
        let others = position.left.len() > behind.len() + 1;
        (others && !behind.is_empty()).then(|| come_last_behind(position, jumps, jump, &behind))
    })
}

fn come_last_behind(position: &Position, jumps: &[u32], jump: u32, behind: &[u32]) -> Deduction {
    let (names, name) = (position.names(behind), position.name(jump));
    let (rule, text) = match behind {
        [_] => (
            ("last-two", "Last two squares"),
            format!(
                "{names} can only be reached from {name} now. So {name} and {names} must be your \
                 last two squares. Don’t jump to {name} yet."
            ),
        ),
        _ => (
            CUT,
            format!(
                "{names} can only be reached through {name}. So they come last, after {name}. \
                 Don’t jump to {name} yet."
            ),
        ),
    };
    let mut deduction = forbidden(position, rule, (jumps, &[jump]), text);
    deduction.named = numbers(behind);
    let near = position.near(jump).filter(|near| behind.contains(near));
    deduction.pairs = pairs(&near.map(|near| (near, jump)).collect::<Vec<_>>());
    deduction
}

/// A square that two others need comes between them, so it can't come next.
fn between(position: &Position, jumps: &[u32]) -> Option<Deduction> {
    let needing = needing_both(position);
    jumps.iter().find_map(|&jump| {
        let needs = needing.iter().filter(|(_, ways)| ways.contains(&jump));
        let needs: Vec<u32> = needs.map(|&(square, _)| square).collect();
        let [one, other, ..] = needs[..] else {
            return None;
        };
        let names = [one, other, jump, position.here].map(|square| position.name(square));
        let [one_name, other_name, name, here] = names;
        let text = format!(
            "{one_name} and {other_name} each need {name}, so {name} comes between them. \
             Don’t jump there from {here}."
        );
        let mut deduction = forbidden(position, ONLY_WAY, (jumps, &[jump]), text);
        deduction.named = numbers(&[one, other]);
        deduction.pairs = pairs(&[(one, jump), (other, jump)]);
        Some(deduction)
    })
}

/// The last square that leads home must come last.
fn way_home(position: &Position, jumps: &[u32]) -> Option<Deduction> {
    if !position.closed {
        return None;
    }
    let beside = |&&square: &&u32| position.is_beside_start(square);
    let mut home = position.left.iter().filter(beside);
    let (Some(&last), None) = (home.next(), home.next()) else {
        return None;
    };
    let (name, start) = (position.name(last), position.name(position.start));
    let text = format!(
        "{name} is the only square left that leads back to {start}, so it comes last. \
         Don’t jump there yet."
    );
    jumps.contains(&last).then(|| {
        let mut deduction = forbidden(position, HOME, (jumps, &[last]), text);
        deduction.named = numbers(&[last, position.start]);
        deduction.pairs = pairs(&[(last, position.start)]);
        deduction
    })
}

/// Jumps that lead to a position with a flaw.
fn look_ahead(position: &Position, jumps: &[u32]) -> Option<Deduction> {
    let flaws = jumps
        .iter()
        .filter_map(|&jump| Some((jump, flaw(&position.after(jump))?)));
    let flaws: Vec<(u32, Flaw)> = flaws.collect();
    let rank = |flaw: &Flaw| (flaw.rule == COLOUR, flaw.rule == CUT);
    let (_, first) = flaws.iter().min_by_key(|(_, flaw)| rank(flaw))?;
    let same = flaws.iter().filter(|(_, flaw)| flaw.clause == first.clause);
    let out: Vec<u32> = same.map(|&(jump, _)| jump).collect();
    let text = format!(
        "If you jump to {}, then {}. Don’t jump there.",
        or_list(position, &out),
        first.clause.replacen(" each need ", " will each need ", 1)
    );
    let mut deduction = forbidden(position, first.rule, (jumps, &out), text);
    deduction.named = numbers(&first.squares);
    deduction.pairs = pairs(&first.pairs);
    Some(deduction)
}

/// `a8`, `a8 or b6`, `a8, b6 or c4`.
fn or_list(position: &Position, squares: &[u32]) -> String {
    let names: Vec<String> = squares
        .iter()
        .map(|&square| position.name(square))
        .collect();
    match &names[..] {
        [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
        _ => names.concat(),
    }
}
