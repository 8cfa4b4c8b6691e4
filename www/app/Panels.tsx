import { ColoursCard, TallyCard, TriesCard, WordsCard } from "../features/learn/LessonCards.tsx";
import { Detail } from "../features/watch/Detail.tsx";
import { Figures } from "../features/watch/Figures.tsx";
import { SolverText } from "../features/watch/SolverText.tsx";
import { TreeCard } from "../features/watch/Tree.tsx";

/** The panels beside a run. */
export function Panels() {
  return (
    <section class="panels" id="panels" aria-label="Panels" data-in="watch learn">
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
