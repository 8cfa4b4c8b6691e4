/** A button that asks for one thing. */

import type { Action } from "../state/actions.ts";
import type { ComponentProps } from "../vendor/preact.js";
import { useApp } from "./context.ts";

interface Props extends ComponentProps<"button"> {
  action: Action;
}

export function ActionButton({ action, class: className = "btn", ...others }: Props) {
  const { dispatch } = useApp();
  return <button type="button" class={className} {...others} onClick={() => dispatch(action)} />;
}
