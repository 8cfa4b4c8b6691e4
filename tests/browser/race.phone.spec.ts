import { clean } from "./access.ts";
import { expect, test } from "./table.ts";

test("on a phone all boards are in sight, and the lane that is tapped speaks", async ({
  table,
}) => {
  const { page } = table;
  await table.open({
    link: "#/compare/queens/race/8/a8/backtracking,forward-checking,arc-consistency@120",
  });
  const lane = (letter: string) => page.getByRole("article", { name: `Lane ${letter}:` });
  await expect(lane("C")).toContainText("1st · 106 steps");
  const [one, other] = [await lane("A").boundingBox(), await lane("B").boundingBox()];
  expect(one?.y).toBe(other?.y);
  await expect(page.locator("#lane-on-says")).toHaveText(/^Rows 5 and 4 are used up/);
  await lane("B")
    .getByRole("img", { name: /^Depth of/i })
    .tap();
  await expect(page.locator("#lane-on-name")).toContainText("Forward checking");
  // The profile was tapped in its middle: all lanes go there, and then a step on from there.
  const steps = lane("A").locator("dd").first();
  const clock = (await page.locator("#race-clock").innerText()).replace("Step ", "");
  expect(clock).not.toBe("120");
  await expect(steps).toHaveText(clock);
  // The transport stays where the thumb is.
  const play = page
    .getByRole("group", { name: "Run all lanes" })
    .getByRole("button", { name: "One step on" });
  const box = await play.boundingBox();
  expect(box && box.width >= 44 && box.height >= 44).toBe(true);
  await play.tap();
  await expect(steps).toHaveText(String(Number(clock) + 1));
  await table.button("Options of this lane").tap();
  await expect(page.locator("#lane-fields").getByLabel("Rows")).toBeVisible();
  await page.keyboard.press("Escape");
  await table.button("Next dead end").tap();
  await expect(page.locator("#race-apart-says")).toContainText("The same queens in both lanes");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await clean(table);
});
