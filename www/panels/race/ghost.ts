/**
 * The ghost profile: how deep the weaker of two methods went, step by step, with the dead ends hatched that
 * the stronger one never entered. A dead end is chosen by a click or with the keys of a slider.
 */

import { count, percent } from "../../base/numbers.ts";
import { highest } from "../../charts/spans.ts";
import type { GhostProfile } from "../../engine/generated/race.ts";
import { fitCanvas } from "../../render/canvas.ts";
import type { Theme } from "../../render/theme.ts";
import type { LaneView, RaceView } from "../../run/race-view.ts";
import { button, byId, element, input, setText } from "../dom.ts";
import { drawOutline, outlineOf } from "./profile.ts";

type GhostView = NonNullable<RaceView["ghost"]>;

export interface Intents {
  openSpan: (span: number) => void;
  nextSpan: () => void;
  /** Another pair of lanes. */
  pair: (chosen: number) => void;
  seek: (at: number) => void;
  /** One clock, with no dead end chosen. */
  rejoin: () => void;
}

/** What is drawn on. */
interface Sheet {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  x: (step: number) => number;
}

/** Room around the plot, in pixels. */
const LEFT = 24;
const TOP = 22;
const FOOT = 20;
/** A click so near to a dead end chooses it, in pixels. */
const NEAR = 6;
/** As many of the largest dead ends have their steps written above them, if there is room. */
const NUMBERED = 9;
/** Room beside a number, in pixels. */
const APART = 8;
/** Pixels from one stroke of the hatching to the next. */
const HATCH = 5;

export class GhostPanel {
  #canvas = byId("ghost-plot", HTMLCanvasElement);
  #slider = input("ghost-span");
  #pairs = byId("ghost-pair", HTMLSelectElement);
  #theme;
  #race: RaceView | null = null;
  #listed = "";
  /** What stays the same from step to step. */
  #still = document.createElement("canvas");
  /** What that was drawn of. */
  #key: unknown[] = [];
  #size = { width: 0, height: 0 };
  #step = 0;
  #span: number | null = null;

  constructor(theme: Theme, { openSpan, nextSpan, pair, seek, rejoin }: Intents) {
    this.#theme = theme;
    button("ghost-next").addEventListener("click", nextSpan);
    this.#slider.addEventListener("input", () => {
      const chosen = this.#slider.valueAsNumber;
      if (chosen === 0) rejoin();
      else openSpan(chosen - 1);
    });
    this.#pairs.addEventListener("change", () => pair(this.#pairs.selectedIndex));
    this.#canvas.addEventListener("click", ({ offsetX }) => this.#press(offsetX, openSpan, seek));
    new ResizeObserver(() => this.#measure()).observe(this.#canvas);
  }

  setTheme(theme: Theme) {
    this.#theme = theme;
    this.#redraw();
  }

  /** Measured when it changes: a frame that asks for it would have the page laid out. */
  #measure() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    this.#size = { width, height };
    this.#redraw();
  }

  #redraw() {
    this.#key = [{}];
  }

  show(race: RaceView) {
    this.#race = race;
    const { ghost, lanes } = race;
    element("ghost-card").hidden = !ghost;
    if (!ghost) return;
    this.#showPairs(ghost, lanes);
    const [weaker, stronger] = [lanes[ghost.pair.weaker]!, lanes[ghost.pair.stronger]!];
    element("ghost-card").style.setProperty("--c", `var(--s-${stronger.colour})`);
    const what = `Shaded: dead ends that ${stronger.inText} never entered.`;
    setText(element("ghost-what"), `${weaker.name}, step by step. ${what}`);
    const { profile } = ghost;
    setText(element("ghost-spared"), profile ? sparedShare(profile) : "…");
    this.#showSlider(ghost);
    setText(element("ghost-says"), wordsOf(race, ghost, weaker, stronger));
    setText(element("ghost-steps"), stepsOf(ghost));
  }

  #showPairs({ pairs, chosen }: GhostView, lanes: LaneView[]) {
    const names = pairs.map(
      ({ weaker, stronger }) => `${lanes[weaker]!.name} and ${lanes[stronger]!.inText}`,
    );
    if (names.join() !== this.#listed) {
      this.#listed = names.join();
      this.#pairs.replaceChildren(...names.map((name) => new Option(name)));
    }
    this.#pairs.hidden = pairs.length < 2;
    this.#pairs.selectedIndex = chosen;
  }

  #showSlider({ profile, span }: GhostView) {
    const spans = profile?.from.length ?? 0;
    this.#slider.disabled = button("ghost-next").disabled = spans === 0;
    // At 0 none is chosen.
    this.#slider.max = String(spans);
    this.#slider.value = String(span === null ? 0 : span + 1);
    const words =
      profile && span !== null
        ? `${count(span + 1)} of ${count(spans)}, steps ${count(profile.from[span]!)} to ${count(profile.to[span]!)}`
        : "none chosen";
    this.#slider.setAttribute("aria-valuetext", words);
  }

  /**
   * A click chooses the dead end there, or else goes to that step.
   * @param at pixels from the left
   */
  #press(at: number, openSpan: (span: number) => void, seek: (at: number) => void) {
    const { ghost } = this.#race ?? {};
    const profile = ghost?.profile;
    if (!profile) return;
    const across = Math.max(1, this.#canvas.clientWidth - LEFT);
    const step = ((at - LEFT) / across) * profile.steps;
    const near = (NEAR / across) * profile.steps;
    const span = nearest(profile, step);
    const isNear =
      span >= 0 && profile.from[span]! - near <= step && step <= profile.to[span]! + 1 + near;
    if (isNear) openSpan(span);
    else seek(Math.max(0, Math.min(profile.steps, Math.round(step))));
  }

  /** Draws, if there is anything new to draw. */
  draw() {
    const { ghost, lanes } = this.#race ?? {};
    const { width, height } = this.#size;
    if (!ghost || !lanes || width === 0) return;
    const { profile, pair, span } = ghost;
    const [weaker, stronger] = [lanes[pair.weaker]!, lanes[pair.stronger]!];
    const step = weaker.moment?.step ?? 0;
    const course = [profile, weaker.colour, stronger.colour, width, height];
    if (course.some((value, index) => value !== this.#key[index])) {
      this.#key = course;
      this.#drawAll(fitCanvas(this.#still, width, height), width, height, ghost, weaker, stronger);
    } else if (step === this.#step && span === this.#span) return;
    [this.#step, this.#span] = [step, span];
    const context = fitCanvas(this.#canvas, width, height);
    context.drawImage(this.#still, 0, 0, width, height);
    if (!profile) return;
    const sheet = sheetOf(context, width, height, profile);
    if (span !== null) drawChosen(sheet, profile, span, this.#theme.solvers[stronger.colour]);
    else drawCursor(sheet, this.#theme, step);
  }

  /** Draws all that stays the same from step to step. */
  #drawAll(
    context: CanvasRenderingContext2D,
    width: number,
    height: number,
    { profile }: GhostView,
    weaker: LaneView,
    stronger: LaneView,
  ) {
    if (!profile) return;
    const theme = this.#theme;
    const [line, shade] = [theme.solvers[weaker.colour], theme.solvers[stronger.colour]];
    const most = highest(profile.profile);
    const sheet = sheetOf(context, width, height, profile);
    drawAxes(sheet, theme, most, profile.steps);
    drawSpans(sheet, profile, shade);
    drawCourse(sheet, profile, most, line);
    drawNumbers(sheet, theme, profile, shade);
    const [steps, ends] = [count(profile.steps), count(profile.from.length)];
    this.#canvas.ariaLabel = `Depth of ${weaker.inText} at each of ${steps} steps; ${ends} dead ends were spared`;
  }
}

const sheetOf = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { steps }: GhostProfile,
): Sheet => ({
  ...{ context, width, height },
  x: (at) => LEFT + ((width - LEFT) * at) / Math.max(1, steps),
});

/** The dead end that ends first at a step or after it. */
function nearest({ from, to }: GhostProfile, step: number) {
  let best = from.length - 1;
  for (let span = from.length - 1; span >= 0 && to[span]! >= step; span--) best = span;
  const before = best - 1;
  return before >= 0 && step - to[before]! < from[best]! - step ? before : best;
}

/** How much of all steps was spared. */
const sparedShare = ({ spared, steps }: GhostProfile) =>
  `${Math.round((100 * spared) / Math.max(1, steps))}\u00a0%`;

/** What the steps of the dead end are that is chosen, or "". */
const stepsOf = ({ profile, span }: GhostView) =>
  profile && span !== null
    ? `Steps ${count(profile.from[span]!)}–${count(profile.to[span]!)}.`
    : "";

function wordsOf(
  { measured }: RaceView,
  { profile, span, problem, progress }: GhostView,
  weaker: LaneView,
  stronger: LaneView,
) {
  if (problem) return problem;
  if (!profile)
    return measured
      ? `Comparing every step: ${percent(progress)}.`
      : "Both lanes are measured first.";
  const { from, to, steps, spared, strongerSteps, stopped } = profile;
  if (span !== null) {
    const length = to[span]! - from[span]! + 1;
    const spends = `${weaker.name} spends ${count(length)} ${length === 1 ? "step" : "steps"} there.`;
    return `${stronger.name}: ${stronger.sentence} ${spends}`;
  }
  if (from.length === 0) return `${stronger.name} enters all that ${weaker.inText} does.`;
  const ends = from.length === 1 ? "1 dead end" : `${count(from.length)} dead ends`;
  const rest = `Outside them ${weaker.inText} takes ${count(steps - spared)}, ${stronger.inText} ${count(strongerSteps)} in all.`;
  const until = stopped ? " as far as it was followed" : "";
  return `${ends}, ${count(spared)} of ${count(steps)} steps${until}. Choose one to see both at that moment. ${rest}`;
}

const baseOf = ({ height }: Sheet) => height - FOOT;

function drawAxes(sheet: Sheet, theme: Theme, most: number, steps: number) {
  const { context, width, x } = sheet;
  const base = baseOf(sheet);
  context.font = `11px ${theme.font}`;
  context.textBaseline = "middle";
  context.strokeStyle = theme.line;
  const every = Math.max(1, Math.ceil(most / 4));
  for (let depth = 1; depth <= most; depth += every) {
    const y = depthY(base, most)(depth);
    context.fillStyle = theme.muted;
    context.textAlign = "left";
    context.fillText(String(depth), 0, y);
    context.fillStyle = theme.line;
    context.fillRect(LEFT, y, width - LEFT, 1);
  }
  context.fillRect(LEFT, base, width - LEFT, 1);
  context.fillStyle = theme.muted;
  for (const tick of roundTicks(steps, (width - LEFT) / 90)) {
    const isLast = x(tick) > width - 30;
    context.textAlign = tick === 0 ? "left" : isLast ? "right" : "center";
    context.fillText(tick === 0 ? "step 0" : count(tick), x(tick), base + 12);
  }
}

const depthY = (base: number, most: number) => (depth: number) =>
  base - ((base - TOP) * depth) / most;

/** Round steps, no more than so many of them. */
function roundTicks(steps: number, most: number) {
  const least = steps / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const every = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= least) ?? 10 * power;
  return Array.from({ length: Math.floor(steps / every) + 1 }, (_, index) => index * every);
}

/** Hatches the dead ends pixel by pixel: there can be far more of them than pixels. */
function drawSpans(sheet: Sheet, { from, to }: GhostProfile, colour: string) {
  const { context, x } = sheet;
  const base = baseOf(sheet);
  context.save();
  context.beginPath();
  const runs: [number, number][] = [];
  for (let span = 0; span < from.length; span++) {
    const [left, right] = [x(from[span]!), x(to[span]! + 1)];
    const last = runs.at(-1);
    if (last && left - last[1] < 0.75) last[1] = Math.max(last[1], right);
    else runs.push([left, right]);
  }
  context.fillStyle = colour;
  for (const [left, right] of runs) {
    const across = Math.max(1.5, right - left);
    context.fillRect(left, TOP - 4, across, 3);
    context.rect(left, TOP - 1, across, base - TOP + 1);
  }
  context.clip();
  hatch(sheet, colour);
  context.restore();
}

function hatch({ context, width, height }: Sheet, colour: string) {
  context.strokeStyle = colour;
  context.globalAlpha = 0.4;
  context.lineWidth = 1.25;
  context.beginPath();
  for (let left = -height; left < width; left += HATCH) {
    context.moveTo(left, height);
    context.lineTo(left + height, 0);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function drawCourse(sheet: Sheet, { profile, steps }: GhostProfile, most: number, colour: string) {
  const { context, width } = sheet;
  const across = Math.max(1, Math.floor(width - LEFT));
  const toX = (step: number) => step / Math.max(1, steps);
  const outline = outlineOf(
    { opening: null, whole: profile, reached: steps, step: steps, most, toX },
    across,
  );
  const height = baseOf(sheet) - TOP;
  context.save();
  context.translate(LEFT, TOP);
  drawOutline(context, outline, { height, most, colour, isPast: true });
  context.restore();
}

function drawChosen(sheet: Sheet, { from, to }: GhostProfile, span: number, colour: string) {
  const { context, x } = sheet;
  const [left, right] = [x(from[span]!), x(to[span]! + 1)];
  context.fillStyle = colour;
  context.globalAlpha = 0.4;
  context.fillRect(left, TOP - 4, Math.max(3, right - left), baseOf(sheet) - TOP + 4);
  context.globalAlpha = 1;
  context.lineWidth = 2;
  context.strokeStyle = colour;
  context.strokeRect(left, TOP - 4, Math.max(3, right - left), baseOf(sheet) - TOP + 4);
}

function drawCursor(sheet: Sheet, theme: Theme, step: number) {
  const { context, x } = sheet;
  context.fillStyle = theme.ink;
  context.fillRect(x(step) - 0.75, TOP - 10, 1.5, baseOf(sheet) - TOP + 10);
}

/** Writes how many steps the largest dead ends have. */
function drawNumbers(
  { context, width, x }: Sheet,
  theme: Theme,
  { from, to }: GhostProfile,
  colour: string,
) {
  const length = (span: number) => to[span]! - from[span]! + 1;
  const largest = [...Array(from.length).keys()].sort((a, b) => length(b) - length(a));
  context.font = `600 11px ${theme.font}`;
  context.fillStyle = colour;
  context.textAlign = "center";
  /** Where numbers stand. */
  const written: [number, number][] = [];
  for (const span of largest.slice(0, 4 * NUMBERED)) {
    const words = count(length(span));
    const half = context.measureText(words).width / 2 + APART;
    const middle = Math.min(width - half, Math.max(half, (x(from[span]!) + x(to[span]! + 1)) / 2));
    const covers = written.some(([left, right]) => middle - half < right && middle + half > left);
    if (written.length === NUMBERED || covers) continue;
    written.push([middle - half, middle + half]);
    context.fillText(words, middle, TOP - 12);
  }
}
