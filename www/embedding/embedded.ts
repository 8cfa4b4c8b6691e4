/**
 * The page as an embed: one run, lesson or race within somebody else's page, which may play, pause
 * and seek it, and is told what is seen. Nothing is kept of what is done here, and nothing recalled.
 */

import type { App } from "../app/app.ts";
import { embedHead } from "../app/EmbedHead.tsx";
import { playerOf } from "../app/players.ts";
import {
  addressOfPage,
  eventMessage,
  type Order,
  readOrder,
  type ThemeName,
  trouble,
  whyNotEmbedded,
} from "../state/embedding.ts";
import { Lasting } from "../state/lasting.ts";
import { modeOf } from "../state/places.ts";
import { initialState, type State } from "../state/state.ts";
import { forgetfulKeeper } from "../state/storage.ts";
import type { Environment } from "./environment.ts";

/** The host is told at most so often, in milliseconds. */
const EVERY = 100;

export class Embedded implements Environment {
  keeper = forgetfulKeeper();
  lasting = new Lasting(undefined);
  isOwn = false;
  #theme;
  #app: App | null = null;
  /** Whether the address names something that can be shown here. */
  #shows = false;
  #isReady = false;
  #isAtEnd = false;
  /** What the host was told last, and when. */
  #told = "";
  #toldAt = Number.NEGATIVE_INFINITY;
  /** What will tell the host of what is new. */
  #due: ReturnType<typeof setTimeout> | null = null;

  /** @param theme null follows the host */
  constructor(theme: ThemeName | null) {
    this.#theme = theme;
  }

  /** Keys of a single letter are the host's own. */
  recall() {
    const state: State = { ...initialState(), mode: "watch", theme: this.#theme, letters: false };
    return { state, problem: "", isFirst: true };
  }

  meet(app: App) {
    this.#app = app;
    addEventListener("message", (event) => {
      if (event.source !== parent || parent === self) return;
      const order = readOrder(event.data);
      if (order && this.#shows) this.#obey(order, app);
    });
  }

  modeOf(hash: string) {
    return whyNotEmbedded(hash) ? null : modeOf(hash);
  }

  /** What a link names is shown if it can be shown here. */
  check(hash: string) {
    const problem = whyNotEmbedded(hash);
    this.#shows = problem === "";
    document.documentElement.dataset.embed = this.#shows ? "moment" : "nothing";
    showHead({ problem });
    if (!this.#shows) this.#lead(hash);
    return problem;
  }

  opened(problem: string) {
    if (problem) tell(trouble(problem));
  }

  /** Tells the host before long: not of every frame. */
  shown() {
    if (!this.#shows || this.#due !== null) return;
    const wait = Math.max(0, this.#toldAt + EVERY - performance.now());
    this.#due = setTimeout(() => this.#tell(), wait);
  }

  #tell() {
    [this.#due, this.#toldAt] = [null, performance.now()];
    if (!this.#shows || !this.#app) return;
    const { seen, ended } = playerOf(this.#app);
    const words = JSON.stringify(seen);
    if (words === this.#told) return;
    showHead({ title: seen.title });
    this.#lead(seen.moment);
    tell(eventMessage(this.#isReady ? "moment" : "ready", seen));
    if (this.#isReady && ended && !this.#isAtEnd) tell(eventMessage("ended", seen));
    [this.#told, this.#isReady, this.#isAtEnd] = [words, true, ended];
  }

  #obey(order: Order, app: App) {
    const { seen, seek, toggle } = playerOf(app);
    if (order.do === "seek") app.dispatch(seek(order.step));
    else if (seen.playing !== (order.do === "play")) app.dispatch(toggle);
    // Whoever asks is answered, even if all is as it was.
    this.#told = "";
    this.shown();
  }

  /** Has the link out of the frame lead to a moment. */
  #lead(link: string) {
    showHead({ href: addressOfPage(location.href, link) });
  }
}

function showHead(change: Partial<typeof embedHead.value>) {
  embedHead.value = { ...embedHead.value, ...change };
}

/** Tells the host, whoever that is: nothing that is told is private. */
function tell(message: object) {
  if (parent !== self) parent.postMessage(message, "*");
}
