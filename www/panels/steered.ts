/** The questions, marks and sentences of a steered run. */

import type { Scene } from "../board/scene/scene.ts";
import { counted } from "../core/lists.ts";
import { press } from "../core/pointer.ts";
import type { Snapshot } from "../engine/generated/run.ts";

/** The squares to choose from. */
export const candidatesOf = ({ steering }: Snapshot) => steering?.candidates ?? [];

/**
 * Whether a run waits for a choice that hasn't been made.
 * @param made how many choices it has
 * @param from the step it came from: a run that plays does not wait there
 */
export const waits = (snapshot: Snapshot, made: number, from: number = -1) =>
  candidatesOf(snapshot).length > 0 &&
  snapshot.step > from &&
  (snapshot.steering!.taken === made || snapshot.steering!.refused);

/** A scene with the candidates highlighted, unless the run plays. */
export function lit(scene: Scene, snapshot: Snapshot, playing: boolean): Scene {
  const squares = candidatesOf(snapshot);
  if (playing || squares.length === 0) return scene;
  const lesson = squares.map((square) => ({ kind: "choice" as const, square }));
  return { ...scene, lesson };
}

/** A queen that stands before the first step can be moved, or kept. */
export function howToChoose(snapshot: Snapshot) {
  const { step, depth } = snapshot;
  if (step === 0 && depth > 0)
    return `${press()} a lit square beside the queen to move it, or one below to keep it.`;
  return `${press()} one of ${counted(candidatesOf(snapshot).length, "lit square")}.`;
}

/** The most letters of a sentence under the board. */
const LONGEST = 90;

/**
 * The sentence of a step, and how to choose: on the page only if that fits, in announcements
 * always.
 */
export function withHow(text: string, snapshot: Snapshot, isSpoken: boolean) {
  const both = `${text} ${howToChoose(snapshot)}`;
  return isSpoken || both.length <= LONGEST ? both : text;
}
