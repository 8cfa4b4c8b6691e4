/** A link within the page. A click performs a command; a new tab, a copy or a bookmark gets the address. */

import type { ComponentProps } from "preact";
import { type Command, useApp } from "./context.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface Props extends Omit<ComponentProps<"a">, "label" | "icon" | "role"> {
  href: string;
  action: Command;
  icon?: IconName;
  /** The accessible name, and the tooltip unless there is a `title`. */
  label?: string;
}

export function Link({ href, action, icon, label, children, ...props }: Props) {
  const { dispatch } = useApp();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || isForBrowser(event)) return;
    event.preventDefault();
    dispatch(action);
  };
  return (
    <a href={href} title={label} aria-label={label} onClick={follow} {...props}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** With one of these keys, a browser opens a link elsewhere. */
const isForBrowser = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;
