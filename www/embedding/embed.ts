/**
 * `<forward-check moment="#/queens/8/a8/forward-checking@41">`: a run, a lesson or a race of Forward
 * Check within any page that has `<script src="…/www/embed.js" defer></script>`.
 *
 * Attributes: `moment`, a link from # on; `title`, its name; `theme`, light or dark, if it is not to
 * follow the page; `height` in pixels. Methods: `play()`, `pause()`, `seek(step)`. Events: `ready`,
 * `moment`, `ended`, with what is seen as their `detail`, and `problem`, with a sentence (`says`).
 */
(() => {
  /** Of the messages that `state/embedding.ts` explains. */
  const VERSION = 1;
  const EVENTS = ["ready", "moment", "ended", "problem"];

  const script = document.currentScript ?? document.querySelector('script[src$="/embed.js"]');
  const page = new URL("../index.html?embed", (script as HTMLScriptElement).src);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; container-type: inline-size; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; min-height: 320px; aspect-ratio: 4 / 5; border: 0; }
    @container (min-width: 480px) { iframe { aspect-ratio: 8 / 5; } }
  `);

  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null;

  class ForwardCheck extends HTMLElement {
    static observedAttributes = ["moment", "title", "theme", "height"];
    #frame = document.createElement("iframe");
    /** What was asked for too early. */
    #waiting: object[] = [];
    #isReady = false;
    #hear = (event: MessageEvent) => this.#take(event);

    constructor() {
      super();
      this.#frame.loading = "lazy";
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheet];
      root.append(this.#frame);
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#load();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
    }

    attributeChangedCallback(name: string) {
      const height = Number(this.getAttribute("height"));
      this.#frame.title ||= "Forward Check";
      this.#frame.style.cssText = height ? `height: ${height}px; aspect-ratio: auto` : "";
      if (this.title) this.#frame.title = this.title;
      if (name === "theme") this.#load();
      if (name !== "moment") return;
      // Another moment in the same frame is no entry in the host's history.
      if (this.#isReady) this.#frame.contentWindow?.location.replace(this.#address);
      else this.#load();
    }

    #load() {
      this.#isReady = false;
      if (this.isConnected) this.#frame.src = this.#address;
    }

    get #address() {
      const address = new URL(page);
      const theme = this.getAttribute("theme");
      if (theme) address.searchParams.set("theme", theme);
      address.hash = this.getAttribute("moment") ?? "";
      return address.href;
    }

    /** Goes on by itself; from the end it begins again. */
    play() {
      this.#ask({ do: "play" });
    }

    pause() {
      this.#ask({ do: "pause" });
    }

    /** @param step from 0 on */
    seek(step: number) {
      this.#ask({ do: "seek", step });
    }

    #ask(order: object) {
      const message = { forwardCheck: VERSION, ...order };
      if (this.#isReady) this.#frame.contentWindow?.postMessage(message, "*");
      else this.#waiting.push(order);
    }

    #take({ source, data }: { source: unknown; data: unknown }) {
      if (source !== this.#frame.contentWindow || !isObject(data)) return;
      const { forwardCheck, event, ...detail } = data;
      if (forwardCheck !== VERSION || typeof event !== "string" || !EVENTS.includes(event)) return;
      const { title } = detail;
      if (title && typeof title === "string") this.#frame.title = this.title || title;
      if (event === "ready") this.#begin();
      this.dispatchEvent(new CustomEvent(event, { detail }));
    }

    #begin() {
      this.#isReady = true;
      for (const order of this.#waiting.splice(0)) this.#ask(order);
    }
  }

  customElements.define("forward-check", ForwardCheck);
})();
