/** By chance: a dot for each seed of a solver, and one run step by step. */

import { useMemo } from "preact/hooks";
import { count } from "../core/numbers.ts";
import { sideOf } from "../core/regions.ts";
import { ColourBoards } from "../panels/ColourBoards.tsx";
import { type Chance as ChanceSetup, LARGEST, MOST_SEEDS } from "../routes/compare/chance.ts";
import { useApp } from "../ui/context.ts";
import { Field } from "../ui/Field.tsx";
import { NumberInput } from "../ui/NumberInput.tsx";
import { Conflicts } from "./Conflicts.tsx";
import { chanceView } from "./chance-view.ts";
import { Dots } from "./Dots.tsx";
import { Intro } from "./Intro.tsx";
import { SolverTicks } from "./SolverTicks.tsx";
import { type Survey, SurveyBar, useSurvey } from "./SurveyBar.tsx";

const SMALLEST = { queens: 4, colour: 5, knights: 5 };

export function Chance() {
  const { dispatch } = useApp();
  const survey = useSurvey("chance");
  const { setup, game, solvers, measured } = survey;
  const view = useMemo(
    () => chanceView(setup, game, solvers, measured.known),
    [setup, game, solvers, measured],
  );
  const title = `The same solver, ${count(setup.seeds)} times`;
  return (
    <>
      <Intro title={title} text={introText(survey)} />
      <ChanceTools {...survey} />
      <div class="chance columns">
        <div>
          <h2>Steps to solve</h2>
          <SolverTicks
            offered={view.offered}
            onChange={(lanes) => dispatch({ type: "compare/chance", change: { lanes } })}
          />
          <Dots title={title} view={view} seed={setup.run} />
        </div>
        {game !== "knights" && <Conflicts view={view} setup={setup} game={game} />}
      </div>
    </>
  );
}

function introText({ setup, game }: Survey<"chance">) {
  const intro = "A solver that uses chance goes a different way with each seed.";
  return game !== "knights"
    ? `${intro} Each dot is one run with ${setup.rows} queens${setup.regions ? " on this board of colours" : ""}. Choose one to see it step by step.`
    : `${intro} Each dot is one run on ${setup.columns} × ${setup.rows} from the same start.`;
}

const squareOf = (side: number) => ({ rows: side, columns: side });

function ChanceTools({ setup, game, measured }: Survey<"chance">) {
  const { dispatch } = useApp();
  const set = (change: Partial<ChanceSetup>) => dispatch({ type: "compare/chance", change });
  return (
    <div class="tools-bar cluster">
      {setup.regions ? (
        <ColourBoards
          id="chance-colours"
          regions={setup.regions}
          onChoose={(regions) => set({ ...squareOf(sideOf(regions)), regions })}
        />
      ) : (
        <Field label="Board">
          <NumberInput
            value={setup.rows}
            min={SMALLEST[game]}
            max={LARGEST[game]}
            onChange={(side) => set(squareOf(side))}
          />
        </Field>
      )}
      <Field label="Seeds">
        <NumberInput
          value={setup.seeds}
          min={1}
          max={MOST_SEEDS}
          onChange={(seeds) => set({ seeds, run: 0 })}
        />
      </Field>
      <SurveyBar work={measured.work} />
    </div>
  );
}
