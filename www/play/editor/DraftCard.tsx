/** The board editor: size, solutions, and the buttons under the board. */

import { OFFERED_SIDES } from "../../core/geometry.ts";
import { press } from "../../core/pointer.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Check.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import { NumberInput } from "../../ui/NumberInput.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { SizeInput } from "../../ui/SizeInput.tsx";
import { usePlay } from "../../ui/use-play.ts";
import { ExplainDraft } from "../explain/ExplainDraft.tsx";
import { isExplainable } from "../explain/explainable.ts";
import type { Moves } from "../game/game-view.ts";
import type { DraftView } from "./draft-view.ts";
import { PlayDraft } from "./PlayDraft.tsx";
import { SaveDraft } from "./SaveDraft.tsx";

const useDraft = () => usePlay((play) => play.draft);

export function DraftCard({ draft }: { draft: DraftView }) {
  const { game, layout: board, given } = draft;
  const isKnights = game === "knights";
  return (
    <section class="card stack" id="draft-card" aria-label="Your own board">
      <Solutions draft={draft} />
      <div class="rows">
        {isKnights ? <KnightsBoard draft={draft} /> : <QueensBoard draft={draft} />}
        <div class="option">
          <span>{isKnights ? "Start" : "Locked queens"}</span>
          <span class="muted">{given || "none"}</span>
        </div>
        {isKnights && (
          <div class="option">
            <span>Blocked squares</span>
            <span class="muted num">{board.blocked.length}</span>
          </div>
        )}
      </div>
      {isExplainable({ game, ...board }) && <ExplainDraft />}
      <DraftButtons draft={draft} />
    </section>
  );
}

function Solutions({ draft: { ways, left, message, counting } }: { draft: DraftView }) {
  return (
    <>
      <div class="head">
        <h2>Solutions</h2>
        <b class="title num" id="draft-ways">
          {ways}
        </b>
      </div>
      <progress max={1} value={Math.max(0, left)} hidden={left < 0} aria-label="Solutions left" />
      {/* Announced only once the count is known. */}
      <p class="muted" id="draft-says" role="status" aria-live={counting ? "off" : "polite"}>
        {message}
      </p>
    </>
  );
}

function QueensBoard({ draft: { layout } }: { draft: DraftView }) {
  const { dispatch } = useApp();
  const resize = (side: number) => dispatch({ type: "draft/resize", rows: side, columns: side });
  return (
    <div class="option">
      <label for="draft-side">Squares per side</label>
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

function KnightsBoard({ draft: { layout } }: { draft: DraftView }) {
  const { dispatch } = useApp();
  return (
    <>
      <div class="option">
        <span id="draft-size-label">Board</span>
        <div role="group" aria-labelledby="draft-size-label">
          <SizeInput
            size={layout}
            max={OFFERED_SIDES.knights}
            onChange={(size) => dispatch({ type: "draft/resize", ...size })}
          />
        </div>
      </div>
      <Check
        checked={layout.closed}
        onChange={(value) => dispatch({ type: "draft/close", closed: value })}
        more="The tour ends one jump from its start"
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
      <Button disabled={isEmpty} action={{ type: "draft/clear" }}>
        Clear the board
      </Button>
      <Button action={{ type: "draft/copy-link" }} icon="copy">
        Copy link
      </Button>
      <SaveDraft />
      {counting && <Button action={{ type: "draft/stop-counting" }}>Stop counting</Button>}
    </div>
  );
}

/** The buttons under the board: pens, a random piece, and Play. */
export function DraftKeys({ moves: { game, knightPen } }: { moves: Moves }) {
  const { dispatch } = useApp();
  const isHopeless = useDraft()?.isHopeless ?? false;
  const isWide = layout.value === "wide";
  const random = game !== "knights" ? "Random queen" : "Random start";
  return (
    <>
      {game === "knights" && (
        <Segmented
          id="knight-pen"
          class="seg"
          name="knight-pen"
          label={`A ${press().toLowerCase()} places`}
          choices={[
            { value: "start", name: "Start", label: isWide ? "Start" : <Icon name="knight" /> },
            {
              value: "block",
              name: "Blocked square",
              label: isWide ? "Blocked" : <Icon name="cross" />,
            },
          ]}
          value={knightPen}
          onChange={(pen) => dispatch({ type: "draft/pen", pen })}
        />
      )}
      <Button
        action={{ type: "draft/random" }}
        id="draft-random"
        label={random}
        {...(!isWide && { class: "key", icon: "dice" })}
      >
        {isWide && random}
      </Button>
      <PlayDraft
        trouble={isHopeless ? "This board has no solution. Remove something first." : null}
        describedBy="draft-says"
        text={isWide ? "Play this board" : "Play"}
      />
    </>
  );
}
