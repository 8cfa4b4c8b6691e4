/** A slider through every step of the run, under its depth profile with marks. */

import { type ReadonlySignal, signal, useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { spansByPixel } from "../charts/spans.ts";
import { count } from "../core/numbers.ts";
import { GRIP, Seek } from "../panels/Seek.tsx";
import { useWatched } from "../panels/use-watched.ts";
import { Button } from "../ui/Button.tsx";
import { fitCanvas } from "../ui/canvas.ts";
import { useApp } from "../ui/context.ts";
import { showsAll } from "../ui/dashboard.ts";
import type { IconName } from "../ui/Icon.tsx";
import { isEmbed, layout } from "../ui/layout.ts";
import { mixed, type Theme } from "../ui/theme.ts";
import { useDrawing } from "../ui/use-drawing.ts";
import { useSelector } from "../ui/use-selector.ts";
import { useSize } from "../ui/use-size.ts";
import { RunTools } from "./RunTools.tsx";
import { Rate } from "./Speed.tsx";
import {
  axisOf,
  leftOf,
  type Mark,
  placed,
  stepAt,
  type TimelineView,
  timelineOf,
} from "./timeline-view.ts";

interface Props {
  timeline: ReadonlySignal<TimelineView>;
}

const ICONS: Record<Mark["kind"], IconName> = {
  deepest: "deepest",
  solution: "flag",
  bookmark: "marked",
};

const COLOURS: Record<Mark["kind"], string> = {
  deepest: "ink",
  solution: "good",
  bookmark: "accent",
};

export function Timeline() {
  const { view } = useApp();
  const run = useWatched();
  const timeline = useSelector(() => {
    const { state } = view;
    const isStudied = state.value.open.length > 0 || showsAll(state.value);
    const { solver, puzzle, bookmarks } = view;
    return timelineOf(run.value, solver.value, puzzle.value, bookmarks.value, isStudied);
  });
  const isWide = layout.value === "wide";
  return (
    <div class="track inline" id="timeline" role="group" aria-label="Timeline">
      <div class="scrub grow">
        <Plot timeline={timeline} />
        <StepSlider timeline={timeline} />
      </div>
      <StepCount timeline={timeline} />
      {isWide ? <RunTools /> : isEmbed ? null : <MoreKeys />}
    </div>
  );
}

const hasMore = signal(false);

/** What a small window has no room for. */
function MoreKeys() {
  const isOpen = hasMore.value;
  return (
    <>
      <Button
        class="key bare"
        id="more-keys"
        icon="more"
        label="More keys"
        title="More keys: to the ends and backtracks, bookmark, link, rate"
        aria-expanded={isOpen}
        onClick={() => {
          hasMore.value = !isOpen;
        }}
      />
      {isOpen && (
        <div class="more-keys inline">
          <RunTools hasEnds />
          <Rate />
        </div>
      )}
    </>
  );
}

function Plot({ timeline }: Props) {
  const { theme, dispatch } = useApp();
  const [canvas, axis] = [useRef<HTMLCanvasElement>(null), useRef<HTMLSpanElement>(null)];
  const [size, label] = [useSize(canvas), useSize(axis)];
  const marks = useSelector(() => placed(timeline.value, size.value.width));
  const side = useComputed(() => {
    const [all, end] = [size.value.width, label.value.width + 2 * GRIP];
    return all > 0 && marks.value.some(({ left }) => left < end) ? "right" : "left";
  });
  const words = useComputed(() => axisOf(timeline.value));
  useDrawing(() => {
    if (canvas.current && size.value.width > 0) {
      drawProfile(canvas.current, timeline.value, size.value, theme.value);
    }
  });
  const seek = ({ offsetX }: MouseEvent) => {
    const step = stepAt(offsetX, timeline.value.reached, size.value.width);
    dispatch({ type: "watch/seek", step, announce: false });
  };
  return (
    <div class="plot" id="plot">
      <canvas
        id="profile"
        role="img"
        aria-label="Depth of the search, step by step"
        ref={canvas}
        onClick={seek}
      />
      <span id="axis" ref={axis} style={{ [side.value]: `${GRIP}px` }}>
        {words}
      </span>
      <Marks marks={marks} />
    </div>
  );
}

function Marks({ marks }: { marks: ReadonlySignal<ReturnType<typeof placed>> }) {
  return (
    <div id="marks">
      {marks.value.map((mark) => (
        <MarkButton key={`${mark.kind} ${mark.step}`} {...mark} />
      ))}
    </div>
  );
}

function MarkButton({ kind, step, left }: Mark & { left: number }) {
  const { dispatch } = useApp();
  const label = labelOf(kind, step);
  // A profile column covers several steps, so the engine finds the exact one.
  const go = () =>
    dispatch(
      kind === "deepest"
        ? { type: "watch/travel", to: "deepest" }
        : { type: "watch/seek", step, announce: true },
    );
  return (
    <Button
      class="mark"
      label={label}
      style={{ left: `${left}px`, color: `var(--${COLOURS[kind]})` }}
      onClick={go}
      icon={ICONS[kind]}
    />
  );
}

function labelOf(kind: Mark["kind"], step: number) {
  if (kind === "deepest") return "Deepest point";
  return `${kind === "solution" ? "Solution" : "Bookmark"}: step ${count(step)}`;
}

function StepSlider({ timeline }: Props) {
  const { dispatch } = useApp();
  const { step, reached, isFixed } = timeline.value;
  return (
    <Seek
      id="moment"
      label="Step"
      value={step}
      max={Math.max(reached, 1)}
      text={`step ${count(step)} of ${count(reached)}`}
      disabled={isFixed}
      onSeek={(step) => dispatch({ type: "watch/seek", step, announce: false })}
    />
  );
}

function StepCount({ timeline }: Props) {
  const step = useComputed(() => count(timeline.value.step));
  const all = useComputed(() => `of\u00a0${count(timeline.value.reached)}`);
  return (
    <span class="when num">
      <b id="moment-step">{step}</b>{" "}
      <span class="muted" id="moment-of">
        {all}
      </span>
    </span>
  );
}

/** Room above the profile for its marks. */
const HEADROOM = 14;

/** Draws the profile, with a stronger colour for the past. */
function drawProfile(
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
