/**
 * A walk through the page in WebKit, to see that it works there. Run by
 * `cargo xtask test --only browser --engines all`, which serves the page and finds the driver.
 */
import assert from "node:assert/strict";
import { afterAll, beforeAll, test } from "vitest";
import { Host } from "../browser/host.ts";
import { allParts } from "../browser/lessons.ts";
import { queensMissing } from "../browser/solving.ts";
import { Driver } from "./driver.ts";

const { PAGE_URL, DIST_URL, WEBKIT_DRIVER } = process.env;

/** The solution of 8 × 8 with a8 locked. */
const QUEENS = ["a8", "e7", "h6", "f5", "c4", "g3", "b2", "d1"];
/** A tour of 3 × 4. */
const TOUR = ["a3", "c2", "a1", "b3", "d2", "b1", "c3", "d1", "b2", "d3", "c1", "a2"];

const SOLVERS = [
  "#/queens/8/a8/backtracking",
  "#/queens/8/a8/forward-checking",
  "#/queens/8/a8/min-conflicts",
  "#/queens/8/a8/dancing-links",
  "#/knights/8x8/a8/warnsdorff",
  "#/knights/8x8/a8/divide-and-conquer",
];

let driver: Driver;

/** Waits until an element shows a text. */
const says = (id: string, words: string) =>
  driver.until((id, words) => document.getElementById(id)?.innerText.includes(words), id, words);

/** Clicks an element once it is there. */
async function press(selector: string) {
  await driver.until((selector) => document.querySelector(selector), selector);
  await driver.clickOn(selector);
}

/** @param link from # on */
const open = (link: string) => driver.open(`${PAGE_URL}${link}`);

beforeAll(async () => {
  driver = await Driver.start(WEBKIT_DRIVER!);
});

afterAll(() => driver?.stop());

/** Follows the ghost's tap, and waits for the next tip. */
async function followGhost(press: (selector: string) => Promise<void>) {
  const tip = await driver.ask(coachTip);
  await press(`#grid [data-square="${await driver.ask(ghostSquare)}"]`);
  await driver.until((last) => document.getElementById("coach")?.innerText !== last, tip);
}

const ghostSquare = () => document.querySelector<HTMLElement>(".ghost-tap")?.dataset.square;

const coachTip = () => document.getElementById("coach")?.innerText ?? "";

// This test comes first: it needs a browser without stored data.
test("the first minute: the goal, the ghost’s taps, a solved puzzle, a shared result", async () => {
  await open("");
  await driver.until(() =>
    [...document.querySelectorAll("h1")].some(({ innerText }) =>
      /^Three chess puzzles a day/.test(innerText),
    ),
  );
  await driver.until(ghostSquare);
  for (let tap = 0; tap < 3; tap++) await followGhost((square) => driver.clickOn(square));
  await followGhost((square) => driver.controlClick(square));
  await driver.until(() => !document.querySelector(".ghost-tap"));

  await driver.click("link", "Play today’s Colour Queens");
  await driver.until(() => !document.querySelector("#coach"));
  await open("#/play/today/queens-easy");
  const names = await driver.ask(() =>
    [...document.querySelectorAll("#grid [role=gridcell]")].map((cell) => cell.ariaLabel ?? ""),
  );
  for (const square of queensMissing(names)) await driver.click("gridcell", square);
  await says("won", "Solved in");
  await driver.click("button", "Share");
  // WebKit's driver may not copy: then the page shows the text.
  await driver.until(
    () => document.querySelector("#copying[open]") ?? document.querySelector(".toast")?.textContent,
  );
  await driver.press("Escape");
});

test("Today, a wrong tap, a hint’s group of crosses, a named run and every page", async () => {
  await open("");
  await driver.until(() => document.querySelectorAll("#dailies h2").length === 3);
  assert.deepEqual(await driver.ask(titlesOfDay), DAILIES);
  await driver.click("link", "Colour Queens");
  await driver.until(() => document.querySelector("#grid [aria-label$=free]"));
  const [first, second] = await driver.ask(firstSquares);
  for (const square of [first!, second!]) await driver.click("gridcell", square);
  await driver.until(() => document.getElementById("says")?.className === "bad");
  assert.match(await driver.ask(headOfGame), /^Colour Queens\n.*touching\n\d+:\d\d$/s);
  for (const square of [second!, first!]) await driver.click("gridcell", square);

  let words = "";
  while (!/^Cross out \d+ squares$/.test(words)) {
    await driver.click("button", "Hint");
    await driver.until(() => document.querySelector("#hint .primary"));
    words = await driver.ask(
      () => document.querySelector<HTMLElement>("#hint .primary")!.innerText,
    );
    await driver.clickOn("#hint .primary");
    await driver.until(() => !document.querySelector("#hint .primary"));
  }
  await driver.until(
    () => document.querySelectorAll('#grid [aria-label*="crossed out"]').length > 1,
  );

  await driver.click("link", "Today");
  await says("dailies", "Continue");
  await driver.click("link", "Watch");
  await driver.click("link", "Forward checking, a queen locked on c5");
  await driver.until(() => location.hash === "#/queens/8/c5/forward-checking@0");
  await press('#speed input[value="flat"]');
  await says("live", "Solved in 23 steps");
  for (const page of ["Learn", "Compare", "Today"]) {
    await driver.click("link", page);
    await driver.until((page) => {
      const current = [...document.querySelectorAll<HTMLElement>("#mode [aria-current]")];
      const isCurrent = current.length === 1 && current[0]!.innerText === page;
      const headings = [...document.querySelectorAll("h1")].filter((one) => one.innerText);
      return isCurrent && headings.filter((one) => one.checkVisibility()).length === 1;
    }, page);
    const isWide = () => document.documentElement.scrollWidth > innerWidth;
    assert.equal(await driver.ask(isWide), false, page);
  }
});

const DAILIES = ["Colour Queens", "Queen’s Challenge", "Knight’s Tour"];

const titlesOfDay = () =>
  [...document.querySelectorAll<HTMLElement>("#dailies h2")].map(({ innerText }) => innerText);

/** Two squares beside each other. */
const firstSquares = () =>
  [...document.querySelectorAll("#grid [role=gridcell]")]
    .slice(0, 2)
    .map(({ ariaLabel }) => ariaLabel!.split(",")[0]!);

/** Title, rule and clock. */
const headOfGame = () =>
  ["play-title", "the-rule", "clock"]
    .map((id) => document.getElementById(id)?.innerText)
    .join("\n");

test("queens are placed by hand until the board is solved", async () => {
  await open("#/play/queens/8");
  for (const square of QUEENS) await driver.click("gridcell", square);
  await says("live", "Solved in 7 moves");
});

test("a solved puzzle is reviewed, and a friend gets it as a challenge", async () => {
  await open("#/play/queens/6/b6");
  await driver.click("gridcell", "a4");
  await driver.click("button", "Undo");
  for (const square of ["d5", "f4", "a3", "c2", "e1"]) await driver.click("gridcell", square);
  await press("#review-open");
  await says("review", "guessed wrong");
  await press("#challenge-button");
  await driver.until(() => document.getElementById("challenge-code"));
  const link = await driver.ask(() => document.getElementById("challenge-link")?.innerText ?? "");
  await open(new URL(link.trim()).hash);
  await driver.click("button", "Start the duel");
  for (const square of ["d5", "f4", "a3", "c2", "e1"]) await driver.click("gridcell", square);
  await driver.until(() => document.getElementById("duel-verdict"));
});

test("a square says why it has no queen", async () => {
  await open("#/play/queens/6/b6");
  await driver.click("gridcell", "d5");
  await driver.press("ArrowRight");
  await driver.press("y");
  await says("hint", "This doesn’t count as a hint.");
});

test("a knight is led around by hand", async () => {
  await open("#/play/knights/3x4");
  for (const square of TOUR) await driver.click("gridcell", square);
  await says("says", "Solved in 11 moves");
});

test("keys after a click show and announce where they lead", async () => {
  await open("#/play/queens/8/a8");
  await driver.click("gridcell", "e7");
  await driver.press("ArrowRight");
  const ring = await driver.ask(() => getComputedStyle(document.activeElement!).outlineStyle);
  assert.equal(ring, "solid");
  await driver.until(() => document.activeElement?.ariaLabel?.startsWith("f7, "));
});

for (const link of SOLVERS) {
  test(`a solver runs to its end: ${link}`, async () => {
    await open(link);
    await press('#speed input[value="flat"]');
    await says("live", "Solved in");
  });
}

test("a question of a lesson is answered on the board", async () => {
  const question = allParts().find(({ kind }) => kind === "question");
  assert.ok(question);
  await open(question.link);
  await driver.click("gridcell", question.right);
  await driver.until(() => document.querySelector("#question.right"));
});

test("a race is run to its end", async () => {
  await open("#/compare/queens/race/8/a8/backtracking,forward-checking@864");
  await says("race-clock", "Step 864");
  await driver.click("button", "Play");
  await says("race-clock", "Step 874");
});

// Not right after a game by hand: a click soon after a gesture belongs to the gesture.
test("a solver tries the square that is chosen for it", async () => {
  await open("#/queens/6/-/forward-checking@0");
  await press("#change");
  await press("#you-choose");
  await says("steering", "lit squares");
  await driver.click("gridcell", "c6");
  await driver.until(() => location.hash.includes("choices=1.c6."));
});

test("a link names a step, and Back returns to it", async () => {
  const isThere = () => document.getElementById("moment")?.ariaValueText?.startsWith("step 13 of");
  await open("#/queens/8/c5/forward-checking@13");
  await driver.until(isThere);
  // Back in WebKit skips places that a script opened, so this clicks.
  await driver.click("link", "Learn");
  await driver.until(() => location.hash.startsWith("#/learn/"));
  await driver.back();
  await driver.until(() => location.hash === "#/queens/8/c5/forward-checking@13");
  await driver.until(isThere);
});

test("after one visit the game is played without its host", async () => {
  const host = new Host(DIST_URL!);
  await driver.open(`${await host.start()}#/play/queens/8`);
  await driver.until(() => navigator.serviceWorker.controller?.state === "activated");
  await host.end();
  await driver.reload();
  await driver.click("gridcell", "a8");
  await says("says", "1 of 8 queens");
});
