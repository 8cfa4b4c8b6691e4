/**
 * Inputs that are always tried: all that once found a bug, by description, and some that a person
 * might enter.
 */
import type { Call } from "./calls.ts";
import { archive, entries } from "./kept.ts";

/** A board of queens. */
const EIGHT = { game: "queens", rows: 8, columns: 8, squares: [0], closed: false };
const call = (kind: string, name: string, ...given: unknown[]) => ({ kind, name, given });
const RUN = call("", "Run", EIGHT, "backtracking", "", 0);
const BLOCKED = [0, 1, 2, 3];
const EMPTY = entries.find(({ key }) => key.endsWith("queens/8/-"))?.value;
const NOT_SQUARE = JSON.stringify({ ...EMPTY, columns: 1 });

/** The archive with other moves in its first game. */
const withMoves = (record: string) => ({ ...archive, games: [{ ...archive.games[0], record }] });

/** By the name of the target and by description. */
interface Corpus {
  links: Record<string, [hash: string]>;
  archives: Record<string, [text: string]>;
  saves: Record<string, [entries: [key: string, text: string][]]>;
  calls: Record<string, [stories: Call[][]]>;
}

export const CORPUS: Corpus = {
  links: {
    "a moment": ["#/queens/8/a8/forward-checking@41?rows=fewest"],
    "a tour with blocked squares": ["#/knights/5x6/a5/warnsdorff@12?closed&blocked=c3,d3"],
    "a race": ["#/compare/queens/race/8/a8/backtracking,arc-consistency@120"],
    "a size that would break the line": ["#/queens/\u00008/-/brute-force"],
    "a blocked square that would break the line": ["#/setup/queens/8/-?blocked=\0"],
    "a blocked square that ends its own quotation": [
      "#/queens/2000x2000/a8/dancing-links?blocked=a8+a8+”NaN+a8",
    ],
    "a square whose name begins like NaN": ["#/queens/64/NaNa8/backtracking@1"],
    "a megabyte of squares": [`#/play/queens/8/${"a8+".repeat(350_000)}`],
    "a megabyte of options": [`#/queens/8/-/backtracking?${"rows=fewest&".repeat(90_000)}`],
    "a megabyte of nothing": [`#/compare/queens/race/${" ".repeat(1_000_000)}`],
    "a megabyte of commas": [`#/compare/queens/race/8/a8/${",".repeat(1_000_000)}`],
    "a megabyte of brackets": [`#/compare/queens/race/8/a8/${"(".repeat(1_000_000)}@1`],
    "a megabyte of ranks": [`#/play/queens/8/a${"8".repeat(1_000_000)}`],
    "a solver with a long name": [`#/queens/8/a8/${"x".repeat(3000)}@1`],
  },
  archives: {
    "a whole file": [JSON.stringify(archive)],
    "a file of 50 MB": ["x".repeat(50_000_000)],
    "a game of 10 MB": [JSON.stringify(withMoves("e7 -e7 ".repeat(1_500_000)))],
    "half a file": [JSON.stringify(archive).slice(0, 500)],
  },
  saves: {
    "nothing at all": [[]],
    "queens on a board that is not square": [[["forward-check/game/queens/8/-", NOT_SQUARE]]],
  },
  calls: {
    "an answer before there is one": [
      [[call("", "Thinking.ways", EIGHT), call("Thinking", "answer")]],
    ],
    "an invalid wish": [[[call("", "Thinking.generate", "-1")]]],
    "a view that is not a place": [
      [[RUN, call("Run", "paint", [], [[Number.NaN, Number.NaN, 0, 10, 10]])]],
    ],
    "a time that is NaN": [
      [
        [
          call("", "Survey.chance", EIGHT, { solver: "warnsdorff", options: "", seed: 0 }, 3, 10),
          call("Survey", "work", Number.NaN),
        ],
      ],
    ],
    "a start where every square is blocked": [[[call("", "randomStart", 2, 2, false, BLOCKED, 0)]]],
    "another lock on the largest board": [[[call("", "anotherLock", 1_000_000, [0], 7)]]],
    "a game by hand on the largest board": [
      [[call("", "Play", { ...EIGHT, rows: 1e6, columns: 1e6 }, true), call("Play", "attacked")]],
    ],
  },
};
