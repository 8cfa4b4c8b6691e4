/** The parts of a lesson as small bars. */
export function Bars({ name, bars }: { name: string; bars: boolean[] }) {
  return (
    <span class="parts" role="img" aria-label={name}>
      {bars.map((isOn, at) => (
        <i key={at} class={isOn ? "on" : undefined} />
      ))}
    </span>
  );
}
