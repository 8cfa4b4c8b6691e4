import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { stranger } from "./stranger.ts";
import { expect, SITE, test } from "./table.ts";

const MOMENT = "#/queens/8/a8/forward-checking@41";

const TYPES: Record<string, string> = { js: "text/javascript", wasm: "application/wasm" };

/** Serves a folder, from any address below which it may be. */
async function served(folder: string) {
  const server = createServer(({ url = "/" }, answer) => {
    const name = url.replace("/deep/", "") || "index.html";
    if (!existsSync(join(folder, name))) return answer.writeHead(404).end();
    answer.setHeader("content-type", TYPES[name.split(".").at(-1) ?? ""] ?? "text/html");
    answer.end(readFileSync(join(folder, name)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/deep/`, close: () => server.close() };
}

// The same package in Node: tests/unit/isolated/package.test.ts.
test("the npm package solves, and shows a run, in a stranger’s page @all", async ({ page }) => {
  const project = stranger();
  const main = `import { count, hint, run, solve } from "forward-check";
import "forward-check/element";
const board = { game: "queens", at: ["a8"] };
const { sentence } = await run(board, "forward-checking").seek(41).snapshot();
const { squares } = await solve(board);
const { step } = await hint({ game: "queens", size: 6, at: ["b6"] });
result.textContent = [squares.join(" "), await count(board), step.text, sentence.text].join("; ");`;
  project.write("main.js", main);
  const body = `<!doctype html><html lang="en"><title>Notes</title><output id="result"></output>
<forward-check id="it" moment="${MOMENT}" height="600"></forward-check>
<script type="module" src="./main.js"></script></html>`;
  project.write("index.html", body);
  project.tool("vite/bin/vite.js", "build", "--base", "./", "--logLevel", "error");
  const { address, close } = await served(join(project.folder, "dist"));
  await page.goto(address);
  await expect(page.locator("#result")).toHaveText(/^a8 e7 .* d1; 4; .+; .+\.$/);
  const element = page.locator("forward-check");
  await expect(element.locator("p")).toHaveText(/^This frame doesn’t know where .* site=".*"\.$/);
  await element.evaluate((it, site) => it.setAttribute("site", site.slice(0, -1)), SITE);
  await expect(element.locator("p")).toBeHidden();
  await expect(element.frameLocator("iframe").getByText("41").first()).toBeVisible();
  close();
  project.remove();
});
