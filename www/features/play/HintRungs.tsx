/** The three strengths of a hint. */

import type { Hint } from "../../engine/generated/thinking.ts";
import type { HintView } from "../../run/hint-controller.ts";
import type { Action } from "../../state/actions.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { type ComponentChildren, useComputed } from "../../vendor/preact.js";

interface Props {
  told: HintView;
}

export function Rungs({ told }: Props) {
  const { stage, hint } = told;
  if (stage === "possible" || stage === "reasoning") {
    return hint && <Answer told={told} hint={hint} />;
  }
  return (
    <>
      {stage === "ask" && <Question />}
      {stage === "thinking" && <Thinking />}
      {stage === "trouble" && <Trouble text={told.trouble} />}
      <Later />
    </>
  );
}

function Answer({ told: { stage, moment }, hint }: Props & { hint: Hint }) {
  const { answer, text } = hint.possible;
  if (answer === "no") {
    return (
      <>
        <Lost hint={hint} />
        <Later />
      </>
    );
  }
  return (
    <>
      <Rung place={1} kind={answer === "yes" ? "yes" : "later"} title={text} />
      {stage === "possible" ? <Offer hint={hint} /> : <Reasoning hint={hint} moment={moment} />}
    </>
  );
}

interface RungProps {
  place: number;
  kind: "now" | "later" | "yes" | "no";
  title: string;
  text?: string;
  children?: ComponentChildren;
}

const MARKS = { yes: "✓", no: "✕", now: "", later: "" };

function Rung({ place, kind, title, text, children }: RungProps) {
  return (
    <li class={kind}>
      <span class="rung-mark" aria-hidden="true">
        {MARKS[kind] || place}
      </span>
      <b>{title}</b>
      {text && <p>{text}</p>}
      {children && <div class="deeds">{children}</div>}
    </li>
  );
}

interface ActProps {
  action: Action;
  children: ComponentChildren;
}

/** The main button. */
const GoOn = (props: ActProps) => <Button class="btn primary tiny" {...props} />;

/** The button that closes the hint. */
const Leave = ({ children }: { children: string }) => (
  <Button class="link" action={{ type: "hint/close" }}>
    {children}
  </Button>
);

const FIRST = "Is it still possible?";
const SECOND = "Show the reasoning";

/** The name of the third strength. */
function useThird() {
  const { view } = useApp();
  return useComputed(() => (view.state.value.game === "queens" ? "Do it" : "Show a jump")).value;
}

function Later() {
  const third = useThird();
  return (
    <>
      <Rung place={2} kind="later" title={SECOND} />
      <Rung place={3} kind="later" title={third} />
    </>
  );
}

function Question() {
  const text = "Check whether a solution is left. This doesn’t count as a hint.";
  return (
    <Rung place={1} kind="now" title={FIRST} text={text}>
      <GoOn action={{ type: "hint/check" }}>Check my board</GoOn>
    </Rung>
  );
}

function Thinking() {
  return (
    <Rung place={1} kind="now" title={FIRST} text="Looking …">
      <Leave>Cancel</Leave>
    </Rung>
  );
}

function Trouble({ text }: { text: string }) {
  return (
    <Rung place={1} kind="no" title="No hint this time" text={text}>
      <GoOn action={{ type: "hint/check" }}>Try again</GoOn>
    </Rung>
  );
}

function Lost({ hint: { possible, mistake } }: { hint: Hint }) {
  const title = mistake ? "No. The mistake is earlier." : "No.";
  return (
    <Rung place={1} kind="no" title={title} text={mistake?.text ?? possible.text}>
      {mistake && <GoOn action={{ type: "hint/take-back" }}>Take me back to it</GoOn>}
      <Leave>Keep looking</Leave>
    </Rung>
  );
}

/** Offers the next strength. */
function Offer({ hint: { reasoning, step } }: { hint: Hint }) {
  const third = useThird();
  const show = <GoOn action={{ type: "hint/reason" }}>Show me</GoOn>;
  if (reasoning) {
    return (
      <>
        <Rung place={2} kind="now" title={SECOND}>
          {show}
        </Rung>
        <Rung place={3} kind="later" title={third} />
      </>
    );
  }
  const text = step ? "A search has found one that works." : "The search found nothing in time.";
  return (
    <>
      <Rung place={2} kind="later" title="No rule settles anything here." />
      <Rung place={3} kind="now" title={third} text={text}>
        {step ? show : <Leave>Close</Leave>}
      </Rung>
    </>
  );
}

function Reasoning({ hint: { reasoning, step }, moment }: { hint: Hint; moment: number }) {
  const title = reasoning?.name ?? "A move that works";
  const text = reasoning?.whatIf[moment - 1]?.text ?? reasoning?.text ?? step?.text;
  const last = reasoning?.whatIf.length ?? 0;
  return (
    <Rung place={2} kind="now" title={title} text={text}>
      {last > 0 && <WhatIf moment={moment} last={last} />}
      {step && <GoOn action={{ type: "hint/perform" }}>{step.text}</GoOn>}
      <Leave>{step ? "I’ll do it" : "Close"}</Leave>
    </Rung>
  );
}

/** Steps through a what-if line. */
function WhatIf({ moment, last }: { moment: number; last: number }) {
  const step = (by: number, sign: string, name: string, disabled: boolean) => (
    <Button action={{ type: "hint/what-if", by }} class="link" label={name} disabled={disabled}>
      {sign}
    </Button>
  );
  return (
    <span class="what-if" role="group" aria-label="What if">
      {step(-1, "‹", "Back a step", moment === 0)}
      <span class="mono">
        {moment} / {last}
      </span>
      {step(1, "›", "On a step", moment === last)}
    </span>
  );
}
