/** Programs run in real workers of the page, with and without its security policy. */
import { boardNamed } from "../../www/content/lab/boards.ts";
import { runInPage, SOON } from "../lab-programs/in-page.ts";
import { Host } from "./host.ts";
import { programIn } from "./lab.ts";
import { expect, PACKED, SOURCE, test } from "./table.ts";

const { puzzle } = boardNamed("queens 8 a8");

// Interpreters don't rely on the policy, so that what holds without it holds with it.
for (const { hasPolicy, title } of [
  { hasPolicy: false, title: "from a host that sends no policy" },
  { hasPolicy: true, title: "from a host that sends its policy @all" },
]) {
  test(`no program reaches the page, the network or the time, ${title}`, {
    tag: "@every-engine",
  }, async ({ table }) => {
    test.slow();
    const { page } = table;
    const host = new Host(PACKED, { hasPolicy });
    const site = await host.start();
    const worker = page.waitForResponse(/\.worker-/);
    await table.open({ site, link: "#/lab/queens/8/a8/javascript" });
    await expect(programIn(table, "JavaScript")).toBeVisible();
    const results = await page.evaluate(runInPage, { programs: SOON, puzzle });
    expect("content-security-policy" in (await worker).headers()).toBe(hasPolicy);
    for (const [at, attack] of SOON.entries()) {
      const { ends, printed } = results![at]!;
      expect(printed, attack.name).not.toContain("reached");
      expect(ends, attack.name).toMatch(attack.ends);
    }
    await host.end();
  });
}

// Caught earlier by `tests/unit/lab-run.test.ts`.
test("a program is stopped at once, with its steps", { tag: "@all" }, async ({ page }) => {
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
