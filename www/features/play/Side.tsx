import { layout } from "../../ui/layout.ts";
import { FirstSide, useFirst } from "./First.tsx";
import { GamePanels } from "./GamePanels.tsx";
import { Hint } from "./Hint.tsx";
import { More, Today, TodayScreen, useTodayScreen } from "./Today.tsx";

export function Side() {
  const isTodayScreen = useTodayScreen();
  if (useFirst()) return <FirstSide />;
  if (isTodayScreen) return <TodayScreen />;
  return (
    <div class="side">
      <Hint />
      <GamePanels />
      {layout.value === "wide" && (
        <>
          <Today />
          <div class="rows ruled">
            <More />
          </div>
        </>
      )}
    </div>
  );
}
