/** The first place where the program differs from the reference: two boards side by side. */

import { BoardPicture } from "../board/BoardPicture.tsx";
import { Button } from "../ui/Button.tsx";
import type { DifferenceView } from "./difference-view.ts";

export function Difference({ difference }: { difference: DifferenceView }) {
  const { title, board, yours, ours, message, line, sentence, moment, layout, yourStep, both } =
    difference;
  return (
    <section class="under differs stack" aria-labelledby="lab-differs">
      <div>
        <h2 id="lab-differs">{title}</h2>
        <p class="muted">{board}</p>
      </div>
      <div class="two-boards">
        {[
          { who: "Ours", side: ours },
          { who: "Yours", side: yours },
        ].map(({ who, side }) => (
          <figure key={who}>
            <BoardPicture scene={side.scene} />
            <figcaption class="inline spread">
              <span>{who}</span>
              <b>{side.words}</b>
            </figcaption>
          </figure>
        ))}
      </div>
      <p>{message}</p>
      {line !== null && (
        <p class="muted">
          Line {line} of your program made {yours.ends ? "its last move" : "this move"}.
        </p>
      )}
      {sentence && (
        <p>
          <span class="muted">Ours says: </span>
          {sentence}
        </p>
      )}
      <div class="btns">
        <Button class="btn" action={{ type: "lab/rerun", board: layout, step: yourStep }}>
          Run yours to here
        </Button>
        {both && (
          <Button class="btn" icon="eye" id="lab-both" action={{ type: "lab/open-both" }}>
            Open both side by side
          </Button>
        )}
        {moment && (
          <Button class="btn plain" action={{ type: "app/moment", moment }}>
            Open ours in Watch
          </Button>
        )}
        <Button class="btn plain" action={{ type: "lab/differ", shows: false }}>
          Back to the board
        </Button>
      </div>
    </section>
  );
}
