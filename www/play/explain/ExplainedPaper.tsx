/** An explanation on paper: a small board and a sentence for each reason, in two columns. */

import { render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawStill } from "../../board/draw/board.ts";
import { explainedScene } from "../../board/scene/explained.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Explanation } from "../../engine/generated/thinking.ts";
import { useApp } from "../../ui/context.ts";
import { readTheme, type Theme } from "../../ui/theme.ts";
import { Signs } from "./Signs.tsx";

/** Pixels on a side of a board. */
const SIDE = 220;

export function ExplainedPaper({ explanation }: { explanation: Explanation }) {
  const { view } = useApp();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fill = () => {
      const [puzzle, names] = [view.puzzle.peek(), view.names.peek()];
      const paper = (
        <Paper puzzle={puzzle} names={names} explanation={explanation} theme={lightTheme()} />
      );
      // At once, because the browser does not wait for rendering after this event.
      if (ref.current) render(paper, ref.current);
    };
    const empty = () => ref.current && render(null, ref.current);
    addEventListener("beforeprint", fill);
    addEventListener("afterprint", empty);
    return () => {
      removeEventListener("beforeprint", fill);
      removeEventListener("afterprint", empty);
    };
  }, [view, explanation]);
  return <article class="explained-paper" id="explained-paper" aria-hidden="true" ref={ref} />;
}

/** The colours of the light theme, even if the page is dark. */
function lightTheme() {
  const { dataset } = document.documentElement;
  const seen = dataset.theme;
  dataset.theme = "light";
  const theme = readTheme();
  dataset.theme = seen;
  return theme;
}

interface Props {
  puzzle: Puzzle;
  names: string[];
  explanation: Explanation;
  theme: Theme;
}

function Paper({ puzzle, names, explanation, theme }: Props) {
  return (
    <>
      <h1>{explanation.text}</h1>
      <Signs />
      <ol>
        {explanation.reasons.map(({ reason, detail }, place) => (
          <li key={place}>
            <Picture
              scene={explainedScene(puzzle, explanation, place + 1)}
              names={names}
              theme={theme}
            />
            <p>
              <b>{place + 1}.</b> {reason.text} <small>{detail}</small>
            </p>
          </li>
        ))}
      </ol>
      <small>{location.href.replace(/@\d+$/, "")}</small>
    </>
  );
}

interface PictureProps extends Pick<Props, "names" | "theme"> {
  scene: ReturnType<typeof explainedScene>;
}

function Picture({ scene, names, theme }: PictureProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (ref.current) drawStill(ref.current, { scene, names }, theme, SIDE, 2);
  }, [scene]);
  return <canvas ref={ref} />;
}
