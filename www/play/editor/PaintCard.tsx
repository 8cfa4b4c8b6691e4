/** Make your own: the panel of a board of colours being painted, and the colours under the board. */

import { useComputed } from "@preact/signals";
import { SIDES } from "../../core/regions.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Check.tsx";
import { ColourText } from "../../ui/ColourText.tsx";
import { useApp } from "../../ui/context.ts";
import { layout } from "../../ui/layout.ts";
import { NumberInput } from "../../ui/NumberInput.tsx";
import { usePlay } from "../../ui/use-play.ts";
import { ExplainDraft } from "../explain/ExplainDraft.tsx";
import { brushesOf, howToPaint, isMeant } from "./brushes.ts";
import { PlayDraft } from "./PlayDraft.tsx";
import type { PaintView } from "./paint-view.ts";
import { SaveDraft } from "./SaveDraft.tsx";

const usePainting = () => usePlay((play) => play.painting);

export function PaintCard() {
  const painting = usePainting();
  if (!painting) return null;
  return (
    <section class="card stack" id="paint-card" aria-label="Your own board">
      <div class="head">
        <h2>Solutions</h2>
        <b class="title num" id="paint-solutions">
          {painting.solutions}
        </b>
      </div>
      <Solutions painting={painting} />
      <Figures painting={painting} />
      {painting.canExplain && <ExplainDraft />}
      <Boards painting={painting} />
      <Painting />
    </section>
  );
}

function Figures({ painting }: { painting: PaintView }) {
  const { dispatch } = useApp();
  const { side, colours, grade, locked } = painting;
  return (
    <div class="rows">
      <div class="option">
        <span>Grade</span>
        <b id="paint-grade">{grade}</b>
      </div>
      <div class="option">
        <label for="paint-side">Squares per side</label>
        <NumberInput
          id="paint-side"
          value={side}
          min={SIDES.least}
          max={SIDES.most}
          onChange={(rows) => dispatch({ type: "draft/resize", rows, columns: rows })}
        />
      </div>
      <div class="option">
        <span>Colours</span>
        <b class="num">{colours}</b>
      </div>
      <div class="option">
        <span>Locked queens</span>
        <span class="muted" id="paint-locked">
          {locked}
        </span>
      </div>
    </div>
  );
}

/** Two solutions, and repairs that leave only one. */
function Solutions({ painting }: { painting: PaintView }) {
  const { canShowBoth, canRepair, showsBoth, two, repair, isRepairing } = painting;
  return (
    <>
      {!repair && (canShowBoth || canRepair) && (
        <div class="btns">
          {canShowBoth && (
            <Button
              id="paint-both"
              action={{ type: "draft/both", shown: !showsBoth }}
              aria-pressed={showsBoth}
            >
              {showsBoth ? "Hide solutions" : "Show two solutions"}
            </Button>
          )}
          {canRepair && (
            <Button id="paint-repair" action={{ type: "draft/repair" }} disabled={isRepairing}>
              Repair
            </Button>
          )}
        </div>
      )}
      {repair && <Repair repair={repair} />}
      {showsBoth && two && <Two two={two} />}
    </>
  );
}

function Repair({ repair: { text, why, hasNext } }: { repair: NonNullable<PaintView["repair"]> }) {
  return (
    <div class="stack tight" id="paint-repaired">
      <p>
        <b>
          <ColourText text={text} />
        </b>
      </p>
      <p class="muted">
        <ColourText text={why} />
      </p>
      <div class="btns">
        <Button class="btn primary" action={{ type: "draft/do-repair" }}>
          Do it
        </Button>
        {hasNext && <Button action={{ type: "draft/next-repair" }}>Another way</Button>}
        <Button class="btn plain" action={{ type: "draft/close-repair" }}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function Two({ two: { one, other, same } }: { two: NonNullable<PaintView["two"]> }) {
  return (
    <div id="paint-two">
      <p class="solution inline">
        <span class="sign" aria-hidden="true" />
        <span>
          <b>1</b> has queens on {one}
        </span>
      </p>
      <p class="solution inline">
        <span class="sign second" aria-hidden="true" />
        <span>
          <b>2</b> has queens on {other}
        </span>
      </p>
      <p class="muted">{same} on the same square in both.</p>
    </div>
  );
}

function Boards({ painting: { isBlank } }: { painting: PaintView }) {
  return (
    <div class="btns">
      {layout.value === "wide" && <RandomButton />}
      <Button action={{ type: "draft/clear" }} disabled={isBlank}>
        Clear the board
      </Button>
      <Button action={{ type: "draft/copy-link" }} icon="copy">
        Copy link
      </Button>
      <SaveDraft />
    </div>
  );
}

const RandomButton = () => (
  <Button action={{ type: "draft/random" }} id="paint-random" icon="dice" label="Random colours">
    Random
  </Button>
);

function Painting() {
  const { view, dispatch } = useApp();
  const letters = useComputed(() => view.state.value.colourLetters).value;
  return (
    <>
      <p class="muted">{howToPaint()}</p>
      <Check
        checked={letters}
        onChange={(colourLetters) =>
          dispatch({ type: "settings/set", settings: { colourLetters } })
        }
        more="On the board, arrows move and a letter paints"
      >
        Letters
      </Check>
    </>
  );
}

/** The most colours in a single row on a phone, and in each of several. */
const ONE_ROW = 8;
const A_ROW = 7;

/** The buttons under the board: the colours, locked queens, random colours on a phone, and Play. */
export function PaintKeys() {
  const painting = usePainting();
  if (!painting) return null;
  const { isHopeless } = painting;
  const isWide = layout.value === "wide";
  return (
    <>
      <Brushes painting={painting} />
      <LockKey isOn={painting.brush === "queen"} />
      {!isWide && (
        <Button
          action={{ type: "draft/random" }}
          id="paint-random"
          class="key"
          icon="dice"
          label="Random colours"
        />
      )}
      <PlayDraft
        trouble={isHopeless ? "This board can’t be solved yet." : null}
        describedBy="says"
        text="Play"
        isMeant={() => isMeant(painting)}
      />
    </>
  );
}

function Brushes({ painting }: { painting: PaintView }) {
  const { dispatch, theme } = useApp();
  const brushes = brushesOf(painting);
  const rows = brushes.length <= ONE_ROW ? 1 : Math.ceil(brushes.length / A_ROW);
  return (
    <div
      class="brushes"
      id="brushes"
      role="radiogroup"
      aria-label="Colour"
      style={{ "--a-row": Math.ceil(brushes.length / rows) }}
    >
      {brushes.map(({ letter, name, place }, colour) => (
        <label key={letter} title={`${name} (${letter})`}>
          <input
            type="radio"
            name="brush"
            value={letter}
            aria-label={`${name} (${letter})`}
            checked={colour === painting.brush}
            onChange={() => dispatch({ type: "draft/brush", brush: colour })}
          />
          <span style={{ background: theme.value.regions[place] }}>{letter}</span>
        </label>
      ))}
    </div>
  );
}

/** Switches between locking queens and painting. */
const LockKey = ({ isOn }: { isOn: boolean }) => (
  <Button
    action={{ type: "draft/brush", brush: isOn ? 0 : "queen" }}
    id="paint-lock"
    class="key"
    icon="queen"
    label="Lock queens"
    aria-pressed={isOn}
  />
);
