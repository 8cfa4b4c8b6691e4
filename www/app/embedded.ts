/**
 * The page as an embed: one run, lesson or race in another page. The host can play, pause and seek it, and gets
 * messages about what it shows. Nothing is saved or restored.
 */

import {
  addressOfPage,
  embeddable,
  eventMessage,
  type Order,
  readOrder,
  trouble,
} from "../embedding/messages.ts";
import type { ThemeName } from "../routes/embedding.ts";
import { type ReadLink, readLink } from "../routes/forgiving.ts";
import { HOME } from "../routes/route.ts";
import { Persistence } from "../saves/persistence.ts";
import { noSaves } from "../saves/storage.ts";
import { initialState, type State } from "../store/state.ts";
import { embedHead } from "./EmbedHead.tsx";
import type { Environment } from "./environment.ts";
import type { PageContext } from "./page-context.ts";
import { playerOf } from "./players.ts";

/** The least time between two messages, in milliseconds. */
const EVERY = 100;

export class Embedded implements Environment {
  saves = noSaves();
  persistence = new Persistence(undefined);
  archive = null;
  isOwn = false;
  #theme;
  #app: PageContext | null = null;
  #shows = false;
  #isReady = false;
  #isAtEnd = false;
  /** The last message to the host, and its time. */
  #sent = "";
  #sentAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param theme null to follow the host */
  constructor(theme: ThemeName | null) {
    this.#theme = theme;
  }

  hasSaves() {
    return false;
  }

  mayHoldColours() {
    return false;
  }

  /** Single-letter keys belong to the host. */
  load() {
    const state: State = { ...initialState(), mode: "watch", theme: this.#theme, letters: false };
    return { state, problem: "", isFirst: true };
  }

  start(app: PageContext) {
    this.#app = app;
    addEventListener("message", (event) => {
      if (event.source !== parent || parent === self) return;
      const order = readOrder(event.data);
      if (order && this.#shows) this.#run(order, app);
    });
  }

  read(link: string) {
    return embeddable(readLink(link));
  }

  opens({ route, problem }: ReadLink) {
    this.#shows = route !== null;
    document.documentElement.dataset.embed = this.#shows ? "moment" : "nothing";
    showHead({ problem: this.#shows ? "" : problem });
    if (!this.#shows) this.#setLink(location.hash || HOME);
  }

  opened(problem: string) {
    if (problem) post(trouble(problem));
  }

  /** Reports to the host soon, but not in every frame. */
  shown() {
    if (!this.#shows || this.#timer !== null) return;
    const wait = Math.max(0, this.#sentAt + EVERY - performance.now());
    this.#timer = setTimeout(() => this.#report(), wait);
  }

  #report() {
    [this.#timer, this.#sentAt] = [null, performance.now()];
    if (!this.#shows || !this.#app) return;
    const { seen, ended } = playerOf(this.#app);
    const words = JSON.stringify(seen);
    if (words === this.#sent) return;
    showHead({ title: seen.title });
    this.#setLink(seen.moment);
    post(eventMessage(this.#isReady ? "moment" : "ready", seen));
    if (this.#isReady && ended && !this.#isAtEnd) post(eventMessage("ended", seen));
    [this.#sent, this.#isReady, this.#isAtEnd] = [words, true, ended];
  }

  #run(order: Order, app: PageContext) {
    const { seen, seek, toggle } = playerOf(app);
    if (order.do === "seek") app.dispatch(seek(order.step));
    else if (seen.playing !== (order.do === "play")) app.dispatch(toggle);
    // Every command is answered, even if nothing changes.
    this.#sent = "";
    this.shown();
  }

  #setLink(link: string) {
    showHead({ href: addressOfPage(location.href, link) });
  }
}

function showHead(change: Partial<typeof embedHead.value>) {
  embedHead.value = { ...embedHead.value, ...change };
}

/** Sends to any host, since nothing is private. */
function post(message: object) {
  if (parent !== self) parent.postMessage(message, "*");
}
