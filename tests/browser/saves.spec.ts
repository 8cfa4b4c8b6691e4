/** Saved data: nothing gets lost. */
import { dayWith } from "../unit/invented-day.ts";
import { saved } from "./saving.ts";
import { expect, someoneElse, Table, test, write } from "./table.ts";

const GAME = "forward-check/game/queens/8/a8";

/** Unfinished puzzles, on Today. */
const begun = (table: Table) =>
  table.page.getByRole("navigation", { name: "Unfinished games" }).getByRole("link");

/** Continues an unfinished puzzle, from Today. */
async function goOn(table: Table, title: RegExp) {
  await table.go("Today");
  await begun(table).filter({ hasText: title }).click();
}

/** The contents of a downloaded file. */
async function downloaded(table: Table, act: () => Promise<void>) {
  const { name, content } = await saved(table.page, act);
  return { name, text: content.toString() };
}

/** The entry of a name in storage. */
const stored = (table: Table, key: string): Promise<string | null> =>
  table.page.evaluate((name) => localStorage.getItem(name), key);

/** Replaces a save before the page starts. */
const replaceSaves = (table: Table, saves: Record<string, string>) =>
  table.prepare((all) => {
    if (sessionStorage.getItem("replaced")) return;
    sessionStorage.setItem("replaced", "true");
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, saves);

test("several puzzles continue exactly where you left them", async ({ table }) => {
  await table.open();
  await table.click("a8", "e7", "h6");
  await table.button("Undo").click();
  await table.square("c5").click({ button: "right" });
  await table.follow("#/play/queens/6/b6");
  await table.click("d5");
  await table.follow("#/play/knights/6x6/a6?blocked=c3,d3");
  await table.click("b4", "d5");
  await table.page.goto("about:blank");
  await table.open({ link: "" });
  await expect(begun(table)).toHaveCount(3);
  await expect(begun(table).first()).toContainText(/Knight’s Tour .*6 × 6/);
  await goOn(table, /Queen’s Challenge .*8 × 8/);
  await expect.poll(() => table.link).toBe("#/play/queens/8/a8");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await expect(table.square("c5")).toHaveAccessibleName(/^c5, crossed out/);
  await goOn(table, /Knight’s Tour .*6 × 6/);
  await expect(table.square("d5")).toHaveAccessibleName("d5, knight, number 3");
  await expect(table.square("c3")).toHaveAccessibleName("c3, blocked");
  await goOn(table, /Queen’s Challenge .*6 × 6/);
  await expect(table.square("d5")).toHaveAccessibleName("d5, queen");
  await table.button("Undo").click();
  await expect(table.square("d5")).toHaveAccessibleName("d5, free");
});

test("two windows play the same puzzle: both show the last move", {
  tag: "@every-engine",
}, async ({ table }) => {
  await table.open({ link: "#/play/queens/8/a8" });
  const page = await table.page.context().newPage();
  const other = new Table(page);
  await other.open({ link: "#/play/queens/8/a8" });
  await table.click("e7");
  await expect(other.square("e7")).toHaveAccessibleName("e7, queen");
  await other.click("h6");
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await table.button("Undo").click();
  await expect(other.square("h6")).not.toHaveAccessibleName("h6, queen");
  expect(await stored(other, GAME)).toContain('"record":"e7"');
  // Each window continues a different puzzle, and neither loses the other's.
  await table.follow("#/play/queens/6/b6");
  await other.follow("#/play/knights/6x6/a6");
  await table.click("d5");
  await other.click("b4");
  await table.click("f4");
  await expect(other.square("b4")).toHaveAccessibleName("b4, knight, number 2");
  await page.close();
  await table.page.goto("about:blank");
  await table.open({ link: "" });
  await expect(begun(table)).toHaveCount(3);
  await goOn(table, /Knight’s Tour .*6 × 6/);
  await expect(table.square("b4")).toHaveAccessibleName("b4, knight, number 2");
});

const GOOD = JSON.stringify({ version: 99, id: "queens/8/a8" });

for (const [kind, text, sentence] of [
  ["cut off", '{"version":1,"id":"queens/8/a8","rec', "It could not be read."],
  ["of another shape", '{"version":1,"id":"queens/8/a8","record":7}', "It could not be read."],
  ["of a newer page", GOOD, "It was saved by a newer version of this page."],
  ["too large", `"${"x".repeat(2_000_001)}"`, "It is too large to read."],
] as const) {
  test(`a save that is ${kind} is set aside and can be downloaded`, {
    tag: kind === "cut off" ? [] : "@all",
  }, async ({ table }) => {
    await replaceSaves(table, { [GAME]: text });
    await table.open({ link: "#/play/queens/8/a8" });
    await expect(table.says).toHaveText(
      `One saved entry was set aside. ${sentence} You can download it under Help, Settings.`,
    );
    // The game continues, and the entry set aside is not overwritten.
    await table.click("e7");
    await table.reload();
    await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
    const help = await table.help("Settings");
    const item = help.getByRole("listitem").filter({ hasText: sentence });
    const file = await downloaded(table, () =>
      item.getByRole("button", { name: "Download" }).click(),
    );
    expect(file.text).toBe(text);
    expect(file.name).toMatch(/^forward-check .*queens 8 a8.*\.json$/);
  });
}

// Caught earlier by `www/saves/storage.test.ts`.
test("a window restored from the cache shows and keeps moves made meanwhile", {
  tag: "@all",
}, async ({ table }) => {
  const sixth = "forward-check/game/queens/6/b6";
  // A page in the back/forward cache gets no events. Under test, Chromium has no such cache.
  await table.prepare(() =>
    addEventListener("storage", (event) => event.stopImmediatePropagation(), true),
  );
  await table.open({ link: "#/play/queens/6/b6" });
  const page = await table.page.context().newPage();
  const other = new Table(page);
  await other.open({ link: "#/play/queens/6/b6" });
  await other.click("d5");
  const back = () =>
    table.page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
  await expect(table.square("d5")).toHaveAccessibleName("d5, free");
  await expect.poll(() => stored(table, sixth)).toContain("d5");
  await back();
  await expect(table.square("d5")).toHaveAccessibleName("d5, queen");
  await other.click("f4");
  await table.follow("#/play/queens/8/a8");
  await expect.poll(() => stored(table, sixth)).toContain("d5 f4");
  await page.close();
});

// Caught earlier by `tests/unit/run.test.ts`, `www/compare/race.test.ts`.
test("a seed that isn’t a whole number is refused, and no setting is lost", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: "#/queens/8/a8/hill-climbing" });
  await table.change();
  const seed = table.page.getByRole("spinbutton", { name: "Seed" });
  for (const [typed, link] of [
    ["7", "#/queens/8/a8/hill-climbing@0?seed=7"],
    ["-5", "#/queens/8/a8/hill-climbing@0?seed=7"],
    ["1.5", "#/queens/8/a8/hill-climbing@0?seed=7"],
    ["1e99", "#/queens/8/a8/hill-climbing@0?seed=7"],
    ["9007199254740991", "#/queens/8/a8/hill-climbing@0?seed=9007199254740991"],
  ] as const) {
    await write(seed, typed);
    await table.drawn();
    await expect.poll(() => table.link, typed).toBe(link);
  }
  await table.button("Another seed").click();
  await expect.poll(() => table.link).toBe("#/queens/8/a8/hill-climbing@0");
  await write(seed, "-5");
  await table.reload();
  await expect(table.says).not.toHaveText(/set aside/);
  await table.change();
  await expect(table.page.getByRole("spinbutton", { name: "Seed" })).toHaveValue("0");
});

// Caught earlier by `www/saves/saved.test.ts`.
test("a damaged day is set aside, and the other days remain", { tag: "@all" }, async ({
  table,
}) => {
  const day = (date: string, grade: unknown, size = "8x8") => ({
    ...dayWith({ date }),
    queens: { size, at: ["a8"], grade },
  });
  const days = {
    "2026-12-15": day("2026-12-15", "easy"),
    "2026-12-16": day("2026-12-16", {}),
    "2026-12-17": day("2026-12-17", "easy", "99999999x99999999"),
  };
  await replaceSaves(table, { "forward-check/days": JSON.stringify({ version: 1, days }) });
  await table.open({ link: "#/play" });
  await expect(table.offer("Queen’s Challenge")).toBeVisible();
  const help = await table.help("Settings");
  const file = await downloaded(table, () =>
    help.getByRole("button", { name: "Download" }).click(),
  );
  expect(Object.keys(JSON.parse(file.text).days)).toEqual(["2026-12-16", "2026-12-17"]);
});

test("with full storage, the game continues and says that it can’t be saved", async ({ table }) => {
  await table.open({ link: "#/play/queens/8/a8" });
  await table.page.evaluate(() => {
    let text = "x".repeat(1024 * 1024);
    for (let number = 0; text.length > 0; number++) {
      try {
        localStorage.setItem(`other page ${number}`, text);
      } catch {
        text = text.slice(0, Math.floor(text.length / 2));
      }
    }
  });
  await table.click("e7");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await expect(table.says).toHaveText(/^The browser’s storage is full/);
  await table.click("h6");
  await table.lookAway();
  await expect(table.says, "said once").toHaveText(/^3 of 8 queens/);
  // Once there is space again, everything is saved.
  await table.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("other page")) localStorage.removeItem(key);
    }
  });
  await table.click("f5");
  await table.reload();
  for (const name of ["e7", "h6", "f5"]) {
    await expect(table.square(name)).toHaveAccessibleName(`${name}, queen`);
  }
});

// Caught earlier by `www/saves/storage.test.ts`.
test("with blocked storage, the game continues and says that it can’t be saved", {
  tag: "@all",
}, async ({ table }) => {
  await table.prepare(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("", "SecurityError");
      },
    });
  });
  await table.open();
  await expect(table.says).toHaveText(/^The browser won’t let this page save anything/);
  await table.click("a8", "e7");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await table.lookAway();
  await expect(table.says, "said once").toHaveText(/^2 of 8 queens/);
  await expect(await table.help("Settings")).toContainText("won’t let this page save anything");
});

test("a file with everything loads in another browser, and neither side loses anything", async ({
  table,
  browser,
}) => {
  await table.open();
  await table.click("a8", "e7");
  const help = await table.help("Settings");
  const file = await downloaded(table, () =>
    help.getByRole("button", { name: "Save everything to a file" }).click(),
  );
  expect(file.name).toMatch(/^forward-check-\d{4}-\d\d-\d\d\.json$/);
  const { games }: { games: { id: string }[] } = JSON.parse(file.text);
  expect(games.map(({ id }) => id)).toContain("queens/8/a8");

  const context = await someoneElse(browser);
  const there = new Table(await context.newPage());
  await there.open({ link: "#/play/queens/6/b6" });
  await there.click("d5");
  const bring = async (text: string) => {
    const buffer = Buffer.from(text);
    await there.page
      .getByLabel("A file of saved games")
      .setInputFiles({ name: "saved.json", mimeType: "application/json", buffer });
  };
  const dialog = await there.help("Settings");
  // A file that exists when it is chosen and is gone when it is read.
  await there.page.evaluate(() => {
    const { text } = Blob.prototype;
    Blob.prototype.text = async () => {
      Blob.prototype.text = text;
      throw new DOMException("It is gone.", "NotFoundError");
    };
  });
  await bring(file.text);
  await expect(dialog).toContainText(/is damaged: choose one that this page saved/);
  await bring(file.text);
  await expect(dialog).not.toContainText("is damaged");
  await bring("{mangled");
  await expect(dialog).toContainText("is damaged");
  await there.page.keyboard.press("Escape");
  await there.go("Today");
  await expect(begun(there)).toHaveCount(2);
  await goOn(there, /Queen’s Challenge .*8 × 8/);
  await expect(there.square("e7")).toHaveAccessibleName("e7, queen");
  await goOn(there, /Queen’s Challenge .*6 × 6/);
  await expect(there.square("d5")).toHaveAccessibleName("d5, queen");
  await context.close();
  expect(await stored(table, GAME)).toContain("e7");
});
