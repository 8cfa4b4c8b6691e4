/** The input of a board's renderers. */

import type { BoardLayout } from "../../core/geometry.ts";
import type { Hand, Pen } from "../../core/gestures.ts";
import type { Surface } from "../../ui/canvas.ts";
import type { Theme } from "../../ui/theme.ts";
import type { Hover, Scene } from "../scene/scene.ts";
import type { Stamping } from "./stamps.ts";

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
