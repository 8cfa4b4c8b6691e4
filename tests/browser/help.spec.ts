/** Help: rules, keys, settings and saved data. */
import { saved } from "./saving.ts";
import { expect, type Table, test } from "./table.ts";

const shown = (table: Table) => table.page.evaluate(() => document.documentElement.dataset.theme);

// Tests can't set a colour scheme in Firefox.
test("the theme is the system’s until you choose one", {
  tag: "@chromium-alone",
}, async ({ table }) => {
  await table.page.emulateMedia({ colorScheme: "dark" });
  await table.open();
  const help = await table.help("Settings");
  await expect(help.getByRole("radio", { name: "System" })).toBeChecked();
  expect(await shown(table)).toBe("dark");
  const embedding = help.getByRole("link", { name: "Embed a run in your own page" });
  await expect(embedding).toHaveAttribute("href", "docs/embedding.html");
  await help.getByRole("radio", { name: "Light" }).check();
  await expect.poll(() => shown(table)).toBe("light");
  await help.getByRole("radio", { name: "System" }).check();
  await expect.poll(() => shown(table)).toBe("dark");
});

test("the keys for Help and Hint can be switched off like others", async ({ table }) => {
  await table.open({ link: "#/play/queens/6/b5" });
  const help = table.page.getByRole("dialog", { name: "Help and settings" });
  const hint = table.page.locator("#hint");
  await table.page.keyboard.press("?");
  await expect(help).toBeVisible();
  await table.page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await table.page.keyboard.press("h");
  await expect(hint).toBeVisible();
  await table.page.keyboard.press("h");
  await expect(hint).toBeHidden();
  await (await table.help("Settings"))
    .getByRole("checkbox", { name: /^Single-letter keys/ })
    .uncheck();
  await table.page.keyboard.press("Escape");
  for (const key of ["?", "h"]) await table.page.keyboard.press(key);
  await expect(help).toBeHidden();
  await expect(hint).toBeHidden();
});

test("deleting all data takes two questions, and can be reversed", async ({ table }) => {
  await table.open({ link: "#/play/queens/8/a8" });
  await table.click("e7");
  let help = await table.help("Settings");
  const remove = help.getByRole("button", { name: "Delete all my data…" });
  const first = table.page.getByRole("alertdialog", { name: "Delete all your data?" });
  const second = table.page.getByRole("alertdialog", { name: "Delete everything now?" });
  await remove.click();
  await expect(first.getByRole("button", { name: "Save everything to a file" })).toBeVisible();
  await expect(first.getByRole("button", { name: "Cancel" })).toBeFocused();
  await first.getByRole("button", { name: "Delete…" }).click();
  await expect(second.getByRole("button", { name: "Cancel" })).toBeFocused();
  await second.getByRole("button", { name: "Cancel" }).click();
  await table.page.keyboard.press("Escape");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");

  help = await table.help("Settings");
  await remove.click();
  await first.getByRole("button", { name: "Delete…" }).click();
  await table.reloadBy(() => second.getByRole("button", { name: "Delete everything" }).click());
  expect(await table.page.evaluate(() => Object.keys(localStorage).join())).not.toContain(
    "forward-check/game/queens/8/a8",
  );
  help = await table.help("Settings");
  const file = await saved(table.page, () =>
    help.getByRole("button", { name: "Download" }).click(),
  );
  await help
    .getByLabel("A file of saved games")
    .setInputFiles({ name: file.name, mimeType: "application/json", buffer: file.content });
  await expect(help.getByText(/^Loaded:/)).toBeVisible();
  await table.follow("#/play/queens/8/a8");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
});
