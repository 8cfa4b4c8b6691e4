/** The 8 × 8 solutions found, by shape; the tours by kind; and the boards of colours by size and grade. */

import { TinyShape } from "../board/TinyBoard.tsx";
import { Figures } from "../ui/Figures.tsx";
import { TableHead } from "../ui/TableHead.tsx";
import type { CollectionView, Shape } from "./sheet-view.ts";

export function Collection({
  collection: { shapes, tours, colours },
}: {
  collection: CollectionView;
}) {
  const found = shapes.reduce((sum, shape) => sum + foundOf(shape), 0);
  return (
    <>
      <div class="inline">
        <Found id="found" count={found} what="of 92 solutions" />
        <Found id="found-shapes" count={shapes.filter(foundOf).length} what="of 12 shapes" />
        <progress max={92} value={found} aria-label="Solutions found" />
      </div>
      <p class="muted">
        The 8 × 8 board has 92 solutions: 12 shapes with their rotations and reflections. Each 8 × 8
        puzzle you solve adds its solution here.
      </p>
      <ul class="shapes muted" id="shapes">
        {shapes.map((shape, place) => (
          <ShapeItem key={place} shape={shape} />
        ))}
      </ul>
      <h3>Knight’s tours</h3>
      <Figures class="kpi" id="tour-kinds" figures={tours} />
      <h3>Boards of colours</h3>
      <Colours colours={colours} />
    </>
  );
}

function Colours({ colours }: Pick<CollectionView, "colours">) {
  const { solved, found, kinds, grades, sizes } = colours;
  return (
    <div id="colours">
      <div class="inline">
        <Found
          id="found-boards"
          count={solved}
          what={solved === 1 ? "board solved" : "boards solved"}
        />
        <Found id="found-kinds" count={found} what={`of ${kinds} sizes and grades`} />
      </div>
      <table class="figures">
        <TableHead names={["Board", ...grades]} />
        <tbody>
          {sizes.map(({ label, counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {counts.map((count, place) => (
                <td key={place} class={count ? "good" : "muted"}>
                  {count ? <b>{count}</b> : count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const foundOf = ({ found }: Shape) => found.filter(Boolean).length;

function Found({ id, count, what }: { id: string; count: number; what: string }) {
  return (
    <div>
      <b class="title num" id={id}>
        {count}
      </b>{" "}
      <span class="muted">{what}</span>
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
      {shape.isNew && <span class="new good">New</span>}
    </li>
  );
}

const HaveOf = ({ have, all }: { have: number; all: number }) => (
  <>
    <b>{have}</b> of {all}
  </>
);
