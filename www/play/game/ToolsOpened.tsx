/** The board's marks and further actions, once they are unfolded. */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { State } from "../../store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Check.tsx";
import type { Command } from "../../ui/context.ts";
import { useApp } from "../../ui/context.ts";
import type { IconName } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import { usePlay } from "../../ui/use-play.ts";

/** A setting with a switch. */
interface Setting {
  name: string;
  more: string;
  isOn: (state: State) => boolean;
  set: (on: boolean, state: State) => Partial<State>;
}

type Flag = "colourLetters" | "shadows" | "autoCross" | "conflicts" | "hints" | "pathNumbers";

const flag = (key: Flag, name: string, more: string): Setting => ({
  name,
  more,
  isOn: (state) => state[key],
  set: (on) => ({ [key]: on }),
});

const OF_QUEENS: Setting[] = [
  flag("conflicts", "Show conflicts", "Draw a line between queens that attack each other"),
  flag("autoCross", "Auto-crosses", "Cross out attacked squares automatically"),
  {
    name: "Safe squares only",
    more: "Don’t allow a queen on an attacked square",
    isOn: (state) => !state.free,
    set: (on) => ({ free: !on }),
  },
];

const SETTINGS: Record<GameId, Setting[]> = {
  queens: [flag("shadows", "Shadows", "Darken the squares that queens attack"), ...OF_QUEENS],
  colour: [
    flag(
      "colourLetters",
      "Letters",
      "Mark each colour with a letter, on the board and in sentences",
    ),
    flag("shadows", "Shadows", "Fade the squares that queens attack"),
    ...OF_QUEENS,
  ],
  knights: [
    flag("hints", "Onward moves", "Show how many onward moves each square in reach has"),
    flag("pathNumbers", "Path numbers", "Number the squares in the order you visit them"),
  ],
};

const WARN: Setting = {
  name: "Warn me",
  more: "Tell me as soon as the puzzle can no longer be solved",
  isOn: ({ warn, game }) => warn[game],
  set: (on, { warn, game }) => ({ warn: { ...warn, [game]: on } }),
};

export function ToolsOpened() {
  const card = usePlay((play) => play.card);
  const isSolved = usePlay((play) => play.moves.doing) === "solved";
  return (
    <>
      {!isSolved && <Switches />}
      <Actions />
      <p class="muted row">{card?.about}</p>
    </>
  );
}

function Switches() {
  const { view, dispatch } = useApp();
  const state = view.state.value;
  return (
    <div class="rows">
      {[...SETTINGS[state.game], WARN].map(({ name, more, isOn, set }) => (
        <Check
          key={name}
          checked={isOn(state)}
          onChange={(on) => dispatch({ type: "settings/set", settings: set(on, state) })}
          more={more}
        >
          {name}
        </Check>
      ))}
    </div>
  );
}

interface ActionRowProps {
  name: string;
  more?: string;
  icon: IconName;
  action: Command;
  disabled?: boolean;
}

const ActionRow = ({ name, more, ...props }: ActionRowProps) => (
  <Button class="row" {...props}>
    <span>{name}</span>
    <span class="end" aria-hidden="true">
      {more}
    </span>
  </Button>
);

function Actions() {
  const { card, moves } = usePlay((play) => play) ?? {};
  if (!card || !moves) return null;
  const { hasMark, atMark } = card;
  if (moves.doing === "solved") return <SavePicture />;
  return (
    <div class="rows">
      <ActionRow
        name="Check my board"
        more="still solvable?"
        icon="check"
        action={{ type: "play/check" }}
      />
      <ActionRow
        name="Mark this position"
        more={hasMark ? "" : "to come back to"}
        icon={atMark ? "marked" : "mark"}
        action={{ type: "play/set-mark" }}
        disabled={atMark}
      />
      <ActionRow
        name="Back to the mark"
        icon="undo"
        action={{ type: "play/back-to-mark" }}
        disabled={!hasMark || atMark}
      />
      {layout.value !== "wide" && (
        <ActionRow
          name="Start over"
          icon="again"
          action={{ type: "play/restart" }}
          disabled={!moves.canRestart}
        />
      )}
      <ActionRow
        name="Copy a link to this position"
        icon="link"
        action={{ type: "play/copy-mark" }}
      />
      <SavePicture />
      <ActionRow name="Watch a solver" icon="play" action={{ type: "play/watch" }} />
      {card.canExplain && (
        <ActionRow
          name={card.givesUp ? "Give up: explain the solution" : "Explain the whole solution"}
          icon="hint"
          action={{ type: "explain/open" }}
        />
      )}
    </div>
  );
}

const SavePicture = () => (
  <Button action={{ type: "app/save-board" }} class="row" aria-haspopup="dialog" icon="share">
    <span>Save the board</span>
  </Button>
);
