// Requests to a host, with the packed page in a folder deep below its root.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./table.ts";

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
