//! Boards up to turning, reflecting and renaming colours.

/// The least picture of a grid with so many rows and columns, turned and reflected, with letters renamed in the order
/// in which they are met.
pub fn shape((height, width): (usize, usize), grid: &[u8]) -> String {
    let mut rows: Vec<Vec<u8>> = grid.chunks(width).map(<[u8]>::to_vec).collect();
    let mut shapes = Vec::new();
    for turn in 0..8 {
        if turn == 4 {
            rows.reverse();
        }
        rows = turned(&rows);
        if rows.len() == height {
            shapes.push(renamed(&rows.concat()));
        }
    }
    shapes
        .into_iter()
        .min()
        .expect("at least four pictures fit")
}

/// A quarter turn.
fn turned(rows: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let column = |at: usize| rows.iter().rev().map(|row| row[at]).collect();
    (0..rows[0].len()).map(column).collect()
}

fn renamed(letters: &[u8]) -> String {
    let mut met = Vec::new();
    let rename = |letter: &u8| {
        let known = met.iter().position(|met| met == letter);
        let number = known.unwrap_or(met.len());
        met.extend(known.is_none().then_some(*letter));
        char::from(b'A' + number as u8)
    };
    letters.iter().map(rename).collect()
}

/// The hash FNV-1a with 64 bits.
pub fn fnv(text: &str) -> u64 {
    let join = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, join)
}
