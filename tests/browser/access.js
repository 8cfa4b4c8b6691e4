/** The states of the page that everybody must be able to use, on any screen. */
import AxeBuilder from "@axe-core/playwright";
import { expect, SOLUTION } from "./table.js";

/** @param {import("./table.js").Table} table */
export async function clean(table) {
  // There is no frame within the page, so it needs no second one to gather results in.
  const { violations } = await new AxeBuilder({ page: table.page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
}

/**
 * Goes through a game's states and has each checked.
 * @param {import("./table.js").Table} table
 * @param {"queens" | "knights"} game
 * @param {"light" | "dark"} colorScheme
 */
export async function everyState(table, game, colorScheme) {
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
  await table.button("Play").click();
  await expect(table.result(/^Solved in [\d,]+ steps$/)).toBeVisible();
  await clean(table);
}

/**
 * Goes through the other screens and what opens over them, and has each checked.
 * @param {import("./table.js").Table} table
 * @param {"queens" | "knights"} game
 * @param {"light" | "dark"} colorScheme
 */
export async function everyScreen(table, game, colorScheme) {
  await table.page.emulateMedia({ colorScheme });
  await table.open({ game, mode: "watch" });
  await table.solver.click();
  await expect(table.page.getByRole("menu", { name: "Solvers" })).toBeVisible();
  await clean(table);
  await table.page.keyboard.press("Escape");
  await table.button("Help and settings").click();
  await expect(table.page.getByRole("dialog", { name: "How to play" })).toBeVisible();
  await clean(table);
  await table.page.keyboard.press("Escape");
  await table.choose("Learn");
  await expect(table.button("All lessons")).toBeVisible();
  await clean(table);
  await table.choose("Compare");
  await expect(table.page.getByRole("table")).toBeVisible();
  await clean(table);
}
