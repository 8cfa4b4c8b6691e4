/** The detail panel: domains, or what the solver uses instead. */

import { DETAIL_TITLES, type Detail as DetailView, detailOf } from "../run/detail-view.ts";
import { attackingPairs } from "../scene/pairs.ts";
import { useApp } from "../ui/context.ts";
import { layout } from "../ui/layout.ts";
import { useDrawing } from "../ui/use-drawing.ts";
import { useSelector } from "../ui/use-selector.ts";
import { useSize } from "../ui/use-size.ts";
import { Fragment, type ReadonlySignal, useComputed, useRef } from "../vendor/preact.js";
import { labelOf, legendOf, noteOf } from "./detail-words.ts";
import { drawDetail, type Space } from "./draw-detail.ts";
import { Legend } from "./Legend.tsx";

/** The width assumed before layout, in pixels. */
const USUAL_WIDTH = 258;

export function Detail() {
  const { view, theme } = useApp();
  const [card, head] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [size, headSize] = [useSize(card), useSize(head)];
  const detail = useComputed(() => {
    const isSeen = view.state.value.mode === "watch";
    return isSeen ? detailOf(view.scene.value, view.solver.value) : null;
  });
  const isHidden = useComputed(() => detail.value === null);
  const title = useComputed(() => (detail.value ? DETAIL_TITLES[detail.value.panel] : ""));
  const note = useComputed(() => (detail.value ? noteOf(detail.value) : ""));
  const space = useSelector(() => {
    const { height } = size.value;
    // Behind a tab the card has a height of its own; elsewhere its canvas sets it.
    return {
      width: headSize.value.width || USUAL_WIDTH,
      height: layout.value !== "wide" ? height : 0,
    };
  });
  const legend = useSelector(() =>
    detail.value ? legendOf(detail.value, theme.value) : { entries: [], scale: null },
  );
  return (
    <div class="card" id="detail" ref={card} hidden={isHidden}>
      <div class="head" ref={head}>
        <h2 id="detail-title">{title}</h2>
        <small id="detail-note">{note}</small>
      </div>
      <Picture detail={detail} space={space} />
      <Pairs detail={detail} />
      <Legend legend={legend} />
    </div>
  );
}

interface Props {
  detail: ReadonlySignal<DetailView | null>;
}

function Picture({ detail, space }: Props & { space: ReadonlySignal<Space> }) {
  const { theme } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isHidden = useComputed(() => ["forces", "pairs"].includes(detail.value?.panel ?? ""));
  const label = useComputed(() => (detail.value ? labelOf(detail.value) : undefined));
  useDrawing(() => {
    if (canvas.current && detail.value) {
      drawDetail(canvas.current, detail.value, theme.value, space.value);
    }
  });
  return <canvas id="detail-canvas" role="img" ref={canvas} hidden={isHidden} aria-label={label} />;
}

/** The number of attacking pairs along each kind of line. */
function Pairs({ detail }: Props) {
  const pairs = useSelector(() =>
    detail.value?.panel === "pairs" ? Object.entries(attackingPairs(detail.value.scene)) : null,
  ).value;
  const most = Math.max(1, ...(pairs ?? []).map(([, number]) => number));
  return (
    <div class="bars" id="bars" hidden={pairs === null}>
      {pairs?.map(([line, number]) => (
        <Fragment key={line}>
          <span>same {line}</span>
          <i style={{ width: `${(100 * number) / most}%` }} />
          <b>{number}</b>
        </Fragment>
      ))}
    </div>
  );
}
