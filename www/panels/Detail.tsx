/** The detail panel: domains, or another structure of the solver. */

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { colourWords, paletteOf } from "../board/games/palette.ts";
import { attackingPairs, leftByColour } from "../board/scene/attacks.ts";
import type { QueensScene } from "../board/scene/scene.ts";
import { comparedIn, comparison } from "../charts/comparison.ts";
import { Drawing } from "../charts/Drawing.tsx";
import { count } from "../core/numbers.ts";
import { letterOf } from "../core/regions.ts";
import { Chart } from "../ui/Chart.tsx";
import { useApp } from "../ui/context.ts";
import { Figures } from "../ui/Figures.tsx";
import { useDrawing } from "../ui/use-drawing.ts";
import { useSelector } from "../ui/use-selector.ts";
import { useSize } from "../ui/use-size.ts";
import { DETAIL_TITLES, type Detail as DetailView, detailKind, detailOf } from "./detail-view.ts";
import { labelOf, noteOf } from "./detail-words.ts";
import { drawDetail } from "./draw-detail.ts";

/** The width assumed before layout, in pixels. */
const USUAL_WIDTH = 258;

export function Detail() {
  const { view } = useApp();
  const head = useRef<HTMLDivElement>(null);
  const size = useSize(head);
  const detail = useComputed(() => detailOf(view.scene.value, view.solver.value));
  const kind = useComputed(() => detailKind(view.puzzle.value, view.solver.value));
  const note = useComputed(() => (detail.value ? noteOf(detail.value) : ""));
  const width = useComputed(() => size.value.width || USUAL_WIDTH);
  return (
    <div class="card" id="detail">
      <div class="head" ref={head}>
        <h2 id="detail-title">{DETAIL_TITLES[kind.value]}</h2>
        <small id="detail-note">{note}</small>
      </div>
      <Picture detail={detail} width={width} />
      <Colours detail={detail} />
      <Pairs detail={detail} />
    </div>
  );
}

interface Props {
  detail: ReadonlySignal<DetailView | null>;
}

function Picture(props: Props & { width: ReadonlySignal<number> }) {
  const { detail } = props;
  const isCompared = useComputed(() => detail.value?.panel === "compared").value;
  return isCompared ? <Comparison detail={detail} /> : <Board {...props} />;
}

function Comparison({ detail }: Props) {
  const { value } = detail;
  if (value?.panel !== "compared") return null;
  const compared = comparedIn(value.scene);
  return (
    <Chart class="full compared" label={labelOf(value)}>
      {({ width, height }) => <Drawing picture={comparison(compared, width, height)} />}
    </Chart>
  );
}

function Board({ detail, width }: Props & { width: ReadonlySignal<number> }) {
  const { theme } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isHidden = useComputed(() => ["forces", "pairs", undefined].includes(detail.value?.panel));
  const label = useComputed(() => (detail.value ? labelOf(detail.value) : undefined));
  useDrawing(() => {
    if (canvas.current && detail.value) {
      drawDetail(canvas.current, detail.value, theme.value, width.value);
    }
  });
  return (
    <canvas
      class="full"
      id="detail-canvas"
      role="img"
      ref={canvas}
      hidden={isHidden}
      aria-label={label}
    />
  );
}

/** The squares that each colour has left, beside the rows of the picture. */
function Colours({ detail }: Props) {
  const { theme } = useApp();
  const left = useSelector(() => coloursLeft(detail.value)).value;
  if (left.length === 0) return null;
  return (
    <p class="colours-left" id="colours-left">
      <span class="muted">Squares left by colour: </span>
      {left.map(({ name, letter, place, squares }) => (
        <span key={letter} class="hue num">
          <i class="swatch" style={{ background: theme.value.regions[place] }} aria-hidden="true">
            {letter}
          </i>
          <span class="hidden">{name} </span>
          {squares ?? "–"}{" "}
        </span>
      ))}
    </p>
  );
}

/** @returns null squares for a colour with its queen */
function coloursLeft(detail: DetailView | null) {
  if (detail?.panel !== "domains" && detail?.panel !== "attacked") return [];
  const { regions } = detail.scene;
  if (!regions) return [];
  return leftByColour(detail.scene).map((squares, colour) => ({
    name: colourWords(regions, colour),
    letter: letterOf(colour),
    place: paletteOf(regions)[colour]!,
    squares,
  }));
}

/** The number of attacking pairs along each kind of line. */
function Pairs({ detail }: Props) {
  const figures = useSelector(() =>
    detail.value?.panel === "pairs" || detail.value?.panel === "forces"
      ? pairsByLine(detail.value.scene)
      : null,
  ).value;
  return figures && <Figures figures={figures} />;
}

const pairsByLine = (scene: QueensScene) =>
  Object.fromEntries(
    attackingPairs(scene).map(({ kind, pairs }) => [
      kind === "touch" ? "touching" : `same ${kind}`,
      count(pairs),
    ]),
  );
