/** A row that unfolds what it names. */

import { Row } from "../../ui/Row.tsx";
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
      <Row aria-controls={id} isOpen={isOpen} end={end}>
        {name}
      </Row>
      {isOpen.value && (
        <div class="race-fold" id={id}>
          {children}
        </div>
      )}
    </div>
  );
}
