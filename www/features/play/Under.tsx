import { Moves } from "./Moves.tsx";

export function Under() {
  return (
    <div class="under">
      <Moves />
    </div>
  );
}
