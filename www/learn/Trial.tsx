/** Answers given under the board: a choice or a number. */

import { useSignal } from "@preact/signals";
import { count } from "../core/numbers.ts";
import { Seek } from "../panels/Seek.tsx";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { NumberInput } from "../ui/NumberInput.tsx";
import { Note } from "./Note.tsx";
import { useLesson } from "./use-lesson.ts";

export function TrialKeys() {
  const trial = useLesson((lesson) => lesson.trial);
  if (trial?.kind === "predict") return <Choices {...trial} />;
  if (trial?.kind === "choose") {
    return (
      <>
        <Choices {...trial} />
        <Note />
      </>
    );
  }
  if (trial?.kind === "guess" && !trial.isAnswered) return <Guess most={trial.most} />;
  return <Note />;
}

interface ChoicesProps {
  choices: { name: string; isChosen: boolean; isRight: boolean }[];
  isAnswered: boolean;
}

/** They stay where they are once one is chosen, so that the focus stays as well. */
function Choices({ choices, isAnswered }: ChoicesProps) {
  return (
    <div class="choices cluster" role="group" aria-labelledby="question">
      {choices.map(({ name, isChosen, isRight }, at) => (
        <Button
          key={name}
          class={isRight ? "btn good" : "btn"}
          aria-pressed={isChosen}
          aria-disabled={isAnswered}
          action={{ type: "learn/answer", value: at }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

/** Places of the slider for a power of ten. */
const PLACES = 20;

/** Two digits are enough for a guess. */
const rounded = (place: number) => Number((10 ** (place / PLACES)).toPrecision(2));

/** A number on a logarithmic slider, or typed. */
function Guess({ most }: { most: number }) {
  const { dispatch } = useApp();
  const last = PLACES * Math.log10(most);
  const guess = useSignal(rounded(last / 2));
  const place = Math.round(PLACES * Math.log10(guess.value));
  return (
    <form
      class="guess cluster grow"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: "learn/answer", value: guess.value });
      }}
    >
      <Seek
        id="guess-slider"
        label="Your guess"
        max={last}
        value={place}
        text={count(guess.value)}
        onSeek={(place) => {
          guess.value = rounded(place);
        }}
      />
      <NumberInput
        id="guess"
        label="Your guess, as a number"
        value={guess.value}
        min={1}
        max={most}
        onChange={(value) => {
          guess.value = value;
        }}
      />
      <button type="submit" class="btn primary">
        Guess
      </button>
    </form>
  );
}
