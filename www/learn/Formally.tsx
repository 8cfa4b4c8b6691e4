/** The formal definition of a term: a button that fetches and shows it. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Formal } from "../content/lessons/formal.ts";
import { patient } from "../core/patience.ts";
import { Button } from "../ui/Button.tsx";

export function Formally({ term }: { term: string }) {
  const shown = useSignal<Formal | string | null>(null);
  const show = async () => {
    try {
      const { FORMAL } = await patient(import("../content/lessons/formal.ts"));
      shown.value = FORMAL[term] ?? null;
    } catch {
      shown.value = "It could not be loaded. Check your connection, and try again.";
    }
  };
  const { value } = shown;
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), [value]);
  if (value === null || typeof value === "string") {
    return (
      <>
        <Button class="formally" onClick={show}>
          Formally
        </Button>
        {value}
      </>
    );
  }
  return (
    <div class="formal stack scroll" tabIndex={-1} ref={box}>
      {value.text.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {value.code && <pre translate={false}>{value.code.join("\n")}</pre>}
    </div>
  );
}
