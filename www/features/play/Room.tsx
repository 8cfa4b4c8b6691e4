/** The line above the board in Play, the controls under it and the column beside it. */

import { later } from "../../ui/later.tsx";
import { layout } from "../../ui/layout.ts";
import { FirstLine, FirstSide, FirstUnder, useFirst } from "./First.tsx";
import { Game } from "./Game.tsx";
import { Goal } from "./Goal.tsx";
import { Moves } from "./Moves.tsx";
import { PlayHead } from "./PlayHead.tsx";
import { Dailies, More, Today, TodayScreen, useTodayScreen } from "./Today.tsx";
import { Tools } from "./Tools.tsx";
import { usePlay } from "./use-play.ts";

const DraftCard = later(async () => (await import("./DraftCard.tsx")).DraftCard);
const DuelCard = later(async () => (await import("./Duel.tsx")).DuelCard);
const DuelResult = later(async () => (await import("./DuelResult.tsx")).DuelResult);

const PaintCard = later(async () => (await import("./PaintCard.tsx")).PaintCard);

export function Line() {
  if (useFirst()) return <FirstLine />;
  return (
    <div class="line">
      <PlayHead />
      {layout.value !== "wide" && <Goal />}
    </div>
  );
}

export function Under() {
  const first = useFirst();
  const duel = usePlay((play) => play.duel);
  // Once the tips are skipped, a wide window shows the game's buttons.
  if (first && (first.coach || !first.isReady || layout.value !== "wide")) return <FirstUnder />;
  return <div class="under">{(!duel || duel.started) && <Moves />}</div>;
}

export function Side() {
  const isTodayScreen = useTodayScreen();
  const duel = usePlay((play) => play.duel);
  const draft = usePlay((play) => play.draft);
  const isPainting = Boolean(usePlay((play) => play.painting));
  if (useFirst())
    return (
      <FirstSide>
        <Dailies />
      </FirstSide>
    );
  if (isTodayScreen) return <TodayScreen />;
  return (
    <div class="side">
      {duel && (duel.isOver ? <DuelResult /> : <DuelCard />)}
      {(!duel || duel.started) && <Game />}
      {draft && <DraftCard draft={draft} />}
      {isPainting && <PaintCard />}
      {layout.value === "wide" && <Today />}
      <div class="rows ruled">
        {layout.value === "wide" && <More />}
        <Tools />
      </div>
    </div>
  );
}
