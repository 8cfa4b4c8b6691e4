/** A solved puzzle: what it earned, the next puzzle, and the steps that solvers need for it. */

import { useComputed, useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { TinyShape } from "../../board/TinyBoard.tsx";
import { Week } from "../../charts/Week.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Row } from "../../ui/Row.tsx";
import { usePlay } from "../../ui/use-play.ts";
import { isExplainable } from "../explain/explainable.ts";
import { effortBars } from "./effort-bars.ts";
import { type Gains as GainsView, gainsView } from "./gains-view.ts";
import { Result } from "./PlayHead.tsx";
import { ShareCard } from "./ShareCard.tsx";
import { SolvedKeys, shared } from "./SolvedKeys.tsx";
import type { Won as WonView } from "./won-view.ts";

const Challenge = lazy(async () => (await import("../duel/Challenge.tsx")).Challenge);
const Review = lazy(async () => (await import("../review/Review.tsx")).Review);

export function Won({ won }: { won: WonView }) {
  const isWide = layout.value === "wide";
  return (
    <section class="won stack" aria-label="Result">
      {!isWide && <Result won={won} />}
      {shared.value === won.id ? <ShareCard share={won.share} /> : <Gains />}
      {isWide && (
        <div class="stack">
          <SolvedKeys />
        </div>
      )}
      {won.canChallenge && <ChallengeRow />}
      <HowSolved isRecorded={won.isRecorded} />
      <ExplainRow />
      <Effort won={won} />
    </section>
  );
}

function ChallengeRow() {
  const isChallenging = useSignal(false);
  const duel = usePlay((play) => play.duel);
  return (
    <div class="rows">
      <Row id="challenge-button" isOpen={isChallenging}>
        <b>{duel ? "Send yours back" : "Challenge a friend"}</b>
      </Row>
      {isChallenging.value && <Challenge />}
    </div>
  );
}

function Gains() {
  const { view } = useApp();
  const today = usePlay((play) => play.sheet.today);
  const gains = today && gainsView(view.state.value, today);
  if (!gains) return null;
  const { shape, streak, about } = gains;
  return (
    <div class="stack">
      {shape && <NewShape shape={shape} />}
      {streak && <StreakLine streak={streak} />}
      <p class="muted" id="won-about">
        {about}
      </p>
    </div>
  );
}

function NewShape({ shape: { queens, found, dots } }: { shape: NonNullable<GainsView["shape"]> }) {
  return (
    <div class="gain" id="won-shape">
      <TinyShape queens={queens} isWhole />
      <b>
        New shape: {found} of {dots.length} found
      </b>
      <span class="dots" aria-hidden="true">
        {dots.map((dot, at) => (
          <i key={at} class={dot} />
        ))}
      </span>
    </div>
  );
}

function StreakLine({ streak: { days, week } }: { streak: NonNullable<GainsView["streak"]> }) {
  return (
    <div class="cluster spread">
      <span class="streak cluster tight">
        <Icon name="flame" />
        <b id="won-streak">{days}-day streak</b>
      </span>
      <Week id="won-week" week={week} />
    </div>
  );
}

/** The coach's words on every move, or the button that asks for them. */
function HowSolved({ isRecorded }: { isRecorded: boolean }) {
  const review = usePlay((play) => play.review);
  if (review) return <Review {...review} />;
  if (!isRecorded) return null;
  return (
    <Row action={{ type: "review/ask" }} id="review-open">
      <b>How you solved it</b>, move by move
    </Row>
  );
}

/** Every reason, from the start to the solution. */
function ExplainRow() {
  const { view } = useApp();
  const canExplain = useComputed(() => isExplainable(view.puzzle.value)).value;
  if (!canExplain) return null;
  return (
    <Row action={{ type: "explain/open" }} id="explain-open">
      <b>Explain the whole solution</b>, reason by reason
    </Row>
  );
}

/** How many steps solvers need for the puzzle. */
function Effort({ won: { effort, isRecorded } }: { won: WonView }) {
  const { bars, note } = effortBars(effort);
  return (
    <section class="effort" id="how" aria-labelledby="watch-solver">
      <Row action={{ type: "play/watch" }} id="watch-solver" end="steps">
        <b>See how a solver does it</b>
      </Row>
      <div class="bars effort-bars" id="how-bars">
        {bars.map(({ name, words, share, cut }) => (
          <Fragment key={name}>
            <span>{name}</span>
            <i class={cut} style={{ "--share": share }} />
            <span class="num">{words}</span>
          </Fragment>
        ))}
      </div>
      {note && <small class="muted">{note}</small>}
      {effort.length > 1 && (
        <Row action={{ type: "play/race-solvers" }} id="race-them">
          Race these solvers
        </Row>
      )}
      {effort.length > 0 && isRecorded && (
        <Row action={{ type: "play/race-solvers", you: true }} id="race-you">
          Race your solve against them
        </Row>
      )}
    </section>
  );
}
