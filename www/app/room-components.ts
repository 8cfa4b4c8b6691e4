/**
 * The rooms of the page: for each mode, the components above, under and beside the board. They are
 * null until loaded.
 */

import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Mode } from "../store/state.ts";
import { loadStyles } from "../ui/styles.ts";

export interface RoomComponents {
  /** One line above the board: the goal, a sentence, a question or a result. */
  Line: FunctionComponent;
  /** Its controls; on a phone, within reach of the thumb. */
  Under: FunctionComponent;
  /** The column beside it; on a phone, below. */
  Side: FunctionComponent;
}

export const roomComponents = {
  play: signal<typeof import("./play-room.ts") | null>(null),
  watch: signal<typeof import("../watch/index.ts") | null>(null),
  learn: signal<typeof import("../learn/index.ts") | null>(null),
  /** The pages for teachers, fetched when one is opened. */
  teachers: signal<typeof import("../learn/Teachers.tsx") | null>(null),
  compare: signal<typeof import("../compare/Compare.tsx") | null>(null),
  lab: signal<typeof import("../lab/index.ts") | null>(null),
};

/** Compare has no board. */
export function componentsOf(mode: Mode): RoomComponents | null {
  return mode === "compare" ? null : roomComponents[mode].value;
}

export async function fetchPlay() {
  roomComponents.play.value = await import("./play-room.ts");
}

export async function fetchWatch() {
  roomComponents.watch.value = await styled("watch", import("../watch/index.ts"));
}

export async function fetchLearn() {
  roomComponents.learn.value = await styled("learn", import("../learn/index.ts"));
}

/** Fetches the pages for teachers, before one is seen. */
export async function fetchTeachers() {
  roomComponents.teachers.value ??= await import("../learn/Teachers.tsx");
}

/** Fetches the components of Compare, before it is seen. */
export async function fetchCompare() {
  roomComponents.compare.value = await styled("compare", import("../compare/Compare.tsx"));
}

/** Fetches the components of the Lab, before it is seen. It has the player of Watch. */
export async function fetchLab() {
  const [lab, watch] = await Promise.all([
    styled("lab", import("../lab/index.ts")),
    import("../watch/index.ts"),
  ]);
  lab.setPlayer(watch);
  roomComponents.lab.value = lab;
}

/** A room once its style sheets are loaded as well. */
async function styled<R>(mode: Mode, room: Promise<R>) {
  const [found] = await Promise.all([room, loadStyles(mode)]);
  return found;
}
