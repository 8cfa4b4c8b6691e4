/**
 * Reads links as chat and mail leave them: with a full stop or a bracket after them, a parameter of a network
 * that follows clicks, signs encoded once or twice, other case, a space where a line broke. What is left must be
 * the link that was meant. What can't be read opens the nearest thing that can, and a sentence says so.
 */

import { attempt } from "../core/attempt.ts";
import { quoted } from "../core/quoted.ts";
import { LinkError } from "./moments.ts";
import type { Kind } from "./path.ts";
import { parse, type Route, type RouteTo } from "./route.ts";

/** What was read of a link. */
export interface ReadLink {
  /** Null if it leads nowhere. */
  route: Route | null;
  /** What was left out, or what is wrong, in a sentence, or "". */
  problem: string;
}

/** Parameters that networks add to links to count clicks. */
const ADDED =
  /([?&])(?:(?:utm_\w+|\w*clid|[gw]braid|mc_[ce]id|igshid?|_g[al]|_hs\w+|si|ref)=[^&]*(?:&|$))+/gi;

/** White space and invisible signs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]+/gu;

/** A space between the names of two squares. */
const PLUS = /(?<=[/+,= ][a-z]{1,2}\d{1,2}) (?=[a-z]{1,2}\d{1,2}(?:[+,/?& ]|$))/g;

/** Signs that text has after a link. No link of ours ends in one, except for a bracket that it opened. */
const AFTER = /[\0- \x7f.,;:!?'"*_)\]}>|`~\\^$</]|[^\0-\x7f]/;
const DIGIT = /\p{N}/u;

const SPACED = "This link had spaces or line breaks in it. Check that it opened what you expected.";
const REST = "Here is what the rest of the link names.";

/** Undoes what encodes single signs; a damaged code stays. */
const decoded = (text: string) =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (code) => attempt(() => decodeURIComponent(code)) ?? code);

/** Undoes what the source of a page encodes. */
const unescaped = (text: string) => text.replaceAll("&amp;", "&");

/** Without the signs after it. */
function ended(text: string) {
  let end = text.length;
  let open = text.split("(").length - text.split(")").length;
  for (; end > 0; end--) {
    const last = text[end - 1]!;
    if (!AFTER.test(last) || DIGIT.test(last)) break;
    if (last !== ")") continue;
    if (open >= 0) break;
    open += 1;
  }
  return text.slice(0, end);
}

/** Without signs before and after it, and with one question mark, as `path?query`. */
function trimmed(text: string): [path: string, query: string] {
  const bare = unescaped(text).replace(/^[\p{Cc}\p{Cf}\p{Z}#/!]+/u, "");
  const own = bare.replaceAll(ADDED, (found, before: string) =>
    found.endsWith("&") ? before : "",
  );
  const [path = "", ...words] = ended(own).split("?");
  return [lowerCased(path), words.filter(Boolean).join("&")];
}

/** In lower case, except for a program. */
const lowerCased = (path: string) =>
  path
    .replace(/^[^~]+/, (board) => board.toLowerCase())
    .replace(/~.*/, (code) => (/^lab\//i.test(path) ? code : code.toLowerCase()));

const joined = (path: string, query: string) => `#/${path}${query && "?"}${query}`;

/** Words of a query whose values have capitals, or a checksum of theirs. */
const lowered = (query: string) =>
  query.replaceAll(/([^&=]+)(=[^&]*)?/g, (word, name: string) =>
    /^choices$/i.test(name) ? word.replace(name, "choices") : word.toLowerCase(),
  );

/** A link in one line; a plus that became a space is a plus. */
const unbroken = (link: string) => link.replaceAll(PLUS, "+").replaceAll(UNSEEN, "");

/** Decoded, except for the name in a challenge: it may have any signs. */
const besidesName = (text: string) =>
  unescaped(text)
    .split(/(?<=[?&]by=)([^&]*)/i)
    .map((part, at) => (at === 1 ? part : decoded(decoded(part))))
    .join("");

/** The texts that a link may have been, in order of preference. A checksum has to choose. */
export function readings(raw: string): string[] {
  const once = decoded(raw);
  const whole = [raw, once, decoded(once)].map((text) => joined(...trimmed(besidesName(text))));
  return [...new Set([...whole, ...whole.map((link) => link.replaceAll(UNSEEN, ""))])];
}

/** Reads a link, or the most of it that can be parsed. */
export function readLink(raw: string): ReadLink {
  const [path, query] = trimmed(decoded(decoded(raw)));
  if (/^duel(?:\/|$)/.test(path)) return { route: { kind: "duel", link: raw }, problem: "" };
  const broken = joined(path, lowered(query));
  const link = unbroken(broken);
  const route = parse(link);
  if (!(route instanceof LinkError)) {
    return { route, problem: whyUnknown(route, link) || (link === broken ? "" : SPACED) };
  }
  const near = nearest(link);
  return { route: near, problem: near ? `${route.wrong} ${REST}` : route.message };
}

/** The words that a query may have; in Watch the solver says which it takes. */
const BOARD = ["closed", "blocked", "position", "grade", "open", "projector", "seed", "choices"];
const WORDS: { [K in Kind]?: string[] } = {
  play: BOARD,
  setup: BOARD,
  explain: ["open"],
  learn: ["projector", "lock", "seed", "idea", "board"],
  lab: ["closed", "blocked", "task", "seed"],
  compare: [
    "closed",
    "blocked",
    "clock",
    "you",
    "program",
    "metric",
    "rule",
    "at",
    "measure",
    "n",
    "seeds",
    "run",
  ],
};

/** A sentence about a word that says nothing about its place, or "". */
function whyUnknown({ kind }: Route, link: string) {
  const names = new URLSearchParams(link.split("?")[1] ?? "").keys();
  const unknown = [...names].find((name) => WORDS[kind] && !WORDS[kind].includes(name));
  return unknown === undefined ? "" : `${quoted(unknown)} in this link means nothing here. ${REST}`;
}

/** The puzzle of a challenge that can't be read; null if that may be damaged as well, or the page is too old. */
export function puzzleOfDuel(raw: string): RouteTo<"play"> | null {
  const [path, query] = trimmed(decoded(decoded(raw)));
  if (query === "" || /(?:^|&)run=[2-9]/.test(query)) return null;
  const route = parse(joined(path.replace(/^duel/, "play"), lowered(query)));
  return !(route instanceof LinkError) && route.kind === "play" ? route : null;
}

/** The route of the most of a link that can be parsed; null if there is none. */
function nearest(link: string): Route | null {
  const [path = "", query = ""] = link.slice(2).split("?", 2);
  const still = path.replace(/@.*$/, "");
  const parts = still.split("/");
  const words = query.split("&");
  const fewer = words.map((word) =>
    joined(path, words.filter((other) => other !== word).join("&")),
  );
  const shorter = parts.map((_, left) => joined(parts.slice(0, parts.length - left).join("/"), ""));
  for (const tried of [joined(still, query), ...fewer, joined(path, ""), ...shorter]) {
    const route = parse(tried);
    if (!(route instanceof LinkError)) return route;
  }
  return null;
}
