/** Steps through a what-if line. */

import { Button } from "../ui/Button.tsx";
import type { Command } from "../ui/context.ts";

interface Props {
  /** The moment that is shown; 0 before the first. */
  moment: number;
  last: number;
  stepBy: (by: number) => Command;
}

export function WhatIf({ moment, last, stepBy }: Props) {
  if (last === 0) return null;
  const step = (by: number, icon: "left" | "right", name: string, disabled: boolean) => (
    <Button action={stepBy(by)} class="key" label={name} icon={icon} disabled={disabled} />
  );
  return (
    <div class="what-if inline below" role="group" aria-label="What if">
      {step(-1, "left", "Previous step", moment === 0)}
      <span class="num">
        {moment} / {last}
      </span>
      {step(1, "right", "Next step", moment === last)}
    </div>
  );
}
