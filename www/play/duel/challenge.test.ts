/** Challenges: links that hold a puzzle and how it was solved. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { solvedAtRandom } from "../../../tests/unit/challenges.ts";
import { randomly } from "../../../tests/unit/random.ts";
import { type Size, squaresOf } from "../../core/geometry.ts";
import { squareNames } from "../../routes/ids.ts";
import { LinkError } from "../../routes/moments.ts";
import { LONGEST_NAME, tidyName } from "../../routes/names.ts";
import { logFrom, type MoveLog } from "../../store/move-log.ts";
import { EMPTY, FIRST_BOARDS, layoutOf, newGame } from "../../store/state.ts";
import { challengeOf, readChallenge } from "./challenge.ts";
import { logCode, logOfCode } from "./log-code.ts";

const MANY = 10_000;

/** How many games are played: all where ALL is 1. */
const PLAYED = process.env.ALL ? MANY : 300;

const QUEENS = newGame(
  "queens",
  { ...EMPTY, rows: 4, columns: 4, squares: [1] },
  { grade: "easy" },
);
const LOG = logFrom("12a1 3< 40d3 5a2 20x:a1+b1 61c1") as MoveLog;
const LINK = challengeOf(QUEENS, LOG, "Ann")!;

/** Why a link is refused, or "" if it is not. */
function problemOf(link: string) {
  try {
    readChallenge(link);
    return "";
  } catch (error) {
    assert.ok(error instanceof LinkError, String(error));
    return error.message;
  }
}

test("a challenge holds the puzzle, the moves, their times, the grade and the name", () => {
  const { game, layout, log, grade, by, seconds, counts, hints, link } = readChallenge(LINK);
  assert.deepEqual({ game, layout }, { game: "queens", layout: layoutOf(QUEENS) });
  assert.deepEqual(log, LOG);
  assert.deepEqual([grade, by, seconds, hints, link], ["easy", "Ann", 14.1, 0, LINK]);
  assert.deepEqual(counts, [1, 2, 1, 2, 3, 3, 4]);
});

test("a link has one form, and ends in no punctuation mark", () => {
  assert.equal(LINK, "#/duel/queens/4/b4?grade=easy&by=Ann&run=1CO-hBYMHMMIVwWGwizA1-A");
  const bare = challengeOf({ ...QUEENS, grade: null }, LOG, "")!;
  assert.match(bare, /^#\/duel\/queens\/4\/b4\?run=1[\w-]{5}YMHMMIVwWGwizA1-A$/);
  // A move of each kind, and a stroke in each direction.
  const moves = [
    ...["d4", "-d4", "d4>e6", "x:d4+d5+e6+f6+g5+g4+f3+e3+d4+a8", "o:a8+b6"],
    ...["=h1+a8/c5+d5", "=b3", "<", ">"],
  ];
  const log: MoveLog = moves.map((move, index) => ({
    at: 301 * index,
    move,
    ...(index % 4 === 1 && { hinted: true as const }),
  }));
  const size = { rows: 8, columns: 8 };
  const code = "kQCM91I03UjUbdShjms_tuAEbqEARvdQvwEmsrdQaWbqduo";
  assert.equal(logCode(log, size), code);
  assert.deepEqual(logOfCode(code, size), log);
});

test("a link is read with or without its beginning, and judged once", () => {
  const read = readChallenge(LINK);
  assert.equal(readChallenge(LINK), read);
  for (const start of ["#/", "#", "/", ""]) {
    assert.equal(readChallenge(`${start}${LINK.slice(2)}`).link, LINK, start);
  }
  assert.match(problemOf(`#/play${LINK.slice(1)}`), /can’t be read/);
  // Names of several squares also keep their plus in the words of a link.
  const blocked = newGame("knights", { ...EMPTY, rows: 5, columns: 5, blocked: [7, 9] });
  assert.match(problemOf(challengeOf(blocked, logFrom("1a5")!, "")!), /don’t solve its puzzle/);
});

test("a code of squares off the board, of another alphabet or of ages is refused", () => {
  const [large, small] = [8, 6].map((side) => ({ rows: side, columns: side })) as [Size, Size];
  const carried = (move: string) => logOfCode(logCode([{ at: 0, move }], large), small);
  assert.deepEqual(carried("d4"), [{ at: 0, move: "f1" }]);
  for (const move of ["e4", "x:a8+e4", "=a8/e4", "=e4"]) assert.equal(carried(move), null, move);
  const ages = (at: number) => logOfCode(logCode([{ at, move: "a8" }], large), large);
  assert.deepEqual(ages(2 ** 35), [{ at: 2 ** 35, move: "a8" }]);
  assert.equal(ages(2 ** 35 + 1), null);
  const code = logCode(LOG, QUEENS);
  assert.deepEqual(logOfCode(code, QUEENS), LOG);
  for (const other of [
    code.slice(0, -1),
    `${code}A`,
    `é${code.slice(1)}`,
    `${code.slice(0, -1)} `,
  ]) {
    assert.equal(logOfCode(other, QUEENS), null, other);
  }
});

test("solves go through a link and back unchanged", () => {
  for (let seed = 0; seed < PLAYED; seed++) {
    const { kept, log } = solvedAtRandom(seed);
    const code = logCode(log, kept);
    assert.deepEqual(logOfCode(code, kept), log, `seed ${seed}`);
    const link = challengeOf(kept, log, "");
    if (link === null) continue;
    const read = readChallenge(link);
    assert.deepEqual(read.log, log, `seed ${seed}`);
    assert.deepEqual(read.layout, layoutOf(kept));
    assert.deepEqual([read.game, read.grade], [kept.game, kept.grade ?? ""]);
    assert.equal(read.link, link);
  }
});

test("ten thousand logs go through a code and back unchanged", () => {
  const draws = randomly(11);
  const size = { rows: 9, columns: 9 };
  const names = squareNames(size, squaresOf(size)).split("+");
  const some = () => Array.from({ length: 1 + draws.below(5) }, () => draws.one(names)!).join("+");
  const kinds = [
    () => "<",
    () => ">",
    () => draws.one(names)!,
    () => `-${draws.one(names)}`,
    () => `${draws.one(names)}>${draws.one(names)}`,
    () => `x:${some()}`,
    () => `o:${some()}`,
    () => `=${some()}/${some()}`,
  ];
  for (let run = 0; run < MANY; run++) {
    let at = 0;
    const log: MoveLog = Array.from({ length: draws.below(12) }, () => {
      at += draws.below(2) ? draws.below(50) : draws.below(100_000);
      const move = draws.one(kinds)!();
      return { at, move, ...(draws.below(9) === 0 && { hinted: true as const }) };
    });
    assert.deepEqual(logOfCode(logCode(log, size), size), log, `run ${run}`);
  }
});

test("altered links are answered in a sentence", () => {
  const draws = randomly(7);
  const links = Array.from({ length: 20 }, (_, seed) => {
    const { kept, log } = solvedAtRandom(seed);
    return challengeOf(kept, log, "Zoë & Co") ?? LINK;
  });
  const CHARACTERS = [..."abcXYZ019-_%&=?/+#~ é"];
  for (let run = 0; run < MANY; run++) {
    const link = draws.one(links)!;
    const at = "#/duel/".length + draws.below(link.length - "#/duel/".length);
    const [before, after] = [link.slice(0, at), link.slice(at)];
    const altered = draws.one([
      before,
      before + after.slice(1 + draws.below(4)),
      before + draws.one(CHARACTERS) + after.slice(1),
      before + draws.one(CHARACTERS) + after,
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ])!;
    const problem = problemOf(altered);
    if (problem) assert.match(problem, /^This challenge .*\.$/, altered);
    // What is read nevertheless says the same.
    else assert.equal(readChallenge(altered).link, link, altered);
  }
});

test("moves that don’t solve the puzzle are not believed, nor is anything after the solution", () => {
  const claim = (text: string) => problemOf(challengeOf(QUEENS, logFrom(text)!, "")!);
  assert.match(claim("1d3 1a2"), /don’t solve its puzzle/);
  assert.match(claim("1d3 1d3"), /don’t solve its puzzle/);
  assert.match(claim("1>"), /don’t solve its puzzle/);
  assert.match(claim("1d3 1a2 1c1 1-c1"), /don’t solve its puzzle/);
  assert.equal(claim("1d3 1a2 1c1"), "");
  assert.match(problemOf(LINK.replace("run=1", "run=2")), /newer version/);
  for (const link of ["#/duel", "#/duel/", "#/duel/chess/8", "#/duel/queens/99999999/-?run=1"]) {
    assert.match(problemOf(link), /can’t be read/, link);
  }
});

test("sixty moves take at most 400 characters", () => {
  const tour = solvedAtRandom(
    Array.from({ length: 500 }, (_, seed) => seed).find((seed) => {
      const { kept, log } = solvedAtRandom(seed);
      return kept.rows === 8 && kept.game === "knights" && log.length >= 63;
    })!,
  );
  const sixty = tour.log.slice(0, 60);
  const link = challengeOf(tour.kept, sixty, "")!;
  assert.ok(link.length <= 400, `a tour: ${link.length}`);
  const names = ["a1", "c7", "h4", "e5", "b6", "g2"];
  const queens = Array.from({ length: 60 }, (_, index) => ({
    at: (index + 1) * 97,
    move: index % 2 ? `-${names[index % 6]}` : names[(index + 1) % 6]!,
  }));
  const coloured = newGame("colour", FIRST_BOARDS.colour, { grade: "expert" });
  const long = challengeOf(coloured, queens, "")!;
  assert.ok(long.length <= 400, `colours: ${long.length}`);
});

test("a name is one line of at most 20 characters", () => {
  assert.equal(tidyName("  Ann\n\tB. "), "Ann B.");
  assert.equal([...tidyName("é".repeat(30))].length, LONGEST_NAME);
  const most = "a".repeat(LONGEST_NAME);
  assert.deepEqual([` ${most}`, `${most.slice(1)} b`].map(tidyName), [most, most.slice(1)]);
  assert.equal(readChallenge(challengeOf(QUEENS, LOG, "A+B & C=D/É")!).by, "A+B & C=D/É");
});

test("a game of too many moves has no link", () => {
  const log = Array.from({ length: 900 }, (_, at) => ({ at: 50 * at, move: at % 2 ? "<" : "d3" }));
  assert.equal(challengeOf(QUEENS, log, ""), null);
});
