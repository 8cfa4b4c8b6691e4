/** A challenge that is answered: what is known before the start, two bars during the game, and the result. */

import { useEffect, useMemo } from "preact/hooks";
import { counted } from "../../core/lists.ts";
import { duration } from "../../core/numbers.ts";
import { capital } from "../../core/words.ts";
import { playedOf } from "../../store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { usePlay } from "../../ui/use-play.ts";
import { type Challenge, readChallenge } from "./challenge.ts";
import { countAt, leadWords, nameOf } from "./duel-view.ts";

/** The challenge that is answered; null if its link can't be read any more. */
export function useChallenge(): Challenge | null {
  const link = usePlay((play) => play.duel?.link) ?? "";
  return useMemo(() => {
    try {
      return link ? readChallenge(link) : null;
    } catch {
      return null;
    }
  }, [link]);
}

/** In place of the board, until the player starts. */
export function Curtain() {
  const { dispatch } = useApp();
  const challenge = useChallenge();
  useEffect(() => {
    if (challenge) dispatch({ type: "app/announce", text: `A challenge: ${spokenOf(challenge)}` });
  }, [challenge]);
  const start = () => {
    dispatch({ type: "play/start-duel" });
    // The button is gone; the keyboard goes on at the board.
    document.querySelector<HTMLElement>('#grid [tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <div class="curtain">
      <section class="card stack" id="curtain" aria-label="A challenge">
        <h2>A challenge</h2>
        {challenge && (
          <p>
            <b>{nameOf(challenge)}</b> solved this in <b>{duration(challenge.seconds)}</b>
            {helpOf(challenge)}.
          </p>
        )}
        <Button class="btn primary large" id="duel-start" onClick={start}>
          Start
        </Button>
        <small>The clock starts when the board appears.</small>
      </section>
    </div>
  );
}

const spokenOf = (challenge: Challenge) =>
  `${nameOf(challenge)} solved this in ${duration(challenge.seconds)}${helpOf(challenge)}. Press Start when you are ready.`;

const helpOf = ({ hints }: Challenge) => (hints > 0 ? ` with ${counted(hints, "hint")}` : "");

/** How many pieces each has at this time of the game. */
function DuelBars({ challenge }: { challenge: Challenge }) {
  const { view } = useApp();
  const card = usePlay((play) => play.card);
  const started = usePlay((play) => play.duel?.started);
  const seconds = usePlay((play) => play.head.seconds) ?? 0;
  if (!card) return null;
  const before = challenge.counts[0]!;
  const [mine, theirs] = started ? [card.count, countAt(challenge, seconds)] : [before, before];
  const name = nameOf(challenge);
  const isKnight = view.state.value.game === "knights";
  return (
    <div class="bars duel-bars" id="duel-bars">
      <Bar name="You" who="you" count={mine} goal={card.goal} />
      <Bar name={name} who="them" count={theirs} goal={card.goal} />
      {started && (
        <p id="duel-lead" role="status">
          {leadWords(mine, theirs, name, isKnight)}
        </p>
      )}
    </div>
  );
}

interface BarProps {
  name: string;
  who: "you" | "them";
  count: number;
  goal: number;
}

function Bar({ name, who, count, goal }: BarProps) {
  const label = `${name}: ${count} of ${goal}`;
  return (
    <div class={`duel-bar ${who}`}>
      <span class="who">{name}</span>
      <progress value={count} max={goal} aria-label={label} />
      <b class="num">
        {count} / {goal}
      </b>
    </div>
  );
}

/** Beside the board, before and during the game. */
export function DuelCard() {
  const { view } = useApp();
  const challenge = useChallenge();
  const started = usePlay((play) => play.duel?.started);
  const { grade } = playedOf(view.state.value);
  if (!challenge) return null;
  return (
    <section class="card stack" id="duel-card" aria-label="Duel">
      <h2>Duel</h2>
      <DuelBars challenge={challenge} />
      <div class="inline spread">
        <dl class="kpi grow">
          <div>
            <dt>{nameOf(challenge)}</dt>
            <dd class="num">{duration(challenge.seconds)}</dd>
          </div>
          {grade && (
            <div>
              <dt>grade</dt>
              <dd>{capital(grade)}</dd>
            </div>
          )}
        </dl>
        {started && (
          <Button class="btn small" id="give-up" action={{ type: "play/give-up" }}>
            Give up…
          </Button>
        )}
      </div>
      <p class="muted">
        The bars count pieces; you see the other squares at the end. Hints are off. The moves were
        checked here, but the times are what the other browser measured.
      </p>
    </section>
  );
}
