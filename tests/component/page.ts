/** Playwright's page, in a window in Node. */
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { flat, Locator, type RoleOptions, until } from "./locator.ts";
import type { Media } from "./styles.ts";
import { PageWindow } from "./window.ts";

type Script = (() => void) | ((given: never) => void) | { content: string };
type Heard = (event: never) => void;

const DESKTOP: Media = {
  width: 1360,
  height: 900,
  colorScheme: "light",
  reducedMotion: "no-preference",
  contrast: "no-preference",
  forcedColors: "none",
  touch: false,
};

export class Page {
  readonly hand = new Hand(this);
  readonly keyboard = new Keyboard(this.hand);
  readonly mouse = new Mouse(this);
  readonly clock = new PageClock(this);
  #window: PageWindow | null = null;
  #media: Media = { ...DESKTOP };
  #stored = new Map<string, string>();
  #scripts: (() => void)[] = [];
  #listeners = new Map<string, Heard[]>();

  /** The window that is open. */
  get window(): PageWindow {
    if (!this.#window) throw new Error("No page has been opened.");
    return this.#window;
  }

  get isOpen(): boolean {
    return this.#window !== null;
  }

  /** Discards cached results about the page. */
  look(): void {
    this.#window?.styles.forget();
  }

  isShown(element: Element): boolean {
    return element.isConnected && this.window.styles.isShown(element);
  }

  /** Whether assistive technology sees an element. */
  isExposed(element: Element): boolean {
    return !element.closest("[aria-hidden='true']") && this.isShown(element);
  }

  // ---- navigation ----------------------------------------------------------------------

  async goto(url: string): Promise<void> {
    if (url === "about:blank") return this.close();
    const { hash } = new URL(url);
    if (this.#window && hash !== "") return this.#window.follow(hash);
    await this.#open(hash);
  }

  async reload(): Promise<void> {
    await this.#open(new URL(this.url()).hash);
  }

  async goBack(): Promise<void> {
    await this.window.travel(-1);
  }

  async goForward(): Promise<void> {
    await this.window.travel(1);
  }

  async #open(hash: string): Promise<void> {
    await this.close();
    const failed = (error: unknown) => this.tell("pageerror", error);
    const [media, stored] = [this.#media, this.#stored];
    this.#window = new PageWindow({ hash, media, stored, failed });
    this.clock.wind(this.#window);
    await this.#window.start(this.#scripts, () => this.hand.enter());
  }

  async close(): Promise<void> {
    await this.#window?.close();
    this.#window = null;
  }

  url(): string {
    return this.#window?.url ?? "about:blank";
  }

  // ---- queries ---------------------------------------------------------------------------

  #whole(): Locator {
    return new Locator(this, "", () => [document.documentElement]);
  }

  locator(selector: string): Locator {
    return this.#whole().locator(selector);
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.#whole().getByRole(role, options);
  }

  getByText(words: string | RegExp, options?: { exact?: boolean }): Locator {
    return this.#whole().getByText(words, options);
  }

  getByLabel(words: string | RegExp, options?: { exact?: boolean }): Locator {
    return this.#whole().getByLabel(words, options);
  }

  async title(): Promise<string> {
    return flat(document.title);
  }

  async evaluate<R, A>(look: (given: A) => R, given?: A): Promise<Awaited<R>> {
    return await look(given as A);
  }

  /** A handle to a value in the page. */
  async evaluateHandle<R, A>(look: (given: A) => R, given?: A): Promise<Handle<Awaited<R>>> {
    const value = await look(given as A);
    return { evaluate: async (ask, asked) => (await ask(value, asked as never)) as never };
  }

  async waitForFunction<A>(look: (given: A) => unknown, given?: A): Promise<void> {
    await until(() => {
      if (!look(given as A)) throw new Error(`Not yet: ${look}`);
    });
  }

  // ---- state -----------------------------------------------------------------------

  async addInitScript(script: Script, given?: unknown): Promise<void> {
    this.#scripts.push(
      "content" in script
        ? (new Function(script.content) as () => void)
        : () => (script as (given: unknown) => void)(given),
    );
  }

  async emulateMedia(media: Partial<Media>): Promise<void> {
    Object.assign(this.#media, media);
    this.#window?.change(media);
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    await this.emulateMedia(size);
  }

  /** The page's context: it has no other page. */
  context(): this {
    return this;
  }

  async grantPermissions(): Promise<void> {}

  on(what: string, hear: Heard): void {
    this.#listeners.set(what, [...(this.#listeners.get(what) ?? []), hear]);
  }

  tell(what: string, event: unknown): void {
    for (const hear of this.#listeners.get(what) ?? []) hear(event as never);
  }
}

interface Handle<T> {
  evaluate: <R, A>(ask: (value: T, given: A) => R, given?: A) => Promise<Awaited<R>>;
}

export interface Point {
  x: number;
  y: number;
}

/** The user's mouse and keyboard. */
class Hand {
  #page;
  /** For the open document. */
  #user!: UserEvent;
  /** Edited fields, which fire a change event on blur. */
  #written = new Set<HTMLInputElement>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens another document. */
  enter(): void {
    this.#user = userEvent.setup({
      document,
      delay: null,
      pointerEventsCheck: 0,
    });
  }

  async click(target: Element, button: "left" | "right", at?: Point): Promise<void> {
    await this.goTo(target, at);
    const keys = button === "left" ? "[MouseLeft]" : "[MouseRight]";
    await this.#user.pointer({ keys, target, coords: pointOf(target, at) });
    await this.#settle();
  }

  async goTo(target: Element, at?: Point): Promise<void> {
    await this.#user.pointer({ target, coords: pointOf(target, at) });
    await this.#settle();
  }

  /** Uses the pointer at a point, on the element there. */
  async point(keys: string, { x, y }: Point): Promise<void> {
    const target = this.#elementAt(x, y);
    const coords = { clientX: x, clientY: y };
    await this.#user.pointer(keys ? { keys, target, coords } : { target, coords });
    await this.#settle();
  }

  /** A square of a visible board, or the page. */
  #elementAt(x: number, y: number): Element {
    const cells = [...document.querySelectorAll('[role="gridcell"]')];
    const under = cells.find((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return left <= x && x < right && top <= y && y < bottom && this.#page.isShown(cell);
    });
    return under ?? document.documentElement;
  }

  async select(list: HTMLSelectElement, option: HTMLOptionElement): Promise<void> {
    await this.#user.selectOptions(list, option);
    await this.#settle();
  }

  async press(keys: string): Promise<void> {
    await this.#user.keyboard(keys);
    await this.#settle();
  }

  async tab(shift: boolean): Promise<void> {
    await this.#user.tab({ shift });
    await this.#settle();
  }

  writesIn(field: HTMLInputElement): void {
    this.#written.add(field);
    const left = () => this.tellsChange(field);
    field.addEventListener("blur", left, { once: true });
  }

  /** A field fires a change event when it is left. */
  tellsChange(field: HTMLInputElement): void {
    if (this.#written.delete(field)) field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  selects(field: HTMLInputElement): void {
    field.select();
  }

  async #settle(): Promise<void> {
    // A browser driver is never faster than the screen.
    if (this.#page.isOpen) await this.#page.window.clock.drawn();
  }
}

/** A point of an element, from its top left corner; by default its centre. */
function pointOf(element: Element, at?: Point): { clientX: number; clientY: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + (at?.x ?? width / 2), clientY: y + (at?.y ?? height / 2) };
}

/** A mouse that moves by coordinates. */
class Mouse {
  #page;
  #at = { x: 0, y: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  async move(x: number, y: number): Promise<void> {
    this.#at = { x, y };
    await this.#page.hand.point("", this.#at);
  }

  async down(): Promise<void> {
    await this.#page.hand.point("[MouseLeft>]", this.#at);
  }

  async up(): Promise<void> {
    await this.#page.hand.point("[/MouseLeft]", this.#at);
  }

  async click(x: number, y: number): Promise<void> {
    await this.move(x, y);
    await this.#page.hand.point("[MouseLeft]", this.#at);
  }
}

class Keyboard {
  #hand;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** Presses a key, which may be held with others: `Control+z`. */
  async press(keys: string): Promise<void> {
    const [key = "", ...held] = keys.split(/\+(?=.)/).reverse();
    if (key === "Tab") return this.#hand.tab(held.includes("Shift"));
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && !TEXT.has(field.type) && TRAVEL.has(key)) {
      return travels(field, key);
    }
    const down = held.map((name) => `{${name}>}`).join("");
    const up = held.map((name) => `{/${name}}`).join("");
    await this.#hand.press(`${down}${nameOf(key)}${up}`);
    if (field instanceof HTMLInputElement && key === "Enter") this.#hand.tellsChange(field);
  }

  async type(text: string): Promise<void> {
    await this.#hand.press(text.replace(/[[{]/g, "$&$&"));
  }
}

/** A key as user-event names it. */
const nameOf = (key: string) => {
  if (key === "Space") return "[Space]";
  if (key.length === 1) return key.replace(/[[{]/, "$&$&");
  return `{${key}}`;
};

/** Fields in which arrow keys, Home and End move through text. */
const TEXT = new Set(["text", "number", "search"]);
const TRAVEL = new Set(["Home", "End", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** Arrow keys, Home and End outside text, which user-event hardly supports. */
function travels(field: HTMLInputElement, key: string): void {
  const how = { key, bubbles: true, cancelable: true };
  const isLet = field.dispatchEvent(new KeyboardEvent("keydown", how));
  if (isLet && field.type === "range") slide(field, key);
  if (isLet && field.type === "radio") chooseBeside(field, key);
  field.dispatchEvent(new KeyboardEvent("keyup", how));
}

function slide(field: HTMLInputElement, key: string): void {
  const [least, most] = [Number(field.min), Number(field.max)];
  const by = { ArrowUp: 1, ArrowDown: -1 }[key] ?? STEPS[key] ?? 0;
  const to = { Home: least, End: most }[key] ?? field.valueAsNumber + by * Number(field.step || 1);
  field.value = String(Math.min(most, Math.max(least, to)));
  for (const what of ["input", "change"]) field.dispatchEvent(new Event(what, { bubbles: true }));
}

/** How far an arrow key moves. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** The radio button after this one, or before it, around the end. */
function chooseBeside(field: HTMLInputElement, key: string): void {
  const by = STEPS[key];
  if (by === undefined) return;
  const all = [...document.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`)];
  const next = all.at((all.indexOf(field) + by) % all.length);
  next?.focus();
  next?.click();
}

/** The clock of a page, which a test may move forward. */
class PageClock {
  #page;
  #time: number | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  async install({ time }: { time?: string | number | Date } = {}): Promise<void> {
    this.#time = time === undefined ? Date.now() : new Date(time).getTime();
  }

  wind({ clock }: PageWindow): void {
    if (this.#time !== null) clock.setDate(this.#time);
  }

  async fastForward(milliseconds: number): Promise<void> {
    await this.#page.window.clock.forward(milliseconds);
    if (this.#time !== null) this.#time += milliseconds;
  }

  async runFor(milliseconds: number): Promise<void> {
    await this.fastForward(milliseconds);
  }

  async setSystemTime(time: string | number | Date): Promise<void> {
    this.#time = new Date(time).getTime();
    this.#page.window.clock.setDate(this.#time);
  }
}
