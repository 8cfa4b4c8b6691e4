import { STOPS } from "../../www/cards/lessons/stops.js";
import { clean } from "./access.js";
import { expect, test } from "./table.js";

test("the walk is walked by thumb", async ({ table }) => {
  await table.open();
  await table.choose("Learn");
  await clean(table);
  for (let stop = 1; stop < STOPS.length; stop++) await table.button("Next").tap();
  await expect(table.page.locator("#learn-place")).toHaveText(
    `Stop ${STOPS.length} of ${STOPS.length}`,
  );
  const width = await table.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await table.button("Try it yourself").tap();
  await expect(table.button("Step")).toBeInViewport();
  await expect(table.square("h1")).toBeInViewport();
  await clean(table);
});
