/** Setting up races. In an embed the host chooses. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { altered, type Race } from "../routes/compare/race.ts";
import { toRace } from "./changes.ts";
import type { ModelChange } from "./model.ts";

/** Sets up a race; throws a sentence if there is none. */
export const settingUp =
  (make: (game: GameId, race: Race) => [GameId, Race]): ModelChange =>
  ({ state, ui }) => {
    if (ui.isFixed) return {};
    const { game } = state;
    return { state: toRace(...make(game, state.compare.race[game]))(state) };
  };

/** Changes the race of the current game. */
export const altering = (what: (game: GameId, race: Race) => Parameters<typeof altered>[2]) =>
  settingUp((game, race) => [game, altered(game, race, what(game, race))]);
