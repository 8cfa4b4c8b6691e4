/** Programs run in real workers of the page, under its security policy. */
import type { Page } from "@playwright/test";
import { boardNamed } from "../../www/content/lab/boards.ts";
import type { Program } from "../../www/lab/run/protocol.ts";
import { ATTACKS } from "../lab-programs/attacks.ts";
import { expect, SOURCE, test } from "./table.ts";

const { puzzle } = boardNamed("queens 8 a8");

/** Loops that end after seconds are tried in Node. */
const SOON = ATTACKS.filter(({ ends }) => !ends.source.includes("limit"));

const run = (page: Page, programs: Program[]) =>
  page.evaluate(
    async ({ programs, puzzle, module }) => {
      const { run } = await import(module);
      const results = [];
      for (const program of programs) {
        const { ending, fault, printed, words } = await run(program, puzzle, 1, () => {}).result;
        results.push({ ends: `${ending}: ${fault?.text ?? ""}`, printed, words: words.length });
      }
      return results;
    },
    { programs, puzzle, module: "/www/lab/run/runner.ts" },
  );

test("no program reaches the page, the network or the time", { tag: "@every-engine" }, async ({
  page,
}) => {
  await page.goto(SOURCE);
  const results = await run(page, SOON);
  for (const [at, { ends, printed }] of results.entries()) {
    const attack = SOON[at]!;
    expect(printed, attack.name).not.toContain("reached");
    expect(ends, attack.name).toMatch(attack.ends);
  }
});

test("a program is stopped at once, with its steps", { tag: "@every-engine" }, async ({ page }) => {
  await page.goto(SOURCE);
  const sources = {
    python: "def solve(board):\n    board.place(9)\n    while True: pass",
    javascript: "function solve(board) { board.place(9); for (;;) {} }",
  };
  for (const language of ["python", "javascript"] as const) {
    const { took, ending, count } = await page.evaluate(
      async ({ program, puzzle, module }) => {
        const { run } = await import(module);
        let begun = () => {};
        const first = new Promise<void>((resolve) => {
          begun = resolve;
        });
        const running = run(program, puzzle, 1, (words: number) => {
          if (words === 2) begun();
        });
        await first;
        const before = performance.now();
        running.stop();
        const { ending, words } = await running.result;
        return { took: performance.now() - before, ending, count: words.length };
      },
      {
        program: { language, source: sources[language] },
        puzzle,
        module: "/www/lab/run/runner.ts",
      },
    );
    expect(took).toBeLessThan(200);
    expect([ending, count]).toEqual(["stopped", 2]);
  }
});
