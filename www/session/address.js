/**
 * The address bar. It names another board at once, as a reload opens what it names; another step
 * only when that has stood still for a moment: browsers refuse an address that changes with every
 * frame.
 */

/** How long, in milliseconds. */
const STILL = 350;

export class Address {
  /** What it names. */
  #link = "";
  /** What it is to name, and since when. */
  #wanted = "";
  #since = 0;

  /** @param {(hash: string) => void} opened somebody gave it another address */
  constructor(opened) {
    addEventListener("hashchange", () => {
      if (location.hash !== this.#link) opened(location.hash);
    });
  }

  /** The part from # on, as it stands. */
  get hash() {
    return location.hash;
  }

  /**
   * Sets what it is to name.
   * @param {string} link from # on, or ""
   * @param {number} now milliseconds
   */
  name(link, now) {
    if (link === this.#wanted) return;
    this.#wanted = link;
    this.#since = now;
  }

  /**
   * Writes it, if it is time to.
   * @param {number} now
   * @returns {boolean} whether it names something else now
   */
  settle(now) {
    return now - this.#since >= STILL && this.write(now);
  }

  /**
   * Writes it; later, where the browser has had too many.
   * @param {number} now
   * @returns {boolean} whether it names something else now
   */
  write(now) {
    if (this.#wanted === this.#link) return false;
    try {
      history.replaceState(null, "", this.#wanted || location.pathname + location.search);
      this.#link = this.#wanted;
      return true;
    } catch {
      this.#since = now;
      return false;
    }
  }
}
