/** Radio buttons side by side that look like one control. */

import type { ComponentChildren } from "preact";
import { useApp } from "./context.ts";

export interface Choice<T extends string> {
  value: T;
  label: ComponentChildren;
  /** The accessible name, if not the label. */
  name?: string;
  title?: string;
  /** Reserves the width of the bold label. */
  text?: string;
  disabled?: boolean;
}

interface Props<T extends string> {
  /** Of the radio buttons, unique on the page. */
  name: string;
  choices: Choice<T>[];
  /** Null if none is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  /** Called when the chosen one is pressed again. */
  onAgain?: (value: T) => void;
  id?: string;
  class?: string;
  /** The accessible name; or use `labelledBy`. */
  label?: string;
  labelledBy?: string;
  disabled?: boolean;
}

export function Segmented<T extends string>(props: Props<T>) {
  const { name, choices, value, onChange, id, class: className = "seg small" } = props;
  // Renders again after a refusal, to show the earlier choice.
  useApp().view.refusals.value;
  return (
    <div
      class={className}
      id={id}
      role="radiogroup"
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
    >
      {choices.map((choice) => (
        <label key={choice.value} title={choice.title}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            aria-label={choice.name}
            checked={choice.value === value}
            disabled={props.disabled || choice.disabled}
            onChange={() => onChange(choice.value)}
            onClick={() => choice.value === value && props.onAgain?.(choice.value)}
          />
          <span data-text={choice.text}>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
