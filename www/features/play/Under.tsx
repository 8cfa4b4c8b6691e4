import { layout } from "../../ui/layout.ts";
import { FirstUnder, useFirst } from "./First.tsx";
import { Moves } from "./Moves.tsx";

export function Under() {
  const first = useFirst();
  if (first && (first.coach || !first.isReady)) return <FirstUnder />;
  // Where the start bar takes their place.
  if (first && layout.value !== "wide") return null;
  return (
    <div class="under">
      <Moves />
    </div>
  );
}
