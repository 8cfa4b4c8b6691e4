/** How many pieces a program and a solver place as the board grows, on a logarithmic axis. */

import { count } from "../core/numbers.ts";
import type { Work } from "./growth-controller.ts";
import type { GrowthView, Line } from "./lab-view.ts";

const [WIDTH, HEIGHT] = [340, 180];
const FRAME = { left: 44, right: 330, top: 10, bottom: 156 };

interface Props {
  lines: Line[];
  /** The first and the last size. */
  sizes: [from: number, to: number];
  label: string;
}

function GrowthChart({ lines, sizes: [from, to], label }: Props) {
  const most = Math.max(10, ...lines.flatMap(({ points }) => points.map(({ placed }) => placed)));
  const decades = Math.ceil(Math.log10(most));
  const toX = (n: number) =>
    FRAME.left + 8 + ((n - from) / (to - from)) * (FRAME.right - FRAME.left - 16);
  const toY = (placed: number) =>
    FRAME.bottom - (Math.log10(Math.max(1, placed)) / decades) * (FRAME.bottom - FRAME.top);
  const sizes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      style={{ maxWidth: "34rem" }}
      font-size="11"
      fill="var(--muted)"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: decades + 1 }, (_, power) => 10 ** power).map((level) => (
        <g key={level}>
          <path stroke="var(--line)" d={`M${FRAME.left} ${toY(level)}H${FRAME.right}`} />
          <text x={FRAME.left - 6} y={toY(level) + 4} text-anchor="end">
            {count(level)}
          </text>
        </g>
      ))}
      {sizes.map((n) => (
        <text key={n} x={toX(n)} y={HEIGHT - 6} text-anchor="middle">
          {n}
        </text>
      ))}
      {lines.map(({ name, colour, points }, index) => (
        <g key={name} fill={colour} stroke={colour}>
          <polyline
            fill="none"
            stroke-width={index > 0 ? 1.5 : 4}
            stroke-dasharray={index > 0 ? "5 3" : undefined}
            points={points.map(({ n, placed }) => `${toX(n)},${toY(placed)}`).join(" ")}
          />
          {points.map(({ n, placed, stopped }) => (
            <Mark key={n} x={toX(n)} y={toY(placed)} isOpen={stopped} isRound={index > 0} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A run that was stopped has an open triangle. */
function Mark({
  x,
  y,
  isOpen,
  isRound,
}: {
  x: number;
  y: number;
  isOpen: boolean;
  isRound: boolean;
}) {
  if (isOpen) return <path fill="var(--panel)" d={`M${x} ${y - 6}l5 9h-10z`} />;
  return isRound ? <circle cx={x} cy={y} r={3} /> : <path d={`M${x - 3.5} ${y - 3.5}h7v7h-7z`} />;
}

/** The chart, and its figures, which are its legend as well. */
export function Growth({ growth }: { growth: GrowthView }) {
  const { lines, sizes, title, message } = growth;
  const ns = (lines[1]?.points ?? []).map(({ n }) => n);
  return (
    <>
      <p>
        <b>{title}</b> {message && <span role="status">{message}</span>}
      </p>
      <GrowthChart lines={lines} sizes={sizes} label={title} />
      <table class="figures" id="lab-growth">
        <thead>
          <tr>
            <th scope="col">n</th>
            {lines.map(({ name, colour }) => (
              <th key={name} scope="col" style={{ color: colour }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ns.map((n) => (
            <tr key={n}>
              <th scope="row">{n}</th>
              {lines.map(({ name, points }) => (
                <td key={name} class="num">
                  {placedOn(points, n)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function placedOn(points: Work[], n: number) {
  const point = points.find((one) => one.n === n);
  if (!point) return "";
  return `${point.stopped ? "over " : ""}${count(point.placed)}`;
}
