/** A fake screen reader: what one would say, in order. */

import { expect, type Page } from "@playwright/test";

/** An utterance. */
export interface Heard {
  /** `focus`, or the region that was announced. */
  from: string;
  text: string;
  at: number;
}

declare global {
  interface Window {
    /** What was said since the last call. */
    heard: Heard[];
  }
}

/** An expected text, or a pattern. */
type Expected = string | ReturnType<typeof expect.stringMatching>;

export class Listener {
  #page: Page;

  /** @param page a page that hasn't been opened yet */
  constructor(page: Page) {
    this.#page = page;
  }

  /** Listens from the next page load on. */
  async begin() {
    await this.#page.addInitScript(() => {
      const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
      const heard: Heard[] = [];
      Object.assign(window, { heard });
      const hear = (from: string, said: string | null) => {
        const text = said?.trim();
        if (text) heard.push({ from, text, at: performance.now() });
      };
      const changed = (records: MutationRecord[]) => {
        // Text present before the page was ready is not announced.
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

  /** What was said since the last call; texts announced with the focus are in brackets. */
  async texts(): Promise<string[]> {
    const heard = await this.all();
    return heard.map(({ from, text }) => (from === "focus" ? `[${text}]` : text));
  }

  /** What was said since the last call. */
  all(): Promise<Heard[]> {
    return this.#page.evaluate(() => window.heard.splice(0));
  }

  /** Waits until this is heard. */
  async hearsAtLast(...texts: Expected[]) {
    await this.#gather((heard) => heard.slice(-texts.length), texts);
  }

  /** Waits for the next announcement. Any other one fails, now or at the next call. */
  async hears(...texts: Expected[]) {
    await this.#gather((heard) => heard, texts);
  }

  async #gather(part: (heard: string[]) => string[], texts: Expected[]) {
    const heard: string[] = [];
    const listen = async () => {
      // Whether a place is still loading when it opens depends on the network.
      heard.push(...(await this.texts()).filter((text) => text !== "Loading…"));
      return part(heard);
    };
    await expect.poll(listen).toEqual(texts);
  }
}
