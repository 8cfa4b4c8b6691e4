/** Fields for the width and the height of a board. */

import type { Size } from "../core/geometry.ts";
import { NumberInput } from "./NumberInput.tsx";

interface Props {
  size: Size;
  max: number;
  onChange: (size: Size) => void;
  ids?: Record<keyof Size, string>;
}

export function SizeInput({ size: { rows, columns }, max, onChange, ids }: Props) {
  const limits = { min: 1, max, isUnclamped: true };
  return (
    <>
      <NumberInput
        {...limits}
        id={ids?.columns}
        label="Width"
        value={columns}
        onChange={(side) => onChange({ rows, columns: side })}
      />{" "}
      ×{" "}
      <NumberInput
        {...limits}
        id={ids?.rows}
        label="Height"
        value={rows}
        onChange={(side) => onChange({ rows: side, columns })}
      />
    </>
  );
}
