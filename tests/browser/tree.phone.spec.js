import { expect, test } from "./table.js";

test("a tap on a value goes to its step, and leaves no ring behind", async ({ table }) => {
  await table.open({ url: `${process.env.BASE_URL}#/queens/8/a8/forward-checking@45` });
  const bad = await table.colour("bad");
  await table.button("e6: its 11 nodes failed").tap();
  expect(await table.steps()).toBe(2);
  await expect(table.button("e6 stands: 1 node so far")).toBeFocused();
  expect(await table.amount(bad, "e6")).toBe(0);
  await table.button("Step").tap();
  expect(await table.steps()).toBe(3);
  expect(await table.amount(bad, "e6")).toBe(0);
});

test("the list follows the search after a tap", async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.square("a8").tap();
  await table.choose("Warnsdorff");
  await table.step(20);
  const rows = table.page.getByRole("list", { name: "Search tree" }).getByRole("listitem");
  await rows.last().tap();
  await table.step(5);
  const [list, last] = [
    await rows.locator("xpath=..").boundingBox(),
    await rows.last().boundingBox(),
  ];
  expect(last.y + last.height).toBeLessThanOrEqual(list.y + list.height + 1);
});
