import { clean } from "./access.ts";
import { programIn, stepsOf, takeSolution } from "./lab.ts";
import { cutOff } from "./reading.ts";
import { expect, test } from "./table.ts";

test("on a phone, keys type what its keyboard hides, and a run shows board and program", async ({
  table,
}) => {
  test.slow();
  const { page } = table;
  await table.open({ link: "#/lab/queens/8/a8/javascript?task=backtracking" });
  await expect(programIn(table, "JavaScript")).toBeVisible();
  await clean(table);
  await programIn(table, "JavaScript").tap();
  await expect(programIn(table, "JavaScript")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  const keys = page.getByRole("group", { name: "Keys for programs" });
  await keys.getByRole("button", { name: "(", exact: true }).tap();
  await expect(programIn(table, "JavaScript")).toHaveText("(");
  await keys.getByRole("button", { name: "Undo" }).tap();
  await expect(programIn(table, "JavaScript")).toContainText("function solve(board)");
  await takeSolution(table);
  await table.button("Run").tap();
  await expect(stepsOf(table)).toBeInViewport();
  await expect(page.locator(".cm-line[aria-current=step]")).toBeInViewport();
  await clean(table);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await cutOff(table)).toEqual([]);
  await page.setViewportSize({ width, height });
  await page.getByRole("combobox", { name: "Task" }).selectOption("Warnsdorff");
  await expect(programIn(table, "JavaScript")).toContainText("function solve(board)");
});
