/** A race: a question, its lanes, its player and its result. */

import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import { capital } from "../core/words.ts";
import { useApp } from "../ui/context.ts";
import { isEmbed, layout } from "../ui/layout.ts";
import { TableHead } from "../ui/TableHead.tsx";
import { useLast } from "../ui/use-selector.ts";
import { FoldRow } from "./FoldRow.tsx";
import { GhostCard } from "./Ghost.tsx";
import { Lane } from "./Lane.tsx";
import { Presets } from "./Presets.tsx";
import { RaceActs } from "./RaceActs.tsx";
import { RaceDeck } from "./RaceDeck.tsx";
import { RaceSetup } from "./RaceSetup.tsx";
import { placeWords } from "./race-result.ts";
import type { RaceView } from "./race-view.ts";
import { apartWords, setUpWords } from "./race-words.ts";

interface Props {
  race: ReadonlySignal<RaceView>;
}

export function Race() {
  const { view } = useApp();
  const race = useLast(() => view.comparison.value?.race);
  const isThere = useComputed(() => race.value !== null).value;
  return isThere && <Room race={race as Props["race"]} />;
}

function Room({ race }: Props) {
  const isOpen = useSignal(false);
  const many = useComputed(() => race.value.lanes.length).value;
  const stage = useComputed(() => race.value.stage).value;
  const problem = useComputed(() => race.value.problem);
  const missing = useComputed(() => race.value.missing);
  const hasOwn = useComputed(() => Boolean(race.value.lanes.at(-1)?.own)).value;
  // Yours comes first.
  const order = Array.from({ length: many }, (_, at) => (hasOwn ? (at + many - 1) % many : at));
  return (
    <div class="race" data-stage={stage} style={{ "--lanes": String(many) }}>
      {!isEmbed && <Head race={race} />}
      <p class="bad" id="race-problem" role="alert">
        {problem}
      </p>
      <p class="muted" id="race-missing">
        {missing}
      </p>
      <div id="lanes">
        {order.map((index) => (
          <Lane key={index} index={index} race={race} isSetUp={isOpen} />
        ))}
      </div>
      {(stage !== "ask" || isEmbed) && <RaceDeck race={race} />}
      {!isEmbed && <More race={race} isSetUp={isOpen} />}
    </div>
  );
}

/** The question, then its answer. */
function Head({ race }: Props) {
  const { stage, verdict, takeaway, standing } = race.value;
  const isApart = standing.apart.length > 0;
  const [what, where] = isApart ? apartWords(race.value) : ["", ""];
  const isEnd = stage === "end" && !isApart;
  return (
    <div class="race-head cluster">
      <div class="grow">
        <h1 class="title">{isApart ? what : isEnd ? verdict : "Who wins?"}</h1>
        <p class="lead muted" id={isApart ? "race-apart" : isEnd ? "takeaway" : "race-set-up"}>
          {isApart ? capital(where) : isEnd ? takeaway : setUpWords(race.value)}
        </p>
      </div>
      {stage === "ask" && layout.value === "phone" && <Presets />}
      <RaceActs race={race} isApart={isApart} />
    </div>
  );
}

interface MoreProps extends Props {
  isSetUp: Signal<boolean>;
}

/** Rows that unfold: the ghost profile and the figures once the race is known, and the set-up. */
function More({ race, isSetUp }: MoreProps) {
  const isKnown = useComputed(() => race.value.isKnown).value;
  const game = useComputed(() => race.value.puzzle.game).value;
  const isFigures = useSignal(false);
  const tried = game !== "knights" ? "queens tried" : "jumps";
  return (
    <div class="rows ruled race-more">
      {isKnown && <GhostCard race={race} />}
      {isKnown && (
        <FoldRow id="figures" isOpen={isFigures} end="All figures" name={`Steps, ${tried}, time`}>
          <RaceFigures race={race} />
        </FoldRow>
      )}
      <FoldRow id="race-set" isOpen={isSetUp} end="Set-up" name="Puzzle and solvers">
        <RaceSetup race={race} />
      </FoldRow>
    </div>
  );
}

/** All figures of a race, lane by lane. */
function RaceFigures({ race }: { race: ReadonlySignal<RaceView> }) {
  const { results, puzzle } = race.value;
  const tried = puzzle.game !== "knights" ? "Queens tried" : "Jumps";
  const head = ["Place", "Solver", "Steps", tried, "Taken back", "Ruled out", "Time", "Outcome"];
  return (
    <>
      <div class="scroll" role="region" aria-label="Result of the race" tabIndex={0}>
        <table id="race-results">
          <TableHead names={head} />
          <tbody>
            {results.map(({ letter, name, colour, place, end, figures }) => (
              <tr key={letter} style={{ "--c": `var(--s-${colour})` }}>
                <td>{place === null ? "–" : placeWords(place, end!)}</td>
                <th scope="row">
                  <span class="badge">{letter}</span>
                  {`\u00a0${name}`}
                </th>
                {Object.entries(figures).map(([figure, text]) => (
                  <td key={figure}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="muted">Times were measured on this device.</p>
    </>
  );
}
