import { useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { isLarge } from "../board/scene/large.ts";
import { useApp } from "../ui/context.ts";
import { lazy } from "../ui/lazy.tsx";
import { roomComponents } from "./room-components.ts";

const Curtain = lazy(async () => (await import("../play/duel/Duel.tsx")).Curtain);
const LargeBoard = lazy(async () => (await import("../board/LargeBoard.tsx")).LargeBoard);

/** The puzzle's board, or a lesson's boards, in the same place in every mode. */
export function Stage() {
  const { view } = useApp();
  const { value: learn } = roomComponents.learn;
  const isReplaced = useComputed(() => {
    const { lanes, trial } = view.lesson.value ?? {};
    return Boolean(lanes || trial?.kind === "cover");
  });
  // It stays as it was left, hidden, while a small board is shown.
  const hasLarge = useRef(false);
  const needsLarge = useComputed(() => isLarge(view.puzzle.value));
  hasLarge.current ||= needsLarge.value;
  const isVeiled = useComputed(() => view.play.value?.duel?.started === false);
  const isHidden = useComputed(() => {
    const { mode, page, screen } = view.state.value;
    if (mode === "play") return screen === "home" || screen === "bring";
    if (mode === "lab") return view.lab.value?.difference !== null;
    return mode === "compare" || (mode === "learn" && page !== null);
  });
  return (
    <section class="stage" aria-label="Board" hidden={isHidden}>
      <div class="frame" id="frame" hidden={isReplaced}>
        <Board />
        {isVeiled.value && <Curtain />}
        {hasLarge.current && <LargeBoard />}
      </div>
      {learn && <learn.LessonBoards />}
    </section>
  );
}
