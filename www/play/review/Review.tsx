/** How a puzzle was solved, move by move: a strip of verdicts, and the words on the move that is chosen. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { nearestBoard, ROUNDS } from "../../content/rounds.ts";
import { counted } from "../../core/lists.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { Button } from "../../ui/Button.tsx";
import { ColourText } from "../../ui/ColourText.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import type { ReviewView } from "./review-controller.ts";
import {
  labelOf,
  moreOf,
  REASONS,
  type Sign,
  signOf,
  talliesOf,
  titleOf,
  weakestOf,
} from "./review-words.ts";

/** The icons of verdicts; the others have letters. */
const ICONS: Partial<Record<Sign, IconName>> = {
  hinted: "hint",
  found: "check",
  open: "check",
  missed: "down",
  wrong: "cross",
  lost: "cross",
};

const Badge = ({ sign }: { sign: Sign }) => {
  const icon = ICONS[sign];
  return <i class={`badge round ${sign}`}>{icon ? <Icon name={icon} /> : "?"}</i>;
};

interface Props {
  view: ReviewView;
  names: string[];
  puzzle: Puzzle;
}

export function Review({ view: review, names, puzzle }: Props) {
  const { stage, moves, trouble, chosen } = review;
  const card = useRef<HTMLElement>(null);
  // The button that opened it is gone.
  useLayoutEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <section
      class="card review"
      id="review"
      aria-labelledby="review-title"
      tabIndex={-1}
      ref={card}
    >
      <div class="head">
        <h2 id="review-title">How you solved it</h2>
        <small class="num">
          {chosen !== null
            ? `move ${chosen + 1} of ${moves.length}`
            : moves.length > 0 && counted(moves.length, "move")}
        </small>
      </div>
      {stage === "thinking" && <p role="status">The coach is looking at your moves.</p>}
      {stage === "trouble" && <p role="status">{trouble}</p>}
      {stage === "told" && (
        <>
          <Strip review={review} names={names} />
          <div aria-live="polite">
            {chosen === null ? (
              <Tallies review={review} />
            ) : (
              <Words review={review} names={names} />
            )}
          </div>
          <Keys review={review} />
          <Practise review={review} puzzle={puzzle} />
        </>
      )}
    </section>
  );
}

function Strip({ review: { moves, chosen, log }, names }: { review: ReviewView; names: string[] }) {
  const { dispatch } = useApp();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (list.current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, [chosen]);
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    dispatch({ type: "review/step", by });
  };
  return (
    <ol class="strip scroll" ref={list} onKeyDown={walk}>
      {moves.map((move, at) => (
        <li key={move.at}>
          <button
            type="button"
            class={move.kind}
            title={titleOf(moves, at, names, log)}
            aria-label={titleOf(moves, at, names, log)}
            aria-current={at === chosen ? "true" : undefined}
            onClick={() => dispatch({ type: "review/choose", at: at === chosen ? null : at })}
          >
            <Badge sign={signOf(move, log)} />
            <span class="num">{labelOf(move, names)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const Tallies = ({ review: { moves, log } }: { review: ReviewView }) => (
  <ul class="tallies parted stack tight">
    {talliesOf(moves, log).map(({ sign, count, words }) => (
      <li key={sign} class="inline tight">
        <Badge sign={sign} />
        <b class="num">{count}</b> {words}
      </li>
    ))}
  </ul>
);

function Words({ review: { moves, chosen, log }, names }: { review: ReviewView; names: string[] }) {
  const move = moves[chosen!]!;
  return (
    <p class="parted" id="review-words">
      <b>{titleOf(moves, chosen!, names, log)}.</b> <ColourText text={move.text} />{" "}
      {moreOf(move, log)}
    </p>
  );
}

interface PractiseProps {
  review: ReviewView;
  puzzle: Puzzle;
}

/** Ten questions about the reasons that were missed most, on boards like this one. */
function Practise({ review: { moves, log }, puzzle: { game, rows } }: PractiseProps) {
  const asks = weakestOf(moves, log);
  if (!asks || game === "knights") return null;
  const board = nearestBoard(game, rows, asks);
  return (
    <Button
      class="btn full below"
      id="review-practise"
      data-starts
      action={{ type: "learn/practise", id: ROUNDS, asks, board }}
    >
      Practise {REASONS[asks]}
    </Button>
  );
}

function Keys({ review: { moves, chosen } }: { review: ReviewView }) {
  return (
    <div class="review-keys inline spread below">
      <Button
        class="link"
        id="review-solved"
        disabled={chosen === null}
        action={{ type: "review/choose", at: null }}
      >
        Solved board
      </Button>
      <span class="keys">
        <Button
          class="key"
          label="Move before"
          icon="left"
          disabled={chosen === 0 || moves.length === 0}
          action={{ type: "review/step", by: -1 }}
        />
        <Button
          class="key"
          label="Next move"
          icon="right"
          disabled={chosen === moves.length - 1 || moves.length === 0}
          action={{ type: "review/step", by: 1 }}
        />
      </span>
    </div>
  );
}
