/** The first screen of Play: today's puzzles, puzzles to continue, and free play. */

import { duration } from "../../core/numbers.ts";
import type { Offer } from "../../run/home-view.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { type ComponentChildren, useComputed } from "../../vendor/preact.js";
import { FreePlay } from "./FreePlay.tsx";
import { SHEET_TABS } from "./Sheet.tsx";
import { TinyBoard } from "./TinyBoard.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { Week } from "./Week.tsx";

export function Home() {
  return (
    <section class="home" id="home" aria-label="Puzzles" data-in="play">
      <Today />
      <Continue />
      <FreePlay />
    </section>
  );
}

function useHome() {
  const { view } = useApp();
  return useComputed(() => view.play.value?.home).value;
}

/** Today's puzzles, the streak, and links to past results. */
function Today() {
  const home = useHome();
  const { streak = 0, week = [], today = [] } = home ?? {};
  return (
    <div class="card today">
      <div class="head">
        <h2>Today</h2>
        <small id="today-date">{home?.date}</small>
      </div>
      <Dailies offers={today} />
      <p class="plain" id="today-wait">
        {home ? home.waiting : "Today’s puzzles are being laid out."}
      </p>
      <p class="plain" id="today-trouble" role="alert">
        {home?.trouble}
      </p>
      <div class="streak">
        <span class="flame">
          <Icon name="flame" />
          <b id="streak">{streak}</b> <span id="streak-noun">{streak === 1 ? "day" : "days"}</span>
        </span>
        <Week id="week" week={week} />
      </div>
      <SheetLinks />
    </div>
  );
}

function SheetLinks() {
  return (
    <div class="links">
      {SHEET_TABS.map(({ value: tab, label }) => (
        <Button key={tab} class="link" id={`open-${tab}`} action={{ type: "sheet/turn", tab }}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Dailies({ offers }: { offers: Offer[] }) {
  const list = useKeptFocus<HTMLDivElement>();
  return (
    <div id="dailies" ref={list}>
      {offers.map((offer) => (
        <Daily key={offer.id} offer={offer} />
      ))}
    </div>
  );
}

function Daily({ offer }: { offer: Offer }) {
  const { id, picture, isSeen, pips } = offer;
  return (
    <Opener id={id} class="daily" isSeen={isSeen}>
      <span class="mini">
        <TinyBoard {...picture} />
      </span>
      <span class="what">
        <Words offer={offer} pips={<Pips count={pips} />} />
      </span>
      <span class="go">
        <Progress offer={offer} />
      </span>
    </Opener>
  );
}

function Continue() {
  const begun = useHome()?.begun ?? [];
  const list = useKeptFocus<HTMLUListElement>();
  return (
    <div class="card" id="continue-card" hidden={begun.length === 0}>
      <h2>Continue</h2>
      <ul class="continue" id="continue" ref={list}>
        {begun.map((offer) => (
          <li key={offer.id}>
            <Opener id={offer.id}>
              <span>
                <Words offer={offer} />
              </span>
              <span class="mono">{duration(offer.seconds)}</span>
            </Opener>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OpenerProps {
  id: string;
  class?: string;
  /** Whether the puzzle is on the board. */
  isSeen?: boolean;
  children: ComponentChildren;
}

function Opener({ id, class: className, isSeen = false, children }: OpenerProps) {
  const { dispatch } = useApp();
  return (
    <button
      type="button"
      class={className}
      aria-current={isSeen ? "true" : undefined}
      onClick={() => dispatch({ type: "play/open", id })}
    >
      {children}
    </button>
  );
}

/** The title and the description of a puzzle; its difficulty ends the first line. */
function Words({ offer, pips }: { offer: Offer; pips?: ComponentChildren }) {
  return (
    <>
      <b>{offer.title}</b>
      {offer.lines.map((line, place) => (
        <small key={line}>
          {line}
          {place === 0 && pips && <> {pips}</>}
        </small>
      ))}
    </>
  );
}

const MOST_PIPS = 4;

/** The difficulty of a puzzle; empty if it is unknown. */
function Pips({ count }: { count: number }) {
  const all = count > 0 ? Array.from({ length: MOST_PIPS }, (_, place) => place < count) : [];
  return (
    <i class="pips" aria-hidden="true">
      {all.map((isOn, place) => (
        <i key={place} class={isOn ? "on" : undefined} />
      ))}
    </i>
  );
}

function Progress({ offer: { status, seconds, isSeen } }: { offer: Offer }) {
  if (status === "solved") {
    return (
      <span class="done">
        <Icon name="check" />
        Solved {duration(seconds)}
      </span>
    );
  }
  return (
    <span class={`btn tiny${isSeen ? " primary" : ""}`}>
      {status === "begun" ? `Resume ${duration(seconds)}` : "Play"}
    </span>
  );
}
