/** Every start: a map of the board for each of two solvers, or for Warnsdorff's tie-breaks. */

import { Intro } from "./Intro.tsx";
import { SolverMaps } from "./SolverMaps.tsx";
import { StartsTools } from "./StartsTools.tsx";
import { useSurvey } from "./SurveyBar.tsx";
import { TiesMap } from "./TiesMap.tsx";

const TITLES = {
  queens: "How long it takes depends on the locked queen’s square",
  knights: "How long it takes depends on the knight’s start",
};
const TEXTS = {
  queens:
    "Each square shows what a solver needs with a queen locked there. Choose a square to compare.",
  knights:
    "Each square shows what a solver needs if the knight starts there. Choose a square to compare.",
};
const TIES_TITLE = "Warnsdorff’s rule, start by start";
const TIES_TEXT =
  "From which starts does the rule find an open tour without turning back? That depends on how it breaks ties.";

const NO_STARTS =
  "A board of colours has one solution, so a queen locked on any other square leaves none: race two solvers on a whole board instead.";

export function Starts() {
  const { game } = useSurvey("starts");
  if (game !== "colour") return <StartsOf game={game} />;
  return <Intro title="Every start does not apply to Colour Queens" text={NO_STARTS} />;
}

function StartsOf({ game }: { game: "queens" | "knights" }) {
  const survey = useSurvey("starts");
  const isTies = survey.setup.metric === "ties";
  const title = isTies ? TIES_TITLE : TITLES[game];
  const Maps = isTies ? TiesMap : SolverMaps;
  return (
    <>
      <Intro title={title} text={isTies ? TIES_TEXT : TEXTS[game]} />
      <StartsTools {...survey} />
      <Maps {...survey} title={title} />
    </>
  );
}
