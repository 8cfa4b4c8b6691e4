/** What a hint says, with its buttons. */

import type { ComponentChildren } from "preact";
import { lower } from "../../core/words.ts";
import type { Hint } from "../../engine/generated/thinking.ts";
import { Button } from "../../ui/Button.tsx";
import { ColourText } from "../../ui/ColourText.tsx";
import type { Command } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { HintView } from "./hint-controller.ts";

interface Props {
  told: HintView;
}

export function HintAnswer({ told }: Props) {
  const { asked, stage, hint, trouble, moment } = told;
  if (stage === "trouble") return <Trouble asked={asked} text={trouble} />;
  if (!hint) return <Thinking />;
  if (hint.possible.answer === "no") return <Lost hint={hint} asked={asked} />;
  return (
    <>
      <Possible possible={hint.possible} />
      {asked === "check" ? <Leave>Close</Leave> : <Reasoning hint={hint} moment={moment} />}
    </>
  );
}

interface ActsProps {
  children: ComponentChildren;
}

export const Acts = ({ children }: ActsProps) => <div class="acts btns even">{children}</div>;

export const GoOn = ({ action, children }: ActsProps & { action: Command }) => (
  <Button class="btn primary" action={action}>
    {children}
  </Button>
);

/** Closes the hint. */
export const Leave = ({ children }: ActsProps) => (
  <Button action={{ type: "hint/close" }}>{children}</Button>
);

export function Thinking() {
  return (
    <>
      <p class="answer inline tight muted">Looking…</p>
      <Acts>
        <Leave>Cancel</Leave>
      </Acts>
    </>
  );
}

function Trouble({ asked, text }: { asked: HintView["asked"]; text: string }) {
  const again: Command = { type: asked === "hint" ? "hint/ask" : "play/check" };
  return (
    <>
      <p class="answer inline tight muted">No hint this time.</p>
      <h2>{text}</h2>
      <Acts>
        <GoOn action={again}>Try again</GoOn>
      </Acts>
    </>
  );
}

function Possible({ possible: { answer, text } }: Pick<Hint, "possible">) {
  if (answer !== "yes") {
    return (
      <p class="answer inline tight muted">
        <ColourText text={text} />
      </p>
    );
  }
  return (
    <p class="answer inline tight good">
      <Icon name="check" />
      Yes, it can still be solved.
    </p>
  );
}

/** Leaves the player to find the mistake: it names no square. */
function Lost({ hint: { mistake, possible }, asked }: { hint: Hint; asked: HintView["asked"] }) {
  return (
    <>
      <p class="answer inline tight">
        <Icon name="cross" />
        No, it can’t be solved from here.
      </p>
      {asked === "hint" && (
        <>
          <h2>
            <ColourText text={possible.text} />
          </h2>
          {mistake && (
            <p class="muted">Find it yourself, or go back to the last correct position.</p>
          )}
        </>
      )}
      <Acts>
        {asked === "hint" && mistake && (
          <GoOn action={{ type: "hint/take-back" }}>Take me back</GoOn>
        )}
        <Leave>Keep looking</Leave>
      </Acts>
    </>
  );
}

const SEARCHED = "No rule applies here.";
const FOUND = "A search found a move that works.";

interface ReasoningProps {
  hint: Pick<Hint, "reasoning" | "step">;
  moment: number;
}

/** The reasoning or a moment of its what-if, and the next move. */
export function Reasoning({ hint: { reasoning, step }, moment }: ReasoningProps) {
  const text = reasoning?.whatIf[moment - 1]?.text ?? reasoning?.text ?? SEARCHED;
  const [first = "", ...rest] = text.split(/(?<=\.) /);
  const rule = reasoning ? `The rule: ${lower(reasoning.name)}.` : step ? FOUND : "";
  const last = reasoning?.whatIf.length ?? 0;
  return (
    <>
      <h2>
        <ColourText text={first} />
      </h2>
      <p class="muted">
        <ColourText text={[...rest, rule].join(" ")} />
      </p>
      {last > 0 && <WhatIf moment={moment} last={last} />}
      <Acts>
        {step && <GoOn action={{ type: "hint/perform" }}>{step.text}</GoOn>}
        <Leave>{step ? "I’ll do it" : "Close"}</Leave>
      </Acts>
    </>
  );
}

/** Steps through a what-if line. */
function WhatIf({ moment, last }: { moment: number; last: number }) {
  const step = (by: number, icon: "left" | "right", name: string, disabled: boolean) => (
    <Button
      action={{ type: "hint/what-if", by }}
      class="key"
      label={name}
      icon={icon}
      disabled={disabled}
    />
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
