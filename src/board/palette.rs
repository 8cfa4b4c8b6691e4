//! Which of the page's colours a board's regions take: neighbours must be easy to tell apart.

use super::regions::Regions;

/// The names of the colours, in the order of the page's palette.
pub const NAMES: [&str; 12] = [
    "yellow", "blue", "orange", "green", "purple", "pink", "aqua", "grey", "lime", "brown", "sand",
    "white",
];

/// How far apart two colours of the palette look, from 0 to 100: the least distance in OKLab, in
/// either theme, as seen with full colour vision and with each of the three deficiencies. Measured
/// once, with the matrices of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, *A
/// physiologically-based model for simulation of color vision deficiency*, IEEE Transactions on
/// Visualization and Computer Graphics 15 (2009).
#[rustfmt::skip]
const CONTRAST: [[u8; 12]; 12] = [
    [0, 25, 13, 17, 27, 11, 12, 17, 6, 26, 2, 6],
    [25, 0, 19, 4, 6, 10, 18, 9, 16, 16, 21, 28],
    [13, 19, 0, 4, 16, 5, 16, 10, 5, 12, 12, 21],
    [17, 4, 4, 0, 10, 10, 15, 5, 10, 6, 14, 23],
    [27, 6, 16, 10, 0, 15, 20, 10, 19, 5, 24, 34],
    [11, 10, 5, 10, 15, 0, 4, 5, 8, 16, 7, 14],
    [12, 18, 16, 15, 20, 4, 0, 12, 8, 22, 5, 8],
    [17, 9, 10, 5, 10, 5, 12, 0, 9, 10, 13, 22],
    [6, 16, 5, 10, 19, 8, 8, 9, 0, 17, 6, 13],
    [26, 16, 12, 6, 5, 16, 22, 10, 17, 0, 22, 31],
    [2, 21, 12, 14, 24, 7, 5, 13, 6, 22, 0, 8],
    [6, 28, 21, 23, 34, 14, 8, 22, 13, 31, 8, 0],
];

/// The most colours tried for one contrast, so that a board takes a moment at most.
const MOST_TRIED: u32 = 5_000;

/// The palette's colour for every region. Regions with a common border differ as much as the search
/// finds; no two have the same colour.
#[must_use]
pub fn assign(regions: &Regions) -> Vec<u8> {
    let borders = borders(regions);
    let mut wanted: Vec<_> = CONTRAST.iter().flatten().copied().collect();
    wanted.sort_unstable_by(|one, other| other.cmp(one));
    wanted.dedup();
    let search = |least| {
        let mut given = Vec::with_capacity(borders.len());
        extend(&borders, least, &mut given, &mut { MOST_TRIED }).then_some(given)
    };
    // Any colours have a contrast of at least 0.
    wanted.into_iter().find_map(search).unwrap_or_default()
}

/// For every region, the regions before it that share a border with it.
fn borders(regions: &Regions) -> Vec<Vec<usize>> {
    let mut borders = vec![Vec::new(); regions.side() as usize];
    for square in regions.size().squares() {
        let colour = regions.colour(square);
        for next in regions.neighbours(square) {
            let other = regions.colour(next) as usize;
            let before: &mut Vec<usize> = &mut borders[colour as usize];
            if other < colour as usize && !before.contains(&other) {
                before.push(other);
            }
        }
    }
    borders
}

/// Gives every further region a colour, so that neighbours have at least this contrast. Returns
/// whether it succeeded before the budget ran out.
fn extend(borders: &[Vec<usize>], least: u8, given: &mut Vec<u8>, budget: &mut u32) -> bool {
    let Some(neighbours) = borders.get(given.len()) else {
        return true;
    };
    for colour in 0..NAMES.len() as u8 {
        let differs = |&other: &usize| CONTRAST[colour as usize][given[other] as usize] >= least;
        if *budget == 0 || given.contains(&colour) || !neighbours.iter().all(differs) {
            continue;
        }
        *budget -= 1;
        given.push(colour);
        if extend(borders, least, given, budget) {
            return true;
        }
        given.pop();
    }
    false
}
