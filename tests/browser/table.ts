/** A person at the table: finds things by role and name, and looks at what is drawn. */

import { test as base, type Clock, expect, type Locator, type Page } from "@playwright/test";
import type { GameId } from "../../www/engine/generated/puzzle.ts";
import { boxOf } from "./reading.ts";

export { expect };

/** The site, as `cargo xtask test` serves it. */
export const SITE = process.env.PAGE_URL!;

/** The page as it is written, for tests that ask its modules themselves. */
export const SOURCE = process.env.SOURCE_URL ?? SITE;

/** The red, green and blue of a colour, each from 0 to 255. */
export type Rgb = [red: number, green: number, blue: number];

/** Boards with nothing on them: the page itself opens the puzzles of the day. */
const EMPTY: Record<GameId, string> = {
  queens: "#/play/queens/8",
  colour: "#/play/colour",
  knights: "#/play/knights/8x8",
};

/** The speeds of a run, as the list of them has them. */
const SPEEDS: Record<string, string> = { Normal: "normal", Fast: "fast", "Flat out": "flat" };

/** When the tests are played, unless they wind the clock themselves. */
const WEDNESDAY = "2026-11-18T12:00:00";

export class Table {
  page: Page;
  says: Locator;
  spoken: Locator;
  /** What passes after a few seconds. */
  toast: Locator;
  grid: Locator;
  /** Errors that the browser reported; a test that means to cause some empties this. */
  problems: string[] = [];
  /** Whether the browser has been told what day it is. */
  #hasDay = false;
  constructor(page: Page) {
    this.page = page;
    this.says = page.locator("#says");
    this.spoken = page.locator("#live");
    this.toast = page.locator("#toast");
    this.grid = page.getByRole("grid");
  }

  /** Waits until the page hears what is clicked, however long it takes to load. */
  async ready() {
    await this.page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  }

  /** Loads the page again. */
  async reload() {
    await this.page.reload();
    await this.ready();
  }

  /** Opens the help at one of its parts. */
  async help(part: "Rules" | "Keys" | "Settings"): Promise<Locator> {
    await this.button("Help and settings").click();
    const help = this.page.getByRole("dialog", { name: "Help and settings" });
    await help.getByRole("tab", { name: part }).click();
    return help;
  }

  /** Does what has the page load itself again. */
  async reloadBy(act: () => Promise<void>) {
    const loaded = this.page.waitForEvent("load");
    await act();
    await loaded;
    await this.ready();
  }

  /**
   * Opens an empty board, or what a link names; by default without motion, so that pixels stand
   * still.
   * @param how.link from # on
   */
  async open({
    game = "queens",
    mode = "play",
    motion = false,
    link = EMPTY[game],
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
    await this.page.goto(`${site ?? SITE}${link}`);
    await this.ready();
    if (mode === "watch") await this.choose("Watch");
  }

  /** Has the browser's clock go as the test wishes. */
  async wind(options?: Parameters<Clock["install"]>[0]) {
    this.#hasDay = true;
    await this.page.clock.install(options);
  }

  /**
   * Runs a script before those of the page. The empty page that a browser begins with is left out:
   * it has no storage, and Firefox would also run the script there.
   */
  async prepare(script: () => void): Promise<void>;
  async prepare<T>(script: (given: T) => void, given: T): Promise<void>;
  async prepare(script: (given: never) => void, given: unknown = null) {
    const call = `(${script})(${JSON.stringify(given)})`;
    await this.page.addInitScript({ content: `if (origin !== "null") ${call};` });
  }

  /** Has it be a certain day, so that nothing hangs on when the tests are run. */
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
   * Comes to the page at a time of day, which goes on from there.
   * @param time such as 2026-11-21T10:00, where the browser is
   * @param link from # on
   */
  async arrive(time: string, link: string = "") {
    await this.wind({ time });
    await this.open({ link });
  }

  /** A puzzle of today, as it is offered. */
  offer(name: string) {
    return this.page.locator("#dailies").getByRole("button", { name: new RegExp(`^${name}`) });
  }

  /**
   * Opens a link by changing the address.
   * @param link from # on
   */
  async follow(link: string) {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await this.drawn();
  }

  /** Chooses a speed, a radio button, or else a solver from the menu; on a phone after leaving a game. */
  async choose(name: string) {
    if (Object.hasOwn(SPEEDS, name)) return this.pace(name);
    const radio = this.page.getByRole("radio", { name, exact: true });
    if ((await radio.count()) === 0 && !(await this.leaveGame())) return this.chooseSolver(name);
    await radio.check();
    await this.arrived();
  }

  /** In a game a phone shows the way back in place of the modes. */
  async leaveGame() {
    const back = this.button("Back to Today");
    if ((await back.count()) === 0) return false;
    await back.click();
    return true;
  }

  /** Unfolds marks and tools. */
  async tools() {
    const fold = this.page.getByRole("button", { name: "Marks and tools" });
    if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  }

  /** How a game stands: "4 of 8 queens". */
  get standing() {
    return this.page.locator("#game-count");
  }

  /**
   * Chooses how fast a run is played.
   * @param name of a speed, at the rate that is set
   * @param rate in steps per second
   */
  async pace(name: string, rate?: number) {
    const list = this.page.getByRole("combobox", { name: "Speed" });
    const set = rate ?? (await list.inputValue()).split(" ")[1];
    await list.selectOption(`${SPEEDS[name]} ${set}`);
  }

  /** Opens what can be changed of the puzzle and the solver, and what can be done with the run. */
  async change() {
    const button = this.page.locator("#change");
    if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  }

  /** Opens the panels of Watch that are not open yet; by default all. */
  async openPanels(...panels: string[]) {
    const rows = panels.length > 0 ? panels : ["domains", "tree", "figures", "code"];
    for (const panel of rows) {
      const row = this.page.locator(`#open-${panel}`);
      // There are no rows where everything is open.
      if ((await row.count()) === 0) continue;
      if (!(await row.evaluate(isOpen))) await row.click();
    }
  }

  /** Waits for what a mode needs, which may be on its way still. */
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

  /** What takes all moves of a game back. */
  get restart() {
    return this.button("Start over").last();
  }

  /** Restarts the run. */
  async newRun() {
    await this.change();
    await this.button("Restart").or(this.button("New run")).click();
  }

  /** A tick box by how its name begins. */
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

  async click(...names: string[]) {
    for (const name of names) await this.square(name).click();
  }

  /** What the address names, from # on. */
  get link() {
    return new URL(this.page.url()).hash;
  }

  /**
   * Drags a slider from where its thumb is to a share of its length.
   * @param share from 0 to 1
   */
  async drag(slider: Locator, share: number) {
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(slider);
    const from = await slider.evaluate((input) =>
      input instanceof HTMLInputElement ? input.valueAsNumber / Number(input.max) : 0,
    );
    // The middle of the grip goes from half of it on one side to half of it on the other.
    const at = (part: number) => x + 10 + (width - 20) * part;
    await this.page.mouse.move(at(from), y + height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(at(share), y + height / 2, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Takes the pointer off the board, and waits until the board has heard of it. */
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

  /** Runs flat out to the end. A run of millions of steps takes its time. */
  async finish() {
    await this.choose("Flat out");
    await this.page.getByRole("button", { name: /^Play( again)?$/ }).click();
    await expect(this.button("Play again")).toBeVisible({ timeout: 30_000 });
  }

  /** The options of a solver, which are shown while it is chosen. */
  options(solver: string) {
    return this.page.getByRole("group", { name: `Options of ${solver}` });
  }

  /** An entry of the legend. */
  sign(words: string) {
    return this.page.locator("#legend").getByText(words, { exact: true });
  }

  /** Steps by key until something has come about. */
  async stepUntil(done: () => Promise<boolean>) {
    do {
      await this.page.keyboard.press(".");
      await this.drawn();
    } while (!(await done()));
  }

  /** The figure with a name, as text; the slider has the steps of a run. */
  figure(name: string) {
    if (name === "steps") return this.page.locator("#moment-step");
    const term = this.page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
    return term.and(this.page.locator(":visible")).locator("xpath=../dd");
  }

  /** How many steps the run has made. */
  async steps() {
    return Number((await this.figure("steps").innerText()).replaceAll(",", ""));
  }

  /**
   * The numbers that the figure of steps goes through, looked at once a frame. It returns only if
   * frames go on coming and steps go on being made.
   * @param count how many different numbers to wait for
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

  /** Waits until the current state has been drawn. */
  async drawn() {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /**
   * The colour drawn on a square, at a place given in parts of its side from the middle.
   */
  async pixel(name: string, dx = 0, dy = 0): Promise<Rgb> {
    await this.drawn();
    return this.pixelNow(name, dx, dy);
  }

  /** The same without waiting for a frame. */
  async pixelNow(name: string, dx: number, dy: number): Promise<Rgb> {
    const cell = await boxOf(this.square(name));
    const point = { x: cell.x + cell.width * (0.5 + dx), y: cell.y + cell.height * (0.5 + dy) };
    return this.page.locator("#canvas").evaluate((canvas, { x, y }) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
      const box = canvas.getBoundingClientRect();
      const scale = canvas.width / box.width;
      const context = canvas.getContext("2d")!;
      const { data } = context.getImageData((x - box.x) * scale, (y - box.y) * scale, 1, 1);
      return [data[0]!, data[1]!, data[2]!];
    }, point);
  }

  /**
   * How much of a square, or of the whole board, has a colour.
   * @param name of the square
   * @returns in pixels
   */
  async amount(colour: Rgb, name?: string): Promise<number> {
    await this.drawn();
    const area = await boxOf(name ? this.square(name) : this.grid);
    return this.page.locator("#canvas").evaluate(
      (canvas, { area, colour }) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
        const box = canvas.getBoundingClientRect();
        const [left, top] = [area.x - box.x, area.y - box.y];
        const scale = canvas.width / box.width;
        const { data } = canvas
          .getContext("2d")!
          .getImageData(left * scale, top * scale, area.width * scale, area.height * scale);
        let found = 0;
        for (let at = 0; at < data.length; at += 4) {
          if (colour.every((part, i) => data[at + i] === part)) found++;
        }
        return found;
      },
      { area, colour },
    );
  }

  /** A colour of the style sheet as red, green, blue. */
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
 * Writes into a field as a person does, who is done with Enter: after `fill`, which presses no key,
 * Firefox sees no change then.
 */
export async function write(field: Locator, text: string) {
  await field.selectText();
  await field.pressSequentially(text);
  await field.press("Enter");
}

/** Whether a row or a chip has its panel open. */
const isOpen = (opener: Element) =>
  opener.ariaExpanded === "true" || opener.parentElement?.hasAttribute("open") === true;

/** How far two colours are apart. */
export const apart = (one: number[], other: number[]) =>
  Math.max(...one.map((part, i) => Math.abs(part - other[i]!)));

interface Fixtures {
  table: Table;
  /** Whether the site may be kept by the browser: then every first visit fetches all of it. */
  isKept: boolean;
}

export const test = base.extend<Fixtures>({
  isKept: [false, { option: true }],
  context: async ({ context, isKept }, use) => {
    if (!isKept) await context.addInitScript(keepNothing);
    await use(context);
  },
  table: async ({ page }, use) => {
    const table = new Table(page);
    page.on("pageerror", ({ message, stack }) => {
      // The driver runs its own scripts in a page, and its clock may outlast a test.
      if (!stack || stack.includes("/www/")) table.problems.push(message);
    });
    page.on("console", (message) => {
      if (message.type() === "error") table.problems.push(message.text());
    });
    page.on("requestfailed", (request) => {
      // A page that is left wants nothing more of what it was fetching.
      if (/ABORTED/.test(request.failure()?.errorText ?? "")) return;
      table.problems.push(request.url());
    });
    await use(table);
    expect(table.problems).toEqual([]);
  },
});

/** Has a page be as in a browser without service workers. */
function keepNothing() {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
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
