import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hostOf } from "./host-page.ts";
import { boxOf } from "./reading.ts";
import { expect, test } from "./table.ts";

const RUN = "#/queens/8/a8/forward-checking@41";
const KNIGHT = "#/knights/6x6/a6/warnsdorff@5";
const LESSON = "#/learn/forward-checking/2";
const RACE = "#/compare/queens/race/8/a8/backtracking,forward-checking@60";

/** The element, as scripts on the host page use it. */
interface Player extends HTMLElement {
  play(): void;
  pause(): void;
  seek(step: number): void;
}

declare global {
  interface Window {
    /** All messages to the host. */
    told: { name: string; steps?: number; [detail: string]: unknown }[];
    it: Player;
  }
}

/** A page on another site, which records its frames' messages. */
const HOST = `<!doctype html><html lang="en"><title>Notes</title>
<script src="${process.env.PAGE_URL}www/embed.js" defer></script>
<main><h1>Notes</h1><forward-check id="it" moment="${RUN}" height="600"></forward-check></main>
<script>
  window.told = [];
  window.raw = [];
  addEventListener("message", (event) => raw.push(event.data));
  for (const name of ["ready", "moment", "ended", "problem"]) {
    it.addEventListener(name, ({ detail }) => told.push({ name, ...detail }));
  }
</script></html>`;

/** Denies storage to frames, and counts the attempts to use it. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    if (parent === window) return;
    Object.defineProperty(window, "localStorage", {
      get() {
        document.documentElement.dataset.stored = "asked for";
        throw new DOMException("denied", "SecurityError");
      },
    });
  });

/**
 * The last message to the host.
 * @param name of the event
 */
const last = (page: Page, name: string = "moment") =>
  page.evaluate((wanted) => window.told.findLast(({ name }) => name === wanted) ?? null, name);

/** The number of messages to the host. */
const news = (page: Page) => page.evaluate(() => window.told.length);

/** Calls a method of the element. */
const call = (page: Page, ...called: ["play" | "pause"] | ["seek", step: number]) =>
  page.evaluate(([what, step]) => {
    if (what === "seek") window.it.seek(step);
    else window.it[what]();
  }, called);

/** Sends the frame any message. */
const send = (page: Page, data: unknown) =>
  page.evaluate((message) => {
    const frame = window.it.shadowRoot!.querySelector("iframe")!;
    frame.contentWindow!.postMessage(message, "*");
  }, data);

/** Makes the element show another moment. */
const show = (page: Page, moment: string) =>
  page.evaluate((link) => window.it.setAttribute("moment", link), moment);

// In Firefox, Playwright's clicks don't reach frames of other sites.
test("a page of another site can play, pause and seek a run, and receives its events", {
  tag: "@chromium-alone",
}, async ({ page, table }) => {
  const { address, close } = await hostOf(HOST);
  await denyStorage(page);
  await page.goto(address);
  const entries = await page.evaluate(() => history.length);
  const frame = page.frameLocator("iframe");
  // On a busy machine, the frame may only become ready later.
  const here = async () => (await last(page)) ?? last(page, "ready");
  await expect.poll(here).toMatchObject({ step: 41, outcome: null, moment: RUN });
  expect(await last(page, "ready")).toMatchObject({
    title: "Forward checking: 8 × 8, a queen locked on a8",
  });
  await expect(frame.locator("#says")).toHaveText(/^Queen on d4: 3 squares/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);

  await call(page, "seek", 7);
  await expect.poll(() => last(page)).toMatchObject({ step: 7, playing: false });
  await call(page, "play");
  await expect.poll(() => last(page)).toMatchObject({ playing: true });
  await expect(frame.getByRole("button", { name: "Pause" })).toBeVisible();
  await call(page, "pause");
  await expect.poll(() => last(page)).toMatchObject({ playing: false });
  await send(page, { forwardCheck: 1, do: "seek", step: 132 });
  await expect.poll(() => last(page, "ended")).toMatchObject({ step: 132, outcome: "solved" });

  const strange = [null, 7, "play", [], { do: "play" }, { forwardCheck: 2, do: "play" }];
  const wrong = [
    { forwardCheck: 1, do: "seek", step: -1 },
    { forwardCheck: 1, event: "ready" },
  ];
  const before = await news(page);
  for (const message of [...strange, ...wrong]) await send(page, message);
  await page.frames()[1]!.evaluate(() => postMessage({ forwardCheck: 1, do: "play" }));
  // Messages are handled in order: an answer to this one means that the others were ignored.
  await call(page, "pause");
  await expect.poll(() => news(page)).toBe(before + 1);
  expect(await last(page)).toMatchObject({ step: 132, playing: false });
  await call(page, "seek", 3);
  await expect.poll(() => last(page)).toMatchObject({ step: 3 });

  await frame.getByRole("gridcell", { name: /^e7, / }).click();
  await frame.getByRole("button", { name: "Step", exact: true }).click();
  await expect.poll(() => last(page)).toMatchObject({ step: 4, moment: RUN.replace("41", "4") });
  await expect(frame.getByRole("link", { name: "Open in Forward Check" })).toHaveAttribute(
    "href",
    new RegExp(`index.html${RUN.replace("41", "4")}$`),
  );
  await show(page, KNIGHT);
  await expect.poll(() => last(page)).toMatchObject({ step: 5, moment: KNIGHT });
  await show(page, RACE);
  await expect.poll(() => last(page)).toMatchObject({ step: 60, steps: 874, moment: RACE });
  await call(page, "seek", 870);
  await expect.poll(() => last(page)).toMatchObject({ step: 870, outcome: null });
  await call(page, "play");
  await expect.poll(() => last(page)).toMatchObject({ step: 874, outcome: "finished" });
  const end = { moment: RACE.replace("60", "874") };
  await expect.poll(() => last(page, "ended")).toMatchObject(end);
  await show(page, LESSON);
  await expect.poll(() => last(page)).toMatchObject({ title: "Forward checking", step: 0 });
  const { steps } = (await last(page))!;
  await call(page, "seek", steps!);
  await expect.poll(() => last(page)).toMatchObject({ step: steps, outcome: "finished" });
  await show(page, "#/play/queens/8/a8");
  await expect.poll(() => last(page, "problem")).toMatchObject({ says: /^Only a run, a lesson/ });
  await expect(frame.getByRole("alert")).toHaveText(
    /^Only a run, a lesson, a race or an explanation can be embedded/,
  );
  await expect(frame.getByRole("grid")).toBeHidden();
  await show(page, RUN);
  await expect(frame.getByRole("grid")).toBeVisible();

  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(frame.locator("html")).not.toHaveAttribute("data-stored", /./);
  expect(table.problems).toEqual([]);
  close();
});

/** The elements that the window cuts off, by id or text. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll("button, a, input, .board, #says, .seg, select")];
    const seen = shown.filter((element) => element.checkVisibility());
    const { innerWidth, innerHeight } = window;
    // A lesson's text scrolls, and in a narrow frame the whole lesson does.
    const scrolls = 'main[data-mode="learn"] *';
    const isCut = (element: Element) => {
      if (element.matches(scrolls)) element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isOut = left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      return isOut || (element.id === "says" && element.scrollHeight > element.clientHeight + 1);
    };
    const inPanels = (element: Element) => element.closest(".panels") !== null;
    return seen
      .filter((element) => !inPanels(element) && isCut(element))
      .map((element) => element.id || element.textContent);
  });

const FRAMES: [width: number, height: number][] = [
  [280, 320],
  [390, 600],
  [500, 320],
  [800, 300],
  [800, 600],
  [1200, 800],
];

/** Everything that can be embedded, with the least width of its board in each frame. */
const KINDS = [
  { link: RUN, board: "#board", least: [150, 300, 240, 230, 420, 560] },
  { link: LESSON, board: "#board", least: [120, 300, 220, 220, 420, 560] },
  { link: RACE, board: "#lanes .board", least: [90, 150, 120, 110, 220, 350] },
];

test("nothing is cut off in any frame, in both themes", async ({ page, table }) => {
  const site = `${process.env.PAGE_URL}?embed&theme=dark`;
  await page.setViewportSize({ width: 280, height: 320 });
  await table.open({ link: RUN, site });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("banner")).toBeHidden();
  for (const { link, board, least } of KINDS) {
    await table.follow(link);
    for (const [at, [width, height]] of FRAMES.entries()) {
      await table.setWindow(width, height);
      expect(await cutOff(page), `${link} at ${width} × ${height}`).toEqual([]);
      const { width: side } = await boxOf(page.locator(board).last());
      expect(side, `${link} at ${width} × ${height}`).toBeGreaterThan(least[at]!);
    }
  }
});

test("the example in the guide plays", { tag: "@every-engine" }, async ({ page, table }) => {
  await page.goto(`${process.env.PAGE_URL}docs/embedding.html`);
  const says = page.locator("#says");
  await expect(says).toHaveText("Step 41.");
  await page.getByRole("button", { name: "To the solution" }).click();
  await expect(says).toHaveText("Step 132: solved.");
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude("forward-check");
  expect((await axe.analyze()).violations).toEqual([]);
  expect(table.problems).toEqual([]);
});
