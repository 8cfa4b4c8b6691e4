/**
 * The knight's backtracking in plain JavaScript with typed arrays, to compare with the compiled solver: the
 * same order of jumps, the same steps, and nothing superfluous.
 */

/** Column and row changes, clockwise from "two up, one right". */
const JUMPS = [
  [1, -2],
  [2, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
] as const;

/** Marks an unvisited square. */
const FREE = 255;

export class Backtracking {
  steps = 0;
  #area;
  /**
   * Where the jumps of each square begin in `#targets`; the extra entry is the end of the last square's
   * jumps.
   */
  #first;
  #targets;
  /** For every visited square, how many of its jumps were tried. */
  #next;
  #path;
  #length = 1;

  constructor(side: number, start: number) {
    this.#area = side * side;
    const targets = Array.from({ length: this.#area }, (_, square) => targetsOf(side, square));
    this.#first = new Uint32Array(this.#area + 1);
    targets.forEach((list, square) => {
      this.#first[square + 1] = this.#first[square]! + list.length;
    });
    this.#targets = Uint32Array.from(targets.flat());
    this.#next = new Uint8Array(this.#area).fill(FREE);
    this.#path = new Uint32Array(this.#area);
    this.#path[0] = start;
    this.#next[start] = 0;
  }

  get solved() {
    return this.#length === this.#area;
  }

  /** Makes at most this many steps. */
  run(most: number) {
    const [first, targets, next, path] = [this.#first, this.#targets, this.#next, this.#path];
    let length = this.#length;
    let steps = 0;
    while (steps < most && length > 0 && length < this.#area) {
      steps++;
      const here = path[length - 1]!;
      const [begin, end] = [first[here]!, first[here + 1]!];
      let place = begin + next[here]!;
      while (place < end && next[targets[place]!] !== FREE) place++;
      if (place < end) {
        next[here] = place + 1 - begin;
        const target = targets[place]!;
        next[target] = 0;
        path[length++] = target;
      } else {
        next[here] = FREE;
        length--;
      }
    }
    this.#length = length;
    this.steps += steps;
  }
}

function targetsOf(side: number, square: number) {
  const [row, column] = [Math.floor(square / side), square % side];
  return JUMPS.map(([along, down]) => ({ r: row + down, c: column + along }))
    .filter(({ r, c }) => r >= 0 && c >= 0 && r < side && c < side)
    .map(({ r, c }) => r * side + c);
}
