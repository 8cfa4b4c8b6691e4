/** The board as read, beside its picture: what to check, and what to do with it. */

import { press } from "../../core/pointer.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Check.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import type { BringView, ReadView } from "./bring-view.ts";
import { Heading } from "./Heading.tsx";
import { Drawing } from "./icons.tsx";
import { Found, PictureShown } from "./PictureShown.tsx";
import { ReadBoard } from "./ReadBoard.tsx";

export function Proposed({ bring, read }: { bring: BringView; read: ReadView }) {
  const { head } = read;
  const isWide = layout.value === "wide";
  return (
    <>
      <Heading {...head} step="read" />
      <section class="stage" aria-label="Board">
        <ReadBoard read={read} />
      </section>
      <div class="under">{isWide ? <EditKeys read={read} /> : <PhoneKeys read={read} />}</div>
      <div class="side bring-side">
        <div class="pair">
          <YourPicture bring={bring} read={read} />
          {read.open.length > 0 ? <ToCheck read={read} /> : <WhatWasRead read={read} />}
        </div>
        <Suggestion read={read} />
        <Actions read={read} />
      </div>
    </>
  );
}

const EditKeys = ({ read: { canUndo } }: { read: ReadView }) => (
  <>
    <span class="muted">Wrong square? {press()} it.</span>
    <span class="keys">
      {canUndo && <UndoKey />}
      <Button class="btn plain" id="bring-edit" action={{ type: "bring/edit" }}>
        <Drawing name="pen" />
        Edit the board
      </Button>
    </span>
  </>
);

const UndoKey = () => (
  <Button class="btn plain" id="bring-undo" icon="undo" action={{ type: "bring/undo" }}>
    Undo
  </Button>
);

const PhoneKeys = ({ read }: { read: ReadView }) => (
  <>
    <Button class="btn" id="bring-edit" label="Edit the board" action={{ type: "bring/edit" }}>
      <Drawing name="pen" />
      Edit
    </Button>
    {read.canUndo && (
      <Button
        class="key"
        id="bring-undo"
        icon="undo"
        label="Undo"
        action={{ type: "bring/undo" }}
      />
    )}
    <NextKey read={read} />
  </>
);

/** What comes next, in the bar of a phone. */
export const NextKey = ({ read }: { read: ReadView }) =>
  read.open.length > 0 ? (
    <ConfirmKey read={read} class="btn primary large grow" />
  ) : (
    <PlayKey read={read} />
  );

const RIGHT = ["", "It’s right", "Both are right"];

/** All squares that are still marked are right. */
export const ConfirmKey = ({ read, class: className = "btn" }: ConfirmProps) => (
  <Button class={className} id="bring-confirm" action={{ type: "bring/confirm" }}>
    {RIGHT[read.open.length] ?? "All are right"}
  </Button>
);

interface ConfirmProps {
  read: ReadView;
  class?: string;
}

const PlayKey = ({ read: { canPlay, open } }: { read: ReadView }) => (
  <Button
    class={`btn grow large${open.length > 0 ? "" : " primary"}`}
    id="bring-play"
    icon="play"
    disabled={!canPlay}
    action={{ type: "bring/play" }}
  >
    Play it
  </Button>
);

function YourPicture({ bring, read }: { bring: BringView; read: ReadView }) {
  const { picture, corners, hasTwo } = bring;
  // It is not kept over a reload.
  if (!picture)
    return (
      <Button class="link" id="bring-again" action={{ type: "bring/start" }}>
        Bring another board…
      </Button>
    );
  const { side, open, selected } = read;
  return (
    <section class="stack tight">
      <div class="head">
        <h2>Your picture</h2>
        <Button class="link" id="bring-again" action={{ type: "bring/start" }}>
          Another…
        </Button>
      </div>
      <PictureShown picture={picture} label="Your picture, with the board that was found">
        <Found corners={corners} side={side} open={open} selected={selected?.square ?? null} />
      </PictureShown>
      <Button class="link" id="bring-mark" action={{ type: "bring/mark" }}>
        Is the grid off? Move its corners
      </Button>
      {hasTwo && (
        <Button class="link" action={{ type: "bring/two" }}>
          Choose the other board
        </Button>
      )}
    </section>
  );
}

/** The squares in doubt, with the colours that they may have. */
function ToCheck({ read }: { read: ReadView }) {
  const { doubts, checked, solutions } = read;
  const { dispatch } = useApp();
  return (
    <section class="stack tight" id="bring-check">
      <div class="head">
        <h2>Check</h2>
        <span class="muted num">
          {checked} of {doubts.length}
        </span>
      </div>
      <div class="rows ruled todo">
        {doubts.map(({ square, name, hues, isOpen }) => (
          <button
            type="button"
            class="row"
            key={square}
            onClick={() => dispatch({ type: "bring/select", square })}
          >
            <span class={isOpen ? "tick" : "tick done"}>{!isOpen && <Icon name="check" />}</span>
            <span>
              <b>{name}</b>{" "}
              {either(
                hues.map(({ name: hue }) => hue),
                isOpen,
              )}
            </span>
            <Icon name="right" class="end" />
          </button>
        ))}
      </div>
      {layout.value === "wide" && <ConfirmKey read={read} />}
      <p class="muted">{solutions}</p>
    </section>
  );
}

/** `yellow or orange` */
const either = (names: string[], isOpen: boolean) =>
  isOpen ? names.slice(0, 3).join(" or ") : (names[0] ?? "");

const WhatWasRead = ({ read: { facts } }: { read: ReadView }) => (
  <section class="stack tight">
    <h2>What was read</h2>
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The one change that would leave one solution. It is proposed, not made. */
export function Suggestion({ read: { suggestion } }: { read: ReadView }) {
  const { theme } = useApp();
  if (!suggestion) return null;
  const { square, name, hue } = suggestion;
  return (
    <section class="card stack tight" id="bring-suggestion" role="status">
      <p>
        With <b>{name}</b> in{" "}
        <i class="swatch" style={{ background: theme.value.regions[hue.place] }} />
        {hue.name}, the board has exactly one solution.
      </p>
      <div class="btns">
        <Button
          class="btn primary"
          id="bring-suggested"
          action={{ type: "bring/recolour", square, colour: hue.colour }}
        >
          Make it {hue.name}
        </Button>
        <Button class="btn plain" action={{ type: "bring/decline" }}>
          Leave it
        </Button>
      </div>
    </section>
  );
}

/** What to do with the board. */
export function Actions({ read }: { read: ReadView }) {
  const { dispatch } = useApp();
  const { marks, canPlay, canExplain, canRepair } = read;
  const isWide = layout.value === "wide";
  return (
    <div class="stack" id="bring-actions">
      {isWide && <PlayKey read={read} />}
      <div class="rows ruled">
        {marks.text && (
          <Check
            checked={marks.takes}
            onChange={(takes) => dispatch({ type: "bring/take-marks", takes })}
          >
            {marks.text}
          </Check>
        )}
        <Button class="row" id="bring-hint" disabled={!canPlay} action={{ type: "bring/hint" }}>
          <span>Play it with a hint</span>
          <span class="end">the next reason</span>
          <Icon name="hint" />
        </Button>
        <Button
          class="row"
          id="bring-explain"
          disabled={!canExplain}
          action={{ type: "bring/explain" }}
        >
          <span>Explain the whole solution</span>
          <span class="end" />
          <Drawing name="book" />
        </Button>
        <Button class="row" id="bring-watch" disabled={!canPlay} action={{ type: "bring/watch" }}>
          <span>Watch a solver</span>
          <Icon name="eye" class="end" />
        </Button>
        {canRepair && (
          <Button class="row" id="bring-repair" action={{ type: "bring/repair" }}>
            <span>Repair it</span>
            <span class="end">to exactly one solution</span>
            <Drawing name="pen" />
          </Button>
        )}
      </div>
    </div>
  );
}
