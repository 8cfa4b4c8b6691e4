/** The frame doesn't move, and no window cuts anything off. */

import type { Locator } from "@playwright/test";
import { boxOf, cutOff } from "./reading.ts";
import { expect, SOLUTION, type Table, test } from "./table.ts";

type Size = [width: number, height: number];

const WINDOWS: Size[] = [
  [320, 640],
  [360, 640],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [1024, 600],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
];

/** Places of every kind, as links from # on. */
const PAGES = [
  "#/queens/8/c5/forward-checking@13",
  "#/queens/8/-/brute-force@20",
  "#/queens/100/-/linear@60",
  "#/knights/8x8/a8/warnsdorff@30",
  "#/play/queens/8/c1+f6",
  "#/play/2026-12-13/knights",
  "#/setup/queens/12/a12",
  "#/setup/knights/6x6/a6?closed&blocked=c3,d3",
  "#/play",
];

/**
 * Returns a function that expects a list of faults to be empty in all windows, beginning with the current one. It ends in
 * the next one, so that places are opened in different windows, and in alternating themes: sizes don't depend on them.
 */
async function inEach(table: Table, windows: Size[], faults: (table: Table) => Promise<unknown[]>) {
  let place = 0;
  const enter = async (at: number) => {
    const [width, height] = windows[at % windows.length]!;
    await table.setWindow(width, height);
    return `${width} × ${height}`;
  };
  await enter(place);
  return async (where: string) => {
    for (let turn = 0; turn < windows.length; turn++) {
      const window = await enter(place + turn);
      expect(await faults(table), `${where}, at ${window}`).toEqual([]);
    }
    place += 1;
    await table.page.emulateMedia({ colorScheme: place % 2 ? "dark" : "light" });
    await enter(place);
  };
}

type IsWhole = Awaited<ReturnType<typeof inEach>>;

/** Visits both games in all modes. */
async function everyMode(table: Table, isWhole: IsWhole) {
  for (const [game, modes] of [
    ["Knight’s Tour", ["Learn", "Watch", "Today"]],
    ["Queen’s Challenge", ["Learn", "Compare", "Watch", "Today"]],
  ] as const) {
    for (const mode of modes) {
      await table.choose(mode);
      if (mode === "Watch") await table.choose(game);
      await isWhole(`${game}, ${mode}`);
    }
  }
}

/** Visits a hint, a solved puzzle and the sheet. */
async function everySheet(table: Table, isWhole: IsWhole) {
  await table.follow("#/play/queens/8/e6+f3");
  await table.button("Hint").click();
  await table.button("Next step").click();
  await isWhole("a hint with its reasons");
  await table.follow("#/play/queens/8/a8");
  await table.click(...SOLUTION);
  await isWhole("solved");
  await table.follow("#/play");
  await table.page.getByRole("button", { name: /^Past puzzles/ }).click();
  for (const name of ["Past puzzles", "Statistics", "Collection"]) {
    await table.page.getByRole("tab", { name, exact: true }).click();
    await isWhole(name);
  }
}

/** The narrowest window and a low one; `walk.spec.ts` asks the same of others on its way. */
const LAYOUTS = WINDOWS.filter(([width]) => [320, 1366].includes(width));

for (const [windows, tag] of [
  [LAYOUTS, ""],
  [WINDOWS.filter((window) => !LAYOUTS.includes(window)), "@all"],
] as const) {
  const names = windows.map(([width, height]) => `${width} × ${height}`).join(", ");
  test(`nothing is cut off at ${names}`, { tag: tag || [] }, async ({ table }) => {
    test.slow();
    const isWhole = await inEach(table, windows, cutOff);
    // The longest choice.
    await table.open({ mode: "watch" });
    await table.pace("Fast", 60);
    await table.choose("Today");
    await everyMode(table, isWhole);
    for (const page of PAGES) {
      await table.follow(page);
      await expect(table.says).not.toBeEmpty();
      await isWhole(page);
    }
    await everySheet(table, isWhole);
  });
}

/** Controls near the board that overlap each other or leave its column. */
const crowded = (table: Table) =>
  table.page.evaluate(() => {
    const under = document.querySelector(".under")!;
    const boxes = [...under.querySelectorAll("button, select, label")]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    // A plain button at the end reaches out by its padding.
    const edge = under.getBoundingClientRect().right + 12;
    const cross = ({ box: a }: (typeof boxes)[0], { box: b }: (typeof boxes)[0]) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes
      .filter((one, at) => one.box.right > edge || boxes.slice(0, at).some((b) => cross(one, b)))
      .map(({ control }) => control.id || control.textContent);
  });

test("controls are apart in every window", async ({ table }) => {
  const areApart = await inEach(
    table,
    [
      [320, 640],
      [768, 1024],
      [1024, 600],
      [1024, 660],
      [1366, 768],
    ],
    crowded,
  );
  for (const link of [
    "#/play/queens/8/a8",
    "#/play/colour",
    "#/setup/queens/8/a8",
    "#/setup/colour/3AB3CDA4BC2D2A3BCEDA4B3E3A3F2EAF2AF3EG4F2EH3G2F3H/-",
    "#/queens/8/a8/forward-checking@41?open=all",
  ]) {
    await table.open({ link });
    await areApart(link);
  }
  await table.open({ link: "#/play/queens/8/a8" });
  await table.click(...SOLUTION);
  await expect(table.button("Share")).toBeVisible();
  await areApart("solved");
});

test("at 400% zoom dialogs fit the window, and the definition of a term leaves it in view", async ({
  table,
}) => {
  const { page } = table;
  await page.setViewportSize({ width: 320, height: 256 });
  await table.open({ link: "#/play/queens/8/a8" });
  await table.click(...SOLUTION);
  await table.follow("#/play");
  for (const name of [/^New puzzle/, /^Past puzzles/]) {
    await page.getByRole("button", { name }).click();
    await expect(page.locator("dialog[open] > .body:not([hidden])")).toBeVisible();
    const { y, height } = await boxOf(page.getByRole("dialog"));
    expect(Math.min(y, 256 - y - height), String(name)).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Escape");
  }
  await table.setWindow(640, 360);
  await table.follow("#/learn/forward-checking/2");
  const term = page.getByRole("button", { name: "forward checking", exact: true });
  await term.evaluate((button) => button.scrollIntoView({ block: "center" }));
  // Scrolling hides a definition.
  await table.drawn();
  await term.focus();
  const definition = page.locator("#definition");
  await expect(definition).toBeInViewport({ ratio: 1 });
  await definition.getByRole("button", { name: "Formally" }).click();
  await expect(definition.locator(".formal")).toBeVisible();
  await table.drawn();
  const [above, below] = [await boxOf(term), await boxOf(definition)];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  expect(below.y + below.height).toBeLessThanOrEqual(360);
});

/** The positions of the parts of the page. */
const places = (table: Table) =>
  table.page.evaluate(() => {
    // Keys may have scrolled the page, which doesn't count as movement.
    scrollTo(0, 0);
    const ids = ["board", "timeline", "deck", "detail", "tree-card", "figures", "card", "solver"];
    const found = ids.flatMap((id) => document.getElementById(id) ?? []);
    return found.map((element) => {
      const { id } = element;
      const { x, y, width, height } = element.getBoundingClientRect();
      return [id, Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join(" ");
    });
  });

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 600],
  [1360, 900],
] as const) {
  // The two in between combine the layouts of these two.
  const tag = width === 390 || width === 1360 ? [] : "@all";
  test(`nothing moves during a run, at ${width} × ${height}`, { tag }, async ({ table }) => {
    await table.page.setViewportSize({ width, height });
    await table.open({ mode: "watch" });
    for (const run of [
      "#/queens/8/c5/forward-checking@0",
      "#/queens/8/a8/arc-consistency@0?rows=fewest",
      "#/queens/8/a8/backtracking@0",
      "#/queens/8/-/min-conflicts@0",
      "#/queens/8/-/electric@0",
      "#/knights/5x5/a5/backtracking@0",
      "#/knights/8x8/a8/warnsdorff@0",
    ]) {
      await table.follow(`${run}${run.includes("?") ? "&" : "?"}open=all`);
      await expect(table.page.locator("#detail")).toBeVisible();
      const before = await places(table);
      for (let step = 0; step < 18; step++) {
        await table.page.keyboard.press(".");
        if (step % 3 === 0) expect(await places(table), `${run}, step ${step + 1}`).toEqual(before);
      }
      await table.page.keyboard.press("End");
      expect(await places(table), `${run}, at its end`).toEqual(before);
    }
  });
}

test("the board is as large as the window allows, and a run doesn’t change that", async ({
  table,
}) => {
  const sideIn = async (width: number, height: number) => {
    await table.setWindow(width, height);
    await table.open({ mode: "watch" });
    await table.drawn();
    return (await boxOf(table.page.locator("#board"))).height;
  };
  const [small, middle] = [await sideIn(1366, 768), await sideIn(1920, 1080)];
  expect(middle).toBeGreaterThan(small + 250);
  expect(await sideIn(2560, 1440)).toBeGreaterThan(middle + 300);
  // Nor does a rule on two lines move it.
  await table.setWindow(1280, 800);
  await table.open();
  const frame = table.page.locator("#frame");
  const before = await boxOf(frame);
  await table.open({ game: "colour" });
  expect(await boxOf(frame)).toEqual(before);
});

/** Whether the board and its line (a sentence, a goal or a question) fit in the window together. */
async function fits(table: Table) {
  await table.page.evaluate(() => scrollTo(0, 0));
  await areSeen(table, table.page.viewportSize()!.height, ["#board", ".line"]);
}

/** On a phone the whole lesson scrolls: the question and the board fit together, above the fixed bar. */
async function fitsScrolled(table: Table) {
  const [{ y }, bar] = [
    await boxOf(table.page.locator("#question")),
    await boxOf(table.page.locator(".under")),
  ];
  await table.page.evaluate((top) => scrollBy(0, top), y);
  await areSeen(table, bar.y, ["#question", "#board"]);
}

/** Expects parts of the page to be within a height from the top of the window. */
async function areSeen(table: Table, height: number, parts: string[]) {
  for (const part of parts) {
    const box = await boxOf(table.page.locator(part).and(table.page.locator(":visible")));
    expect(box.y, part).toBeGreaterThanOrEqual(-1);
    expect(box.y + box.height, part).toBeLessThanOrEqual(height + 1);
  }
}

// Caught earlier by text of twice the size, below.
test("at 200% zoom the board fits the window with its sentence", { tag: "@all" }, async ({
  table,
}) => {
  // A zoomed browser has a smaller window, in the page's pixels.
  await table.page.setViewportSize({ width: 680, height: 450 });
  await table.open();
  // A game is open already.
  for (const mode of ["Play", "Watch", "Learn"]) {
    if (mode !== "Play") await table.choose(mode);
    await table.drawn();
    await fits(table);
    expect(await cutOff(table), mode).toEqual([]);
  }
});

test("with text at 200% the board fits the window with its sentence", {
  tag: "@chromium-alone",
}, async ({ table }) => {
  const session = await table.page.context().newCDPSession(table.page);
  const writeIn = (standard: number, fixed: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
  await session.send("Page.enable");
  await writeIn(32, 26);
  for (const [width, height] of [
    [1360, 900],
    [390, 844],
  ] as const) {
    await table.setWindow(width, height);
    await table.open();
    for (const mode of ["Play", "Watch", "Learn"]) {
      if (mode !== "Play") await table.choose(mode);
      await table.drawn();
      if (mode === "Learn" && width === 390) await fitsScrolled(table);
      else await fits(table);
      expect(await cutOff(table), `${mode} at ${width}`).toEqual([]);
    }
  }
  await table.open({ link: "#/compare" });
  await table.drawn();
  expect(await cutOff(table), "a race").toEqual([]);
  await table.button("Start the race").click();
  await table.page.keyboard.press("End");
  await expect(table.page.locator(".race")).toHaveAttribute("data-stage", "end");
  await table.drawn();
  expect(await cutOff(table), "a race at its end").toEqual([]);
  // Restores the usual sizes for the next test on this page.
  await writeIn(16, 13);
  await session.detach();
});

test("on a phone a lesson scrolls as a whole, above a fixed bar", async ({ table }) => {
  await table.page.setViewportSize({ width: 390, height: 844 });
  await table.open({ link: "#/learn/words" });
  const box = (part: string) => boxOf(table.page.locator(part));
  await table.drawn();
  const [board, way] = [await box("#board"), await box(".under")];
  expect(way.y + way.height).toBe(844);
  expect(way.y).toBeGreaterThan(board.y + board.height);
  await table.page.mouse.wheel(0, 400);
  await expect.poll(async () => (await box("#board")).y).toBeLessThan(board.y);
  expect(await box(".under")).toEqual(way);
});

/** The bar at the bottom, if it stays there while the page scrolls: what is too large about it. */
const barFaults = (table: Table) =>
  table.page.evaluate(() => {
    const bar = document.querySelector(".under");
    if (!bar?.checkVisibility() || getComputedStyle(bar).position !== "fixed") return [];
    const { top, height } = bar.getBoundingClientRect();
    const faults = height > innerHeight / 4 ? [`${height} high`] : [];
    for (const part of bar.querySelectorAll("button, select")) {
      const box = part.getBoundingClientRect();
      const isOut = box.top < top || box.bottom > innerHeight;
      if (isOut && part.checkVisibility()) faults.push(`out of the bar: ${part.id}`);
    }
    return faults;
  });

test("in very low windows nothing is cut off, and the bar takes a quarter at most", async ({
  table,
}) => {
  for (const [width, height] of [
    [320, 256],
    [640, 360],
  ] as const) {
    await table.page.setViewportSize({ width, height });
    for (const link of [
      "#/queens/8/c5/forward-checking@13",
      "#/play/queens/8/a8",
      "#/setup/colour/16A/-",
      "#/compare",
    ]) {
      await table.open({ link });
      await table.drawn();
      const faults = [...(await cutOff(table)), ...(await barFaults(table))];
      expect(faults, `${link} at ${width} × ${height}`).toEqual([]);
    }
  }
});

// Firefox's driver can't turn on the system's colours.
// Caught earlier by `sight.spec.ts`.
test("with forced colours, the selection and the focus are visible", {
  tag: ["@all", "@chromium-alone"],
}, async ({ table }) => {
  await table.page.emulateMedia({ forcedColors: "active" });
  await table.open({ link: "#/queens/8/c5/forward-checking@3?open=code" });
  const outline = (locator: Locator) =>
    locator.evaluate((e) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(e);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
  const label = (value: string) => table.page.locator(`#mode [data-mode=${value}]`);
  expect(await outline(label("watch")), "the selected mode").toBeGreaterThan(1);
  expect(await outline(label("play")), "another").toBe(0);
  await table.page.keyboard.press("Tab");
  await table.page.locator("#game input:checked").focus();
  const focused = table.page.locator("#game input:checked + span");
  expect(await outline(focused), "the focus").toBeGreaterThan(2);
  await table.solver.click();
  await expect(table.entry("Forward checking")).toBeFocused();
  expect(await outline(table.entry("Forward checking")), "the solver chosen").toBeGreaterThan(1);
});

test("in a low window the keys of a game don’t overlap", async ({ table }) => {
  await table.setWindow(640, 360);
  await table.open({ link: "#/play/queens/8/f6+c1" });
  const keys = table.page.locator(".under :is(button, label)");
  const boxes = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect()));
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const isApart = other.left >= one.right || other.top >= one.bottom;
      expect(isApart, "each key follows the last, in its row or the next").toBe(true);
    }
  }
});

test("the focus is never under the bar of a phone", async ({ table }) => {
  const { page } = table;
  await table.setWindow(320, 256);
  await table.open({ link: "#/learn/thrashing" });
  const lowest = () =>
    page.evaluate(() => {
      const bar = document.querySelector(".under")!.getBoundingClientRect();
      const { bottom, height } = document.activeElement!.getBoundingClientRect();
      const isInBar = document.activeElement!.closest(".under, body > dialog") !== null;
      return isInBar || height > bar.top ? 0 : bottom - bar.top;
    });
  for (let times = 0; times < 25; times++) {
    await page.keyboard.press("Tab");
    await expect.poll(lowest).toBeLessThanOrEqual(0);
  }
});
