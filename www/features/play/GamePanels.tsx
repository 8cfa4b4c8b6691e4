/** The cards beside a game. */

import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";
import { DraftCard } from "./DraftCard.tsx";
import { AboutPuzzle, GameCard, MarkCard } from "./GameCards.tsx";
import { MarksCard } from "./MarksCard.tsx";
import { Effort, Share, Won } from "./Won.tsx";

export function GamePanels() {
  const { view } = useApp();
  const won = useComputed(() => view.play.value?.won).value;
  const card = useComputed(() => view.play.value?.card).value;
  const isWaiting = useComputed(() => view.play.value?.isWaiting).value;
  return (
    <section class="game-panels" id="game-panels" aria-label="Your game" data-in="play">
      {won && (
        <>
          <Won won={won} />
          <Share share={won.share} />
          <Effort effort={won.effort} />
        </>
      )}
      {card && !won && (
        <>
          <GameCard card={card} />
          <MarksCard />
          <MarkCard card={card} />
        </>
      )}
      {card && !isWaiting && <AboutPuzzle about={card.about} isSolved={!!won} />}
      <DraftCard />
    </section>
  );
}
