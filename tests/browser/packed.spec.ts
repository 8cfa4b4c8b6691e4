// Requests to a host, with the packed page in a folder deep below its root.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { filesOfVisit } from "../../vite/budget.ts";
import { heldBack } from "./holding.ts";
import { expect, SITE, someoneElse, test } from "./table.ts";

test.use({ fetches: "ahead" });

/** These keep their names, because others refer to them. */
const KEPT = /^(|index\.html|sw\.js|www\/icon.*|www\/manifest\.webmanifest)$/;
const HASHED = /^www\/packed\/[\w.-]+-[\w-]{8}\.(js|css|wasm|svg|woff2)$/;

/** A host in front of the packed site that records requests by path. */
async function counting() {
  const site = new URL(process.env.DIST_URL ?? process.env.PAGE_URL ?? "");
  const asked: string[] = [];
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(new URL(url, site));
    if (answer.ok) asked.push(new URL(url, site).pathname.slice(site.pathname.length));
    const headers = Object.fromEntries(answer.headers);
    // The fetched files are no longer compressed.
    for (const name of ["content-encoding", "content-length"]) delete headers[name];
    response.writeHead(answer.status, headers);
    response.end(new Uint8Array(await answer.arrayBuffer()));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(null)));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}${site.pathname}`;
  return { asked, address, end: () => server.close() };
}

const repeated = (list: string[]) => list.filter((item, place) => list.indexOf(item) !== place);

/**
 * Runs in the page: its requests, to the host or the cache. With every new address a browser
 * requests the icon again.
 */
const resources = () => {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return names.filter((name) => !name.endsWith(".svg"));
};

test("nothing is requested twice, and only a few files without a hash in their names", async ({
  table,
}) => {
  const { asked, address, end } = await counting();
  const { page } = table;
  await table.open({ site: address });
  // Preloaded files are used; otherwise the browser would request them again.
  expect(repeated(await page.evaluate(resources))).toEqual([]);
  await page.goto(`${address}#/queens/100/a1/backtracking`);
  await expect(page.getByLabel(/^Board of 100 by 100;/)).toBeVisible();
  await page.goto(`${address}#/learn`);
  await expect(page.locator("#lesson-title")).toBeVisible();
  await page.goto(`${address}#/compare/queens/race/8/a8/backtracking,forward-checking@9`);
  await expect(page.locator("#lanes")).toBeVisible();
  await page.goto(`${address}#/queens/8/c5/forward-checking@41`);
  await expect(table.slider).toHaveAttribute("aria-valuetext", /^step 41 /);
  end();
  expect(repeated(asked)).toEqual([]);
  expect(asked.filter((path) => !HASHED.test(path) && !KEPT.test(path))).toEqual([]);
  for (const kind of ["wasm", "worker-", "css", "woff2"]) {
    expect(asked.filter((path) => path.includes(kind))).not.toEqual([]);
  }
});

const MODULES = /\/packed\/(?!before-paint)[^/]*\.js$/;

/**
 * What may follow: a worker, the text and the card of a lesson, the panels beside a run, and what moves solves to the
 * archive.
 */
const LATER =
  /\/(engine\.worker|Dashboard|Panels|backtracking|archive|archive-controller|archived-shape|shapes)-[\w-]{8}\.js$/;

/** The visits that have a budget, and what they need (`vite/budget.ts`). */
const VISITS: [link: string, ...needs: string[]][] = [
  ["#/play/queens/8", "play"],
  ["#/queens/8/c5/forward-checking@41", "watch", "solvers-queens"],
  ["?embed#/queens/8/c5/forward-checking@41", "watch", "embed", "solvers-queens"],
  ["#/colour/2A2BAC2B3CDC3D/-/backtracking@9", "watch", "solvers-colour"],
  ["#/learn/backtracking", "learn", "solvers-queens"],
  ["#/compare/queens/race/8/a8/backtracking,forward-checking@9", "compare", "solvers-queens"],
];

test("a first view requests all that it needs before any module has arrived", async ({
  browser,
  request,
}) => {
  const html = await (await request.get(SITE)).text();
  for (const [link, ...needs] of VISITS) {
    const context = await someoneElse(browser);
    const page = await context.newPage();
    const go = await heldBack(page, MODULES);
    const asked = new Set(["index.html"]);
    page.on("request", (request) => asked.add(request.url().slice(SITE.length)));
    await page.goto(`${SITE}${link}`, { waitUntil: "commit" });
    const needed = filesOfVisit(html, needs);
    // Browsers fetch the icon when they like.
    const missing = () => [...needed].filter((file) => !asked.has(file) && !file.endsWith(".svg"));
    await expect.poll(missing, { message: link }).toEqual([]);
    go();
    await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
    const later = [...asked].filter((file) => MODULES.test(`/${file}`) && !needed.has(file));
    expect(
      later.filter((file) => !LATER.test(file)),
      link,
    ).toEqual([]);
    await context.close();
  }
});
