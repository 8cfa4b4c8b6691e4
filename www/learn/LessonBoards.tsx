import { useComputed } from "@preact/signals";
import { SmallBoard } from "../board/SmallBoard.tsx";
import { colourOf } from "../content/solvers.ts";
import { useApp } from "../ui/context.ts";
import type { LessonLane } from "./lanes.ts";
import { boardNames, captionOf, laneWords } from "./lesson-view.ts";
import { CoverNet } from "./Nets.tsx";

/** A lesson's boards in place of the usual one: two or four runs side by side, or a net. */
export function LessonBoards() {
  const { dispatch, view } = useApp();
  const part = useComputed(() => view.lesson.value?.part).value;
  const lanes = useComputed(() => view.lesson.value?.lanes).value;
  const trial = useComputed(() => view.lesson.value?.trial).value;
  if (trial?.kind === "cover") return <CoverNet net={trial.net} />;
  if (!part || !lanes) return null;
  const names = boardNames(part, lanes, view.solvers.value);
  const lock = (square: number) => dispatch({ type: "learn/lock", square });
  return (
    <div class={lanes.length === 4 ? "boards four" : "boards"} id="lesson-boards">
      {lanes.map((lane, at) => (
        <LessonBoard
          key={at}
          lane={lane}
          name={names[at] ?? ""}
          isLab={part.kind === "lab"}
          onPress={lock}
        />
      ))}
    </div>
  );
}

interface Props {
  lane: LessonLane;
  name: string;
  /** Whether it shows counts instead of sentences. */
  isLab: boolean;
  onPress: (square: number) => void;
}

/** A board with its name, its step and its sentence. */
function LessonBoard({ lane, name, isLab, onPress }: Props) {
  const { game, solver: id } = lane.moment;
  const { scene, names } = lane;
  return (
    <figure style={{ "--c": `var(--s-${colourOf({ game, id })})` }}>
      <figcaption class="cluster">
        <b>{name}</b>
        {!isLab && <small class="num">{captionOf(lane).note}</small>}
      </figcaption>
      <SmallBoard class="host" label={name} scene={scene} names={names} onPress={onPress} />
      <p class="num">{laneWords(lane, isLab)}</p>
    </figure>
  );
}
