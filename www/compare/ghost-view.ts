/** The view model of a ghost profile: the work that a stronger method saves. */

import type { LaneColour } from "../content/colours.ts";
import { counted } from "../core/lists.ts";
import { count, percent } from "../core/numbers.ts";
import type { GhostProfile } from "../engine/generated/race.ts";
import type { GhostController } from "./ghost-controller.ts";

interface GhostLane {
  name: string;
  inText: string;
  sentence: string;
  colour: LaneColour;
}

export type GhostView = NonNullable<ReturnType<typeof ghostView>>;

/**
 * Null where no lane contains another.
 * @param measured whether every lane is
 * @param span the chosen dead end
 */
export function ghostView(
  ghost: GhostController,
  lanes: GhostLane[],
  measured: boolean,
  span: number | null,
) {
  const { pairs, chosen, profile, pair } = ghost;
  if (!pair) return null;
  const [weaker, stronger] = [lanes[pair.weaker]!, lanes[pair.stronger]!];
  return {
    chosen,
    profile,
    pair,
    span,
    colours: { weaker: weaker.colour, stronger: stronger.colour },
    pairs: pairs.map((one) => `${lanes[one.weaker]!.name} and ${lanes[one.stronger]!.inText}`),
    row: rowWords(ghost, weaker, stronger),
    what: `${weaker.name}, step by step. Shaded: dead ends that ${stronger.inText} never entered.`,
    spared: profile ? sparedShare(profile) : "…",
    spanText: profile && span !== null ? spanWords(profile, span) : "none chosen",
    steps: profile && span !== null ? `Steps ${rangeOf(profile, span, "–")}.` : "",
    message: profile ? profileWords(profile, span, weaker, stronger) : waiting(ghost, measured),
    label: profile ? labelOf(profile, weaker) : "Ghost profile",
  };
}

/** What the profile shows, in a sentence. */
function rowWords({ profile }: GhostController, weaker: GhostLane, stronger: GhostLane) {
  if (!profile) return `What ${stronger.inText} skips of ${weaker.inText}`;
  const { spared, steps } = profile;
  return `${stronger.name} skips ${count(spared)} of ${weaker.inText}’s ${count(steps)} steps`;
}

const sparedShare = ({ spared, steps }: GhostProfile) =>
  `${Math.round((100 * spared) / Math.max(1, steps))}%`;

const rangeOf = ({ from, to }: GhostProfile, span: number, between: string) =>
  `${count(from[span]!)}${between}${count(to[span]!)}`;

const spanWords = (profile: GhostProfile, span: number) =>
  `${count(span + 1)} of ${count(profile.from.length)}, steps ${rangeOf(profile, span, " to ")}`;

const labelOf = ({ steps, from }: GhostProfile, { inText }: GhostLane) =>
  `Depth of ${inText} at each of ${count(steps)} steps; ${count(from.length)} dead ends were spared`;

function waiting({ problem, progress }: GhostController, measured: boolean) {
  if (problem) return problem;
  return measured ? `Comparing every step: ${percent(progress)}.` : "Measuring both lanes first…";
}

function profileWords(
  profile: GhostProfile,
  span: number | null,
  weaker: GhostLane,
  stronger: GhostLane,
) {
  const { from, steps, spared, strongerSteps, stopped } = profile;
  if (span !== null) return deadEndWords(profile, span, weaker, stronger);
  if (from.length === 0) return `${stronger.name} enters every branch that ${weaker.inText} does.`;
  const ends = counted(from.length, "dead end");
  const rest = `Outside them, ${weaker.inText} takes ${count(steps - spared)} steps; ${stronger.inText} takes ${count(strongerSteps)} in all.`;
  const until = stopped ? ", as far as it was followed" : "";
  return `${ends}: ${count(spared)} of ${count(steps)} steps${until}. Choose one to see both solvers there. ${rest}`;
}

function deadEndWords(
  { from, to }: GhostProfile,
  span: number,
  weaker: GhostLane,
  stronger: GhostLane,
) {
  const length = to[span]! - from[span]! + 1;
  const spends = `${weaker.name} spends ${counted(length, "step")} there.`;
  return `${stronger.name}: ${stronger.sentence} ${spends}`;
}
