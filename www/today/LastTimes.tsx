/** Recent times as dots, with their median. */

import { duration } from "../core/numbers.ts";

interface Props {
  /** In order of play. */
  seconds: number[];
  median: number;
}

/** In SVG units; the right margin holds the median's label. */
const PLOT = { width: 400, height: 76, right: 92 };

/** From the dots to the edges. */
const MARGIN = 8;

export function LastTimes({ seconds, median }: Props) {
  const { width, height } = PLOT;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Recent times: ${seconds.map(duration).join(", ") || "none yet"}`}
    >
      {seconds.length > 0 && <Dots seconds={seconds} median={median} />}
    </svg>
  );
}

function Dots({ seconds, median }: Props) {
  const { width, height, right } = PLOT;
  const end = width - right;
  const slowest = Math.max(...seconds, median, 1);
  const last = seconds.length - 1;
  const x = (place: number) => MARGIN + (place * (end - 2 * MARGIN)) / Math.max(1, last);
  const y = (time: number) => height - MARGIN - ((height - 2 * MARGIN) * time) / slowest;
  return (
    <>
      <path d={`M0 ${y(median)}H${end}`} stroke="var(--wash-2)" />
      {seconds.map((time, place) => (
        <circle
          key={place}
          cx={x(place)}
          cy={y(time)}
          r={place === last ? 6 : 4}
          fill={place === last ? "var(--good)" : undefined}
        />
      ))}
      <text x={end + MARGIN} y={Math.max(12, y(median) + 4)}>
        median {duration(median)}
      </text>
    </>
  );
}
