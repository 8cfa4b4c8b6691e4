import type { Locator } from "@playwright/test";
import { clean } from "./access.ts";
import { allParts } from "./lessons.ts";
import { boxOf } from "./reading.ts";
import { expect, test } from "./table.ts";

const PARTS = allParts();

// Caught earlier by `www/learn/lesson-controller.test.ts`; taps in `touch.phone.spec.ts`.
test("every lesson is completed by touch, with wrong answers first", { tag: "@all" }, async ({
  table,
}) => {
  test.slow();
  await table.open({ link: PARTS[0]!.link });
  const { page } = table;
  const question = page.locator("#question");
  const seen = new Set();
  for (const part of PARTS) {
    await expect(page.locator("#lesson-title")).toHaveText(part.title);
    if (part.kind === "choose") {
      await table.button(part.right).tap();
      await expect(question).toHaveClass(/right/);
    } else if (part.right) {
      await table.square(part.wrong).tap();
      if (!seen.has(part.kind)) {
        await table.button("Show me").tap();
        await expect(question).toHaveClass(/shown/);
      } else {
        for (const name of [...part.before, part.right]) await table.square(name).tap();
        await expect(question).toHaveClass(/right/);
      }
    } else if (part.kind === "predict" || part.kind === "guess") {
      await page.locator(".choices .btn, .guess .btn").first().tap();
      await expect(page.locator("#measured, #sizes")).not.toContainText("…", { timeout: 60_000 });
    } else if (part.kind === "cover") {
      for (const name of ["Ann", "Dot", "Eve"])
        await page.getByRole("button", { name: new RegExp(`^${name}:`) }).tap();
      await expect(question).toHaveClass(/right/);
    } else {
      const slider = page.locator("#stretch");
      const before = await slider.inputValue();
      await table.button("Step").tap();
      await expect(slider).toHaveValue(String(Number(before) + 1));
    }
    if (!seen.has(part.kind)) await clean(table);
    seen.add(part.kind);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, part.link).toBeLessThanOrEqual(390);
    if (part !== PARTS.at(-1)) await page.locator("#learn-next").tap();
  }
  await table.button("All lessons").tap();
  const lessons = PARTS.filter(({ isLast }) => isLast).length;
  // Shown answers do not count.
  const shown = ["question", "exercise"].length;
  await expect(page.getByRole("link", { name: /Done$/ })).toHaveCount(lessons - shown);
  await page.locator("#lessons-close").tap();
  await table.button("Open in Watch").tap();
  await expect(table.button("Step")).toBeInViewport();
});

test("code and tree are folded, and a tap on a term shows its meaning", async ({ table }) => {
  await table.open({ link: PARTS.find(({ beside }) => beside.includes("code"))?.link });
  const code = table.page.locator("#card-code");
  await expect(code).toBeHidden();
  await table.button("Code").tap();
  await expect(code).toBeVisible();
  await table.follow("#/learn/words");
  await table.page.locator("#learn .term").first().tap();
  await expect(table.page.locator("#definition")).toBeInViewport({ ratio: 1 });
  await table.page.locator("#lesson-title").tap();
  await expect(table.page.locator("#definition")).toBeHidden();
});

test("the text of a question is above it, and an answer moves nothing", async ({ table }) => {
  await table.open({ link: "#/learn/words/3" });
  const { page } = table;
  const top = async (locator: Locator) => (await boxOf(locator)).y;
  const question = page.locator("#question");
  const order = [page.getByText(/^Five more queens/), question, page.locator("#board")];
  await table.drawn();
  const tops = await Promise.all(order.map(top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  for (const name of ["Back", "Show me"]) await expect(table.button(name)).toBeInViewport();
  await table.square("b2").tap();
  await expect(question).toHaveClass(/wrong/);
  expect(await top(order[2]!)).toBe(tops[2]);
  await table.button("Show me").tap();
  await expect(table.button("Try another like it")).toBeInViewport();
  expect(await top(order[2]!)).toBe(tops[2]);
});
