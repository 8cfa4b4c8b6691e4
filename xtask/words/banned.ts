/** Banned wordings and better ones, listed in `xtask/words.toml`. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Kind, Text } from "./text.ts";

export const LIST = "xtask/words.toml";

/** An entry of the list, which says what its keys mean. */
interface Entry {
  find: string;
  say: string;
  only?: "comments" | "strings" | "names";
  except?: string[];
  files?: string[];
}

export type Banned = Entry & { pattern: RegExp };

const KEYS = ["find", "say", "only", "except", "files"];
const KINDS = { comments: "comment", strings: "string", names: "name" };

export function bannedIn(list: string): Banned[] {
  const { banned } = parse(list) as unknown as { banned: Entry[] };
  return banned.map((entry) => {
    const wrong = Object.keys(entry).find((key) => !KEYS.includes(key));
    if (wrong) throw new Error(`${LIST}: ${wrong} is not a key of an entry`);
    if (entry.only && !KINDS[entry.only]) throw new Error(`${LIST}: ${entry.only} are not a kind`);
    return { ...entry, pattern: patternOf(entry) };
  });
}

export const banned = (): Banned[] => bannedIn(readFileSync(LIST, "utf8"));

/** It matches whole words. */
function patternOf({ find }: Entry) {
  const boundary = (mark = "") => (/[a-z0-9()]/i.test(mark) ? "\\b" : "");
  return new RegExp(`${boundary(find[0])}(?:${find})${boundary(find.at(-1))}`, "gi");
}

function concerns({ only, files = [] }: Entry, file: string, kind: Kind) {
  const isKind = only ? KINDS[only] === kind : kind !== "name";
  return isKind && !files.some((start) => file.startsWith(start));
}

function isExcepted({ except = [] }: Entry, text: string, start: number, end: number) {
  return except.some((phrase) => {
    let place = text.indexOf(phrase);
    while (place !== -1 && place + phrase.length < end) place = text.indexOf(phrase, place + 1);
    return place !== -1 && place <= start;
  });
}

/** The banned wordings in a text, one line each. */
export function hits(file: string, text: Text, list: Banned[]): string[] {
  const concerned = list.filter((entry) => concerns(entry, file, text.kind));
  const prose = text.prose();
  return concerned.flatMap((entry) => {
    const found = Array.from(prose.matchAll(entry.pattern), (hit) => ({
      start: hit.index,
      end: hit.index + hit[0].length,
    }));
    return found
      .filter(({ start, end }) => !isExcepted(entry, prose, start, end))
      .map(({ start, end }) => {
        const quote = around(prose, start, end);
        return `${file}:${text.lineAt(start)}: “${quote}”: ${entry.say}`;
      });
  });
}

/** A hit with a few words on both sides. */
function around(text: string, start: number, end: number) {
  const SIDE = 24;
  const before = text.slice(Math.max(0, start - SIDE), start).replace(/^[^ ]* /, "");
  const after = text.slice(end, end + SIDE).replace(/ [^ ]*$/, "");
  return `${before}${text.slice(start, end)}${after}`.trim();
}
