//! Pictures and texts of boards, whole and mangled.

use forward_check::reader::{Board, Picture, Reading, read, read_between, read_text};

use crate::Given;
use crate::law::assert_sentence;

/// Texts that hold a board.
const TEXTS: [&str; 12] = [
    "AABB\nAABB\nCCDD\nCCDD\n",
    "0, 0, 1, 1\n0, 0, 1, 1\n2, 2, 3, 3\n2, 2, 3, 3",
    "vvoo|vvoo|ggrr|ggrr",
    "4A2B4C2D4E",
    "https://example.org/#/play/colour/2A2B2A2B2C2D2C2D",
    "🟥🟥🟧🟧\n🟥♛🟧🟧\n🟩🟩🟦🟦\n🟩🟩🟦🟦",
    "[1, 3, 0, 2]",
    "4/1Q2/4/3q",
    "p?starbattle/6/6/1/4ilbhgdnmhou",
    "pzprv3/starbattle/4/4/1/4/0 0 1 1 /0 0 1 1 /2 2 3 3 /2 2 3 3 /",
    "colorRegions: [[\"A\",\"A\",\"B\",\"B\"],[\"A\",\"A\",\"B\",\"B\"],[\"C\",\"C\",\"D\",\"D\"],[\"C\",\"C\",\"D\",\"D\"]]",
    "a1 b3 c1 a2 c3 b1 a3 c2 a1",
];

pub(super) fn take(given: &mut Given) {
    if given.once_in(16) {
        picture(given);
    } else {
        text(given);
    }
}

fn text(given: &mut Given) {
    let mut text = given.one(&TEXTS).to_owned();
    for _ in 0..given.below(4) {
        mangle(given, &mut text);
    }
    match read_text(&text) {
        Ok(Reading::Colours(board)) => check(&board),
        Ok(Reading::Queens { side, queens }) => assert!(queens.len() <= side * side),
        Ok(Reading::Tour { size, path, .. }) => {
            assert!(path.iter().all(|&square| size.contains(square)));
        }
        Err(fault) => assert_sentence(&fault),
    }
}

/// Changes a part of a text.
fn mangle(given: &mut Given, text: &mut String) {
    let signs = text.chars().count() as u32;
    let place = given.below(signs + 1) as usize;
    let at = text
        .char_indices()
        .nth(place)
        .map_or(text.len(), |(at, _)| at);
    match given.below(4) {
        0 => text.truncate(at),
        1 => text.insert_str(
            at,
            &given.word(&[
                "9",
                "0",
                "/",
                "[",
                "]",
                "Q",
                ".",
                "\n",
                "{\"regions\":\"",
                "colour/",
                "|",
            ]),
        ),
        2 => {
            let rest = text.split_off(at);
            text.extend(rest.chars().skip(1));
        }
        _ => text.insert_str(at, &given.number().to_string()),
    }
}

/// A picture of squares, with anything in its pixels, or any size.
fn picture(given: &mut Given) {
    let [width, height] = [(); 2].map(|()| 80 + given.below(60));
    let (width, height) = if given.once_in(6) {
        (given.short_number(), given.short_number())
    } else {
        (width, height)
    };
    let step = 1 + given.below(40);
    let colours: Vec<[u8; 3]> = (0..7)
        .map(|_| [(); 3].map(|()| given.below(256) as u8))
        .collect();
    let area = if u64::from(width) * u64::from(height) > 40_000 {
        0
    } else {
        width * height
    };
    let mut pixels: Vec<u8> = (0..area)
        .flat_map(|pixel| {
            let (x, y) = (pixel % width / step, pixel / width / step);
            let [r, g, b] = colours[((x * 3 + y * 5) % 7) as usize];
            [r, g, b, 255]
        })
        .collect();
    let noise = given.bytes(200);
    for (pixel, byte) in pixels.iter_mut().step_by(97).zip(noise) {
        *pixel = *byte;
    }
    match Picture::new(width, height, &pixels) {
        Err(refusal) => assert_sentence(&refusal),
        Ok(picture) => match given.once_in(3) {
            true => look_between(given, &picture),
            false => look(&picture),
        },
    }
}

fn look(picture: &Picture) {
    match read(picture) {
        Ok(boards) => boards.iter().for_each(check),
        Err(refusal) => assert_sentence(&refusal),
    }
}

fn look_between(given: &mut Given, picture: &Picture) {
    let corners = [(); 4].map(|()| [(); 2].map(|()| given.real() as f32 * 10.0));
    match read_between(picture, corners) {
        Ok(board) => check(&board),
        Err(refusal) => assert_sentence(&refusal),
    }
}

fn check(board: &Board) {
    let side = board.side();
    assert_eq!(board.colours().len(), side * side);
    assert!(
        board
            .colours()
            .iter()
            .all(|&colour| usize::from(colour) < side)
    );
    assert_eq!(board.rows().count(), side);
}
