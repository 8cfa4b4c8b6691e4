/** The board that the program runs on, and how to change it. */

import { useComputed } from "@preact/signals";
import { press } from "../core/pointer.ts";
import { boardOf } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Field } from "../ui/Field.tsx";
import { GameChoice } from "../ui/GameChoice.tsx";
import { NumberInput } from "../ui/NumberInput.tsx";
import { useLab } from "./use-lab.ts";

export function BoardRow() {
  const lab = useLab();
  const words = useComputed(() => lab.value.board).value;
  return (
    <details class="parted board-row">
      <summary class="inline spread">
        <span>{words}</span>
        <span class="muted">Change</span>
      </summary>
      <Fields />
    </details>
  );
}

/** Colours have their own size. */
function Fields() {
  const { view, dispatch } = useApp();
  const lab = useLab();
  const task = useComputed(() => lab.value.task).value;
  const game = useComputed(() => view.state.value.game).value;
  const rows = useComputed(() => boardOf(view.state.value).rows).value;
  const what = game === "knights" ? "to start there" : "to lock a queen there";
  const run = useComputed(() => view.run.value !== null).value;
  const seed = useComputed(() => view.state.value.lab.seed).value;
  return (
    <div class="cluster below">
      {task === "own" && (
        <GameChoice
          id="lab-game"
          name="lab-game"
          value={game}
          onChange={(chosen) => dispatch({ type: "app/game", game: chosen })}
        />
      )}
      {game !== "colour" && (
        <Field label="Size">
          <select
            id="lab-size"
            value={String(rows)}
            onChange={({ currentTarget }) => {
              const side = Number(currentTarget.value);
              dispatch({ type: "watch/resize", rows: side, columns: side });
            }}
          >
            {SIZES.map((side) => (
              <option key={side} value={String(side)}>
                {side} × {side}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label="Seed">
        <NumberInput
          id="lab-seed"
          title="Random numbers begin with it"
          min={0}
          max={999_999}
          value={seed}
          onChange={(chosen) => dispatch({ type: "lab/seed", seed: chosen })}
        />
      </Field>
      <Button class="btn small" action={{ type: "watch/clear" }}>
        Clear
      </Button>
      <small>
        {run ? "Changing the board takes the run away." : `${press()} a square ${what}.`}
      </small>
    </div>
  );
}

const SIZES = Array.from({ length: 17 }, (_, index) => index + 4);
