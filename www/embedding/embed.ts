/**
 * `<forward-check moment="#/queens/8/a8/forward-checking@41">`: a run, a lesson or a race of Forward
 * Check within any page that has `<script src="…/www/embed.js" defer></script>`.
 *
 * Attributes: `moment`, a link from # on; `title`; `theme`, light or dark, or else the system's;
 * `height` in pixels. Methods: `play()`, `pause()`, `seek(step)`. Events: `ready`, `moment` and
 * `ended`, whose `detail` says what is shown, and `problem`, whose `detail.says` is a sentence.
 */
(() => {
  /** As in `routes/embedding.ts`. */
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
    /** Commands sent before it was ready. */
    #queue: object[] = [];
    #isReady = false;
    #onMessage = (event: MessageEvent) => this.#receive(event);

    constructor() {
      super();
      this.#frame.loading = "lazy";
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheet];
      root.append(this.#frame);
    }

    connectedCallback() {
      addEventListener("message", this.#onMessage);
      this.#load();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#onMessage);
    }

    attributeChangedCallback(name: string) {
      const height = Number(this.getAttribute("height"));
      this.#frame.title ||= "Forward Check";
      this.#frame.style.cssText = height ? `height: ${height}px; aspect-ratio: auto` : "";
      if (this.title) this.#frame.title = this.title;
      if (name === "theme") this.#load();
      if (name !== "moment") return;
      // Adds no entry to the host's history.
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

    /** At the end, plays from the start. */
    play() {
      this.#send({ do: "play" });
    }

    pause() {
      this.#send({ do: "pause" });
    }

    /** @param step from 0 on */
    seek(step: number) {
      this.#send({ do: "seek", step });
    }

    #send(command: object) {
      const message = { forwardCheck: VERSION, ...command };
      if (this.#isReady) this.#frame.contentWindow?.postMessage(message, "*");
      else this.#queue.push(command);
    }

    #receive({ source, data }: { source: unknown; data: unknown }) {
      if (source !== this.#frame.contentWindow || !isObject(data)) return;
      const { forwardCheck, event, ...detail } = data;
      if (forwardCheck !== VERSION || typeof event !== "string" || !EVENTS.includes(event)) return;
      const { title } = detail;
      if (title && typeof title === "string") this.#frame.title = this.title || title;
      if (event === "ready") this.#flush();
      this.dispatchEvent(new CustomEvent(event, { detail }));
    }

    #flush() {
      this.#isReady = true;
      for (const command of this.#queue.splice(0)) this.#send(command);
    }
  }

  customElements.define("forward-check", ForwardCheck);
})();
