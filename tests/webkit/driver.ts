/** Drives WebKit through its WebDriver: only what the walk through the page needs. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as after } from "node:timers/promises";

/** The protocol's key for an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The form of a value sent from the page. */
type Sent<T> = T extends Element
  ? Record<typeof ELEMENT, string>
  : T extends (infer One)[]
    ? Sent<One>[]
    : T;

/** Selectors for elements with a role. */
const ROLES: Record<string, string> = {
  button: "button, [role=button]",
  gridcell: "[role=gridcell]",
  link: "a[href]",
  radio: "input[type=radio]",
  tab: "[role=tab]",
};

/** The protocol's codes for keys without a character. */
const KEYS: Record<string, string> = {
  ArrowRight: "\uE014",
  Control: "\uE009",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
};

/** How long to wait for something, in milliseconds, and how often to look. */
const PATIENCE = 30_000;
const EVERY = 100;

/** A free port. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Repeats a question until it has an answer.
 * @param what the caller waits for
 */
async function until<T>(ask: () => Promise<T>, what: string): Promise<T> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await after(EVERY)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`This did not happen: ${what}.`);
}

/** A driver's answer: the result, or why there is none. */
type Reply<Value> = { value: Value } | { value: { error: string; message: string } };

const isRefusal = <Value>(response: Response, reply: Reply<Value>): reply is Reply<never> =>
  !response.ok;

async function call<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const reply: Reply<Value> = await response.json();
  if (isRefusal(response, reply)) throw new Error(`${method} ${url}: ${reply.value.message}`);
  return reply.value;
}

/** A browser window of WebKit. */
export class Driver {
  #program;
  #session = "";

  /** @param program the driver, or the folder that holds it */
  constructor(program: ChildProcess) {
    this.#program = program;
  }

  /** Starts the driver, with a virtual screen if there is none, and a browser. */
  static async start(program: string) {
    const port = await freePort();
    const command = [program, `--port=${port}`];
    if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) command.unshift("xvfb-run", "-a");
    const [name = program, ...rest] = command;
    // A separate process group, so that its children end with it.
    const driver = new Driver(spawn(name, rest, { stdio: "inherit", detached: true }));
    await driver.#begin(`http://127.0.0.1:${port}`);
    return driver;
  }

  async #begin(root: string) {
    await until(() => call(`${root}/status`, "GET").catch(() => null), "a driver that answers");
    const wanted = { capabilities: { alwaysMatch: {} } };
    const { sessionId } = await call<{ sessionId: string }>(`${root}/session`, "POST", wanted);
    this.#session = `${root}/session/${sessionId}`;
  }

  async stop() {
    try {
      await call(this.#session, "DELETE");
    } finally {
      process.kill(-this.#program.pid!);
    }
  }

  /** Makes the window as large as asked, in pixels. */
  async resize(width: number, height: number) {
    await call(`${this.#session}/window/rect`, "POST", { x: 0, y: 0, width, height });
  }

  async open(url: string) {
    await call(`${this.#session}/url`, "POST", { url });
    await this.#ready();
  }

  async reload() {
    await call(`${this.#session}/refresh`, "POST", {});
    await this.#ready();
  }

  /** Waits until the page handles clicks. */
  #ready() {
    return this.until(() => document.documentElement.dataset.ready === "true");
  }

  async back() {
    await call(`${this.#session}/back`, "POST", {});
  }

  /** Runs a function in the page and returns its result. */
  ask<Given extends unknown[], T>(
    script: (...given: Given) => T,
    ...given: Given
  ): Promise<Sent<T>> {
    const text = `return (${script})(...arguments)`;
    return call(`${this.#session}/execute/sync`, "POST", { script: text, args: given });
  }

  /** Waits until a function returns something true in the page. */
  until<Given extends unknown[]>(script: (...given: Given) => unknown, ...given: Given) {
    return until(() => this.ask(script, ...given), `${script}, of ${JSON.stringify(given)}`);
  }

  /**
   * The visible element with a role and a name; a square's name is that on the board.
   * @returns the protocol's reference to it
   */
  find(role: string, name: string): Promise<string> {
    return until(async () => {
      for (const candidate of await this.ask(candidates, ROLES[role] ?? "", name)) {
        const element = `${this.#session}/element/${candidate[ELEMENT]}`;
        const label = await call<string | null>(`${element}/computedlabel`, "GET");
        if (label === name || label?.startsWith(`${name}, `)) return element;
      }
      return "";
    }, `a ${role} named ${name}`);
  }

  async click(role: string, name: string) {
    await call(`${await this.find(role, name)}/click`, "POST", {});
  }

  /** Clicks the element that a selector finds. */
  async clickOn(selector: string) {
    const element = await this.ask((selector) => document.querySelector(selector)!, selector);
    await call(`${this.#session}/element/${element[ELEMENT]}/click`, "POST", {});
  }

  /** Chooses an option of a list by its text. */
  async choose(id: string, words: string) {
    const options = await this.ask(
      (id) => [...document.querySelectorAll<HTMLOptionElement>(`#${id} option`)],
      id,
    );
    const texts = await this.ask((id) => {
      const list = document.getElementById(id) as HTMLSelectElement;
      return [...list.options].map(({ label }) => label);
    }, id);
    const option = options[texts.indexOf(words)]!;
    await call(`${this.#session}/element/${option[ELEMENT]}/click`, "POST", {});
  }

  /** Clicks an element with the Control key held: a right click for a mouse with one button. */
  async controlClick(selector: string) {
    const origin = await this.ask((selector) => document.querySelector(selector)!, selector);
    const pause = { type: "pause" };
    const value = KEYS.Control;
    const actions = [
      {
        type: "key",
        id: "keyboard",
        actions: [{ type: "keyDown", value }, pause, pause, { type: "keyUp", value }],
      },
      {
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerMove", origin, x: 0, y: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ];
    await call(`${this.#session}/actions`, "POST", { actions });
  }

  async press(...keys: string[]) {
    const strokes = keys.flatMap((key) =>
      ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] ?? key })),
    );
    const keyboard = { type: "key", id: "keyboard", actions: strokes };
    await call(`${this.#session}/actions`, "POST", { actions: [keyboard] });
  }
}

/**
 * Runs in the page: the visible elements that may have this name. It saves asking the driver for
 * every name.
 */
function candidates(selector: string, name: string) {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const labelOf = (it: HTMLElement) =>
    it instanceof HTMLInputElement || it instanceof HTMLButtonElement ? it.labels?.[0] : null;
  const words = (it: HTMLElement) => it.ariaLabel ?? labelOf(it)?.innerText ?? it.innerText ?? "";
  return all.filter((it) => it.checkVisibility() && words(it).trim().startsWith(name));
}
