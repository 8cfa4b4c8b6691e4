/** The card of a game: its progress, a hint, or the result. */

import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { layout } from "../../ui/layout.ts";
import { lazy } from "../../ui/lazy.tsx";
import { levelColour } from "../../ui/theme.ts";
import { usePlay } from "../../ui/use-play.ts";
import { useHintFocus } from "../hint/use-hint-focus.ts";
import type { GameCard } from "./game-view.ts";

const Hint = lazy(async () => (await import("../hint/Hint.tsx")).Hint);
const Won = lazy(async () => (await import("./Won.tsx")).Won);

/** Longer rows of crowns become a bar. */
const MOST_CROWNS = 12;

export function Game() {
  const won = usePlay((play) => play.won);
  const card = usePlay((play) => play.card);
  const { view: told = null, used = 0 } = usePlay((play) => play.hint) ?? {};
  const panel = useHintFocus(told);
  const isWide = layout.value === "wide";
  const duel = usePlay((play) => play.duel);
  if (won) return <Won won={won} />;
  // Its bars count the queens.
  if (duel && !duel.isOver) {
    if (!card || !duel.hasHints) return null;
    return told ? <Hint told={told} used={used} panel={panel} /> : isWide && <HintButton />;
  }
  return (
    <>
      {card && !(told && isWide) && <Card card={card} isWide={isWide} />}
      {card && told && <Hint told={told} used={used} panel={panel} />}
    </>
  );
}

function Card({ card, isWide }: { card: GameCard; isWide: boolean }) {
  const { title, more } = card;
  return (
    <section class={isWide ? "card game" : "game"} id="game-card" aria-label="Your game">
      <div class="head">
        <h2 id="game-count" class={isWide ? "num" : "hidden"}>
          {title}
        </h2>
        <span class="muted" id="game-more">
          {more}
        </span>
      </div>
      <QueensPlaced card={card} />
      {isWide && <HintButton />}
    </section>
  );
}

export function HintButton() {
  const hasHint = Boolean(usePlay((play) => play.hint.view));
  return (
    <Button
      action={{ type: "hint/toggle" }}
      class="btn soft"
      id="hint-button"
      title="Hint (H)"
      aria-expanded={hasHint}
      aria-controls={hasHint ? "hint" : undefined}
      icon="hint"
    >
      Hint
    </Button>
  );
}

/** A crown for each queen, in its colour; a bar for tours and for many queens. */
function QueensPlaced({ card }: { card: GameCard }) {
  const { theme } = useApp();
  const { isQueens, title, count, goal, locked, colours } = card;
  if (!isQueens || goal > MOST_CROWNS) {
    return <progress class="standing" value={count} max={goal} aria-label={title} />;
  }
  const { regions } = theme.value;
  const hueOf = (queen: number) =>
    colours
      ? { "--crown": regions[colours[queen]!]!, "--crown-line": "var(--region-edge)" }
      : { "--crown": levelColour(theme.value, queen + 1 - locked) };
  return (
    <div class="standing" role="img" aria-label={title}>
      {Array.from({ length: goal }, (_, queen) => (
        <svg
          key={queen}
          viewBox="3 5 39 34"
          style={queen < count ? hueOf(queen) : undefined}
          aria-hidden="true"
        >
          <use href="#i-queen" />
        </svg>
      ))}
    </div>
  );
}
