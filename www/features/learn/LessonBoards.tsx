import { SmallBoard } from "../../board/SmallBoard.tsx";
import { cardOf } from "../../content/index.ts";
import type { Lane } from "../../run/lessons/lanes.ts";
import { boardNames, captionOf, laneWords } from "../../run/lessons/lesson-view.ts";
import { useApp } from "../../ui/context.ts";
import { useLesson } from "./use-lesson.ts";

/** Two or four runs of a lesson side by side. */
export function LessonBoards() {
  const { dispatch, view } = useApp();
  const part = useLesson((lesson) => lesson.part);
  const lanes = useLesson((lesson) => lesson.lanes) ?? [];
  const names = part ? boardNames(part, lanes, view.solvers.value) : [];
  const lock = (square: number) => dispatch({ type: "learn/lock", square });
  return (
    <div class={lanes.length === 4 ? "lanes four" : "lanes"} id="lesson-boards" data-in="learn">
      {lanes.map((lane, at) => (
        <LessonBoard
          key={at}
          lane={lane}
          name={names[at] ?? ""}
          isLab={part?.kind === "lab"}
          onPress={lock}
        />
      ))}
    </div>
  );
}

interface Props {
  lane: Lane;
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
    <figure style={{ "--c": `var(--s-${cardOf({ game, id }).colour})` }}>
      <figcaption>
        <i />
        <b>{name}</b>
        <span>{isLab ? "" : captionOf(lane).note}</span>
      </figcaption>
      <SmallBoard class="host" label={name} scene={scene} names={names} onPress={onPress} />
      <p class="sub">{laneWords(lane, isLab)}</p>
    </figure>
  );
}
