/** The row under the board: undo and redo, pens, and the next actions. */

import { press } from "../../core/pointer.ts";
import type { Moves as MovesView } from "../../run/game-view.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import { type Choice, Segmented } from "../../ui/Segmented.tsx";
import { useComputed } from "../../vendor/preact.js";
import { goToShare } from "./Won.tsx";

interface Props {
  moves: MovesView;
}

export function Moves() {
  const { view } = useApp();
  const moves = useComputed(() => view.play.value?.moves).value;
  return (
    <div class="moves" id="moves" data-in="play">
      {moves && moves.doing !== "large" && <MoveKeys moves={moves} />}
      {moves?.doing === "game" && <GameKeys moves={moves} />}
      {moves?.doing === "solved" && <SolvedKeys moves={moves} />}
      {moves?.doing === "draft" && <DraftKeys moves={moves} />}
      {moves?.doing === "large" && (
        <Button action={{ type: "play/watch" }} class="btn primary" id="large-watch">
          Watch
        </Button>
      )}
    </div>
  );
}

function MoveKeys({ moves: { doing, canUndo, canRedo, canRestart } }: Props) {
  return (
    <div class="keys" id="move-keys" role="group" aria-label="Moves">
      <Button
        action={{ type: "app/undo" }}
        class="k"
        id="undo"
        title="Undo (Ctrl Z)"
        label="Undo"
        disabled={!canUndo}
        icon="undo"
      />
      <Button
        action={{ type: "app/redo" }}
        class="k"
        id="redo"
        title="Redo (Ctrl Y)"
        label="Redo"
        disabled={!canRedo}
        icon="redo"
      />
      {doing === "game" && (
        <Button
          action={{ type: "play/restart" }}
          class="k"
          id="again"
          title="Start over; Undo brings the moves back"
          label="Start over"
          disabled={!canRestart}
          icon="again"
        />
      )}
    </div>
  );
}

/** @param long the label where there is room */
function penChoice<T extends string>(
  value: T,
  name: string,
  icon: IconName,
  { long = name, title = name } = {},
): Choice<T> {
  const label = (
    <>
      <Icon name={icon} /> <b class="long">{long}</b>
    </>
  );
  return { value, name, title, label };
}

const PENS = [
  penChoice("piece", "Queen", "queen"),
  penChoice("cross", "Cross", "cross", { title: "Cross (X)" }),
];
const KNIGHT_PENS = [
  penChoice("start", "Start", "knight"),
  penChoice("block", "Blocked square", "cross", { long: "Blocked" }),
];

function GameKeys({ moves: { game, pen } }: Props) {
  const { view, dispatch } = useApp();
  const hasHint = useComputed(() => !!view.play.value?.hint.view);
  return (
    <>
      {game === "queens" && (
        <Segmented
          id="pen"
          class="seg pen"
          name="pen"
          label={`A ${press().toLowerCase()} places`}
          choices={PENS}
          value={pen}
          onChange={(value) => dispatch({ type: "settings/set", settings: { pen: value } })}
        />
      )}
      <Button
        action={{ type: "hint/toggle" }}
        class="btn hintbtn"
        id="hint-button"
        aria-expanded={hasHint.value}
        aria-controls="hint"
        icon="hint"
      >
        Hint
      </Button>
    </>
  );
}

function SolvedKeys({ moves: { next } }: Props) {
  return (
    <>
      <Button id="share-button" onClick={goToShare} icon="share">
        Share
      </Button>
      <Button action={{ type: "sheet/turn", tab: "archive" }} id="past-button">
        Past puzzles
      </Button>
      {next && (
        <Button action={{ type: "play/next" }} class="btn primary" id="next-button">
          {next}
        </Button>
      )}
    </>
  );
}

function DraftKeys({ moves: { game, knightPen } }: Props) {
  const { dispatch } = useApp();
  const isPhone = layout.value === "phone";
  const random = game === "queens" ? "Random queen" : "Random start";
  return (
    <>
      {game === "knights" && (
        <Segmented
          id="knight-pen"
          class="seg pen"
          name="knight-pen"
          label="A click sets"
          choices={KNIGHT_PENS}
          value={knightPen}
          onChange={(pen) => dispatch({ type: "draft/pen", pen })}
        />
      )}
      <Button action={{ type: "draft/random" }} id="draft-random" aria-label={random}>
        {isPhone ? "Random" : random}
      </Button>
      <Button action={{ type: "draft/play" }} class="btn primary" id="draft-play">
        {isPhone ? "Play it" : "Play this board"}
      </Button>
    </>
  );
}
