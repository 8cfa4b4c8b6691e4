import type { ComponentChildren } from "preact";

interface Props {
  /** Omitted if the control has its own name. */
  label?: string;
  children: ComponentChildren;
}

export function Field({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child.
    <label class="option">
      {label && <span>{label}</span>}
      {children}
    </label>
  );
}
