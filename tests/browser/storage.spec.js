import { expect, test } from "./table.js";

/** @typedef {import("./table.js").Table} Table */

const GAME = "forward-check/game/queens/8/a8";
const A8 = "#/play/queens/8/a8";

/** What is kept under a name. @param {Table} table @param {string} key */
const kept = (table, key) => table.page.evaluate((name) => localStorage.getItem(name), key);

/** Another window of the same browser. @param {Table} table @returns {Promise<Table>} */
async function another(table) {
  const page = await table.page.context().newPage();
  return new /** @type {any} */ (table.constructor)(page);
}

test("two windows go on with one game, and show each other's moves", {
  tag: "@every-engine",
}, async ({ table }) => {
  await table.open({ link: A8 });
  const other = await another(table);
  await other.open({ link: A8 });
  await table.click("e7");
  await expect(other.square("e7")).toHaveAccessibleName("e7, queen");
  await other.click("h6");
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await table.button("Undo").click();
  await expect(other.square("h6")).not.toHaveAccessibleName("h6, queen");
  expect(await kept(other, GAME)).toContain('"record":"e7"');
});

test("two windows with games of their own lose neither", { tag: "@every-engine" }, async ({
  table,
}) => {
  await table.open({ link: A8 });
  const other = await another(table);
  await other.open({ link: "#/play/queens/6/b6" });
  await other.click("d5");
  await table.click("e7");
  await expect(other.square("d5")).toHaveAccessibleName("d5, queen");
  expect(await kept(table, GAME)).toContain('"record":"e7"');
  expect(await kept(table, "forward-check/game/queens/6/b6")).toContain('"record":"d5"');
});

test("where storage is denied the game goes on, and it is said", { tag: "@every-engine" }, async ({
  table,
}) => {
  await table.prepare(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await table.open({ link: A8 });
  await expect(table.says).toHaveText(/^The browser doesn’t let this page keep anything/);
  await table.click("e7");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await table.lookAway();
  await expect(table.says).toHaveText(/^2 of 8 queens/);
});

test("where storage is full the game goes on, and it is said once", {
  tag: "@every-engine",
}, async ({ table }) => {
  await table.open({ link: A8 });
  await table.page.evaluate(() => {
    let text = "x".repeat(1024 * 1024);
    for (let number = 0; text.length > 0; number++) {
      try {
        localStorage.setItem(`other page ${number}`, text);
      } catch {
        text = text.slice(0, Math.floor(text.length / 2));
      }
    }
  });
  await table.click("e7");
  await expect(table.says).toHaveText(/^The browser’s storage is full/);
  await table.click("h6");
  await table.lookAway();
  await expect(table.says).toHaveText(/^3 of 8 queens/);
  await table.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("other page")) localStorage.removeItem(key);
    }
  });
  await table.click("f5");
  await table.reload();
  await expect(table.square("f5")).toHaveAccessibleName("f5, queen");
});

for (const [how, text] of Object.entries({
  "cut off": '{"version":5,"id":"queens/8/a8","rec',
  "of a newer page": '{"version":99,"id":"queens/8/a8"}',
  "of another kind": '{"version":5,"id":"queens/8/a8","record":7}',
})) {
  test(`a save is set aside and said, and nothing is written over it: ${how}`, {
    tag: "@every-engine",
  }, async ({ table }) => {
    await table.open({ link: A8 });
    await table.click("e7");
    await table.prepare(
      ([key, spoilt]) => {
        if (!sessionStorage.getItem("spoilt")) localStorage.setItem(key, spoilt);
        sessionStorage.setItem("spoilt", "yes");
      },
      [GAME, text],
    );
    await table.reload();
    await expect(table.says).toHaveText(/^One saved entry was set aside\./);
    const why = how === "of a newer page" ? "new" : "corrupt";
    const aside = `forward-check/aside/1/${why}/game/queens/8/a8`;
    expect(await kept(table, aside)).toBe(text);
    await table.click("c7");
    await table.reload();
    await expect(table.square("c7")).toHaveAccessibleName("c7, queen");
    expect(await kept(table, aside)).toBe(text);
  });
}

test("several puzzles are unfinished at once, and each is found as it was left", {
  tag: "@every-engine",
}, async ({ table }) => {
  await table.open({ link: A8 });
  await table.click("e7", "h6");
  await table.follow("#/play/knights/6x6/a6");
  await table.click("b4");
  await table.follow("#/play/queens/6/b6");
  await table.click("d5");
  await table.reload();
  await expect(table.square("d5")).toHaveAccessibleName("d5, queen");
  await table.follow("#/play/queens/8/a8");
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
});
