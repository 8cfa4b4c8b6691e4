import { layout } from "../../ui/layout.ts";
import { DraftCard } from "./DraftCard.tsx";
import { FirstSide, useFirst } from "./First.tsx";
import { Game } from "./Game.tsx";
import { More, Today, TodayScreen, useTodayScreen } from "./Today.tsx";
import { Tools } from "./Tools.tsx";

export function Side() {
  const isTodayScreen = useTodayScreen();
  if (useFirst()) return <FirstSide />;
  if (isTodayScreen) return <TodayScreen />;
  return (
    <div class="side">
      <Game />
      <DraftCard />
      {layout.value === "wide" && <Today />}
      <div class="rows ruled">
        {layout.value === "wide" && <More />}
        <Tools />
      </div>
    </div>
  );
}
