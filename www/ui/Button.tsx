/** A button: with text, an icon or both. */

import type { ComponentProps } from "preact";
import type { Command } from "./context.ts";
import { useApp } from "./context.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface Props extends Omit<ComponentProps<"button">, "label" | "icon"> {
  /** Dispatched on a click, unless there is an `onClick`. */
  action?: Command;
  icon?: IconName;
  /** The accessible name, and the tooltip unless there is a `title`. */
  label?: string;
}

export function Button({ action, icon, label, class: className = "btn", ...props }: Props) {
  const { dispatch } = useApp();
  const { children, ...others } = props;
  return (
    <button
      type="button"
      class={className}
      title={label}
      aria-label={label}
      onClick={action && (() => dispatch(action))}
      {...others}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
