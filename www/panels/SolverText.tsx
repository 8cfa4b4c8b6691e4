/** About the chosen solver: its code, and a description. */

import { useComputed } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawStill } from "../board/draw/board.ts";
import { cardOf } from "../content/index.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { Button } from "../ui/Button.tsx";
import { pixelRatio } from "../ui/canvas.ts";
import { useApp } from "../ui/context.ts";
import { Fold, useFold } from "../ui/Fold.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { SolverCode } from "./SolverCode.tsx";

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
          <h2>Code</h2>
          <Fold id="fold-code" label="Code" isFolded={isFolded} />
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
      <SolverCode solver={solver} isHidden={isAbout.value} />
      {!isLearn && <About solver={solver} isHidden={!isAbout.value} />}
    </div>
  );
}

interface Props {
  solver: SolverInfo;
  isHidden: boolean;
}

function About({ solver, isHidden }: Props) {
  const hasCard = useApp().view.card.value !== null;
  return (
    <div
      class="doc scroll"
      id="card-about"
      role="tabpanel"
      aria-labelledby="doc-about"
      tabIndex={0}
      hidden={isHidden}
    >
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
