/**
 * How many files of the page an action passes through, on its way to the engine and back to the screen, and how large the
 * page's source is. `CHROME=/usr/bin/chromium npm run bench:hops` prints tables; with `-- --list`, also the files.
 *
 * - There: from the event to the first call into a compiled module, or the first message to a worker.
 * - Back: from that call, or the worker's answer, to the next write to the DOM or to a canvas on the page.
 * - Files: all in which a function ran meanwhile, also in a frame. Loading a module doesn't count.
 * - Hops: calls from one file into another, along the chain of calls from the event to the engine, whose call is the last
 *   one; on the way back, along the chain to the write, from where it leaves the first chain. What a promise, a timer or a
 *   frame calls later is called by the code that requested it; in the page's loop of frames, a chain begins with the loop.
 * - `UNCOUNTED` folders and packages are neither: a call through them is one from the file before to the file after.
 *
 * The page comes from Vite as it is written, so that coverage names its files. It pauses at each of these moments.
 */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { createServer } from "vite";

/** Folders of `www/` that know no feature, and the engine, where the ways end. */
const UNCOUNTED = /^(core|ui|engine|pkg)\//;
/** Milliseconds after which the page is at rest, how often to check that, and after which something is wrong. */
const [REST, OFTEN, PATIENCE] = [3000, 100, 30_000];

/** A moment of an action; a write that the page doesn't notice is `missed`. */
type Moment = "event" | "call" | "post" | "answer" | "write" | "missed";
const ON_THE_PAGE: Moment[] = ["event", "call", "write"];
const IN_A_WORKER: Moment[] = ["event", "post", "answer", "write"];

interface Action {
  address: string;
  /** What the mouse is over. */
  over: string;
  moments: Moment[];
  /** Clicks if missing. */
  act?: (page: Page) => Promise<void>;
}

const PLAY = "#/play/queens/8/c5";
const MOMENT = "#/queens/8/c5/forward-checking@41";
const RACE = "#/compare/queens/race/8/c5/backtracking,forward-checking@0";
const QUESTION = "#/learn/backtracking/2";

const cell = (square: string) => `[role="gridcell"][aria-label^="${square}"]`;
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const follow = (link: string) => (page: Page) =>
  page.evaluate((hash) => location.assign(hash), link);

const ACTIONS: Record<string, Action> = {
  "place a queen": { address: PLAY, over: cell("e7"), moments: ON_THE_PAGE },
  Hint: { address: PLAY, over: "#hint-button", moments: IN_A_WORKER },
  seek: { address: MOMENT, over: "body", moments: ON_THE_PAGE, act: press("Home") },
  "start a race": { address: RACE, over: "#race-go", moments: IN_A_WORKER },
  "open a moment’s link": {
    address: PLAY,
    over: "body",
    moments: ON_THE_PAGE,
    act: follow(MOMENT),
  },
  "answer a question": { address: QUESTION, over: cell("d4"), moments: ON_THE_PAGE },
};

declare global {
  /** The moments to come. */
  var awaited: Moment[];
  /** Pauses at a moment that is next. */
  var reach: (moment: Moment) => void;
}

/** Runs in the page before its scripts, as the next two do: notices events, and writes that `watchScreen` misses. */
function watchEvents() {
  globalThis.awaited = [];
  let last: Moment = "write";
  const observer = new MutationObserver(() => reach("missed"));
  globalThis.reach = (moment) => {
    const isNext = moment === awaited[0];
    // Of several events, the last one counts.
    const isAgain = moment === "event" && last === "event";
    const isMissed = moment === "missed" && awaited[0] === "write";
    if (!isNext && !isAgain && !isMissed) return;
    // biome-ignore lint/suspicious/noDebugger: the benchmark takes the coverage and resumes.
    debugger;
    if (isNext) awaited.shift();
    last = moment;
    // Forgets what was written before.
    observer.takeRecords();
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  // Chromium doesn't know the callers of microtasks, but those of promises.
  globalThis.queueMicrotask = (act) => void Promise.resolve().then(act);
  // Chromium drops input while the page pauses, so these are the events that end an input.
  for (const type of ["pointerup", "click", "keydown", "hashchange"]) {
    addEventListener(type, () => reach("event"), true);
  }
}

/** @param rest milliseconds until the worker gets a message, so that the page has drawn what it drew before the answer */
function watchEngine(rest: number) {
  const { instantiate } = WebAssembly;
  const watched = (value: unknown) => {
    if (typeof value !== "function") return value;
    return (...given: unknown[]) => {
      reach("call");
      return value(...given);
    };
  };
  const instead = async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
    const all = Object.entries((await instantiate(module, imports)).exports);
    const exports = Object.fromEntries(all.map(([name, value]) => [name, watched(value)]));
    return { module, instance: { exports } };
  };
  WebAssembly.instantiate = instead as unknown as typeof instantiate;
  globalThis.Worker = class extends Worker {
    #ready = Promise.resolve();
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener("message", () => reach("answer"));
    }
    override postMessage(...given: [unknown]) {
      if (awaited[0] === "post") {
        this.#ready = new Promise((resolve) => void setTimeout(resolve, rest));
      }
      reach("post");
      this.#ready.then(() => super.postMessage(...given));
    }
  };
}

/** Patches everything that writes to the DOM or to a canvas, except what isn't on the page. */
function watchScreen() {
  type Written = { isConnected?: boolean; canvas?: Element };
  const note = ({ isConnected, canvas }: Written) => {
    if (isConnected ?? canvas?.isConnected ?? true) reach("write");
  };
  const patch = (prototype: object, name: string, kind: "set" | "value") => {
    const property = Object.getOwnPropertyDescriptor(prototype, name)!;
    const write = property[kind]!;
    property[kind] = function (this: Written, ...given: unknown[]) {
      note(this);
      return write.apply(this, given);
    };
    Object.defineProperty(prototype, name, property);
  };
  const TYPES = /^(Node|Element|CharacterData|DOMTokenList|CSSStyle\w+|(HTML|SVG)\w*Element)$/;
  const CANVAS = "CanvasRenderingContext2D";
  const WRITES =
    /^(append|prepend|insert|remove|replace|delete|set(?!Pointer)|toggle|add|after|before)/;
  const DRAWS = /^(?!constructor|get|is|measure|create)/;
  const types = Object.getOwnPropertyNames(globalThis);
  for (const type of types.filter((name) => TYPES.test(name) || name === CANVAS)) {
    const { prototype } = Reflect.get(globalThis, type);
    const methods = type === CANVAS ? DRAWS : WRITES;
    const properties = Object.entries(Object.getOwnPropertyDescriptors(prototype));
    for (const [name, { set, value }] of properties) {
      if (set && !/^(on|scroll)/.test(name)) patch(prototype, name, "set");
      if (typeof value === "function" && methods.test(name)) patch(prototype, name, "value");
    }
  }
  // Their properties have no setters.
  for (const name of ["dataset", "style"]) {
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)!;
    const patched = function (this: HTMLElement) {
      return new Proxy<object>(get!.call(this), {
        get: (of, key) => {
          const value = Reflect.get(of, key);
          return typeof value === "function" ? value.bind(of) : value;
        },
        set: (of, key, value) => {
          note(this);
          return Reflect.set(of, key, value);
        },
      });
    };
    Object.defineProperty(HTMLElement.prototype, name, { get: patched });
  }
}

/** Where the page paused. */
interface Stop {
  moment: Moment;
  /** The files in which a function ran since the stop before. */
  files: string[];
  /** The files on the chain of calls, the first caller first. */
  chain: string[];
}

interface Trace {
  callFrames: { scriptId: string }[];
  parent?: Trace | undefined;
}

interface Paused {
  callFrames: { callFrameId: string; location: { scriptId: string } }[];
  asyncStackTrace?: Trace;
}

/** Observes a page through Chromium's debugger. */
class Observed {
  #session;
  /** The counted files by the ids of their scripts. */
  #files: Map<string, string> = new Map();
  /** When the last script arrived. */
  #arrived = 0;

  constructor(session: CDPSession) {
    this.#session = session;
    session.on("Debugger.scriptParsed", ({ scriptId, url }) => {
      this.#arrived = performance.now();
      const file = /\/www\/([^?]*)/.exec(url)?.[1];
      if (file && !UNCOUNTED.test(file)) this.#files.set(scriptId, file);
    });
  }

  async begin() {
    await this.#session.send("Debugger.enable");
    await this.#session.send("Debugger.setAsyncCallStackDepth", { maxDepth: 32 });
    await this.#session.send("Profiler.enable");
    const precisely = { callCount: true, detailed: true };
    await this.#session.send("Profiler.startPreciseCoverage", precisely);
  }

  /** Waits until everything that loads when the page is idle has been loaded. */
  async rest() {
    while (performance.now() < this.#arrived + REST) await pause(OFTEN);
  }

  /** Returns where the page pauses until it writes. */
  async stops(act: () => Promise<void>) {
    const stops: Stop[] = [];
    const written = new Promise<void>((resolve, reject) => {
      const stop = async ({ callFrames, asyncStackTrace: parent }: Paused) => {
        const trace = { callFrames: callFrames.map(({ location }) => location), parent };
        const moment = await this.#momentOf(callFrames[0]!);
        stops.push({ moment, files: await this.#filesRun(), chain: this.#chainOf(trace) });
        await this.#session.send("Debugger.resume");
        if (moment === "write") resolve();
        if (moment === "missed") throw new Error("A way to write to the page isn’t patched.");
      };
      this.#session.on("Debugger.paused", (paused) => stop(paused).catch(reject));
    });
    const late = pause(PATIENCE, "late", { ref: false });
    const ended = await Promise.race([Promise.all([act(), written]), late]);
    if (ended !== "late") return stops;
    throw new Error(`Nothing followed after ${stops.map(({ moment }) => moment).join(", ")}`);
  }

  async #momentOf({ callFrameId }: { callFrameId: string }): Promise<Moment> {
    const wanted = { callFrameId, expression: "moment" };
    return (await this.#session.send("Debugger.evaluateOnCallFrame", wanted)).result.value;
  }

  async #filesRun() {
    const { result } = await this.#session.send("Profiler.takePreciseCoverage");
    // A whole script is a function, which runs when it loads.
    const ran = result.filter(({ functions }) =>
      functions.some(
        ({ ranges }) => ranges[0]!.startOffset > 0 && ranges.some(({ count }) => count > 0),
      ),
    );
    return ran.flatMap(({ scriptId }) => this.#files.get(scriptId) ?? []).toSorted();
  }

  #chainOf(trace: Trace | undefined): string[] {
    if (!trace) return [];
    const own = trace.callFrames.flatMap(({ scriptId }) => this.#files.get(scriptId) ?? []);
    const all = [...this.#chainOf(trace.parent), ...own.toReversed()];
    return all.filter((file, at) => file !== all[at - 1]);
  }
}

/** The ways there and back of an action. */
async function ways(browser: Browser, url: string, { address, over, moments, act }: Action) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  const observed = new Observed(await page.context().newCDPSession(page));
  await observed.begin();
  // The test runner wraps functions in this helper to keep their names.
  await page.addInitScript("globalThis.__name = (made) => made;");
  for (const script of [watchEvents, watchEngine, watchScreen]) {
    await page.addInitScript(script, REST);
  }
  await page.goto(url + address);
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  await page.hover(over);
  await observed.rest();
  await page.evaluate((all) => {
    globalThis.awaited = all;
  }, moments);
  const stops = await observed.stops(() => (act ? act(page) : page.click(over)));
  await page.close();
  const [call, write] = ["call|post", "write"].map(
    (one) => stops.find(({ moment }) => one.includes(moment))!,
  ) as [Stop, Stop];
  // A worker's answer begins a chain.
  const isBegun = call.moment === "post";
  const own = write.chain.findIndex((file, at) => isBegun || file !== call.chain[at]);
  return {
    there: { files: call.files, chain: [...call.chain, "the engine"] },
    back: { files: write.files, chain: own < 0 ? [] : write.chain.slice(Math.max(0, own - 1)) },
  };
}

/** The size of the page's TypeScript and style sheets, without blank lines, comments, tests and generated types. */
function size() {
  const all = readdirSync("www", { recursive: true, encoding: "utf8" });
  const OTHERS = /^pkg\b|\bgenerated\b|\.test\.|\btests\b/;
  const files = all.filter((file) => /\.(ts|tsx|css)$/.test(file) && !OTHERS.test(file));
  const texts = files.map((file) => readFileSync(`www/${file}`, "utf8"));
  const code = texts.map((text) => text.replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, ""));
  const lines = code.join("\n").split("\n");
  return {
    files: files.length,
    "lines of code": lines.filter((line) => !/^\s*($|\/\/)/.test(line)).length,
    "longest file": Math.max(...texts.map((text) => text.split("\n").length - 1)),
  };
}

const server = await createServer({ server: { port: 0, watch: null }, logLevel: "silent" });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROME,
  // Functions inlined by an optimizing compiler would be missing.
  args: ["--js-flags=--no-opt --no-maglev"],
});
const table: Record<string, Record<string, number>> = {};
for (const [name, action] of Object.entries(ACTIONS)) {
  const both = await ways(browser, server.resolvedUrls!.local[0]!, action);
  table[name] = {};
  for (const [way, { files, chain }] of Object.entries(both)) {
    table[name][`files ${way}`] = files.length;
    table[name][`hops ${way}`] = Math.max(0, chain.length - 1);
    if (!process.argv.includes("--list")) continue;
    console.log(`\n${name}, ${way}: ${chain.join(" → ")}\n  ${files.join("\n  ")}`);
  }
}
await browser.close();
await server.close();
console.table(table);
console.table({ "www/": size() });
