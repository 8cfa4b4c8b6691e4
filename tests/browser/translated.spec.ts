/** In a browser that translates the page. */

import { expect, type Table, test } from "./table.ts";

/** Replaces every text by one in wrappers as it appears, as Google Translate does, but keeps its words. */
const translate = (table: Table) =>
  table.prepare(() => {
    const UNTOUCHED = "font, [translate=no], svg, script, style, textarea";
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTOUCHED)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE) replace(node as Text);
      else Array.from(node.childNodes).forEach(translateIn);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) Array.from(addedNodes).forEach(translateIn);
    }).observe(document, { childList: true, subtree: true });
  });

test("every text still changes", async ({ table }) => {
  const { page } = table;
  await translate(table);
  await table.open();
  await expect(table.standing.locator("font > font")).not.toHaveCount(0);
  await table.click("a1", "b3", "c5");
  await expect(table.standing).toHaveText("3 of 8 queens");
  await table.button("Hint").click();
  const hint = page.getByRole("dialog", { name: "Hint" });
  await expect(hint).toContainText("it can’t be solved from here");
  await hint.getByRole("button", { name: "Keep looking" }).click();
  await table.button("Undo").click();
  await expect(table.standing).toHaveText("2 of 8 queens");

  await table.follow("#/queens/8/c5/forward-checking@14");
  await expect(page.locator("#moment-step")).toHaveText("14");
  await expect(table.says).toHaveText(/^Row 3 is used up/);
  await table.button("Step back").click();
  await expect(page.locator("#moment-step")).toHaveText("13");
  await expect(table.says).not.toHaveText(/Row 3 is used up/);

  await table.follow("#/learn/words");
  await expect(page.locator("#lesson-title")).toHaveText("Words for the puzzle");
  await table.follow("#/learn/backtracking");
  await expect(page.locator("#lesson-title")).toHaveText("Backtracking");

  await table.follow("#/compare/queens/race/8/a8/backtracking,forward-checking@7");
  await expect(page.locator("#race-clock")).toHaveText("Step 7");
  await page.keyboard.press(".");
  await expect(page.locator("#race-clock")).toHaveText("Step 8");

  const help = await table.help("Settings");
  await expect(help.locator("font > font")).not.toHaveCount(0);
  await help.getByRole("tab", { name: "Keys" }).click();
  await expect(help.locator("kbd").first()).toBeVisible();
});
