/** Today: the day's three puzzles, the week, unfinished games, and what leads to all others. */

import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Week } from "../charts/Week.tsx";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";
import { usePlay } from "../ui/use-play.ts";
import type { Home } from "./home-view.ts";
import { MorePuzzles } from "./MorePuzzles.tsx";

interface Props {
  date: ComponentChildren;
  /** The puzzles of the day. */
  children: ComponentChildren;
}

/** It loads when it is first shown; the cards are there before it, for a first visit. */
export function Today({ date, children }: Props) {
  const home = usePlay((play) => play.home);
  if (!home) return null;
  return (
    <div class="today" id="home">
      <div class="day-head">
        <h1>{home.headline}</h1>
        {date}
      </div>
      <Streak home={home} />
      <Refused />
      {home.taken && <Done home={home} />}
      {children}
      <MorePuzzles begun={home.begun} />
    </div>
  );
}

/** Says why something was refused; there is no board to say it under. */
function Refused() {
  const { notice } = useApp().view;
  return notice.value ? <p id="refused">{notice.value}</p> : null;
}

function Streak({ home: { streak, week } }: { home: Home }) {
  return (
    <Button class="streak" title="Statistics" action={{ type: "sheet/turn", tab: "statistics" }}>
      <span class="inline tight">
        {streak > 0 && <Icon name="flame" />}
        <b>{streak > 0 ? <StreakWords days={streak} /> : "This week"}</b>
      </span>
      <Week id="week" week={week} />
    </Button>
  );
}

const StreakWords = ({ days }: { days: number }) => (
  <>
    <span id="streak">{days}</span>-day streak
  </>
);

/** All three are solved. */
function Done({ home: { taken } }: { home: Home }) {
  const { view } = useApp();
  const next = useComputed(() => view.play.value?.untilNext).value;
  return (
    <div class="done">
      <span class="badge round">
        <Icon name="check" />
      </span>
      <p class="grow">
        <b>{taken} in all.</b> <span class="muted">The next three arrive in {next}.</span>
      </p>
      <Button class="btn primary" icon="share" action={{ type: "play/share-day" }}>
        Share today’s results
      </Button>
    </div>
  );
}
