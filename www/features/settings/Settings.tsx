/** Settings that have no control elsewhere. */

import type { State } from "../../state/state.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Check.tsx";
import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

/** A setting and its setter. */
function useSetting<K extends keyof State>(name: K): [State[K], (value: State[K]) => void] {
  const { view, dispatch } = useApp();
  const value = useComputed(() => view.state.value[name]).value;
  return [value, (to) => dispatch({ type: "settings/set", settings: { [name]: to } })];
}

export function Settings() {
  const [sounds, setSounds] = useSetting("sounds");
  return (
    <>
      <h3>Settings</h3>
      <Check checked={sounds} onChange={setSounds} more="soft ones, for what you do yourself">
        Sounds{" "}
      </Check>
      <p>
        <Button action={{ type: "settings/switch-theme" }}>Switch between light and dark</Button>
      </p>
    </>
  );
}

export function LetterKeys() {
  const [letters, setLetters] = useSetting("letters");
  return (
    <Check
      checked={letters}
      onChange={setLetters}
      more={
        <>
          letters, and <kbd>.</kbd> <kbd>,</kbd> <kbd>[</kbd> <kbd>]</kbd>; switch them off if they
          get in the way of other software. Arrows, Enter, Space and keys with Ctrl go on.
        </>
      }
    >
      Single-letter keys{" "}
    </Check>
  );
}
