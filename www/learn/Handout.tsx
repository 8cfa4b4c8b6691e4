/** A lesson on paper: made when it is printed, black on white in either theme. */

import { render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawStill } from "../board/draw/board.ts";
import { useApp } from "../ui/context.ts";
import { readTheme, type Theme } from "../ui/theme.ts";
import type { Picture, Sheet } from "./handout.ts";
import { plainText } from "./markup.ts";

/** Pixels on a side of a picture. */
const SIDE = 300;

export function Handout() {
  const { view, dispatch } = useApp();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fill = () => {
      const { mode, page } = view.state.peek();
      const isLesson = mode === "learn" && page === null;
      document.documentElement.toggleAttribute("data-handout", isLesson);
      if (!isLesson || !ref.current) return;
      dispatch({ type: "learn/print" });
      const sheet = view.handout.peek();
      // At once, because the browser does not wait for rendering after this event.
      if (sheet) render(<Paper {...sheet} theme={lightTheme()} />, ref.current);
    };
    const empty = () => ref.current && render(null, ref.current);
    addEventListener("beforeprint", fill);
    addEventListener("afterprint", empty);
    return () => {
      removeEventListener("beforeprint", fill);
      removeEventListener("afterprint", empty);
    };
  }, [view]);
  return <article class="handout" id="handout" aria-hidden="true" ref={ref} />;
}

/** The colours of the light theme, even if the page is dark. */
export function lightTheme() {
  const { dataset } = document.documentElement;
  const seen = dataset.theme;
  dataset.theme = "light";
  const theme = readTheme();
  dataset.theme = seen;
  return theme;
}

function Paper({ title, place, parts, link, theme }: Sheet & { theme: Theme }) {
  return (
    <>
      <p class="place">{place}</p>
      <h1>{title}</h1>
      {parts.map((part, at) => (
        <PartOnPaper key={at} {...part} theme={theme} />
      ))}
      <p class="origin">{new URL(link, location.href).href}</p>
    </>
  );
}

type PartProps = Sheet["parts"][number] & { theme: Theme };

function PartOnPaper({ kind, text, task, pictures, code, room, theme }: PartProps) {
  return (
    <section>
      {kind && <h3>{kind}</h3>}
      {text.map((words) => (
        <p key={words}>{plainText(words)}</p>
      ))}
      <div class="pictures">
        {pictures.map((picture, at) => (
          <Figure key={at} {...picture} theme={theme} />
        ))}
      </div>
      {task && (
        <p>
          <b>{task}</b>
        </p>
      )}
      {room && (
        <>
          <hr />
          <hr />
        </>
      )}
      {code.length > 0 && <pre translate={false}>{code.map(numbered).join("\n")}</pre>}
    </section>
  );
}

interface FigureProps {
  theme: Theme;
  /** Pixels on a side. */
  side?: number;
}

export function Figure({ caption, theme, side = SIDE, ...picture }: Picture & FigureProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (ref.current) drawStill(ref.current, picture, theme, side, 2);
  }, [picture.scene]);
  return (
    <figure>
      <canvas ref={ref} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

const numbered = (line: string, at: number) => `${String(at + 1).padStart(2)}  ${line}`;
