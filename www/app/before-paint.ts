/**
 * Runs before the first paint and before any module loads. It marks the page with its theme, mode and
 * board size, so that the placeholder (`app/loading.css`) matches the page to come, or with the problem
 * that keeps the page from loading; `index.html` has the sentences.
 *
 * It is a classic script, because the browser waits for those: Vite packs it with the start of the grammar of
 * links (`routes/path.ts`), as JavaScript of 2015, so that old browsers can run it and say what is wrong. It repeats
 * the few words of settings that it needs (`tests/unit/before-paint.test.ts` compares them).
 */

import { gameNamed, modeOf as modeOfKind, type Start, sizeNamed, startOf } from "../routes/path.ts";

const root = document.documentElement;
const asked = new URLSearchParams(location.search);
const isEmbed = asked.has("embed");
/** Whether this is a frame without an origin, to which hosts send scripts only if they say so. */
const isSandboxed = self.origin === "null";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A part of the saved settings, if it exists. */
const partOf = (whole: unknown, name: string) => (isObject(whole) ? whole[name] : undefined);

/** A part of the saved settings, as text. */
function textOf(whole: unknown, name: string) {
  const text = partOf(whole, name);
  return typeof text === "string" ? text : "";
}

/** The saved settings; an embed does not touch storage. */
function settings(): unknown {
  try {
    return isEmbed ? null : JSON.parse(localStorage.getItem("forward-check") ?? "null");
  } catch {
    return null;
  }
}

const kept = settings();
const left = {
  game: textOf(kept, "game"),
  theme: textOf(kept, "theme"),
};
const USUAL_SIZE = { rows: 8, columns: 8 };
/** The board of the tips, as in `routes/layout.ts`. */
const PRACTICE = { game: "colour" as const, size: { rows: 5, columns: 5 } };
const start = startOf(readable(location.hash));
const words = start.rest.split("/");
/** Whether the link leads somewhere. */
const leads = start.kind !== "watch" || gameNamed(words[0]) !== undefined;

/** Much as `routes/forgiving.ts` reads a link, without its query. */
function readable(link: string) {
  let text = link;
  try {
    text = decodeURIComponent(decodeURIComponent(link));
  } catch {
    // The page says that the link is damaged.
  }
  const [path = ""] = text.toLowerCase().replace(/\s+/g, "").split("?");
  return path.replace(/^[#/]+/, "").replace(/[\s.,;:!?'"*_)\]}>/]+$/, "");
}

/** The mode that the link names, or else Today. */
const modeOf = () => (leads ? modeOfKind(start.kind) : "play");

/** The screen of Play. */
function screenOf() {
  if (!leads || start.kind === "home") return isPractising() ? "first" : "home";
  if (start.kind === "bring" || start.kind === "explain") return start.kind;
  return start.kind === "setup" ? "draft" : "board";
}

/** Whether Today is shown, without a board. */
const isHome = () => modeOf() === "play" && screenOf() === "home";

/** Whether a new player practises before the first puzzle. The tips leave a mark once they are over. */
function isPractising() {
  const isOver = /"coach\//.test(JSON.stringify(partOf(kept, "hintsSeen") ?? ""));
  return !kept || (seenOf("colour").endsWith("~practice") && !isOver);
}

/** The id of the board last shown in a game. */
const seenOf = (game: string) => textOf(partOf(partOf(kept, "places"), "seen"), game);

/** The board that the link names, or else the last one, whose id is much like its link. */
function boardOf() {
  if (modeOf() === "play" && screenOf() === "first") return PRACTICE;
  const last = seenOf(left.game).replace(/^day\/|~.*/g, "");
  const game = gameNamed(left.game) ?? "queens";
  return boardAt(start) ?? boardAt(startOf(`play/${last}`)) ?? { game, size: USUAL_SIZE };
}

/** The game and the size of a board; null if the link names none. */
function boardAt({ kind, rest }: Start) {
  const words = rest.replace(/@\d*$/, "").split("/");
  // The puzzle of a day may be queens-easy.
  const [named, size = ""] =
    kind === "day" ? (words[1] ?? "").split("-", 1) : kind === "compare" ? [words[0]] : words;
  const game = gameNamed(named);
  return game ? { game, size: sizeNamed(size) ?? sizeOf(game === "colour" ? size : "") } : null;
}

/** The size of a board of colours, from its run lengths. */
function sizeOf(runs: string) {
  const squares = runs.replace(/(\d+)\D/g, (_, run) => "x".repeat(Math.min(+run, 145))).length;
  const side = Math.ceil(Math.sqrt(squares));
  return side ? { rows: side, columns: side } : USUAL_SIZE;
}

/** The theme requested or chosen, or else the system's. */
function themeOf() {
  const theme = isEmbed ? asked.get("theme") : left.theme;
  if (theme === "light" || theme === "dark") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Why this browser can't run the page, or "". */
function troubleOf() {
  if (location.protocol === "file:") return "file";
  const isNew =
    "noModule" in HTMLScriptElement.prototype &&
    "popover" in HTMLElement.prototype &&
    "toSorted" in Array.prototype;
  if (!isNew) return "old";
  return typeof WebAssembly === "object" ? "" : "no-wasm";
}

/** As in `ui/layout.ts`. */
function layoutOf() {
  const low = isEmbed
    ? "(min-width: 30em) and (min-aspect-ratio: 6 / 5)"
    : "(min-width: 37.5em) and (max-height: 40em)";
  if (matchMedia(low).matches) return "low";
  return isEmbed || matchMedia("(max-width: 47.5em)").matches ? "phone" : "wide";
}

/** Sets what style sheets need on the root. */
function markRoot() {
  const { game, size } = board;
  root.dataset.theme = themeOf();
  root.dataset.game = game;
  root.dataset.layout = layoutOf();
  if (isEmbed) root.dataset.embed = "moment";
  if (partOf(kept, "less") === true) root.dataset.less = "";
  const trouble = troubleOf();
  if (trouble) root.dataset.trouble = trouble;
  root.style.setProperty("--rows", String(size.rows));
  root.style.setProperty("--columns", String(size.columns));
  root.style.setProperty("--high", String(Math.min(size.rows, size.columns)));
}

/** Shows the mode and the game in the placeholder. */
function markBody(main: HTMLElement) {
  const mode = modeOf();
  main.dataset.mode = mode;
  main.dataset.screen = screenOf();
  main.dataset.shows = "board says";
  const link = document.querySelector(`header [data-mode="${mode}"]`);
  if (link) link.setAttribute("aria-current", "page");
  const games = document.getElementById("game");
  if (games) games.hidden = mode !== "watch" && mode !== "compare";
  choose("game", board.game);
}

/** Outlines like those of `drawQueen` and `drawKnight` in board/draw/pieces.ts. */
const SHAPES = {
  queen:
    "20% 58%, 13% 27%, 31% 49%, 34% 21%, 50% 47%, 66% 21%, 69% 49%, 87% 27%, 80% 58%, 77% 80%, 23% 80%",
  knight:
    "31% 82%, 77% 82%, 74% 53%, 64% 35%, 49% 27%, 46% 19%, 40% 27%, 33% 23%, 32% 32%, 19% 53%, 22% 63%, 30% 61%, 34% 57%, 45% 56%, 38% 69%",
};

/** Shows the pieces that the link gives: locked queens, or the start of a tour to play. */
function markBoard(at: HTMLElement) {
  const { game, size } = board;
  // The knight of a run has left its start.
  if (game === "knights" && start.kind !== "play") return;
  for (const name of (words[2] ?? "").split("+")) {
    const [column, row] = [name.charCodeAt(0) - 97, size.rows - +name.slice(1)];
    const isOnBoard = column < size.columns && row >= 0 && row < size.rows;
    if (!/^[a-z]\d+$/.test(name) || !isOnBoard) continue;
    const piece = document.createElement("i");
    const kind = game === "knights" ? "knight" : "queen";
    piece.className = kind;
    piece.style.setProperty("--shape", `polygon(${SHAPES[kind]})`);
    piece.style.setProperty("--column", String(column));
    piece.style.setProperty("--row", String(row));
    at.append(piece);
  }
}

function choose(name: string, value: string) {
  const radio = document.querySelector(`header input[name="${name}"][value="${value}"]`);
  if (radio instanceof HTMLInputElement) radio.checked = true;
}

/** Requests what the mode needs, before the page's scripts do. `index.html` lists it. */
function preload() {
  const mode = modeOf();
  const lists = mode === "play" || mode === "lab" ? [mode] : [mode, `solvers-${solvedIn(mode)}`];
  if (isHome()) lists.push("today");
  if (kept) lists.push("saves");
  if (isEmbed) lists.push("embed");
  for (const list of lists)
    for (const file of listed(`needs-${list}`)) document.head.append(linkTo(file));
}

/** The game whose solvers run. A lesson names it only in `index.html`. */
function solvedIn(mode: string) {
  if (mode !== "learn") return board.game;
  const lesson = words[0] || textOf(partOf(kept, "lesson"), "id");
  for (const game of ["knights", "colour"])
    if (listed(`lessons-${game}`).indexOf(lesson) >= 0) return game;
  return "queens";
}

/** The words of a list in `index.html`. */
function listed(name: string) {
  const meta = document.querySelector(`meta[name="${name}"]`);
  return (meta?.getAttribute("content") ?? "").split(" ").filter(Boolean);
}

/** A link that preloads a script or a compiled module. */
function linkTo(file: string) {
  const link = document.createElement("link");
  link.href = file;
  link.rel = "modulepreload";
  if (file.endsWith(".wasm")) {
    link.rel = "preload";
    link.as = "fetch";
    link.type = "application/wasm";
    link.crossOrigin = "anonymous";
  }
  return link;
}

/**
 * Loads the style sheets of a room, which has them in `index.html`. The first paint waits for them if the
 * browser can do that; the room waits in any case (`ui/styles.ts`).
 */
function style(room: string) {
  for (const meta of Array.from(document.querySelectorAll(`meta[data-rooms~="${room}"]`))) {
    const link = document.createElement("link");
    link.href = meta.getAttribute("content") ?? "";
    link.rel = "stylesheet";
    link.setAttribute("blocking", "render");
    link.setAttribute("data-rooms", meta.getAttribute("data-rooms") ?? "");
    document.head.replaceChild(link, meta);
  }
}

/** Shows the address of the page outside the frame, whose sandbox may not let a link open it. */
function showAddress() {
  const link = document.getElementById("outside");
  if (!(link instanceof HTMLAnchorElement)) return;
  const page = new URL(location.href);
  for (const word of ["embed", "theme"]) page.searchParams.delete(word);
  link.textContent = link.href = page.href;
}

const board = boardOf();
markRoot();
preload();
style(modeOf());
if (isHome()) style("today");
if (isEmbed) style("embed");

// Observers run before the first paint.
new MutationObserver((_, observer) => {
  const main = document.querySelector("main");
  const at = document.getElementById("board");
  if (!main || !at) return;
  observer.disconnect();
  markBody(main);
  markBoard(at);
}).observe(root, { childList: true, subtree: true });

/** Shows why the page is not ready, unless it already says why. */
function stop(trouble: string) {
  if (!root.dataset.ready) root.dataset.trouble = root.dataset.trouble ?? trouble;
}

/** As in `core/patience.ts`, in milliseconds. */
const PATIENCE = 20_000;
setTimeout(() => stop("slow"), PATIENCE);

/** Reloads the page; if a file is damaged, fetches all again first, because the browser keeps them. */
function again() {
  const reload = () => location.reload();
  if (root.dataset.trouble !== "damaged") return reload();
  delete root.dataset.trouble;
  setTimeout(reload, PATIENCE);
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => fetch(name, { cache: "reload" }).then((file) => file.blob()));
  Promise.all(files).then(reload, reload);
}

// Loading errors of scripts and style sheets don't bubble, hence the capturing listener. Preloads may
// fail: they are requested again when needed.
addEventListener(
  "error",
  ({ target, error, filename }) => {
    // A script of ours, so a damaged one.
    if (error instanceof SyntaxError && /\/www\//.test(filename)) stop("damaged");
    const isNeeded =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.relList.contains("stylesheet"));
    // Once the page is ready, it reports the failure itself.
    if (isNeeded) stop(isSandboxed ? "sandbox" : "refused");
  },
  true,
);
if (isSandboxed) addEventListener("DOMContentLoaded", showAddress);
addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.id === "try-again") again();
});
