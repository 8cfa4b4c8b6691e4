/** Every start: a map of the board for each of two solvers, or for Warnsdorff's tie-breaks. */

import { Intro } from "./Intro.tsx";
import { SolverMaps } from "./SolverMaps.tsx";
import { StartsTools } from "./StartsTools.tsx";
import { TiesMap } from "./TiesMap.tsx";
import { useSurvey } from "./use-survey.ts";

const TITLES = {
  queens: "How long it takes depends on the locked queen’s square",
  colour: "Every start asks the same of each square",
  knights: "How long it takes depends on the knight’s start",
};
const TEXTS = {
  queens:
    "Each square shows what a solver needs with a queen locked there. Choose a square to compare.",
  colour:
    "A board of colours has few solutions, so most squares to lock lead nowhere. Race two solvers instead.",
  knights:
    "Each square shows what a solver needs if the knight starts there. Choose a square to compare.",
};
const TIES_TITLE = "Warnsdorff’s rule, start by start";
const TIES_TEXT =
  "From which starts does the rule find an open tour without turning back? That depends on how it breaks ties.";

export function Starts() {
  const survey = useSurvey("starts");
  const isTies = survey.setup.metric === "ties";
  const title = isTies ? TIES_TITLE : TITLES[survey.game];
  const Maps = isTies ? TiesMap : SolverMaps;
  return (
    <>
      <Intro title={title} text={isTies ? TIES_TEXT : TEXTS[survey.game]} />
      <StartsTools {...survey} />
      <Maps {...survey} title={title} />
    </>
  );
}
