/** Comparisons and races. */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import type { Action } from "../actions.ts";
import * as change from "../changes.ts";
import { altered, onBoard, type Race } from "../compare/race.ts";
import { changing, type Model, type Reduced, type Reducer, type Reducers } from "../model.ts";

export const compare = (solvers: Record<GameId, SolverInfo[]>): Reducers<Action> => ({
  "compare/turn": ({ tab }) => changing(change.toTab(tab)),
  "compare/starts": ({ change: to }) => changing(change.compared("starts", to)),
  "compare/growth": ({ change: to }) => changing(change.compared("growth", to)),
  "compare/chance": ({ change: to }) => changing(change.compared("chance", to)),
  "compare/look-at-start": ({ at }) => changing(change.compared("starts", { at })),
  "compare/look-at-size": ({ n }) => changing(change.compared("growth", { n })),
  "compare/look-at-run": ({ run }) => changing(change.compared("chance", { run })),

  "race/stands": ({ standing }) => changing(change.compared("race", standing)),
  "race/set": ({ game, race }) => setUp(() => [game, race]),
  "race/choose": ({ lane, chosen: { solver, options, seed } }) =>
    altering((_, race) => ({ lanes: race.lanes.with(lane, { solver, options, seed }) })),
  "race/add": () =>
    altering((game, race) => ({ lanes: [...race.lanes, another(solvers[game], race)] })),
  "race/remove": ({ lane }) => altering((_, race) => ({ lanes: race.lanes.toSpliced(lane, 1) })),
  "race/you": ({ you }) => altering(() => ({ you })),
  "race/lock": ({ square }) => altering(() => ({ squares: [square] })),
  "race/board": ({ board }) => setUp((game, race) => [game, onBoard(game, race, board)]),
});

/** Sets up a race; throws a sentence if there is none. In an embed the host chooses. */
const setUp =
  (make: (game: GameId, race: Race) => [GameId, Race]): Reducer =>
  ({ state, ui }: Model): Reduced => {
    if (ui.isFixed) return {};
    const { game } = state;
    return { state: change.toRace(...make(game, state.compare.race[game]))(state) };
  };

const altering = (what: (game: GameId, race: Race) => Parameters<typeof altered>[2]) =>
  setUp((game, race) => [game, altered(game, race, what(game, race))]);

/** A solver for one more lane, if possible a new one. Those that go back take all boards of races. */
function another(solvers: SolverInfo[], race: Race) {
  const isIn = new Set(race.lanes.map(({ solver }) => solver));
  const open = solvers.filter(({ goesBack }) => goesBack);
  const next = open.find(({ id }) => !isIn.has(id)) ?? open[0]!;
  return { solver: next.id, options: "", seed: 0 };
}
