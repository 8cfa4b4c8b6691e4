//! Why units cannot all be filled, step by step.

use super::field::{Field, Position, Units, units};

/// A step of the argument, about one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// The queens imagined so far.
    pub queens: Vec<usize>,
    /// The unit.
    pub unit: usize,
    /// The step's claim.
    pub says: Says,
}

/// The claim of a step about its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// It has one square left, so the last queen goes there.
    Last,
    /// It has several squares left; the last queen is tried on one of them.
    Try,
    /// With the last queen, which is tried in another unit, it has no square left.
    Fails,
    /// It has no square left.
    Empty,
}

/// Goes through every way to fill some units, the unit with the fewest squares first: each ends with a unit
/// that has no square left.
#[must_use]
pub fn refute(field: &Field, position: Position, proof: Units) -> Vec<ProofStep> {
    let mut steps = Vec::new();
    tell(field, position, proof, &mut Vec::new(), &mut steps);
    steps
}

fn tell(
    field: &Field,
    position: Position,
    proof: Units,
    queens: &mut Vec<usize>,
    steps: &mut Vec<ProofStep>,
) {
    let step = |queens: &[usize], unit, says| ProofStep {
        queens: queens.to_vec(),
        unit,
        says,
    };
    if let Some(unit) = empty(field, position, proof) {
        steps.push(step(queens, unit, Says::Empty));
        return;
    }
    let Some((unit, left)) = field.tightest(position, proof & position.open) else {
        return;
    };
    let says = match left.len() {
        1 => Says::Last,
        _ => Says::Try,
    };
    for queen in left.iter() {
        queens.push(queen);
        let next = field.place(position, queen);
        match empty(field, next, proof) {
            Some(emptied) if says == Says::Try => steps.push(step(queens, emptied, Says::Fails)),
            _ => {
                steps.push(step(queens, unit, says));
                tell(field, next, proof, queens, steps);
            }
        }
        queens.pop();
    }
}

/// The first of some units that has no square left.
fn empty(field: &Field, position: Position, among: Units) -> Option<usize> {
    units(among & position.open).find(|&unit| field.left_in(position, unit).is_empty())
}
