/**
 * The page as an embed: one run, lesson or race within somebody else's page, which may play, pause
 * and seek it, and is told what is seen. Nothing is kept of what is done here, and nothing recalled.
 */

import { element, setText } from "./panels/dom.js";
import { playerOf } from "./players.js";
import { addressOfPage, readOrder, tidings, trouble, whyNotEmbedded } from "./session/embedding.js";
import { Lasting } from "./session/lasting.js";
import { openLink } from "./session/links.js";
import { modeOf } from "./session/places.js";
import { initialState } from "./session/state.js";
import { forgetfulKeeper } from "./session/storage.js";

/** @typedef {import("./intents.js").Conductor} Conductor */
/** @typedef {import("./session/embedding.js").Order} Order */
/** @typedef {import("./session/state.js").State} State */
/** @typedef {import("./surroundings.js").Surroundings} Surroundings */

/** The host is told at most so often, in milliseconds. */
const EVERY = 100;

/** @implements {Surroundings} */
export class Embedded {
  keeper = forgetfulKeeper();
  lasting = new Lasting(undefined);
  isOwn = false;
  #theme;
  /** @type {Conductor | null} */
  #conductor = null;
  /** Whether the address names something that can be shown here. */
  #shows = false;
  #isReady = false;
  #isAtEnd = false;
  /** What the host was told last, and when. */
  #told = "";
  #toldAt = Number.NEGATIVE_INFINITY;
  /** What will tell the host of what is new. @type {ReturnType<typeof setTimeout> | null} */
  #due = null;

  /** @param {import("./session/embedding.js").ThemeName | null} theme null follows the host */
  constructor(theme) {
    this.#theme = theme;
  }

  /** Keys of a single letter are the host's own. */
  recall() {
    /** @type {State} */
    const state = { ...initialState(), mode: "watch", theme: this.#theme, letters: false };
    return { state, problem: "", isFirst: true };
  }

  /** @param {Conductor} conductor */
  meet(conductor) {
    this.#conductor = conductor;
    conductor.session.isFixed = true;
    // The host has a main part of its own: this one goes by what it shows.
    document.querySelector("main")?.setAttribute("aria-labelledby", "embed-what");
    addEventListener("message", (event) => {
      if (event.source !== parent || parent === self) return;
      const order = readOrder(event.data);
      if (order && this.#shows) this.#obey(order, conductor);
    });
  }

  /** @param {string} hash */
  modeOf(hash) {
    return whyNotEmbedded(hash) ? null : modeOf(hash);
  }

  /**
   * What a link names, if it can be shown here.
   * @param {string} hash
   * @param {State} before
   */
  open(hash, before) {
    const problem = whyNotEmbedded(hash);
    this.#shows = problem === "";
    document.documentElement.dataset.embed = this.#shows ? "moment" : "nothing";
    setText(element("embed-problem"), problem);
    if (!this.#shows) this.#lead(hash);
    return this.#shows ? openLink(hash, before) : { state: before, problem };
  }

  /** @param {string} problem */
  opened(problem) {
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
    if (!this.#shows || !this.#conductor) return;
    const { seen, ended } = playerOf(this.#conductor);
    const words = JSON.stringify(seen);
    if (words === this.#told) return;
    setText(element("embed-what"), seen.title);
    this.#lead(seen.moment);
    tell(tidings(this.#isReady ? "moment" : "ready", seen));
    if (this.#isReady && ended && !this.#isAtEnd) tell(tidings("ended", seen));
    [this.#told, this.#isReady, this.#isAtEnd] = [words, true, ended];
  }

  /**
   * @param {Order} order
   * @param {Conductor} conductor
   */
  #obey(order, conductor) {
    const { seen, seek, toggle } = playerOf(conductor);
    if (order.do === "seek") seek(order.step);
    else if (seen.playing !== (order.do === "play")) toggle();
    // Whoever asks is answered, even if all is as it was.
    this.#told = "";
    this.shown();
  }

  /** Has the link out of the frame lead to a moment. @param {string} link */
  #lead(link) {
    element("embed-open").setAttribute("href", addressOfPage(location.href, link));
  }
}

/** Tells the host, whoever that is: nothing that is told is private. @param {object} message */
function tell(message) {
  if (parent !== self) parent.postMessage(message, "*");
}
