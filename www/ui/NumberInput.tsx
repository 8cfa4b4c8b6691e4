/** A field for a whole number, which is kept within its ends. */

import { useLayoutEffect, useRef } from "../vendor/preact.js";

interface Props {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  id?: string;
  label?: string;
  title?: string;
}

export function NumberInput({ value, min, max, onChange, id, label, title }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  // What somebody is typing stays until the value itself is another.
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = String(value);
  }, [value]);
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
        const wanted = Math.trunc(currentTarget.valueAsNumber) || min;
        const kept = Math.max(min, Math.min(max, wanted));
        currentTarget.value = String(kept);
        onChange(kept);
      }}
    />
  );
}
