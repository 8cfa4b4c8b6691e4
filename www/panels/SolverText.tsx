/** About the chosen solver: its code, and a description. */

import { signal, useComputed } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawStill } from "../board/draw/board.ts";
import { programOf } from "../content/code/programs.ts";
import { cardOf } from "../content/index.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { runOf } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { pixelRatio } from "../ui/canvas.ts";
import { useApp } from "../ui/context.ts";
import { Fold, useFold } from "../ui/Fold.tsx";
import { Select } from "../ui/Select.tsx";
import { type Shown, SolverCode } from "./SolverCode.tsx";

/** Pixels on a side of the picture. */
const PICTURE = 216;

type Side = Shown | "about";

const NAMES: Record<Side, string> = {
  pseudocode: "Pseudocode",
  python: "Python",
  javascript: "JavaScript",
  about: "About the solver",
};

/** Stays from solver to solver while the page is open. */
const chosen = signal<Shown>("pseudocode");

/** The code of a solver, or a description. */
export function SolverText() {
  const { view, dispatch } = useApp();
  const isFolded = useFold();
  const isLearn = useComputed(() => view.lesson.value !== null).value;
  const isAbout = useComputed(() => view.lesson.value === null && view.state.value.about).value;
  const { value: solver } = view.solver;
  const options = useComputed(() => runOf(view.state.value).options).value;
  const program = programOf(solver, options);
  const shown = program ? chosen.value : "pseudocode";
  const programs: Side[] = program ? ["python", "javascript"] : [];
  const sides: Side[] = ["pseudocode", ...programs, ...(isLearn ? [] : ["about" as const])];
  const choose = (side: Side) => {
    if (side !== "about") chosen.value = side;
    if (!isLearn) dispatch({ type: "settings/set", settings: { about: side === "about" } });
  };
  return (
    <div class={isFolded.value ? "card code folded" : "card code"} id="card">
      <div class="head">
        <h2>Code</h2>
        {sides.length > 1 && (
          <Select
            id="doc"
            class="plain last"
            label="Code or description"
            options={sides.map((value) => ({ value, label: NAMES[value] }))}
            value={isAbout ? "about" : shown}
            onChange={choose}
          />
        )}
        <Fold id="fold-code" label="Code" isFolded={isFolded} />
      </div>
      {isAbout ? (
        <About solver={solver} />
      ) : (
        <SolverCode solver={solver} program={program} shown={shown} />
      )}
    </div>
  );
}

/** @param props.solver described once its card has loaded */
function About({ solver }: { solver: SolverInfo }) {
  const hasCard = useApp().view.card.value !== null;
  return (
    <div class="doc scroll" id="card-about" role="region" aria-label="About" tabIndex={0}>
      {hasCard && <Story solver={solver} />}
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
