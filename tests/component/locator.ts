/** Finds elements as Playwright does: by role, name and text, afresh each time. */
import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { later } from "./clock.ts";
import type { Page, Point } from "./page.ts";

type Words = string | RegExp;
type Find = () => Element[];

export interface RoleOptions {
  name?: Words;
  exact?: boolean;
  checked?: boolean;
  selected?: boolean;
  expanded?: boolean;
  pressed?: boolean;
  level?: number;
  includeHidden?: boolean;
}

/** How long a test waits for an expectation, and how long between two attempts, in milliseconds. */
const PATIENCE = Number(process.env.PATIENCE ?? 10_000);
const PAUSE = 2;

/** Waits until something succeeds; fails with the last error. */
export async function until<T>(look: () => T, patience: number = PATIENCE): Promise<T> {
  const end = process.hrtime.bigint() + BigInt(1e6 * patience);
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (process.hrtime.bigint() > end) throw error;
    }
    await later(PAUSE);
  }
}

export const flat = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

/** Whether a text matches: by default any part of it, ignoring case. */
function fits(text: string, words: Words, exact = false): boolean {
  if (words instanceof RegExp) return words.test(text);
  return exact ? text === flat(words) : text.toLowerCase().includes(flat(words).toLowerCase());
}

/** Elements that have one of the roles used here without an attribute. */
const TAGS: Record<string, string> = {
  button: "button, summary, input",
  checkbox: "input",
  radio: "input",
  slider: "input",
  spinbutton: "input",
  textbox: "input, textarea",
  combobox: "select, input",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a",
  dialog: "dialog",
  img: "img, svg",
  table: "table",
  row: "tr",
  cell: "td",
  list: "ul, ol, menu",
  listitem: "li",
  group: "fieldset, details, optgroup",
  region: "section",
  article: "article",
  complementary: "aside",
  banner: "header",
  term: "dt, dfn",
  definition: "dd",
  progressbar: "progress",
  option: "option",
  status: "output",
};

const STATES = ["checked", "selected", "expanded", "pressed"] as const;

function isIn(state: (typeof STATES)[number], element: Element): boolean {
  if (state === "checked" && element instanceof HTMLInputElement) return element.checked;
  return element.getAttribute(`aria-${state}`) === "true";
}

interface ClickOptions {
  button?: "left" | "right";
  position?: Point;
}

export class Locator {
  readonly page: Page;
  readonly words: string;
  readonly find: Find;
  /** Whether an element matches one of them. */
  readonly has: (element: Element) => boolean;

  constructor(page: Page, words: string, find: Find, has?: (element: Element) => boolean) {
    this.page = page;
    this.words = words;
    this.find = find;
    this.has = has ?? ((element) => this.find().includes(element));
  }

  // ---- related locators -----------------------------------------------------------

  #then(words: string, find: Find): Locator {
    return new Locator(this.page, `${this.words} ${words}`, find);
  }

  #inside(words: string, isOne: (element: Element) => boolean, selector = "*"): Locator {
    return this.#then(words, () => {
      const all = this.find().flatMap((root) => [...root.querySelectorAll(selector)]);
      return [...new Set(all)].filter(isOne);
    });
  }

  locator(selector: string): Locator {
    if (selector.startsWith("xpath=../")) {
      const rest = selector.slice("xpath=../".length);
      return this.#then(selector, () =>
        this.find().flatMap((one) =>
          [...(one.parentElement?.children ?? [])].filter((child) => child.matches(rest)),
        ),
      );
    }
    if (selector === ":visible")
      return new Locator(
        this.page,
        selector,
        () => [],
        (one) => this.page.isShown(one),
      );
    const seen = selector.includes(":visible");
    const plain = selector.replace(":visible", "");
    return this.#inside(selector, (one) => !seen || this.page.isShown(one), plain);
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    const { name, exact, level, includeHidden } = options;
    return this.#inside(
      `${role} ${name ?? ""}`,
      (one) => {
        if (getRole(one) !== role) return false;
        if (level !== undefined && one.localName !== `h${level}`) return false;
        if (
          !STATES.every(
            (state) => options[state] === undefined || options[state] === isIn(state, one),
          )
        )
          return false;
        if (name !== undefined && !fits(nameOf(one), name, exact)) return false;
        if (!includeHidden && !this.page.isExposed(one)) return false;
        return true;
      },
      [`[role="${role}"]`, TAGS[role] ?? []].flat().join(),
    );
  }

  getByText(words: Words, { exact = false } = {}): Locator {
    const has = (one: Element) => fits(flat(one.textContent), words, exact);
    // The innermost element with the text, which may be this one.
    const isOne = (one: Element) =>
      has(one) && ![...one.children].some(has) && one.closest("body") !== null;
    return this.#then(`“${words}”`, () => {
      const all = this.find().flatMap((root) => [root, ...root.querySelectorAll("*")]);
      return [...new Set(all)].filter(isOne);
    });
  }

  getByLabel(words: Words, { exact = false } = {}): Locator {
    const selector = "input, select, textarea, [aria-label], [aria-labelledby]";
    return this.#inside(`labelled ${words}`, (one) => fits(nameOf(one), words, exact), selector);
  }

  filter({
    hasText,
    has,
    visible,
  }: {
    hasText?: Words;
    has?: Locator;
    visible?: boolean;
  }): Locator {
    return this.#then("filtered", () =>
      this.find().filter(
        (one) =>
          (hasText === undefined || fits(flat(one.textContent), hasText)) &&
          (has === undefined || has.find().some((other) => one.contains(other))) &&
          (visible === undefined || visible === this.page.isShown(one)),
      ),
    );
  }

  and(other: Locator): Locator {
    return this.#then(`and ${other.words}`, () => this.find().filter((one) => other.has(one)));
  }

  or(other: Locator): Locator {
    return this.#then(`or ${other.words}`, () =>
      [...new Set([...this.find(), ...other.find()])].toSorted((one, two) =>
        one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      ),
    );
  }

  nth(index: number): Locator {
    return this.#then(`no. ${index}`, () => this.find().slice(index).slice(0, 1));
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  async all(): Promise<Locator[]> {
    return this.now.map((_, index) => this.nth(index));
  }

  // ---- elements ----------------------------------------------------------------------

  /** All matching elements of the page as it is now. */
  get now(): Element[] {
    this.page.look();
    return this.find();
  }

  /** The only matching element of the page as it is now. */
  get one(): HTMLElement {
    const [found, ...others] = this.now;
    if (!found) throw new Error(`There is no ${this.words}.`);
    if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${this.words}.`);
    return found as HTMLElement;
  }

  /** The only matching element, as soon as it exists. */
  element(): Promise<HTMLElement> {
    return until(() => this.one);
  }

  async count(): Promise<number> {
    return this.now.length;
  }

  async isVisible(): Promise<boolean> {
    return this.now.some((one) => this.page.isShown(one));
  }

  async isChecked(): Promise<boolean> {
    return isIn("checked", await this.element());
  }

  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.element());
  }

  async innerText(): Promise<string> {
    return (await this.element()).innerText.trim();
  }

  async textContent(): Promise<string | null> {
    return (await this.element()).textContent;
  }

  async allTextContents(): Promise<string[]> {
    return this.now.map((one) => one.textContent ?? "");
  }

  async allInnerTexts(): Promise<string[]> {
    return this.now.map((one) => (one as HTMLElement).innerText.trim());
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.element()).getAttribute(name);
  }

  async inputValue(): Promise<string> {
    return ((await this.element()) as HTMLInputElement).value;
  }

  async boundingBox(): Promise<DOMRect> {
    return (await this.element()).getBoundingClientRect();
  }

  async evaluate<R, A>(
    look: (element: HTMLElement, given: A) => R,
    given?: A,
  ): Promise<Awaited<R>> {
    return await look(await this.element(), given as A);
  }

  async elementHandle(): Promise<Locator> {
    const element = await this.element();
    return new Locator(this.page, this.words, () => [element]);
  }

  async evaluateAll<R, A>(
    look: (all: HTMLElement[], given: A) => R,
    given?: A,
  ): Promise<Awaited<R>> {
    return await look(this.now as HTMLElement[], given as A);
  }

  async waitFor({ state = "visible" }: { state?: "visible" | "hidden" } = {}): Promise<void> {
    await until(() => {
      const seen = this.now.some((one) => this.page.isShown(one));
      if (seen !== (state === "visible")) throw new Error(`${this.words} is not ${state}.`);
    });
  }

  // ---- actions --------------------------------------------------------

  /** The element, once it can be clicked. */
  async #ready(): Promise<HTMLElement> {
    return until(() => {
      const element = this.one;
      if (!this.page.isShown(element)) throw new Error(`${this.words} is not seen.`);
      if (isDisabled(element)) throw new Error(`${this.words} is disabled.`);
      if (element.closest("[inert]")) throw new Error(`${this.words} is inert.`);
      return element;
    });
  }

  async click({ button = "left", position }: ClickOptions = {}): Promise<void> {
    await this.page.hand.click(await this.#ready(), button, position);
  }

  async tap(): Promise<void> {
    await this.click();
  }

  async hover(): Promise<void> {
    await this.page.hand.goTo(await this.#ready());
  }

  async focus(): Promise<void> {
    (await this.element()).focus();
  }

  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
    if (!(await this.isChecked())) throw new Error(`${this.words} stays unchecked.`);
  }

  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
    if (await this.isChecked()) throw new Error(`${this.words} stays checked.`);
  }

  async fill(text: string): Promise<void> {
    const field = (await this.#ready()) as HTMLInputElement;
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    if (field.type === "range") field.dispatchEvent(new Event("change", { bubbles: true }));
    else this.page.hand.writesIn(field);
  }

  async clear(): Promise<void> {
    await this.fill("");
  }

  async selectText(): Promise<void> {
    const field = (await this.#ready()) as HTMLInputElement;
    field.focus();
    this.page.hand.selects(field);
  }

  async pressSequentially(text: string): Promise<void> {
    (await this.#ready()).focus();
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    (await this.element()).focus();
    await this.page.keyboard.press(key);
  }

  async selectOption(option: string | { index?: number; label?: string }): Promise<void> {
    const list = (await this.#ready()) as HTMLSelectElement;
    const wanted = typeof option === "string" ? { label: option } : option;
    const found = [...list.options].find(
      (one, index) =>
        index === wanted.index || [one.value, flat(one.textContent)].includes(wanted.label ?? ""),
    );
    if (!found) throw new Error(`${this.words} has no option ${JSON.stringify(option)}.`);
    await this.page.hand.select(list, found);
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.element();
  }
}

/** The accessible name of an element; most are a label or plain text, and take no computing. */
export function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (element.hasAttribute("aria-labelledby")) return flat(computeAccessibleName(element));
  if (label) return flat(label);
  const isPlain = element.childElementCount === 0 && PLAIN.has(element.localName);
  return flat(isPlain ? element.textContent : computeAccessibleName(element));
}

/** Elements whose name is their content. */
const PLAIN = new Set(["button", "h1", "h2", "h3", "a"]);

/** Whether a control can't be used. */
export const isDisabled = (element: Element) =>
  element.matches(":disabled, [aria-disabled='true']") ||
  element.closest("fieldset:disabled") !== null;
