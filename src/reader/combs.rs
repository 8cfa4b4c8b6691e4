//! Combs: evenly spaced lines, of which a board has one in each direction.

use super::{LARGEST, SMALLEST};

/// Evenly spaced lines: `cells + 1` of them. Places are those of pixels, the middle of the first being 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Comb {
    /// The place of the first line.
    pub first: f32,
    /// From a line to the next, in pixels.
    pub pitch: f32,
    /// The number of cells between the lines.
    pub cells: usize,
}

impl Comb {
    /// The place of a line, from 0; lines beyond the comb go on like those in it.
    pub fn line(&self, line: f32) -> f32 {
        self.first + line * self.pitch
    }

    /// The place of the last line.
    pub fn last(&self) -> f32 {
        self.line(self.cells as f32)
    }

    /// How far from a line its edges are, at most, in pixels.
    pub fn reach(&self) -> f32 {
        (0.16 * self.pitch).max(2.0)
    }

    fn resembles(&self, other: &Self) -> bool {
        self.cells == other.cells
            && (self.first - other.first).abs() < 0.15 * self.pitch
            && (self.last() - other.last()).abs() < 0.15 * self.pitch
    }
}

/// A line with many edges.
#[derive(Clone, Copy, Debug)]
struct Peak {
    place: f32,
    weight: f32,
}

/// The most lines of a picture that are looked at.
const MOST_PEAKS: usize = 70;

/// The number of edges below which a line is none, in pixels, and as a share of the strongest.
const LEAST: f32 = 6.0;
const LEAST_SHARE: f32 = 0.12;

/// The lines of a profile with the most edges, in order. The ends count as well, because a picture that ends
/// with its board has no edge there.
fn peaks(profile: &[f32]) -> Vec<Peak> {
    let highest = profile.iter().copied().fold(0.0, f32::max);
    let least = LEAST.max(LEAST_SHARE * highest);
    let at = |place: usize| profile.get(place).copied().unwrap_or(0.0);
    let mut found: Vec<_> = (1..profile.len().saturating_sub(1))
        .filter(|&place| at(place) > least)
        .filter(|&place| at(place) >= at(place - 1) && at(place) > at(place + 1))
        .map(|place| {
            let (before, here, after) = (at(place - 1), at(place), at(place + 1));
            let shift = (after - before) / (before + here + after);
            Peak {
                place: place as f32 + shift,
                weight: here,
            }
        })
        .collect();
    found.sort_unstable_by(|one, other| other.weight.total_cmp(&one.weight));
    found.truncate(MOST_PEAKS);
    let fourth = found
        .get(3)
        .or(found.last())
        .map_or(0.0, |peak| peak.weight);
    for place in [-0.5, profile.len() as f32 - 0.5] {
        let weight = 0.3 * fourth;
        found.push(Peak { place, weight });
    }
    found.sort_unstable_by(|one, other| one.place.total_cmp(&other.place));
    found
}

/// Which combs to look for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sought {
    /// The shortest and the longest pitch, in pixels.
    pub pitches: [f32; 2],
    /// How many combs.
    pub most: usize,
}

/// The combs that a profile shows best, the best first.
pub(super) fn combs(profile: &[f32], sought: Sought) -> Vec<Comb> {
    let peaks = peaks(profile);
    let mut found = Vec::new();
    for (place, first) in peaks.iter().enumerate() {
        for last in &peaks[place + 1..] {
            let span = last.place - first.place;
            let [shortest, longest] = sought.pitches;
            let most = ((span / shortest) as usize).min(LARGEST + 1);
            let least = ((span / longest).ceil() as usize).max(SMALLEST - 1);
            for cells in least..=most {
                let comb = Comb {
                    first: first.place,
                    pitch: span / cells as f32,
                    cells,
                };
                let score = score(&peaks[place..], &comb);
                if score > 0.0 {
                    found.push((score, comb));
                }
            }
        }
    }
    best(found, sought.most)
}

/// The best of some combs, without those that resemble a better one.
fn best(mut found: Vec<(f32, Comb)>, most: usize) -> Vec<Comb> {
    found.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
    let mut best: Vec<Comb> = Vec::new();
    for (_, comb) in found {
        if best.len() == most {
            break;
        }
        if !best.iter().any(|other| other.resembles(&comb)) {
            best.push(comb);
        }
    }
    best
}

/// How well a comb fits: most of its lines have edges, and few edges in it are elsewhere. `peaks` start with the
/// comb's first.
fn score(peaks: &[Peak], comb: &Comb) -> f32 {
    let (near, far) = ((0.09 * comb.pitch).max(1.6), (0.22 * comb.pitch).max(2.5));
    let mut teeth = [0.0_f32; LARGEST + 2];
    let [mut on, mut off] = [0.0; 2];
    for peak in peaks {
        let line = ((peak.place - comb.first) / comb.pitch).round();
        if line > comb.cells as f32 {
            break;
        }
        let apart = (peak.place - comb.line(line)).abs();
        if apart > far {
            off += peak.weight;
            continue;
        }
        on += peak.weight;
        if apart <= near {
            let tooth = &mut teeth[line as usize];
            *tooth = tooth.max(peak.weight);
        }
    }
    let teeth = &mut teeth[..=comb.cells];
    let missing = teeth.iter().filter(|&&tooth| tooth == 0.0).count();
    if 5 * missing > 2 * teeth.len() {
        return 0.0;
    }
    presence(teeth).powi(3) * (on / (on + off)).powf(1.5) * on.sqrt()
}

/// The mean of the teeth, where a tooth counts fully from a third of the strong ones on.
fn presence(teeth: &mut [f32]) -> f32 {
    teeth.sort_unstable_by(|one, other| other.total_cmp(one));
    let third = teeth.len().div_ceil(3);
    let strong = teeth[..third].iter().sum::<f32>() / third as f32;
    let sum: f32 = teeth
        .iter()
        .map(|tooth| (tooth / (0.3 * strong)).min(1.0))
        .sum();
    sum / teeth.len() as f32
}

/// The two best places of a comb's lines along another profile.
pub(super) fn slid(profile: &[f32], comb: &Comb) -> Vec<Comb> {
    let strongest = strongest_near(profile, comb);
    let end = profile.len() as f32 - 0.5 - comb.pitch * comb.cells as f32;
    let steps = (end + 0.5).floor();
    if steps < 0.0 {
        return Vec::new();
    }
    let mut places: Vec<(f32, f32)> = (0..=steps as usize)
        .map(|step| {
            let first = step as f32 - 0.5;
            let lines = (0..=comb.cells).map(|line| first + line as f32 * comb.pitch);
            let edges =
                lines.map(|place| strongest[(place.max(0.0) as usize).min(strongest.len() - 1)]);
            (edges.sum(), first)
        })
        .collect();
    places.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
    let best = places[0].1;
    let other = places
        .iter()
        .find(|(_, place)| (place - best).abs() > 0.4 * comb.pitch);
    let places = [Some(&places[0]), other].into_iter().flatten();
    places.map(|&(_, first)| Comb { first, ..*comb }).collect()
}

/// The strongest line near each place, as far as the strong lines go: a title's edge must not outweigh a board.
fn strongest_near(profile: &[f32], comb: &Comb) -> Vec<f32> {
    let reach = (0.09 * comb.pitch).max(1.6) as usize;
    let cap = 0.6 * comb.pitch * comb.cells as f32;
    (0..profile.len())
        .map(|place| {
            let around = place.saturating_sub(reach)..(place + reach + 1).min(profile.len());
            profile[around].iter().copied().fold(0.0, f32::max).min(cap)
        })
        .collect()
}
