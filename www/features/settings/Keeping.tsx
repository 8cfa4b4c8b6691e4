/** What this browser stores: how safe it is, and how to export it. */

import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { useRef } from "../../vendor/preact.js";

export function Keeping() {
  const { view } = useApp();
  const { how, says } = view.keeping.value;
  return (
    <>
      <h3>Your games</h3>
      <p>{how}</p>
      <SetAside />
      <div class="btns">
        <Button action={{ type: "settings/export" }}>Save everything to a file</Button>
        <Import />
      </div>
      <p class="plain" role="status">
        {says}
      </p>
    </>
  );
}

/** Saved data that could not be read. */
function SetAside() {
  const { view } = useApp();
  return (
    <ul class="aside">
      {view.keeping.value.aside.map(({ name, text, why }) => (
        <li key={name}>
          {why}{" "}
          <Button class="btn tiny" action={{ type: "settings/download", name, text }}>
            Download it
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
    if (text !== undefined) dispatch({ type: "settings/import", text });
  };
  return (
    <>
      <Button onClick={() => field.current?.click()}>Bring in a file…</Button>
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
