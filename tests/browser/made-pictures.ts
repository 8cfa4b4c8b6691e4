/** Pictures of a board in formats that cameras, apps and careless hands make, written byte by byte. */

import { crc32, deflateSync } from "node:zlib";
import omggif from "omggif";

export type Colour = [red: number, green: number, blue: number, opacity?: number];

/** A picture: the colour of each pixel. */
export interface Drawn {
  width: number;
  height: number;
  at: (x: number, y: number) => Colour;
}

export const PASTEL: Colour[] = [
  [246, 217, 168],
  [169, 201, 245],
  [242, 169, 162],
  [168, 220, 176],
  [205, 179, 234],
  [247, 242, 160],
  [159, 224, 222],
  [201, 201, 201],
];
const WHITE: Colour = [255, 255, 255];
const LINE: Colour = [70, 70, 70];

interface Look {
  /** In pixels. */
  cell?: number;
  edge?: number;
  palette?: Colour[];
  ground?: Colour;
  line?: Colour;
}

/**
 * A board with lines between its squares.
 * @param letters of all squares
 */
export function boardPicture(letters: string, look: Look = {}): Drawn {
  const { cell = 36, edge = 24, palette = PASTEL, ground = WHITE, line = LINE } = look;
  const side = Math.sqrt(letters.length);
  const size = side * cell + 1;
  return {
    width: size + 2 * edge,
    height: size + 4 * edge,
    at(x, y) {
      const [right, down] = [x - edge, y - 2 * edge];
      if (right < 0 || down < 0 || right >= size || down >= size) return ground;
      if (right % cell === 0 || down % cell === 0) return line;
      const square = Math.floor(down / cell) * side + Math.floor(right / cell);
      return palette[letters.charCodeAt(square) - 65]!;
    },
  };
}

/** The picture as a camera stores it that was held on its side, with its top at the left of the file. */
export const onItsSide = ({ width, height, at }: Drawn): Drawn => ({
  width: height,
  height: width,
  at: (x, y) => at(width - 1 - y, x),
});

function chunk(name: string, content: Uint8Array) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const KINDS = { palette: 3, colours: 2, opacity: 6 };

interface Stored {
  width: number;
  height: number;
  kind: keyof typeof KINDS;
  /** Bits of each value. */
  depth: 8 | 16;
  colours?: Colour[];
  /** The bytes of a row. */
  row: (y: number) => Uint8Array;
}

function png({ width, height, kind, depth, colours, row }: Stored): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, KINDS[kind], 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => [Buffer.of(0), row(y)]).flat();
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    ...(colours
      ? [chunk("PLTE", Uint8Array.from(colours.flatMap((one) => one.slice(0, 3) as number[])))]
      : []),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const across = <T>(width: number, one: (x: number) => T) =>
  Array.from({ length: width }, (_, x) => one(x));

/** With transparency, where a colour says so. */
export const pngOf = ({ width, height, at }: Drawn): Buffer =>
  png({
    ...{ width, height, kind: "opacity", depth: 8 },
    row: (y) =>
      Uint8Array.from(across(width, (x) => [...at(x, y), 255].slice(0, 4) as number[]).flat()),
  });

/** With 16 bits for each of red, green and blue. */
export const deepPngOf = ({ width, height, at }: Drawn): Buffer =>
  png({
    ...{ width, height, kind: "colours", depth: 16 },
    row: (y) =>
      Uint8Array.from(
        across(width, (x) =>
          (at(x, y).slice(0, 3) as number[]).flatMap((part) => [part, part]),
        ).flat(),
      ),
  });

/** A white picture of any size in a small file. */
export function blankPng(width: number, height: number): Buffer {
  const white = new Uint8Array(width);
  return png({ width, height, kind: "palette", depth: 8, colours: [WHITE], row: () => white });
}

/** An animation whose first frame is the picture; the others are blank. */
export function gifOf({ width, height, at }: Drawn, frames: number): Buffer {
  const colours = [WHITE, LINE, ...PASTEL];
  const numbers = colours.map(([red, green, blue]) => (red << 16) | (green << 8) | blue);
  const palette = [...numbers, ...new Array<number>(16 - numbers.length).fill(0)];
  const bytes = Buffer.alloc(width * height * (frames + 1) + 10_000);
  const gif = new omggif.GifWriter(bytes, width, height, { loop: 0, palette });
  const places = new Map(numbers.map((number, place) => [number, place]));
  const placeOf = ([red, green, blue]: Colour) =>
    places.get((red << 16) | (green << 8) | blue) ?? 0;
  const first = across(width * height, (at_) => placeOf(at(at_ % width, Math.floor(at_ / width))));
  for (let frame = 0; frame < frames; frame++) {
    gif.addFrame(0, 0, width, height, frame === 0 ? first : first.map(() => 0), { delay: 5 });
  }
  return bytes.subarray(0, gif.end());
}

/** A JPEG with a note of how the camera was held: its right side up. */
export function turnedJpeg(jpeg: Buffer): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex");
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.of(0xff, 0xe1, 0, body.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
