import { ColoursCard, TallyCard, TriesCard, WordsCard } from "../features/learn/LessonCards.tsx";
import { Detail } from "../features/watch/Detail.tsx";
import { Figures } from "../features/watch/Figures.tsx";
import { SolverText } from "../features/watch/SolverText.tsx";
import { TreeCard } from "../features/watch/Tree.tsx";
import type { RefObject } from "../vendor/preact.js";

/**
 * The panels beside a run.
 * @param scroller is given the element that they are swiped in
 */
export function Panels({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  return (
    <section class="panels" id="panels" aria-label="Panels" data-in="watch learn" ref={scroller}>
      <div class="rest">
        <Detail />
        <TriesCard />
        <TallyCard />
        <WordsCard />
        <ColoursCard />
        <TreeCard />
        <Figures />
      </div>
      <SolverText />
    </section>
  );
}
