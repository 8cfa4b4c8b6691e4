/**
 * The part of Playwright that the tests of `tests/browser/` use, for tests that need no browser.
 * Vitest replaces Playwright with this and a page in Node. Only tests tagged @light run here.
 */

import { computeAccessibleDescription } from "dom-accessibility-api";
import { test as base, expect as vitestExpect } from "vitest";
import { flat, isDisabled, Locator, nameOf, until } from "./locator.ts";
import { Page } from "./page.ts";

type Words = string | RegExp;
type Given = Record<string, unknown>;
type Use = (value: unknown) => Promise<void>;
type Fixture = (given: Given, use: Use) => Promise<void>;
type Body = (given: Given) => Promise<void>;
interface Details {
  tag?: string | readonly string[];
}

process.env.PAGE_URL = "http://localhost/";

// ---- tests ------------------------------------------------------------------------------

const LIGHT = "@light";

/** The fixtures of every test. */
const BUILT_IN: Record<string, Fixture> = {
  page: async (_, use) => {
    const page = new Page();
    const { error } = console;
    console.error = (...words: unknown[]) =>
      page.tell("console", { type: () => "error", text: () => words.join(" ") });
    try {
      await use(page);
    } finally {
      await page.close();
      console.error = error;
    }
  },
  context: async ({ page }, use) => use(page),
  browserName: async (_, use) => use("happy-dom"),
};

/** Fixtures by name; each may use the one it replaces. */
type Fixtures = Map<string, (Fixture | unknown)[]>;

/** A fixture's dependencies come before it; the tests' own fixtures come last. */
const FIRST = ["isKept", "page", "context", "browserName"];

const inOrder = (fixtures: Fixtures) => [...new Set([...FIRST, ...fixtures.keys()])];

/** Runs a test with its fixtures, each around the next. */
async function withFixtures(fixtures: Fixtures, names: string[], body: Body): Promise<void> {
  const given: Given = {};
  const enter = async (rest: [string, Fixture | unknown][]): Promise<void> => {
    const [first, ...others] = rest;
    if (!first) return body(given);
    const [name, fixture] = first;
    const use: Use = async (value) => {
      given[name] = value;
      await enter(others);
    };
    if (typeof fixture === "function") await (fixture as Fixture)(given, use);
    else await use(fixture);
  };
  await enter(
    names.flatMap((name) =>
      (fixtures.get(name) ?? []).map((one) => [name, one] as [string, unknown]),
    ),
  );
}

function made(fixtures: Fixtures) {
  const define = (name: string, ...rest: [Body] | [Details, Body]) => {
    const details = rest.length === 2 ? rest[0] : {};
    const body = rest.at(-1) as Body;
    const tags = [details.tag ?? []].flat();
    if (!process.env.TRY && !tags.includes(LIGHT)) return;
    base(name, () => withFixtures(fixtures, inOrder(fixtures), body));
  };
  return Object.assign(define, {
    extend(more: Record<string, Fixture | unknown>) {
      const next: Fixtures = new Map(fixtures);
      for (const [name, fixture] of Object.entries(more)) {
        const one = Array.isArray(fixture) ? fixture[0] : fixture;
        const before = typeof one === "function" ? (fixtures.get(name) ?? []) : [];
        next.set(name, [...before, one]);
      }
      return made(next);
    },
    describe: Object.assign((_: string, body: () => void) => body(), { configure() {} }),
    use() {},
    skip() {},
    slow() {},
    step: async (_: string, body: () => Promise<unknown>) => body(),
    info: () => ({ project: { name: "light", use: { launchOptions: {} } } }),
  });
}

export const test = made(new Map(Object.entries(BUILT_IN).map(([name, one]) => [name, [one]])));

// ---- expectations ------------------------------------------------------------------------

const says = (text: string, words: Words) =>
  words instanceof RegExp ? words.test(text) : text === flat(words);

/** Expectations of an element: each returns what it found instead, or null if it holds. */
class Expectations {
  #locator;
  #not;
  #message;

  constructor(locator: Locator, message: string, not = false) {
    this.#locator = locator;
    this.#message = message;
    this.#not = not;
  }

  get not(): Expectations {
    return new Expectations(this.#locator, this.#message, !this.#not);
  }

  /** Waits until it holds; `holds` may throw if there is no such element. */
  async #hold(
    what: string,
    holds: () => boolean | [boolean, unknown],
    patience?: number,
  ): Promise<void> {
    await until(() => {
      const [is, seen] = [holds()].flat() as [boolean, unknown];
      if (is !== this.#not) return;
      const how = this.#not ? "not " : "";
      throw new Error(
        `${this.#message} ${this.#locator.words}: expected ${how}${what}, and found ${JSON.stringify(seen)}`,
      );
    }, patience);
  }

  #shown(): boolean {
    return this.#locator.now.some((one) => this.#locator.page.isShown(one));
  }

  #each(
    words: Words | readonly Words[],
    read: (one: Element) => string,
    fits: (text: string, words: Words) => boolean,
  ) {
    return (): [boolean, unknown] => {
      if (Array.isArray(words)) {
        const texts = this.#locator.now.map(read);
        const all =
          texts.length === words.length && texts.every((text, at) => fits(text, words[at]));
        return [all, texts];
      }
      const text = read(this.#locator.one);
      return [fits(text, words as Words), text];
    };
  }

  toBeVisible({ timeout }: { timeout?: number } = {}) {
    return this.#hold(
      "to be seen",
      () => {
        if (!this.#not && this.#locator.now.length > 1) void this.#locator.one;
        return this.#shown();
      },
      timeout,
    );
  }

  toBeHidden() {
    return this.#hold("to be hidden", () => !this.#shown());
  }

  toBeAttached() {
    return this.#hold("to be there", () => this.#locator.now.length > 0);
  }

  toHaveText(words: Words | readonly Words[], { timeout }: { timeout?: number } = {}) {
    return this.#hold(
      `text ${words}`,
      this.#each(words, (one) => flat(one.textContent), says),
      timeout,
    );
  }

  toContainText(words: Words | readonly Words[], { timeout }: { timeout?: number } = {}) {
    const has = (text: string, part: Words) =>
      part instanceof RegExp ? part.test(text) : text.includes(flat(part));
    return this.#hold(
      `text with ${words}`,
      this.#each(words, (one) => flat(one.textContent), has),
      timeout,
    );
  }

  toHaveAccessibleName(words: Words, { timeout }: { timeout?: number } = {}) {
    return this.#hold(`name ${words}`, this.#each(words, nameOf, says), timeout);
  }

  toHaveAccessibleDescription(words: Words) {
    const read = (one: Element) => flat(computeAccessibleDescription(one));
    return this.#hold(`description ${words}`, this.#each(words, read, says));
  }

  toHaveAttribute(name: string, value?: Words) {
    return this.#hold(`${name} ${value}`, () => {
      const found = this.#locator.one.getAttribute(name);
      if (value === undefined) return [found !== null, found];
      return [
        found !== null && (value instanceof RegExp ? value.test(found) : value === found),
        found,
      ];
    });
  }

  toHaveClass(words: Words) {
    return this.#hold(
      `class ${words}`,
      this.#each(words, (one) => flat(one.getAttribute("class")), says),
    );
  }

  toHaveValue(words: Words) {
    return this.#hold(
      `value ${words}`,
      this.#each(words, (one) => (one as HTMLInputElement).value, says),
    );
  }

  toHaveCount(count: number) {
    return this.#hold(`${count} of them`, () => [
      this.#locator.now.length === count,
      this.#locator.now.length,
    ]);
  }

  toBeChecked({ checked = true }: { checked?: boolean } = {}) {
    return this.#hold("to be checked", () => {
      const { one } = this.#locator;
      const is =
        one instanceof HTMLInputElement ? one.checked : one.getAttribute("aria-checked") === "true";
      return is === checked;
    });
  }

  toBeDisabled() {
    return this.#hold("to be disabled", () => isDisabled(this.#locator.one));
  }

  toBeEnabled() {
    return this.#hold("to be enabled", () => !isDisabled(this.#locator.one));
  }

  toBeFocused() {
    return this.#hold("to have the focus", () => [
      this.#locator.one === document.activeElement,
      document.activeElement && nameOf(document.activeElement),
    ]);
  }

  toBeEmpty() {
    return this.#hold("to be empty", () => flat(this.#locator.one.textContent) === "");
  }
}

/** Expectations of the page. */
const ofPage = (page: Page) => ({
  toHaveURL: (words: Words) =>
    until(() => {
      if (!says(page.url(), words)) throw new Error(`The page is at ${page.url()}, not ${words}.`);
    }),
  toHaveTitle: (words: Words) =>
    until(() => {
      if (!says(document.title, words)) throw new Error(`The title is ${document.title}.`);
    }),
});

/** How often, and how long, an expectation is retried. */
const POLL = { interval: 3, timeout: 10_000 };

type PollOptions = string | { message?: string; timeout?: number };

const poll = (ask: () => unknown, options: PollOptions = {}) => {
  const given = typeof options === "string" ? { message: options } : options;
  return vitestExpect.poll(ask, { ...POLL, ...given });
};

function expectAnything(value: unknown, message = "") {
  if (value instanceof Locator) return new Expectations(value, message);
  if (value instanceof Page) return ofPage(value);
  if (typeof value !== "function") return vitestExpect(value, message || undefined);
  return Object.assign(vitestExpect(value, message || undefined), {
    toPass: async () => {
      for (let tries = 0; ; tries++) {
        try {
          return await value();
        } catch (error) {
          if (tries > 1000) throw error;
        }
      }
    },
  });
}

/** As in Playwright: values are checked by Vitest, elements and pages are retried. */
export const expect = new Proxy(expectAnything, {
  get: (target, name) =>
    name === "poll" ? poll : (Reflect.get(vitestExpect, name) ?? Reflect.get(target, name)),
});
