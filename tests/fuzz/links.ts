/** Addresses: for any text after #, the page shows something and says why it differs from the link. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { COLOURS } from "../../www/content/moment.ts";
import { runsOf } from "../../www/core/regions.ts";
import { embeddable, readOrder } from "../../www/embedding/messages.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { embedding } from "../../www/routes/embedding.ts";
import { readLink } from "../../www/routes/forgiving.ts";
import { GAME_IDS } from "../../www/routes/ids.ts";
import { linkTo } from "../../www/store/links.ts";
import { initialState } from "../../www/store/state.ts";
import { openLink } from "../unit/opening.ts";
import { number, square, torn, word } from "./given.ts";
import { assertSentences } from "./law.ts";
import "../unit/engine.ts";

/** The date on which links are opened. */
const NOW = Date.UTC(2026, 10, 21, 12);

const solvers = roster().map(({ id }) => id);
const options = roster().flatMap((solver) =>
  solver.options.flatMap(({ name, choices }) => [
    name,
    ...choices.map(({ id }) => `${name}=${id}`),
  ]),
);

const size = word(
  ...[runsOf(COLOURS), COLOURS, "6A2B", "2A2BAC2B3CDC3D", "0A", "999999999999999B"],
  "8",
  "5x6",
  "5×6",
  "1",
  "12",
  "64",
  "65",
  "512",
  "1000000",
  "2000x2000",
  "0",
  "8x9",
);
const squares = fc
  .tuple(fc.array(square, { maxLength: 4 }), fc.constantFrom("+", ",", "-", "%2B"))
  .map(([names, between]) => names.join(between) || "-");
const query = fc
  .array(
    fc.oneof(
      word(...options, "closed", "seed=3", "seed=-1", "step=7", "lock=a8", "position=a5,d3"),
      squares.map((names) => `blocked=${names}`),
      squares.map((names) => `position=${names}`),
    ),
    { maxLength: 4 },
  )
  .map((words) => (words.length > 0 ? `?${words.join("&")}` : ""));
const run = fc
  .tuple(word(...solvers), fc.option(number, { nil: null }))
  .map(([solver, step]) => (step === null ? solver : `${solver}@${step}`));
const game = word(...GAME_IDS);
const lesson = word(
  "forward-checking",
  "warnsdorff",
  "backtracking",
  "what-is-a-search",
  "1",
  "99",
);
const part = fc.tuple(number, number).map(([part, step]) => `${part}@${step}`);
const tab = word("race", "starts", "growth", "chance", "published", "ties");
const lanes = fc.array(run, { maxLength: 5 }).map((lanes) => lanes.join(","));

const path = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.join("/"));
const place = fc.oneof(
  path(game, size, squares, run),
  path(fc.constant("play"), game, size, squares),
  path(fc.constant("setup"), game, size, squares),
  path(fc.constant("play"), word("2026-11-21", "today", "1969-01-01", "2026-02-30"), game),
  path(fc.constant("learn"), lesson, part),
  path(fc.constant("compare"), game, tab, size, squares, lanes),
  path(fc.constant("compare"), game, tab, fc.string({ maxLength: 30 })),
);

export const links = {
  name: "links",
  /** The number of random inputs in a test. */
  tried: 4000,
  given: fc.tuple(
    torn(fc.tuple(place, query).map(([place, query]) => `#/${place}${query}`)),
  ) as fc.Arbitrary<[string]>,
  endOnFailure: false,
  take(hash: string) {
    const { state, problem } = openLink(hash, initialState(), NOW);
    if (problem) assertSentences(problem);
    const { problem: why } = embeddable(readLink(hash));
    if (why) assertSentences(why);
    embedding(`?${hash}`);
    assert.equal(readOrder(hash), null);
    const again = openLink(linkTo(state), initialState(), NOW);
    assert.equal(again.problem, "", `its own link is refused: ${linkTo(state)}`);
    assert.equal(linkTo(again.state), linkTo(state));
  },
};
