/** A modal dialog that is open for as long as the state says so. */

import { type ComponentChildren, useLayoutEffect, useRef } from "../vendor/preact.js";

interface Props {
  id?: string;
  class?: string;
  open: boolean;
  /** Called when the person closes it: by a button, Escape, or a click beside it. */
  onClose: () => void;
  role?: "dialog" | "alertdialog";
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /** Whether a click beside it leaves it open. */
  isFirm?: boolean;
  children: ComponentChildren;
}

export function Dialog(props: Props) {
  const { id, class: className, open, onClose, role, isFirm, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as browsers have it.
    <dialog
      ref={ref}
      id={id}
      class={className}
      role={role}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      onClose={onClose}
      onClick={({ target }) => {
        if (!isFirm && target === ref.current) ref.current?.close();
      }}
    >
      {children}
    </dialog>
  );
}
