import { layout } from "../../ui/layout.ts";
import { FirstUnder, useFirst } from "./First.tsx";
import { Moves } from "./Moves.tsx";

export function Under() {
  const first = useFirst();
  // Who has skipped the tips in a wide window has the keys of a game.
  if (first && (first.coach || !first.isReady || layout.value !== "wide")) return <FirstUnder />;
  return (
    <div class="under">
      <Moves />
    </div>
  );
}
