/** Crosses by touch. */
import { boxOf } from "./reading.ts";
import { expect, test } from "./table.ts";

test("a long press crosses out a square, and a stroke crosses out all it passes", async ({
  table,
}) => {
  await table.open();
  await table.square("a8").tap();
  const finger = await table.page.context().newCDPSession(table.page);
  const at = async (name: string) => {
    const box = await boxOf(table.square(name));
    return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  };
  // Measured beforehand: a stroke that rests too long is a long press.
  const places: Map<string, { x: number; y: number }[]> = new Map();
  for (const name of ["c6", "e5", "e4", "e3", "e2"]) places.set(name, await at(name));
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", name: string = "") =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: places.get(name) ?? [] });
  await touch("touchStart", "c6");
  await expect(table.square("c6")).toHaveAccessibleName(/^c6, crossed out/);
  await touch("touchEnd");
  await expect(table.square("c6"), "releasing does nothing").toHaveAccessibleName(/crossed out/);

  await touch("touchStart", "e5");
  for (const name of ["e4", "e3", "e2"]) await touch("touchMove", name);
  await touch("touchEnd");
  for (const name of ["e5", "e4", "e3", "e2"]) {
    await expect(table.square(name)).toHaveAccessibleName(new RegExp(`^${name}, crossed out`));
  }
  // Chromium takes a tap right after a swipe as a tap that stops the scrolling; a press doesn't have to wait.
  await table.button("Undo").press("Enter");
  await expect(table.square("e3")).toHaveAccessibleName("e3, free");
  expect(await table.page.evaluate(() => scrollY), "the page does not scroll under it").toBe(0);

  await table.choose("Cross");
  await table.square("g3").tap();
  await expect(table.square("g3")).toHaveAccessibleName(/^g3, crossed out/);
});

test("a second finger cancels a press, and lifting a finger presses nothing new", async ({
  table,
}) => {
  await table.open();
  await table.square("a8").tap();
  const { page } = table;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  const middle = async (name: string) => {
    const { x, y, width, height } = await boxOf(table.square(name));
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [g6, c6] = [await middle("g6"), await middle("c6")];
  await touch("touchStart", g6);
  await touch("touchStart", g6, { x: 5, y: 5 });
  await touch("touchEnd");
  await expect(table.square("g6")).toHaveAccessibleName("g6, free");

  await touch("touchStart", c6);
  await expect(table.square("c6")).toHaveAccessibleName(/^c6, crossed out/);
  await page.evaluate(() => {
    const cover = document.createElement("button");
    cover.style = "position: fixed; inset: 0; z-index: 99";
    cover.textContent = "0";
    cover.onclick = () => cover.append("pressed");
    document.body.append(cover);
  });
  await touch("touchEnd");
  const cover = page.locator("body > button");
  await expect(cover).toHaveText("0");
  await cover.tap();
  await expect(cover).toHaveText("0pressed");
});
