/** Programs in the Lab's interpreters, in Node: words a second, and the knight's whole search by backtracking from a8. */
import { readFileSync } from "node:fs";
import { run } from "../grade/runner.ts";
import { boardNamed } from "../www/content/lab/boards.ts";
import type { Language } from "../www/lab/run/protocol.ts";

/** What the native solver makes: jumps and jumps taken back. */
const EVENTS = 6_484_065;
const FILES: Record<Language, string> = { javascript: "js", python: "py" };

const isPiece = (word: number) => word >> 12 === 1 || word >> 12 === 2;

async function measure(language: Language, board: string, events?: number) {
  const file = new URL(
    `../www/content/lab/knight-backtracking.${FILES[language]}`,
    import.meta.url,
  );
  const source = readFileSync(file, "utf8");
  const begin = performance.now();
  const { words, ending } = await run({ language, source }, boardNamed(board).puzzle, 1).result;
  const seconds = (performance.now() - begin) / 1_000;
  const made = words.filter(isPiece).length;
  const wanted = events ?? made;
  if (ending !== "solved" || made !== wanted) throw new Error(`${made} events, ${ending}.`);
  const rate = Math.round(words.length / seconds);
  console.log(
    `${language}, ${board}: ${made} events, ${words.length} words, ${rate} words a second`,
  );
}

await measure("javascript", "knight 8 a8", EVENTS);
await measure("python", "knight 5 b2");
process.exit(0);
