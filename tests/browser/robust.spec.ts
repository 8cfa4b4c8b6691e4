import type { ModuleName } from "../../www/engine/modules.ts";
import { saved } from "./saving.ts";
import { expect, SITE, SOLUTION, SOURCE, type Table, test } from "./table.ts";

test.describe("after a panic", () => {
  /** Makes a module that is open panic, and returns the dialog that says so. */
  async function panic(table: Table, module: Exclude<ModuleName, "tape">) {
    const path = "www/engine/modules.ts";
    await table.page.evaluate(
      async ({ path, module }) => {
        const { panicOnPurpose }: typeof import("../../www/engine/modules.ts") = await import(
          new URL(path, location.href).href
        );
        try {
          panicOnPurpose(module);
        } catch {}
      },
      { path, module },
    );
    const dialog = table.page.getByRole("alertdialog", { name: "The game stopped working" });
    await expect(dialog).toBeVisible();
    await expect.poll(() => table.problems.join()).toContain("asked to panic");
    table.problems.length = 0;
    return dialog;
  }

  test("the board is saved, and you can continue or start over", async ({ table }) => {
    await table.open({ site: SOURCE });
    await table.click("a8", "e7");
    const dialog = await panic(table, "table");
    await table.reloadBy(() => dialog.getByRole("button", { name: "Continue" }).click());
    await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
    await table.click("h6");
    await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
    await panic(table, "table");
    const report = await saved(table.page, () =>
      dialog.getByRole("button", { name: "Save a report" }).click(),
    );
    expect(report.name).toBe("forward-check-report.json");
    const { version, error, entries } = JSON.parse(report.content.toString());
    expect([version, error]).toEqual(["crash.ts", expect.stringContaining("panicOnPurpose")]);
    const press = { command: { type: "board/press", square: expect.any(Number) } };
    expect(entries).toContainEqual(expect.objectContaining(press));
    // Browsers refuse to change the address too often.
    await table.page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException("Too many calls", "SecurityError");
      };
    });
    await table.reloadBy(() => dialog.getByRole("button", { name: "Start over" }).click());
    // As on the first visit.
    await expect(table.offer("Queen’s Challenge")).toBeVisible();
    await expect(table.page.getByRole("link", { name: /Continue/ })).toHaveCount(0);
    await expect(await table.help("Settings")).toContainText(
      "You started over. Load this file to get everything back.",
    );
  });

  test("a solver at work stops", async ({ table }) => {
    await table.open({ mode: "watch", site: SOURCE });
    await table.click("a8");
    await table.choose("Brute force");
    await table.choose("Flat out");
    await expect.poll(() => table.steps()).toBeGreaterThan(0);
    const dialog = await panic(table, "queens");
    const steps = (await table.figure("steps").textContent())!;
    await table.drawn();
    await expect(table.figure("steps")).toHaveText(steps);
    await table.page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "Start over" })).toBeFocused();
    await table.reloadBy(() => dialog.getByRole("button", { name: "Continue" }).click());
    await expect(table.square("a8")).toHaveAccessibleName(/^a8, locked queen/);
    await expect(table.figure("steps")).toHaveText("0");
  });
});

for (const [what, site, tag] of [
  // Caught earlier by `packed.spec.ts`, `tests/unit/isolated/packed-page.test.ts`.
  ["the packed site works under any path", process.env.DIST_URL, "@all"],
  ["the unpacked page works", SOURCE, ""],
] as const) {
  test(what, { tag: tag || [] }, async ({ table }) => {
    await table.open({ site });
    await table.click("a8", ...SOLUTION);
    await expect(table.says).toHaveText(/^Solved/);
    await table.page.getByRole("button", { name: /^See how a solver does it/ }).click();
    await table.choose("Fast");
    await table.button("Play").click();
    await expect(table.result("Solved in 132 steps")).toBeVisible();
    await table.choose("Knight’s Tour");
    await table.button("Play").click();
    await expect(table.result("Solved in 63 steps")).toBeVisible();
  });
}

test("the server allows only the site’s scripts", async ({ page }) => {
  const response = (await page.goto(SITE))!;
  expect(response.headers()["content-security-policy"]).toContain(
    "script-src 'self' 'wasm-unsafe-eval'",
  );
  expect((await page.request.get(`${SOURCE}Cargo.toml`)).status()).toBe(403);
});

// Caught earlier by `resize.spec.ts`, `tests/unit/isolated/canvas.test.ts`.
test("resizing the window breaks nothing", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8");
  await table.page.setViewportSize({ width: 1, height: 1 });
  await table.drawn();
  for (const [width, height] of [
    [7680, 4320],
    [1000, 700],
    [360, 740],
    [800, 600],
    [1360, 900],
  ] as const) {
    await table.setWindow(width, height);
    await expect(table.square("h1")).toBeInViewport();
    expect(await table.pixel("h1"), "something is drawn").not.toEqual([0, 0, 0]);
  }
  await expect(table.page.getByRole("alertdialog")).toBeHidden();
});

// Caught earlier by `help.spec.ts`, `tests/unit/before-paint.test.ts`.
test("the theme can be switched and is saved", { tag: "@all" }, async ({ table }) => {
  await table.open();
  const light = await table.pixel("b7");
  await table.button("Switch between light and dark").click();
  expect(await table.pixel("b7")).not.toEqual(light);
  await table.reload();
  await expect(table.square("a1")).toBeAttached();
  expect(await table.pixel("b7")).not.toEqual(light);
});
