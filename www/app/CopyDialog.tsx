/** A text that the browser did not copy, selected so that you can copy it by hand. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Dialog, SheetHead } from "../ui/Dialog.tsx";
import { isByHand as isOpen, uncopied } from "./copying.ts";

const TITLE = "Copy by hand";

/** A small screen has room for no more lines. */
const MOST_ROWS = 8;

export function CopyDialog() {
  const text = uncopied.value;
  const field = useRef<HTMLTextAreaElement>(null);
  const select = () => field.current?.select();
  useLayoutEffect(() => {
    if (!isOpen.value) return;
    field.current?.focus();
    select();
  }, [isOpen.value, text]);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <Dialog class="small" id="copying" open={isOpen.value} onClose={close} label={TITLE}>
      <SheetHead id="copying" onClose={close}>
        <h2>{TITLE}</h2>
      </SheetHead>
      <div class="body">
        <p id="copying-why">
          The browser did not copy it. The text is selected: copy it from here.
        </p>
        <textarea
          ref={field}
          class="below"
          readOnly
          rows={Math.min(MOST_ROWS, text.split("\n").length + 1)}
          aria-label="Text to copy"
          aria-describedby="copying-why"
          value={text}
          onFocus={select}
        />
      </div>
    </Dialog>
  );
}
