/**
 * Loads the parts of a mode when the mode first opens, or soon after the first view.
 */

import { signal } from "@preact/signals-core";
import { hasLesson, loadLesson } from "../content/lessons/loaded.ts";
import { nextPaint } from "../core/next-task.ts";
import { patient } from "../core/patience.ts";
import { areOpen, modulesOf, openModules } from "../engine/modules.ts";
import { DRILLS } from "../learn/lazy-drills.ts";
import { CHALLENGE } from "../play/duel/lazy-challenge.ts";
import type { Requirements } from "../routes/requirements.ts";
import { TRANSFER } from "../saves/lazy.ts";
import type { Mode } from "../store/state.ts";
import { BRING, EXPLAIN, REVIEW } from "./lazy.ts";

/** How long to wait after a failure, in milliseconds. */
const PAUSE = 10_000;

/** Loads something, unless it is loaded already. */
type Fetch = () => Promise<unknown>;

export class Loader {
  #fetches;
  #loaded: Set<Mode> = new Set();
  #fetched: Set<string> = new Set();

  constructor(fetches: Record<Mode, Fetch[]>) {
    this.#fetches = fetches;
  }

  /** The modes, in the order in which to load them. */
  get modes() {
    return Object.keys(this.#fetches) as Mode[];
  }

  /** Whether everything that is needed is loaded. */
  has(required: Requirements) {
    const { mode, lesson } = required;
    if (!this.#loaded.has(mode) || !lazyPartsOf(required).every(({ module }) => module))
      return false;
    return (lesson === undefined || hasLesson(lesson)) && areOpen(modulesOf(required));
  }

  /**
   * Loads the parts that may be needed later, once; after a pause again if that failed.
   * @param done called when they have loaded
   */
  fetch(required: Requirements, done: () => void) {
    const key = JSON.stringify(required);
    if (this.#fetched.has(key)) return;
    this.#fetched.add(key);
    const forget = () => this.#fetched.delete(key);
    this.load(required).then(done, () => void setTimeout(forget, PAUSE));
  }

  /** Loads the needed parts. */
  async load(required: Requirements) {
    const { mode, lesson } = required;
    const lazy = lazyPartsOf(required).map((part) => part.load());
    const text = lesson === undefined ? null : loadLesson(lesson);
    const modules = openModules(modulesOf(required));
    await Promise.all([text, modules, ...lazy, ...this.#fetches[mode].map((fetch) => fetch())]);
    this.#loaded.add(mode);
  }
}

/** The modules that only some places of a mode need. */
const lazyPartsOf = ({ duels, drills, explains, reviews, saves, brings }: Requirements) => [
  ...(duels ? [CHALLENGE] : []),
  ...(drills ? [DRILLS] : []),
  ...(explains ? [EXPLAIN] : []),
  ...(reviews ? [REVIEW] : []),
  ...(saves ? [TRANSFER] : []),
  ...(brings ? [BRING] : []),
];

/** The command to perform once a mode has loaded, unless another replaces it. */
export class PendingLoad {
  #loader;
  /** Identifies the request. */
  #purpose = signal<{ mode: Mode } | null>(null);

  constructor(loader: Loader) {
    this.#loader = loader;
  }

  /** The mode to come, or null. */
  get awaited() {
    return this.#purpose.value?.mode ?? null;
  }

  /** Drops the request. */
  drop() {
    this.#purpose.value = null;
  }

  /**
   * Loads the needed parts; an earlier request is dropped.
   * @param act called once it is loaded
   * @param miss called if it fails to load
   */
  run(required: Requirements, act: () => void, miss: (error: unknown) => void) {
    const loaded = patient(this.#loader.load(required)).then(
      () => act,
      (error) => () => miss(error),
    );
    return this.#await(required.mode, loaded);
  }

  /**
   * Lets the browser show the press before longer work; an earlier request is dropped.
   * @param act called after the next paint
   */
  soon(mode: Mode, act: () => void) {
    return this.#await(
      mode,
      nextPaint().then(() => act),
    );
  }

  async #await(mode: Mode, coming: Promise<() => void>) {
    const purpose = { mode };
    this.#purpose.value = purpose;
    const then = await coming;
    if (this.#purpose.peek() !== purpose) return;
    this.#purpose.value = null;
    then();
  }
}
