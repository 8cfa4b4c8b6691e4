/** What several commands do. */

import { randomSeed } from "../core/draws.ts";
import { squaresOf } from "../core/geometry.ts";
import { sentenceOf } from "../engine/door.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import { randomLock, randomStart, whyHopeless } from "../engine/table.ts";
import { type Race, raceOn } from "../routes/compare/race.ts";
import type { Context } from "./context.ts";
import { changing, type ModelChange } from "./model.ts";
import type { Outcome } from "./outcome.ts";
import { settingUp } from "./race-setup.ts";
import { requirementsOfChance } from "./requirements.ts";
import type { Change } from "./state.ts";
import { type BoardLayout, boardOf, gameOf } from "./state.ts";
import type { Ui } from "./ui.ts";

/** For controllers alone: updates the page without an announcement. */
export function silent(act: () => void): Outcome {
  act();
  return { as: "silent" };
}

/** For controllers alone: updates the page and announces the result. */
export function announced(act: () => void): Outcome {
  act();
  return { as: "announced" };
}

/** Changes what is not saved. */
export const uiChanged = (session: Pick<Context, "show">, ui: Partial<Ui>): Outcome =>
  silent(() => session.show(ui));

/** For pointing: leaves the board and its animation alone. */
export function hovering(session: Pick<Context, "show">, ui: Partial<Ui>): Outcome {
  session.show(ui);
  return { as: "hovering" };
}

/** For settings, and other changes that leave the boards alone. */
export const adjusted = (session: Pick<Context, "adjust">, change: Change): Outcome => ({
  ...session.adjust(changing(change)),
  as: "settings",
});

/** A random queen to lock, or a random start, with a solution if possible. */
function randomSquare(game: GameId, layout: BoardLayout) {
  const { rows, columns, closed, blocked, regions } = layout;
  if (regions) return lockOnColours({ game, ...layout }) ?? 0;
  return game !== "knights"
    ? randomLock(rows, randomSeed())
    : randomStart(rows, columns, closed, blocked, randomSeed());
}

/** A random square to lock on a board of colours, one that no search disproves; null if there is none. */
function lockOnColours(puzzle: Puzzle) {
  const left = squaresOf(puzzle);
  while (left.length > 0) {
    const [square] = left.splice(randomSeed() % left.length, 1);
    if (whyHopeless({ ...puzzle, squares: [square!] }) === undefined) return square!;
  }
  return null;
}

/** Changes a board by a random square, once the table is there to draw it. */
export function givenAtRandom(
  session: Context,
  layout: BoardLayout,
  change: (square: number) => ModelChange,
): Outcome {
  const required = requirementsOfChance(session.state);
  if (!session.has(required)) return { waitsFor: required };
  return attempted(() => session.change(change(randomSquare(gameOf(session.state), layout))));
}

/** The outcome, or the message of an expected error. */
export function attempted(act: () => Outcome): Outcome {
  try {
    return act();
  } catch (error) {
    return { notice: sentenceOf(error) };
  }
}

/** Starts a race on the board that is played or watched. */
export const raceHere = (session: Context, lanes: Race["lanes"], own?: Race["own"]) =>
  attempted(() => {
    const { game } = session.state;
    const race = raceOn(game, boardOf(session.state), lanes, own);
    return session.change(settingUp(() => [game, race]));
  });
