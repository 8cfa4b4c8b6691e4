/** The unpacked page, as Vite serves it while it is being developed. */
import { readFileSync } from "node:fs";
import { createServer, type Plugin } from "vite";
import { expect, SOURCE, test } from "./table.ts";

/** Has a module with a syntax error. */
const broken: Plugin = {
  name: "broken",
  resolveId: (id) => (id === "/www/broken.ts" ? id : null),
  load: (id) => (id === "/www/broken.ts" ? "let broken = ];" : null),
};

/** Visits the unpacked page on its own server: a server shows an error on all its pages. */
async function onBrokenServer(visit: (site: string) => Promise<void>) {
  const server = await createServer({
    server: { port: 0, watch: null },
    logLevel: "silent",
    plugins: [broken],
  });
  await server.listen();
  try {
    await visit(server.resolvedUrls!.local[0]!);
  } finally {
    await server.close();
  }
}

// Concerns only who serves the unpacked page.
test("a syntax error is shown on the page, within its security policy", { tag: "@all" }, async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  await page.route("**/www/main.tsx", (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'import "/www/broken.ts";' }),
  );
  await onBrokenServer(async (site) => {
    await page.goto(site);
    const message = page.locator("vite-error-overlay");
    // The server has just started.
    await expect(message.getByText("www/broken.ts:1:").first()).toBeVisible({ timeout: 30_000 });
    // With its styles.
    await expect(message.locator(".window")).toHaveCSS("background-color", "rgb(24, 24, 24)");
  });
  expect(complaints).toEqual([]);
});

test("a module is found under the name that others import it by, with its source map", async ({
  request,
}) => {
  const script = await request.get(`${SOURCE}www/main.tsx`);
  expect(script.headers()["content-type"]).toBe("text/javascript");
  const text = await script.text();
  expect(text).not.toContain("import type");
  const [, data = ""] =
    /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/.exec(text) ?? [];
  const map = JSON.parse(Buffer.from(data, "base64").toString());
  expect(map.sourcesContent[0]).toBe(
    readFileSync(new URL("../../www/main.tsx", import.meta.url), "utf8"),
  );
});

// Here, what changes anything while it renders throws: see `www/ui/check-rendering.ts`.
test("nothing changes while the page renders, in any mode", async ({ table }) => {
  const { page } = table;
  await table.open({ site: SOURCE });
  await table.click("a1", "b3", "c5");
  await table.button("Hint").click();
  await page.getByRole("button", { name: "Keep looking" }).click();
  await table.button("Undo").click();
  await table.tools();
  await table.tick("Safe squares only").check();
  await table.follow("#/queens/8/c5/forward-checking@14");
  await expect(table.figure("steps/s")).toBeVisible();
  await table.step();
  await table.change();
  await table.finish();
  for (const [place, shown] of Object.entries({
    "#/learn/words/3": "#question",
    "#/learn/which-square/3": "#stretch-at",
    "#/compare/queens/race/8/a8/backtracking,forward-checking@7": "#race-clock",
    "#/compare/queens/growth/4-8/backtracking?n=8": "#growth",
  })) {
    await table.follow(place);
    await expect(page.locator(shown)).toBeVisible();
    await page.keyboard.press(".");
  }
  await table.help("Settings");
  for (const part of ["Rules", "Keys"]) await page.getByRole("tab", { name: part }).click();
});
