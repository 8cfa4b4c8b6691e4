import { readFileSync } from "node:fs";
import { clean } from "./access.ts";
import { expect, test } from "./table.ts";

const program = (file: string) =>
  readFileSync(new URL(`../../www/content/code/${file}`, import.meta.url), "utf8");

test("a program loads when chosen, and Copy copies all of it", async ({ table, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  const asked: string[] = [];
  table.page.on("request", (request) => asked.push(request.url()));
  await table.open({ link: "#/learn/backtracking" });
  const shown = table.page.locator(".program");
  const side = table.page.getByRole("combobox", { name: "Code or description" });
  await expect(table.page.getByRole("list", { name: "Pseudocode" })).toBeVisible();
  expect(asked.filter((address) => address.includes("/code/backtracking"))).toEqual([]);
  for (const [name, file] of [
    ["Python", "backtracking.py"],
    ["JavaScript", "backtracking.mjs"],
  ] as const) {
    await side.selectOption(name);
    await expect(shown).toHaveText(program(file));
  }
  await table.button("Copy").click();
  await expect(table.toast).toHaveText("Copied.");
  // The chosen language stays, and a method without programs only has pseudocode.
  await table.open({ link: "#/learn/forward-checking/2" });
  await expect(shown).toHaveText(program("forward-checking.mjs"));
  await side.selectOption("Pseudocode");
  await expect(shown).toHaveCount(0);
});

test("a teacher finds the course, its answers and a handout", async ({ table, context }) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  const { page } = table;
  await table.open({ link: "#/learn/words/3" });
  await page.getByRole("link", { name: "For teachers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "For teachers" })).toBeVisible();
  await expect(page.locator("#frame")).toBeHidden();
  await clean(table);
  await page.getByRole("link", { name: "Answer key", exact: true }).click();
  const key = page.locator(".answers");
  // Some answers come from measurements.
  await expect(table.button("Print")).toBeEnabled({ timeout: 60_000 });
  await expect(
    key.filter({ hasText: "Which square can still take a queen?" }).first(),
  ).toContainText("f2");
  await clean(table);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const brightest = async () => Math.max(...(await table.colour("ink")));
  expect(await brightest(), "printed in dark ink").toBeLessThan(60);
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "For teachers" })).toBeVisible();
  await page.locator("#course").getByRole("link", { name: "Words for the puzzle" }).click();
  await expect(page.locator("#lesson-title")).toHaveText("Words for the puzzle");
});

// Caught earlier by `player.spec.ts`, `address.spec.ts`.
test("a copied question opens unanswered", { tag: "@all" }, async ({ table, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  const { page } = table;
  const question = page.locator("#question");
  await table.open({ link: "#/learn/words/3" });
  await table.click("f2");
  await expect(question).toHaveClass(/right/);
  await table.button("Copy link to this question").click();
  await expect(table.toast).toHaveText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("#/learn/words/3");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(question).toContainText("Which square can still take a queen?");
  await expect(question).not.toHaveClass(/right|wrong|shown/);
});

test("the projector view only shows board, sentence and keys, and Esc leaves it", async ({
  table,
}) => {
  const { page } = table;
  const header = page.locator("header");
  await page.setViewportSize({ width: 1024, height: 768 });
  await table.open({ link: "#/queens/8/a8/backtracking@20" });
  const small = (await page.locator("#board").boundingBox())!.width;
  await page.keyboard.press("p");
  await expect(header).toBeHidden();
  await expect.poll(() => table.link).toBe("#/queens/8/a8/backtracking@20?projector");
  // The board takes its new size with the next frame.
  await expect
    .poll(async () => (await page.locator("#board").boundingBox())!.width)
    .toBeGreaterThan(small);
  await expect(page.locator(".side")).toHaveCount(0);
  const fits = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
    });
  await expect.poll(fits).toBe(true);
  await clean(table);
  await page.keyboard.press("Escape");
  await expect(header).toBeVisible();
  for (const link of ["#/learn/words/3?projector", "#/learn/which-square/3?projector"]) {
    // On a new page: otherwise the keys may come while the lesson before is still shown.
    await page.goto("about:blank");
    await table.open({ link });
    await expect(header).toBeHidden();
    await expect(page.locator("#learn-next")).toBeVisible();
    await expect.poll(fits).toBe(true);
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect.poll(fits, "in an upright window, too").toBe(true);
    await page.setViewportSize({ width: 1024, height: 768 });
  }
  for (const [key, part] of [
    ["ArrowRight", 4],
    ["PageUp", 3],
    ["PageDown", 4],
    ["ArrowLeft", 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => table.link).toContain(`#/learn/which-square/${part}`);
  }
  await clean(table);
  await table.button("Leave the projector view").click();
  await expect(header).toBeVisible();
});

// Caught earlier by `www/learn/teachers.test.ts`, `learn.spec.ts`.
test("Formally shows a term’s definition, by pointer and by keyboard", { tag: "@all" }, async ({
  table,
}) => {
  const { page } = table;
  const definition = page.locator("#definition");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await table.open({ link: "#/learn/arc-consistency/2" });
  const term = page.locator("#learn .term[data-term=arc-consistency]").first();
  await term.hover();
  await definition.hover();
  await expect(definition).toBeVisible();
  expect(asked.some((address) => address.includes("formal.ts"))).toBe(false);
  await definition.getByRole("button", { name: "Formally" }).click();
  await expect(definition).toContainText("O(ed³)");
  await expect(definition).toContainText("AC-3(X, D, C):");
  await page.locator("#lesson-title").click();
  await expect(definition).toBeHidden();
  await term.focus();
  await page.keyboard.press("Enter");
  await expect(definition.getByRole("button", { name: "Formally" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(definition).toContainText("O(ed³)");
  await clean(table);
  await page.keyboard.press("Escape");
  await expect(definition).toBeHidden();
  await expect(term).toBeFocused();
});
