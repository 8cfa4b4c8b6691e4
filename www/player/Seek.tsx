/** A slider through a run, filled up to where it stands. */

/** Half of the slider's grip: its middle stands on the step. */
export const GRIP = 12;

interface Props {
  value: number;
  min?: number;
  max: number;
  /** How far it is, from 0 to 1, where that is not how far the value is. */
  past?: number;
  /** Where it stands, in words. */
  text: string;
  label: string;
  disabled?: boolean;
  id?: string;
  onSeek: (value: number) => void;
}

export function Seek(props: Props) {
  const { value, min = 0, max, text, label, disabled, id, onSeek } = props;
  const { past = (value - min) / Math.max(1, max - min) } = props;
  return (
    <input
      type="range"
      class="seek"
      id={id}
      min={min}
      max={max}
      step={1}
      value={value}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={text}
      style={{ "--past": `calc(${GRIP}px + (100% - ${2 * GRIP}px) * ${past})` }}
      onInput={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
    />
  );
}
