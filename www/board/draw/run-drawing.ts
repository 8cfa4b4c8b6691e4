/** What boards draw of runs alone, once it has loaded: see `annotations.ts`. */

import type { Annotation } from "../../engine/generated/run.ts";
import type { Frame } from "./frame.ts";

type Draw = (frame: Frame, annotations: Annotation[]) => void;

export const runDrawing: { below: Draw; above: Draw } = { below: () => {}, above: () => {} };
