/**
 * The link to a moment: `#/queens/8/c5/forward-checking@41?rows=fewest&seed=3`, or
 * `#/knights/5x6/a5/warnsdorff@12?tie-break=roth&closed&blocked=c3,d3&open=tree`, or on a board of colours
 * `#/colour/6A2B…/c5/forward-checking@41`; with the squares that a person chose, `?choices=1.c7.a5.k2x9`. Parsing
 * checks only the syntax; the engine checks the rest.
 */

import { COLOURS, type Moment } from "../content/moment.ts";
import { quoted } from "../core/quoted.ts";
import { lettersOf, sideOf } from "../core/regions.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { boardText } from "./ids.ts";
import { typedOptions } from "./options.ts";
import { gameNamed, sizeNamed } from "./path.ts";

/** A moment with squares by name. */
export type NamedMoment = Omit<Moment, "squares" | "blocked"> & {
  /** The locked queens or the start, such as `f6+c1`, or "". */
  at: string;
  blocked: string[];
  /** The panels to open, as in a link, or "". */
  open?: string;
  projector?: boolean;
  /** The choices as in a link; missing if the solver chooses alone. */
  choices?: string;
};

/** A board with squares by name. */
export type NamedBoard = Pick<
  NamedMoment,
  "game" | "rows" | "columns" | "at" | "blocked" | "closed" | "regions"
>;

/** Means no square. */
const NOWHERE = "-";
/** Query words that are not options of the solver. */
const OWN = ["seed", "closed", "blocked", "position", "grade", "open", "projector", "choices"];

/** Says what is wrong, and then what to do. */
export class LinkError extends Error {
  /** Only what is wrong. */
  get wrong() {
    const end = this.message.lastIndexOf(". ");
    return end < 0 ? this.message : this.message.slice(0, end + 1);
  }
}

const SUCH = "one such as #/queens/8/c5/forward-checking@41";

export function format(moment: NamedMoment): string {
  const { solver, step, options, seed, open, projector, choices } = moment;
  const { path, query } = formatBoard(moment, options, seed);
  const chosen = choices === undefined ? "" : `choices${choices && "="}${choices}`;
  const own = [chosen, open && `open=${open}`, projector && "projector"];
  const words = [query, ...own].filter(Boolean).join("&");
  return `#/${path}/${solver}@${step}${words && "?"}${words}`;
}

export function formatBoard(
  { game, at, closed, blocked, ...board }: NamedBoard,
  options: string = "",
  seed: number = 0,
) {
  const size = boardText(game, board);
  const query = new URLSearchParams(options);
  if (closed) query.set("closed", "");
  if (blocked.length > 0) query.set("blocked", blocked.join(","));
  if (seed !== 0) query.set("seed", String(seed));
  // Commas and flags need no escaping and read better without.
  const words = query
    .toString()
    .replaceAll("%2C", ",")
    .replaceAll(/=(?=&|$)/g, "");
  return { path: `${game}/${size}/${at || NOWHERE}`, query: words };
}

export function parse(hash: string): NamedMoment {
  const { run, options, seed, position: _, grade: __, ...others } = partsOf(hash);
  const { open, projector, choices, ...board } = others;
  const [solver, step] = solversAndMoment(run);
  const own = { ...(open && { open }), ...(projector && { projector }) };
  const chosen = choices === null ? {} : { choices };
  return { ...board, solver, step: numberOf(step, "step"), options, seed, ...own, ...chosen };
}

/** Parses a board without a run, perhaps with a position and a claimed grade. */
export function parseBoard(text: string): NamedBoard & { position: string; grade: string } {
  const { run, options: _, seed: __, open: ___, projector: ____, ...others } = partsOf(text);
  const { choices: _____, ...board } = others;
  if (run) throw new LinkError(TOO_MANY);
  return board;
}

const TOO_MANY = `This link has too many parts. Write ${SUCH}.`;

/** What a link runs, and the step or the moment, by default 0. */
export function solversAndMoment(run: string): [solvers: string, moment: string] {
  const [solvers = "", moment = "0", another] = run.split("@");
  if (another !== undefined) throw new LinkError(TOO_MANY);
  return [solvers, moment];
}

export function partsOf(hash: string) {
  const [path, query = ""] = hash.replace(/^#?\/?/, "").split("?", 2) as [string, ...string[]];
  const [name, size, at = NOWHERE, run = "", ...rest] = path.split("/");
  if (rest.length > 0) throw new LinkError(TOO_MANY);
  const game = gameOf(name);
  return {
    game,
    ...(game === "colour" ? coloursIn(size || COLOURS) : sizeOf(size ?? "8")),
    at: at === NOWHERE ? "" : at,
    run,
    ...queryOf(query),
  };
}

export function gameOf(text: string | undefined): GameId {
  const game = gameNamed(text);
  if (game) return game;
  throw new LinkError(`This link names no game. Write ${SUCH}.`);
}

/** Only what was read is kept, never the text. The engine then judges whether it is a board. */
function coloursIn(text: string) {
  const regions = lettersOf(text);
  if (regions === null) {
    throw new LinkError(
      `${quoted(text.toUpperCase())} is not a board of colours. Copy the link again.`,
    );
  }
  const side = sideOf(regions);
  return { rows: side, columns: side, regions };
}

function sizeOf(text: string) {
  const size = sizeNamed(text);
  if (size) return { ...size, regions: null };
  throw new LinkError(
    `${quoted(text)} is not a board size. Write 8, or rows and columns such as 5x6.`,
  );
}

export function numberOf(text: string, what: string) {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) {
    throw new LinkError(`${quoted(text)} is not a ${what}. Write a whole number, 0 or more.`);
  }
  return number;
}

function queryOf(query: string) {
  const words = new URLSearchParams(query);
  const own = Object.fromEntries(OWN.map((name) => [name, words.get(name)]));
  for (const name of OWN) words.delete(name);
  return {
    seed: numberOf(own.seed ?? "0", "seed"),
    closed: own.closed !== null && own.closed !== "false",
    // URLSearchParams reads + as a space.
    blocked: (own.blocked ?? "").split(/[+, ]/).filter(Boolean),
    open: own.open ?? "",
    projector: own.projector !== null,
    position: (own.position ?? "").replaceAll(/[, ]/g, "+"),
    grade: own.grade ?? "",
    choices: own.choices ?? null,
    options: typedOptions(words),
  };
}
