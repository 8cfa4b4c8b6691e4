/** The frames of the page, one after the other: an error in one of them does not end them. */

import { EnginePanic } from "../engine/door.ts";

/**
 * Has something done in every frame, until the engine panics.
 * @param failed called with the first error that is no panic
 * @param request asks for a frame
 */
export function everyFrame(
  draw: (now: number) => void,
  failed: (error: unknown) => void,
  request: (frame: (now: number) => void) => void = (frame) => void requestAnimationFrame(frame),
) {
  let hasFailed = false;
  const frame = (now: number) => {
    try {
      draw(now);
    } catch (error) {
      if (error instanceof EnginePanic) return;
      if (!hasFailed) failed(error);
      hasFailed = true;
    }
    request(frame);
  };
  request(frame);
}
