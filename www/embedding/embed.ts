/**
 * `<forward-check moment="#/queens/8/a8/forward-checking@41">`: a run, a lesson or a race of Forward
 * Check within any page that has `<script src="…/www/embed.js" defer></script>`, or that imports the
 * package's `forward-check/element`.
 *
 * Attributes: `moment`, a link from # on; `site`, the address of a Forward Check, or else the script's; `title`; `theme`, light or dark, or else the system's;
 * `height` in pixels. Methods: `play()`, `pause()`, `seek(step)`. Events: `ready`, `moment` and
 * `ended`, whose `detail` says what is shown, and `problem`, whose `detail.says` is a sentence.
 */
(() => {
  /** As in `routes/embedding.ts`. */
  const VERSION = 1;
  const EVENTS = ["ready", "moment", "ended", "problem"];

  const script = document.currentScript ?? document.querySelector('script[src$="/embed.js"]');
  const site = script instanceof HTMLScriptElement && script.src ? new URL("..", script.src) : null;
  const NOWHERE =
    'This frame doesn’t know where Forward Check is: give <forward-check> its address, as in site="https://example.org/forward-check/".';

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; container-type: inline-size; }
    :host([hidden]), [hidden] { display: none; }
    iframe { display: block; width: 100%; min-height: 320px; aspect-ratio: 4 / 5; border: 0; }
    @container (min-width: 480px) { iframe { aspect-ratio: 8 / 5; } }
  `);

  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null;

  class ForwardCheck extends HTMLElement {
    static observedAttributes = ["moment", "site", "title", "theme", "height"];
    #frame = document.createElement("iframe");
    /** What is wrong, in a sentence. */
    #problem = document.createElement("p");
    /** Commands sent before it was ready. */
    #queue: object[] = [];
    #isReady = false;
    #onMessage = (event: MessageEvent) => this.#receive(event);

    constructor() {
      super();
      this.#frame.loading = "lazy";
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheet];
      root.append(this.#frame, this.#problem);
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
      if (name === "theme" || name === "site") this.#load();
      if (name !== "moment") return;
      // Adds no entry to the host's history.
      const address = this.#address;
      if (this.#isReady && address) this.#frame.contentWindow?.location.replace(address);
      else this.#load();
    }

    #load() {
      this.#isReady = false;
      if (!this.isConnected) return;
      const address = this.#address;
      this.#frame.hidden = !address;
      this.#problem.hidden = !!address;
      this.#problem.textContent = address ? "" : NOWHERE;
      if (address) this.#frame.src = address;
      else this.dispatchEvent(new CustomEvent("problem", { detail: { says: NOWHERE } }));
    }

    /** What the frame shows; null without a site. */
    get #address() {
      const at = this.#site;
      if (!at) return null;
      const address = new URL("index.html?embed", at);
      const theme = this.getAttribute("theme");
      if (theme) address.searchParams.set("theme", theme);
      address.hash = this.getAttribute("moment") ?? "";
      return address.href;
    }

    get #site() {
      const given = this.getAttribute("site");
      if (!given) return site;
      // A folder's address may lack its last slash.
      const folder = given.endsWith("/") ? given : `${given}/`;
      return URL.canParse(folder, document.baseURI) ? new URL(folder, document.baseURI) : null;
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

  // A page may have both the script and the package.
  if (!customElements.get("forward-check")) customElements.define("forward-check", ForwardCheck);
})();
