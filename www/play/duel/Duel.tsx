/** A challenge that is answered: what is known before the start, two bars during the game, and the result. */

import { useEffect, useMemo } from "preact/hooks";
import { sizeWords } from "../../board/puzzle-words.ts";
import { GAME_NAMES } from "../../content/game-names.ts";
import { shortDay } from "../../core/dates.ts";
import { counted } from "../../core/lists.ts";
import { duration } from "../../core/numbers.ts";
import { capital } from "../../core/words.ts";
import { HOME } from "../../routes/route.ts";
import { playedOf } from "../../store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { layout } from "../../ui/layout.ts";
import { usePlay } from "../../ui/use-play.ts";
import { type Challenge, HINT_COST, readChallenge } from "./challenge.ts";
import { dayOfDuel } from "./day-of-duel.ts";
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
  return (
    <section class="curtain" id="curtain" aria-label="A challenge">
      <Icon name="eye-off" />
      <h2>The board opens when you start</h2>
      <p class="muted">Then your clock runs.</p>
      {layout.value !== "phone" && <Start />}
    </section>
  );
}

function Start() {
  const { dispatch } = useApp();
  const start = () => {
    dispatch({ type: "play/start-duel" });
    // The button is gone; the keyboard goes on at the board.
    document.querySelector<HTMLElement>('#grid [tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <Button class="btn primary large grow" id="duel-start" onClick={start}>
      Start the duel
    </Button>
  );
}

export const StartUnder = () => (
  <>
    <StartSays />
    <div class="under">
      <StartKeys />
    </div>
  </>
);

/** The line under the hidden board: what to beat, or why it stays hidden. */
function StartSays() {
  const { message } = useApp().view;
  const challenge = useChallenge();
  const { text, tone } = message.value;
  const isWrong = tone === "bad";
  return (
    <div class="says-line">
      <p id="says" class={tone}>
        {isWrong && <Icon name="cross" />}
        {isWrong ? text : challenge && solvedWords(challenge)}
      </p>
    </div>
  );
}

/** Under the hidden board. */
function StartKeys() {
  return (
    <>
      <Button class="btn" id="duel-rules" action={{ type: "app/help", part: "rules" }}>
        Rules
      </Button>
      {layout.value === "phone" ? (
        <Start />
      ) : (
        <Link class="btn plain" href={HOME} action={{ type: "play/home" }}>
          Not now
        </Link>
      )}
    </>
  );
}

const spokenOf = (challenge: Challenge) =>
  `${solvedWords(challenge)} Start the duel when you are ready.`;

/** `Ann solved this in 3:05, with 1 hint.` */
const solvedWords = (challenge: Challenge) =>
  `${nameOf(challenge)} solved this in ${timeOf(challenge)}${helpOf(challenge)}.`;

const helpOf = ({ hints }: Challenge) => (hints > 0 ? `, with ${counted(hints, "hint")}` : "");

/** The time that counts. */
const timeOf = ({ seconds, hints }: Challenge) => duration(seconds + HINT_COST * hints);

/** How many pieces each has at this time of the game. */
function DuelBars({ challenge }: Props) {
  const { view } = useApp();
  const card = usePlay((play) => play.card);
  const seconds = usePlay((play) => play.head.seconds) ?? 0;
  if (!card) return null;
  const [mine, theirs] = [card.count, countAt(challenge, seconds)];
  const name = nameOf(challenge);
  const isKnight = view.state.value.game === "knights";
  return (
    <div class="bars duel-bars" id="duel-bars">
      <Bar name="You" who="you" count={mine} goal={card.goal} />
      <Bar name={name} who="them" count={theirs} goal={card.goal} />
      <p id="duel-lead" role="status">
        {leadWords(mine, theirs, name, isKnight)}
      </p>
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
  const challenge = useChallenge();
  const started = usePlay((play) => play.duel?.started);
  if (!challenge) return null;
  return (
    <section class="card stack" id="duel-card" aria-label="Duel">
      {started ? <Running challenge={challenge} /> : <Sides challenge={challenge} />}
      <Terms challenge={challenge} />
      <p class="muted">
        {started ? "The bars count pieces; you see the other squares at the end. " : ""}
        The moves were checked here; the times are what each browser measured.
      </p>
    </section>
  );
}

function Running({ challenge }: Props) {
  return (
    <>
      <div class="inline spread">
        <h2>Duel</h2>
        <Button class="btn small" id="give-up" action={{ type: "play/give-up" }}>
          Give up…
        </Button>
      </div>
      <DuelBars challenge={challenge} />
    </>
  );
}

interface Props {
  challenge: Challenge;
}

/** Who plays against whom. */
function Sides({ challenge }: Props) {
  const name = nameOf(challenge);
  return (
    <div class="sides" id="duel-sides">
      <Player name={name} who="them" time={timeOf(challenge)} />
      <span class="muted">against</span>
      <Player name="You" who="you" time="–" />
    </div>
  );
}

function Player({ name, who, time }: { name: string; who: "you" | "them"; time: string }) {
  return (
    <div class={`player ${who}`}>
      <i aria-hidden="true">{[...name][0]}</i>
      <b>{name}</b>
      <b class="num">{time}</b>
    </div>
  );
}

/** What is played, what hints cost, and what it counts for. */
function Terms({ challenge }: Props) {
  const { view } = useApp();
  const started = usePlay((play) => play.duel?.started);
  const used = usePlay((play) => play.hint.used) ?? 0;
  const today = usePlay((play) => play.sheet.today);
  const state = view.state.value;
  const kept = playedOf(state);
  const day = dayOfDuel(state, kept);
  const name = GAME_NAMES[kept.game];
  const board = [
    day === today ? `Today’s ${name}` : name,
    sizeWords(kept),
    capital(kept.grade ?? ""),
  ];
  const cost = `each adds ${HINT_COST} seconds`;
  const hints = used > 0 ? `You used ${used}: ${cost}` : `Allowed: ${cost}`;
  return (
    <dl class="terms">
      <dt>Board</dt>
      <dd>{board.filter(Boolean).join(", ")}</dd>
      {started && (
        <>
          <dt>To beat</dt>
          <dd class="num">{solvedWords(challenge)}</dd>
        </>
      )}
      <dt>Hints</dt>
      <dd>{challenge.allowsHints ? hints : "Off"}</dd>
      {day && (
        <>
          <dt>Counts</dt>
          <dd>{day === today ? "For your day and your streak" : `For ${shortDay(day)}`}</dd>
        </>
      )}
    </dl>
  );
}
