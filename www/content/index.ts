/** Solver cards. Each file is named after its solver's id, so no list is needed. */

import { nextTask } from "../core/next-task.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Moment } from "./moment.ts";

/** Ids are unique only within a game. */
export interface SolverName {
  game: GameId;
  id: string;
}

export const keyOf = ({ game, id }: SolverName) => `${game} ${id}`;

export interface Card {
  what: string;
  /** The idea on a small board. */
  picture: Moment;
  caption: string;
  watch: string;
  source: string;
  time: string;
  memory: string;
  /** A characteristic moment. */
  moment: Moment;
  /** What the moment shows. */
  shows: string;
}

const cards: Map<string, Card> = new Map();

/** Literal folders: bundlers include everything that a template can match. */
const FOLDERS: Record<SolverName["game"], (id: string) => Promise<{ default: Card }>> = {
  queens: (id) => import(`./queens/${id}.ts`),
  colour: (id) => import(`./queens/${id}.ts`),
  knights: (id) => import(`./knights/${id}.ts`),
};

/** Loads cards; `cardOf` needs them. */
export async function loadCards(solvers: SolverName[]) {
  const load = async (solver: SolverName) => {
    if (hasCard(solver)) return;
    // Loading all cards in one task would block the page.
    await nextTask();
    const module = await FOLDERS[solver.game](solver.id);
    cards.set(keyOf(solver), module.default);
  };
  await Promise.all(solvers.map(load));
}

export const hasCard = (solver: SolverName) => cards.has(keyOf(solver));

export function cardOf(solver: SolverName) {
  const card = cards.get(keyOf(solver));
  if (!card) throw new Error(`The card of ${keyOf(solver)} has not been loaded.`);
  return card;
}
