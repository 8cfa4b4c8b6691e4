//! Colours as a picture holds them, and the ones that it is painted with.

/// How many depths have a colour of their own; past the last they come round again.
pub const DEPTHS: usize = 7;

/// How many colours lead from the first move of a tour to the last.
pub const RAMP: usize = 254;

/// Red, green, blue and opacity, a byte each, red in the lowest: the order of an image's bytes.
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

    /// The colour on the way to another, after so many parts of 256.
    #[inline]
    #[must_use]
    pub const fn mix(self, other: Self, parts: u32) -> Self {
        let low = (self.0 & LANES) * (256 - parts) + (other.0 & LANES) * parts;
        let high = ((self.0 >> 8) & LANES) * (256 - parts) + ((other.0 >> 8) & LANES) * parts;
        Self(((low >> 8) & LANES) | (high & !LANES))
    }

    /// The middle of four colours.
    #[inline]
    pub(super) fn middle(four: [Self; 4]) -> Self {
        let low: u32 = four.iter().map(|colour| colour.0 & LANES).sum();
        let high: u32 = four.iter().map(|colour| (colour.0 >> 8) & LANES).sum();
        Self(((low >> 2) & LANES) | (((high >> 2) & LANES) << 8))
    }
}

/// What a board is painted with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// A light square.
    pub light: Colour,
    /// A dark square.
    pub dark: Colour,
    /// A queen whose depth does not matter.
    pub queen: Colour,
    /// A locked queen, and what she strikes.
    pub locked: Colour,
    /// A queen in conflict.
    pub conflict: Colour,
    /// A square that is still possible.
    pub free: Colour,
    /// A square that a knight must not visit.
    pub blocked: Colour,
    /// The queens of the depths, and what they strike.
    pub depths: [Colour; DEPTHS],
    /// From the first move of a tour to the last.
    pub ramp: [Colour; RAMP],
}

/// How many colours a palette has.
pub const COLOURS: usize = 7 + DEPTHS + RAMP;

impl Palette {
    /// A palette from its colours, in the order of the fields.
    ///
    /// # Panics
    /// If there are fewer than [`COLOURS`].
    #[must_use]
    pub fn read(colours: &[u32]) -> Self {
        let colour = |place: usize| Colour(colours[place]);
        Self {
            light: colour(0),
            dark: colour(1),
            queen: colour(2),
            locked: colour(3),
            conflict: colour(4),
            free: colour(5),
            blocked: colour(6),
            depths: std::array::from_fn(|depth| colour(7 + depth)),
            ramp: std::array::from_fn(|step| colour(7 + DEPTHS + step)),
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
    fn the_middle_of_four_is_their_mean() {
        let four = [(0, 255, 8), (4, 255, 8), (8, 255, 8), (12, 255, 12)];
        let four = four.map(|(red, green, blue)| Colour::new(red, green, blue));
        assert_eq!(Colour::middle(four), Colour::new(6, 255, 9));
    }
}
