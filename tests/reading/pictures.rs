//! Fresh pictures of every category.

use std::collections::BTreeMap;
use std::env;
use std::path::Path;

use forward_check::reader::{Board, Picture, Refusal, read};
use image::RgbImage;

use crate::draw::{CATEGORIES, Category, Expected, HIDING, SPOILT, sample};
use crate::measure::Tally;

/// The pictures of a category: a few, or with `ALL=1` a measurement.
fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str| env::var(name).ok().and_then(|value| value.parse().ok());
    let from = number("SEED").unwrap_or(1_000);
    let all = env::var_os("ALL").is_some();
    from..from + number("COUNT").unwrap_or(if all { 18 } else { 2 })
}

fn is_wanted(category: Category) -> bool {
    let wanted = env::var("CATEGORY");
    wanted.map_or(true, |wanted| {
        format!("{category:?}").eq_ignore_ascii_case(&wanted)
    })
}

/// Reads the pictures of some categories, prints what went wrong and a line for each category, and sums them up.
fn measured(categories: &[Category]) -> Tally {
    let mut tallies: BTreeMap<Category, Tally> = BTreeMap::new();
    for category in categories.iter().copied().filter(|&one| is_wanted(one)) {
        for seed in seeds() {
            let sample = sample(category, seed);
            let (width, height) = (sample.canvas.width as u32, sample.canvas.height as u32);
            let read =
                Picture::new(width, height, &sample.rgba()).and_then(|picture| read(&picture));
            let tally = Tally::of(&sample.truths, &read, sample.expected == Expected::Boards);
            if tally.exact + tally.refused == 0 || tally.queens_false > 0 {
                println!(
                    "{category:?} {seed}: {tally} {:?} {:?}",
                    read.as_ref().err(),
                    summary(&read)
                );
            }
            if let Some(folder) = env::var_os("DUMP") {
                let file = Path::new(&folder).join(format!("{category:?}-{seed}.png"));
                let rgb = RgbImage::from_raw(width, height, sample.canvas.rgb8()).unwrap();
                rgb.save(file).unwrap();
            }
            tallies.entry(category).or_default().add(&tally);
        }
    }
    let mut all = Tally::default();
    for (category, tally) in &tallies {
        println!("{:10} {tally}", format!("{category:?}"));
        all.add(tally);
    }
    println!("{:10} {all}", "all");
    all
}

#[test]
fn fresh_pictures_are_read() {
    let all = measured(&CATEGORIES);
    assert_eq!(all.unringed, 0, "a wrong square is not marked");
    // Of all boards, 97% are read exactly, and of the rest 98% are refused.
    let boards = all.exact + all.wrong + all.refused_wrongly;
    assert!(
        100 * all.exact >= 97 * boards,
        "{} of {boards} boards are exact",
        all.exact
    );
    assert!(100 * all.refused >= 98 * (all.refused + all.false_boards));
}

#[test]
fn spoilt_pictures_are_never_misread() {
    let all = measured(&SPOILT);
    assert_eq!(all.unringed, 0, "a wrong square is not marked");
}

/// What hides a part of a board may leave no trace: with `ALL=1` this is measured, not promised.
#[test]
fn hidden_parts_are_measured() {
    if env::var_os("ALL").is_some() {
        measured(&HIDING);
    }
}

/// Sides and queens of boards, for a look at what went wrong.
fn summary(read: &Result<Vec<Board>, Refusal>) -> Vec<String> {
    let boards = read.iter().flatten();
    let words = boards.map(|board| {
        let rows: Vec<_> = board.rows().collect();
        let queens = board
            .queens()
            .iter()
            .map(|square| (square.row, square.column));
        format!(
            "{} {:?} queens {:?}",
            board.side(),
            rows,
            queens.collect::<Vec<_>>()
        )
    });
    words.collect()
}
