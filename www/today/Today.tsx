/** Today's puzzles, with links to all others: beside the board, or a full screen on a phone. */

import { useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { sizeWords } from "../board/puzzle-words.ts";
import { TinyBoard } from "../board/TinyBoard.tsx";
import { Week } from "../charts/Week.tsx";
import { duration } from "../core/numbers.ts";
import { dailyName, EASY } from "../routes/daily.ts";
import { summaryOf } from "../store/solves.ts";
import { solvedIn } from "../store/summary.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";
import { layout } from "../ui/layout.ts";
import { lazy } from "../ui/lazy.tsx";
import { Row } from "../ui/Row.tsx";
import { useKeptFocus } from "../ui/use-kept-focus.ts";
import { usePlay } from "../ui/use-play.ts";
import type { Home, Offer } from "./home-view.ts";
import { SHEET_TABS } from "./sheet-tabs.ts";

const ShapesFound = lazy(async () => (await import("./ShapesFound.tsx")).ShapesFound);

const useHome = () => usePlay((play) => play.home);

/** Whether Today fills the screen. */
export function useTodayScreen() {
  const { view } = useApp();
  return useComputed(() => layout.value !== "wide" && view.state.value.screen === "home").value;
}

/** The section beside a board in a wide window. */
export function Today() {
  const home = useHome();
  return (
    <section class="today" id="home" aria-label="Puzzles">
      <div class="head">
        <h2>Today</h2>
        {home?.streak ? <Streak days={home.streak} /> : <TodayDate />}
      </div>
      <Dailies />
      <div class="links cluster">
        {SHEET_TABS.map(({ value: tab, label }) => (
          <Button key={tab} class="link" action={{ type: "sheet/turn", tab }}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Today as a full screen: puzzles as cards, the week, and links. */
export function TodayScreen() {
  const home = useHome();
  const hasWeek = home?.week.some(({ solved }) => solved);
  return (
    <section class="side today-screen" id="home" aria-label="Puzzles">
      <div class="head">
        <h1 class="title">Today</h1>
        <TodayDate />
      </div>
      <Refused />
      <Dailies isLarge />
      {(home?.streak || hasWeek) && (
        <div class="head strip">
          {home?.streak ? <Streak days={home.streak} /> : <span>This week</span>}
          <Week id="week" week={home?.week ?? []} />
        </div>
      )}
      <div class="rows">
        <More />
        <SheetRows />
      </div>
    </section>
  );
}

/** Says why something was refused; there is no line above a board to say it. */
function Refused() {
  const { notice } = useApp().view;
  return notice.value ? <p id="refused">{notice.value}</p> : null;
}

const TodayDate = () => (
  <span class="muted" id="today-date">
    {useHome()?.date}
  </span>
);

const Streak = ({ days }: { days: number }) => (
  <span class="streak cluster tight">
    <Icon name="flame" />
    <b>
      <span id="streak">{days}</span>-day streak
    </b>
  </span>
);

/** Links to unfinished puzzles, and to new ones. */
export function More() {
  return (
    <>
      <Continue />
      <Row
        id="open-new"
        action={{ type: "sheet/turn", tab: "new" }}
        end="choose size and difficulty"
      >
        New puzzle
      </Row>
    </>
  );
}

function SheetRows() {
  const summary = summaryOf(useApp().view.state.value.solves);
  return SHEET_TABS.map(({ value: tab, label }) => (
    <Row
      key={tab}
      action={{ type: "sheet/turn", tab }}
      end={tab === "collection" && solvedIn(summary) > 0 && <ShapesFound summary={summary} />}
    >
      {label}
    </Row>
  ));
}

/** Unfinished puzzles, other than today's and the one on the board. */
function Continue() {
  const begun = useHome()?.begun ?? [];
  const isOpen = useSignal(false);
  const list = useKeptFocus<HTMLUListElement>();
  if (begun.length === 0) return null;
  return (
    <div>
      <Row aria-controls="continue" isOpen={isOpen} end={`${begun.length} in progress`}>
        Continue
      </Row>
      <ul class="continue" id="continue" ref={list} hidden={!isOpen.value}>
        {begun.map((offer) => (
          <li key={offer.id}>
            <Begun offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Begun = ({ offer: { id, title, lines, seconds } }: { offer: Offer }) => (
  <Button class="row" action={{ type: "play/open", id }}>
    <span>
      <b>{title}</b>
      <small>{lines.join(" · ")}</small>
    </span>
    <span class="end num">{duration(seconds)}</span>
  </Button>
);

/** @param props.isLarge whether to show cards with buttons */
export function Dailies({ isLarge = false }: { isLarge?: boolean }) {
  const home = useHome();
  const list = useKeptFocus<HTMLDivElement>();
  const offers = home?.today ?? [];
  const next = offers.find(({ status }) => status !== "solved");
  return (
    <>
      <div class={isLarge ? "dailies stack" : "dailies rows ruled"} id="dailies" ref={list}>
        {home?.awaited.map((place) => (
          <AwaitedPuzzle key={place.which} place={place} />
        ))}
        {offers.map((offer) => (
          <div key={offer.id}>
            <Daily offer={offer}>
              {isLarge && offer.status !== "solved" ? (
                <span class={offer === next ? "btn primary" : "btn"}>
                  {offer.status === "begun" ? "Continue" : "Play"}
                </span>
              ) : (
                <Progress offer={offer} />
              )}
            </Daily>
            {offer.picture.game === "queens" && home?.easy && <Easy offer={home.easy} />}
          </div>
        ))}
      </div>
      {home?.trouble && <p role="alert">{home.trouble}</p>}
    </>
  );
}

/** A placeholder for a puzzle that is still loading. */
function AwaitedPuzzle({ place: { title, picture } }: { place: Home["awaited"][number] }) {
  return (
    <div>
      <div class={useDailyClass()}>
        <TinyBoard {...picture} />
        <span class="lines">
          <b>{title}</b> <small class="muted">Loading…</small>
        </span>
      </div>
      {picture.game === "queens" && (
        <Button class="link easy" disabled>
          {dailyName(EASY)}
        </Button>
      )}
    </div>
  );
}

const useDailyClass = () => (useTodayScreen() ? "daily card" : "daily");

function Daily({ offer, children }: { offer: Offer; children: ComponentChildren }) {
  const { id, title, lines, picture, isSeen } = offer;
  const className = useDailyClass();
  return (
    <Button
      class={className}
      aria-current={isSeen ? "true" : undefined}
      action={{ type: "play/open", id }}
    >
      <TinyBoard {...picture} />
      <span class="lines">
        <b>{title}</b> <small>{lines[0]}</small>
      </span>{" "}
      {children}
    </Button>
  );
}

/** The easy queens puzzle, beside the other one. */
function Easy({ offer: { id, title, picture, status, isSeen } }: { offer: Offer }) {
  const begun = status === "begun" && "in progress";
  const standing = status === "solved" ? status : isSeen ? "on the board" : begun;
  return (
    <Button
      class="link easy"
      aria-current={isSeen ? "true" : undefined}
      action={{ type: "play/open", id }}
    >
      {[title, sizeWords(picture.layout), standing].filter(Boolean).join(", ")}
    </Button>
  );
}

/** A puzzle's status: solved, on the board, in progress or new. */
function Progress({ offer: { status, seconds, isSeen } }: { offer: Offer }) {
  const standing = usePlay((play) => play.standing);
  if (status === "solved") {
    return (
      <span class="end good num">
        <Icon name="check" />
        Solved {duration(seconds)}
      </span>
    );
  }
  if (isSeen) return <span class="end muted num">{standing || "On the board"}</span>;
  return (
    <span class="end muted num">
      {status === "begun" && `In progress, ${duration(seconds)}`}
      <Icon name="right" />
    </span>
  );
}
