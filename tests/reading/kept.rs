//! The kept pictures in `tests/pictures/`, with their truth.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use forward_check::reader::{Refusal, read};
use serde_json::Value;

use crate::draw::board::Truth;
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
fn the_seen_part_of_a_board_has_its_place() {
    let list = truths();
    let cropped = list.iter().filter(|entry| entry["reason"] == "cut off");
    let mut placed = 0;
    for entry in cropped {
        let file = entry["file"].as_str().unwrap();
        let bytes = fs::read(folder().join(file)).unwrap();
        let Ok(Err(Refusal::CutOff {
            columns,
            rows,
            corners,
        })) = picture(&bytes).map(|picture| read(&picture))
        else {
            panic!("{file} is cut off");
        };
        let board = &entry["boards"][0];
        let corner = |at: usize, axis: usize| board["corners"][at][axis].as_f64().unwrap();
        // A thick frame moves the outer lines.
        let cell = (corner(1, 0) - corner(0, 0)) / board["n"].as_f64().unwrap();
        for (axis, cells) in [columns, rows].into_iter().enumerate() {
            let [from, to] = [corners[0][axis], corners[2][axis]].map(f64::from);
            let line = (from - corner(0, axis)) / cell;
            assert!((line - line.round()).abs() < 0.1, "{file}: {corners:?}");
            let counted = (to - from) / cell;
            assert!(
                (counted - f64::from(cells)).abs() < 0.1,
                "{file}: {corners:?}"
            );
        }
        placed += 1;
    }
    assert_eq!(placed, 2);
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
