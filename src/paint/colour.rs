//! Colours and palettes.

/// How many colours depths have; deeper ones reuse them in order.
pub const DEPTHS: usize = 7;

/// How many colours the moves of a tour have.
pub const RAMP: usize = 254;

/// Red, green, blue and opacity, a byte each from the lowest, as in an image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(transparent)]
pub struct Colour(pub u32);

/// Every other byte of a colour.
const LANES: u32 = 0x00ff_00ff;

impl Colour {
    /// An opaque colour.
    #[must_use]
    pub const fn new(red: u8, green: u8, blue: u8) -> Self {
        Self(u32::from_le_bytes([red, green, blue, 255]))
    }

    /// Mixes in another colour, `parts` parts of 256.
    #[inline]
    #[must_use]
    pub const fn mix(self, other: Self, parts: u32) -> Self {
        let low = (self.0 & LANES) * (256 - parts) + (other.0 & LANES) * parts;
        let high = ((self.0 >> 8) & LANES) * (256 - parts) + ((other.0 >> 8) & LANES) * parts;
        Self(((low >> 8) & LANES) | (high & !LANES))
    }

    /// The mean of four colours.
    #[inline]
    pub(super) fn middle(four: [Self; 4]) -> Self {
        let low: u32 = four.iter().map(|colour| colour.0 & LANES).sum();
        let high: u32 = four.iter().map(|colour| (colour.0 >> 8) & LANES).sum();
        Self(((low >> 2) & LANES) | (((high >> 2) & LANES) << 8))
    }
}

/// The colours of light and dark squares.
pub type Pair = [Colour; 2];

/// The colours of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Plain squares.
    pub wood: Pair,
    /// Squares that are still possible.
    pub free: Pair,
    /// Squares that a locked queen rules out.
    pub shade: Pair,
    /// A queen without a depth.
    pub queen: Colour,
    /// A locked queen.
    pub locked: Colour,
    /// A queen in conflict.
    pub conflict: Colour,
    /// A blocked square.
    pub blocked: Colour,
    /// Queens, by depth.
    pub depths: [Colour; DEPTHS],
    /// Squares that these queens rule out.
    pub struck: [Pair; DEPTHS],
    /// Moves of a tour, from the first to the last.
    pub ramp: [Colour; RAMP],
}

/// The names of the single colours, which come first.
const ALONE: [&str; 10] = [
    "wood-a", "wood-b", "free-a", "free-b", "shade-a", "shade-b", "queen", "locked", "conflict",
    "blocked",
];

/// How many colours a palette has.
pub const COLOURS: usize = ALONE.len() + 3 * DEPTHS + RAMP;

impl Palette {
    /// The names of all colours in the order of [`Palette::read`]: single colours, then `depth-1` and so on,
    /// `struck-a-1` and so on for light squares, `struck-b-1` and so on for dark ones, then `ramp-1` and so on.
    pub fn names() -> impl Iterator<Item = String> {
        let numbered = |name, count| (1..=count).map(move |number| format!("{name}-{number}"));
        let alone = ALONE.into_iter().map(str::to_owned);
        alone
            .chain(numbered("depth", DEPTHS))
            .chain(numbered("struck-a", DEPTHS))
            .chain(numbered("struck-b", DEPTHS))
            .chain(numbered("ramp", RAMP))
    }

    /// A palette from its colours, in the order of [`Palette::names`]. Missing colours are transparent.
    ///
    /// # Panics
    /// Never, because every colour has a name.
    #[must_use]
    pub fn read(colours: &[u32]) -> Self {
        let colour = |place| Colour(colours.get(place).copied().unwrap_or(0));
        let named = |name| {
            let place = ALONE.iter().position(|&other| other == name);
            colour(place.expect("every colour has a name"))
        };
        let first = ALONE.len();
        Self {
            wood: [named("wood-a"), named("wood-b")],
            free: [named("free-a"), named("free-b")],
            shade: [named("shade-a"), named("shade-b")],
            queen: named("queen"),
            locked: named("locked"),
            conflict: named("conflict"),
            blocked: named("blocked"),
            depths: std::array::from_fn(|depth| colour(first + depth)),
            struck: std::array::from_fn(|depth| {
                [1, 2].map(|kind| colour(first + kind * DEPTHS + depth))
            }),
            ramp: std::array::from_fn(|step| colour(first + 3 * DEPTHS + step)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_mix_byte_by_byte() {
        let (black, white) = (Colour::new(0, 0, 0), Colour::new(255, 255, 255));
        assert_eq!(black.mix(white, 0), black);
        assert_eq!(black.mix(white, 256), white);
        assert_eq!(black.mix(white, 128), Colour::new(127, 127, 127));
        let (one, other) = (Colour::new(10, 200, 30), Colour::new(110, 100, 30));
        assert_eq!(one.mix(other, 64), Colour::new(35, 175, 30));
    }

    #[test]
    fn every_colour_is_read_by_its_name() {
        let names: Vec<String> = Palette::names().collect();
        assert_eq!(names.len(), COLOURS);
        let numbers: Vec<u32> = (0..COLOURS as u32).collect();
        let palette = Palette::read(&numbers);
        let name = |colour: Colour| names[colour.0 as usize].as_str();
        assert_eq!(palette.wood.map(name), ["wood-a", "wood-b"]);
        assert_eq!(palette.shade.map(name), ["shade-a", "shade-b"]);
        assert_eq!(palette.struck[1].map(name), ["struck-a-2", "struck-b-2"]);
        assert_eq!(name(palette.conflict), "conflict");
        assert_eq!(name(palette.blocked), "blocked");
        assert_eq!(palette.depths.map(name)[..2], ["depth-1", "depth-2"]);
        assert_eq!(name(palette.ramp[0]), "ramp-1");
        assert_eq!(name(palette.ramp[RAMP - 1]), "ramp-254");
    }

    #[test]
    fn four_colours_have_a_mean() {
        let four = [(0, 255, 8), (4, 255, 8), (8, 255, 8), (12, 255, 12)];
        let four = four.map(|(red, green, blue)| Colour::new(red, green, blue));
        assert_eq!(Colour::middle(four), Colour::new(6, 255, 9));
    }
}
