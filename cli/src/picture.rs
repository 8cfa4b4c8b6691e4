//! Pictures from files.

use std::io::Cursor;

use forward_check::reader::{Picture, Refusal};
use image::{DynamicImage, ImageDecoder, ImageReader};

/// Why a file is not a picture that can be read.
#[derive(Debug)]
pub enum Unread {
    /// It can't be decoded.
    Undecodable,
    /// It has too few or too many pixels.
    Refused(Refusal),
}

impl Unread {
    /// Its id in JSON.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Undecodable => "not a picture",
            Self::Refused(refusal) => refusal.code(),
        }
    }

    /// What is wrong and what to do, in a sentence.
    #[must_use]
    pub fn message(&self) -> String {
        match self {
            Self::Undecodable => {
                "This is not a picture that can be read: save it as PNG or JPEG, or take a screenshot of it.".to_owned()
            }
            Self::Refused(refusal) => refusal.to_string(),
        }
    }
}

/// The picture in a PNG or JPEG, turned upright.
///
/// # Errors
/// If it can't be decoded, or has too few or too many pixels.
pub fn picture(file: &[u8]) -> Result<Picture, Unread> {
    let reader = ImageReader::new(Cursor::new(file)).with_guessed_format();
    let decoder = reader.ok().and_then(|reader| reader.into_decoder().ok());
    let mut decoder = decoder.ok_or(Unread::Undecodable)?;
    let (width, height) = decoder.dimensions();
    forward_check::reader::Scan::new(width, height).map_err(Unread::Refused)?;
    let orientation = decoder.orientation();
    let mut decoded = DynamicImage::from_decoder(decoder).map_err(|_| Unread::Undecodable)?;
    if let Ok(orientation) = orientation {
        decoded.apply_orientation(orientation);
    }
    let pixels = decoded.into_rgba8();
    Picture::new(pixels.width(), pixels.height(), &pixels).map_err(Unread::Refused)
}
