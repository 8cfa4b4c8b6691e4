//! Values as JSON.

use std::fmt::Error;

use serde::Serialize;
use serde::ser::{
    Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple, Serializer,
};

/// The usual length of a snapshot, without its long lists.
const USUAL_LENGTH: usize = 4 << 10;

/// Writes a value as JSON. `number` formats fractions; infinity and NaN become `null`, as in JavaScript.
///
/// What writes a field is one call for each type of value, so it takes a third of the code of `serde_json`.
///
/// # Panics
/// If the value has enum variants with fields, unless they are untagged, or bytes.
pub fn json(value: &impl Serialize, number: fn(f64) -> String) -> String {
    let text = String::with_capacity(USUAL_LENGTH);
    let mut json = Json { text, number };
    value
        .serialize(&mut json)
        .expect("these types can be written");
    json.text
}

struct Json {
    text: String,
    number: fn(f64) -> String,
}

impl Json {
    /// Begins a field or an element, after a comma unless it is the first.
    #[inline(never)]
    fn next(&mut self) {
        if !self.text.ends_with(['{', '[']) {
            self.text.push(',');
        }
    }

    #[inline(never)]
    fn key(&mut self, name: &str) {
        self.next();
        self.string(name);
        self.text.push(':');
    }

    #[inline(never)]
    fn word(&mut self, word: &str) -> Result<(), Error> {
        self.text.push_str(word);
        Ok(())
    }

    #[inline(never)]
    fn string(&mut self, text: &str) {
        self.text.push('"');
        for letter in text.chars() {
            match letter {
                '"' | '\\' => self.text.push('\\'),
                ..' ' => {
                    let code = u32::from(letter);
                    self.text
                        .push_str(if code < 16 { "\\u000" } else { "\\u001" });
                    self.text.extend(char::from_digit(code % 16, 16));
                    continue;
                }
                _ => {}
            }
            self.text.push(letter);
        }
        self.text.push('"');
    }

    #[inline(never)]
    fn whole(&mut self, mut number: u64) -> Result<(), Error> {
        let mut digits = [0; 20];
        let mut first = digits.len();
        loop {
            first -= 1;
            digits[first] = b'0' + u8::try_from(number % 10).unwrap_or_default();
            number /= 10;
            if number == 0 {
                break;
            }
        }
        self.text
            .extend(digits[first..].iter().map(|&digit| char::from(digit)));
        Ok(())
    }

    #[inline(never)]
    fn fraction(&mut self, number: f64) -> Result<(), Error> {
        match number.is_finite() {
            true => self.word(&(self.number)(number)),
            false => self.word("null"),
        }
    }
}

/// Writes a number as one of a wider type.
macro_rules! widen {
    ($($method:ident($number:ty) => $wider:ident,)+) => {
        $(fn $method(self, value: $number) -> Result<(), Error> {
            self.$wider(value.into())
        })+
    };
}

/// Writes the elements of a list.
macro_rules! elements {
    () => {
        type Ok = ();
        type Error = Error;

        fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
            self.next();
            value.serialize(&mut **self)
        }

        fn end(self) -> Result<(), Error> {
            self.word("]")
        }
    };
}

impl Serializer for &mut Json {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Impossible<(), Error>;
    type SerializeTupleVariant = Impossible<(), Error>;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), Error>;

    widen! {
        serialize_i8(i8) => serialize_i64,
        serialize_i16(i16) => serialize_i64,
        serialize_i32(i32) => serialize_i64,
        serialize_u8(u8) => serialize_u64,
        serialize_u16(u16) => serialize_u64,
        serialize_u32(u32) => serialize_u64,
        serialize_f32(f32) => serialize_f64,
    }

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.word(if value { "true" } else { "false" })
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        if value < 0 {
            self.text.push('-');
        }
        self.whole(value.unsigned_abs())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.whole(value)
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.fraction(value)
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Error> {
        Err(Error)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.word("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.word("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.word("null")
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Error> {
        Err(Error)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Error> {
        self.word("[").map(|()| self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Error> {
        self.word("[").map(|()| self)
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Error>, Error> {
        Err(Error)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Error>, Error> {
        Err(Error)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Error> {
        self.word("{").map(|()| self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        self.word("{").map(|()| self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Error>, Error> {
        Err(Error)
    }
}

impl SerializeSeq for &mut Json {
    elements!();
}

impl SerializeTuple for &mut Json {
    elements!();
}

impl SerializeMap for &mut Json {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.next();
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.text.push(':');
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Error> {
        self.word("}")
    }
}

impl SerializeStruct for &mut Json {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.key(name);
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Error> {
        self.word("}")
    }
}

#[cfg(test)]
mod tests {
    use super::json;
    use crate::puzzles::{Puzzle, QueensPuzzle};
    use crate::run::{Request, Run, Unlimited, Viewer, Wanted, roster};
    use crate::wire::solver::Solver;

    fn number(number: f64) -> String {
        serde_json::to_string(&number).unwrap()
    }

    /// `serde_json` writes the same values with other escapes.
    #[track_caller]
    fn check(value: &impl serde::Serialize) {
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect(text);
        let theirs = serde_json::to_value(value).unwrap().to_string();
        assert_eq!(read(&json(value, number)), read(&theirs));
    }

    #[test]
    fn plain_values() {
        check(&[Some((u64::MAX, i64::MIN)), None, Some((0, -1))]);
        check(&(true, 0.1, f64::NAN, f64::NEG_INFINITY, 1e300, 'é'));
        check(&["", "a\"b", "\\", "one\ntwo\t\u{0}\u{1f}\u{7f}", "“♛”"]);
        check(&std::collections::BTreeMap::from([
            ("[", vec![()]),
            ("{", vec![]),
        ]));
    }

    #[test]
    fn the_roster_and_moments_of_its_solvers() {
        let solvers = roster::roster().map(|info| Solver::of(info, number));
        check(&solvers.collect::<Vec<_>>());
        for info in roster::solvers_of(crate::puzzles::Game::Queens) {
            let puzzle = QueensPuzzle::new(8, Vec::new()).unwrap();
            let run = Run::new(Puzzle::Queens(puzzle), info.id, 7).unwrap();
            let mut viewer = Viewer::new(run);
            let advance = Request::Advance { steps: 5 };
            check(&viewer.ask(advance, &mut Unlimited, Wanted::EVERYTHING));
        }
    }
}
