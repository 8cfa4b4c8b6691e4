/** Make or bring a board: the ways in, what was read, and what could not be. */

import { useLayoutEffect } from "preact/hooks";
import { useApp } from "../../ui/context.ts";
import { anyFileIn, takeFiles } from "../../ui/dropped.ts";
import { usePlay } from "../../ui/use-play.ts";
import { BoardText } from "./BoardText.tsx";
import type { BringView } from "./bring-view.ts";
import { Corners } from "./Corners.tsx";
import { NoBoard } from "./NoBoard.tsx";
import type { OwnBoard } from "./own-view.ts";
import { Proposed } from "./Proposed.tsx";
import { Reading } from "./Reading.tsx";
import { TwoBoards } from "./TwoBoards.tsx";
import { WaysIn } from "./WaysIn.tsx";

export function Bring() {
  const bring = usePlay((play) => play.bring);
  usePastedText(bring?.step);
  useFiles();
  return bring && <Shown bring={bring} />;
}

function Shown({ bring }: { bring: BringView & { own: OwnBoard[] } }) {
  const { step, picture, read } = bring;
  if (step === "reading") return <Reading bring={bring} />;
  if (step === "refused") return <NoBoard bring={bring} />;
  if (step === "text") return <BoardText bring={bring} />;
  if (step === "two" && picture) return <TwoBoards bring={bring} picture={picture} />;
  if (step === "corners" && picture) return <Corners bring={bring} picture={picture} />;
  if (step === "read" && read) return <Proposed bring={bring} read={read} />;
  return <WaysIn hasRead={bring.hasRead} own={bring.own} />;
}

/** A file that is pasted or dropped is read, unless a text field has it. */
function useFiles() {
  const { dispatch } = useApp();
  useLayoutEffect(
    () =>
      takeFiles(
        anyFileIn,
        ({ target }) => !(target instanceof Element && target.matches("input, textarea")),
        (file) => dispatch({ type: "bring/take", file }),
      ),
    [],
  );
}

/** A text that is pasted outside of a text field is read as a board. */
function usePastedText(step: BringView["step"] | undefined) {
  const { dispatch } = useApp();
  useLayoutEffect(() => {
    if (step === "text") return;
    const listening = new AbortController();
    const read = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain");
      const isTyped = event.target instanceof Element && event.target.matches("input, textarea");
      if (!text || isTyped || event.defaultPrevented) return;
      event.preventDefault();
      dispatch({ type: "bring/type", text });
    };
    document.addEventListener("paste", read, { signal: listening.signal });
    return () => listening.abort();
  }, [step]);
}
