/** A modal dialog. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./Button.tsx";

interface Props {
  id?: string;
  class?: string;
  open: boolean;
  /** Called when it closes: by a button, Escape, or a click outside. */
  onClose: () => void;
  role?: "dialog" | "alertdialog";
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /** Whether it stays open on a click outside. */
  isFirm?: boolean;
  children: ComponentChildren;
}

/** The head of a sheet, with its Close button. */
export function SheetHead({ id, onClose, children }: Pick<Props, "id" | "onClose" | "children">) {
  return (
    <div class="top inline">
      {children}
      <Button
        class="icon last"
        id={`${id}-close`}
        icon="cross"
        label="Close"
        title="Close (Esc)"
        onClick={onClose}
      />
    </div>
  );
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape.
    <dialog
      ref={ref}
      id={id}
      class={className}
      role={role}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      onCancel={(event) => {
        // A file field in the dialog can be cancelled as well.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // This event comes late: the dialog may have been opened again. Only if the browser closed it is that news.
        if (open && !ref.current?.open) onClose();
      }}
      onClick={({ target }) => {
        if (!isFirm && target === ref.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
