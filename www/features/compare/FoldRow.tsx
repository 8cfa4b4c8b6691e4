/** A row that unfolds what it names. */

import { Icon } from "../../ui/Icon.tsx";
import type { ComponentChildren, Signal } from "../../vendor/preact.js";

interface Props {
  /** Of what it opens. */
  id: string;
  name: string;
  /** At the end of the line. */
  end: string;
  isOpen: Signal<boolean>;
  children: ComponentChildren;
}

export function FoldRow({ id, name, end, isOpen, children }: Props) {
  return (
    <div>
      <button
        type="button"
        class="row"
        aria-expanded={isOpen.value}
        aria-controls={id}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <span>{name}</span> <span class="end">{end}</span>
        <Icon name="down" />
      </button>
      {isOpen.value && (
        <div class="race-fold" id={id}>
          {children}
        </div>
      )}
    </div>
  );
}
