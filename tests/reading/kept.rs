//! The kept pictures in `tests/pictures/`, with their truth.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use forward_check::reader::{Picture, Refusal, read};
use serde_json::Value;

use crate::draw::board::{Truth, in_order};
use crate::measure::Tally;
use crate::picture::{Unread, picture};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

/// A board of `truth.json`.
fn truth(board: &Value) -> Truth {
    let side = board["n"].as_u64().unwrap() as usize;
    let rows = board["rows"].as_array().unwrap().iter();
    let letters = rows.flat_map(|row| row.as_str().unwrap().bytes());
    let squares = |name: &str| {
        let all = board[name].as_array().unwrap().iter();
        let number = |square: &Value| {
            let [row, column] = [0, 1].map(|axis| square[axis].as_u64().unwrap() as usize);
            row * side + column
        };
        all.map(number).collect()
    };
    Truth {
        side,
        regions: letters.map(|letter| usize::from(letter - b'A')).collect(),
        queens: squares("queens"),
        crosses: squares("crosses"),
        dots: squares("dots"),
    }
}

/// What is known of each picture.
fn truths() -> Vec<Value> {
    let list = fs::read_to_string(folder().join("truth.json")).unwrap();
    serde_json::from_str(&list).unwrap()
}

#[test]
fn the_seen_part_of_a_board_has_its_place_and_colours() {
    let list = truths();
    let cropped = list.iter().filter(|entry| entry["reason"] == "cut off");
    let mut placed = 0;
    for entry in cropped {
        let file = entry["file"].as_str().unwrap();
        let bytes = fs::read(folder().join(file)).unwrap();
        let Ok(Err(Refusal::CutOff(seen))) = picture(&bytes).map(|picture| read(&picture)) else {
            panic!("{file} is cut off");
        };
        let corners = seen.corners;
        let board = &entry["boards"][0];
        let corner = |at: usize, axis: usize| board["corners"][at][axis].as_f64().unwrap();
        // A thick frame moves the outer lines.
        let cell = (corner(1, 0) - corner(0, 0)) / board["n"].as_f64().unwrap();
        let mut first = [0, 0];
        for (axis, cells) in [seen.columns, seen.rows].into_iter().enumerate() {
            let [from, to] = [corners[0][axis], corners[2][axis]].map(f64::from);
            let line = (from - corner(0, axis)) / cell;
            assert!((line - line.round()).abs() < 0.1, "{file}: {corners:?}");
            first[axis] = line.round() as usize;
            let counted = (to - from) / cell;
            assert!(
                (counted - f64::from(cells)).abs() < 0.1,
                "{file}: {corners:?}"
            );
        }
        let truth = truth(board);
        let [columns, rows] = [seen.columns, seen.rows].map(|cells| cells as usize);
        let places = (0..rows * columns)
            .map(|place| (first[1] + place / columns) * truth.side + first[0] + place % columns);
        let shown: Vec<_> = places.map(|place| truth.regions[place]).collect();
        assert_eq!(seen.colours, in_order(&shown), "{file}");
        let [width, height] =
            [&entry["width"], &entry["height"]].map(|length| length.as_f64().unwrap());
        let beyond = [
            corner(0, 1) < 0.0,
            corner(1, 0) > width,
            corner(2, 1) > height,
            corner(0, 0) < 0.0,
        ];
        let told = seen.cut.iter().filter(|&&is_cut| is_cut).count();
        assert!((0..4).all(|side| beyond[side] || !seen.cut[side]), "{file}");
        // The picture ends at lines above and below: either may be the board's end.
        assert_eq!(told, if file == "012.png" { 0 } else { 2 }, "{file}");
        placed += 1;
    }
    assert_eq!(placed, 2);
}

/// A board of 9 × 9 with two colours in every row, between black lines.
fn striped() -> Picture {
    const CELL: usize = 40;
    const LINE: usize = 4;
    let length = 9 * CELL + LINE;
    let pixel = |x: usize, y: usize| -> [u8; 4] {
        if x % CELL < LINE || y % CELL < LINE {
            return [0, 0, 0, 255];
        }
        let stripe = y / CELL * 2 + usize::from(x / CELL > 4);
        let [red, green, blue] =
            [stripe % 3, stripe / 3 % 3, stripe / 9].map(|part| 75 + 80 * part);
        [red as u8, green as u8, blue as u8, 255]
    };
    let places = (0..length).flat_map(|y| (0..length).map(move |x| (x, y)));
    let rgba: Vec<u8> = places.flat_map(|(x, y)| pixel(x, y)).collect();
    Picture::new(length as u32, length as u32, &rgba).unwrap()
}

#[test]
fn too_many_colours_are_counted_and_merged() {
    let Err(Refusal::Colours { seen, counted }) = read(&striped()) else {
        panic!("a board with two colours in every row is read");
    };
    assert_eq!([seen.columns, seen.rows, counted], [9, 9, 18]);
    assert_eq!(seen.colours.len(), 81);
    assert_eq!(seen.colours.iter().max(), Some(&8));
}

#[test]
fn the_kept_pictures_are_read() {
    let list = truths();
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for entry in &list {
        let file = entry["file"].as_str().unwrap();
        let bytes = fs::read(folder().join(file)).unwrap();
        let decoded = picture(&bytes).map_err(|unread| match unread {
            Unread::Refused(refusal) => refusal,
            Unread::Undecodable => panic!("{file} can’t be decoded"),
        });
        let read = decoded.and_then(|picture| read(&picture));
        let truths: Vec<_> = entry["boards"]
            .as_array()
            .unwrap()
            .iter()
            .map(truth)
            .collect();
        let is_board = entry["expect"] != "refuse";
        let tally = Tally::of(&truths, &read, is_board);
        if let Err(refusal) = &read {
            println!("{file}: {refusal}");
            assert!(
                is_board || entry["reason"] == refusal.code(),
                "{file}: {refusal}"
            );
        }
        if let (Ok(boards), Some(truth)) = (&read, truths.first())
            && boards[0].queens().len() != truth.queens.len()
        {
            println!(
                "{file}: queens {:?} of {:?}",
                boards[0].queens(),
                truth.queens
            );
        }
        if tally.exact + tally.refused == 0 {
            println!("{file}: {tally}");
        }
        tallies
            .entry(entry["category"].as_str().unwrap())
            .or_default()
            .add(&tally);
    }
    let mut all = Tally::default();
    for (category, tally) in &tallies {
        println!("{category:10} {tally}");
        all.add(tally);
    }
    println!("{:10} {all}", "all");
    assert_eq!(all.unringed, 0, "a wrong square is not marked");
    assert_eq!(all.false_boards + all.queens_false, 0);
    assert_eq!((all.exact, all.refused), (36, 4));
}
