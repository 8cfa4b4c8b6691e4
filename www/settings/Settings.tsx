/** Settings, stored data, and credits. */

import { useComputed } from "@preact/signals";
import type { State } from "../store/state.ts";
import { Check } from "../ui/Check.tsx";
import { useApp } from "../ui/context.ts";
import { Segmented } from "../ui/Segmented.tsx";
import { YourData } from "./YourData.tsx";

/** A setting and its setter. */
function useSetting<K extends keyof State>(name: K): [State[K], (value: State[K]) => void] {
  const { view, dispatch } = useApp();
  const value = useComputed(() => view.state.value[name]).value;
  return [value, (to) => dispatch({ type: "settings/set", settings: { [name]: to } })];
}

export function Settings() {
  return (
    <>
      <div class="rows">
        <Theme />
        <Switch name="timer" label="Clock" more="Show your time while you play" />
        <Switch name="sounds" label="Sounds" more="Soft, and only for your own moves" />
        <Switch
          name="letters"
          label="Single-letter keys"
          more="Switch them off if they clash with other software"
        />
      </div>
      <YourData />
      <About />
    </>
  );
}

const THEMES = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

function Theme() {
  const [theme, setTheme] = useSetting("theme");
  return (
    <div class="option">
      <span id="theme-label">Theme</span>
      <Segmented
        class="seg"
        name="theme"
        labelledBy="theme-label"
        choices={[...THEMES]}
        value={theme ?? "system"}
        onChange={(to) => setTheme(to === "system" ? null : to)}
      />
    </div>
  );
}

interface SwitchProps {
  name: "timer" | "sounds" | "letters";
  label: string;
  more: string;
}

function Switch({ name, label, more }: SwitchProps) {
  const [isOn, set] = useSetting(name);
  return (
    <Check checked={isOn} onChange={set} more={more}>
      {label}{" "}
    </Check>
  );
}

function About() {
  return (
    <section>
      <h2>About</h2>
      <p class="muted">
        Based on Billy D. Spelchan’s <i>Queen’s Challenge</i> and <i>Knight’s Tour</i> (2021). In
        Watch, each solver names its sources under About.
      </p>
      <details>
        <summary class="link">Credits</summary>
        <p class="muted">
          Queen’s Challenge, Knight’s Tour and their first solvers follow Billy D. Spelchan’s
          articles and games. Others come from Thomas Mulvey’s report{" "}
          <i>Backtracking and Forward-Checking: N-Queens</i> (2019) and Agnius Vasiliauskas’s
          article <i>Solving eight queens problem with electrical force analogy</i> (17 September
          2014). The typeface is Inter by Rasmus Andersson.
        </p>
      </details>
      <p class="links cluster">
        <Elsewhere href="LICENSES.txt">Licences</Elsewhere>
        <Elsewhere href="docs/embedding.html">Embed a run in your own page</Elsewhere>
      </p>
    </section>
  );
}

const Elsewhere = ({ href, children }: { href: string; children: string }) => (
  <a class="link" href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
