/** Files that the page saves. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";

/** The file that an action saves. */
export async function saved(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; content: Buffer }> {
  const { downloadsPath } = test.info().project.use.launchOptions ?? {};
  if (downloadsPath) return foundIn(downloadsPath, act);
  const [file] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/** Saves a picture through the page's dialog, and reads the file. */
export async function savedAs(page: Page, form: string) {
  const dialog = page.getByRole("dialog", { name: "Save the board" });
  await dialog.getByRole("radio", { name: form }).check();
  return saved(page, () => dialog.getByRole("button", { name: "Save", exact: true }).click());
}

/** Looks in the downloads folder: Playwright gets no event when Firefox saves a file. */
async function foundIn(folder: string, act: () => Promise<void>) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await act();
  // The browser first creates an empty file.
  const isWhole = () => {
    const names = readdirSync(folder).filter((name) => !name.endsWith(".part"));
    return names.length === 1 && statSync(join(folder, names[0]!)).size > 0;
  };
  await expect.poll(isWhole, { message: "a file is saved", timeout: 60_000 }).toBe(true);
  const name = readdirSync(folder).find((one) => !one.endsWith(".part"))!;
  return { name, content: readFileSync(join(folder, name)) };
}
