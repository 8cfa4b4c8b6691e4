/** The unpacked page, as `cargo xtask play` serves it. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { SOURCE } from "./table.ts";

const FAILING = new URL("../../xtask/failing.js", import.meta.url);
const TEXT = "www/app/app.ts:12:5: Unexpected token\nwww/a.ts:1:1: <b>Unexpected</b>";

for (const [what, script] of [
  ["a module", "www/main.tsx"],
  ["a classic script", "www/app/before-paint.ts"],
]) {
  test(`a syntax error in ${what} is shown on the page, within its security policy`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    const body = readFileSync(FAILING, "utf8").replace('"TEXT"', JSON.stringify(TEXT));
    await page.route(`**/${script}`, (route) => {
      return route.fulfill({ contentType: "text/javascript", body });
    });
    await page.goto(SOURCE ?? "");
    await expect(page.locator("body > p[role=alert]").last()).toHaveText(TEXT);
    expect(errors).toEqual([TEXT]);
    expect(complaints).toEqual([]);
  });
}

test("a module is found under the name that others import it by, with its source map", async ({
  request,
}) => {
  const script = await request.get(`${SOURCE}www/main.tsx`);
  expect(script.headers()["content-type"]).toBe("text/javascript");
  const text = await script.text();
  expect(text).not.toContain("import type");
  const [, address] = /\/\/# sourceMappingURL=(\S+)\n$/.exec(text) ?? [];
  const map = await (await request.get(new URL(address ?? "", SOURCE).href)).json();
  expect(map.sourcesContent[0]).toBe(
    readFileSync(new URL("../../www/main.tsx", import.meta.url), "utf8"),
  );
});
