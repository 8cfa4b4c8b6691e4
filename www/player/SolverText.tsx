/** About the chosen solver: its pseudocode with the current line marked, and a description. */

import { cardOf, keyOf } from "../content/index.ts";
import type { PseudocodeLine, SolverInfo } from "../engine/generated/solver.ts";
import { pixelRatio } from "../render/canvas.ts";
import { drawStill } from "../render/still.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Fold, useFold } from "../ui/Fold.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import {
  type RefObject,
  useComputed,
  useEffect,
  useLayoutEffect,
  useRef,
} from "../vendor/preact.js";

/** Pixels on a side of the picture. */
const PICTURE = 216;

const SIDES = [
  { value: "code", label: "Code" },
  { value: "about", label: "About" },
] as const;

export function SolverText() {
  const { view, dispatch } = useApp();
  const isFolded = useFold();
  const isLearn = useComputed(() => view.lesson.value !== null).value;
  const isAbout = useComputed(() => view.lesson.value === null && view.state.value.about);
  const { value: solver } = view.solver;
  return (
    <div class={isFolded.value ? "card code folded" : "card code"} id="card">
      {isLearn ? (
        <div class="head">
          <h2>Pseudocode</h2>
          <Fold id="fold-code" label="Pseudocode" isFolded={isFolded} />
        </div>
      ) : (
        <Tabs
          id="doc"
          class="tabs"
          label="About the solver"
          tabs={SIDES}
          chosen={isAbout.value ? "about" : "code"}
          onChoose={(side) =>
            dispatch({ type: "settings/set", settings: { about: side === "about" } })
          }
          panelOf={(side) => `card-${side}`}
          idOf={(side) => `doc-${side}`}
        />
      )}
      <Code solver={solver} isHidden={isAbout.value} />
      {!isLearn && <About solver={solver} isHidden={!isAbout.value} />}
    </div>
  );
}

interface Props {
  solver: SolverInfo;
  isHidden: boolean;
}

function Code({ solver, isHidden }: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      class="doc"
      id="card-code"
      role="tabpanel"
      aria-labelledby="doc-code"
      tabIndex={0}
      hidden={isHidden}
      ref={box}
    >
      <ol class="pseudocode" id="card-lines" aria-label="Pseudocode">
        {solver.pseudocode.map((line, place) => (
          <CodeLine key={`${keyOf(solver)} ${place}`} line={line} box={box} />
        ))}
      </ol>
    </div>
  );
}

interface LineProps {
  line: PseudocodeLine;
  /** Its scroll container. */
  box: RefObject<HTMLElement | null>;
}

function CodeLine({ line: { text, ids }, box }: LineProps) {
  const { view } = useApp();
  const item = useRef<HTMLLIElement>(null);
  const isLit = useComputed(() => ids.includes(view.run.value?.snapshot.line || "none")).value;
  // After the frame, when the layout is already done.
  useEffect(() => {
    if (isLit && box.current && item.current) reveal(box.current, item.current);
  }, [isLit]);
  const code = text.trimStart();
  return (
    <li ref={item} aria-current={isLit ? "step" : undefined}>
      <code style={{ "--depth": (text.length - code.length) / 2 }}>{code}</code>
    </li>
  );
}

/** Scrolls a line into view, without moving the page. */
function reveal(box: HTMLElement, item: HTMLElement) {
  const [all, line] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  if (line.top < all.top) box.scrollTop += line.top - all.top;
  else if (line.bottom > all.bottom) box.scrollTop += line.bottom - all.bottom;
}

function About({ solver, isHidden }: Props) {
  return (
    <div
      class="doc"
      id="card-about"
      role="tabpanel"
      aria-labelledby="doc-about"
      tabIndex={0}
      hidden={isHidden}
    >
      <Story solver={solver} />
    </div>
  );
}

function Story({ solver }: { solver: SolverInfo }) {
  const card = cardOf(solver);
  return (
    <>
      <p id="card-what">{card.what}</p>
      <h3>What to watch for</h3>
      <p id="card-watch">{card.watch}</p>
      <h3>A telling moment</h3>
      <p id="card-shows">{card.shows}</p>
      <figure>
        <Picture caption={card.caption} />
        <figcaption class="small" id="card-caption">
          {card.caption}
        </figcaption>
      </figure>
      <Button id="card-open" action={{ type: "app/moment", moment: card.moment }}>
        Show me this moment
      </Button>
      <dl class="costs">
        <Cost name="A step">{solver.step}</Cost>
        <Cost name="Time">{card.time}</Cost>
        <Cost name="Memory">{card.memory}</Cost>
        <Cost name="Source">{card.source}</Cost>
      </dl>
    </>
  );
}

function Cost({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Picture({ caption }: { caption: string }) {
  const app = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = app.theme.value;
  const picture = app.view.card.value;
  useLayoutEffect(() => {
    if (canvas.current && picture) drawStill(canvas.current, picture, theme, PICTURE, pixelRatio());
  }, [picture, theme]);
  return <canvas id="card-canvas" role="img" ref={canvas} aria-label={`Picture: ${caption}`} />;
}
