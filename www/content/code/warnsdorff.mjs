// Warnsdorff’s rule: jump to the square with the fewest onward moves; turn back if one is stranded.
const N = 8;
const START = 0; // squares are numbered row by row from the top left, so a8

// Clockwise, beginning with two up and one to the right.
const DOWN = [-2, -1, 1, 2, 2, 1, -1, -2];
const ALONG = [1, 2, 2, 1, -1, -2, -2, -1];

function jumpsFrom(square) {
  const [row, column] = [Math.floor(square / N), square % N];
  return DOWN.map((down, at) => [row + down, column + ALONG[at]])
    .filter(([r, c]) => r >= 0 && r < N && c >= 0 && c < N)
    .map(([r, c]) => r * N + c);
}

const NEAR = Array.from({ length: N * N }, (_, square) => jumpsFrom(square));

/** Whether a square that could be reached from here can be reached from nowhere else. */
const strands = (here, target, visited) =>
  NEAR[here].some(
    (square) =>
      !visited.has(square) &&
      square !== target &&
      NEAR[square].every((other) => visited.has(other)),
  );

/** The jumps from here, fewest onward moves first; ties keep the order of DOWN. */
function byOnwardMoves(here, visited) {
  const open = (from) => NEAR[from].filter((square) => !visited.has(square));
  return open(here).toSorted((one, other) => open(one).length - open(other).length);
}

function search() {
  let steps = 0;
  const [path, visited] = [[START], new Set([START])];
  const untried = [byOnwardMoves(START, visited)]; // for every square of the path
  while (path.length > 0 && path.length < N * N) {
    steps++;
    const target = untried.at(-1).shift();
    if (target === undefined) {
      visited.delete(path.pop());
      untried.pop();
    } else {
      const isDoomed = strands(path.at(-1), target, visited);
      path.push(target);
      visited.add(target);
      untried.push(isDoomed ? [] : byOnwardMoves(target, visited));
    }
  }
  return { steps, path };
}

const { steps, path } = search();
const name = (square) => "abcdefghijklmnopqrstuvwxyz"[square % N] + (N - Math.floor(square / N));
console.log(`${steps} steps`);
console.log(path.map(name).join(" "));
