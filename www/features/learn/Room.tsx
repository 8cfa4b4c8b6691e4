/** What stands above, under and beside the board in Learn. */

import { Sentence } from "../../board/Sentence.tsx";
import { SolverText } from "../../player/SolverText.tsx";
import { TreeCard } from "../../player/Tree.tsx";
import { ColoursCard, TallyCard, TriesCard, WordsCard } from "./LessonCards.tsx";
import { LessonText } from "./LessonText.tsx";
import { LabLock, Question } from "./Question.tsx";
import { Rail } from "./Rail.tsx";
import { Stepper } from "./Stepper.tsx";

export function Line() {
  return (
    <div class="line">
      <Question />
      <Sentence />
    </div>
  );
}

export function Under() {
  return (
    <div class="under">
      <LabLock />
      <Stepper />
    </div>
  );
}

export function Side() {
  return (
    <div class="side">
      <Rail />
      <LessonText />
      <TriesCard />
      <TallyCard />
      <WordsCard />
      <ColoursCard />
      <TreeCard />
      <SolverText />
    </div>
  );
}
