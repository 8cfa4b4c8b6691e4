/** Helpers of the browser tests: find elements by role and name, and read what is drawn. */

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Clock,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import type { GameId } from "../../www/engine/generated/puzzle.ts";
import { boxOf } from "./reading.ts";

export { expect };

/** The site, as `cargo xtask test` serves it. */
export const SITE = process.env.PAGE_URL!;

/** The packed site under a deep path, for tests with separate hosts. */
export const PACKED = process.env.DIST_URL ?? SITE;

/** The unpacked page, for tests that call its modules. */
export const SOURCE = process.env.SOURCE_URL ?? SITE;

/** The red, green and blue of a colour, each from 0 to 255. */
export type Rgb = [red: number, green: number, blue: number];

/** Empty boards. Without a link, the page opens the day's puzzles. */
const EMPTY: Record<"play" | "watch", Record<GameId, string>> = {
  play: { queens: "#/play/queens/8", colour: "#/play/colour", knights: "#/play/knights/8x8" },
  watch: { queens: "#/queens/8", colour: "#/colour", knights: "#/knights/8x8" },
};

/** The pages, as the header names them. */
const MODES = ["Today", "Watch", "Learn", "Compare", "Lab"];

/** The games by their names. */
const GAMES: Record<string, GameId> = {
  "Queen’s Challenge": "queens",
  "Colour Queens": "colour",
  "Knight’s Tour": "knights",
};

/** The speeds of a run. */
const SPEEDS = ["Normal", "Fast", "Flat out"];

/** The date and time of the tests, unless they set the clock themselves. */
const WEDNESDAY = "2026-12-16T12:00:00";

export class Table {
  page: Page;
  says: Locator;
  spoken: Locator;
  /** Messages that disappear after a few seconds. */
  toast: Locator;
  grid: Locator;
  /** Errors that the browser reported. A test that causes errors on purpose empties this. */
  problems: string[] = [];
  /** Whether the browser's date has been set. */
  #hasDay = false;
  constructor(page: Page) {
    this.page = page;
    this.says = page.locator("#says");
    this.spoken = page.locator("#live");
    this.toast = page.locator("#toast");
    this.grid = page.getByRole("grid");
  }

  /** Waits until the page handles clicks, however long it takes to load. */
  async ready() {
    await this.page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  }

  /** Reloads the page. */
  async reload() {
    await this.page.reload();
    await this.ready();
  }

  /** Opens Help at one of its tabs. */
  async help(part: "Rules" | "Keys" | "Settings"): Promise<Locator> {
    await this.button("Help and settings").click();
    const help = this.page.getByRole("dialog", { name: "Help and settings" });
    await help.getByRole("tab", { name: part }).click();
    return help;
  }

  /** Does something that makes the page reload itself. */
  async reloadBy(act: () => Promise<void>) {
    const loaded = this.page.waitForEvent("load");
    await act();
    await loaded;
    await this.ready();
  }

  /**
   * Opens an empty board or a link, by default without motion, so that pixels don't change.
   * @param how.link from # on
   */
  async open({
    game = "queens",
    mode = "play",
    motion = false,
    link = EMPTY[mode][game],
    site,
  }: {
    game?: GameId;
    mode?: "play" | "watch";
    motion?: boolean;
    link?: string;
    site?: string;
  } = {}) {
    await this.#standOnADay();
    await this.page.emulateMedia({ reducedMotion: motion ? "no-preference" : "reduce" });
    const [before, after] = [this.page.url(), `${site ?? SITE}${link}`];
    const isThere = before !== after && before.split("#")[0] === after.split("#")[0];
    // The page is ready already, but for another link.
    if (isThere && link) return this.follow(link);
    await this.page.goto(after);
    await this.ready();
  }

  /** Lets the test control the browser's clock. */
  async wind(options?: Parameters<Clock["install"]>[0]) {
    this.#hasDay = true;
    await this.page.clock.install(options);
  }

  /**
   * Runs a script before those of the page, but not on the empty page that Firefox starts with,
   * which has no storage.
   */
  async prepare(script: () => void): Promise<void>;
  async prepare<T>(script: (given: T) => void, given: T): Promise<void>;
  async prepare(script: (given: never) => void, given: unknown = null) {
    const call = `(${script})(${JSON.stringify(given)})`;
    await this.page.addInitScript({ content: `if (origin !== "null") ${call};` });
  }

  /** Sets the date, so that tests don't depend on when they run. */
  async #standOnADay() {
    if (this.#hasDay) return;
    this.#hasDay = true;
    await this.page.addInitScript((day) => {
      const Real = Date;
      const ahead = Real.parse(day) - Real.now();
      const now = () => Real.now() + ahead;
      globalThis.Date = new Proxy(Real, {
        construct: (_, given) =>
          given.length > 0 ? Reflect.construct(Real, given) : new Real(now()),
        get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
      });
    }, WEDNESDAY);
  }

  /**
   * Opens the page at a given time; the clock runs from there.
   * @param time local time, such as 2026-11-21T10:00
   * @param link from # on
   */
  async arrive(time: string, link: string = "") {
    await this.wind({ time });
    await this.open({ link });
  }

  /** The card of one of today's puzzles. All of it can be clicked. */
  offer(name: string) {
    return this.page.locator("#dailies article").filter({
      has: this.page.getByRole("heading", { name: new RegExp(`^${name}`) }),
    });
  }

  /** The link of a card. */
  offerLink(name: string) {
    return this.page.locator("#dailies h2").getByRole("link", { name: new RegExp(`^${name}`) });
  }

  /** A link in the header. */
  mode(name: string) {
    return this.page.locator("#mode").getByRole("link", { name, exact: true });
  }

  /**
   * Opens a link by changing the address, and waits until it is open.
   * @param link from # on
   */
  async follow(link: string) {
    await this.setAddress(link);
    await this.arrived();
    await this.drawn();
  }

  /** Changes the address, and waits until the page has noticed; what the link needs may still be loading. */
  async setAddress(link: string) {
    await this.page.evaluate(
      (hash) =>
        new Promise((done) => {
          const before = location.href;
          addEventListener("hashchange", done, { once: true });
          location.hash = hash;
          if (location.href === before) done(null);
        }),
      link,
    );
  }

  /** Resizes the window of an open page, and waits until its boards fit. */
  async setWindow(width: number, height: number) {
    await this.page.setViewportSize({ width, height });
    await this.page.waitForFunction(
      ([width, height]) => innerWidth === width && innerHeight === height,
      [width, height],
    );
    await this.drawn();
  }

  /** Chooses a page, a speed, a radio button or a solver; on a phone it leaves the game first. */
  async choose(name: string) {
    if (SPEEDS.includes(name)) return this.pace(name);
    if (MODES.includes(name)) return this.go(name);
    if (Object.hasOwn(GAMES, name)) return this.chooseGame(name);
    const radio = this.page.getByRole("radio", { name, exact: true });
    // What there is to choose may load after the board.
    await radio.or(this.solver).first().waitFor({ state: "attached" });
    if ((await radio.count()) === 0) return this.chooseSolver(name);
    await radio.check();
    await this.arrived();
  }

  /** Chooses a game where there is a switch for it, or else opens its empty board. */
  async chooseGame(name: string) {
    const [menu, one] = [this.page.locator("#game-menu"), this.page.locator("#game")];
    if (await menu.isVisible()) await menu.selectOption({ label: name });
    else if ((await one.count()) > 0) await one.getByRole("radio", { name, exact: true }).check();
    else await this.follow(EMPTY.play[GAMES[name]!]);
    await this.arrived();
  }

  /** Whether a page is the current one. */
  async isOn(name: string) {
    await expect(this.mode(name)).toHaveAttribute("aria-current", "page");
  }

  /** Goes to Today; a newcomer skips the practice. */
  async home() {
    await this.go("Today");
    const skip = this.button("Skip these tips");
    await this.page.locator("#home").or(skip).first().waitFor();
    if (!(await skip.isVisible())) return;
    await skip.click();
    await this.go("Today");
  }

  /** Opens past puzzles, statistics and the collection, from Today. */
  async past(tab: "Past puzzles" | "Statistics" | "Collection" = "Past puzzles") {
    await this.home();
    await this.page.getByRole("button", { name: /^Past puzzles/ }).click();
    await this.page.getByRole("dialog").getByRole("tab", { name: tab, exact: true }).click();
  }

  /** Opens the dialog for new puzzles, from Today. */
  async askForNew() {
    await this.home();
    await this.page.locator("#open-new").click();
  }

  /** Opens the unfinished game again, from Today. */
  async resume() {
    await this.go("Today");
    await this.page
      .getByRole("link", { name: /Continue/ })
      .first()
      .click();
    await this.arrived();
  }

  /** Goes to a page by its link. During a game, a phone has only the way back to Today. */
  async go(name: string) {
    const link = this.mode(name);
    const isPhone = !(await link.isVisible());
    if (isPhone) await this.back.click();
    if (!isPhone || name !== "Today") await link.click();
    await this.arrived();
  }

  /** The way from a game to Today. */
  get back() {
    return this.page.getByRole("link", { name: "Back to Today" });
  }

  /** Opens Marks and tools. */
  async tools() {
    const fold = this.page.getByRole("button", { name: "Marks and tools" });
    if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  }

  /** The progress of a game: "4 of 8 queens". */
  get standing() {
    return this.page.locator("#game-count");
  }

  /**
   * Chooses the speed of a run. *Flat out* also plays it.
   * @param name of a speed
   * @param rate in steps per second; a thousandth of it at Fast
   */
  async pace(name: string, rate?: number) {
    const speed = this.speed(name);
    await speed.waitFor({ state: "attached" });
    await ((await speed.isChecked()) ? speed.click() : speed.check());
    if (rate === undefined) return;
    // On a phone it is among more keys.
    if ((await this.rate.count()) === 0) await this.button("More keys").click();
    await this.rate.selectOption(String(rate));
  }

  /** The radio button of a speed. */
  speed(name: string) {
    return this.page
      .getByRole("radiogroup", { name: "Speed" })
      .getByRole("radio", { name, exact: true });
  }

  /** Chooses what the code panel shows: a language, or *About the solver*. */
  async showCode(name: string) {
    await this.page.getByRole("combobox", { name: "Code or description" }).selectOption(name);
  }

  get rate() {
    return this.page.getByRole("combobox", { name: "Steps per second" });
  }

  /** Opens the settings of puzzle and solver, and the actions for the run. */
  async change() {
    const button = this.page.locator("#change");
    if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
    await expect(this.page.locator("#setup")).toHaveCount(1);
  }

  /** A tab of Watch, where not every panel is shown. */
  panelTab(panel: string) {
    return this.page.locator(`#open-${panel}`);
  }

  /** Opens panels of Watch one after the other, unless all are shown. */
  async openPanels(...panels: string[]) {
    await this.arrived();
    for (const panel of panels) {
      const tab = this.panelTab(panel);
      await tab.or(this.page.locator(".side.all")).first().waitFor();
      if ((await tab.count()) > 0) await tab.click();
    }
  }

  /** Waits for the files of a mode, which may still be loading. */
  async arrived() {
    await expect(this.page.locator("body")).not.toHaveAttribute("aria-busy", "true");
  }

  /** The button that names the solver and opens the menu of all. */
  get solver() {
    return this.page.locator("#solver");
  }

  /** A solver in the menu. */
  entry(name: string) {
    return this.page.getByRole("menuitemradio", { name, exact: true });
  }

  async chooseSolver(name: string) {
    await this.solver.click();
    await this.entry(name).click();
    await expect(this.page.getByRole("menu", { name: "Solvers" })).toBeHidden();
  }

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true }).and(this.page.locator(":visible"));
  }

  /** The button that takes back all moves of a game. */
  get restart() {
    return this.button("Start over").last();
  }

  /** Restarts the run. */
  async newRun() {
    await this.change();
    await this.button("Restart").or(this.button("New run")).click();
  }

  /** A checkbox by the start of its name. */
  tick(name: string) {
    return this.page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
  }

  /** The slider through the steps of a run; its value reads `step 13 of 23`. */
  get slider() {
    return this.page.getByRole("slider", { name: "Step", exact: true });
  }

  /** How a run ended. */
  result(words: string | RegExp) {
    return this.page.locator("#result").getByText(words, { exact: true });
  }

  /** @param name such as a8 */
  square(name: string) {
    return this.page.getByRole("gridcell", { name: new RegExp(`^${name}, `) });
  }

  /** Clicks squares, once the puzzle is there: until then a click does nothing. */
  async click(...names: string[]) {
    await this.page.waitForFunction(
      () => document.getElementById("says")?.textContent !== "Loading…",
    );
    for (const name of names) await this.square(name).click();
  }

  /** The address, from # on. */
  get link() {
    return new URL(this.page.url()).hash;
  }

  /**
   * Drags a slider's thumb to a fraction of its length.
   * @param share from 0 to 1
   */
  async drag(slider: Locator, share: number) {
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(slider);
    const from = await slider.evaluate((input) =>
      input instanceof HTMLInputElement ? input.valueAsNumber / Number(input.max) : 0,
    );
    // The centre of the thumb stays half a thumb away from both ends.
    const at = (part: number) => x + 10 + (width - 20) * part;
    await this.page.mouse.move(at(from), y + height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(at(share), y + height / 2, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Moves the pointer off the board, and waits until the board has noticed. */
  async lookAway() {
    await this.page.mouse.move(2, 2);
    await this.page.waitForFunction(() => !document.querySelector("#board:hover"));
  }

  /**
   * Changes the board in Watch.
   * @param columns of a knight's board
   */
  async resize(rows: number, columns?: number) {
    await this.change();
    const fields = columns === undefined ? { Board: rows } : { Width: columns, Height: rows };
    for (const [name, value] of Object.entries(fields)) {
      const field = this.page.getByRole("spinbutton", { name });
      await write(field, String(value));
    }
  }

  async step(times: number = 1) {
    for (let time = 0; time < times; time++) await this.button("Step").click();
  }

  /** Runs flat out to the end, which takes a while for millions of steps. */
  async finish() {
    await this.choose("Flat out");
    await expect(this.button("Play again")).toBeVisible({ timeout: 30_000 });
  }

  /** The options of the chosen solver. */
  options(solver: string) {
    return this.page.getByRole("group", { name: `Options of ${solver}` });
  }

  /** An entry of the legend. */
  sign(words: string) {
    // Some pictures of signs have a number in them.
    const whole = new RegExp(`^\\d*${words}$`);
    return this.page.locator(".legend").last().locator("li").filter({ hasText: whole });
  }

  /** Steps by key until a condition holds. */
  async stepUntil(done: () => Promise<boolean>) {
    do {
      await this.page.keyboard.press(".");
      await this.drawn();
    } while (!(await done()));
  }

  /** The text of a figure by its name; the slider has the steps of a run. */
  figure(name: string) {
    if (name === "steps") return this.page.locator("#moment-step");
    const term = this.page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
    return term.and(this.page.locator(":visible")).locator("xpath=../dd");
  }

  /** The number of steps that the run has made. */
  async steps() {
    return Number((await this.figure("steps").innerText()).replaceAll(",", ""));
  }

  /**
   * The step numbers shown, read once per frame. It returns only if frames and steps continue.
   * @param count the number of different values to wait for
   */
  async stepsSeen(count: number): Promise<number[]> {
    return this.figure("steps").evaluate(
      (figure, wanted) =>
        new Promise<number[]>((done) => {
          const seen: number[] = [];
          const look = () => {
            const steps = Number(figure.textContent.replaceAll(",", ""));
            if (steps !== seen.at(-1)) seen.push(steps);
            if (seen.length < wanted) requestAnimationFrame(look);
            else done(seen);
          };
          look();
        }),
      count,
    );
  }

  /** Waits until the current state has been drawn, in the page's own font. */
  async drawn() {
    await this.page.evaluate(async () => {
      await document.fonts?.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  }

  /**
   * The colour drawn on a square, at an offset from its centre in fractions of its side.
   */
  async pixel(name: string, dx = 0, dy = 0): Promise<Rgb> {
    await this.drawn();
    return this.pixelNow(name, dx, dy);
  }

  /** The same without waiting for a frame. */
  async pixelNow(name: string, dx: number, dy: number): Promise<Rgb> {
    const at = { left: 0.5 + dx, top: 0.5 + dy, width: 0, height: 0 };
    const [colour] = await this.coloursOn(this.square(name), at);
    return colour!.rgb;
  }

  /**
   * The area of a square, or of the whole board, that has a colour.
   * @param name of the square
   * @returns in pixels
   */
  async amount(colour: Rgb, name?: string): Promise<number> {
    await this.drawn();
    const colours = await this.coloursOn(name ? this.square(name) : this.grid);
    return colours.find(({ rgb }) => rgb.join() === colour.join())?.pixels ?? 0;
  }

  /**
   * The colours drawn on a part of the board, or on an area of it. It asks the page once: between two answers, the page
   * may scroll.
   * @param area in fractions of the part; at least a pixel
   */
  async coloursOn(part: Locator, area = { left: 0, top: 0, width: 1, height: 1 }) {
    const colours = await part.evaluate((element, { left, top, width, height }) => {
      const canvas = document.querySelector("#canvas");
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
      const [all, box] = [canvas.getBoundingClientRect(), element.getBoundingClientRect()];
      const scale = canvas.width / all.width;
      const { data } = canvas
        .getContext("2d")!
        .getImageData(
          (box.x + left * box.width - all.x) * scale,
          (box.y + top * box.height - all.y) * scale,
          Math.max(1, width * box.width * scale),
          Math.max(1, height * box.height * scale),
        );
      const found: Map<number, number> = new Map();
      for (let at = 0; at < data.length; at += 4) {
        const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
        found.set(colour, (found.get(colour) ?? 0) + 1);
      }
      return [...found];
    }, area);
    return colours.map(([colour, pixels]) => {
      const rgb: Rgb = [colour >> 16, (colour >> 8) & 255, colour & 255];
      return { rgb, pixels };
    });
  }

  /** A colour of the style sheet, as red, green and blue. */
  async colour(name: string): Promise<Rgb> {
    return this.page.evaluate((property) => {
      const context = document.createElement("canvas").getContext("2d")!;
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(property);
      context.fillRect(0, 0, 1, 1);
      const { data } = context.getImageData(0, 0, 1, 1);
      return [data[0]!, data[1]!, data[2]!];
    }, `--${name}`);
  }
}

/**
 * Types into a field and presses Enter. After `fill`, which presses no keys, Firefox would fire no
 * change event.
 */
export async function write(field: Locator, text: string) {
  await field.selectText();
  await field.pressSequentially(text);
  await field.press("Enter");
}

/** The distance between two colours. */
export const apart = (one: number[], other: number[]) =>
  Math.max(...one.map((part, i) => Math.abs(part - other[i]!)));

/**
 * What a page fetches: what it needs, also what other views need, as soon as the browser is idle, or the whole site, which
 * the service worker keeps. Fetching ahead takes a quarter of a test's time.
 */
type Fetches = "needed" | "ahead" | "everything";

interface Fixtures {
  table: Table;
  fetches: Fetches;
}

/** What a console says, and where. */
function withPlace(message: ConsoleMessage) {
  const { url, lineNumber, columnNumber } = message.location();
  return `${message.text()} (${url}:${lineNumber}:${columnNumber})`;
}

/** Makes the console print the name, message and stack of an error, as Chromium does by itself. */
function tellErrors() {
  const { error } = console;
  const tell = (part: unknown) =>
    part instanceof Error ? `${part.name}: ${part.message}\n${part.stack}` : part;
  console.error = (...parts) => error.call(console, ...parts.map(tell));
}

/** Whether the page asked its host, which may be gone, whether it still has the service worker. */
const isOfWorker = (url: string) => url.endsWith("/sw.js");

/** Whether Firefox tells of a font whose request was aborted (NS_BINDING_ABORTED): it matters as little as below. */
const isAbortedFont = (text: string) =>
  text.startsWith("downloadable font: download failed") && text.includes("status=2152398850");

export const test = base.extend<Fixtures>({
  fetches: ["needed", { option: true }],
  context: async ({ context, fetches }, use) => {
    await limit(context, fetches);
    await use(context);
  },
  table: async ({ page, browserName }, use) => {
    const table = new Table(page);
    if (browserName === "firefox") await page.addInitScript(tellErrors);
    page.on("pageerror", ({ name, message, stack }) => {
      // The driver runs its own scripts in a page, and its clock may outlast a test.
      if (stack && !stack.includes("/www/")) return;
      table.problems.push(`${name}: ${message}\n${stack || "without a stack"}`);
    });
    page.on("console", (message) => {
      if (message.type() !== "error" || isAbortedFont(message.text())) return;
      if (!isOfWorker(message.location().url)) table.problems.push(withPlace(message));
    });
    page.on("requestfailed", (request) => {
      // After leaving a page, its pending requests no longer matter.
      if (/ABORTED/.test(request.failure()?.errorText ?? "")) return;
      if (!isOfWorker(request.url())) table.problems.push(request.url());
    });
    await use(table);
    expect(table.problems).toEqual([]);
  },
});

/** Limits what the pages of a window fetch. */
async function limit(context: BrowserContext, fetches: Fetches) {
  if (fetches !== "everything") await context.addInitScript(withoutServiceWorkers);
  if (fetches === "needed") await context.addInitScript(neverIdle);
}

/** Opens a window for another person: it has its own storage, and fetches only what it needs. */
export async function someoneElse(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options);
  await limit(context, "needed");
  return context;
}

/** Makes a page behave as in a browser without service workers. */
function withoutServiceWorkers() {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
}

/** Makes a page behave as in a browser that is always busy. */
function neverIdle() {
  window.requestIdleCallback = () => 0;
}

/** The solution of 8 × 8 with a8 locked, without a8. */
export const SOLUTION = ["e7", "h6", "f5", "c4", "g3", "b2", "d1"];

type Square = [row: number, column: number];

/** A knight's tour found by plain search, as names of squares. */
export function tour(rows: number, columns: number) {
  const jumps: Square[] = [
    [-2, 1],
    [-1, 2],
    [1, 2],
    [2, 1],
    [2, -1],
    [1, -2],
    [-1, -2],
    [-2, -1],
  ];
  const name = ([row, column]: Square) => String.fromCharCode(97 + column) + (rows - row);
  const extend = (path: Square[]): Square[] | null => {
    if (path.length === rows * columns) return path;
    const [row, column] = path.at(-1)!;
    for (const [down, right] of jumps) {
      const next: Square = [row + down, column + right];
      const inside = next[0] >= 0 && next[1] >= 0 && next[0] < rows && next[1] < columns;
      if (!inside || path.some((square) => name(square) === name(next))) continue;
      const found = extend([...path, next]);
      if (found) return found;
    }
    return null;
  };
  const found = extend([[0, 0]]);
  if (!found) throw new Error("This board has no tour.");
  return found.map(name);
}
