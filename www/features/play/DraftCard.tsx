/** A board set up by hand, and its number of solutions. */

import type { DraftView } from "../../run/draft-view.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Check.tsx";
import { useApp } from "../../ui/context.ts";
import { NumberInput } from "../../ui/NumberInput.tsx";
import { SizeInput } from "../../ui/SizeInput.tsx";
import { type ComponentChildren, useComputed } from "../../vendor/preact.js";

export function DraftCard() {
  const { view } = useApp();
  const draft = useComputed(() => view.play.value?.draft).value;
  if (!draft) return null;
  const { game, layout, given, ways, narrowed, says, counting } = draft;
  const isKnights = game === "knights";
  return (
    <div class="card" id="draft-card">
      <h2>Your board</h2>
      {isKnights ? <KnightsBoard draft={draft} /> : <QueensBoard draft={draft} />}
      <Row label={isKnights ? "Start" : "Locked queens"}>
        <b class="mono given-list">{given || "none"}</b>
      </Row>
      {isKnights && (
        <Row label="Blocked squares">
          <b class="mono">{layout.blocked.length}</b>
        </Row>
      )}
      <Row label="Solutions">
        <b class="mono" id="draft-ways">
          {ways}
        </b>
      </Row>
      <progress
        class="meter"
        max={1}
        value={narrowed}
        hidden={narrowed < 0}
        aria-label="How far the solutions are narrowed down"
      />
      {/* Announced only once the count is known. */}
      <p class="plain" role="status" aria-live={counting ? "off" : "polite"}>
        {says}
      </p>
      <DraftButtons draft={draft} />
    </div>
  );
}

function Row({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="row">
      <span>{label}</span>
      {children}
    </div>
  );
}

function QueensBoard({ draft: { layout } }: { draft: DraftView }) {
  const { dispatch } = useApp();
  const resize = (side: number) => dispatch({ type: "draft/resize", rows: side, columns: side });
  return (
    <div class="field">
      <label for="draft-side">Squares on a side</label>
      <NumberInput
        id="draft-side"
        value={layout.rows}
        min={1}
        max={1000000}
        isUnclamped
        onChange={resize}
      />
    </div>
  );
}

/** The largest side of a knight's board. */
const MOST = 2000;

function KnightsBoard({ draft: { layout } }: { draft: DraftView }) {
  const { dispatch } = useApp();
  return (
    <>
      <div class="field">
        <span id="draft-size-label">Board</span>
        <div class="size" role="group" aria-labelledby="draft-size-label">
          <SizeInput
            size={layout}
            max={MOST}
            onChange={(size) => dispatch({ type: "draft/resize", ...size })}
          />
        </div>
      </div>
      <Check
        checked={layout.closed}
        onChange={(value) => dispatch({ type: "draft/close", closed: value })}
        more="the last square is a jump away from the start"
      >
        Closed tour
      </Check>
    </>
  );
}

function DraftButtons({ draft: { layout, counting } }: { draft: DraftView }) {
  const isEmpty = layout.squares.length + layout.blocked.length === 0;
  return (
    <div class="btns">
      {counting && <Button action={{ type: "draft/stop-counting" }}>Stop counting</Button>}
      <Button disabled={isEmpty} action={{ type: "draft/clear" }}>
        Clear the board
      </Button>
      <Button action={{ type: "draft/copy-link" }} icon="copy">
        Copy link
      </Button>
    </div>
  );
}
