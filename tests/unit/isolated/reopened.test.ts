/** After any link, the next visit shows what it opened. */

import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import fc from "fast-check";
import { test } from "vitest";
import { viewOf } from "../../../www/app/view.ts";
import { loadCards } from "../../../www/content/index.ts";
import { roster } from "../../../www/engine/setting-up.ts";
import { CHALLENGE } from "../../../www/play/duel/lazy-challenge.ts";
import "../arrived.ts";
import { bent, NOW } from "../bent-links.ts";
import "../engine.ts";
import { FakeWorker } from "../fake-worker.ts";
import { Person } from "../person.ts";
import { FakeStore, memorySaves } from "../store.ts";

// Answers of the engine are always on their way.
Object.assign(globalThis, { Worker: FakeWorker });

await CHALLENGE.load();
await loadCards(roster());

const PAGE = {
  motion: signal(0),
  awaited: signal(null),
  dark: signal(false),
  seconds: signal(0),
  time: signal(NOW),
};

/** Shows what a session shows. */
function shown(person: Person) {
  for (const part of Object.values(viewOf(person, PAGE))) part.value;
}

/** Links whose colours the page and the engine once read differently: no later visit could be shown. */
const COLOURS = "2A2BAC2B3CDC3D";
const BRICKS = ["%0A", "%20", "%09", "%0D", "%E2%80%A9"].flatMap((sign) =>
  [`${sign}${COLOURS}`, `${COLOURS}${sign}`, `0${COLOURS}`].flatMap((board) =>
    [`#/play/colour/${board}`, `#/setup/colour/${board}`, `#/colour/${board}/-/backtracking@3`].map(
      (text): [{ link: string; text: string; isWhole: boolean }] => [
        { link: text, text, isWhole: false },
      ],
    ),
  ),
);

test("a link’s place is saved, and the next visit without a link shows it", () => {
  fc.assert(
    fc.property(bent, ({ text }) => {
      const store = new FakeStore();
      const visit = () => {
        const saves = memorySaves(store);
        const { state, problem } = saves.load();
        assert.equal(problem, "", "nothing was set aside");
        const person = new Person(state, roster(), saves, { clock: () => NOW });
        assert.equal(person.settled.notice ?? "", "");
        return person;
      };
      const first = visit();
      first.openLink(text);
      shown(first);
      first.flush();
      shown(visit());
    }),
    { seed: 2, numRuns: process.env.ALL ? 2000 : 100, examples: BRICKS },
  );
});
