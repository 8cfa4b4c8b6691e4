/** A board from a screenshot in WebKit: read, checked, played with a hint, explained, and sent to a friend. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "vitest";
import { COLOURS } from "../../www/content/moment.ts";
import { drawn, dropDrawn } from "../browser/drawn-board.ts";
import { Driver } from "./driver.ts";

const { PAGE_URL, WEBKIT_DRIVER } = process.env;

const SOLUTION = ["a8", "e7", "b6", "f5", "h4", "c3", "g2", "d1"];

const WINDOWS = [
  ["a phone", 390, 844, "phone"],
  ["a desktop", 1240, 900, "wide"],
] as const;

let driver: Driver;

// Each begins without stored data.
beforeEach(async () => {
  driver = await Driver.start(WEBKIT_DRIVER!);
});

afterEach(() => driver?.stop());

const text = (id: string) =>
  driver.ask((id) => document.getElementById(id)?.textContent?.trim() ?? "", id);

/** Waits until an element's text matches. */
const says = (id: string, pattern: string) =>
  driver.until(
    (id, pattern) => new RegExp(pattern).test(document.getElementById(id)?.textContent ?? ""),
    id,
    pattern,
  );

/** Clicks an element once it is there: in the middle of the window, where nothing lies over it. */
async function press(selector: string) {
  await driver.until((selector) => document.querySelector(selector), selector);
  await driver.ask((selector) => {
    document.querySelector(selector)!.scrollIntoView({ block: "center" });
  }, selector);
  await driver.clickOn(selector);
}

/** How many squares of the board as read are ringed. */
const ringed = () =>
  driver.ask(() => document.querySelectorAll('.squares [aria-label*="to check"]').length);

for (const [where, width, height, layout] of WINDOWS) {
  test(`a screenshot is checked, played with a hint, explained and sent to a friend on ${where}`, async () => {
    await driver.resize(width, height);
    await driver.open(`${PAGE_URL}#/bring`);
    await driver.until((layout) => document.documentElement.dataset.layout === layout, layout);
    await says("bring-title", "^Make or bring a board");
    await driver.ask(dropDrawn, drawn(COLOURS, [12, 35]));
    await says("bring-title", "squares? to check:");
    const before = await ringed();
    assert.ok(before >= 2, `${before} squares to check`);
    for (const left of [before - 1, before - 2]) {
      await press('.squares [aria-label*="to check"]');
      await press(".choice .hues button");
      await driver.until(
        (left) => document.querySelectorAll('.squares [aria-label*="to check"]').length === left,
        left,
      );
    }
    if (before > 2) await press("#bring-confirm");
    await says("bring-title", "^One solution");

    await driver.ask(() => {
      const marks = document.querySelector<HTMLInputElement>("#bring-actions input:checked");
      marks?.click();
    });
    await press("#bring-hint");
    await driver.until(() => /^#\/play\/colour\//.test(location.hash));
    await driver.until(() => document.getElementById("hint")?.checkVisibility());
    await press("#hint-close");
    for (const square of SOLUTION) await driver.click("gridcell", square);
    await says("won", "Solved in");
    await press("#explain-open");
    await driver.until(() => document.getElementById("explain-seek"));
    const last = await driver.ask(
      () => document.querySelector<HTMLInputElement>("#explain-seek")!.max,
    );
    for (let at = 1; at < Number(last); at++) await press("#explain-next");
    assert.equal(await text("explain-at"), last);
    await driver.back();
    await says("won", "Solved in");
    await press("#challenge-button");
    await driver.until(() =>
      document.getElementById("challenge-link")?.innerText.includes("#/duel/colour/"),
    );
  });
}
