//! Boards as text, in the forms that are read.

use super::super::Board;
use super::{Reading, read_text};
use crate::board::{Size, Square};

/// A form of text for a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Form {
    /// Colours as rows of letters.
    Letters,
    /// Colours as rows of numbers with commas, as in tables.
    Numbers,
    /// Colours as rows of letters on one line.
    Line,
    /// Colours as run lengths, as in links.
    Runs,
    /// Colours as rows of emoji.
    Emoji,
    /// Colours as JSON.
    Json,
    /// Colours as a nested list in the code of a level.
    Level,
    /// Colours as the data of a page.
    Page,
    /// Colours as the end of a Star Battle link.
    StarBattle,
    /// Colours as a Star Battle file.
    StarBattleFile,
    /// Queens as the column of each row.
    Columns,
    /// Queens as chess programs write a placement.
    Placement,
    /// Queens drawn among dots.
    Drawing,
    /// A knight's path as the number of every square.
    Steps,
    /// A knight's path as a list of squares.
    Squares,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 15] = [
        Self::Letters,
        Self::Numbers,
        Self::Line,
        Self::Runs,
        Self::Emoji,
        Self::Json,
        Self::Level,
        Self::Page,
        Self::StarBattle,
        Self::StarBattleFile,
        Self::Columns,
        Self::Placement,
        Self::Drawing,
        Self::Steps,
        Self::Squares,
    ];

    /// A code for programs that never changes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::Numbers => "numbers",
            Self::Line => "line",
            Self::Runs => "runs",
            Self::Emoji => "emoji",
            Self::Json => "json",
            Self::Level => "level",
            Self::Page => "page",
            Self::StarBattle => "star battle",
            Self::StarBattleFile => "star battle file",
            Self::Columns => "columns",
            Self::Placement => "placement",
            Self::Drawing => "drawing",
            Self::Steps => "steps",
            Self::Squares => "squares",
        }
    }
}

/// Squares, circles: one for each colour of the largest board.
const EMOJI: [&str; 18] = [
    "🟥", "🟧", "🟨", "🟩", "🟦", "🟪", "🟫", "⬛", "⬜", "🔴", "🟠", "🟡", "🟢", "🔵", "🟣", "🟤",
    "⚫", "⚪",
];

const QUOTE: char = '"';

/// A board in a form; none if the form can't hold it. Reading the text gives the same board, without doubts and marks.
#[must_use]
pub fn write_text(reading: &Reading, form: Form) -> Option<String> {
    let text = match reading {
        Reading::Colours(board) => colours(board, form),
        Reading::Queens { side, queens } => placed(*side, queens, form),
        Reading::Tour {
            size,
            path,
            blocked,
        } => tour(*size, path, blocked, form),
    }?;
    // A text that could be another board is none.
    let read = read_text(&text).ok()?;
    is_same(&read, reading).then_some(text)
}

fn is_same(one: &Reading, other: &Reading) -> bool {
    match (one, other) {
        (Reading::Colours(one), Reading::Colours(other)) => one.colours() == other.colours(),
        _ => one == other,
    }
}

fn colours(board: &Board, form: Form) -> Option<String> {
    let side = board.side();
    let rows = |square: &dyn Fn(u8) -> String, between: &str| -> Vec<String> {
        let rows = board.colours().chunks(side);
        rows.map(|row| {
            let squares: Vec<_> = row.iter().map(|&colour| square(colour)).collect();
            squares.join(between)
        })
        .collect()
    };
    let numbers = |between| rows(&|colour| colour.to_string(), between);
    let letters: Vec<_> = board.rows().collect();
    Some(match form {
        Form::Letters => letters.join("\n"),
        Form::Line => letters.join("/"),
        Form::Numbers => numbers(",").join("\n"),
        Form::Runs => runs(&letters.concat()),
        Form::Emoji => rows(
            &|colour| EMOJI[usize::from(colour) % EMOJI.len()].into(),
            "",
        )
        .join("\n"),
        Form::Json => {
            let runs = runs(&letters.concat());
            let word = |word: &str| format!("{QUOTE}{word}{QUOTE}");
            let pairs = [
                ["game", &word("colour")],
                ["size", &side.to_string()],
                ["regions", &word(&runs)],
            ];
            let pairs = pairs.map(|[key, value]| format!("{}:{value}", word(key)));
            format!("{{{}}}", pairs.join(","))
        }
        Form::Level => {
            let quoted = rows(&|colour| format!("\"{}\"", char::from(b'A' + colour)), ", ");
            format!(
                "size: {side},\ncolorRegions: [\n  [{}],\n],",
                quoted.join("],\n  [")
            )
        }
        Form::Page => {
            let row = |row: &String| format!("{{{QUOTE}colors{QUOTE}:[{row}]}}");
            let rows = numbers(",").iter().map(row).collect::<Vec<_>>().join(",");
            format!("{{{QUOTE}gridSize{QUOTE}:{side},{QUOTE}colorGrid{QUOTE}:[{rows}]}}")
        }
        Form::StarBattle => format!("p?starbattle/{side}/{side}/1/{}", borders(board)),
        Form::StarBattleFile => {
            let head = format!("pzprv3\nstarbattle\n{side}\n{side}\n1\n{side}\n");
            let free = vec![". ".repeat(side); side].join("\n");
            format!("{head}{} \n{free}\n", numbers(" ").join(" \n"))
        }
        _ => return None,
    })
}

/// Letters with the length of each run before it, if that is not 1.
fn runs(letters: &str) -> String {
    let mut runs: Vec<(usize, char)> = Vec::new();
    for letter in letters.chars() {
        match runs.last_mut() {
            Some((length, last)) if *last == letter => *length += 1,
            _ => runs.push((1, letter)),
        }
    }
    let run = |(length, letter)| match length {
        1 => String::from(letter),
        _ => format!("{length}{letter}"),
    };
    runs.into_iter().map(run).collect()
}

/// The borders between squares, 5 bits a character: those between columns, then those between rows.
fn borders(board: &Board) -> String {
    let (side, colours) = (board.side(), board.colours());
    let across = (0..side * side).filter(|square| square % side + 1 < side);
    let across: Vec<_> = across
        .map(|square| colours[square] != colours[square + 1])
        .collect();
    let down = (0..side * (side - 1)).map(|square| colours[square] != colours[square + side]);
    let code = |bits: &[bool]| -> String {
        let value = |five: &[bool]| {
            (0..5).fold(0, |sum, bit| {
                2 * sum + u32::from(five.get(bit) == Some(&true))
            })
        };
        bits.chunks(5)
            .filter_map(|five| char::from_digit(value(five), 32))
            .collect()
    };
    code(&across) + &code(&down.collect::<Vec<_>>())
}

fn placed(side: usize, queens: &[Square], form: Form) -> Option<String> {
    let is_queen =
        |row: usize, column: usize| queens.contains(&Square::new(row as u32, column as u32));
    let columns = |row: usize| (0..side).filter(move |&column| is_queen(row, column));
    let rows = 0..side;
    Some(match form {
        Form::Columns => {
            // A 0 says that columns are counted from 0, and the side that they are from 1.
            let from = usize::from(!queens.iter().any(|queen| queen.column == 0));
            let column = |row| {
                columns(row)
                    .next()
                    .map_or(".".into(), |column| (column + from).to_string())
            };
            let is_list = rows.clone().all(|row| columns(row).count() < 2);
            is_list.then(|| rows.map(column).collect::<Vec<_>>().join(" "))?
        }
        Form::Placement => {
            let row = |row| placement((0..side).map(|column| is_queen(row, column)));
            rows.map(row).collect::<Vec<_>>().join("/")
        }
        Form::Drawing => {
            let sign = |row, column| if is_queen(row, column) { 'Q' } else { '.' };
            let row = |row| {
                (0..side)
                    .map(|column| sign(row, column))
                    .collect::<String>()
            };
            rows.map(row).collect::<Vec<_>>().join("\n")
        }
        _ => return None,
    })
}

/// A row whose free squares are counted.
fn placement(squares: impl Iterator<Item = bool>) -> String {
    let (mut row, mut free) = (String::new(), 0);
    for is_queen in squares.chain([true]) {
        if !is_queen {
            free += 1;
            continue;
        }
        if free > 0 {
            row += &free.to_string();
        }
        free = 0;
        row.push('Q');
    }
    row.pop();
    row
}

fn tour(size: Size, path: &[Square], blocked: &[Square], form: Form) -> Option<String> {
    match form {
        Form::Steps => {
            let sign = |square: Square| {
                let step = path.iter().position(|&other| other == square);
                let blocked = || blocked.contains(&square).then(|| "#".into());
                step.map(|step| (step + 1).to_string()).or_else(blocked)
            };
            let squares: Vec<String> = size.squares().map(sign).collect::<Option<_>>()?;
            let rows = squares
                .chunks(size.columns as usize)
                .map(|row| row.join(" "));
            Some(rows.collect::<Vec<_>>().join("\n"))
        }
        Form::Squares if size.columns <= 26 && size.rows <= 64 => {
            let letter = |column: u32| char::from(b'a' + column as u8);
            let name =
                |square: &Square| format!("{}{}", letter(square.column), size.rows - square.row);
            Some(path.iter().map(name).collect::<Vec<_>>().join(" "))
        }
        _ => None,
    }
}
