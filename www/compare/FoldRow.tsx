/** A row that opens the content it names. */

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Row } from "../ui/Row.tsx";

interface Props {
  /** The id of the content. */
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
      <Row aria-controls={id} isOpen={isOpen} end={end}>
        {name}
      </Row>
      {isOpen.value && (
        <div class="unfolded stack" id={id}>
          {children}
        </div>
      )}
    </div>
  );
}
