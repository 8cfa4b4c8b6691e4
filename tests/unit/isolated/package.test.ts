/** The npm package in a stranger's project: in Node, in TypeScript, and packed by Vite. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { type Project, stranger } from "../../browser/stranger.ts";

let project: Project;
beforeAll(() => {
  project = stranger();
});
afterAll(() => project.remove());

const COLOURS = "AAAAAABBAACABBBBACCCBDEBCCCBBDEBCFFFDDEECCFDDGGEFFFFDDGEHHHHHHGG";

/** What a script that begins with these imports prints, as a value. */
function printed(names: string, value: string) {
  const script = `import { ${names} } from "forward-check";\nconsole.log(JSON.stringify(${value}));`;
  project.write("script.js", script);
  return JSON.parse(project.node("script.js"));
}

test("in Node, it solves, counts, grades, hints, makes puzzles and shows any step", () => {
  const value = `{
    solved: await solve({ game: "queens", at: ["a8"] }),
    none: await solve({ game: "queens", size: 6, at: ["a6"] }),
    tour: await solve({ game: "knights", size: [5, 6], at: ["a5"] }),
    ways: await Promise.all([{}, { at: ["a8"] }, { size: 12 }].map((b) => count({ game: "queens", ...b }))),
    coloured: await count({ game: "colour", regions: "${COLOURS}" }),
    graded: await grade({ game: "colour", regions: "${COLOURS}" }),
    hinted: (await hint({ game: "queens", size: 6, at: ["b6"] }, ["d5"])).step.text,
    made: await generate({ game: "queens", grade: "medium", locks: 2, seed: 7 }),
    moment: await run({ game: "queens", at: ["a8"] }, "forward-checking").seek(60).seek(41).snapshot(),
  }`;
  const results = printed("count, generate, grade, hint, run, solve", value);
  const { solved, none, tour, ways, coloured, graded, hinted, made, moment } = results;
  assert.equal(solved.outcome, "solved");
  assert.equal(solved.steps, 132);
  assert.deepEqual(solved.squares, ["a8", "e7", "h6", "f5", "c4", "g3", "b2", "d1"]);
  assert.deepEqual(none, { outcome: "exhausted", steps: none.steps, squares: [] });
  assert.equal(new Set(tour.squares).size, 30);
  assert.deepEqual(ways, [92, 4, 14_200]);
  assert.equal(coloured, 1);
  assert.deepEqual(graded, { solutions: 1, k: 1, grade: "easy" });
  assert.match(hinted, /^(Place|Take|Lift|Cross)/);
  assert.deepEqual([made.size, made.at.length], [[8, 8], 2]);
  assert.equal(moment.step, 41);
  assert.ok(moment.sentence.text);
});

test("squares have the names that the engine gives them", () => {
  const value = `["a30", "ab3", "ad1"].map((name) => squareNumber({ game: "knights", size: 30 }, name))
    .flatMap((square) => [square, squareName({ game: "knights", size: 30 }, square)])`;
  const squares = printed("squareName, squareNumber", value);
  assert.deepEqual(squares, [0, "a30", 27 * 30 + 27, "ab3", 899, "ad1"]);
});

test("what can’t be done is a sentence, and an abort ends the work", () => {
  const value = `await Promise.all([
    () => solve({ game: "queens", at: ["j9"] }),
    () => solve({ game: "chess" }),
    () => count({ game: "queens", size: 7.5 }),
    () => run({ game: "queens" }, "backtracking").seek(-1).snapshot(),
    () => generate({ game: "queens", grade: "easy", locks: Number.NaN }),
    () => solve({ game: "queens" }, "magic"),
    () => solve({ game: "queens" }, "hill-climbing", { seed: 0.5 }),
    () => count({ game: "knights", at: ["a8"] }),
    () => run({ game: "queens", at: ["a8", "a7"] }, "backtracking").snapshot(),
    () => hint({ game: "queens" }, ["castle"]),
    () => generate({ game: "queens", size: 3, grade: "easy" }),
    () => solve({ game: "queens", size: 30 }, "brute-force", { signal: AbortSignal.timeout(50) }),
  ].map((work) => Promise.resolve().then(work).then(() => "", ({ message }) => message)))`;
  const messages: string[] = printed("count, generate, hint, run, solve", value);
  assert.deepEqual(messages.slice(0, 5), [
    "There is no square “j9” on this board: use one from a1 to h8.",
    "There is no game “chess”: choose queens, colour or knights.",
    "A side is a whole number, 0 or more, not 7.5: choose another one.",
    "A step is a whole number, 0 or more, not -1: choose another one.",
    "The number of locked queens is a whole number, 0 or more, not NaN: choose another one.",
  ]);
  for (const message of messages.slice(0, -1)) {
    assert.match(message, /^[A-Z“].*\.$/);
    assert.doesNotMatch(message, /the page/i);
  }
  assert.match(messages.at(-1) ?? "", /timeout/);
});

/** Without `skipLibCheck`: every type that it names is there. */
test("its types suffice, with the element’s", () => {
  const script = `import { run, type Snapshot, solve } from "forward-check";
import type { ForwardCheckElement } from "forward-check/element";
export const snapshot: Promise<Snapshot> = run({ game: "queens" }, "backtracking").seek(3).snapshot();
export const squares: string[] = (await solve({ game: "knights", size: [5, 6] })).squares;
export const element: ForwardCheckElement | null = document.querySelector("forward-check");
element?.seek(3);
// @ts-expect-error there is no such game
solve({ game: "chess" });
`;
  project.write("typed.ts", script);
  const strict = "--noEmit --strict --target es2022 --module nodenext --lib es2022,dom --types";
  assert.equal(project.tool("typescript/bin/tsc", ...strict.split(" "), "", "typed.ts"), "");
});

test("Vite packs it with the modules, each as a file", () => {
  project.write("index.html", '<script type="module" src="/main.js"></script>');
  project.write(
    "main.js",
    'import { solve } from "forward-check"; console.log(await solve({ game: "queens" }));',
  );
  project.tool("vite/bin/vite.js", "build", "--logLevel", "error");
  const files = readdirSync(join(project.folder, "dist/assets"));
  const modules = files.filter((file) => file.endsWith(".wasm")).map((file) => file.split("_")[0]);
  assert.deepEqual(modules.sort(), ["colour", "knights", "queens", "thinking"]);
});
