/** The switch between the games: only where it acts. */

import { GAME_NAMES, SHORT_NAMES } from "../content/game-names.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { type Choice, Segmented } from "./Segmented.tsx";

const ICONS: Record<GameId, IconName> = { colour: "colour", queens: "queen", knights: "knight" };

/** In the order on the page. */
export const GAMES = (["colour", "queens", "knights"] as const).map(
  (value): Choice<GameId> => ({
    value,
    name: GAME_NAMES[value],
    title: GAME_NAMES[value],
    label: (
      <>
        <Icon name={ICONS[value]} />
        <b>{SHORT_NAMES[value]}</b>
      </>
    ),
  }),
);

interface Props {
  /** Of the radio buttons, unique on the page. */
  name: string;
  value: GameId;
  onChange: (game: GameId) => void;
  id?: string;
}

export const GameChoice = (props: Props) => (
  <Segmented class="seg games" label="Game" choices={GAMES} {...props} />
);
