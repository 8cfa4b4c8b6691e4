import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "vitest";
import type { GameId } from "../engine/generated/puzzle.ts";
import {
  introducedIn,
  isNewIn,
  piecesOf,
  plainText,
  termCalled,
  termsIn,
  termsOf,
} from "../learn/markup.ts";
import { ideasOf, openingOf } from "../store/lessons.ts";
import { CHAPTERS } from "./lessons/index.ts";
import type { Lesson, Outline, Part } from "./lessons/lesson.ts";
import { lessonNamed } from "./lessons/loaded.ts";

/**
 * The files generated from the lessons. Update them with `UPDATE_OUTLINES=1 npx vitest run
 * www/content/outlines.test.ts`.
 */
const FOLDER = new URL("./lessons/", import.meta.url);
const WRITTEN = "// Written from the lessons by www/content/outlines.test.ts.\n\n";

/** The games of all its runs. */
function gamesIn(lesson: Lesson): GameId[] {
  const games: Set<GameId> = new Set([openingOf(lesson.parts[0]!).game]);
  JSON.stringify(lesson.parts, (key, value) => {
    if (key === "game") games.add(value);
    return value;
  });
  return [...games];
}

const outlineOf = (lesson: Lesson): Omit<Outline, "load"> => ({
  id: lesson.id,
  title: lesson.title,
  games: gamesIn(lesson),
  parts: lesson.parts.map(({ kind }) => kind),
  ideas: ideasOf(lesson),
});

const CHAPTERS_NOW = CHAPTERS.map(({ id, title, lessons }) => ({
  id,
  title,
  lessons: lessons.map(outlineOf),
}));

/** For each term, the part that uses it first, as in links. */
function introduced() {
  const found: Record<string, string> = {};
  for (const { id, parts } of CHAPTERS.flatMap(({ lessons }) => lessons)) {
    for (const [at, part] of parts.entries()) {
      for (const term of termsOf(part)) found[term] ??= `${id}/${at + 1}`;
    }
  }
  return found;
}

function write() {
  const chapters = CHAPTERS_NOW.map(({ lessons, ...chapter }) => {
    const rows = lessons.map((lesson) => {
      const data = JSON.stringify(lesson).slice(1, -1);
      return `{ ${data}, load: () => import("./${lesson.id}.ts") }`;
    });
    return `{ ${JSON.stringify(chapter).slice(1, -1)}, lessons: [${rows.join(",\n")}] }`;
  });
  writeFileSync(
    new URL("outlines.ts", FOLDER),
    `/** What the page knows about the lessons before they load. */\n${WRITTEN}import type { Chapter, Outline } from "./lesson.ts";\n\nexport const OUTLINES: Chapter<Outline>[] = [${chapters.join(",\n")}];\n`,
  );
  writeFileSync(
    new URL("introduced.ts", FOLDER),
    `/** The part that first uses each term. */\n${WRITTEN}export const INTRODUCED: Record<string, string> = ${JSON.stringify(introduced(), null, 2)};\n`,
  );
}

if (process.env.UPDATE_OUTLINES) write();

test("the outlines match the lessons", async () => {
  const { OUTLINES } = await import("./lessons/outlines.ts");
  const plain = OUTLINES.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map(({ load: _, ...lesson }) => lesson),
  }));
  assert.deepEqual(plain, CHAPTERS_NOW);
  const lessons = CHAPTERS.flatMap((chapter) => chapter.lessons);
  for (const [at, { load }] of OUTLINES.flatMap((chapter) => chapter.lessons).entries()) {
    assert.equal((await load()).default, lessons[at]);
  }
});

test("each term is introduced where it is first used", async () => {
  const { INTRODUCED } = await import("./lessons/introduced.ts");
  assert.deepEqual(INTRODUCED, introduced());
});

test("marked words are bold or terms, and nothing empty lies between them", () => {
  const paragraph = "**Try** a [[value]] for each [[variable|decision]][[no such term]].";
  assert.deepEqual(piecesOf(paragraph), [
    { kind: "bold", text: "Try" },
    { kind: "plain", text: " a " },
    { kind: "term", text: "value", id: "value" },
    { kind: "plain", text: " for each " },
    { kind: "term", text: "decision", id: "variable" },
    { kind: "term", text: "no such term", id: "no such term" },
    { kind: "plain", text: "." },
  ]);
  assert.equal(plainText(paragraph), "Try a value for each decisionno such term.");
  assert.deepEqual(piecesOf(""), []);
  assert.deepEqual(termCalled("no such term"), { word: "no such term", means: "" });
});

test("a lesson uses the terms of its text, tasks and goals, and its part introduces the new ones", () => {
  const words = lessonNamed("words");
  const part = { ...words.parts[0]!, text: ["[[value]]"], task: "[[domain]]" };
  assert.deepEqual(termsOf(part), ["value", "domain"]);
  assert.deepEqual(termsOf({ ...part, kind: "cover", goal: "[[value]] [[constraint]]" } as Part), [
    ...["value", "domain", "value", "constraint"],
  ]);
  assert.deepEqual(termsOf({ ...part, text: ["None."], task: undefined }), []);
  assert.deepEqual(termsIn({ ...words, parts: [part, part] }), ["value", "domain"]);
  assert.deepEqual(introducedIn("domain"), { id: "words", part: 1, title: words.title });
  assert.equal(introducedIn("no such term"), undefined);
  assert.deepEqual(
    [0, 1].map((at) => isNewIn("domain", words, at)),
    [false, true],
  );
  assert.equal(isNewIn("domain", lessonNamed("backtracking"), 1), false);
});
