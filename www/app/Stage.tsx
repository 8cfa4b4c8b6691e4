import { Board } from "../board/Board.tsx";
import { LargeBoard } from "../board/LargeBoard.tsx";
import { Hint } from "../features/play/Hint.tsx";
import { Moves } from "../features/play/Moves.tsx";
import { PlayHead } from "../features/play/PlayHead.tsx";
import { rooms } from "./rooms.ts";
import { Sentence } from "./Sentence.tsx";

/** The board and what stands under it. */
export function Stage() {
  const { value: watch } = rooms.watch;
  const { value: learn } = rooms.learn;
  return (
    <section class="stage" aria-label="Board" data-in="play watch learn">
      <PlayHead />
      <div class="frame" id="frame">
        <Board />
        <LargeBoard />
      </div>
      {learn && <learn.LessonBoards />}
      {learn && <learn.LabLock />}
      {learn && <learn.Question />}
      <Sentence />
      {learn && <learn.Stepper />}
      {watch && <watch.Timeline />}
      {watch && <watch.Transport />}
      <Moves />
      <Hint />
    </section>
  );
}
