/** The result of a solved puzzle to share: its silhouette, time and link. */

import type { Part, Signs } from "../../store/share.ts";
import { Button } from "../../ui/Button.tsx";
import type { Won } from "./won-view.ts";

/** Those of the squares in the shared text. */
const COLOURS: Record<Exclude<Part, "empty">, string> = {
  locked: "#8d55b4",
  first: "#4f86e8",
  middle: "#3fa46c",
  last: "#e3b02c",
};

/** Empty squares take their colour from the theme. */
const fillOf = (part: Part) => (part === "empty" ? undefined : { background: COLOURS[part] });

/** The coach's verdicts. */
const Coached = ({ signs: { lines, words } }: { signs: Signs }) => (
  <p class="signs below" id="share-signs">
    <span aria-hidden="true">{lines.join(" ")}</span> {words}
  </p>
);

/** Breaks lines only between parts: half a date is none. */
const unbroken = (text: string) =>
  text
    .split(" · ")
    .map((part) => part.replaceAll(" ", "\u00a0"))
    .join(" · ");

export function ShareCard({ share }: { share: Won["share"] }) {
  const { picture, spoken, puzzle, sentence, signs, link, key } = share;
  return (
    <section class="card share" id="share" aria-labelledby="share-title">
      <h2 id="share-title">What you’ll share</h2>
      <div class="shared cluster">
        <div
          class="silhouette"
          id="share-picture"
          role="img"
          aria-label={spoken}
          style={{ "--columns": picture[0]?.length }}
        >
          {picture.map((parts, line) =>
            parts.map((part, at) => <i key={`${line} ${at}`} style={fillOf(part)} />),
          )}
        </div>
        <div>
          <b>Forward Check</b>
          <p id="share-words">{unbroken(puzzle)}</p>
          <p>{unbroken(sentence)}</p>
        </div>
      </div>
      <p class="cut below" id="share-link">
        <small>{location.host + location.pathname + link}</small>
      </p>
      {signs && <Coached signs={signs} />}
      <p class="legend cluster parted" id="share-key">
        {key.map(([part, what]) => (
          <small key={part} class="inline tight">
            <i style={fillOf(part)} />
            {what}
          </small>
        ))}
        <Button class="btn small last" action={{ type: "play/save-result" }}>
          Save a picture of the board
        </Button>
      </p>
    </section>
  );
}
