/** A checkbox with an explanation. */

import type { ComponentChildren } from "preact";

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ComponentChildren;
  /** The explanation. */
  more?: ComponentChildren;
}

export function Check({ checked, onChange, children, more }: Props) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span class="lines">
        {children}
        {more && <small>{more}</small>}
      </span>
    </label>
  );
}
