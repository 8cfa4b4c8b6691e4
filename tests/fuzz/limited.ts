/** A compiled module with limited memory. */

/** The section of a module that declares its memory. */
const MEMORY = 5;

/** Before the sections: the magic number and the version. */
const HEAD = 8;

/** A module's initial memory, in pages of 64 KiB. */
export const leastOf = (code: Uint8Array) => memoryOf(code).least;

/**
 * The module with limited memory.
 * @param most in pages of 64 KiB
 */
export function limited(code: Uint8Array, most: number) {
  const { at, end, least } = memoryOf(code);
  // One memory; a flag that there is a limit; the initial size.
  const section = [1, 1, ...bytesOf(least), ...bytesOf(most)];
  const whole = [MEMORY, ...bytesOf(section.length), ...section];
  return Buffer.concat([code.subarray(0, at), Uint8Array.from(whole), code.subarray(end)]);
}

/** The position of the section that declares a module's memory, and the initial size. */
function memoryOf(code: Uint8Array) {
  for (let at = HEAD; at < code.length; ) {
    const [length, body] = numberAt(code, at + 1);
    const end = body + length;
    if (code[at] === MEMORY) return { at, end, least: numberAt(code, body + 2)[0] };
    at = end;
  }
  throw new Error("The module exports no memory.");
}

/** A number in seven bits per byte, least significant first (LEB128), and its end. */
function numberAt(code: Uint8Array, at: number): [number, number] {
  let number = 0;
  let place = at;
  for (let weight = 1; ; weight *= 128) {
    number += (code[place]! % 128) * weight;
    if (code[place++]! < 128) return [number, place];
  }
}

function bytesOf(number: number) {
  const bytes = [];
  let rest = number;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}
