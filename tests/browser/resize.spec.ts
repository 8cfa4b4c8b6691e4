import { expect, test } from "./table.ts";

/** Every kind of board: square by square, a picture, and several small ones. */
const LINKS: [link: string, boards: number][] = [
  ["#/queens/8/a8/backtracking@40", 1],
  ["#/queens/100/-/linear@30", 1],
  ["#/compare/queens/race/8/a8/backtracking,forward-checking@20", 2],
];
const SIZES: [width: number, height: number][] = [
  [900, 700],
  [1200, 820],
  [420, 800],
];

/** Whether this many boards are there, with their pictures. */
const areDrawn = (boards: Element[], count: number) =>
  boards.length === count &&
  boards.every((board) => {
    if (!(board instanceof HTMLCanvasElement)) return false;
    const [x, y] = [Math.floor(board.width / 2), Math.floor(board.height / 2)];
    return board.getContext("2d")?.getImageData(x, y, 1, 1).data[3] === 255;
  });

/**
 * From now on, checks every resized board just before the browser paints it, and lists the empty
 * ones.
 */
function lookForFlashes() {
  const canvases = [...document.querySelectorAll("main .board canvas, #large-canvas")];
  const told = { boards: canvases.length, watched: 0, seen: 0, empty: 0 };
  /** The boards whose first size is known. */
  const found = new Set();
  const isEmpty = (canvas: HTMLCanvasElement) => {
    const [x, y] = [Math.floor(canvas.width / 2), Math.floor(canvas.height / 2)];
    return canvas.getContext("2d")?.getImageData(x, y, 1, 1).data[3] !== 255;
  };
  // Observers are called in the order of their creation, so this one comes last.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isFound = found.has(target);
      told.watched = found.add(target).size;
      if (!(target instanceof HTMLCanvasElement) || target.clientWidth === 0 || !isFound) continue;
      told.seen++;
      if (isEmpty(target)) told.empty++;
    }
  });
  for (const canvas of canvases) observer.observe(canvas);
  return told;
}

test("no board is ever empty while the window is resized", async ({ table }) => {
  for (const [link, count] of LINKS) {
    await table.open({ link });
    const boards = table.page.locator("main .board canvas:visible, #large-canvas:visible");
    // The boards of a race are empty until its worker answers.
    await expect.poll(() => boards.evaluateAll(areDrawn, count), link).toBe(true);
    const flashes = await table.page.evaluateHandle(lookForFlashes);
    const told = () => flashes.jsonValue();
    await expect.poll(async () => (await told()).watched, link).toBe((await told()).boards);
    for (const [width, height] of SIZES) {
      const before = await told();
      await table.page.setViewportSize({ width, height });
      await expect.poll(async () => (await told()).seen, link).toBeGreaterThan(before.seen);
    }
    expect((await told()).empty, link).toBe(0);
  }
});
