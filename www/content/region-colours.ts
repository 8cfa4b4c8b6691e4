/** The colours of regions: `--regions` in the style sheet. */

/** Their names, as in `src/board/palette.rs`. */
export const COLOUR_NAMES = [
  ...["yellow", "blue", "orange", "green", "purple", "pink", "aqua", "grey"],
  ...["lime", "brown", "sand", "white"],
];

/**
 * How far apart two of them look: the least distance in OKLab × 100, in either theme, for every
 * kind of colour vision. Grey counts 1.6 times, tritanopia 1.2 times. See `src/board/palette.rs`.
 */
export const CONTRAST = [
  [0, 28, 14, 17, 32, 12, 7, 19, 6, 27, 4, 8],
  [28, 0, 13, 5, 5, 10, 18, 9, 18, 6, 21, 28],
  [14, 13, 0, 3, 19, 5, 16, 4, 6, 12, 12, 21],
  [17, 5, 3, 0, 11, 10, 16, 3, 11, 5, 14, 24],
  [32, 5, 19, 11, 0, 15, 19, 11, 22, 1, 26, 35],
  [12, 10, 5, 10, 15, 0, 4, 5, 4, 18, 8, 15],
  [7, 18, 16, 16, 19, 4, 0, 11, 5, 22, 1, 8],
  [19, 9, 4, 3, 11, 5, 11, 0, 10, 10, 13, 22],
  [6, 18, 6, 11, 22, 4, 5, 10, 0, 18, 6, 15],
  [27, 6, 12, 5, 1, 18, 22, 10, 18, 0, 23, 32],
  [4, 21, 12, 14, 26, 8, 1, 13, 6, 23, 0, 8],
  [8, 28, 21, 24, 35, 15, 8, 22, 15, 32, 8, 0],
];
