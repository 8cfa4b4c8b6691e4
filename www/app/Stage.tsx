import { Board } from "../board/Board.tsx";
import { LargeBoard } from "../board/LargeBoard.tsx";
import { LessonBoards } from "../features/learn/LessonBoards.tsx";
import { LabLock, Question } from "../features/learn/Question.tsx";
import { Stepper } from "../features/learn/Stepper.tsx";
import { Hint } from "../features/play/Hint.tsx";
import { Moves } from "../features/play/Moves.tsx";
import { PlayHead } from "../features/play/PlayHead.tsx";
import { Timeline } from "../features/watch/Timeline.tsx";
import { Transport } from "../features/watch/Transport.tsx";
import { Sentence } from "./Sentence.tsx";

/** The board and what stands under it. */
export function Stage() {
  return (
    <section class="stage" aria-label="Board" data-in="play watch learn">
      <PlayHead />
      <div class="frame" id="frame">
        <Board />
        <LargeBoard />
      </div>
      <LessonBoards />
      <LabLock />
      <Question />
      <Sentence />
      <Stepper />
      <Timeline />
      <Transport />
      <Moves />
      <Hint />
    </section>
  );
}
