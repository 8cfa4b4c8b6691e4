/**
 * Colours as people see them who lack one kind of cone, and how far apart two colours look.
 *
 * The simulation is that of Brettel, Viénot and Mollon, “Computerized simulation of color appearance
 * for dichromats” (1997), on an sRGB display: a colour keeps what the two cones tell that are there,
 * and falls on one of two half-planes through grey, each with a hue that is seen alike. The cones are
 * those of Smith and Pokorny (1975), and white is the display's.
 */
import { converter, differenceCiede2000, type Rgb } from "culori";

type Vector = [number, number, number];

/** Three rows. */
type Matrix = Vector[];

/** The cone that is missing, and the hues that are kept. */
interface Lack {
  cone: number;
  hues: [Vector, Vector];
}

/** What the cones for long, middle and short waves take in of X, Y and Z. */
const CONES: Matrix = [
  [0.15514, 0.54312, -0.03286],
  [-0.15514, 0.45684, 0.03286],
  [0, 0, 0.01608],
];
/** X, Y and Z of linear sRGB. */
const SRGB: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
/** X, Y and Z of light of one wavelength, in nanometres. */
const WAVES: Record<number, Vector> = {
  475: [0.1421, 0.1126, 1.0419],
  485: [0.05795, 0.1693, 0.6162],
  575: [0.8425, 0.9154, 0.0018],
  660: [0.1649, 0.061, 0],
};

const LACKS: Record<string, Lack> = {
  protanopia: { cone: 0, hues: [WAVES[475], WAVES[575]] },
  deuteranopia: { cone: 1, hues: [WAVES[475], WAVES[575]] },
  tritanopia: { cone: 2, hues: [WAVES[485], WAVES[660]] },
};
/** Everybody whose eyes are tried. */
export const SIGHTS = ["normal", ...Object.keys(LACKS)];

const dot = (one: Vector, other: Vector) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
/** @returns at right angles to both */
const across = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
];
const vector = (of: (place: number) => number): Vector => [of(0), of(1), of(2)];
const times = (matrix: Matrix, by: Vector): Vector => vector((row) => dot(matrix[row], by));
const turned = (matrix: Matrix): Matrix => [0, 1, 2].map((row) => vector((at) => matrix[at][row]));
const product = (one: Matrix, other: Matrix): Matrix => {
  const columns = turned(other);
  return [0, 1, 2].map((row) => vector((at) => dot(one[row], columns[at])));
};
function inverse([a, b, c]: Matrix): Matrix {
  const whole = dot(a, across(b, c));
  const columns = [across(b, c), across(c, a), across(a, b)];
  return turned(columns.map((column) => vector((at) => column[at] / whole)));
}

const FROM_RGB = product(CONES, SRGB);
const TO_RGB = inverse(FROM_RGB);
const GREY = times(FROM_RGB, [1, 1, 1]);

/**
 * What somebody sees of linear sRGB on the side of one of the two hues.
 * @param cone that is missing
 */
function halfPlane(cone: number, hue: Vector): Matrix {
  const normal = across(GREY, times(CONES, hue));
  const kept = (row: number) => (at: number) =>
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

/** The matrices of a kind of sight, for blue and for yellow, or for green and for red. */
export const planesOf = (sight: string) => PLANES[sight].planes;

const linear = converter("lrgb");
const display = converter("rgb");

/**
 * What somebody sees.
 * @param sight one of `SIGHTS`
 * @param colour as in a style sheet
 */
export function seen(sight: string, colour: string): Rgb {
  const rgb = linear(colour);
  if (!rgb) throw new Error(`${colour} is no colour.`);
  if (sight === "normal") return display(rgb);
  const { side, first, planes } = PLANES[sight];
  const light = [rgb.r, rgb.g, rgb.b] as Vector;
  const isFirst = dot(side, times(FROM_RGB, light)) * first >= 0;
  const [r, g, b] = times(planes[isFirst ? 0 : 1], light).map((part) =>
    Math.min(1, Math.max(0, part)),
  );
  return display({ mode: "lrgb", r, g, b });
}

/** How far apart two colours look: ΔE, as of CIEDE2000. */
export const difference = differenceCiede2000();
