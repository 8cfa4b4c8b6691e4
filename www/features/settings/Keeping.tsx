/** What this browser keeps: how safe it is, and ways to take it along. */

import { useApp } from "../../ui/context.ts";
import { useRef } from "../../vendor/preact.js";

export function Keeping() {
  const { view, dispatch } = useApp();
  const { how, says } = view.keeping.value;
  return (
    <>
      <h3>Your games</h3>
      <p>{how}</p>
      <SetAside />
      <div class="btns">
        <button type="button" class="btn" onClick={() => dispatch({ type: "settings/export" })}>
          Save everything to a file
        </button>
        <Import />
      </div>
      <p class="plain" role="status">
        {says}
      </p>
    </>
  );
}

/** What was saved and could not be read. */
function SetAside() {
  const { view, dispatch } = useApp();
  return (
    <ul class="aside">
      {view.keeping.value.aside.map(({ name, text, why }) => (
        <li key={name}>
          {why}{" "}
          <button
            type="button"
            class="btn tiny"
            onClick={() => dispatch({ type: "settings/download", name, text })}
          >
            Download it
          </button>
        </li>
      ))}
    </ul>
  );
}

function Import() {
  const { dispatch } = useApp();
  const field = useRef<HTMLInputElement>(null);
  const bringIn = async (input: HTMLInputElement) => {
    // A file that the browser cannot read is refused like one with nothing in it.
    const text = await input.files?.[0]?.text().catch(() => "");
    input.value = "";
    if (text !== undefined) dispatch({ type: "settings/import", text });
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => field.current?.click()}>
        Bring in a file…
      </button>
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
