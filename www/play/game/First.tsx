/** The first visit: an introduction, a board to practise on, and a link to the day's first puzzle. */

import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { GAME_NAMES } from "../../content/game-names.ts";
import { press } from "../../core/pointer.ts";
import { HOME } from "../../routes/route.ts";
import { Button } from "../../ui/Button.tsx";
import { ColourText } from "../../ui/ColourText.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { layout } from "../../ui/layout.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { usePlay } from "../../ui/use-play.ts";
import { Goal } from "./Goal.tsx";

/** Null unless the player is new. */
export const useFirst = () => usePlay((play) => play.first);

const What = () => (
  <h1 class="what">
    <b>Three chess puzzles a day,</b> and a place to watch computers solve them.
  </h1>
);

export function FirstLine() {
  return (
    <>
      <What />
      <div class="line">
        <h2>
          <Goal />
        </h2>
        <Notice />
      </div>
    </>
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

/** The tips; on a phone the link to the puzzle, within reach of the thumb. */
export function FirstUnder() {
  return <div class="under">{layout.value === "phone" ? <Start /> : <Coach />}</div>;
}

function Coach() {
  const coach = useFirst()?.coach;
  if (!coach) return null;
  const { step, text } = coach;
  return (
    <div class="coach inline grow" id="coach">
      <Steps step={step} />
      <p class="grow" role="status">
        <span key={text}>{text}</span>
      </p>
      <Button class="btn plain muted" label="Skip these tips" action={{ type: "play/coached" }}>
        Skip
      </Button>
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

/** @param children the puzzles of the day, and their date */
export function FirstSide({ children }: { children: ComponentChildren }) {
  const isPhone = layout.value === "phone";
  return (
    <div class="side">
      {isPhone && <Coach />}
      <div class="start inline">
        {!isPhone && <Start />}
        <span class="muted">This board is practice. It is kept: open it again from Help.</span>
      </div>
      {children}
    </div>
  );
}

function Start() {
  const start = usePlay((play) => play.home.start);
  return (
    <>
      <CrossPen />
      <Link
        class="btn primary large grow"
        id="start-today"
        href={start?.link ?? HOME}
        action={start?.action ?? { type: "play/home" }}
      >
        Play today’s {start?.title ?? GAME_NAMES.colour}
      </Link>
    </>
  );
}

/** Touch needs a pen for crosses; a mouse has a second button. */
function CrossPen() {
  const { view, dispatch } = useApp();
  const pen = useComputed(() => view.state.value.pen).value;
  const first = useFirst();
  const isQueens = useComputed(() => view.state.value.game !== "knights").value;
  const isEarly = first?.coach && first.coach.step < 3;
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
