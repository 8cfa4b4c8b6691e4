// Forward checking for the knight: take a jump back if it strands a square.
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

function search() {
  let steps = 0;
  const [path, visited] = [[START], new Set([START])];
  const untried = [[...NEAR[START]]]; // for every square of the path
  while (path.length > 0 && path.length < N * N) {
    steps++;
    let target = untried.at(-1).shift();
    while (visited.has(target)) target = untried.at(-1).shift();
    if (target === undefined) {
      visited.delete(path.pop());
      untried.pop();
    } else {
      const isDoomed = strands(path.at(-1), target, visited);
      path.push(target);
      visited.add(target);
      untried.push(isDoomed ? [] : [...NEAR[target]]);
    }
  }
  return { steps, path };
}

const { steps, path } = search();
const name = (square) => "abcdefghijklmnopqrstuvwxyz"[square % N] + (N - Math.floor(square / N));
console.log(`${steps} steps`);
console.log(path.map(name).join(" "));
