import type { Signal } from "@preact/signals";
import type { ComponentChildren, ComponentProps } from "preact";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

interface Props extends ComponentProps<typeof Button> {
  /** At the end of the line. */
  end?: ComponentChildren;
  /** Whether its content is unfolded. A click toggles it. */
  isOpen?: Signal<boolean>;
}

/** A row that leads to another place, or opens the content it names. */
export function Row({ end, isOpen, children, ...props }: Props) {
  const fold = isOpen && {
    "aria-expanded": isOpen.value,
    onClick: () => {
      isOpen.value = !isOpen.value;
    },
  };
  return (
    <Button class="row" {...fold} {...props}>
      <span>{children}</span> <span class="end">{end}</span>
      <Icon name={isOpen ? "down" : "right"} />
    </Button>
  );
}
