/**
 * Colours as people see them who lack one kind of cone, and how far apart two colours look.
 *
 * The simulation is that of Brettel, Viénot and Mollon, “Computerized simulation of color appearance
 * for dichromats” (1997), on an sRGB display: a colour keeps what the two cones tell that are there,
 * and falls on one of two half-planes through grey, each with a hue that is seen alike. The cones are
 * those of Smith and Pokorny (1975), and white is the display's.
 */
import { converter, differenceCiede2000 } from "culori";

/** @typedef {[number, number, number]} Vector */
/** Three rows. @typedef {Vector[]} Matrix */
/** @typedef {{cone: number, hues: [Vector, Vector]}} Lack the cone that is missing, and the hues that are kept */

/** What the cones for long, middle and short waves take in of X, Y and Z. @type {Matrix} */
const CONES = [
  [0.15514, 0.54312, -0.03286],
  [-0.15514, 0.45684, 0.03286],
  [0, 0, 0.01608],
];
/** X, Y and Z of linear sRGB. @type {Matrix} */
const SRGB = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
/** X, Y and Z of light of one wavelength, in nanometres. @type {Record<number, Vector>} */
const WAVES = {
  475: [0.1421, 0.1126, 1.0419],
  485: [0.05795, 0.1693, 0.6162],
  575: [0.8425, 0.9154, 0.0018],
  660: [0.1649, 0.061, 0],
};

/** @type {Record<string, Lack>} */
const LACKS = {
  protanopia: { cone: 0, hues: [WAVES[475], WAVES[575]] },
  deuteranopia: { cone: 1, hues: [WAVES[475], WAVES[575]] },
  tritanopia: { cone: 2, hues: [WAVES[485], WAVES[660]] },
};
/** Everybody whose eyes are tried. */
export const SIGHTS = ["normal", ...Object.keys(LACKS)];

/** @param {Vector} one @param {Vector} other */
const dot = (one, other) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
/** @param {Vector} one @param {Vector} other @returns {Vector} at right angles to both */
const across = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];
/** @param {(place: number) => number} of @returns {Vector} */
const vector = (of) => [of(0), of(1), of(2)];
/** @param {Matrix} matrix @param {Vector} by @returns {Vector} */
const times = (matrix, by) => vector((row) => dot(matrix[row], by));
/** @param {Matrix} matrix @returns {Matrix} */
const turned = (matrix) => [0, 1, 2].map((row) => vector((at) => matrix[at][row]));
/** @param {Matrix} one @param {Matrix} other @returns {Matrix} */
const product = (one, other) => {
  const columns = turned(other);
  return [0, 1, 2].map((row) => vector((at) => dot(one[row], columns[at])));
};
/** @param {Matrix} matrix @returns {Matrix} */
function inverse([a, b, c]) {
  const whole = dot(a, across(b, c));
  const columns = [across(b, c), across(c, a), across(a, b)];
  return turned(columns.map((column) => vector((at) => column[at] / whole)));
}

const FROM_RGB = product(CONES, SRGB);
const TO_RGB = inverse(FROM_RGB);
const GREY = times(FROM_RGB, [1, 1, 1]);

/**
 * What somebody sees of linear sRGB on the side of one of the two hues.
 * @param {number} cone that is missing
 * @param {Vector} hue
 * @returns {Matrix}
 */
function halfPlane(cone, hue) {
  const normal = across(GREY, times(CONES, hue));
  const kept = (/** @type {number} */ row) => (/** @type {number} */ at) =>
    row !== cone ? Number(row === at) : at === cone ? 0 : -normal[at] / normal[cone];
  return product(
    product(
      TO_RGB,
      [0, 1, 2].map((row) => vector(kept(row))),
    ),
    FROM_RGB,
  );
}

/** The two half-planes of everybody who lacks a cone, and what tells their sides. */
const PLANES = Object.fromEntries(
  Object.entries(LACKS).map(([sight, { cone, hues }]) => {
    const side = across(
      GREY,
      vector((at) => Number(at === cone)),
    );
    const [first] = hues.map((hue) => Math.sign(dot(side, times(CONES, hue))));
    return [sight, { side, first, planes: hues.map((hue) => halfPlane(cone, hue)) }];
  }),
);

/** The matrices of a kind of sight, for blue and for yellow, or for green and for red. @param {string} sight */
export const planesOf = (sight) => PLANES[sight].planes;

const linear = converter("lrgb");
const display = converter("rgb");

/**
 * What somebody sees.
 * @param {string} sight one of `SIGHTS`
 * @param {string} colour as in a style sheet
 * @returns {import("culori").Rgb}
 */
export function seen(sight, colour) {
  const rgb = linear(colour);
  if (!rgb) throw new Error(`${colour} is no colour.`);
  if (sight === "normal") return display(rgb);
  const { side, first, planes } = PLANES[sight];
  const light = /** @type {Vector} */ ([rgb.r, rgb.g, rgb.b]);
  const isFirst = dot(side, times(FROM_RGB, light)) * first >= 0;
  const [r, g, b] = times(planes[isFirst ? 0 : 1], light).map((part) =>
    Math.min(1, Math.max(0, part)),
  );
  return display({ mode: "lrgb", r, g, b });
}

/** How far apart two colours look: ΔE, as of CIEDE2000. */
export const difference = differenceCiede2000();
