/** A field for a whole number, clamped to its limits. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { useApp } from "./context.ts";

interface Props {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Passes on every value typed; the receiver refuses bad ones with a reason. */
  isUnclamped?: boolean;
  id?: string;
  label?: string;
  title?: string;
}

export function NumberInput(props: Props) {
  const { value, min, max, onChange, isUnclamped = false, id, label, title } = props;
  const ref = useRef<HTMLInputElement>(null);
  const refusals = useApp().view.refusals.value;
  // Typed text stays until the value changes or is refused.
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = String(value);
  }, [value, refusals]);
  return (
    <input
      ref={ref}
      type="number"
      inputMode="numeric"
      id={id}
      min={min}
      max={max}
      title={title}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const typed = Math.trunc(currentTarget.valueAsNumber);
        const wanted = isUnclamped ? typed || 0 : clamp(typed || min, min, max);
        currentTarget.value = String(wanted);
        onChange(wanted);
      }}
    />
  );
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
