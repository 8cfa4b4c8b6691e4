/** Links of every kind, and what may happen to them on their way. */

import fc from "fast-check";
import { challengeOf } from "../../www/play/duel/challenge.ts";
import { inLink } from "../../www/routes/choices.ts";
import { logFrom } from "../../www/store/move-log.ts";
import { EMPTY, newGame } from "../../www/store/state.ts";

export const NOW = new Date(2026, 10, 21, 12).getTime();
const COLOURS = "2A2BAC2B3CDC3D";
const LOCKED = { ...EMPTY, rows: 4, columns: 4, squares: [1] };
const SOLVED = logFrom("12a1 3< 40d3 5a2 20x:a1+b1 61c1")!;
const DUEL = challengeOf(newGame("queens", LOCKED, { grade: "easy" }), SOLVED, "Zoë & Co.")!;

/** Links with codes, which have no other case. */
export const CODED = [`#/queens/8/-/backtracking@2?choices=${inLink("c8.2e7")}`, DUEL];

/** A link of every kind, with every field. */
export const LINKS = [
  ...["#/play", "#/play/today/queens-easy", "#/play/2026-11-20/knights"],
  ...["#/play/queens/8", "#/play/queens/8/f6+c1", "#/play/queens/8/f6+c1?grade=hard"],
  ...[`#/play/queens/8/f6+c1?position=a5,d3/h7`, `#/play/colour/${COLOURS}`],
  ...["#/play/knights/5x6/a5?closed&blocked=c3,d3", "#/setup/knights/5x6/a5?blocked=c3,d3"],
  ...["#/setup/queens/6/b3+f2", `#/setup/colour/${COLOURS}`],
  "#/queens/8/a8/forward-checking@13?rows=fewest&squares=random&seed=17&open=tree,code&projector",
  ...["#/knights/5x6/a5/warnsdorff@7?tie-break=roth&closed&blocked=c3,d3&open=all"],
  ...[`#/colour/${COLOURS}/b4/backtracking@9`, "#/queens/10/-/min-conflicts@9?seed=3"],
  ...["#/learn/words", "#/learn/forward-checking/2@6", "#/learn/teachers"],
  ...["#/learn/words/practice@2?idea=attacked-by&seed=7"],
  ...["#/learn/lines/practice@3?idea=two-lines&seed=7&board=colour-8"],
  "#/compare/queens/race/8/a8/backtracking,forward-checking(rows=fewest&seed=3)@120",
  "#/compare/queens/race/8/a8/backtracking,arc-consistency@31,51,7?you=1&clock=steps",
  "#/compare/knights/race/5x5/a5/warnsdorff,backtracking@12.5?clock=time",
  "#/compare/queens/starts/8/backtracking,forward-checking(rows=fewest)?metric=nodes&at=g1",
  "#/compare/knights/starts/8x8/backtracking,warnsdorff?metric=ties&rule=all",
  "#/compare/queens/growth/4-20/backtracking,forward-checking(rows=fewest)?measure=nodes&n=12",
  "#/compare/queens/growth/4-21/forward-checking(rows=fewest)?measure=steps",
  "#/compare/queens/chance/20/min-conflicts,hill-climbing?seeds=100&run=17",
  `#/compare/colour/chance/${COLOURS}/min-conflicts(seed=4)?seeds=200`,
  "#/compare/queens/published",
  ...CODED,
];

/** The link without # and with every sign in it that an address may encode encoded. */
export const encoded = (link: string, times: number): string =>
  times === 0 ? link : encoded(`#${encodeURIComponent(link.slice(1))}`, times - 1);

/** White space, control signs, and others that break a field. */
const BREAKS = [
  ...[" ", "%20", "\n", "%0A", "%0D%0A", "%09", "\u2029", "%E2%80%A9", "\u00a0", "\u200b", "%00"],
  ...["%250A", "\ufeff", "\u202e", ".", "%2C", "\u0663", "%", "%E0", "é", "&", "?", "@", "(", "+"],
];

/** A link with something in it, cut off, or in other case. */
export const bent = fc
  .record({
    link: fc.constantFrom(...LINKS),
    at: fc.nat(200),
    how: fc.constantFrom("in", "in", "in", "cut", "upper", "lower", "encode"),
    sign: fc.constantFrom(...BREAKS),
  })
  .map(({ link, at, how, sign }) => {
    const place = 1 + (at % link.length);
    const text = {
      in: link.slice(0, place) + sign + link.slice(place),
      cut: link.slice(0, place) + sign,
      upper: link.toUpperCase() + sign,
      lower: link.toLowerCase() + sign,
      encode:
        encoded(link.slice(0, place), 2) + sign + encoded(`#${link.slice(place)}`, 1).slice(1),
    }[how];
    return { link, text, isWhole: how !== "cut" };
  });
