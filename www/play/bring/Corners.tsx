/** The corners of the board in the picture, for a person to set: by dragging, or with the arrow keys. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import type { BringView, PictureShown as Picture } from "./bring-view.ts";
import { Heading } from "./Heading.tsx";
import { PictureShown } from "./PictureShown.tsx";

const NAMES = ["Top left", "Top right", "Bottom right", "Bottom left"];

/** How far an arrow key moves a corner: the share of the picture, and with Shift. */
const [STEP, LEAP] = [0.002, 0.02];

const WAYS: Record<string, [right: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const BUSY = { title: "Reading…", sub: "" };
const HOW = {
  title: "Move the four corners onto the board’s.",
  sub: "Drag them, or choose one and press the arrow keys.",
};

interface Props {
  bring: BringView;
  picture: Picture;
}

export function Corners({ bring, picture }: Props) {
  const { dispatch } = useApp();
  const { refused, progress, read } = bring;
  /** While one is dragged. */
  const dragged = useSignal<number[] | null>(null);
  const corners = dragged.value ?? bring.corners;
  const set = (at: number, x: number, y: number) => {
    const moved = [...corners];
    moved[2 * at] = Math.min(picture.width, Math.max(0, x));
    moved[2 * at + 1] = Math.min(picture.height, Math.max(0, y));
    return moved;
  };
  const drop = () => {
    if (dragged.value) dispatch({ type: "bring/set-corners", corners: dragged.value });
    dragged.value = null;
  };
  return (
    <>
      <Heading {...(progress !== null ? BUSY : (refused ?? HOW))} step="corners" />
      <section class="stage shown" aria-label="Your picture">
        <div class="cornered" style={{ "--wide": picture.width, "--tall": picture.height }}>
          <PictureShown picture={picture} label="Your picture">
            <polygon class="quad" points={corners.join(" ")} />
          </PictureShown>
          {NAMES.map((name, at) => (
            <Corner
              key={name}
              name={name}
              picture={picture}
              x={corners[2 * at] ?? 0}
              y={corners[2 * at + 1] ?? 0}
              onDrag={(x, y) => {
                dragged.value = set(at, x, y);
              }}
              onDrop={drop}
              onStep={(x, y) => dispatch({ type: "bring/set-corners", corners: set(at, x, y) })}
            />
          ))}
        </div>
      </section>
      <div class="under">
        <Button action={{ type: read ? "bring/back" : "bring/start" }}>Cancel</Button>
        <Button
          class="btn primary grow"
          id="bring-read-corners"
          disabled={progress !== null}
          action={{ type: "bring/read-corners" }}
        >
          Read this board
        </Button>
      </div>
      <div class="side bring-side">
        <p class="lead">Each corner belongs where the board’s outer lines meet.</p>
        <p class="muted">
          Hold Shift with an arrow key to move a corner farther. Your picture stays on this device.
        </p>
      </div>
    </>
  );
}

interface CornerProps {
  name: string;
  picture: Picture;
  x: number;
  y: number;
  onDrag: (x: number, y: number) => void;
  onDrop: () => void;
  onStep: (x: number, y: number) => void;
}

function Corner({ name, picture, x, y, onDrag, onDrop, onStep }: CornerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { width, height } = picture;
  const [across, down] = [x / width, y / height];
  const drag = (event: PointerEvent) => {
    const box = button.current?.parentElement?.getBoundingClientRect();
    if (!box || !button.current?.hasPointerCapture(event.pointerId)) return;
    onDrag(
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    );
  };
  const step = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const far = Math.max(width, height) * (event.shiftKey ? LEAP : STEP);
    onStep(x + way[0] * far, y + way[1] * far);
  };
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return (
    <button
      type="button"
      class="corner"
      ref={button}
      aria-label={`${name} corner: ${percent(across)} from the left, ${percent(down)} from the top`}
      style={{ left: `${100 * across}%`, top: `${100 * down}%` }}
      onPointerDown={(event) => button.current?.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={onDrop}
      onPointerCancel={onDrop}
      onKeyDown={step}
    />
  );
}
