/**
 * Time travel: a slider through every step of the run, and its profile above it on the same scale,
 * with marks at the places that matter.
 */
import { count } from "../base/numbers.ts";
import { firstMost, highest, type Profile, spansByPixel } from "../charts/spans.ts";
import { fitCanvas } from "../render/canvas.ts";
import { mixed, type Theme } from "../render/theme.ts";
import type { Watch } from "../run/watch.ts";
import { button, byId, element, icon, input, make, setText } from "./dom.ts";

/**
 * What the profile shows, in words, and the most that it can come to; null for as high as it has come.
 */
interface Axis {
  what: string;
  most: number | null;
}
interface Mark {
  kind: "deepest" | "solution" | "bookmark";
  step: number;
}
interface Travel {
  seek: (step: number) => void;
  travel: (how: (watch: Watch) => void) => void;
  bookmark: () => void;
  copyLink: () => void;
  savePicture: () => void;
}

/** Half of the slider's grip: its middle stands on the step. */
const GRIP = 12;
/** Room above the profile for its marks. */
const HEADROOM = 17;
/** Marks closer than this would cover one another, in pixels. */
const APART = 20;

const ICONS = { deepest: "deepest", solution: "flag", bookmark: "marked" };
const WORDS = { deepest: "Deepest", solution: "Solution", bookmark: "Bookmark" };

export class Track {
  #theme;
  #slider = input("moment");
  #canvas = byId("profile", HTMLCanvasElement);
  #marks = element("marks");
  #bookmarkIcon = button("bookmark").querySelector("use");
  #travel;
  /** What is shown. */
  #shown: { watch: Watch | null; axis: Axis; bookmarks: number[] } | null = null;
  #profile: Profile | null = null;
  #drawn = "";
  /** The canvas, and the room that the axis takes beside its left edge, in pixels, as last laid out. */
  #size = { width: 0, height: 0, axis: 0 };

  constructor(theme: Theme, { seek, travel, bookmark, copyLink, savePicture }: Travel) {
    this.#theme = theme;
    this.#travel = travel;
    this.#slider.addEventListener("input", () => seek(this.#slider.valueAsNumber));
    this.#canvas.addEventListener("click", ({ offsetX }) => seek(this.#stepAt(offsetX)));
    button("bookmark").addEventListener("click", bookmark);
    button("save-run").addEventListener("click", () => savePicture());
    button("copy-link").addEventListener("click", copyLink);
    const sizes = new ResizeObserver(() => this.#measure());
    for (const part of [this.#canvas, element("axis")]) sizes.observe(part);
  }

  /** Takes note of sizes when they change: to ask for them in between would have the page laid out for it. */
  #measure() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    this.#size = { width, height, axis: element("axis").offsetWidth + 2 * GRIP };
    this.#redraw();
  }

  setTheme(theme: Theme) {
    this.#theme = theme;
    this.#redraw();
  }

  #redraw() {
    this.#drawn = "";
    if (this.#shown) this.show(this.#shown.watch, this.#shown.axis, this.#shown.bookmarks);
  }

  show(watch: Watch | null, axis: Axis, bookmarks: number[]) {
    if (this.#shown?.watch !== watch) this.#profile = null;
    this.#shown = { watch, axis, bookmarks };
    const { step = 0, reached = 0, profile = null, solvedAt = [] } = watch?.snapshot ?? {};
    this.#profile = profile ?? this.#profile;
    const key = JSON.stringify([step, reached, axis, bookmarks, solvedAt, watch?.remote?.stopped]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.#showSlider(step, reached, watch?.remote?.stopped ?? false);
    this.#showBookmark(watch !== null, bookmarks.includes(step));
    const last = reached === 0;
    const marks = last ? [] : this.#marksOf(watch, bookmarks, reached);
    this.#showMarks(marks, reached);
    this.#draw(step, reached, axis);
  }

  /** @param stopped a run that was stopped for good goes nowhere any more */
  #showSlider(step: number, reached: number, stopped: boolean) {
    const slider = this.#slider;
    slider.max = String(Math.max(reached, 1));
    slider.value = String(step);
    slider.disabled = reached === 0 || stopped;
    const past = step / Math.max(reached, 1);
    slider.style.setProperty("--past", `calc(${GRIP}px + (100% - ${2 * GRIP}px) * ${past})`);
    slider.setAttribute("aria-valuetext", `step ${count(step)} of ${count(reached)}`);
    setText(element("moment-step"), count(step));
    setText(element("moment-of"), `of ${count(reached)} ${reached === 1 ? "step" : "steps"}`);
  }

  #showBookmark(possible: boolean, marked: boolean) {
    const bookmark = button("bookmark");
    bookmark.disabled = button("copy-link").disabled = !possible;
    bookmark.setAttribute("aria-pressed", String(marked));
    this.#bookmarkIcon?.setAttribute("href", marked ? "#i-marked" : "#i-mark");
  }

  /** Those that have room beside each other, the more important first. */
  #marksOf(watch: Watch | null, bookmarks: number[], reached: number): Mark[] {
    const solutions = watch?.snapshot.solvedAt ?? [];
    const deepest = this.#profile && this.#shown?.axis.most !== null;
    const all: Mark[] = [
      ...bookmarks.map((step) => ({ kind: "bookmark" as const, step })),
      ...solutions.map((step) => ({ kind: "solution" as const, step })),
    ];
    if (deepest && this.#profile) all.push({ kind: "deepest", step: firstMost(this.#profile) });
    const fitting = all.filter(({ step }) => step <= reached);
    return fitting.filter(({ step }, place) => {
      const near = ({ step: other }: Mark) =>
        Math.abs(this.#at(step, reached) - this.#at(other, reached)) < APART;
      return !fitting.slice(0, place).some(near);
    });
  }

  #showMarks(marks: Mark[], reached: number) {
    this.#marks.replaceChildren(...marks.map((mark) => this.#mark(mark, reached)));
    const { width, axis } = this.#size;
    const isBeneath = width > 0 && marks.some(({ step }) => this.#at(step, reached) < axis);
    element("axis").classList.toggle("right", isBeneath);
  }

  #mark({ kind, step }: Mark, reached: number) {
    const mark = make("button", "", `mark ${kind}`);
    const label = kind === "deepest" ? "Deepest point" : `${WORDS[kind]}: step ${count(step)}`;
    mark.type = "button";
    mark.title = label;
    mark.setAttribute("aria-label", label);
    mark.style.left = `${this.#at(step, reached)}px`;
    mark.append(icon(ICONS[kind]));
    // Of the deepest point the profile knows the column, and the engine the step.
    const way = (watch: Watch) => (kind === "deepest" ? watch.seekDeepest() : watch.seek(step));
    mark.addEventListener("click", () => this.#travel(way));
    return mark;
  }

  #at(step: number, reached: number) {
    const inner = this.#size.width - 2 * GRIP;
    return GRIP + (inner * step) / Math.max(1, reached);
  }

  /** @param x pixels from the left of the canvas */
  #stepAt(x: number) {
    const reached = this.#shown?.watch?.snapshot.reached ?? 0;
    const share = (x - GRIP) / Math.max(1, this.#size.width - 2 * GRIP);
    return Math.round(Math.min(1, Math.max(0, share)) * reached);
  }

  #draw(step: number, reached: number, { what, most: limit }: Axis) {
    const most = limit ?? highest(this.#profile);
    setText(element("axis"), what && `${what}, 0–${count(most)}`);
    const { width: wide, height: high } = this.#size;
    if (wide === 0) return;
    const context = fitCanvas(this.#canvas, wide, high);
    const { accent, panel, muted, line, ink } = this.#theme;
    const [past, ahead] = [mixed(accent, panel, 0.55), mixed(accent, panel, 0.18)];
    const now = this.#at(step, reached);
    const up = (value: number) => high - 2 - ((high - HEADROOM - 2) * value) / Math.max(1, most);
    context.fillStyle = line;
    context.fillRect(GRIP, up(most), wide - 2 * GRIP, 1);
    if (this.#profile && reached > 0) {
      spansByPixel(this.#profile, reached, Math.ceil(wide - 2 * GRIP), (x, pixels, _, top) => {
        const left = GRIP + Math.floor(x);
        const right = Math.min(GRIP + Math.ceil(x + pixels), wide - GRIP);
        const edge = Math.min(right, Math.max(left, now));
        context.fillStyle = past;
        context.fillRect(left, up(top), edge - left, high - up(top));
        context.fillStyle = ahead;
        context.fillRect(edge, up(top), right - edge, high - up(top));
      });
    }
    context.fillStyle = muted;
    context.fillRect(GRIP, high - 1, wide - 2 * GRIP, 1);
    context.fillStyle = ink;
    context.fillRect(now - 1, HEADROOM - 9, 2, high);
  }
}
