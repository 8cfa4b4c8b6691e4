/** A picture without a board to take: why, and what to do. */

import type { SeenPart } from "../../engine/reader.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import type { BringView } from "./bring-view.ts";
import { Heading } from "./Heading.tsx";
import { PictureShown, Seen } from "./PictureShown.tsx";
import { PictureButton } from "./picking.tsx";
import { type Advice, paintAdvice, paintText } from "./words.ts";

/** What helps: for pictures without a whole board, and for boards whose colours are hidden. */
const ADVICE: Record<string, Advice[]> = {
  "cut off": [["Take the picture again", "With all four edges of the board in it."]],
  colours: [
    ["Clear crosses and queens first", "Marks in the squares can look like colours."],
    ["Switch off dark or pattern themes", "In the app that the picture comes from."],
  ],
  "no board": [
    [
      "Take a screenshot of the board itself",
      "A photo works too, if it’s straight and evenly lit.",
    ],
    ["Show the whole board", "All four edges, with nothing lying over it."],
    ["Use text", "Letters or emoji squares are never misread."],
  ],
};

const labelOf = (refused: BringView["refused"]) =>
  refused?.seen
    ? `Your picture: ${refused.seen.columns} columns and ${refused.seen.rows} rows of a board`
    : "Your picture, without a board";

/** Opens the editor: with what was read, or blank. */
function PaintRest({ seen }: { seen: SeenPart | undefined }) {
  return (
    <Button
      class="row"
      id="bring-paint"
      action={seen ? { type: "bring/paint" } : { type: "draft/open", game: "colour" }}
    >
      <span>{seen ? paintText(seen) : "Paint the board instead"}</span>
      <Icon name="right" class="end" />
    </Button>
  );
}

export function NoBoard({ bring: { picture, refused } }: { bring: BringView }) {
  const { code = "", title = "", sub = "" } = refused ?? {};
  const begun = refused?.isBegun ? refused.seen : undefined;
  const list = [
    ...(ADVICE[code] ?? []),
    ...(begun && code === "cut off" ? [paintAdvice(begun)] : []),
  ];
  const isWide = layout.value === "wide";
  return (
    <>
      <Heading title={title} sub={sub} step={`refused ${title}`} />
      <section class="stage shown" aria-label="Your picture">
        {picture && (
          <PictureShown picture={picture} label={labelOf(refused)}>
            {refused?.seen && <Seen seen={refused.seen} picture={picture} />}
          </PictureShown>
        )}
      </section>
      <div class="under">
        {isWide ? (
          <span class="muted">Your picture stays on this device.</span>
        ) : (
          <>
            <Button action={{ type: "bring/text" }}>Use text</Button>
            <PictureButton id="bring-another" class="btn primary grow">
              Another picture
            </PictureButton>
          </>
        )}
      </div>
      <div class="side bring-side">
        {list.length > 0 && (
          <section>
            <h2>What you can do</h2>
            <ol class="advice">
              {list.map(([what, how]) => (
                <li key={what}>
                  <b>{what}</b>
                  <span class="muted">{how}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        {isWide && (
          <PictureButton id="bring-another" class="btn primary large">
            Choose another picture…
          </PictureButton>
        )}
        <div class="rows ruled">
          {picture && (
            <Button class="row" id="bring-mark" action={{ type: "bring/mark" }}>
              <span>Mark its corners</span>
              <Icon name="right" class="end" />
            </Button>
          )}
          <Button class="row" action={{ type: "bring/text" }}>
            <span>Bring it as text</span>
            <Icon name="right" class="end" />
          </Button>
          <PaintRest seen={begun} />
        </div>
      </div>
    </>
  );
}
