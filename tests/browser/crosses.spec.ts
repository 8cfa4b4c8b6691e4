/** Crosses and queens by hand: every way to place them, and Undo. */
import { boxOf } from "./reading.ts";
import { apart, expect, type Table, test } from "./table.ts";

/** Presses on one square and releases on another. */
async function drag(table: Table, ...way: [string, ...string[]]) {
  const { mouse } = table.page;
  // The last click may have scrolled the page, and the mouse can only reach what is visible.
  await table.square(way[0]).scrollIntoViewIfNeeded();
  const middles: { x: number; y: number }[] = [];
  for (const name of way) {
    const { x, y, width, height } = await boxOf(table.square(name));
    middles.push({ x: x + width / 2, y: y + height / 2 });
  }
  const [from, ...rest] = middles;
  await mouse.move(from!.x, from!.y);
  await mouse.down();
  for (const { x, y } of rest) await mouse.move(x, y, { steps: 8 });
  await mouse.up();
}

async function areOut(table: Table, ...names: string[]) {
  for (const name of names) {
    await expect(table.square(name)).toHaveAccessibleName(new RegExp(`^${name}, crossed out`));
  }
}

async function areOpen(table: Table, ...names: string[]) {
  for (const name of names) {
    await expect(table.square(name)).toHaveAccessibleName(new RegExp(`^${name}, (free|attacked)$`));
  }
}

test("squares can be crossed out by right click, stroke, pen and key, and all can be undone", async ({
  table,
}) => {
  await table.open();
  await table.click("a8");
  const undo = () => table.button("Undo").click();
  await table.square("c6").click({ button: "right" });
  await areOut(table, "c6");
  await expect(table.spoken).toContainText("Crossed out: c6.");
  await table.square("c6").click({ button: "right" });
  await areOpen(table, "c6");
  await undo();
  await areOut(table, "c6");

  // A stroke is one move, however many squares it crosses out.
  await drag(table, "e5", "e4", "e2");
  await areOut(table, "e5", "e4", "e3", "e2");
  await undo();
  await areOpen(table, "e5", "e4", "e3", "e2");
  await table.button("Redo").click();
  await areOut(table, "e5", "e4", "e3", "e2");
  // A stroke that begins on a cross removes crosses.
  await drag(table, "e4", "e2");
  await areOpen(table, "e4", "e3", "e2");
  await areOut(table, "e5");

  await table.choose("Cross");
  await table.click("h6");
  await areOut(table, "h6");
  await table.choose("Queen");
  // A queen replaces the cross, and Undo brings it back.
  await table.click("h6");
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await undo();
  await areOut(table, "h6");

  await table.square("g3").focus();
  await table.page.keyboard.press("x");
  await areOut(table, "g3");
  await table.page.keyboard.type("b2");
  await table.page.keyboard.press("Space");
  await areOut(table, "b2");
  await table.reload();
  await areOut(table, "c6", "e5", "h6", "g3", "b2");
  for (let times = 0; times < 3; times++) await undo();
  await areOpen(table, "g3", "b2", "h6");
  await areOut(table, "c6", "e5");
});

test("dragging a queen to another square is one move", { tag: "@every-engine" }, async ({
  table,
}) => {
  await table.open();
  await table.click("a8", "e7");
  await drag(table, "e7", "d6", "f5");
  await expect(table.square("f5")).toHaveAccessibleName("f5, queen");
  await expect(table.square("e7")).toHaveAccessibleName("e7, free");
  await expect(table.spoken).toContainText("Queen moved from e7 to f5.");
  await table.button("Undo").click();
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  // A locked queen stays.
  await drag(table, "a8", "b6");
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
});

/** Reports the mouse on the board: `buttons` are held, and none were reported as released. */
const mouse = (table: Table, type: string, name: string, button: number, buttons: number) =>
  table.square(name).evaluate(
    (cell, how) => {
      cell.parentElement!.parentElement!.setPointerCapture = () => {};
      const { x, y, width, height } = cell.getBoundingClientRect();
      const [clientX, clientY] = [x + width / 2, y + height / 2];
      const same = { pointerId: 1, pointerType: "mouse", isPrimary: true, bubbles: true };
      const event = new PointerEvent(how.type, { ...how, ...same, clientX, clientY });
      cell.dispatchEvent(event);
    },
    { type, button, buttons },
  );

test("a drag ends when its button was released outside the window", async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  await mouse(table, "pointerdown", "e5", 2, 2);
  await mouse(table, "pointermove", "e4", -1, 2);
  await mouse(table, "pointermove", "e2", -1, 0);
  await areOut(table, "e5", "e4");
  await mouse(table, "pointermove", "e1", -1, 0);
  await areOpen(table, "e3", "e2", "e1");
  // A queen stays where it was.
  await mouse(table, "pointerdown", "e7", 0, 1);
  await mouse(table, "pointermove", "f6", -1, 1);
  await mouse(table, "pointermove", "f5", -1, 0);
  await mouse(table, "pointerup", "f5", 0, 0);
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
});

// Caught earlier by `www/board/scene/pointing.test.ts`.
test("automatic crosses follow every move", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8");
  await table.tools();
  await table.tick("Shadows").uncheck();
  await table.lookAway();
  const plain = await table.pixel("c6");
  await table.tick("Auto-crosses").check();
  await table.lookAway();
  const crossed = await table.pixel("c6");
  expect(apart(crossed, plain)).toBeGreaterThan(20);
  const free = await table.pixel("e3");
  await table.click("e7");
  await table.lookAway();
  expect(apart(await table.pixel("e3"), free)).toBeGreaterThan(20);
  await table.button("Undo").click();
  expect(await table.pixel("e3")).toEqual(free);
  await table.reload();
  await table.tools();
  await expect(table.tick("Auto-crosses")).toBeChecked();
  await table.tick("Auto-crosses").uncheck();
  await table.lookAway();
  expect(await table.pixel("c6")).toEqual(plain);
});

// Caught earlier by `queens.spec.ts`, `www/board/scene/pointing.test.ts`.
test("a line joins queens that attack each other, unless that is off", { tag: "@all" }, async ({
  table,
}) => {
  await table.open();
  await table.click("a8", "e4");
  await table.lookAway();
  const bad = await table.colour("bad");
  expect(await table.pixel("c6")).toEqual(bad);
  await table.tools();
  await table.tick("Show conflicts").uncheck();
  expect(await table.pixel("c6")).not.toEqual(bad);
  await expect(table.says).toHaveText("a8 and e4 share a diagonal.");
});

// Caught earlier by `tests/unit/saving.test.ts`.
test("you can mark a position and return to it", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  await table.tools();
  const [mark, back] = [table.button("Mark this position"), table.button("Back to the mark")];
  await expect(back).toBeDisabled();
  await mark.click();
  await expect(mark).toBeDisabled();
  await table.click("h6", "f5");
  await table.square("b2").click({ button: "right" });
  await back.click();
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await areOpen(table, "h6", "f5", "b2");
  await table.button("Undo").click();
  await areOut(table, "b2");
  await table.reload();
  await table.tools();
  await back.click();
  await areOpen(table, "h6", "f5", "b2");
});

test("keys read the board aloud, and path numbers can be switched off", async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  await table.square("e5").focus();
  const heard = async (key: string, words: RegExp) => {
    await table.page.keyboard.press(key);
    await expect(table.spoken, key).toHaveText(words);
  };
  await heard("r", /^Row 5: no queen\. Free: .*\.$/);
  await heard("Shift+C", /^Column e: queen on e7\. None free\.$/);
  await heard("Shift+D", /^.*iagonal/);
  await heard("Shift+A", /^The queen on e7 attacks e5\.$/);
  await heard("w", /^2 of 8 queens placed\. \d+ squares are free: /);

  await table.follow("#/play/knights/6x6/a6");
  await table.click("b4", "d5");
  await table.lookAway();
  const picture = async () => {
    await table.drawn();
    return table.page.locator("#canvas").evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
      return canvas.toDataURL();
    });
  };
  // In browsers that can't switch motion off, the knight is still moving at first.
  let numbered = "";
  const stands = async () => {
    const before = numbered;
    numbered = await picture();
    return numbered === before;
  };
  await expect.poll(stands).toBe(true);
  await table.tools();
  await table.tick("Path numbers").uncheck();
  await expect.poll(picture).not.toBe(numbered);
  await table.tick("Path numbers").check();
  await expect.poll(picture).toBe(numbered);
});
