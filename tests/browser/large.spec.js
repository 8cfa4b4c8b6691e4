import { clean } from "./access.js";
import { apart, expect, test } from "./table.js";

/** @typedef {import("./table.js").Table} Table */

/** The board as a picture. @param {Table} table */
const picture = (table) => table.page.getByRole("application");

/**
 * Opens a large board to watch.
 * @param {Table} table
 * @param {number} side
 * @param {string} game
 */
async function lay(table, side, game = "queens") {
  await table.open({ game, mode: "watch" });
  await table.resize(side, game === "queens" ? undefined : side);
  await expect(picture(table)).toHaveAttribute("aria-label", /^Board of /);
}

/**
 * The colour drawn at a place given in parts of the picture.
 * @param {Table} table
 * @param {number} x
 * @param {number} y
 */
const pixel = (table, x, y) =>
  picture(table).evaluate(
    (canvas, [along, down]) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
      const [left, top] = [canvas.width * along, canvas.height * down].map(Math.floor);
      return [...canvas.getContext("2d").getImageData(left, top, 1, 1).data].slice(0, 3);
    },
    [x, y],
  );

/** Brings the pointer to a place given in parts of the picture. */
async function pointAt(table, x, y) {
  const box = await picture(table).boundingBox();
  await table.page.mouse.move(box.x + box.width * x, box.y + box.height * y);
}

test("a board of 100 × 100 is a picture with its domains", async ({ table }) => {
  await lay(table, 100);
  await expect(table.grid).toBeHidden();
  const middle = 0.005;
  const accent = await table.colour("depth-1");
  await expect(table.says).toContainText("100 queens to place.");
  expect(apart(await pixel(table, middle, middle), accent)).toBeGreaterThan(20);
  await table.step();
  await expect(table.says).toHaveText(/^Queen placed on a100\. She strikes 198 squares\.$/);
  await expect.poll(async () => apart(await pixel(table, middle, middle), accent)).toBeLessThan(3);
  await expect(picture(table)).toHaveAttribute(
    "aria-label",
    "Board of 100 by 100; 1 queen stands, none in conflict.",
  );
  // The next queen goes a knight's jump on, as everything nearer is struck.
  await table.step();
  await expect(table.says).toContainText("Queen placed on c99.");
});

test("frames come while a large board is being solved", async ({ table }) => {
  await lay(table, 100);
  await table.choose("Flat out");
  await table.button("Start").click();
  const seen = await table.stepsSeen(20);
  expect(seen.at(-1)).toBeGreaterThan(seen[0]);
  await table.button("Pause").click();
  // The steps that were under way have been made once the last of them is told.
  await expect(table.says).toContainText(/Queen placed|taken back|no square left/);
  const steps = await table.steps();
  await table.drawn();
  expect(await table.steps()).toBe(steps);
});

test("long work has its progress, and can be cancelled", async ({ table }) => {
  await lay(table, 200);
  await table.choose("Flat out");
  await table.button("Start").click();
  await expect(table.page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await table.stepsSeen(3);
  await table.button("Cancel").click();
  await expect(table.says).toHaveText(/^Cancelled after [\d,]+ steps\.$/);
  await expect(table.button("Cancel")).toBeHidden();
  await table.restart.click();
  await expect(table.says).toContainText("200 queens to place.");
  await table.step();
  await expect(table.says).toContainText("Queen placed on a200.");
});

test("the wheel, keys, buttons and a drag bring single squares near", async ({ table }) => {
  await lay(table, 100);
  await table.step(2);
  await expect(table.button("Farther")).toBeDisabled();
  await pointAt(table, 0.005, 0.005);
  for (let turn = 0; turn < 8; turn++) await table.page.mouse.wheel(0, -300);
  await pointAt(table, 0.03, 0.03);
  await expect(table.says).toHaveText("a100: queen");
  await pointAt(table, 0.05, 0.25);
  await expect(table.says).toHaveText("a98: empty");
  await pointAt(table, 0.5, 0.5);
  await table.page.mouse.down();
  await pointAt(table, 0.3, 0.5);
  await table.page.mouse.up();
  await pointAt(table, 0.05, 0.15);
  await expect(table.says).toHaveText("c99: queen");
  await picture(table).press("0");
  await expect(table.button("Whole board")).toBeDisabled();
  await table.button("Closer").click();
  await expect(table.button("Whole board")).toBeEnabled();
  await picture(table).press("-");
  await expect(table.button("Whole board")).toBeDisabled();
});

test("a square that is near enough is clicked to lock a queen", async ({ table }) => {
  await lay(table, 100);
  await picture(table).focus();
  for (let press = 0; press < 8; press++) await table.page.keyboard.press("+");
  const box = await picture(table).boundingBox();
  await table.page.mouse.click(box.x + box.width / 2 + 10, box.y + box.height / 2 + 10);
  await expect(table.page.locator("#given")).toHaveText("ay50");
  await table.page.reload();
  await expect(table.page.locator("#given")).toHaveText("ay50");
  await expect(picture(table)).toHaveAttribute("aria-label", /1 queen stands, none in conflict\.$/);
});

test("a tour is coloured by its moves", async ({ table }) => {
  await lay(table, 100, "knights");
  const empty = await pixel(table, 0.5, 0.5);
  await table.page.getByRole("radio", { name: /^Closed tour/ }).check();
  await table.choose("Flat out");
  await table.button("Start").click();
  await expect(table.says).toHaveText("The knight has visited all 10,000 squares once.");
  await expect(picture(table)).toHaveAttribute("aria-label", /10,000 of 10,000 squares visited/);
  await expect.poll(async () => apart(await pixel(table, 0.5, 0.5), empty)).toBeGreaterThan(20);
});

test("a solver that the board is too large for says so, and another steps in", async ({
  table,
}) => {
  await lay(table, 2_000);
  const radio = table.page.getByRole("radio", { name: "Forward checking", exact: true });
  await expect(radio).toBeDisabled();
  await expect(radio).toHaveAccessibleDescription("takes boards of up to 1,000 a side");
  await expect(table.says).toHaveText(
    /^Forward checking takes boards of up to 1,000 a side: .+ was chosen instead\.$/,
  );
  await table.choose("Flat out");
  await table.button("Start").click();
  await expect(table.says).toHaveText("2,000 queens stand and none attacks another.");
  await expect(picture(table)).toHaveAttribute("aria-label", /2,000 queens stand, solved\.$/);
  await table.resize(8);
  await expect(radio).toBeEnabled();
  await expect(radio).toHaveAccessibleDescription(/^strike attacked squares/);
});

test("a million queens are placed, and single squares among them found", async ({ table }) => {
  await lay(table, 1_000_000);
  await table.button("New lock").click();
  await expect(picture(table)).toHaveAttribute("aria-label", /1 queen stands, none in conflict\.$/);
  await table.choose("Flat out");
  await table.button("Start").click();
  await expect(table.says).toHaveText("1,000,000 queens stand and none attacks another.");
  await picture(table).focus();
  for (let press = 0; press < 30; press++) await table.page.keyboard.press("+");
  await pointAt(table, 0.5, 0.5);
  await expect(table.says).toHaveText(/^[a-z]+\d+: (empty|queen)$/);
});

test("a square that is near enough is blocked, and told to be", async ({ table }) => {
  await lay(table, 100, "knights");
  await table.button("none: choose").click();
  await expect(table.says).toHaveText(/^Zoom in\. Click squares to block them/);
  await picture(table).focus();
  for (let press = 0; press < 8; press++) await table.page.keyboard.press("+");
  const empty = await pixel(table, 0.52, 0.52);
  const box = await picture(table).boundingBox();
  await table.page.mouse.click(box.x + box.width * 0.52, box.y + box.height * 0.52);
  await expect(table.button("Done")).toBeVisible();
  await table.button("Done").click();
  await expect(table.button("1: change")).toBeVisible();
  await pointAt(table, 0.52, 0.52);
  await expect(table.says).toHaveText(/: blocked$/);
  expect(apart(await pixel(table, 0.52, 0.52), empty)).toBeGreaterThan(60);
  await expect(picture(table)).toHaveAttribute("aria-label", /of 9,999 squares visited/);
});

test("a board that is too large is refused in a sentence", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.resize(5_000_000);
  await expect(table.says).toContainText("can't be played: choose from 1 to ");
  await expect(table.grid).toBeVisible();
});

test("a large board is not played by hand, and says so", async ({ table }) => {
  await lay(table, 100);
  await table.choose("Play");
  await expect(table.says).toHaveText(
    "A board this large is for watching: choose Watch, or a smaller board.",
  );
  await table.resize(8);
  await expect(table.grid).toBeVisible();
  await table.click("a8");
  await expect(table.says).not.toContainText("large");
});

test("too little memory is told in a sentence", async ({ table }) => {
  await table.open();
  const told = await table.page.evaluate(async () => {
    const engine = await import(new URL("www/engine.js", document.baseURI).href);
    try {
      engine.exhaustOnPurpose();
    } catch (error) {
      return error.message;
    }
  });
  expect(told).toBe(
    "This board does not fit into the memory that the browser gives: choose a smaller one.",
  );
});

test("a large board has no fault that a machine can find", async ({ table }) => {
  await lay(table, 100);
  await table.step(3);
  await expect(table.says).toContainText("Queen placed");
  await clean(table);
});
