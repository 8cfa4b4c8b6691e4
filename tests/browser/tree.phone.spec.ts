import { boxOf } from "./reading.ts";
import { expect, test } from "./table.ts";

test("a tap on a value goes to its step, and leaves no ring", async ({ table }) => {
  await table.open({ link: "#/queens/8/a8/forward-checking@45?open=tree" });
  const bad = await table.colour("bad");
  await table.button("e6: 11 nodes, no solution").tap();
  await expect(table.figure("steps")).toHaveText("2");
  await expect(table.button("e6, current: 1 node so far")).toBeFocused();
  expect(await table.amount(bad, "e6")).toBe(0);
  await table.button("Step").tap();
  await expect(table.figure("steps")).toHaveText("3");
  expect(await table.amount(bad, "e6")).toBe(0);
});

test("scrolling the list with a finger shows no preview", async ({ table }) => {
  await table.open({ link: "#/queens/8/a8/forward-checking@45?open=tree" });
  const bad = await table.colour("bad");
  const tried = table.button("e6: 11 nodes, no solution");
  await tried.scrollIntoViewIfNeeded();
  const before = await table.amount(bad);
  const { x, y } = await boxOf(tried);
  const finger = await table.page.context().newCDPSession(table.page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", down?: number) => {
    const touchPoints = down === undefined ? [] : [{ x: x + 9, y: y + 9 + down }];
    return finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", 0);
  for (let down = 1; down < 9; down++) await touch("touchMove", down);
  expect(await table.amount(bad)).toBe(before);
  // The next test has the same page.
  await touch("touchEnd");
  await finger.detach();
});
