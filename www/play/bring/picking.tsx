/** Ways to pick a picture: a file, a photograph, or what was copied. */

import type { ComponentChildren } from "preact";
import type { Command } from "../../ui/context.ts";
import { useApp } from "../../ui/context.ts";
import { NOTHING_TO_PASTE } from "./refusals.ts";

const ACCEPTED = "image/*,.txt,.csv,.json,.html,text/plain";

interface Props {
  id: string;
  class?: string;
  /** Whether the camera is opened. */
  isPhoto?: boolean;
  children: ComponentChildren;
}

/** A button that asks for a file: a label, because only the field itself can open the system's dialog everywhere. */
export function PictureButton({ id, class: className = "btn", isPhoto = false, children }: Props) {
  const { dispatch } = useApp();
  const take = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const file = field.files?.[0];
    // The same file may be chosen again.
    field.value = "";
    if (file) dispatch({ type: "bring/take", file });
  };
  return (
    <label class={`${className} picking`}>
      <input
        type="file"
        id={id}
        class="hidden"
        accept={isPhoto ? "image/*" : ACCEPTED}
        {...(isPhoto && { capture: "environment" })}
        onChange={take}
      />
      {children}
    </label>
  );
}

/** Reads what was copied: a picture, or else a text. */
export async function paste(dispatch: (command: Command) => void) {
  try {
    const items = await navigator.clipboard.read();
    for (const item of items) {
      const type = item.types.find((one) => one.startsWith("image/"));
      if (type) return dispatch({ type: "bring/take", file: await item.getType(type) });
    }
    const text = await navigator.clipboard.readText();
    if (text.trim()) return dispatch({ type: "bring/type", text });
  } catch {
    // Not allowed, or there is nothing: the message says what to do.
  }
  dispatch({ type: "bring/refuse", ...NOTHING_TO_PASTE });
}
