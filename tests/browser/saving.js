/** Files that a person saves. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

/**
 * What is saved when something is done.
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<{name: string, content: Buffer}>}
 */
export async function saved(page, act) {
  const { downloadsPath } = test.info().project.use.launchOptions;
  if (downloadsPath) return foundIn(downloadsPath, act);
  const [file] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/**
 * Looks where the browser puts it: Playwright is not told of what Firefox saves.
 * @param {string} folder
 * @param {() => Promise<void>} act
 */
async function foundIn(folder, act) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await act();
  // The browser takes the name with an empty file before it writes.
  const isWhole = () => {
    const names = readdirSync(folder).filter((name) => !name.endsWith(".part"));
    return names.length === 1 && statSync(join(folder, names[0])).size > 0;
  };
  await expect.poll(isWhole, "a file is saved").toBe(true);
  const [name] = readdirSync(folder).filter((one) => !one.endsWith(".part"));
  return { name, content: readFileSync(join(folder, name)) };
}
