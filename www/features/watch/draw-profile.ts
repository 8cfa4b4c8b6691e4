/** Draws the depth profile of a run, with a stronger colour for the past. */

import { spansByPixel } from "../../charts/spans.ts";
import { GRIP } from "../../player/Seek.tsx";
import { fitCanvas } from "../../render/canvas.ts";
import { mixed, type Theme } from "../../render/theme.ts";
import { leftOf, type TimelineView } from "./timeline-view.ts";

/** Room above the profile for its marks. */
const HEADROOM = 14;

/** @param size in CSS pixels */
export function drawProfile(
  canvas: HTMLCanvasElement,
  timeline: TimelineView,
  { width, height }: { width: number; height: number },
  theme: Theme,
) {
  const context = fitCanvas(canvas, width, height);
  const now = leftOf(timeline.step, timeline.reached, width);
  const shade = (share: number) => mixed(theme.accent, theme.paper, share);
  const [past, ahead] = [shade(0.55), shade(0.22)];
  const bar = (colour: string, left: number, top: number, wide: number, high: number) => {
    context.fillStyle = colour;
    context.fillRect(left, top, wide, high);
  };
  const scale = (height - HEADROOM) / Math.max(1, timeline.most);
  const up = (value: number) => height - scale * value;
  const inner = width - 2 * GRIP;
  eachSpan(timeline, inner, (left, right, depth) => {
    const [top, edge] = [up(depth), Math.min(right, Math.max(left, now))];
    bar(past, left, top, edge - left, height - top);
    bar(ahead, edge, top, right - edge, height - top);
  });
}

function eachSpan(
  { profile, reached }: TimelineView,
  inner: number,
  draw: (left: number, right: number, depth: number) => void,
) {
  if (!profile || reached === 0) return;
  spansByPixel(profile, reached, Math.ceil(inner), (x, pixels, _, depth) =>
    draw(GRIP + Math.floor(x), GRIP + Math.min(Math.ceil(x + pixels), inner), depth),
  );
}
