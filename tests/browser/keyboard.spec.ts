import type { Locator } from "@playwright/test";
import { boxOf } from "./reading.ts";
import { expect, SOLUTION, type Table, test } from "./table.ts";

/** Presses Tab until an element has the focus. */
async function tabTo(table: Table, target: Locator) {
  do await table.page.keyboard.press("Tab");
  while (!(await target.evaluate((element) => element === document.activeElement)));
}

/** Moves the board's cursor from one square to another with the arrow keys. */
async function walk(table: Table, from: string, to: string) {
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await table.page.keyboard.press(key);
  };
  const right = to.charCodeAt(0) - from.charCodeAt(0);
  const down = from.charCodeAt(1) - to.charCodeAt(1);
  await press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
  await press(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
  await expect(table.square(to)).toBeFocused();
}

test("a game can be won by keyboard alone", { tag: "@every-engine" }, async ({ table }) => {
  await table.open();
  const { keyboard } = table.page;
  await tabTo(table, table.square("a8"));
  expect(await table.square("a8").evaluate((cell) => getComputedStyle(cell).outlineStyle)).toBe(
    "solid",
  );
  await keyboard.press("Enter");
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
  await expect(table.square("a8")).toBeFocused();
  let at = "a8";
  for (const square of SOLUTION) {
    await walk(table, at, square);
    await keyboard.press("Enter");
    at = square;
  }
  await expect(table.spoken).toHaveText(/^Queen on d1\. Solved in 7 moves/);
});

// Caught earlier by `session.spec.ts`, `www/core/keypress.test.ts`.
test("undo and redo have keys", { tag: "@all" }, async ({ table }) => {
  await table.open();
  const { keyboard } = table.page;
  await table.click("a8", "e7", "h6");
  await keyboard.press("Backspace");
  await expect(table.square("h6")).toHaveAccessibleName("h6, free");
  await keyboard.press("Control+z");
  await expect(table.square("e7")).toHaveAccessibleName("e7, free");
  await keyboard.press("Control+y");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await keyboard.press("Control+Shift+Z");
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
});

test("a solver can be watched by keyboard alone", async ({ table }) => {
  await table.open();
  const { keyboard } = table.page;
  await tabTo(table, table.mode("Watch"));
  await keyboard.press("Enter");
  await table.isOn("Watch");
  await table.arrived();
  await tabTo(table, table.square("a8"));
  await keyboard.press("Enter");
  await keyboard.press(".");
  await expect(table.figure("steps")).toHaveText("1");
  await expect(table.spoken).toHaveText(/^Queen on c7: /);
  await keyboard.press("Space");
  await expect.poll(() => table.steps()).toBeGreaterThan(2);
  await keyboard.press("Space");
  await expect(table.button("Play")).toBeVisible();
  const paused = await table.steps();
  await table.drawn();
  expect(await table.steps()).toBe(paused);
  await keyboard.press("f");
  await expect(table.speed("Fast")).toBeChecked();
  await keyboard.press("Space");
  await expect(table.spoken).toHaveText(/^Solved in 132 steps\./);
  await keyboard.press("f");
  await expect(table.speed("Normal")).toBeChecked();
});

test("Help opens, lists the keys and closes", async ({ table }) => {
  await table.open();
  const help = await table.help("Keys");
  await expect(help.getByRole("row", { name: "Space play or pause", exact: true })).toBeVisible();
  await table.page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await table.page.keyboard.press("?");
  await expect(help.getByRole("tab", { name: "Rules" })).toHaveAttribute("aria-selected", "true");
  await help.getByRole("button", { name: "Close" }).click();
  await expect(help).toBeHidden();
});

/** Presses ? at the moment the dialog is hidden, which is before its close event. */
const pressOnceHidden = (dialog: Locator) =>
  dialog.evaluate((dialog) => {
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    new MutationObserver((_, observer) => {
      observer.disconnect();
      press();
    }).observe(dialog, { attributeFilter: ["open"] });
  });

test("Help opens again at once, however it closed", { tag: "@every-engine" }, async ({ table }) => {
  await table.open();
  const { page } = table;
  const rules = page.getByRole("tab", { name: "Rules" });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => table.button("Close").click(),
    () => page.mouse.click(5, 5),
  ]) {
    const help = await table.help("Keys");
    await pressOnceHidden(help);
    await close();
    await expect(rules).toHaveAttribute("aria-selected", "true");
    // The late close event of the first has come by then.
    await table.drawn();
    await expect(rules).toBeVisible();
    await table.button("Close").click();
    await expect(help).toBeHidden();
  }
});

// Caught earlier by `solvers.spec.ts`, `player.spec.ts`.
test("choosing a solver by keys does not move the board", { tag: "@all" }, async ({ table }) => {
  for (const [width, height] of [
    [390, 640],
    [1000, 480],
  ] as const) {
    await table.setWindow(width, height);
    await table.open({ mode: "watch" });
    const { y } = await boxOf(table.grid);
    await table.solver.focus();
    for (let time = 0; time < 10; time++) await table.page.keyboard.press("ArrowDown");
    expect((await boxOf(table.grid)).y).toBe(y);
    const chosen = await table.page.locator(".item:focus").getAttribute("aria-label");
    await table.page.keyboard.press("Enter");
    await expect(table.solver).toBeFocused();
    await expect(table.solver).toContainText(chosen ?? "");
    expect((await boxOf(table.grid)).y).toBe(y);
  }
});

type More = Pick<KeyboardEventInit, "shiftKey" | "ctrlKey" | "altKey" | "repeat"> & {
  /** Milliseconds. */
  at?: number;
};

const HELD = { repeat: true };

/** Reports a key on the focused element, as browsers do; returns whether the page used it. */
const reported = (table: Table, key: string, code: string, more: More = {}) =>
  table.page.evaluate(
    (how) => {
      const event = new KeyboardEvent("keydown", { ...how, bubbles: true, cancelable: true });
      if (how.at) Object.defineProperty(event, "timeStamp", { value: how.at });
      return !(document.activeElement ?? document.body).dispatchEvent(event);
    },
    { ...more, key, code },
  );

// Caught earlier by `www/core/keypress.test.ts`.
test("keys work on other layouts: French, German, Greek and Russian", { tag: "@all" }, async ({
  table,
}) => {
  await table.open();
  await table.click("a8");
  await reported(table, "e", "KeyE");
  await reported(table, "5", "Digit5", { shiftKey: true });
  await expect(table.square("e5")).toBeFocused();
  await reported(table, "с", "KeyC");
  await reported(table, "7", "Digit7");
  await expect(table.square("c7")).toBeFocused();
  await reported(table, "χ", "KeyX");
  await expect(table.square("c7")).toHaveAccessibleName(/^c7, crossed out/);
  await reported(table, "я", "KeyZ", { ctrlKey: true });
  await expect(table.square("c7")).toHaveAccessibleName("c7, free");
  expect(await reported(table, "Y", "KeyY", { shiftKey: true }), "handled").toBe(true);
  expect(await reported(table, "'", "Quote"), "left to the browser").toBe(false);

  await table.open({ link: "#/queens/8/a8/forward-checking@30" });
  const altGr = { ctrlKey: true, altKey: true };
  await reported(table, "]", "Digit9", altGr);
  await expect.poll(() => table.steps()).toBeGreaterThan(30);
  await reported(table, "х", "BracketLeft");
  await reported(table, "[", "Digit5", { altKey: true });
  await expect.poll(() => table.steps()).toBeLessThan(30);
});

test("a held key places one queen, presses no button, and undoes up to the start", async ({
  table,
}) => {
  const { page } = table;
  await table.open({ link: "#/play/queens/8/a8" });
  await table.click(...SOLUTION.slice(0, -1));
  await reported(table, "d", "KeyD");
  await reported(table, "1", "Digit1");
  await reported(table, "Enter", "Enter");
  await reported(table, "Enter", "Enter", HELD);
  await expect(table.spoken).toHaveText(/^Queen on d1\. Solved in 7 moves/);
  await page.locator("#next-button").focus();
  for (const [key, code] of [
    ["Enter", "Enter"],
    [" ", "Space"],
    ["h", "KeyH"],
  ] as const)
    expect(await reported(table, key, code, HELD), key).toBe(true);
  await expect(table.square("d1")).toHaveAccessibleName("d1, queen");

  await reported(table, "Backspace", "Backspace", { at: 1_000_000 });
  const undo = (at: number) => reported(table, "Backspace", "Backspace", { ...HELD, at });
  await undo(1_000_050);
  await expect(table.square("d1")).toHaveAccessibleName("d1, free");
  await expect(table.square("b2"), "slow enough to follow").toHaveAccessibleName("b2, queen");
  for (let at = 1_001_000; at < 1_012_000; at += 1000) await undo(at);
  await expect(table.square("e7")).toHaveAccessibleName("e7, free");
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
});
