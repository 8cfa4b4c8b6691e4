/** The answer to *Why not here?*, with its buttons. */

import type { WhyNot } from "../../engine/generated/thinking.ts";
import { ColourText } from "../../ui/ColourText.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Acts, GoOn, Leave, Reasoning, Thinking } from "./HintAnswer.tsx";
import type { HintView } from "./hint-controller.ts";

interface Props {
  told: HintView;
}

export function WhyAnswer({ told }: Props) {
  const name = useApp().view.names.value[told.square ?? -1] ?? "";
  return (
    <>
      <p class="answer inline tight muted">Why not {name}?</p>
      <Answer told={told} name={name} />
    </>
  );
}

function Answer({ told, name }: Props & { name: string }) {
  const { stage, why, trouble, moment, square } = told;
  if (stage === "trouble") {
    return (
      <>
        <h2>{trouble}</h2>
        <Acts>
          {square !== null && <GoOn action={{ type: "hint/why", square }}>Try again</GoOn>}
        </Acts>
      </>
    );
  }
  if (!why) return <Thinking />;
  return stage === "cost" ? <Cost name={name} /> : <Explanation why={why} moment={moment} />;
}

/** Shown once, before the first answer that counts. */
const Cost = ({ name }: { name: string }) => (
  <>
    <h2>No queen attacks {name}. The answer counts as a hint.</h2>
    <p class="muted">You won’t be asked again.</p>
    <Acts>
      <GoOn action={{ type: "hint/accept" }}>Show the answer</GoOn>
      <Leave>Cancel</Leave>
    </Acts>
  </>
);

function Explanation({ why, moment }: { why: WhyNot; moment: number }) {
  const { answer, reasoning, step } = why;
  if (answer === "out") return <Reasoning hint={{ reasoning, step }} moment={moment} />;
  const [first = "", ...rest] = reasoning.text.split(/(?<=\.) /);
  return (
    <>
      {answer === "possible" && (
        <p class="answer inline tight good">
          <Icon name="check" />A queen can go here.
        </p>
      )}
      <h2>
        <ColourText text={first} />
      </h2>
      {rest.length > 0 && (
        <p class="muted">
          <ColourText text={rest.join(" ")} />
        </p>
      )}
      <Acts>
        {step && <GoOn action={{ type: "hint/perform" }}>{step.text}</GoOn>}
        <Leave>{step ? "I’ll do it" : "Close"}</Leave>
      </Acts>
    </>
  );
}
