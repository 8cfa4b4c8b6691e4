/** The board's marks and further actions, folded away at first. */

import { signal } from "@preact/signals";
import { lazy } from "../../ui/lazy.tsx";
import { Row } from "../../ui/Row.tsx";
import { usePlay } from "../../ui/use-play.ts";

const ToolsOpened = lazy(async () => (await import("./ToolsOpened.tsx")).ToolsOpened);

const isOpen = signal(false);

export function Tools() {
  const hasCard = Boolean(usePlay((play) => play.card));
  if (!hasCard) return null;
  return (
    <section class="marks rows" aria-label="Marks and tools">
      <Row id="tools" isOpen={isOpen}>
        Marks and tools
      </Row>
      {isOpen.value && <ToolsOpened />}
    </section>
  );
}
