/** A slider through a run, filled up to its value. */

/** Half the width of the slider's thumb. */
export const GRIP = 10;

interface Props {
  value: number;
  min?: number;
  max: number;
  /** The filled part, from 0 to 1; by default up to the value. */
  past?: number;
  /** The value in words. */
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
