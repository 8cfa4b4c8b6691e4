import { GamePanels } from "./GamePanels.tsx";
import { Hint } from "./Hint.tsx";
import { Home } from "./Home.tsx";

export function Side() {
  return (
    <div class="side">
      <Hint />
      <GamePanels />
      <Home />
    </div>
  );
}
