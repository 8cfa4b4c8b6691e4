/** A solution explained: the sentence above the board, a slider under it, and all reasons beside it. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { ExplainedReason, Explanation } from "../../engine/generated/thinking.ts";
import { GRIP, Seek } from "../../panels/Seek.tsx";
import { HOME } from "../../routes/route.ts";
import { Button } from "../../ui/Button.tsx";
import { ColourText } from "../../ui/ColourText.tsx";
import { useApp } from "../../ui/context.ts";
import { Link } from "../../ui/Link.tsx";
import { isEmbed, layout } from "../../ui/layout.ts";
import { usePlay } from "../../ui/use-play.ts";
import { WhatIf } from "../WhatIf.tsx";
import { ExplainedPaper } from "./ExplainedPaper.tsx";
import type { ExplainView } from "./explain-controller.ts";
import { barsOf, progressWords, tagOf, totalOf } from "./explain-words.ts";
import { Signs } from "./Signs.tsx";

const useExplained = () => usePlay((play) => play.explained);

/** The reason in one sentence. */
export function ExplainLine() {
  const view = useExplained();
  const now = view?.explanation?.reasons[view.at - 1];
  return (
    <div class="line explain-line">
      {!isEmbed && (
        <Link
          class="key bare back"
          id="back-home"
          href={HOME}
          label="Back to Today"
          icon="left"
          action={{ type: "play/home" }}
        />
      )}
      <div class="grow">
        <h1 class="title" id="explain-says" tabIndex={-1}>
          <ColourText text={view?.text || waitingWords(view)} />
        </h1>
        {now?.detail && layout.value !== "wide" && (
          <p class="muted" id="explain-detail">
            <ColourText text={now.detail} />
          </p>
        )}
      </div>
    </div>
  );
}

function waitingWords(view: ExplainView | null) {
  if (!view) return "Loading…";
  const { stage, found, trouble, explanation } = view;
  if (stage === "trouble") return trouble;
  if (stage === "stopped") return "Stopped before the last reason was found.";
  return explanation?.text ?? progressWords(found);
}

/** The slider under the bars, and the keys. */
export function ExplainUnder() {
  const view = useExplained();
  if (!view) return null;
  const { explanation } = view;
  const slider = explanation && (
    <div class="explain-slider">
      <Slider view={view} explanation={explanation} />
    </div>
  );
  const keys = explanation ? <Keys view={view} /> : <Waiting view={view} />;
  // On a phone, the keys are within reach of the thumb.
  return layout.value === "phone" ? (
    <>
      {slider}
      <div class="under">{keys}</div>
    </>
  ) : (
    <div class="under stack tight">
      {slider}
      {keys}
    </div>
  );
}

function Waiting({ view: { stage } }: { view: ExplainView }) {
  return (
    <div class="btns">
      {stage === "thinking" ? (
        <Button id="explain-stop" action={{ type: "explain/stop" }}>
          Stop
        </Button>
      ) : (
        <Button class="btn primary" id="explain-again" action={{ type: "explain/again" }}>
          Try again
        </Button>
      )}
    </div>
  );
}

interface Props {
  view: ExplainView;
  explanation: Explanation;
}

function Slider({ view: { at, last }, explanation }: Props) {
  const { dispatch } = useApp();
  const place = (bar: number) =>
    `calc(${GRIP}px + (100% - ${2 * GRIP}px) * ${bar / Math.max(1, last - 1)})`;
  return (
    <div class="inline" role="group" aria-label="Reasons">
      <div class="scrub grow">
        <div class="explain-bars" aria-hidden="true">
          {barsOf(explanation).map((height, bar) => (
            <i
              key={bar}
              class={bar < at ? "past" : undefined}
              style={{ left: place(bar), height: `${100 * height}%` }}
            />
          ))}
        </div>
        <Seek
          id="explain-seek"
          label="Reason"
          value={at}
          min={1}
          max={last}
          text={`reason ${at} of ${last}`}
          disabled={last < 2}
          onSeek={(to) => dispatch({ type: "explain/seek", at: to })}
        />
      </div>
      <span class="num">
        <b id="explain-at">{at}</b> <span class="muted">of {last}</span>
      </span>
    </div>
  );
}

const stepBy = (by: number) => ({ type: "explain/what-if" as const, by });

function Keys({ view }: { view: ExplainView }) {
  const { at, last, isPlaying, moment, moments } = view;
  const isWide = layout.value === "wide";
  const triesSquares = moments > 0 && !isPlaying;
  return (
    <div class="inline grow explain-keys">
      <Button
        class="key"
        id="explain-back"
        icon="left"
        label="Previous reason"
        title="Previous reason (,)"
        disabled={at === 1}
        action={{ type: "explain/step", by: -1 }}
      />
      <Button
        class="btn primary grow"
        id="explain-next"
        label="Next reason"
        title="Next reason (.)"
        disabled={at === last}
        action={{ type: "explain/step", by: 1 }}
      >
        {isWide ? "Next reason" : "Next"}
      </Button>
      {triesSquares && <WhatIf moment={moment} last={moments} stepBy={stepBy} />}
      {/* Small windows have no room for both. */}
      {(isWide || !triesSquares) && (
        <Button
          class="key"
          id="explain-toggle"
          icon={isPlaying ? "pause" : "play"}
          label={isPlaying ? "Pause" : "Play the reasons"}
          disabled={last < 2}
          action={{ type: "explain/toggle" }}
        />
      )}
    </div>
  );
}

/** All reasons, and what to do with them. */
export function ExplainSide() {
  const view = useExplained();
  const { names } = useApp().view;
  if (!view || isEmbed) return null;
  const { explanation, at, moment } = view;
  const imagined = moment === 0 ? explanation?.reasons[at - 1]?.reason.imagined : null;
  return (
    <div class="side explain-side">
      {explanation && (
        <>
          <section class="card" aria-labelledby="explain-title">
            <div class="head">
              <h2 id="explain-title">The whole solution</h2>
              <small id="explain-total">{totalOf(explanation)}</small>
            </div>
            <p class="muted" id="explain-summary">
              {explanation.text}
            </p>
            <Reasons reasons={explanation.reasons} at={at} />
            <Signs from={imagined == null ? undefined : names.value[imagined]} />
          </section>
          <Actions />
          <ExplainedPaper explanation={explanation} />
        </>
      )}
    </div>
  );
}

function Reasons({ reasons, at }: { reasons: ExplainedReason[]; at: number }) {
  const { dispatch } = useApp();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const [all, now] = [list.current, list.current?.children[at - 1]];
    if (all && now instanceof HTMLElement) all.scrollTop = now.offsetTop - all.clientHeight / 3;
  }, [at]);
  return (
    <ol class="explain-reasons scroll" id="explain-reasons" ref={list}>
      {reasons.map((one, place) => (
        <li key={place}>
          <button
            type="button"
            class={place + 1 < at ? "past" : undefined}
            aria-current={place + 1 === at ? "step" : undefined}
            onClick={() => dispatch({ type: "explain/seek", at: place + 1 })}
          >
            <span class="num muted">{place + 1}</span>
            <span>{one.title}</span>
            <small class={one.size > 2 ? "hard" : "muted"}>{tagOf(one)}</small>
            {place + 1 === at && layout.value === "wide" && one.detail && (
              <span class="more muted">
                <ColourText text={one.detail} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Actions() {
  return (
    <div class="btns">
      <Button action={{ type: "explain/play" }} id="explain-play" icon="play">
        Play it
      </Button>
      <Button action={{ type: "app/copy-link" }} icon="copy">
        Copy link
      </Button>
      <Button action={{ type: "app/save-board" }} aria-haspopup="dialog" icon="share">
        Save
      </Button>
      <Button onClick={() => print()}>Print</Button>
    </div>
  );
}
