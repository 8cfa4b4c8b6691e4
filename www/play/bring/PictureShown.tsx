/** The picture, with what was found in it. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { SeenPart } from "../../engine/reader.ts";
import type { PictureShown as Picture } from "./bring-view.ts";
import { latticePath, middleOf, sidePath } from "./lattice.ts";

interface Props {
  picture: Picture;
  label: string;
  class?: string;
  /** Over the picture, in its pixels. */
  children?: ComponentChildren;
}

/** A canvas: the security policy does not show pictures by their addresses. */
export function PictureShown({ picture, label, class: className = "", children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { preview, width, height } = picture;
  useLayoutEffect(() => {
    if (!canvas.current) return;
    [canvas.current.width, canvas.current.height] = [preview.width, preview.height];
    canvas.current.getContext("2d")?.drawImage(preview, 0, 0);
  }, [preview]);
  return (
    <div class={`shot ${className}`} style={{ "--wide": width, "--tall": height }}>
      <canvas ref={canvas} role="img" aria-label={label} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

interface FoundProps {
  corners: number[];
  side: number;
  /** The squares to check. */
  open?: number[];
  selected?: number | null;
}

interface SeenProps {
  seen: SeenPart;
  picture: Picture;
}

/** The part of a board that a picture shows, and the sides that cut it off. */
export function Seen({ seen: { columns, rows, corners, cut }, picture }: SeenProps) {
  return (
    <g class="found">
      <path d={latticePath(corners, columns, rows)} />
      {cut.map((side) => (
        <path key={side} class="cut" d={sidePath(side, picture)} />
      ))}
    </g>
  );
}

/** The lines of the board that was found, and its squares to check. */
export function Found({ corners, side, open = [], selected = null }: FoundProps) {
  if (corners.length !== 8) return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners;
  const cell = Math.hypot(x1 - x0, y1 - y0) / side;
  return (
    <g class="found" style={{ "--cell": cell }}>
      <path d={latticePath(corners, side)} />
      {open.map((square) => {
        const [x, y] = middleOf(corners, side, square);
        return (
          <g key={square} class={square === selected ? "doubt chosen" : "doubt"}>
            <circle cx={x} cy={y} r={cell * 0.42} />
            <circle cx={x} cy={y} r={cell * 0.42} />
          </g>
        );
      })}
    </g>
  );
}
