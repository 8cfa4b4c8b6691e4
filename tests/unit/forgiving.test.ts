/** Links as they arrive: the place that was meant, or a sentence. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { CHALLENGE } from "../../www/play/duel/lazy-challenge.ts";
import { readLink } from "../../www/routes/forgiving.ts";
import { requirementsOfRoute } from "../../www/routes/requirements.ts";
import { linkTo } from "../../www/store/links.ts";
import { initialState } from "../../www/store/state.ts";
import { assertSentences } from "../fuzz/law.ts";
import { bent, CODED, encoded, LINKS, NOW } from "./bent-links.ts";
import { openLink } from "./opening.ts";
import "./engine.ts";
import { Person } from "./person.ts";

await CHALLENGE.load();

const opened = (link: string) => openLink(link, initialState(), NOW);

/** What a link opens, as text. The engine judges every grade itself. */
function thingAt(link: string) {
  const { state, day, position, claim } = opened(link);
  return JSON.stringify([linkTo(state), day, position, claim?.id]);
}

const THINGS = new Map(LINKS.map((link) => [link, thingAt(link)]));

/** Texts that chat, mail and networks make of a link, and that mean the same. */
const same = (link: string) => [
  ...[..." \n.,)]>!?'\"*_…;:`|~”»。"].map((sign) => link + sign),
  ...["%0A", "%20", "%E2%80%A9", "%3E", "%5D", "%2C", "…\n", "**", "_*)", ")).", "請看", "/"].map(
    (after) => link + after,
  ),
  ...["%0A", "%20", " ", "\u200b"].map((before) => `#${before}${link.slice(1)}`),
  ...["&fbclid=IwAR0_x-y", "?utm_source=mail&utm_medium=a.b", "&gclid=7&_ga=1.2"].map(
    (more) => link + more,
  ),
  ...[link.replace("?", "?utm_source=mail&"), link.replace("?", "?fbclid=x&")],
  ...[
    encoded(link, 1),
    encoded(link, 2),
    `${encoded(link, 1)}.`,
    `#${link}`,
    `#%23${link.slice(1)}`,
  ],
  ...[link.replaceAll("@", "%40"), link.replaceAll("+", "%2B"), link.replaceAll(",", "%2C")],
  ...[link.replaceAll("@", "%2540"), link.replaceAll("&", "&amp;")],
];

test("a link to a run may begin with “watch”", () => {
  assert.deepEqual(readLink("#/watch"), readLink("#/queens"));
  assert.equal(readLink("#/Watch").problem, "");
  const run = "queens/8/c5/forward-checking@41";
  assert.deepEqual(readLink(`#/watch/${run}`), readLink(`#/${run}`));
});

test("the links of this test are whole, and links that are made end in no punctuation mark", () => {
  for (const link of LINKS) {
    const { state, problem, day } = opened(link);
    assert.equal(problem, "", link);
    const again = linkTo(state);
    assert.match(again, /[A-Za-z0-9]$/);
    if (!day) assert.equal(thingAt(again), thingAt(linkTo(opened(again).state)), link);
  }
  const { length } = LINKS.filter((link) => linkTo(opened(link).state) === link);
  assert.ok(length > 20, `only ${length} links are as the page writes them`);
});

test("a link with something after it, encoded or in other case opens as it was meant", () => {
  for (const link of LINKS) {
    const cases = CODED.includes(link) ? [] : [link.toUpperCase(), link.toLowerCase()];
    for (const text of [...same(link), ...cases]) {
      assert.equal(opened(text).problem, "", `${link} as ${JSON.stringify(text)}`);
      assert.equal(thingAt(text), THINGS.get(link), `${link} as ${JSON.stringify(text)}`);
    }
  }
});

/** How many links are tried: many more where ALL is 1. */
const TRIED = process.env.ALL ? 20_000 : 800;

test("a bent link says so, or opens as it was meant", () => {
  fc.assert(
    fc.property(bent, ({ link, text, isWhole }) => {
      const { state, problem: why, position } = opened(text);
      // A position is judged once its board is there.
      const problem = why || (position && new Person().openLink(text).notice);
      if (problem) assertSentences(problem);
      else if (isWhole) assert.equal(thingAt(text), THINGS.get(link));
      const { route } = readLink(text);
      if (route) requirementsOfRoute(route);
      else assert.notEqual(problem, "");
      assert.match(linkTo(state), /[A-Za-z0-9]$/);
    }),
    { seed: 1, numRuns: TRIED },
  );
});
