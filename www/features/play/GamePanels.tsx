import { DraftCard } from "./DraftCard.tsx";
import { AboutPuzzle, GameCard, MarkCard, MarksCard } from "./GameCards.tsx";
import { Effort, Share, Won } from "./Won.tsx";

/** The cards beside a game. */
export function GamePanels() {
  return (
    <section class="game-panels" id="game-panels" aria-label="Your game" data-in="play">
      <Won />
      <Share />
      <Effort />
      <GameCard />
      <MarksCard />
      <MarkCard />
      <AboutPuzzle />
      <DraftCard />
    </section>
  );
}
