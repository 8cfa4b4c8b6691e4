import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Host } from "./host.ts";
import { programIn, stepsOf, write } from "./lab.ts";
import { matchIn } from "./reading.ts";
import { expect, PACKED, SITE, SOLUTION, SOURCE, type Table, test } from "./table.ts";

/** The packed site offline, and updates from one version to the next. */

const UPDATE = "Update ready · Reload";

// In all other tests the page asks the server directly.
test.use({ fetches: "everything", reuseContext: false });

/** Visits a host for the first time, until the site is cached. */
async function visit(table: Table, link = "#/play/queens/8", site = PACKED) {
  const host = new Host(site);
  const address = await host.start();
  await table.open({ site: address, link });
  await table.page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  return { host, address };
}

/** They place one queen. */
const PROGRAMS = {
  Python: "def solve(board):\n    board.place(board.rows[0][2])\n    return False\n",
  JavaScript: "function solve(board) {\n  board.place(board.rows[0][2]);\n  return false;\n}\n",
};

/** A picture as listed in a manifest. */
interface Icon {
  src: string;
  sizes: string;
  type: string;
}

/** The size of a PNG as written in a manifest. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

/**
 * Looks for a new version until one is found, and returns the state that it reaches. Browsers also look by
 * themselves, shortly after a page has loaded: what is found may be what the host had just before.
 */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const found = () => registration.installing ?? registration.waiting;
    while (!found()) await registration.update();
    const version = found()!;
    if (version.state === "installing") {
      await new Promise((done) => version.addEventListener("statechange", done, { once: true }));
    }
    return version.state;
  });

test("after one visit the whole site works offline, deep under a host @every-engine", async ({
  table,
  context,
}) => {
  const { page } = table;
  const { host, address } = await visit(table);
  // Browsers keep what they compile only with such responses.
  const scripts = await page.evaluate(async () => {
    const addresses = Array.from(document.scripts, ({ src }) => src);
    const kept = await Promise.all(addresses.map((address) => caches.match(address)));
    return { addresses, fetched: kept.map((response) => response?.url) };
  });
  expect(scripts.fetched).toEqual(scripts.addresses);
  await host.end();
  await context.setOffline(true);
  await table.reload();
  await table.click("a8", ...SOLUTION);
  await expect(table.says).toHaveText(/^Solved/);
  await page.locator("#review-open").click();
  await expect(page.locator("#review").getByRole("listitem").first()).toBeVisible();
  await page.locator("#challenge-button").click();
  await expect(page.locator("#challenge-code")).toBeVisible();
  await page.getByRole("button", { name: /^See how a solver does it/ }).click();
  await table.choose("Fast");
  await table.button("Play").click();
  await expect(table.result("Solved in 132 steps")).toBeVisible();
  await table.open({ site: address, link: "#/learn/words" });
  await expect(page.locator("#lesson-title")).not.toBeEmpty();
  await table.open({
    site: address,
    link: "#/compare/queens/race/8/a8/backtracking,forward-checking@9",
  });
  await expect(page.locator("#lanes")).toContainText("Forward checking");
  await table.open({ site: address, link: "#/queens/100/a1/backtracking" });
  await expect(page.getByLabel(/^Board of 100 by 100;/)).toBeVisible();
  await table.open({ site: address, link: "#/play" });
  await expect(table.offer("Knight’s")).toBeVisible();
  await table.open({ site: `${address}?embed`, link: "#/queens/8/c5/forward-checking@41" });
  await expect(page.locator("html")).toHaveAttribute("data-embed", "moment");
});

test("a file that only some people need is cached when it is first used, and survives an update", async ({
  table,
}) => {
  const { page } = table;
  const host = new Host(PACKED);
  const optional = /movie\.worker-|extras_bg-/;
  await host.publish("first", { optional });
  await table.open({ site: await host.start() });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const script = await (await page.request.get(new URL("sw.js", page.url()).href)).text();
  const [used = "", unused = ""] = ["movie.worker", "extras_bg"].map((name) =>
    matchIn(script, new RegExp(`www/packed/${name}-[\\w-]+\\.\\w+`)).at(0),
  );
  const isCached = (file: string, version: string) =>
    page.evaluate(
      async ([file, version]) => {
        const cacheName = (await caches.keys()).find((name) => name.endsWith(version))!;
        return Boolean(await caches.match(file, { cacheName }));
      },
      [file, version] as const,
    );
  const use = (file: string) =>
    page.evaluate(
      (file) =>
        fetch(file).then(
          ({ ok }) => ok,
          () => false,
        ),
      file,
    );
  expect(await isCached(used, "first")).toBe(false);
  expect(await use(used)).toBe(true);
  await expect.poll(() => isCached(used, "first")).toBe(true);
  await host.publish("second", { optional });
  expect(await lookForUpdate(page)).toBe("installed");
  expect(await isCached(used, "second")).toBe(true);
  expect(await isCached(unused, "second")).toBe(false);
  await host.end();
  await table.button(UPDATE).click();
  await expect(page.locator("html")).toHaveAttribute("data-mark", "second");
  expect(await use(used)).toBe(true);
  expect(await use(unused)).toBe(false);
  // The browser says that this file is missing.
  table.problems.length = 0;
});

// The files that only some people need are cached alike: see the test above.
test("the Lab that was opened online once runs programs offline", { tag: "@all" }, async ({
  table,
}) => {
  test.slow();
  const { page } = table;
  const { host } = await visit(table, "#/lab/queens/8/a8/python?task=backtracking");
  const run = async (language: "Python" | "JavaScript") => {
    await page.getByRole("radio", { name: language }).check({ force: true });
    await expect(programIn(table, language)).toBeVisible();
    await write(table, PROGRAMS[language]);
    await table.button("Run").click();
    await expect(page.getByText("The program says that there is no solution.")).toBeVisible();
    await expect(stepsOf(table)).toBeVisible();
  };
  await run("Python");
  await run("JavaScript");
  await host.end();
  await table.reload();
  await run("Python");
  await run("JavaScript");
});

test("a new version waits while a game is open, and loses none of it", async ({
  table,
  context,
}) => {
  const { page } = table;
  const { host, address } = await visit(table);
  const other = await context.newPage();
  await other.goto(`${address}#/play/queens/8`);
  await expect(other.locator("html")).toHaveAttribute("data-ready", "true");
  await table.click("a8", "e7", "h6");
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");

  // During an update a host has files of both versions: the worker takes none.
  await host.publish("broken", { whole: false });
  expect(await lookForUpdate(page)).toBe("redundant");
  await expect(table.button(UPDATE)).toHaveCount(0);

  const theme = page.locator("#theme");
  const before = await theme.boundingBox();
  await host.publish("second");
  // The browser may still be trying the broken one.
  await expect.poll(() => lookForUpdate(page), { timeout: 30_000 }).toBe("installed");
  await expect(table.button(UPDATE)).toBeVisible();
  expect(await theme.boundingBox()).toEqual(before);
  await expect(page.locator("html")).not.toHaveAttribute("data-mark");
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");

  await host.end();
  await table.button(UPDATE).click();
  await expect(page.locator("html")).toHaveAttribute("data-mark", "second");
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await expect(table.button(UPDATE)).toHaveCount(0);

  // The other window keeps the files of its version until it is reloaded.
  await expect(other.locator("html")).not.toHaveAttribute("data-mark");
  const old = await other.evaluate(async () => (await fetch("index.html")).text());
  expect(old).not.toContain("data-mark");
  await other.getByRole("button", { name: UPDATE }).click();
  await expect(other.locator("html")).toHaveAttribute("data-mark", "second");
  await expect(other.locator("html")).toHaveAttribute("data-ready", "true");
  await table.reload();
  const versions = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith("pages")));
  await expect
    .poll(async () => (await versions()).map((name) => name.split(" ").pop()))
    .toEqual(["second"]);
});

// Concerns only who serves the unpacked page.
test("the development server replaces what a packed site left in the browser", {
  tag: "@all",
}, async ({ table }) => {
  test.skip(SOURCE === SITE, "also needs the unpacked page");
  const { page } = table;
  const { host } = await visit(table, "#/play/queens/8", SITE);
  await table.click("a8", "e7");
  host.move(SOURCE);
  await page.reload();
  // The unpacked page has many files.
  const written = page.locator('html[data-ready]:not(:has(meta[name="service-worker"]))');
  await expect(written).toBeVisible({ timeout: 30_000 });
  // It opens at home, with the unfinished game in the list.
  await page.getByRole("link", { name: /^Queen’s Challenge .*Continue/ }).click();
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
  await expect.poll(left).toEqual([]);
  // The old page's requests while its host switches to the new version.
  table.problems.length = 0;
  await host.end();
});

test("the page can be installed", async ({ table, browserName, context }) => {
  test.skip(browserName !== "chromium", "only Chromium tells");
  const { host } = await visit(table);
  const session = await context.newCDPSession(table.page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Private windows, such as those of tests, install nothing.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(errors).toEqual([]);
  const manifest = await session.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  const { icons, screenshots }: Record<"icons" | "screenshots", Icon[]> = JSON.parse(
    manifest.data ?? "",
  );
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const picture = await table.page.request.get(new URL(src, manifest.url).href);
    expect(picture.ok(), src).toBe(true);
    if (type === "image/png") expect(sizeOf(await picture.body()), src).toBe(sizes);
  }
  await host.end();
});

test("a picture that another app shares is read once, and is not kept", async ({ table }) => {
  const { page } = table;
  const { host } = await visit(table, "#/play");
  const picture = await readFile("tests/pictures/030.png", "base64");
  // The system posts it as a form; the policy of the page does not let the page itself do so.
  const share = (content: string) =>
    page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const body = new FormData();
      body.set("picture", new File([bytes], "board.png", { type: "image/png" }));
      const { type } = await fetch("share", { method: "POST", body, redirect: "manual" });
      return type;
    }, content);
  expect(await share(picture)).toBe("opaqueredirect");
  await table.follow("#/bring/shared");
  const title = page.locator("#bring-title");
  await expect(title).toHaveText(/^One solution/, { timeout: 20_000 });
  await expect.poll(() => table.link).toBe("#/bring");
  const kept = await page.evaluate(() => caches.keys());
  expect(kept.filter((name) => name.endsWith(" shared"))).toEqual([]);
  await table.follow("#/bring/shared");
  await expect(title).toHaveText(/^The shared picture did not arrive/);
  await host.end();
});
