/** The parts of the session for modes other than Play, and the coach; each is null until it has loaded. */

import { type ReadonlySignal, type Signal, signal } from "@preact/signals-core";
import type { CompareRoom } from "../compare/compare-room.ts";
import type { CompareContext } from "../compare/context.ts";
import { whenever } from "../core/derived.ts";
import type { Lazy } from "../core/lazy.ts";
import type { EngineClient } from "../engine/engine-client.ts";
import type { LabContext } from "../lab/context.ts";
import type { LabRoom } from "../lab/lab-room.ts";
import type { LearnContext } from "../learn/context.ts";
import type { LearnRoom } from "../learn/learn-room.ts";
import type { BringRoom } from "../play/bring/bring-room.ts";
import type { BringContext } from "../play/bring/context.ts";
import type { ExplainController } from "../play/explain/explain-controller.ts";
import type { ReviewController } from "../play/review/review-controller.ts";
import type { WatchContext } from "../watch/context.ts";
import type { WatchRoom } from "../watch/watch-room.ts";
import { BRING, EXPLAIN, LAZY, REVIEW } from "./lazy.ts";

export class RoomControllers {
  #session;
  #engine;
  #watch: ReadonlySignal<WatchRoom | null> = signal(null);
  #learn: ReadonlySignal<LearnRoom | null> = signal(null);
  #compare: ReadonlySignal<CompareRoom | null> = signal(null);
  #lab: ReadonlySignal<LabRoom | null> = signal(null);
  #explain: ReadonlySignal<ExplainController | null> = signal(null);
  #review: ReadonlySignal<ReviewController | null> = signal(null);
  #bring: ReadonlySignal<BringRoom | null> = signal(null);

  /** @param engine judges the moves of a game, and explains solutions */
  constructor(
    session: WatchContext & LearnContext & CompareContext & LabContext & BringContext,
    engine: EngineClient,
  ) {
    this.#session = session;
    this.#engine = engine;
  }

  /** Makes each part as soon as it has loaded. */
  start() {
    const [session, engine] = [this.#session, this.#engine];
    this.#watch = createdWhenLoaded(LAZY.watch, ({ WatchRoom }) => new WatchRoom(session));
    this.#learn = createdWhenLoaded(LAZY.learn, ({ LearnRoom }) => new LearnRoom(session));
    this.#compare = createdWhenLoaded(LAZY.compare, ({ CompareRoom }) => new CompareRoom(session));
    this.#lab = createdWhenLoaded(LAZY.lab, ({ LabRoom }) => new LabRoom(session));
    this.#explain = createdWhenLoaded(
      EXPLAIN,
      ({ ExplainController }) => new ExplainController(session, engine),
    );
    this.#review = createdWhenLoaded(
      REVIEW,
      ({ ReviewController }) => new ReviewController(engine),
    );
    this.#bring = createdWhenLoaded(BRING, ({ BringRoom }) => new BringRoom(session, engine));
  }

  get watch() {
    return this.#watch.value;
  }

  get learn() {
    return this.#learn.value;
  }

  get compare() {
    return this.#compare.value;
  }

  get lab() {
    return this.#lab.value;
  }

  get bring() {
    return this.#bring.value;
  }

  get explain() {
    return this.#explain.value;
  }

  get review() {
    return this.#review.value;
  }

  /** Whether a race or a lesson's runs are playing. */
  get isPlaying() {
    return Boolean(
      this.compare?.race.playing ||
        this.learn?.lesson.lanes?.playing ||
        this.explain?.view.isPlaying,
    );
  }
}

/** A part of a module, once it has loaded. */
function createdWhenLoaded<M, Part>(
  lazy: Lazy<M>,
  make: (module: M) => Part,
): ReadonlySignal<Part | null> {
  const part: Signal<Part | null> = signal(null);
  whenever(
    () => lazy.module,
    (module) => {
      if (module) part.value = make(module);
    },
  );
  return part;
}
