import type { Locator } from "@playwright/test";
import { PNG } from "pngjs";
import { clean } from "./access.ts";
import { saved } from "./saving.ts";
import { expect, type Table, test, write } from "./table.ts";

/** The file that a chart's button saves. */
async function fileOf({ page }: Table, panel: Locator, kind: string) {
  const button = panel.getByRole("button", { name: kind, exact: true }).first();
  return (await saved(page, () => button.click())).content;
}

test("every start is a map of two solvers, and a square leads to its runs", async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/compare/queens/starts/8/backtracking,forward-checking" });
  const panel = page.getByRole("tabpanel", { name: "Every start" });
  const map = (solver: string) =>
    panel.getByRole("grid", { name: `${solver}: steps from every start` });
  const [left, right] = [map("Backtracking"), map("Forward checking")];
  await expect(panel.getByText("34 to 1,220 steps, median 273")).toBeVisible();
  await expect(panel.getByText("7 to 183 steps, median 47")).toBeVisible();
  const g1 = left.getByRole("gridcell", { name: "g1: 1,220 steps, Backtracking" });
  await expect(g1).toHaveText("1,220");
  // Pointing at it shows its description, until the pointer leaves.
  const card = panel.getByRole("complementary");
  await g1.hover();
  await expect(card).toContainText("Locked on g1");
  await expect(card).toContainText("Backtracking takes 6.7 times as many steps.");
  await table.lookAway();
  await expect(card).toContainText("Choose a square to compare.");
  // The arrow keys move over the board, and Enter chooses.
  await right.getByRole("gridcell").first().focus();
  await expect(card).toContainText("Locked on a8");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(card).toContainText("Locked on h7");
  await page.keyboard.press("Enter");
  await expect.poll(() => table.link).toContain("?at=h7");
  await expect(right.getByRole("gridcell", { name: /^h7:/ })).toBeFocused();
  await g1.click();
  await expect.poll(() => table.link).toContain("?at=g1");
  await clean(table);
  // Its table and its files have the same figures.
  await panel.getByText("Show as a table").click();
  await expect(panel.getByRole("row", { name: "g1 1,220 183" })).toHaveCount(1);
  const csv = String(await fileOf(table, panel, "CSV"));
  expect(csv).toMatch(/^square,"Backtracking, steps","Forward checking, steps"\r\n/);
  expect(csv).toContain("\r\ng1,1220,183\r\n");
  const svg = String(await fileOf(table, panel, "SVG"));
  expect(svg).toMatch(/^<svg xmlns=/);
  expect(svg).not.toContain("var(");
  expect(svg.match(/>1,220</g)?.length).toBe(1);
  const png = PNG.sync.read(await fileOf(table, panel, "PNG"));
  expect(png.width).toBeGreaterThan(1600);
  expect(new Set(png.data).size).toBeGreaterThan(50);
  // A browser without memory for the picture says what to do instead.
  await page.evaluate(() => {
    OffscreenCanvas.prototype.convertToBlob = () =>
      Promise.reject(new DOMException("", "EncodingError"));
  });
  await panel.getByRole("button", { name: "PNG", exact: true }).first().click();
  await expect(panel.getByText(/^The PNG could not be made. Save the chart as SVG/)).toBeVisible();
  // Other figures and solvers have addresses, and Back follows them.
  await panel.getByRole("combobox", { name: "Show" }).selectOption("Queens tried");
  await expect(left).toHaveCount(0);
  await panel
    .getByRole("combobox", { name: "Solver on the right" })
    .selectOption("Arc consistency");
  await expect(
    panel.getByRole("grid", { name: "Arc consistency: queens tried from every start" }),
  ).toBeVisible();
  await page.goBack();
  await expect(
    panel.getByRole("grid", { name: "Forward checking: queens tried from every start" }),
  ).toBeVisible();
  await card.getByRole("link", { name: "Race from here" }).click();
  await expect
    .poll(() => table.link)
    .toContain("#/compare/queens/race/8/g1/backtracking,forward-checking@0");
  await page.goBack();
  await card.getByRole("link", { name: "Watch Forward checking, g1" }).click();
  await expect.poll(() => table.link).toBe("#/queens/8/g1/forward-checking@0");
});

// Caught earlier by `charts.phone.spec.ts`, `www/compare/surveys.test.ts`.
test("growth is drawn while it is measured, can be cancelled, and is read with keys", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/compare/queens/growth/4-10/backtracking,forward-checking?n=8" });
  const panel = page.getByRole("tabpanel", { name: "Growth" });
  const plot = panel.getByRole("slider", { name: "Board size" });
  await expect(plot).toHaveAttribute(
    "aria-valuetext",
    "8 × 8, steps: Backtracking 315; Forward checking 57",
  );
  await expect(panel).toContainText(
    "On 8 × 8, Backtracking takes 315 steps, 5.5 times as many as Forward checking (57).",
  );
  // Keys only reach sizes that have been measured.
  await expect(panel.getByRole("progressbar")).toBeHidden();
  await plot.focus();
  await page.keyboard.press("ArrowRight");
  await expect(plot).toHaveAttribute("aria-valuenow", "9");
  await page.keyboard.press("Home");
  await expect(plot).toHaveAttribute("aria-valuetext", /^4 × 4, steps: Backtracking 9/);
  await expect.poll(() => table.link).toContain("?n=4");
  await clean(table);
  await panel.getByRole("checkbox", { name: "Min-conflicts" }).check();
  await expect(plot).toHaveAttribute("aria-valuetext", /Min-conflicts 3/);
  await expect
    .poll(() => table.link)
    .toContain("growth/4-10/backtracking,forward-checking,min-conflicts");
  await expect(panel.getByRole("progressbar")).toBeHidden();
  const csv = String(await fileOf(table, panel, "CSV"));
  expect(csv).toContain("\r\n8,315,57,32\r\n");
  await panel.getByRole("combobox", { name: "Show" }).selectOption("Milliseconds");
  await expect(plot).toHaveAttribute("aria-valuetext", /milliseconds: .* ms/);
  // slow charts show their progress and can be stopped
  const boards = panel.getByRole("spinbutton", { name: "Boards up to" });
  await write(boards, "40");
  await expect(panel.getByRole("progressbar")).toBeVisible();
  await expect(plot).toHaveAttribute("aria-valuetext", /Backtracking/);
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.getByText("Cancelled.", { exact: true })).toBeVisible();
  await expect(panel.getByRole("progressbar")).toBeHidden();
  const further = panel.getByRole("button", { name: "Continue" });
  await further.focus();
  await expect(plot).toHaveAttribute("aria-valuetext", /Backtracking/);
  // Without anything left to measure, the text next to the button takes its focus.
  await table.follow("#/compare/queens/growth/4-10/backtracking,forward-checking?n=8");
  await expect(further).toBeHidden();
  await expect(panel.locator("progress ~ span")).toBeFocused();
});

// Caught earlier by `charts.phone.spec.ts`, `www/compare/surveys.test.ts`.
test("chance shows a dot for each run, and a run step by step", { tag: "@all" }, async ({
  table,
}) => {
  const { page } = table;
  await table.open({
    link: "#/compare/queens/chance/12/hill-climbing(variant=sideways),min-conflicts,hill-climbing?seeds=40",
  });
  const panel = page.getByRole("tabpanel", { name: "By chance" });
  const slider = (name: string) => panel.getByRole("slider", { name, exact: true });
  const [dots, course] = [slider("Runs, from the shortest to the longest"), slider("Step")];
  await expect(panel).toContainText("All 120 runs found a solution.");
  await expect(dots.locator("circle")).toHaveCount(120);
  await expect(panel).toContainText("Seed 0: attacking pairs after each step.");
  await dots.focus();
  await page.keyboard.press("End");
  await expect(dots).toHaveAttribute("aria-valuetext", /run 40 of 40: seed \d+, [\d,]+ steps$/);
  await expect.poll(() => table.link).toMatch(/&run=\d+$/);
  await page.keyboard.press("ArrowDown");
  await expect(dots).toHaveAttribute("aria-valuetext", /^Min-conflicts, run/);
  await expect(course).toHaveAttribute("aria-valuetext", /^step 0, attacking pairs: Hill climbing/);
  await course.focus();
  await page.keyboard.press("ArrowRight");
  await expect(course).toHaveAttribute(
    "aria-valuetext",
    /^step 1, attacking pairs: .*Min-conflicts 0/,
  );
  await clean(table);
  // Returning is instant: nothing is measured again.
  await page.getByRole("tab", { name: "Growth" }).click();
  await page.getByRole("tab", { name: "By chance" }).click();
  await expect(panel.getByRole("progressbar")).toBeHidden();
  await expect(dots.locator("circle")).toHaveCount(120);
  await page.emulateMedia({ colorScheme: "dark" });
  await clean(table);
});
