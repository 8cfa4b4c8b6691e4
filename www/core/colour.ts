/** CSS colours, parsed and mixed without a DOM. */
/** Red, green and blue, 0 to 255, and opacity, 0 to 1. */
interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Parses hex, `rgb()` and `hsl()` notation; null for any other. */
export function readColour(text: string): Colour | null {
  const colour = text.trim().toLowerCase();
  if (colour === "transparent") return { red: 0, green: 0, blue: 0, alpha: 0 };
  if (colour.startsWith("#")) return ofDigits(colour.slice(1));
  const [, model, inside] = /^(rgb|hsl)a?\((.*)\)$/.exec(colour) ?? [];
  if (inside === undefined) return null;
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, opacity = 1] = inside
    .split(/[\s,/]+/)
    .map(Number.parseFloat);
  if ([a, b, c, opacity].some(Number.isNaN)) return null;
  const alpha = /%\s*$/.test(inside) && inside.includes("/") ? opacity / 100 : opacity;
  return model === "rgb" ? { red: a, green: b, blue: c, alpha } : { ...ofHue(a, b, c), alpha };
}

function ofDigits(digits: string): Colour | null {
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return null;
  const pairs = digits.length < 5 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red, green, blue, opacity = 255] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16));
  return { red: red!, green: green!, blue: blue!, alpha: opacity / 255 };
}

/** @param hue in degrees, the others in percent */
function ofHue(hue: number, saturation: number, lightness: number) {
  const [s, l] = [saturation / 100, lightness / 100];
  const part = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value);
  };
  return { red: part(0), green: part(8), blue: part(4) };
}

const hex = (...parts: number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Interpolates between two or more evenly spaced stops; a share goes from 0 to 1. */
export function gradient(stops: string[]): (share: number) => string {
  const colours = stops.map((stop) => readColour(stop) ?? { red: 0, green: 0, blue: 0, alpha: 1 });
  return (share) => {
    const place = share * (colours.length - 1);
    const at = Math.min(colours.length - 2, Math.floor(place));
    const [from, to, t] = [colours[at]!, colours[at + 1]!, place - at];
    const part = (name: "red" | "green" | "blue") => from[name] + (to[name] - from[name]) * t;
    return hex(part("red"), part("green"), part("blue"));
  };
}
