/**
 * Runs before anything is painted and before any module arrives. It marks the page with the theme,
 * the mode and the board that are coming, so that what is seen meanwhile (`app/loading.css`) is the
 * frame of the page that will be; and with what keeps the page from coming, for which `index.html`
 * has the sentences.
 *
 * A classic script, as the browser waits for those: it imports nothing, and knows for itself the few
 * words of links and settings that it needs (`tests/unit/before-paint.test.ts` compares). It is packed
 * in the JavaScript of 2015, so that a browser that is too old can still be told so.
 */
(() => {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const isEmbed = asked.has("embed");

  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null;

  /** A part of what was kept, if that has it. */
  const partOf = (whole: unknown, name: string) => (isObject(whole) ? whole[name] : undefined);

  /** A part of what was kept, as text. */
  function textOf(whole: unknown, name: string) {
    const text = partOf(whole, name);
    return typeof text === "string" ? text : "";
  }

  /** What was kept of the settings; an embed does not touch the browser's storage. */
  function settings(): unknown {
    try {
      return isEmbed ? null : JSON.parse(localStorage.getItem("forward-check") ?? "null");
    } catch {
      return null;
    }
  }

  const kept = settings();
  const left = {
    mode: textOf(kept, "mode"),
    screen: textOf(kept, "screen"),
    game: textOf(kept, "game"),
    theme: textOf(kept, "theme"),
  };
  const [first = "", second = ""] = location.hash.replace(/^#?\/?/, "").split(/[/?]/);

  /** The mode that a link names, by its first word; else the one that was left. */
  function modeOf() {
    if (first === "play" || first === "setup") return "play";
    if (first === "learn" || first === "compare") return first;
    if (first === "queens" || first === "knights") return "watch";
    return /^(watch|learn|compare)$/.test(left.mode) ? left.mode : "play";
  }

  /** The screen of Play. */
  function screenOf() {
    if (first === "setup" || (first === "" && left.screen === "draft")) return "draft";
    if (first === "play" ? second !== "" : first !== "") return "board";
    return isPractising() ? "first" : "home";
  }

  /** Whether a newcomer practises before the first puzzle. */
  function isPractising() {
    return !textOf(kept, "mode") || seenOf(left.game).endsWith("~practice");
  }

  /** The board of a game that was left. */
  const seenOf = (game: string) => textOf(partOf(partOf(kept, "places"), "seen"), game);

  /** What names a board: a link, or the game that was left. */
  function boardOf() {
    const board = /(?:^|[#/])(queens|knights)(?:\/(\d+)(?:(?:x|%C3%97)(\d+))?)?/;
    const seen = seenOf(left.game);
    const [, game = left.game, rows = "8", columns = rows] =
      board.exec(location.hash) ?? board.exec(seen) ?? [];
    return { game: game === "knights" ? game : "queens", rows: +rows, columns: +columns };
  }

  /** The theme that was asked for or chosen, or else the system's. */
  function themeOf() {
    const theme = isEmbed ? asked.get("theme") : left.theme;
    if (theme === "light" || theme === "dark") return theme;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }

  /** What keeps this browser from running the page, or "". */
  function troubleOf() {
    if (location.protocol === "file:") return "file";
    const isNew =
      "noModule" in HTMLScriptElement.prototype &&
      "popover" in HTMLElement.prototype &&
      "toSorted" in Array.prototype;
    return isNew && typeof WebAssembly === "object" ? "" : "old";
  }

  /** How the window is laid out, as in `ui/layout.ts`. */
  function layoutOf() {
    const low = isEmbed
      ? "(min-width: 30em) and (min-aspect-ratio: 6 / 5)"
      : "(min-width: 37.5em) and (max-height: 35em)";
    if (matchMedia(low).matches) return "low";
    return isEmbed || matchMedia("(max-width: 47.5em)").matches ? "phone" : "wide";
  }

  /** Marks the page's root: what styles need of it. */
  function markRoot() {
    const { game, rows, columns } = board;
    root.dataset.theme = themeOf();
    root.dataset.game = game;
    root.dataset.layout = layoutOf();
    if (isEmbed) root.dataset.embed = "moment";
    const trouble = troubleOf();
    if (trouble) root.dataset.trouble = trouble;
    root.style.setProperty("--rows", String(rows));
    root.style.setProperty("--columns", String(columns));
    root.style.setProperty("--high", String(Math.min(rows, columns)));
  }

  /** Marks what of the page's body stands for its mode and game. */
  function markBody(main: HTMLElement) {
    const mode = modeOf();
    main.dataset.mode = mode;
    main.dataset.screen = screenOf();
    main.dataset.shows = "board says";
    choose("mode", mode);
    // Which game a lesson is about, only the lesson knows.
    if (mode !== "learn") choose("game", board.game);
  }

  function choose(name: string, value: string) {
    const radio = document.querySelector(`header input[name="${name}"][value="${value}"]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
  }

  const board = boardOf();
  markRoot();

  // The parser lets observers have their turn before anything is painted.
  new MutationObserver((_, observer) => {
    const main = document.querySelector("main");
    if (!main) return;
    observer.disconnect();
    markBody(main);
  }).observe(root, { childList: true, subtree: true });

  // A script or a style sheet that does not arrive says so to its element alone. What is only asked
  // for ahead of time may fail: it is asked for again when it is needed.
  addEventListener(
    "error",
    ({ target }) => {
      const isNeeded =
        target instanceof HTMLScriptElement ||
        (target instanceof HTMLLinkElement && target.relList.contains("stylesheet"));
      if (isNeeded) root.dataset.trouble = root.dataset.trouble ?? "refused";
    },
    true,
  );
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.id === "try-again") location.reload();
  });
})();
