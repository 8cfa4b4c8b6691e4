/** Somebody who listens: what a screen reader would say, in order. */

import { expect } from "@playwright/test";

/** @typedef {{from: "focus" | string, text: string, at: number}} Heard from the focus, or the region that spoke */

export class Listener {
  #page;

  /** @param {import("@playwright/test").Page} page that has not been opened yet */
  constructor(page) {
    this.#page = page;
  }

  /** Listens from the next page that is opened on. */
  async begin() {
    await this.#page.addInitScript(() => {
      const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
      /** @type {Heard[]} */
      const heard = [];
      Object.assign(window, { heard });
      const hear = (/** @type {string} */ from, /** @type {string | null} */ said) => {
        const text = said?.trim();
        if (text) heard.push({ from, text, at: performance.now() });
      };
      const changed = (/** @type {MutationRecord[]} */ records) => {
        // What stands there before the page is ready is no news.
        if (!document.documentElement.dataset.ready) return;
        const parts = records.map(({ target }) =>
          target instanceof Element ? target : target.parentElement,
        );
        for (const region of new Set(parts.map((part) => part?.closest(LIVE)))) {
          if (region instanceof HTMLElement && region.checkVisibility())
            hear(region.id || region.className, region.innerText);
        }
      };
      const what = { subtree: true, childList: true, characterData: true, attributes: true };
      const observer = new MutationObserver(changed);
      observer.observe(document, { ...what, attributeFilter: ["hidden", "role"] });
      document.addEventListener("focusin", ({ target }) => {
        const labels = target instanceof HTMLInputElement ? target.labels : null;
        const words = target instanceof HTMLElement ? target.ariaLabel || target.textContent : "";
        hear("focus", labels?.[0]?.textContent ?? words);
      });
    });
  }

  /**
   * What was heard since it was asked last: texts, those that come with the focus in brackets.
   * @returns {Promise<string[]>}
   */
  async texts() {
    const heard = await this.all();
    return heard.map(({ from, text }) => (from === "focus" ? `[${text}]` : text));
  }

  /** What was heard since it was asked last. @returns {Promise<Heard[]>} */
  all() {
    return this.#page.evaluate(() => /** @type {any} */ (window).heard.splice(0));
  }

  /** Waits for what is heard in the end. @param {any[]} texts or what matches them */
  async hearsAtLast(...texts) {
    await this.#gather((heard) => heard.slice(-texts.length), texts);
  }

  /**
   * Waits for what is heard next. Whatever is heard besides fails, here or the next time.
   * @param {any[]} texts or what matches them
   */
  async hears(...texts) {
    await this.#gather((heard) => heard, texts);
  }

  /** @param {(heard: string[]) => string[]} part @param {any[]} texts */
  async #gather(part, texts) {
    /** @type {string[]} */
    const heard = [];
    const listen = async () => {
      heard.push(...(await this.texts()));
      return part(heard);
    };
    await expect.poll(listen).toEqual(texts);
  }
}
