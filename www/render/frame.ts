/** What the renderers of a board are handed: types alone. */

import type { Layout } from "../core/geometry.ts";
import type { Hand, Pen } from "../core/gestures.ts";
import type { Scene } from "../scene/scene.ts";
import type { Surface } from "./canvas.ts";
import type { Layers } from "./layer.ts";
import type { Theme } from "./theme.ts";

/** What the pointer or the cursor is on, in a game in play. */
export interface Hover {
  square: number;
  allowed: boolean;
  /** The queens that forbid it. */
  attackers: number[];
}

export interface Frame {
  context: Surface;
  layout: Layout;
  theme: Theme;
  before: Scene;
  after: Scene;
  /** How far the step has come from one to the other, 0 to 1. */
  t: number;
  hover: Hover | null;
  /** What a hand on the board is at. */
  hand?: Hand | null;
  /** What a tap would do. */
  pen?: Pen;
  /** Milliseconds since the board was solved, for as long as that shows. */
  wave?: number | null;
  /** The names of all squares. */
  names: string[];
  /** What is kept between frames. */
  layers: Layers;
}
