/** The 8 × 8 solutions found, by shape, and the number of tours found. */

import type { CollectionView, Shape } from "../../run/sheet-view.ts";
import { Figures } from "../../ui/Figures.tsx";
import { TinyShape } from "./TinyBoard.tsx";

export function Collection({ collection: { shapes, tours } }: { collection: CollectionView }) {
  const found = shapes.reduce((sum, shape) => sum + foundOf(shape), 0);
  return (
    <>
      <div class="found">
        <Found id="found" count={found} of="92 solutions" />
        <Found id="found-shapes" count={shapes.filter(foundOf).length} of="12 shapes" />
        <progress max={92} value={found} aria-label="Solutions found" />
      </div>
      <p class="muted">
        The 8 × 8 board has 92 solutions: 12 shapes with their rotations and reflections. Each 8 × 8
        puzzle you solve adds its solution here.
      </p>
      <ul class="shapes" id="shapes">
        {shapes.map((shape, place) => (
          <ShapeItem key={place} shape={shape} />
        ))}
      </ul>
      <h3>Knight’s tours</h3>
      <Figures class="kpi" id="tour-kinds" figures={tours} />
    </>
  );
}

const foundOf = ({ found }: Shape) => found.filter(Boolean).length;

function Found({ id, count, of }: { id: string; count: number; of: string }) {
  return (
    <div>
      <b class="title num" id={id}>
        {count}
      </b>{" "}
      <span class="muted">of {of}</span>
    </div>
  );
}

function ShapeItem({ shape }: { shape: Shape }) {
  const [have, all] = [foundOf(shape), shape.found.length];
  const isWhole = have === all;
  return (
    <li class={isWhole ? "shape full" : "shape"}>
      <TinyShape queens={shape.queens} isWhole={isWhole} />
      <span class="parts">
        {shape.found.map((isFound, place) => (
          <i key={place} class={isFound ? "on" : undefined} />
        ))}
      </span>
      <span>{have === 0 ? "not found yet" : <HaveOf have={have} all={all} />}</span>
      {shape.isNew && <span class="new">New</span>}
    </li>
  );
}

const HaveOf = ({ have, all }: { have: number; all: number }) => (
  <>
    <b>{have}</b> of {all}
  </>
);
