/**
 * Colours as seen without one kind of cone, and how far apart two colours look.
 *
 * The simulation is that of Brettel, Viénot and Mollon, “Computerized simulation of color appearance
 * for dichromats” (1997), on an sRGB display: a colour keeps the response of the two remaining
 * cones, and falls on one of two half-planes through grey, each with a hue that looks the same. The
 * cones are those of Smith and Pokorny (1975), and white is the display's.
 */
import { converter, differenceCiede2000, type Rgb } from "culori";

type Three<T> = [T, T, T];
type Vector = Three<number>;

/** Three rows. */
type Matrix = Three<Vector>;
type Place = 0 | 1 | 2;

type Lacking = "protanopia" | "deuteranopia" | "tritanopia";
type Sight = "normal" | Lacking;

/** The response of the cones for long, middle and short waves to X, Y and Z. */
const CONES: Matrix = [
  [0.15514, 0.54312, -0.03286],
  [-0.15514, 0.45684, 0.03286],
  [0, 0, 0.01608],
];
/** From linear sRGB to X, Y and Z. */
const SRGB: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
/** X, Y and Z of light of one wavelength, in nanometres. */
const WAVES = {
  475: [0.1421, 0.1126, 1.0419],
  485: [0.05795, 0.1693, 0.6162],
  575: [0.8425, 0.9154, 0.0018],
  660: [0.1649, 0.061, 0],
} satisfies Record<number, Vector>;

/** Every kind of colour vision that is simulated. */
export const SIGHTS: Sight[] = ["normal", "protanopia", "deuteranopia", "tritanopia"];

const dot = (one: Vector, other: Vector) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
/** @returns the cross product */
const across = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
];
const three = <T>(of: (place: Place) => T): Three<T> => [of(0), of(1), of(2)];
const times = (matrix: Matrix, by: Vector): Vector => three((row) => dot(matrix[row], by));
const turned = (matrix: Matrix): Matrix => three((row) => three((at) => matrix[at][row]));
const product = (one: Matrix, other: Matrix): Matrix => {
  const columns = turned(other);
  return three((row) => three((at) => dot(one[row], columns[at])));
};
function inverse([a, b, c]: Matrix): Matrix {
  const whole = dot(a, across(b, c));
  const columns: Matrix = [across(b, c), across(c, a), across(a, b)];
  return turned(three((column) => three((at) => columns[column][at] / whole)));
}

const FROM_RGB = product(CONES, SRGB);
const TO_RGB = inverse(FROM_RGB);
const GREY = times(FROM_RGB, [1, 1, 1]);

/**
 * Linear sRGB as seen on the side of one of the two hues.
 * @param cone that is missing
 */
function halfPlane(cone: Place, hue: Vector): Matrix {
  const normal = across(GREY, times(CONES, hue));
  const kept = (row: Place) => (at: Place) =>
    row !== cone ? Number(row === at) : at === cone ? 0 : -normal[at] / normal[cone];
  return product(
    product(
      TO_RGB,
      three((row) => three(kept(row))),
    ),
    FROM_RGB,
  );
}

/**
 * The two half-planes for a missing cone, and the plane that divides them.
 * @param hues that are kept
 */
function simulation(cone: Place, hues: [Vector, Vector]) {
  const side = across(
    GREY,
    three((at) => Number(at === cone)),
  );
  const first = Math.sign(dot(side, times(CONES, hues[0])));
  const planes: [Matrix, Matrix] = [halfPlane(cone, hues[0]), halfPlane(cone, hues[1])];
  return { side, first, planes };
}

const SIMULATIONS: Record<Lacking, ReturnType<typeof simulation>> = {
  protanopia: simulation(0, [WAVES[475], WAVES[575]]),
  deuteranopia: simulation(1, [WAVES[475], WAVES[575]]),
  tritanopia: simulation(2, [WAVES[485], WAVES[660]]),
};

/** The matrices of a kind of colour vision, for blue and yellow, or for green and red. */
export const planesOf = (sight: Lacking) => SIMULATIONS[sight].planes;

const linear = converter("lrgb");
const display = converter("rgb");

/**
 * The colour as seen with such vision.
 * @param colour as written in a style sheet
 */
export function seen(sight: Sight, colour: string): Rgb {
  const rgb = linear(colour);
  if (!rgb) throw new Error(`${colour} is no colour.`);
  if (sight === "normal") return display(rgb);
  const { side, first, planes } = SIMULATIONS[sight];
  const light: Vector = [rgb.r, rgb.g, rgb.b];
  const isFirst = dot(side, times(FROM_RGB, light)) * first >= 0;
  const shown = times(planes[isFirst ? 0 : 1], light);
  const [r, g, b] = three((part) => Math.min(1, Math.max(0, shown[part])));
  return display({ mode: "lrgb", r, g, b });
}

/** How far apart two colours look: ΔE, as of CIEDE2000. */
export const difference = differenceCiede2000();
