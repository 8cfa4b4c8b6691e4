import { layout } from "../../ui/layout.ts";
import { FirstUnder, useFirst } from "./First.tsx";
import { Moves } from "./Moves.tsx";

export function Under() {
  const first = useFirst();
  // Once the tips are skipped, a wide window shows the game's buttons.
  if (first && (first.coach || !first.isReady || layout.value !== "wide")) return <FirstUnder />;
  return (
    <div class="under">
      <Moves />
    </div>
  );
}
