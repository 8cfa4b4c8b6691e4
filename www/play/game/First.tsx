/**
 * The first visit: an introduction, a board to practise on, and a button that starts today's
 * puzzle.
 */

import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { press } from "../../core/pointer.ts";
import { Button } from "../../ui/Button.tsx";
import { ColourText } from "../../ui/ColourText.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { usePlay } from "../../ui/use-play.ts";
import { Goal } from "./Goal.tsx";

/** Null unless the player is new. */
export const useFirst = () => usePlay((play) => play.first);

const What = () => (
  <p class="what">
    <b>Forward Check</b> is a daily chess puzzle, and a place to watch computers solve it.
  </p>
);

export function FirstLine() {
  return (
    <div class="line">
      <div>
        {layout.value !== "wide" && <What />}
        <Goal />
        <Notice />
      </div>
    </div>
  );
}

/** Says why something was refused. */
function Notice() {
  const { view } = useApp();
  const isRefused = view.notice.value !== "";
  return (
    <p id="says" class={isRefused ? "bad" : "hidden"}>
      <ColourText text={view.message.value.text} />
    </p>
  );
}

const STEPS = [1, 2, 3];

/** The tips; on a phone the start button, within reach of the thumb. */
export function FirstUnder() {
  return <div class="under">{layout.value === "phone" ? <Start /> : <Coach />}</div>;
}

/** A tip, or a note that the board is still loading. */
function Coach() {
  const { view } = useApp();
  const first = useFirst();
  const waiting = useComputed(() => view.play.value?.home.waiting);
  if (!first || (first.isReady && !first.coach)) return null;
  const { coach } = first;
  const text = coach?.text ?? waiting;
  return (
    <div class="coach inline grow" id="coach">
      <Steps step={coach?.step ?? 1} />
      <p class="grow" role="status">
        <span key={text}>{text}</span>
      </p>
      <Button
        class="icon"
        icon="cross"
        label="Skip these tips"
        disabled={!coach}
        action={{ type: "play/coached" }}
      />
    </div>
  );
}

function Steps({ step }: { step: number }) {
  return (
    <span class="steps inline num" role="img" aria-label={`Step ${step} of 3`}>
      {layout.value === "phone"
        ? `${step}/3`
        : STEPS.map((one) => (
            <i key={one} class={one < step ? "on" : one === step ? "now" : undefined} />
          ))}
    </span>
  );
}

/** @param children the puzzles of the day */
export function FirstSide({ children }: { children: ComponentChildren }) {
  const home = usePlay((play) => play.home);
  return (
    <div class="side">
      {layout.value === "phone" ? (
        <Coach />
      ) : (
        <div>
          {layout.value === "wide" && <What />}
          <div class="start cluster">
            <Start />
            <span class="muted">Practise first. The clock isn’t running.</span>
          </div>
        </div>
      )}
      <section aria-label="Puzzles">
        <div class="head">
          <h2>Today</h2>
          <span class="muted">{home?.date}</span>
        </div>
        {children}
      </section>
    </div>
  );
}

function Start() {
  const { view, dispatch } = useApp();
  const home = usePlay((play) => play.home);
  const game = useComputed(() => view.state.value.game).value;
  // A newcomer has practised on the easy queens.
  const offer =
    game === "queens" ? home?.easy : home?.today.find(({ picture }) => picture.game === game);
  return (
    <>
      <CrossPen />
      <Button
        class="btn primary large"
        id="start-today"
        disabled={!offer}
        onClick={() => offer && dispatch({ type: "play/open", id: offer.id })}
      >
        {game === "queens" ? "Start today’s easy puzzle" : "Start today’s puzzle"}
      </Button>
    </>
  );
}

/** Touch needs a pen for crosses; a mouse has a second button. */
function CrossPen() {
  const { view, dispatch } = useApp();
  const pen = useComputed(() => view.state.value.pen).value;
  const first = useFirst();
  const isQueens = useComputed(() => view.state.value.game !== "knights").value;
  const isEarly = !first?.isReady || (first.coach && first.coach.step < 3);
  if (!isQueens || press() !== "Tap" || isEarly) return null;
  return (
    <Segmented
      class="seg"
      name="first-pen"
      label="A tap places"
      choices={[
        { value: "piece", name: "Queen", label: <Icon name="queen" /> },
        { value: "cross", name: "Cross", label: <Icon name="cross" /> },
      ]}
      value={pen}
      onChange={(value) => dispatch({ type: "settings/set", settings: { pen: value } })}
    />
  );
}
