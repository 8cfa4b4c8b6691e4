/** States of the page that must be accessible on any screen. */
import axe from "axe-core";
import { expect, SOLUTION, type Table } from "./table.ts";

/** Expects axe to find nothing wrong with what is visible. */
export async function clean({ page }: Table) {
  // Without a reload, the page still has axe.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const checker: typeof axe = Reflect.get(window, "axe");
    const { violations } = await checker.run({ resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
  });
  expect(faults).toEqual([]);
}

/** Goes through a game's states and checks each. */
export async function everyState(
  table: Table,
  game: "queens" | "knights",
  colorScheme: "light" | "dark",
) {
  await table.page.emulateMedia({ colorScheme });
  await table.open({ game });
  await clean(table);
  const moves = game === "queens" ? SOLUTION : ["c7", "e8"];
  await table.click("a8", ...moves);
  await clean(table);
  await table.choose("Watch");
  await clean(table);
  await table.step(7);
  await clean(table);
  await table.choose("Flat out");
  await expect(table.button("Play again")).toBeVisible();
  await clean(table);
}

/** Goes through the other screens and their dialogs, and checks each. */
export async function everyScreen(
  table: Table,
  game: "queens" | "knights",
  colorScheme: "light" | "dark",
) {
  await table.page.emulateMedia({ colorScheme });
  await table.open({ game, mode: "watch" });
  await table.solver.click();
  await expect(table.page.getByRole("menu", { name: "Solvers" })).toBeVisible();
  await clean(table);
  await table.page.keyboard.press("Escape");
  for (const part of ["Rules", "Keys", "Settings"] as const) {
    await table.help(part);
    await clean(table);
    await table.page.keyboard.press("Escape");
  }
  await table.choose("Learn");
  await expect(table.button("All lessons")).toBeVisible();
  await clean(table);
  await table.choose("Compare");
  await expect(table.page.getByRole("button", { name: "Start the race" })).toBeVisible();
  await clean(table);
}
