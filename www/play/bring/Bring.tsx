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
  useTexts(bring?.step);
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

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches("input, textarea");

const dataOf = (event: ClipboardEvent | DragEvent) =>
  event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;

const textIn = (event: ClipboardEvent | DragEvent) => dataOf(event)?.getData("text/plain");

/** A file that is pasted or dropped is read; a text field keeps the text that comes with it. */
function useFiles() {
  const { dispatch } = useApp();
  useLayoutEffect(() => {
    let of = 1;
    const isWanted = (event: ClipboardEvent | DragEvent) => {
      of = dataOf(event)?.files.length ?? 1;
      return event instanceof DragEvent || !isField(event.target) || !textIn(event);
    };
    return takeFiles(anyFileIn, isWanted, (file) => {
      dispatch({ type: "bring/take", file });
      if (of > 1) dispatch({ type: "bring/take-one", of });
    });
  }, []);
}

/** A text that is pasted or dropped outside of a text field is read as a board. */
function useTexts(step: BringView["step"] | undefined) {
  const { dispatch } = useApp();
  useLayoutEffect(() => {
    if (step === "text") return;
    const listening = new AbortController();
    const { signal } = listening;
    const read = (event: ClipboardEvent | DragEvent) => {
      const text = textIn(event);
      if (!text || isField(event.target) || event.defaultPrevented) return;
      event.preventDefault();
      dispatch({ type: "bring/type", text });
    };
    // Otherwise no text can be dropped here.
    const allow = (event: DragEvent) => {
      const isText = event.dataTransfer?.types.includes("text/plain");
      if (isText && !isField(event.target)) event.preventDefault();
    };
    document.addEventListener("paste", read, { signal });
    document.addEventListener("drop", read, { signal });
    document.addEventListener("dragover", allow, { signal });
    return () => listening.abort();
  }, [step]);
}
