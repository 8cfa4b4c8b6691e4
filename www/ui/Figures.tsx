/** Numbers with their names. */

/** A figure longer than this is set smaller. */
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
