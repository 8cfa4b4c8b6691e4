import { STOPS } from "../../www/cards/lessons/stops.js";
import { clean } from "./access.js";
import { expect, test } from "./table.js";

/** Tabs until something has the focus. */
async function tabTo(table, target) {
  do await table.page.keyboard.press("Tab");
  while (!(await target.evaluate((element) => element === document.activeElement)));
}

const title = (table) => table.page.locator("#learn-title");
const place = (table) => table.page.locator("#learn-place");

/** What stands on the board, square by square. */
async function shown(table) {
  await table.drawn();
  return table.grid
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
}

/** Opens the walk by keyboard alone. */
async function begin(table) {
  await table.open();
  const { keyboard } = table.page;
  await tabTo(table, table.page.getByRole("radio", { name: "Play", exact: true }));
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  await expect(place(table)).toHaveText(`Stop 1 of ${STOPS.length}`);
}

test("the walk is completed by keyboard alone", async ({ table }) => {
  await begin(table);
  const { keyboard } = table.page;
  await tabTo(table, table.button("Next"));
  const boards = new Set();
  for (const [stop, { title: wanted }] of STOPS.entries()) {
    await expect(place(table)).toHaveText(`Stop ${stop + 1} of ${STOPS.length}`);
    await expect(title(table)).toHaveText(wanted);
    boards.add(String(await shown(table)));
    if (stop === STOPS.length - 1) break;
    // The heading has the focus after every move; the buttons come next.
    await tabTo(table, table.button("Next"));
    await keyboard.press("Enter");
    await expect(title(table)).toBeFocused();
  }
  expect(boards.size).toBe(STOPS.length);
  await expect(table.button("Next")).toBeDisabled();
  await keyboard.press("ArrowLeft");
  await expect(place(table)).toHaveText(`Stop ${STOPS.length - 1} of ${STOPS.length}`);
  await keyboard.press("ArrowRight");
  await tabTo(table, table.button("Try it yourself"));
  await keyboard.press("Enter");
  await expect(table.page.getByRole("radio", { name: "Watch", exact: true })).toBeChecked();
  await expect(table.button("Play")).toBeFocused();
});

test("every stop's board is the same in Watch", async ({ table }) => {
  await table.open();
  for (const [stop, { moment }] of STOPS.entries()) {
    await table.choose("Learn");
    await table.page.locator("#learn-stops button").nth(stop).click();
    await expect(place(table)).toHaveText(`Stop ${stop + 1} of ${STOPS.length}`);
    const [board, says] = [await shown(table), await table.says.innerText()];
    await table.button("Try it yourself").click();
    expect(await shown(table)).toEqual(board);
    expect(await table.steps()).toBe(moment.step);
    if (moment.step > 0) await expect(table.says).toHaveText(says);
  }
});

test("the walk goes on where it was left, and leaves a game in play alone", async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  await table.choose("Learn");
  for (let next = 0; next < 4; next++) await table.button("Next").click();
  await table.reload();
  await expect(place(table)).toHaveText(`Stop 5 of ${STOPS.length}`);
  await table.choose("Play");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await table.choose("Learn");
  await expect(place(table)).toHaveText(`Stop 5 of ${STOPS.length}`);
  await table.choose("Knight’s Tour");
  await expect(title(table)).toHaveText("A knight in too deep");
});

test("the lit line of the card follows the steps", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Forward checking");
  const lit = table.page.locator("#card-lines [aria-current=step]");
  await expect(lit).toHaveText("cross out what the locked queens attack");
  await table.step();
  await expect(lit).toHaveText("queen there; cross out what it attacks");
  await table.step(2);
  await expect(lit).toHaveText("if a row is empty now: take it back");
  await table.step(4);
  await expect(lit).toHaveText("else back a row; undo its crosses");
  await table.finish();
  await expect(lit).toHaveText("every row has a queen: solved");
});

test("a card shows its solver's moment, and stays turned as it is", async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.choose("Backtracking");
  const side = (/** @type {string} */ name) => table.page.getByRole("tab", { name, exact: true });
  await expect(side("Code")).toHaveAttribute("aria-selected", "true");
  await side("About").click();
  await table.button("Show me this moment").click();
  expect(await table.steps()).toBe(58_883);
  await expect(table.says).toHaveText("Every jump from d5 has failed. Back to e3.");
  const about = table.page.getByRole("tabpanel", { name: "About" });
  await expect(about).toBeVisible();
  await table.reload();
  await expect(about).toBeVisible();
  await expect(side("About")).toHaveAttribute("aria-selected", "true");
  await side("Code").click();
  await expect(about).toBeHidden();
  await table.reload();
  await expect(table.page.getByRole("tabpanel", { name: "Code" })).toBeVisible();
  await expect(about).toBeHidden();
});

test("every card has its picture", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.page.getByRole("tab", { name: "About" }).click();
  for (const game of ["Queen’s Challenge", "Knight’s Tour"]) {
    await table.choose(game);
    await table.solver.click();
    const solvers = await table.page
      .getByRole("menuitemradio")
      .evaluateAll((items) => items.map((item) => item.getAttribute("aria-label") ?? ""));
    await table.page.keyboard.press("Escape");
    expect(solvers.length).toBeGreaterThan(5);
    const canvas = table.page.locator("#card-canvas");
    const pictures = new Set();
    for (const solver of solvers) {
      await table.chooseSolver(solver);
      await expect(canvas).toBeVisible();
      pictures.add(await canvas.evaluate((c) => c instanceof HTMLCanvasElement && c.toDataURL()));
    }
    // Two of the queens' solvers may well look alike, but not more.
    expect(pictures.size).toBeGreaterThanOrEqual(solvers.length - 1);
  }
});

for (const theme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing wrong: the walk and the cards, ${theme}`, async ({ table }) => {
    await table.page.emulateMedia({ colorScheme: theme });
    await table.open();
    await table.choose("Learn");
    await clean(table);
    await table.page.locator("#learn-stops button").last().click();
    await clean(table);
    await table.button("Try it yourself").click();
    await clean(table);
    await table.page.getByRole("tab", { name: "About" }).click();
    await expect(table.button("Show me this moment")).toBeVisible();
    await clean(table);
    await table.solver.click();
    await clean(table);
  });
}
