/** The page's loop of frames: an error in one frame does not end it. */

import { EnginePanic } from "../engine/door.ts";

/**
 * Calls a function in every frame until the engine panics.
 * @param failed called with the first error that is not a panic
 * @param request requests a frame
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
