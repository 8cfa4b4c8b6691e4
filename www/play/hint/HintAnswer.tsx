/** What a hint says, with its buttons. */

import type { ComponentChildren } from "preact";
import { counted } from "../../core/lists.ts";
import { lower } from "../../core/words.ts";
import type { Hint } from "../../engine/generated/thinking.ts";
import { Button } from "../../ui/Button.tsx";
import { ColourText } from "../../ui/ColourText.tsx";
import type { Command } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { WhatIf } from "../WhatIf.tsx";
import type { HintView } from "./hint-controller.ts";

interface Props {
  told: HintView;
}

export function HintAnswer({ told }: Props) {
  const { asked, stage, hint, trouble, moment } = told;
  if (stage === "trouble") return <Trouble asked={asked} text={trouble} />;
  if (!hint) return <Thinking />;
  if (hint.possible.answer === "no") return <Lost hint={hint} asked={asked} moment={moment} />;
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

const stepBy = (by: number) => ({ type: "hint/what-if" as const, by });

interface LostProps {
  hint: Hint;
  asked: HintView["asked"];
  moment: number;
}

/** Which move was the mistake, and why; a check of the board says neither. */
function Lost({ hint: { mistake, possible }, asked, moment }: LostProps) {
  const whatIf = mistake?.reasoning?.whatIf ?? [];
  const told = mistake?.text ?? possible.text;
  return (
    <>
      <p class="answer inline tight">
        <Icon name="cross" />
        No, it can’t be solved from here.
      </p>
      {asked === "hint" && (
        <>
          <Told text={whatIf[moment - 1]?.text ?? told} />
          <WhatIf moment={moment} last={whatIf.length} stepBy={stepBy} />
        </>
      )}
      <Acts>
        {asked === "hint" && mistake && (
          <GoOn action={{ type: "hint/take-back" }}>Go back to before it</GoOn>
        )}
        <Leave>Keep looking</Leave>
      </Acts>
    </>
  );
}

/** The first sentence as a heading, then the others. */
function Told({ text, more = "" }: { text: string; more?: string }) {
  const [first = "", ...rest] = text.split(/(?<=\.) /);
  const others = [...rest, more].join(" ").trim();
  return (
    <>
      <h2>
        <ColourText text={first} />
      </h2>
      {others && (
        <p class="muted">
          <ColourText text={others} />
        </p>
      )}
    </>
  );
}

const SEARCHED = "No rule decides here.";
const FOUND = "A search found a move that works.";

/** What is said where there is no reason. */
const unreasoned = ({ thumb, possible, step }: ReasoningProps["hint"]) => {
  if (thumb) return `${thumb.text} ${thumb.why}`;
  if (!step) return SEARCHED;
  const ways = possible?.ways ?? 0;
  return `${SEARCHED} ${ways > 1 ? `${counted(ways, "solution")} are left. One has this queen.` : FOUND}`;
};

interface ReasoningProps {
  hint: Pick<Hint, "reasoning" | "step"> & Partial<Pick<Hint, "thumb" | "possible">>;
  moment: number;
}

/** The reasoning or a moment of its what-if, and the next move. */
export function Reasoning({ hint, moment }: ReasoningProps) {
  const { reasoning, thumb, step } = hint;
  const imagined = reasoning?.whatIf[moment - 1];
  const rule = reasoning && !imagined ? `The rule: ${lower(reasoning.name)}.` : "";
  return (
    <>
      <Told text={imagined?.text ?? reasoning?.text ?? unreasoned(hint)} more={rule} />
      <WhatIf moment={moment} last={reasoning?.whatIf.length ?? 0} stepBy={stepBy} />
      {thumb && !imagined && (
        <p class="thumb inline tight">
          <Icon name="hint" />
          <span>
            {reasoning && `${thumb.text} `}
            {thumb.note}
          </span>
        </p>
      )}
      <Acts>
        {step && <GoOn action={{ type: "hint/perform" }}>{step.text}</GoOn>}
        <Leave>{step ? "I’ll do it" : "Close"}</Leave>
      </Acts>
    </>
  );
}
