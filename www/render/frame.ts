/** The input of a board's renderers. */

import type { BoardLayout } from "../core/geometry.ts";
import type { Hand, Pen } from "../core/gestures.ts";
import type { Hover, Scene } from "../scene/scene.ts";
import type { Surface } from "./canvas.ts";
import type { Stamping } from "./stamps.ts";
import type { Theme } from "./theme.ts";

export interface Frame {
  context: Surface;
  layout: BoardLayout;
  theme: Theme;
  before: Scene;
  after: Scene;
  /** How far the motion from `before` to `after` has come, 0 to 1. */
  t: number;
  hover: Hover | null;
  hand?: Hand | null;
  /** What a tap would do. */
  pen?: Pen;
  /** Milliseconds since the board was solved, while the wave lasts. */
  wave?: number | null;
  /** The names of all squares. */
  names: string[];
  stamps: Stamping;
}
