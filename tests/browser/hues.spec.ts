/**
 * Boards of colours: the names and letters of colours on squares, in sentences and for screen
 * readers.
 */
import { expect, type Table, test } from "./table.ts";

/**
 * After these queens two regions have three squares left each, and the first hint is about a
 * colour.
 */
const LINK = "#/play/colour/3AB3CDA4BC2D2A3BCEDA4BC2E3A3F2EAF2AF3EG4F2EH3G2F3H";

const hint = (table: Table) => table.page.getByRole("dialog", { name: "Hint" });

// Caught earlier by `www/board/regions.test.ts`.
test("a hint names a colour with its swatch, and with its letter if letters are on", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: LINK });
  await expect(table.square("h7")).toHaveAccessibleName("h7, green, free");
  await table.click("e8");
  await expect(table.spoken).toHaveText("Queen on e8, aqua. 1 of 8 queens. 45 squares are free.");
  await table.button("Hint").click();
  await expect(hint(table).getByRole("heading")).toHaveText("Green has only g7, h7 and h6 left.");
  await expect(hint(table).locator(".swatch")).toHaveCount(1);
  await hint(table).getByRole("button", { name: "I’ll do it" }).click();

  await table.button("Marks and tools").click();
  await table.page.getByRole("checkbox", { name: "Letters" }).check();
  await expect(table.square("h7")).toHaveAccessibleName("h7, green, letter D, free");
  await table.button("Hint").click();
  await expect(hint(table).getByRole("heading")).toHaveText(
    "DGreen (D) has only g7, h7 and h6 left.",
  );
  await hint(table).getByRole("button", { name: "I’ll do it" }).click();
  await table.click("a5");
  await expect(table.spoken).toContainText("Queen on a5, yellow (A).");
  await table.reload();
  await expect(table.square("h7"), "letters stay on").toHaveAccessibleName(
    "h7, green, letter D, free",
  );
});

// Caught earlier by `pictures.spec.ts`, `www/board/regions.test.ts`.
test("during a run squares are neutral, and letters name the colours", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: `${LINK.replace("play/", "")}/-/arc-consistency@6` });
  await expect(table.square("b8")).toHaveAccessibleName("b8, yellow, possible");
  const says = table.page.locator("#says");
  await expect(says).toHaveText("f1 would leave Caqua (C) with no square, so it’s ruled out.");
  await expect(says.locator(".swatch")).toHaveText("C");
});
