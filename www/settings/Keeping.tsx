/** The data in this browser: how safe it is, and how to save or delete it. */

import { useRef } from "preact/hooks";
import { SAVES } from "../saves/late.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { showFailure } from "../ui/loading.ts";
import { keptHow } from "./kept-how.ts";

export function Keeping() {
  const { view } = useApp();
  const { says, ...kept } = view.keeping.value;
  return (
    <section>
      <h2>Your data</h2>
      <p class="muted">{keptHow(kept)}</p>
      <SetAside />
      <div class="btns below">
        <Button action={{ type: "settings/export" }}>Save everything to a file</Button>
        <Import />
        <Button class="btn danger" action={{ type: "settings/delete" }}>
          Delete all my data…
        </Button>
      </div>
      <p role="status">{says}</p>
    </section>
  );
}

/** Saved data that could not be read, or was deleted. */
function SetAside() {
  const { view } = useApp();
  return (
    <ul class="rows">
      {view.keeping.value.aside.map(({ name, text, why }) => (
        <li class="option" key={name}>
          {why}
          <Button class="btn small" action={{ type: "settings/download-aside", name, text }}>
            Download
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Import() {
  const { dispatch } = useApp();
  const field = useRef<HTMLInputElement>(null);
  const bringIn = async (input: HTMLInputElement) => {
    // An unreadable file is refused like an empty one.
    const text = await input.files?.[0]?.text().catch(() => "");
    input.value = "";
    if (text === undefined) return;
    await SAVES.load().then(() => dispatch({ type: "settings/import", text }), showFailure);
  };
  return (
    <>
      <Button onClick={() => field.current?.click()}>Load a file…</Button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label="A file of saved games"
        hidden
        onChange={({ currentTarget }) => bringIn(currentTarget)}
      />
    </>
  );
}
