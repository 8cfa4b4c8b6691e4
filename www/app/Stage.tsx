import { Board } from "../board/Board.tsx";
import { LargeBoard } from "../board/LargeBoard.tsx";
import { useApp } from "../ui/context.ts";
import { useComputed } from "../vendor/preact.js";
import { rooms } from "./rooms.ts";

/** The board of the puzzle, or what a lesson shows instead, in the same place in every mode. */
export function Stage() {
  const { view } = useApp();
  const { value: learn } = rooms.learn;
  const isReplaced = useComputed(() => {
    const { lanes, trial } = view.lesson.value ?? {};
    return Boolean(lanes || trial?.kind === "cover");
  });
  const isHidden = useComputed(() => {
    const { mode, page } = view.state.value;
    return mode === "compare" || (mode === "learn" && page !== null);
  });
  return (
    <section class="stage" aria-label="Board" hidden={isHidden}>
      <div class="frame" id="frame" hidden={isReplaced}>
        <Board />
        <LargeBoard />
      </div>
      {learn && <learn.LessonBoards />}
    </section>
  );
}
