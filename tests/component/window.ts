/**
 * A window in Node: a document without layout. It adds what the page needs and happy-dom lacks, in the simplest
 * form: popovers, the focus of dialogs, the history, sizes.
 */
import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { Window } from "happy-dom";
import { populateGlobal } from "vitest/runtime";
import { Thread } from "../unit/node-worker.ts";
import { SCRIPT } from "./bundle.ts";
import * as canvas from "./canvas.ts";
import { Clock, nextTask } from "./clock.ts";
import { holds, type Media, openPopovers, Styles } from "./styles.ts";

const ROOT = new URL("../../", import.meta.url);
const ORIGIN = "http://localhost/";

/** The page as written; its style sheets and scripts are loaded separately. */
const HTML = readFileSync(new URL("index.html", ROOT), "utf8")
  .replace(/<link rel="(stylesheet|preload)"[^>]*>/g, "")
  .replace(/<script[^>]*><\/script>/g, "");

/** The size of everything without a size: wide enough for a board and for charts. */
const SIZE = 640;
/** The position of every element, which leaves space next to it. */
const EDGE = 100;

let compiledPage: (() => Promise<void>) | null = null;

/** The page's scripts, which start over on every call. */
function pageScript(): () => Promise<void> {
  compiledPage ??= new Script(`(async () => {${readFileSync(SCRIPT, "utf8")}\n})`, {
    filename: SCRIPT.href,
  }).runInThisContext() as () => Promise<void>;
  return compiledPage;
}

const { instantiate } = WebAssembly;

const compiled = new Map<string, WebAssembly.Module>();

/** A compiled module of the page, by the end of its address. */
function moduleAt(address: string): WebAssembly.Module {
  const name = address.slice(address.lastIndexOf("/") + 1);
  const known = compiled.get(name);
  if (known) return known;
  const module = new WebAssembly.Module(readFileSync(new URL(`www/pkg/${name}`, ROOT)));
  compiled.set(name, module);
  return module;
}

/** Attributes that elements also have as properties. */
const REFLECTED = [
  ["ariaLabel", "aria-label"],
  ["ariaLive", "aria-live"],
  ["ariaExpanded", "aria-expanded"],
  ["ariaPressed", "aria-pressed"],
  ["role", "role"],
] as const;

/** The folder of the workers' scripts. */
const WORKERS: Record<string, string> = { "movie.worker.ts": "export/" };

export interface Visit {
  hash: string;
  media: Media;
  stored: Map<string, string>;
  /** Receives uncaught errors. */
  failed: (error: unknown) => void;
}

export class PageWindow {
  readonly clock: Clock;
  readonly styles: Styles;
  media: Media;
  #window: Window;
  #queries: { query: string; matches: boolean; target: EventTarget }[] = [];
  #threads: Thread[] = [];
  /** Modules that are being instantiated. */
  #coming = new Set<Promise<unknown>>();
  #history = { entries: [] as string[], at: 0 };
  #undo: (() => void)[] = [];
  #stored;

  constructor({ hash, media, stored, failed }: Visit) {
    this.media = { ...media };
    this.#stored = stored;
    this.styles = new Styles(() => this.media);
    this.clock = new Clock(failed);
    this.#window = new Window({
      url: `${ORIGIN}${hash}`,
      width: media.width,
      height: media.height,
    });
    this.#history.entries.push(this.#window.location.href);
    this.#window.document.write(HTML);
    for (const [key, text] of stored) this.#window.localStorage.setItem(key, text);
  }

  /**
   * Makes this the window of the thread, and starts its page.
   * @param scripts run before the page's own
   * @param entered is called once the document exists
   */
  async start(scripts: (() => void)[], entered: () => void): Promise<void> {
    this.#install();
    entered();
    for (const script of scripts) script();
    await pageScript()();
  }

  /** Leaves the window and stops everything in it. */
  async close(): Promise<void> {
    globalThis.dispatchEvent(new Event("pagehide"));
    this.#stored.clear();
    const { localStorage } = this.#window;
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at) ?? "";
      this.#stored.set(key, localStorage.getItem(key) ?? "");
    }
    this.clock.end();
    // Wait for modules that are loading. Code that waits for a timer never continues.
    do {
      await Promise.allSettled(this.#coming);
      await nextTask();
    } while (this.#coming.size > 0);
    for (const thread of this.#threads) thread.terminate();
    for (const undo of this.#undo.reverse()) undo();
    await this.#window.happyDOM.close();
  }

  get url(): string {
    return this.#window.location.href;
  }

  /** Changes the user's preferences or the size of the window. */
  change(media: Partial<Media>): void {
    this.media = { ...this.media, ...media };
    const { width, height } = media;
    if (width !== undefined || height !== undefined) {
      this.#window.happyDOM.setViewport({ width: this.media.width, height: this.media.height });
    }
    for (const query of this.#queries) {
      const matches = holds(query.query, this.media);
      if (matches === query.matches) continue;
      query.matches = matches;
      query.target.dispatchEvent(new Event("change"));
    }
  }

  /** Goes through the history, as the browser's own buttons do. */
  async travel(by: number): Promise<void> {
    const { entries, at } = this.#history;
    const url = entries[at + by];
    if (url === undefined) return;
    this.#history.at += by;
    this.#window.happyDOM.setURL(url);
    await Promise.resolve();
    globalThis.dispatchEvent(new PopStateEvent("popstate"));
    globalThis.dispatchEvent(new Event("hashchange"));
  }

  /** Opens another link in the same page. */
  async follow(hash: string): Promise<void> {
    if (this.#window.location.hash === hash) return;
    const { entries, at } = this.#history;
    const url = new URL(hash, this.#window.location.href).href;
    entries.splice(at + 1, entries.length, url);
    this.#history.at += 1;
    this.#window.happyDOM.setURL(url);
    await Promise.resolve();
    globalThis.dispatchEvent(new Event("hashchange"));
  }

  #install(): void {
    const before = new Set(Object.getOwnPropertyNames(globalThis));
    const { keys, originals } = populateGlobal(globalThis, this.#window, { bindFunctions: true });
    this.#undo.push(() => {
      const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name));
      for (const key of [...keys, ...added]) Reflect.deleteProperty(globalThis, key);
      for (const [key, value] of originals) define(globalThis, key, value);
    });
    this.#replace(globalThis, {
      ...this.clock.globals,
      ...canvas.globals,
      ...this.#observers(),
      Worker: this.#workers(),
      devicePixelRatio: 1,
      origin: this.#window.location.origin,
      matchMedia: (query: string) => this.#query(query),
      getComputedStyle: (element: Element) => this.#styleOf(element),
      fetch: async (address: URL | string) => ({
        headers: new Headers({ "content-type": "application/wasm" }),
        address: String(address),
      }),
      Option: class {
        constructor(text: string, value: string) {
          const option = document.createElement("option");
          [option.text, option.value] = [text, value];
          // biome-ignore lint/correctness/noConstructorReturn: what is made is an element.
          return option;
        }
      },
      ToggleEvent: class extends Event {
        newState;
        constructor(type: string, { newState, ...how }: EventInit & { newState: string }) {
          super(type, how);
          this.newState = newState;
        }
      },
    });
    this.#replace(WebAssembly, {
      compileStreaming: async ({ address }: { address: string }) => moduleAt(address),
      instantiate: (...given: Parameters<typeof instantiate>) => this.#track(instantiate(...given)),
    });
    this.#replace(navigator, { clipboard: clipboard() });
    define(document, "fonts", new EventTarget());
    canvas.drawOn(HTMLCanvasElement.prototype);
    this.#giveHistory();
    this.#giveSizes();
    this.#givePopovers();
    this.#giveDialogs();
  }

  #track<T>(coming: Promise<T>): Promise<T> {
    this.#coming.add(coming);
    const end = () => this.#coming.delete(coming);
    coming.then(end, end);
    return coming;
  }

  /** Replaces values until the window is closed. */
  #replace(target: object, values: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(values)) {
      const before = Object.getOwnPropertyDescriptor(target, name);
      define(target, name, value);
      this.#undo.push(() => {
        if (before) Object.defineProperty(target, name, before);
        else Reflect.deleteProperty(target, name);
      });
    }
  }

  #query(query: string): object {
    const target = new EventTarget();
    const asked = { query, matches: holds(query, this.media), target };
    this.#queries.push(asked);
    return Object.defineProperty(target, "matches", { get: () => asked.matches });
  }

  #styleOf(element: Element): object {
    const { styles } = this;
    return {
      get display() {
        return styles.display(element);
      },
      get visibility() {
        return styles.visibility(element);
      },
      fontSize: "16px",
      getPropertyValue: (name: string) =>
        name.startsWith("--") ? this.styles.token(document.documentElement, name) : "",
    };
  }

  #workers(): unknown {
    const threads = this.#threads;
    return class extends EventTarget {
      #thread;
      constructor(address: string) {
        super();
        const name = address.slice(address.lastIndexOf("/") + 1);
        this.#thread = new Thread(`${WORKERS[name] ?? "engine/"}${name}`, (data) =>
          this.dispatchEvent(Object.assign(new Event("message"), { data })),
        );
        threads.push(this.#thread);
      }
      postMessage(message: unknown) {
        this.#thread.postMessage(message);
      }
      terminate() {
        this.#thread.terminate();
      }
    };
  }

  /** Size observers fire once: sizes never change. */
  #observers(): Record<string, unknown> {
    class ResizeObserver {
      #tell;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element) {
        setTimeout(() => this.#tell([{ target }]));
      }
      unobserve() {}
      disconnect() {}
    }
    return { ResizeObserver };
  }

  #giveHistory(): void {
    const write = (isNew: boolean) => (_state: unknown, _title: string, link: string) => {
      const url = new URL(link, this.#window.location.href).href;
      if (isNew) this.#history.at += 1;
      this.#history.entries.splice(this.#history.at, isNew ? Number.POSITIVE_INFINITY : 1, url);
      this.#window.happyDOM.setURL(url);
    };
    const { location } = this.#window;
    this.#replace(globalThis, {
      history: {
        pushState: write(true),
        replaceState: write(false),
        back: () => this.travel(-1),
        forward: () => this.travel(1),
      },
      location: new Proxy(location, {
        get: (target, name) => {
          const value = Reflect.get(target, name, target);
          return typeof value === "function" ? value.bind(target) : value;
        },
        set: (target, name, value) => {
          if (name !== "hash") return Reflect.set(target, name, value, target);
          void this.follow(String(value).replace(/^#?/, "#"));
          return true;
        },
      }),
    });
  }

  #giveSizes(): void {
    const get = (side: "width" | "height") => ({
      configurable: true,
      get(this: HTMLElement) {
        return boxOf(this)[side];
      },
    });
    const styles = this.styles;
    Object.defineProperties(HTMLElement.prototype, {
      clientWidth: get("width"),
      offsetWidth: get("width"),
      clientHeight: get("height"),
      offsetHeight: get("height"),
      innerText: {
        configurable: true,
        get(this: HTMLElement) {
          return seenText(this, styles);
        },
      },
    });
    for (const [name, attribute] of REFLECTED) {
      Object.defineProperty(Element.prototype, name, {
        configurable: true,
        get(this: Element) {
          return this.getAttribute(attribute);
        },
        set(this: Element, value: string | null) {
          if (value === null) this.removeAttribute(attribute);
          else this.setAttribute(attribute, value);
        },
      });
    }
    for (const [name, value] of Object.entries({
      getBoundingClientRect(this: HTMLElement) {
        return boxOf(this);
      },
      checkVisibility(this: HTMLElement) {
        return styles.isShown(this);
      },
      setPointerCapture() {},
      releasePointerCapture() {},
      scrollIntoView() {},
    })) {
      define(Element.prototype, name, value);
    }
  }

  #givePopovers(): void {
    const { matches } = Element.prototype;
    /** Where the focus was when a dialog opened. */
    const before = new WeakMap<Element, Element | null>();
    const toggle = (element: Element, open: boolean) => {
      if (openPopovers.has(element) === open) return;
      const newState = open ? "open" : "closed";
      element.dispatchEvent(new ToggleEvent("beforetoggle", { newState }));
      if (open) {
        openPopovers.add(element);
        before.set(element, document.activeElement);
      } else {
        const had = element.contains(document.activeElement);
        openPopovers.delete(element);
        const back = before.get(element);
        if (had && back instanceof HTMLElement) back.focus();
      }
      queueMicrotask(() => element.dispatchEvent(new ToggleEvent("toggle", { newState })));
    };
    for (const [name, value] of Object.entries({
      showPopover(this: Element) {
        toggle(this, true);
      },
      hidePopover(this: Element) {
        toggle(this, false);
      },
      togglePopover(this: Element) {
        toggle(this, !openPopovers.has(this));
      },
      matches(this: Element, selector: string) {
        if (selector === ":popover-open") return openPopovers.has(this);
        return matches.call(this, selector);
      },
    })) {
      define(HTMLElement.prototype, name, value);
    }
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>("[popover]")].filter((one) =>
        openPopovers.has(one),
      );
    addEventListener("click", ({ target }) => {
      if (!(target instanceof Element)) return;
      const opener = target.closest("[popovertarget]");
      const named = document.getElementById(opener?.getAttribute("popovertarget") ?? "");
      // A click elsewhere closes what is open, and so does Escape.
      for (const open of shown()) {
        const isIts = open.contains(target) || open === named || isOpenerOf(target, open);
        if (!isIts && open.getAttribute("popover") !== "manual") open.hidePopover();
      }
      named?.togglePopover();
    });
    addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key !== "Escape" || defaultPrevented) return;
      const last = shown()
        .filter((one) => one.getAttribute("popover") !== "manual")
        .at(-1);
      if (last) return last.hidePopover();
      const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
      if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
    });
  }

  #giveDialogs(): void {
    const { showModal, close } = HTMLDialogElement.prototype;
    const before = new WeakMap<HTMLDialogElement, Element | null>();
    define(HTMLDialogElement.prototype, "showModal", function (this: HTMLDialogElement) {
      before.set(this, document.activeElement);
      showModal.call(this);
      const first = this.querySelector<HTMLElement>(
        "[autofocus], button:not([disabled]), input, select, [href]",
      );
      first?.focus();
    });
    define(HTMLDialogElement.prototype, "close", function (this: HTMLDialogElement, said?: string) {
      close.call(this, said);
      const back = before.get(this);
      if (back instanceof HTMLElement) back.focus();
    });
  }
}

function define(target: object, name: PropertyKey, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** Whether a click on an element opens or closes a popover by itself. */
const isOpenerOf = (target: Element, popover: Element) =>
  target.closest(`[aria-controls="${popover.id}"]`) !== null;

/** The position of an element; a square has its share of the board. */
function boxOf(element: Element): DOMRect {
  const grid = element.closest('[role="grid"]');
  const { width, height } = sizeOf(element);
  const row = element.closest('[role="row"]');
  if (element.getAttribute("role") !== "gridcell" || !grid || !row) {
    return rectOf(0, 0, width, height);
  }
  const [across, down] = [row.children.length, grid.children.length];
  const [column, line] = [indexOf(element), indexOf(row)];
  const [wide, high] = [width / across, height / down];
  return rectOf(column * wide, line * high, wide, high);
}

const indexOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);

/** The size that its style, or an ancestor's, sets. */
function sizeOf(element: Element): { width: number; height: number } {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!(at instanceof HTMLElement) || !at.style.width.endsWith("px")) continue;
    return { width: Number.parseFloat(at.style.width), height: Number.parseFloat(at.style.height) };
  }
  return { width: SIZE, height: SIZE };
}

const rectOf = (x: number, y: number, width: number, height: number): DOMRect => ({
  x: x + EDGE,
  y: y + EDGE,
  left: x + EDGE,
  top: y + EDGE,
  width,
  height,
  right: x + EDGE + width,
  bottom: y + EDGE + height,
  toJSON: () => ({}),
});

/** The visible text of an element. */
function seenText(element: Element, styles: Styles): string {
  if (styles.display(element) === "none") return "";
  return [...element.childNodes]
    .map((child) => (child instanceof Element ? seenText(child, styles) : child.textContent))
    .join("")
    .replace(/\s+/g, " ");
}

function clipboard(): object {
  let text = "";
  return {
    writeText: async (given: string) => {
      text = given;
    },
    readText: async () => text,
  };
}
