/** A solved puzzle: the result, sharing it, and how a solver would do it. */

import { count, duration } from "../../core/numbers.ts";
import type { Won as WonView } from "../../run/won-view.ts";
import { Button } from "../../ui/Button.tsx";
import { Figures } from "../../ui/Figures.tsx";
import { Fragment } from "../../vendor/preact.js";
import { Week } from "./Week.tsx";

export function Won({ won }: { won: WonView }) {
  return (
    <div class="card won" id="won">
      <div class="head">
        <h2>Solved</h2>
        <small id="won-place">{won.place}</small>
      </div>
      <div class="big mono" id="won-time">
        {duration(won.seconds)}
      </div>
      <Figures class="kpi three" id="won-kpi" figures={won.figures} />
      <p class="plain" id="won-kinds">
        {won.kinds}
      </p>
      <Week id="won-week" week={won.week} />
    </div>
  );
}

export function Share({ share }: { share: WonView["share"] }) {
  const { picture, spoken, words, key, lines } = share;
  return (
    <div class="card share" id="share">
      <div class="head">
        <h2>Share</h2>
        <Button action={{ type: "play/copy-result" }} class="btn tiny" id="share-copy" icon="copy">
          Copy
        </Button>
      </div>
      <div class="preview">
        <div class="squares" id="share-picture" role="img" aria-label={spoken}>
          {picture.map((signs, line) => (
            <span key={line}>
              {signs.map((sign, place) => (
                <i key={place} class={`e ${sign}`} />
              ))}
            </span>
          ))}
        </div>
        <p id="share-words">{words}</p>
      </div>
      <p class="plain key" id="share-key">
        {lines}{" "}
        {key.map(([sign, what]) => (
          <span key={sign}>
            <i class={`e ${sign}`} />
            {what}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Scrolls to the result to share. */
export function goToShare() {
  document.getElementById("share")?.scrollIntoView({ block: "nearest" });
  document.getElementById("share-copy")?.focus({ preventScroll: true });
}

/** The steps that solvers need for the puzzle. */
export function Effort({ effort }: { effort: WonView["effort"] }) {
  const most = Math.max(1, ...effort.map(({ steps }) => steps ?? 0));
  return (
    <div class="card how" id="how">
      <h2>How would a solver do it?</h2>
      <div class="effort" id="how-bars">
        {effort.map(({ name, steps }) => (
          <Fragment key={name}>
            <span>{name}</span>
            <i style={{ "--w": `${(100 * (steps ?? 0)) / most}%` }} />
            <b>{steps === null ? "over 1 M" : count(steps)}</b>
          </Fragment>
        ))}
      </div>
      <p class="plain" id="how-note">
        {effort.length > 0 ? "Steps to solve this very puzzle." : ""}
      </p>
      <div class="btns">
        <Button action={{ type: "play/watch" }} id="watch-solver">
          Watch a solver
        </Button>
        <Button action={{ type: "play/race-solvers" }} id="race-them" disabled={effort.length < 2}>
          Race them
        </Button>
      </div>
    </div>
  );
}
