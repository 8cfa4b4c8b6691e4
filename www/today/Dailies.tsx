/** The three puzzles of the day, as cards. */

import { BoardPicture } from "../board/BoardPicture.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { useKeptFocus } from "../ui/use-kept-focus.ts";
import { usePlay } from "../ui/use-play.ts";
import type { Home, Offer } from "./home-view.ts";
import { spoken, statusWords } from "./offer-words.ts";

const useDay = () => usePlay((play) => play.home);

export function TodayDate() {
  const home = useDay();
  return (
    <span class="muted" id="today-date">
      <span class="full-date">{home?.date}</span>
      <span class="brief">{home?.brief}</span>
    </span>
  );
}

/** @param props.class the class of the list of cards */
export function Dailies({ class: className }: { class: string }) {
  const home = useDay();
  const list = useKeptFocus<HTMLDivElement>();
  const offers = home?.today ?? [];
  const next = offers.find(({ status }) => status !== "solved");
  return (
    <>
      <div class={className} id="dailies" ref={list}>
        {home?.awaited.map((place) => (
          <AwaitedPuzzle key={place.title} place={place} />
        ))}
        {offers.map((offer) => (
          <Daily
            key={offer.id}
            offer={offer}
            isNext={offer === next}
            isHero={offer === (next ?? offers[0])}
            easy={offer.game === "queens" ? (home?.easy ?? null) : null}
          />
        ))}
      </div>
      {home?.trouble && <p role="alert">{home.trouble}</p>}
    </>
  );
}

/** A puzzle that is still loading. Pressed, it opens as soon as it has loaded. */
function AwaitedPuzzle({ place }: { place: Home["awaited"][number] }) {
  const { day, title, about, word, link, board } = place;
  return (
    <article class="card daily" aria-busy="true">
      <BoardPicture scene={board} />
      <div class="info">
        <h2>
          <Link
            href={link}
            action={{ type: "play/open-day", ...day }}
            aria-label={`${title}, ${about}: ${word}`}
          >
            {title}
          </Link>
        </h2>
        <p class="muted">{about}</p>
        <span class="btn plain muted">{word}</span>
      </div>
    </article>
  );
}

interface DailyProps {
  offer: Offer;
  /** Whether it is the first unsolved one. */
  isNext: boolean;
  /** Whether a small window shows it large. */
  isHero: boolean;
  easy: Offer | null;
}

/** The whole card can be pressed. */
function Daily({ offer, isNext, isHero, easy }: DailyProps) {
  const { id, title, about, status, link } = offer;
  const words = statusWords(offer);
  return (
    <article class={`card daily ${status} ${isHero ? "hero" : ""}`.trim()}>
      <BoardPicture scene={offer.board} />
      <div class="info">
        <h2>
          <Link
            href={link}
            action={{ type: "play/open", id }}
            aria-label={`${title}, ${about}: ${spoken(words)}`}
          >
            {title}
          </Link>
        </h2>
        <p class="muted">
          <span>{about}</span> {easy && <Easy offer={easy} />}
        </p>
        <span class={isNext ? "btn primary" : "btn"}>
          {status === "solved" && <Icon name="check" />}
          <span class="num">
            <span class="word">{words.word}</span> <span class="of">{words.of}</span>
          </span>
        </span>
      </div>
    </article>
  );
}

/** The easy Queen's Challenge, beside the other one. */
function Easy({ offer }: { offer: Offer }) {
  const { id, title, about, status, link } = offer;
  const words = statusWords(offer);
  return (
    <Link
      class="link easy"
      href={link}
      action={{ type: "play/open", id }}
      label={`Easy one: ${title}, ${about}: ${spoken(words)}`}
    >
      Easy one{status !== "new" && `: ${words.of}`}
    </Link>
  );
}
