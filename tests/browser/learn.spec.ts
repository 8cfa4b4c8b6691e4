import type { Locator } from "@playwright/test";
import { readColour } from "../../www/core/colour.ts";
import { themeNamed } from "../unit/tokens.ts";
import { clean } from "./access.ts";
import { allParts, type Played } from "./lessons.ts";
import { boardsIn, showAsPrinted } from "./printing.ts";
import { labelOf } from "./reading.ts";
import { expect, type Table, test } from "./table.ts";

const PARTS = allParts();

/** Presses Tab until an element has the focus. */
async function tabTo(table: Table, target: Locator) {
  do await table.page.keyboard.press("Tab");
  while (!(await target.evaluate((element) => element === document.activeElement)));
}

const title = (table: Table) => table.page.locator("#lesson-title");
const question = (table: Table) => table.page.locator("#question");
const where = (table: Table) => table.page.locator("#stretch-at");
const next = (table: Table) => table.page.locator("#learn-next");

/** Opens all lessons, which are completed. */
async function allDone(table: Table) {
  await table.button("All lessons").click();
  const lessons = PARTS.filter(({ isLast }) => isLast).length;
  await expect(table.page.locator("#toc").getByRole("link", { name: /Done$/ })).toHaveCount(
    lessons,
  );
}

/** Answers wrongly and then correctly, and plays the step that shows it. */
async function answer(
  table: Table,
  { kind, right, before, wrong }: Played,
  choose: (name: string) => Promise<void>,
) {
  await expect(question(table)).not.toHaveClass(/right|wrong|shown/);
  await choose(wrong);
  await expect(table.button("Show me")).toBeVisible();
  if (kind === "question") await expect(question(table)).toHaveClass(/wrong/);
  await expect(table.spoken).toContainText(await question(table).locator("b").innerText());
  for (const name of [...before, right]) await choose(name);
  await expect(question(table)).toHaveClass(/right/);
  await expect(table.button("Show me")).toHaveCount(0);
  if (kind === "exercise") await expect(table.says).toHaveText(/^Solved with/);
  const play = table.button("Play the step");
  if ((await play.count()) === 0) return;
  await play.click();
  await expect(play).toHaveCount(0);
  await expect(table.says).not.toBeEmpty();
}

type Press = (target: Locator) => Promise<void>;
const click: Press = (target) => target.click();

/** Makes a choice or a guess, and checks the measured result. */
async function predict(table: Table, kind: "predict" | "guess", press: Press = click) {
  const choices = table.page.locator(".choices button");
  await press(kind === "predict" ? choices.first() : table.button("Guess"));
  await expect(question(table)).toHaveText(/^(Right|No|Well|[\d,]+ (nodes|sets|boards))\b.*\d/);
  await expect(table.page.locator("#measured, #sizes")).not.toContainText("…", { timeout: 60_000 });
}

/** Chooses the options of the only solution, until each item is covered once. */
async function cover(table: Table, press: Press = click) {
  for (const name of ["Ann", "Dot", "Eve"]) {
    await press(table.page.getByRole("button", { name: new RegExp(`^${name}:`) }));
  }
  await expect(question(table)).toHaveClass(/right/);
}

/** Chooses a wrong answer and then the right one. */
async function decide(table: Table, { right, wrong }: Played, press: Press = click) {
  await press(table.button(wrong));
  await expect(question(table)).toHaveClass(/wrong/);
  await expect(question(table)).toHaveText(/^Not this one\. \S/);
  await press(table.button(right));
  await expect(question(table)).toHaveClass(/right/);
  await expect(table.button("Show me")).toHaveCount(0);
}

/** Completes a part by mouse. */
async function complete(table: Table, part: Played) {
  if (part.kind === "choose") return decide(table, part);
  if (part.kind === "cover") return cover(table);
  if (part.kind === "predict" || part.kind === "guess") return predict(table, part.kind);
  if (part.right) return answer(table, part, (name) => table.click(name));
  const before = await where(table).innerText();
  await table.button("Step").click();
  await expect(where(table)).not.toHaveText(before);
}

// Caught earlier by `www/learn/lesson-controller.test.ts`, and by a part of every kind, below.
test("every lesson is completed by mouse, with wrong answers first", { tag: "@all" }, async ({
  table,
}) => {
  test.slow();
  await table.open({ link: PARTS[0]!.link });
  for (const part of PARTS) {
    await expect(title(table)).toHaveText(part.title);
    // After many quick steps, the address follows a moment later.
    const link = () => table.link.replace(/@.*/, "").replace(/\/1$/, "");
    await expect.poll(link).toBe(part.link);
    await complete(table, part);
    if (part !== PARTS.at(-1)) await next(table).click();
  }
  await expect(next(table)).toBeDisabled();
  await allDone(table);
  await table.page.locator("#toc a").first().click();
  await expect(title(table)).toHaveText(PARTS[0]!.title);
  await table.reload();
  await allDone(table);
});

// Caught earlier by `www/learn/lesson-checks.test.ts`, `www/learn/lesson-controller.test.ts`.
test("a question on a board of colours is answered and explained by two lines", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: "#/learn/lines/2" });
  const { page } = table;
  await expect(question(table)).toHaveText("Which square do two lines rule out? Click it.");
  await table.click("d4");
  await expect(question(table)).toHaveText("Not d4: it is ruled out already.");
  await table.click("a8");
  await expect(question(table)).toHaveText("Not a8: the solution has a queen there.");
  await table.click("d2");
  await expect(question(table)).toHaveClass(/right/);
  await expect(question(table)).toContainText(
    /^Right, d2\. A queen on d2 would leave .* with no way/,
  );
  await page.locator("#learn-next").click();
  await expect(question(table)).toHaveText("Which square do three lines rule out? Click it.");
  await table.button("Show me").click();
  await expect(question(table)).toHaveText(/^Here it is: /);
  await table.button("Try another like it").click();
  await expect.poll(() => table.link).toMatch(/^#\/learn\/lines\/3\?seed=\d+$/);
  await expect(question(table)).toHaveText("Which square do three lines rule out? Click it.");
  const entry = page.getByRole("link", { name: /three lines.*parts done/ });
  await table.button("All lessons").click();
  await expect(entry).toHaveAccessibleName(/1 of 4 parts done/);
});

// Caught earlier by `www/learn/lesson-controller.test.ts`.
test("a shown answer gets no praise and does not count", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/learn/words/3" });
  await expect(question(table)).toHaveText("Which square can still take a queen? Click it.");
  await table.button("Show me").click();
  await expect(question(table)).toHaveText("Here it is: f2. No queen attacks it.");
  await expect(question(table)).not.toHaveClass(/right/);
  await expect(table.says).toHaveText("Shown answers don’t count as solved.");
  await table.button("Try another like it").click();
  await expect(question(table)).toHaveText(/^Which square/);
  await expect.poll(() => table.link).toBe("#/learn/words/3@424");
  await table.button("All lessons").click();
  const entry = table.page.getByRole("link", { name: /Words for the puzzle.*parts done/ });
  await expect(entry).toHaveAccessibleName(/0 of 3 parts done/);
  await table.page.keyboard.press("Escape");
  await table.click("c2");
  await expect(question(table)).toHaveClass(/right/);
  await table.button("All lessons").click();
  await expect(entry).toHaveAccessibleName(/1 of 3 parts done/);
});

test("a solved exercise asks for nothing more", async ({ table }) => {
  await table.open({ link: "#/learn/proof/4" });
  await table.click("c3");
  await expect(table.says).toHaveText(/^Choose the first queen/);
  await table.click("a4", "c3");
  await expect(question(table)).toHaveText(/^Not c3: even without it/);
  await expect(table.says).toHaveText("Solved with a4. Go on when you’re ready.");
});

// Caught earlier by `www/learn/lesson-controller.test.ts`.
test("clicking a board on which the solver moves says how to step", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: "#/learn/words/2" });
  await expect(table.page.getByRole("region", { name: "Lesson" })).toContainText(
    "Press Step twice",
  );
  await table.click("c7");
  await expect(table.says).toHaveText("The solver moves on this board: use the keys below it.");
  await table.button("Step").click();
  await expect(table.says).not.toHaveText(/^The solver moves/);
});

test("a part of every kind is completed by mouse, and axe finds nothing wrong", async ({
  table,
}) => {
  const kinds = new Map(PARTS.toReversed().map((part) => [part.kind, part]));
  const all = [
    "choose",
    "cover",
    "exercise",
    "guess",
    "lab",
    "predict",
    "question",
    "side",
    "watch",
  ];
  expect([...kinds.keys()].toSorted()).toEqual(all);
  for (const part of kinds.values()) {
    await table.open({ link: part.link });
    await expect(title(table)).toHaveText(part.title);
    await complete(table, part);
    await clean(table);
  }
  await table.button("All lessons").click();
  await clean(table);
});

// Caught earlier by `www/learn/lesson-controller.test.ts` and `lesson-checks.test.ts`; keys in `speech.spec.ts`.
// In Firefox a page only gets the focus after a click.
test("every lesson is completed by keyboard, with wrong answers first", {
  tag: ["@all", "@chromium-alone"],
}, async ({ table }) => {
  test.slow();
  await table.open({ link: PARTS[0]!.link });
  const { keyboard } = table.page;
  const cell = table.grid.locator("[tabindex='0']");
  const tabbed = new Set();
  /** Goes to the board, by Tab if the part is the first of its kind. */
  const enterBoard = async (kind: Played["kind"]) => {
    if (tabbed.has(kind)) await cell.focus();
    else await tabTo(table, cell);
    tabbed.add(kind);
  };
  /** Goes to a square with the arrow keys and enters it. */
  const enter = async (name: string) => {
    await keyboard.press("Home");
    // On a board of another size, the squares get their names a moment after they appear.
    await expect(cell).toHaveAttribute("aria-label", /\d/);
    const at = Number((await labelOf(cell)).match(/\d+/)?.[0]);
    const [column, row] = [name.charCodeAt(0) - 97, Number(name.slice(1))];
    const up = row > at ? "ArrowUp" : "ArrowDown";
    for (let times = 0; times < Math.abs(row - at); times++) await keyboard.press(up);
    for (let times = 0; times < column; times++) await keyboard.press("ArrowRight");
    await keyboard.press("Enter");
  };
  for (const part of PARTS) {
    await expect(title(table)).toHaveText(part.title);
    const enterOn: Press = async (target) => {
      await target.focus();
      await keyboard.press("Enter");
    };
    if (part.kind === "choose") {
      await decide(table, part, enterOn);
    } else if (part.kind === "cover") {
      await cover(table, enterOn);
    } else if (part.kind === "predict" || part.kind === "guess") {
      await predict(table, part.kind, enterOn);
    } else if (part.right) {
      await enterBoard(part.kind);
      await enter(part.wrong);
      await expect(table.button("Show me")).toBeVisible();
      for (const name of [...part.before, part.right]) await enter(name);
      await expect(question(table)).toHaveClass(/right/);
    } else {
      const before = await where(table).innerText();
      await keyboard.press(".");
      await expect(where(table)).not.toHaveText(before);
      await keyboard.press("Home");
      await expect(where(table)).toHaveText(/^Step 0 of/);
    }
    if (part === PARTS.at(-1)) break;
    await next(table).focus();
    await keyboard.press("Enter");
    await expect(title(table)).toBeFocused();
  }
  await allDone(table);
});

test("a stretch can be played, scrubbed and linked, and Back leaves the part", async ({
  table,
}) => {
  await table.open({ link: "#/learn/forward-checking" });
  await next(table).click();
  await expect(where(table)).toHaveText(/^Step 0 of/);
  const slider = table.page.locator("#stretch");
  await slider.fill("6");
  await expect(where(table)).toHaveText(/^Step 6 of/);
  await expect.poll(() => table.link).toBe("#/learn/forward-checking/2@6");
  await table.reload();
  await expect(where(table)).toHaveText(/^Step 6 of/);
  await table.page.keyboard.press("Space");
  await expect(table.button("Pause")).toBeVisible();
  await expect(where(table)).not.toHaveText(/^Step 6 of/);
  await table.page.keyboard.press("Space");
  await table.page.keyboard.press("End");
  await expect(table.page.locator("#stretch-on")).toBeDisabled();
  await table.button("Open in Watch").click();
  await expect(table.solver).toContainText("Forward checking");
  await table.page.goBack();
  await expect(title(table)).toHaveText("Forward checking");
  await table.page.goBack();
  await expect.poll(() => table.link).toBe("#/learn/forward-checking");
});

// Caught earlier by `tests/unit/course.test.ts`, `tests/unit/links.test.ts`.
test("a bad link to a lesson loses nothing and says so", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/learn/chess" });
  await expect(table.says).toHaveText("There is no lesson “chess”. Choose one from All lessons.");
  await table.follow("#/learn/forward-checking/2@999");
  await expect(title(table)).toHaveText("Forward checking");
  await expect(table.says).toHaveText(/^This part of the lesson goes from step \d+ to step \d+\.$/);
  await table.button("All lessons").click();
  await expect(table.page.locator("#toc [aria-current]")).toHaveCount(1);
});

test("terms are explained in place and in the glossary", async ({ table }) => {
  await table.open({ link: "#/learn/words" });
  const [term, means] = [
    table.page.locator("#learn .term").first(),
    table.page.locator("#definition"),
  ];
  await term.hover();
  await expect(means).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/./);
  await table.page.keyboard.press("Escape");
  await expect(means).toBeHidden();
  await table.lookAway();
  await term.focus();
  await expect(means).toBeVisible();
  await table.button("Glossary").click();
  await expect(means).toBeHidden();
  const glossary = table.page.getByRole("dialog", { name: "Glossary" });
  await expect(glossary.getByRole("term").first()).toBeVisible();
  await clean(table);
  await glossary.getByRole("link", { name: "Forward checking" }).first().click();
  await expect(glossary).toBeHidden();
  await expect(title(table)).toHaveText("Forward checking");
});

test("the four boards of the laboratory have the same queen locked", async ({ table }) => {
  await table.open({ link: PARTS.find(({ kind }) => kind === "lab")?.link });
  const canvases = table.page.locator("#lesson-boards canvas");
  await expect(canvases).toHaveCount(4);
  await canvases.nth(2).click({ position: { x: 5, y: 5 } });
  await table.page.getByLabel("Locked queen", { exact: true }).selectOption("c5");
  await expect.poll(() => table.link).toContain("?lock=c5");
  await table.page.keyboard.press("Escape");
  await table.page.locator("#stretch").press("End");
  await expect(table.page.locator("#lesson-boards figure > p").first()).toHaveText(
    /^solved in \d+ steps/,
  );
});

test("the page moving under a resting pointer does not hide a definition", async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/play" });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.mouse.move(300, 200);
  await table.setAddress("#/learn/forward-checking/2");
  const term = page.getByRole("button", { name: "forward checking", exact: true });
  await term.evaluate(async (button) => {
    button.scrollIntoView({ block: "center" });
    // Scrolling itself hides a definition.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    if (button instanceof HTMLElement) button.focus();
  });
  await table.drawn();
  await expect(page.locator("#definition")).toBeVisible();
});

test("a definition stays beside a term that Tab scrolls into the window", async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/learn/forward-checking/2" });
  await page.setViewportSize({ width: 640, height: 360 });
  const term = page.getByRole("button", { name: "forward checking", exact: true });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(term).not.toBeInViewport();
  await term.focus();
  await expect(term).toBeInViewport();
  for (let frames = 0; frames < 3; frames++) await table.drawn();
  await expect(page.locator("#definition")).toBeInViewport();
});

test("a lesson prints with its pictures and questions, and without answers", async ({ table }) => {
  await table.open({ link: "#/learn/forward-checking" });
  await table.button("Switch between light and dark").click();
  await table.click("a3");
  await expect(question(table)).toHaveClass(/right/);
  await table.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await showAsPrinted(table.page);
  const sheet = table.page.locator("#handout");
  await expect(sheet.locator("h1")).toHaveText("Forward checking");
  await expect(sheet).toContainText("Which row");
  await expect(sheet).toContainText("#/learn/forward-checking");
  await expect(sheet).not.toContainText("Right, row 3");
  expect(await sheet.locator("canvas").count()).toBeGreaterThan(2);
  await expect(sheet).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(table.page.locator("header")).toBeHidden();
});

test("the boards of a lesson print in the light theme’s colours", async ({ table }) => {
  await table.open({ link: "#/learn/forward-checking" });
  await table.button("Switch between light and dark").click();
  const boards = boardsIn(await table.page.pdf());
  expect(boards.length).toBeGreaterThan(2);
  const grounds = (["wood-a", "free-a", "shade-a"] as const).map((name) => {
    const { red, green, blue } = readColour(themeNamed("light")[name])!;
    return [red, green, blue];
  });
  for (const corner of boards) expect(grounds).toContainEqual(corner);
});

test("the highlighted line of the pseudocode follows the steps", async ({ table }) => {
  await table.open({ link: "#/queens/8/a8/forward-checking@0?open=code" });
  const lit = table.page.locator("#card-lines [aria-current=step]");
  await expect(lit).toHaveText("rule out what the locked queens attack");
  await table.step();
  await expect(lit).toHaveText("queen there; rule out what it attacks");
  await table.step(2);
  await expect(lit).toHaveText("if a row runs out of squares: take it back");
  await table.step(4);
  await expect(lit).toHaveText("else back a row; restore what it ruled out");
  await table.follow("#/queens/8/a8/forward-checking@132?open=code");
  await expect(lit).toHaveText("every row has a queen: solved");
});
test("a card shows its solver’s moment, and keeps its orientation", async ({ table }) => {
  await table.open({ link: "#/knights/8x8/a8/backtracking@0?open=code,figures" });
  const code = table.page.getByRole("region", { name: "Code", exact: true });
  await expect(code).toBeVisible();
  await table.showCode("About the solver");
  await table.button("Show me this moment").click();
  expect(await table.steps()).toBe(58_883);
  await expect(table.says).toHaveText("Every jump from d5 has failed. Back to e3.");
  const about = table.page.getByRole("region", { name: "About", exact: true });
  await expect(about).toBeVisible();
  await table.reload();
  await expect(about).toBeVisible();
  await table.showCode("Pseudocode");
  await expect(about).toBeHidden();
  await table.reload();
  await expect(code).toBeVisible();
  await expect(about).toBeHidden();
});

// Caught earlier by `www/content/cards.test.ts`.
test("every card has its picture", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/queens/8/a8/forward-checking@0?open=code" });
  await table.showCode("About the solver");
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
    // Two queens solvers may look alike, but no more than two.
    expect(pictures.size).toBeGreaterThanOrEqual(solvers.length - 1);
  }
});

for (const theme of ["light", "dark"] as const) {
  // The themes share their structure; `www/board/depths.test.ts` and `access.spec.ts` have both.
  const tag = theme === "light" ? [] : "@all";
  test(`axe finds nothing wrong: lessons and cards, ${theme}`, { tag }, async ({ table }) => {
    await table.page.emulateMedia({ colorScheme: theme });
    await table.open({ link: "#/learn/forward-checking/2" });
    await clean(table);
    await table.button("Open in Watch").click();
    await table.arrived();
    await clean(table);
    await table.showCode("About the solver");
    await expect(table.button("Show me this moment")).toBeVisible();
    await clean(table);
    await table.solver.click();
    await expect(table.page.getByRole("menuitemradio", { checked: true })).toBeFocused();
    await clean(table);
  });
}
