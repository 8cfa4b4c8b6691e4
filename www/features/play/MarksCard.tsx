/** Which marks the board shows. */

import { press } from "../../core/pointer.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { State } from "../../state/state.ts";
import { Check } from "../../ui/Check.tsx";
import { useApp } from "../../ui/context.ts";

/** A setting with a checkbox. */
interface Setting {
  name: string;
  more: string;
  isOn: (state: State) => boolean;
  set: (on: boolean, state: State) => Partial<State>;
}

type Flag = "shadows" | "autoCross" | "conflicts" | "hints" | "pathNumbers";

const flag = (key: Flag, name: string, more: string): Setting => ({
  name,
  more,
  isOn: (state) => state[key],
  set: (on) => ({ [key]: on }),
});

const SETTINGS: Record<GameId, Setting[]> = {
  queens: [
    flag("shadows", "Shadows", "tint what each queen attacks, in its own colour"),
    flag("autoCross", "Auto-crosses", "cross out attacked squares for you"),
    flag("conflicts", "Show conflicts", "draw a line between queens that attack each other"),
    {
      name: "Safe squares only",
      more: "refuse a square that a queen attacks",
      isOn: (state) => !state.free,
      set: (on) => ({ free: !on }),
    },
  ],
  knights: [
    flag("hints", "Onward moves", "how many jumps lead on from each square in reach"),
    flag("pathNumbers", "Path numbers", "number the squares in the order of the jumps"),
  ],
};

const WARN: Setting = {
  name: "Warn me",
  more: "say at once when the board can’t be completed any more",
  isOn: ({ warn, game }) => warn[game],
  set: (on, { warn, game }) => ({ warn: { ...warn, [game]: on } }),
};

export function MarksCard() {
  const { view, dispatch } = useApp();
  const state = view.state.value;
  return (
    <div class="card" id="marks-card">
      <h2>Marks</h2>
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
      {state.game === "queens" && (
        <p class="tip" id="cross-tip">
          {crossTip()}
        </p>
      )}
    </div>
  );
}

const crossTip = () =>
  press() === "Tap"
    ? "Drag over squares to cross them out; hold one to cross it out alone."
    : "Right-click squares, or drag over them, to cross them out.";
