/** The unpacked page, as Vite serves it while it is being developed. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { SOURCE } from "./table.ts";

test("a syntax error is shown on the page, within its security policy", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  // `vite/serve.ts` has this module.
  await page.route("**/www/main.tsx", (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'import "/www/broken.ts";' }),
  );
  await page.goto(SOURCE);
  const message = page.locator("vite-error-overlay");
  await expect(message.getByText("www/broken.ts:1:").first()).toBeVisible();
  // With its styles.
  await expect(message.locator(".window")).toHaveCSS("background-color", "rgb(24, 24, 24)");
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
