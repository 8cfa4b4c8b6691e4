/** Longer work follows the paint that answers a press. */
import { expect, type Table, test } from "./table.ts";

/** Play, once the other modes have loaded. */
async function openPlay(table: Table) {
  await table.open();
  for (const mode of ["Watch", "Learn", "Today"]) await table.choose(mode);
}

test("a chosen mode is marked before it is shown", async ({ table }) => {
  await openPlay(table);
  const inNextFrame = await table.page.evaluate(async () => {
    const tab = document.querySelector<HTMLElement>('#mode [data-mode="watch"]')!;
    tab.click();
    await new Promise(requestAnimationFrame);
    const { mode } = document.querySelector("main")!.dataset;
    return {
      isMarked: tab.ariaCurrent === "page",
      busy: document.body.getAttribute("aria-busy"),
      mode,
    };
  });
  expect(inNextFrame).toEqual({ isMarked: true, busy: "true", mode: "play" });
  await expect(table.page.locator("main")).toHaveAttribute("data-mode", "watch");
  await expect(table.page.locator("body")).toHaveAttribute("aria-busy", "false");
});

test("Help opens before its contents", async ({ table }) => {
  await table.open();
  const inNextFrame = await table.page.evaluate(async () => {
    document.getElementById("help")!.click();
    await new Promise(requestAnimationFrame);
    const { open } = document.querySelector<HTMLDialogElement>("#help-dialog")!;
    return { open, hasPanel: document.getElementById("help-rules") !== null };
  });
  expect(inNextFrame).toEqual({ open: true, hasPanel: false });
  await expect(table.page.locator("#help-rules")).toContainText("Place one queen");
});
