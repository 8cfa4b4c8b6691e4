import { readFileSync } from "node:fs";
import { expect, test } from "./table.ts";

const program = (file: string) =>
  readFileSync(new URL(`../../www/content/code/${file}`, import.meta.url), "utf8");

test("a program is fetched when it is asked for, and copied whole", async ({ table, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  const asked: string[] = [];
  table.page.on("request", (request) => asked.push(request.url()));
  await table.open({ link: "#/learn/backtracking" });
  const shown = table.page.locator(".program");
  await expect(table.page.getByRole("list", { name: "Pseudocode" })).toBeVisible();
  expect(asked.filter((address) => address.includes("/code/backtracking"))).toEqual([]);
  for (const [name, file] of [
    ["Python", "backtracking.py"],
    ["JavaScript", "backtracking.mjs"],
  ] as const) {
    await table.page.getByRole("tab", { name }).click();
    await expect(shown).toHaveText(program(file));
  }
  await table.button("Copy").click();
  await expect(table.toast).toHaveText("Copied.");
  // The language stays, and a method without programs has pseudocode alone.
  await table.open({ link: "#/learn/forward-checking/2" });
  await expect(shown).toHaveText(program("forward-checking.mjs"));
  await table.page.getByRole("tab", { name: "Pseudocode" }).click();
  await expect(shown).toHaveCount(0);
});
