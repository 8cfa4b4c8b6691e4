/** The data in this browser: how safe it is, and how to save or delete it. */

import { useRef } from "preact/hooks";
import { TRANSFER } from "../saves/lazy.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { showFailure } from "../ui/loading.ts";
import { storageWords } from "./storage-words.ts";

export function YourData() {
  const { view } = useApp();
  const { imported, ...kept } = view.storageStatus.value;
  return (
    <section>
      <h2>Your data</h2>
      <p class="muted">{storageWords(kept)}</p>
      <QuarantinedEntries />
      <div class="btns below">
        <Button action={{ type: "settings/export" }}>Save everything to a file</Button>
        <Import />
        <Button class="btn danger" action={{ type: "settings/delete" }}>
          Delete all my data…
        </Button>
      </div>
      <p role="status">{imported}</p>
    </section>
  );
}

/** Saved data that could not be read, or was deleted. */
function QuarantinedEntries() {
  const { view } = useApp();
  return (
    <ul class="rows">
      {view.storageStatus.value.quarantined.map(({ name, text, why }) => (
        <li class="option" key={name}>
          {why}
          <Button class="btn small" action={{ type: "settings/download-quarantined", name, text }}>
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
  const importFile = async (input: HTMLInputElement) => {
    // An unreadable file is refused like an empty one.
    const text = await input.files?.[0]?.text().catch(() => "");
    input.value = "";
    if (text === undefined) return;
    await TRANSFER.load().then(() => dispatch({ type: "settings/import", text }), showFailure);
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
        onChange={({ currentTarget }) => importFile(currentTarget)}
      />
    </>
  );
}
