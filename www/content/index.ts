/**
 * The cards: what there is to know of each solver beside what its code says of itself. A card lies
 * in a file of its own and is found by the solver's id, so that no list of cards has to be kept.
 */

import { nextTask } from "../core/next-task.ts";
import { lower } from "../core/words.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Colour } from "./colours.ts";
import type { Moment } from "./moment.ts";

export interface Card {
  /** Of its lines and bars, wherever it is compared. */
  colour: Colour;
  /** So that its name keeps its capital within a sentence. */
  isNamedAfterSomebody?: boolean;
  /** It is, in two sentences. */
  what: string;
  /** Its idea, on a small board. */
  picture: Moment;
  /** What the picture shows. */
  caption: string;
  /** What to watch for. */
  watch: string;
  /** Who published it. */
  source: string;
  time: string;
  memory: string;
  /** At which its character shows. */
  moment: Moment;
  /** What is to be seen there. */
  shows: string;
}

interface SolverName {
  game: GameId;
  id: string;
}

/** One name for a solver: ids repeat from game to game. */
export const keyOf = ({ game, id }: SolverName) => `${game} ${id}`;

const cards: Map<string, Card> = new Map();

/**
 * Where the cards of a game lie. Each folder is named in full, as a bundler splits off whatever such a
 * name may stand for.
 */
const FOLDERS: Record<SolverName["game"], (id: string) => Promise<{ default: Card }>> = {
  queens: (id) => import(`./queens/${id}.ts`),
  knights: (id) => import(`./knights/${id}.ts`),
};

/** Fetches the cards of solvers, before any of them is asked for. */
export async function loadCards(solvers: SolverName[]) {
  const load = async (solver: SolverName) => {
    // To ask for all of them in one task would hold up the page.
    await nextTask();
    const module = await FOLDERS[solver.game](solver.id);
    cards.set(keyOf(solver), module.default);
  };
  await Promise.all(solvers.map(load));
}

/** The card of a solver. */
export function cardOf(solver: SolverName) {
  const card = cards.get(keyOf(solver));
  if (!card) throw new Error(`The card of ${keyOf(solver)} has not been loaded.`);
  return card;
}

/** The name of a solver within a sentence. */
export const nameInText = (solver: SolverName & { name: string }) =>
  cardOf(solver).isNamedAfterSomebody ? solver.name : lower(solver.name);
