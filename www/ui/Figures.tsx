/** Numbers with their names. */

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useSelector } from "./use-selector.ts";

/** Longer figures get smaller type. */
const LONG = 8;

interface Props {
  /** By name, in their order. */
  figures: Record<string, string>;
  id?: string;
  class?: string;
}

export function Figures({ figures, id, class: className = "kpi" }: Props) {
  return (
    <dl class={className} id={id}>
      {Object.entries(figures).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class={text.length > LONG ? "long" : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LiveProps {
  figures: ReadonlySignal<Record<string, string>>;
  id?: string;
}

/** For figures that change in every frame: updates only the texts that differ. */
export function LiveFigures({ figures, id }: LiveProps) {
  const names = useSelector(() => Object.keys(figures.value)).value;
  return (
    <dl class="kpi" id={id}>
      {names.map((name) => (
        <LiveFigure key={name} name={name} figures={figures} />
      ))}
    </dl>
  );
}

function LiveFigure({ name, figures }: LiveProps & { name: string }) {
  const text = useComputed(() => figures.value[name] ?? "");
  const size = useComputed(() => (text.value.length > LONG ? "long" : ""));
  return (
    <div>
      <dt>{name}</dt>
      <dd class={size}>{text}</dd>
    </div>
  );
}
