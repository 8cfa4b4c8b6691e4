/** The tasks: a list beside the program, or a menu. */

import { useComputed } from "@preact/signals";
import type { LabTask } from "../routes/lab.ts";
import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";
import { Select } from "../ui/Select.tsx";
import type { TaskItem } from "./lab-view.ts";
import { useLab } from "./use-lab.ts";

/** What screen readers hear after a title. */
const PROGRESS: Record<TaskItem["progress"], string> = {
  open: "",
  begun: ", begun",
  passed: ", passed",
};

export function Tasks() {
  const lab = useLab();
  const { dispatch } = useApp();
  const { task, tasks } = lab.value;
  return (
    <nav class="lab-tasks stack tight" aria-labelledby="lab-tasks">
      <h2 id="lab-tasks">Tasks</h2>
      <ul>
        {tasks.map(({ task: id, title, progress }) => (
          <li key={id}>
            <button
              type="button"
              class="item"
              aria-current={id === task ? "true" : undefined}
              onClick={() => dispatch({ type: "lab/task", task: id })}
            >
              <span class={`mark-of ${progress}`} aria-hidden="true">
                {progress === "passed" && <Icon name="check" />}
              </span>
              <span>
                {title}
                <span class="hidden">{PROGRESS[progress]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <small>Your programs are saved in this browser.</small>
    </nav>
  );
}

/** In windows without room for the list. */
export function TaskMenu() {
  const lab = useLab();
  const { dispatch } = useApp();
  const task = useComputed(() => lab.value.task).value;
  const options = lab.value.tasks.map(({ task: value, title, progress }) => ({
    value,
    label: `${title}${PROGRESS[progress]}`,
  }));
  return (
    <Select<LabTask>
      id="lab-task"
      label="Task"
      options={options}
      value={task}
      onChange={(chosen) => dispatch({ type: "lab/task", task: chosen })}
    />
  );
}
