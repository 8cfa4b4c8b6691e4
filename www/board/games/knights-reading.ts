/** A knight's board, read aloud. */

import { jumpsFrom, squaresOf } from "../../core/geometry.ts";
import { counted, listed } from "../../core/lists.ts";
import type { KnightsScene } from "../scene/scene.ts";
import { type Reading, readPart } from "./reading.ts";

export const read = (scene: KnightsScene, names: string[], kind: Reading, square: number) =>
  readPart(scene.size, names, kind, square, {
    line: (title, squares) => line(scene, names, title, squares),
    attackers: () => jumps(scene, names, square),
    left: () => left(scene, names),
  });

function toVisit({ size, path, blocked }: KnightsScene) {
  const gone = new Set([...path, ...blocked]);
  return squaresOf(size).filter((square) => !gone.has(square));
}

function line(scene: KnightsScene, names: string[], title: string, squares: number[]) {
  const within = new Set(squares);
  const named = (some: number[]) => listed(some.map((square) => names[square]!));
  const visited = scene.path.flatMap((square, move) =>
    within.has(square) ? [`${names[square]}, number ${move + 1}`] : [],
  );
  const open = toVisit(scene).filter((square) => within.has(square));
  const blocked = scene.blocked.filter((square) => within.has(square));
  const knight = within.has(scene.path.at(-1) ?? -1) ? " The knight is here." : "";
  return [
    `${title}: ${open.length > 0 ? `still to visit ${named(open)}.` : "nothing left to visit."}${knight}`,
    ...(visited.length > 0 ? [`Visited: ${visited.join("; ")}.`] : []),
    ...(blocked.length > 0 ? [`Blocked: ${named(blocked)}.`] : []),
  ].join(" ");
}

/** Whether the knight can jump to a square, and where it could go on from there. */
function jumps(scene: KnightsScene, names: string[], square: number) {
  const [name, open] = [names[square], new Set(toVisit(scene))];
  const on = jumpsFrom(scene.size, square).filter((other) => open.has(other));
  const knight = scene.path.at(-1);
  const onward = on.length > 0 ? listed(on.map((other) => names[other]!)) : "nowhere";
  const leads = `From ${name} it can go on to ${onward}.`;
  if (square === knight) return `The knight is on ${name}. ${leads}`;
  if (!open.has(square)) return `The knight can’t go to ${name}.`;
  return scene.reachable.includes(square)
    ? `The knight can jump to ${name}. ${leads}`
    : `${name} is more than one jump away. ${leads}`;
}

function left(scene: KnightsScene, names: string[]) {
  const squares = toVisit(scene);
  if (squares.length === 0) return "Every square has been visited.";
  const reach = scene.reachable.map((square) => names[square]!);
  const next = reach.length > 0 ? ` Within reach: ${listed(reach)}.` : " None is within reach.";
  const all = listed(squares.map((square) => names[square]!));
  return `${counted(squares.length, "square")} to visit: ${all}.${next}`;
}
