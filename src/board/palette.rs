//! Chooses colours to draw and name the regions of a board by: neighbours must be easy to tell apart.

use super::regions::Regions;

/// The names of the colours.
pub const NAMES: [&str; 12] = [
    "yellow", "blue", "orange", "green", "purple", "pink", "aqua", "grey", "lime", "brown", "sand",
    "white",
];

/// How far apart two colours of the palette look: the least distance in OKLab, in either theme, as
/// seen with full colour vision, with each of the three deficiencies, and in grey. Few people lack the
/// cones for blue, and grey has lightness alone, so those distances count 1.2 and 1.6 times. Measured
/// with the matrices of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, *A physiologically-based model
/// for simulation of color vision deficiency*, IEEE Transactions on Visualization and Computer Graphics
/// 15 (2009). A test of the style sheet measures them again.
#[rustfmt::skip]
const CONTRAST: [[u8; 12]; 12] = [
    [0, 28, 14, 17, 32, 12, 7, 19, 6, 27, 4, 8],
    [28, 0, 13, 5, 5, 10, 18, 9, 18, 6, 21, 28],
    [14, 13, 0, 3, 19, 5, 16, 4, 6, 12, 12, 21],
    [17, 5, 3, 0, 11, 10, 16, 3, 11, 5, 14, 24],
    [32, 5, 19, 11, 0, 15, 19, 11, 22, 1, 26, 35],
    [12, 10, 5, 10, 15, 0, 4, 5, 4, 18, 8, 15],
    [7, 18, 16, 16, 19, 4, 0, 11, 5, 22, 1, 8],
    [19, 9, 4, 3, 11, 5, 11, 0, 10, 10, 13, 22],
    [6, 18, 6, 11, 22, 4, 5, 10, 0, 18, 6, 15],
    [27, 6, 12, 5, 1, 18, 22, 10, 18, 0, 23, 32],
    [4, 21, 12, 14, 26, 8, 1, 13, 6, 23, 0, 8],
    [8, 28, 21, 24, 35, 15, 8, 22, 15, 32, 8, 0],
];

/// Neighbours that differ this much are easy to tell apart. A board takes the first such colours.
const ENOUGH: u8 = 10;

/// The most colours tried for one contrast, so that a board takes a moment at most.
const MOST_TRIED: u32 = 5_000;

/// The palette's colour for every region. Regions with a common border differ enough, or as much as the search
/// finds. On a board with more regions than colours, a colour comes again in regions that don't touch; on others,
/// no two regions have the same colour.
#[must_use]
pub fn assign(regions: &Regions) -> Vec<u8> {
    complete(&borders(regions.side(), regions.colours()), &[])
}

/// The same on a board being painted: the first regions have the first colours in order, on every board.
#[must_use]
pub fn assign_painted(side: u32, regions: &[u8]) -> Vec<u8> {
    let first: Vec<_> = (0..NAMES.len().min(side as usize) as u8).collect();
    complete(&borders(side, regions), &first)
}

/// For every region, the regions before it that share a border with it; where colours come again, a common
/// corner counts as a border.
fn borders(side: u32, regions: &[u8]) -> Vec<Vec<usize>> {
    let side = side as usize;
    let mut borders = vec![Vec::new(); side];
    let mut join = |one: u8, other: u8| {
        let before: &mut Vec<usize> = &mut borders[usize::from(one.max(other))];
        let first = usize::from(one.min(other));
        if one != other && !before.contains(&first) {
            before.push(first);
        }
    };
    let corners = side > NAMES.len();
    for (square, &region) in regions.iter().enumerate() {
        let (is_first, is_last) = (square % side == 0, square % side == side - 1);
        let below = |along: usize| regions.get(square + side + along - 1);
        let beside = regions.get(square + 1).filter(|_| !is_last);
        let near = [
            beside,
            below(1),
            below(0).filter(|_| corners && !is_first),
            below(2).filter(|_| corners && !is_last),
        ];
        near.into_iter()
            .flatten()
            .for_each(|&other| join(region, other));
    }
    borders
}

/// Gives the regions without a colour one, with as much contrast as the search finds.
fn complete(borders: &[Vec<usize>], first: &[u8]) -> Vec<u8> {
    let search = |least| {
        let mut given = first.to_vec();
        extend(borders, least, &mut given, &mut { MOST_TRIED }).then_some(given)
    };
    // Any colours have a contrast of at least 0.
    (0..=ENOUGH).rev().find_map(search).unwrap_or_default()
}

/// Gives every further region a colour, so that neighbours have at least this contrast: one that comes
/// as seldom as possible. Returns whether it succeeded before the budget ran out.
fn extend(borders: &[Vec<usize>], least: u8, given: &mut Vec<u8>, budget: &mut u32) -> bool {
    let Some(neighbours) = borders.get(given.len()) else {
        return true;
    };
    let times = |colour: &u8| given.iter().filter(|&other| other == colour).count();
    let mut colours: Vec<u8> = (0..NAMES.len() as u8).collect();
    match borders.len() > NAMES.len() {
        true => colours.sort_by_key(times),
        false => colours.retain(|colour| times(colour) == 0),
    }
    for colour in colours {
        let differs = |&other: &usize| CONTRAST[colour as usize][given[other] as usize] >= least;
        if *budget == 0 || !neighbours.iter().all(differs) {
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
