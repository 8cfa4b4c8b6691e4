import type { Peek } from "../run/view.ts";
import type { LargeScene } from "../scene/large.ts";
import type { Scene } from "../scene/scene.ts";

const still = matchMedia("(prefers-reduced-motion: reduce)");

let last: Scene | LargeScene | null = null;

/** How long the motion to a scene takes, in milliseconds: none to or from a peek. */
export function motionTo(scene: Scene | LargeScene, motion: number) {
  const time = scene === last || still.matches ? 0 : motion;
  last = scene;
  return time;
}

/** A scene with a ring around the square peeked at. */
export const peekedAt = ({ square, scene }: Peek): Scene => ({
  ...scene,
  annotations: [...scene.annotations, { kind: "fault", square }],
});
