/** Two boards in one picture: which one? */

import { BoardPicture } from "../../board/BoardPicture.tsx";
import { Button } from "../../ui/Button.tsx";
import type { BringView, PictureShown as Picture } from "./bring-view.ts";
import { Heading } from "./Heading.tsx";
import { PictureShown } from "./PictureShown.tsx";

const letterOf = (at: number) => String.fromCharCode(65 + at);

export function TwoBoards({ bring: { boards }, picture }: { bring: BringView; picture: Picture }) {
  return (
    <>
      <Heading
        title="There are two boards in this picture."
        sub="Pick the one you want."
        step="two"
      />
      <section class="stage shown" aria-label="Your picture">
        <PictureShown picture={picture} label="Your picture with two boards, A and B">
          {boards.map(({ corners }, at) => (
            <Outline key={at} corners={corners} letter={letterOf(at)} wide={picture.width} />
          ))}
        </PictureShown>
      </section>
      <div class="under">
        <span class="muted">Your picture stays on this device.</span>
      </div>
      <div class="side bring-side">
        {boards.map(({ scene, words }, at) => (
          <Button
            key={at}
            class="card two-card"
            id={`bring-board-${at + 1}`}
            action={{ type: "bring/choose", at }}
          >
            <BoardPicture scene={scene} />
            <span>
              <b>{`Board ${letterOf(at)}`}</b>
              <span class="muted">{words}</span>
            </span>
            <span class={at === 0 ? "btn primary" : "btn"}>Use it</span>
          </Button>
        ))}
      </div>
    </>
  );
}

interface OutlineProps {
  corners: number[];
  letter: string;
  /** Of the picture. */
  wide: number;
}

function Outline({ corners, letter, wide }: OutlineProps) {
  const [x = 0, y = 0] = corners;
  const size = wide / 24;
  return (
    <g class="outline">
      <polygon points={corners.join(" ")} stroke-width={size / 4} />
      <circle cx={x} cy={y} r={size} />
      <text x={x} y={y} font-size={size * 1.1}>
        {letter}
      </text>
    </g>
  );
}
