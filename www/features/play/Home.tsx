import { Icon } from "../../ui/Icon.tsx";
import { FreePlay } from "./FreePlay.tsx";

/** Today's puzzles, the streak and the way to what was solved. */
export function Today() {
  return (
    <div class="card today">
      <div class="head">
        <h2>Today</h2>
        <small id="today-date" />
      </div>
      <div id="dailies" />
      <p class="plain" id="today-wait">
        Today’s puzzles are being laid out.
      </p>
      <p class="plain" id="today-trouble" role="alert" />
      <div class="streak">
        <span class="flame">
          <Icon name="flame" />
          <b id="streak" /> <span id="streak-noun" />
        </span>
        <span class="week" id="week" role="img" />
      </div>
      <div class="links">
        <button type="button" class="link" id="open-archive">
          Past puzzles
        </button>
        <button type="button" class="link" id="open-statistics">
          Statistics
        </button>
        <button type="button" class="link" id="open-collection">
          Collection
        </button>
      </div>
    </div>
  );
}

/** Puzzles that were begun. */
export function Continue() {
  return (
    <div class="card" id="continue-card" hidden>
      <h2>Continue</h2>
      <ul class="continue" id="continue" />
    </div>
  );
}

/** The first screen of Play. */
export function Home() {
  return (
    <section class="home" id="home" aria-label="Puzzles" data-in="play">
      <Today />
      <Continue />
      <FreePlay />
    </section>
  );
}
