import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { test } from "vitest";
import { BEFORE_PAINT, packedScript } from "../../vite/scripts.ts";
import { saveSettings } from "../../www/saves/saved.ts";
import * as change from "../../www/store/changes.ts";
import { LESSONS } from "../../www/store/lessons.ts";
import { coached } from "../../www/store/practice.ts";
import { boardOf, gameOf, initialState } from "../../www/store/state.ts";
import { openLink } from "./opening.ts";
import "./engine.ts";

const SCRIPT = await packedScript(process.cwd(), BEFORE_PAINT.source, "es2015");

/** A browser that is just new enough. */
const NEW = { HTMLScriptElement: class {}, HTMLElement: class {} };
Object.assign(NEW.HTMLScriptElement.prototype, { noModule: false });
Object.assign(NEW.HTMLElement.prototype, { popover: null });

/** The lists of the packed page, and the one that names lessons. */
const PAGE = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
const LISTS: Record<string, string> = {
  "needs-play": "www/packed/table.js",
  "needs-watch": "www/packed/watch.js",
  "needs-learn": "www/packed/learn.js",
  "needs-compare": "www/packed/compare.js",
  "needs-saves": "www/packed/transfer.js",
  "needs-embed": "www/packed/embedded.js",
  "needs-solvers-queens": "www/packed/queens.wasm",
  "needs-solvers-knights": "www/packed/knights.wasm",
  "needs-solvers-colour": "www/packed/colour.wasm",
  "lessons-knights": /name="lessons-knights" content="(.*)"/.exec(PAGE)![1]!,
  "lessons-colour": /name="lessons-colour" content="(.*)"/.exec(PAGE)![1]!,
};

/** A style sheet of the packed page. */
const SHEET: Record<string, string> = {
  "data-rooms": "watch learn",
  content: "www/packed/watch-learn.css",
};

/** The style of a piece on the placeholder: its column and its row. */
class Style {
  own: string[] = [];
  setProperty(name: string, value: string) {
    if (name !== "--shape") this.own.push(value);
  }
}

interface Piece {
  className: string;
  style: Style;
}

/** The marks that the script leaves on the page. */
type Marks = Partial<Record<"mode" | "screen" | "game" | "theme" | "embed" | "trouble", string>>;

/**
 * Runs the script for one visit.
 * @param visit.kept the settings, as text
 * @param visit.dark whether the system is
 */
function visited({
  hash = "",
  search = "",
  kept = null,
  dark = false,
  ...more
}: {
  hash?: string;
  search?: string;
  kept?: string | null;
  dark?: boolean;
  protocol?: string;
  browser?: object;
} = {}) {
  const style = new Map<string, string>();
  const [onRoot, onMain]: [Marks, Marks] = [{}, {}];
  const root = { dataset: onRoot, style: { setProperty: style.set.bind(style) } };
  const main = { dataset: onMain };
  const looked: string[] = [];
  class MutationObserver {
    observe;
    constructor(hear: (changes: [], observer: MutationObserver) => void) {
      this.observe = () => hear([], this);
    }
    disconnect() {}
  }
  const chosen: string[] = [];
  class HTMLInputElement {
    query;
    constructor(query: string) {
      this.query = query;
    }
    set checked(_: boolean) {
      chosen.push(/value="(.*)"/.exec(this.query)![1]!);
    }
    /** Marks the link to the page that is shown. */
    setAttribute() {
      chosen.push(/data-mode="(.*)"/.exec(this.query)![1]!);
    }
  }
  const pieces: Piece[] = [];
  const preloaded: string[] = [];
  const styled: string[] = [];
  const sheet = { getAttribute: (name: string) => SHEET[name] };
  const querySelector = (query: string) => {
    const [, list] = /^meta\[name="(.*)"\]$/.exec(query) ?? [];
    if (list) return list in LISTS ? { getAttribute: () => LISTS[list] } : null;
    return query === "main" ? main : new HTMLInputElement(query);
  };
  const querySelectorAll = (query: string) =>
    SHEET["data-rooms"]!.split(" ").some((room) => query === `meta[data-rooms~="${room}"]`)
      ? [sheet]
      : [];
  const head = {
    append: ({ rel, href }: HTMLLinkElement) => preloaded.push(`${rel} ${href}`),
    replaceChild: ({ rel, href }: HTMLLinkElement, old: object) => {
      assert.equal(old, sheet);
      styled.push(`${rel} ${href}`);
    },
  };
  runInNewContext(SCRIPT, {
    location: { hash, search, protocol: more.protocol ?? "https:" },
    document: {
      documentElement: root,
      querySelector,
      querySelectorAll,
      head,
      getElementById: () => ({ append: (piece: Piece) => pieces.push(piece) }),
      createElement: () => ({ setAttribute: () => {}, className: "", style: new Style() }),
    },
    localStorage: {
      getItem: (key: string) => {
        looked.push(key);
        return kept;
      },
    },
    self: { origin: "https://play.example" },
    matchMedia: () => ({ matches: dark }),
    addEventListener: () => {},
    setTimeout: () => {},
    URLSearchParams,
    MutationObserver,
    HTMLInputElement,
    ...(more.browser ?? NEW),
  });
  return {
    ...onRoot,
    ...onMain,
    chosen,
    looked,
    preloaded,
    styled,
    pieces: pieces.map(({ className, style: { own } }) => `${className} ${own.join()}`),
    size: [...style.values()].join(),
  };
}

test("the first paint has the mode, screen and board of the link", () => {
  const links = [
    ...["#/play", "#/play/queens/10/a1", "#/play/knights/5x6/a5", "#/play/2026-11-21/knights"],
    ...["#/setup/queens/6", "#/queens/12/c5/forward-checking@41", "#/knights/5x6/a5/warnsdorff@3"],
    ...[
      "#/QUEENS/12/C5/forward-checking%4041.",
      "#/play%252Fknights%252F5x6",
      "#/setup/queens/6%0A",
    ],
    ...["#/learn/words/2@6", "#/compare/knights", "#/compare/queens/race", "#/nonsense", "#/%"],
  ];
  for (const hash of links) {
    const { state } = openLink(hash, initialState());
    const seen = visited({ hash });
    assert.equal(seen.mode, state.mode, hash);
    // Without a link that leads somewhere, a new player practises.
    const screen = /^#\/(play|nonsense|%)$/.test(hash) ? "first" : state.screen;
    if (state.mode === "play") assert.equal(seen.screen, screen, hash);
    if (screen === "first") continue;
    if (state.mode !== "learn") assert.equal(seen.game, gameOf(state), hash);
    const { rows, columns } = boardOf(state);
    if (/play|watch/.test(state.mode)) {
      assert.equal(seen.size, `${rows},${columns},${Math.min(rows, columns)}`, hash);
    }
  }
});

test("a comparison’s tab is not taken for a board", () => {
  assert.equal(visited({ hash: "#/compare/colour/race" }).size, "8,8,8");
});

test("the placeholder has the pieces that a link gives", () => {
  const piecesOn = (hash: string) => visited({ hash }).pieces;
  assert.deepEqual(piecesOn("#/queens/8/c5/forward-checking@41"), ["queen 2,3"]);
  assert.deepEqual(piecesOn("#/play/queens/10/a1+j10"), ["queen 0,9", "queen 9,0"]);
  assert.deepEqual(
    piecesOn("#/play/queens/8/a9+b0+i1+h8"),
    ["queen 7,0"],
    "the rest is off the board",
  );
  assert.deepEqual(piecesOn("#/colour/2A2BAC2B3CDC3D/b4/backtracking@9"), ["queen 1,0"]);
  assert.deepEqual(piecesOn("#/play/knights/5x6/a5?closed"), ["knight 0,0"]);
  const empty = [
    ...["#/play", "#/play/queens/8", "#/queens/8/-/backtracking@9", "#/queens/8/aa1/backtracking"],
    // The knight has left its start.
    ...["#/knights/5x6/a5/warnsdorff@3", "#/learn/words/2@6", "#/compare/queens/race/8/a8"],
  ];
  for (const hash of empty) assert.deepEqual(piecesOn(hash), [], hash);
});

test("the files that a mode needs are requested at once", () => {
  const all = ["modulepreload www/packed/watch.js", "preload www/packed/queens.wasm"];
  const link = "#/queens/12/c5/forward-checking@41";
  assert.deepEqual(visited({ hash: link }).preloaded, all);
  const embed = "modulepreload www/packed/embedded.js";
  assert.deepEqual(visited({ hash: link, search: "?embed" }).preloaded, [...all, embed]);
  assert.deepEqual(visited({ hash: "#/play" }).preloaded, ["modulepreload www/packed/table.js"]);
  assert.deepEqual(visited({ hash: "#/compare/knights" }).preloaded, [
    "modulepreload www/packed/compare.js",
    "preload www/packed/knights.wasm",
  ]);
});

test("the style sheets of a room load before it is shown", () => {
  const all = ["stylesheet www/packed/watch-learn.css"];
  assert.deepEqual(visited({ hash: "#/queens/12/c5/forward-checking@41" }).styled, all);
  assert.deepEqual(visited({ hash: "#/learn/words" }).styled, all);
  assert.deepEqual(visited({ hash: "#/play" }).styled, []);
});

test("a lesson’s solvers are requested at once", () => {
  const kept = (id: string) => {
    const lesson = { id, part: 0, step: null, lock: null };
    return saveSettings({ ...initialState(), mode: "learn", lesson });
  };
  for (const { lesson } of LESSONS) {
    const [game] = lesson.games;
    const all = ["modulepreload www/packed/learn.js", `preload www/packed/${game}.wasm`];
    const link = visited({ hash: `#/learn/${lesson.id}/2` });
    // One lesson runs solvers of both games.
    if (lesson.games.length === 1) assert.deepEqual(link.preloaded, all, lesson.id);
    const saves = "modulepreload www/packed/transfer.js";
    const last = visited({ hash: "#/learn", kept: kept(lesson.id) });
    assert.deepEqual(last.preloaded, [...link.preloaded, saves]);
  }
});

test("without a link, Today is shown, however the page was left", () => {
  const layout = { rows: 5, columns: 6, squares: [], blocked: [], closed: false, regions: null };
  const left = change.toBoard("knights", layout)(initialState());
  const kept = saveSettings({ ...left, theme: "dark" });
  const seen = visited({ kept });
  assert.deepEqual([seen.mode, seen.screen, seen.theme], ["play", "home", "dark"]);
  assert.deepEqual(seen.chosen, ["play", "knights"]);
  for (const more of [{ screen: "draft" }, { mode: "learn" }, { mode: "watch" }] as const) {
    const { mode, screen } = visited({ kept: saveSettings({ ...left, ...more }) });
    assert.deepEqual([mode, screen], ["play", "home"], JSON.stringify(more));
  }
  for (const bad of [null, "", "{", "null", "7", '{"mode":[],"places":7}']) {
    assert.equal(visited({ kept: bad }).mode, "play");
  }
  for (const name of ["mode", "screen", "game", "theme", "places", "hintsSeen"]) {
    const spoilt = JSON.stringify({ ...JSON.parse(kept), [name]: { toString: 1 } });
    const { mode, screen } = visited({ kept: spoilt });
    assert.deepEqual([mode, screen], ["play", "home"], name);
  }
});

test("a newcomer finds the practice board, until the tips are over", () => {
  const practises = change.toHome(initialState());
  const { rows, columns } = boardOf(practises);
  for (const kept of [undefined, saveSettings(practises)]) {
    const { screen, game, size } = visited({ hash: "#/play", kept });
    assert.deepEqual([screen, game, size], ["first", "colour", `${rows},${columns},${rows}`]);
  }
  assert.equal(visited({ kept: saveSettings(coached(practises)) }).screen, "home");
});

test("the theme is the chosen one, or the system’s", () => {
  assert.equal(visited().theme, "light");
  assert.equal(visited({ dark: true }).theme, "dark");
  assert.equal(visited({ dark: true, kept: '{"theme":"light"}' }).theme, "light");
  assert.equal(visited({ search: "?embed&theme=dark" }).theme, "dark");
});

test("an embed is marked, and leaves the browser’s storage alone", () => {
  const seen = visited({ search: "?embed", hash: "#/queens/8/c5/forward-checking@4", kept: "{}" });
  assert.deepEqual([seen.embed, seen.mode, seen.looked], ["moment", "watch", []]);
});

test("a file, an old browser and one without WebAssembly show their messages", () => {
  assert.equal(visited().trouble, undefined);
  assert.equal(visited({ protocol: "file:" }).trouble, "file");
  for (const missing of ["HTMLScriptElement", "HTMLElement"]) {
    assert.equal(visited({ browser: { ...NEW, [missing]: class {} } }).trouble, "old");
  }
  assert.equal(visited({ browser: { ...NEW, WebAssembly: undefined } }).trouble, "no-wasm");
});
