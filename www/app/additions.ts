/** The parts of the session for modes other than Play, and the coach; each is null until it has loaded. */

import { type ReadonlySignal, type Signal, signal } from "@preact/signals-core";
import type { Comparing } from "../compare/comparing.ts";
import type { CompareContext } from "../compare/context.ts";
import { whenever } from "../core/derived.ts";
import type { Lazy } from "../core/lazy.ts";
import type { EngineClient } from "../engine/engine-client.ts";
import type { LearnContext } from "../learn/context.ts";
import type { Learning } from "../learn/learning.ts";
import type { ReviewController } from "../play/review/review-controller.ts";
import type { WatchContext } from "../watch/context.ts";
import type { Watching } from "../watch/watching.ts";
import { LAZY, REVIEW } from "./lazy.ts";

export class Additions {
  #session;
  #engine;
  #watching: ReadonlySignal<Watching | null> = signal(null);
  #learning: ReadonlySignal<Learning | null> = signal(null);
  #comparing: ReadonlySignal<Comparing | null> = signal(null);
  #review: ReadonlySignal<ReviewController | null> = signal(null);

  /** @param engine judges the moves of a game */
  constructor(session: WatchContext & LearnContext & CompareContext, engine: EngineClient) {
    this.#session = session;
    this.#engine = engine;
  }

  /** Makes each part as soon as it has loaded. */
  start() {
    const [session, engine] = [this.#session, this.#engine];
    this.#watching = made(LAZY.watch, ({ Watching }) => new Watching(session));
    this.#learning = made(LAZY.learn, ({ Learning }) => new Learning(session));
    this.#comparing = made(LAZY.compare, ({ Comparing }) => new Comparing(session));
    this.#review = made(REVIEW, ({ ReviewController }) => new ReviewController(engine));
  }

  get watching() {
    return this.#watching.value;
  }

  get learning() {
    return this.#learning.value;
  }

  get comparing() {
    return this.#comparing.value;
  }

  get review() {
    return this.#review.value;
  }

  /** Whether a race or a lesson's runs are playing. */
  get isPlaying() {
    return Boolean(this.comparing?.race.playing || this.learning?.lesson.lanes?.playing);
  }
}

/** A part of a module, once it has loaded. */
function made<M, Part>(lazy: Lazy<M>, make: (module: M) => Part): ReadonlySignal<Part | null> {
  const part: Signal<Part | null> = signal(null);
  whenever(
    () => lazy.module,
    (module) => {
      if (module) part.value = make(module);
    },
  );
  return part;
}
