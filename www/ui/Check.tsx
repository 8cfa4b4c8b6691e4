/** A box to tick, with what it does in smaller letters. */

import type { ComponentChildren } from "../vendor/preact.js";

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ComponentChildren;
  /** What it does. */
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
      <span>
        {children}
        {more && <small>{more}</small>}
      </span>
    </label>
  );
}
