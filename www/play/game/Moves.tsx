/** The buttons under the board: undo, redo, pens and actions; a bar on a phone. */

import { useComputed } from "@preact/signals";
import { press } from "../../core/pointer.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import { lazy } from "../../ui/lazy.tsx";
import { type Choice, Segmented } from "../../ui/Segmented.tsx";
import { usePlay } from "../../ui/use-play.ts";
import { HintButton } from "./Game.tsx";
import type { Moves as MovesView } from "./game-view.ts";
import { SolvedKeys } from "./SolvedKeys.tsx";

const DraftKeys = lazy(async () => (await import("../editor/DraftCard.tsx")).DraftKeys);
const PaintKeys = lazy(async () => (await import("../editor/PaintCard.tsx")).PaintKeys);

interface Props {
  moves: MovesView;
}

export function Moves() {
  const moves = usePlay((play) => play.moves);
  const isWaiting = usePlay((play) => play.isWaiting);
  const isWide = layout.value === "wide";
  if (!moves || isWaiting) return null;
  const { doing } = moves;
  if (doing === "solved") return isWide ? <SolvedMoves moves={moves} /> : <SolvedKeys />;
  if (doing === "large") {
    return (
      <Button action={{ type: "play/watch" }} class="btn primary" id="large-watch">
        Watch
      </Button>
    );
  }
  return (
    <>
      <MoveKeys moves={moves} />
      {doing === "draft" ? <DraftKeysOf moves={moves} /> : <GameKeys moves={moves} />}
    </>
  );
}

const DraftKeysOf = ({ moves }: Props) =>
  moves.game === "colour" ? <PaintKeys /> : <DraftKeys moves={moves} />;

function MoveKeys({ moves: { canUndo, canRedo } }: Props) {
  const key = (way: "undo" | "redo", label: string, shortcut: string, isPossible: boolean) => (
    <Button
      action={{ type: `app/${way}` }}
      class="key"
      id={way}
      title={`${label} (${shortcut})`}
      label={label}
      disabled={!isPossible}
      icon={way}
    />
  );
  return (
    <div class="keys" id="move-keys" role="group" aria-label="Undo and redo">
      {key("undo", "Undo", "Ctrl Z", canUndo)}
      {key("redo", "Redo", "Ctrl Y", canRedo)}
    </div>
  );
}

/** A solved puzzle can be stepped through, and restarted. */
function SolvedMoves({ moves }: Props) {
  const { view } = useApp();
  const soon = useComputed(() => view.play.value?.soon);
  return (
    <>
      <span class="muted num" id="soon">
        {soon}
      </span>
      <StartOver moves={moves} />
      <MoveKeys moves={moves} />
    </>
  );
}

/** @param isKey whether there is no room for words */
const StartOver = ({ moves: { canRestart }, isKey }: Props & { isKey?: boolean }) => (
  <Button
    action={{ type: "play/restart" }}
    class={isKey ? "key" : "btn plain again"}
    id="again"
    title="Start over (you can undo this)"
    label={isKey ? "Start over" : undefined}
    disabled={!canRestart}
    icon="again"
  >
    {!isKey && "Start over"}
  </Button>
);

/** @param long the label if there is room */
function penChoice<T extends string>(
  value: T,
  name: string,
  icon: IconName,
  { long = name, title = name } = {},
): Choice<T> {
  const label = (
    <>
      <Icon name={icon} /> <b class="only-wide">{long}</b>
    </>
  );
  return { value, name, title, label };
}

const PENS = [
  penChoice("piece", "Queen", "queen"),
  penChoice("cross", "Cross", "cross", { title: "Cross (X)" }),
];
function GameKeys({ moves }: Props) {
  const { dispatch } = useApp();
  const duel = usePlay((play) => play.duel);
  return (
    <>
      {moves.game !== "knights" && (
        <Segmented
          id="pen"
          class="seg pen"
          name="pen"
          label={`A ${press().toLowerCase()} places`}
          choices={PENS}
          value={moves.pen}
          onChange={(value) => dispatch({ type: "settings/set", settings: { pen: value } })}
        />
      )}
      {layout.value === "wide" ? (
        <StartOver moves={moves} />
      ) : duel?.hasHints === false ? (
        <StartOver moves={moves} isKey />
      ) : (
        <HintButton />
      )}
    </>
  );
}
