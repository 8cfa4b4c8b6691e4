/** The line above the board in Play, the controls under it and the column beside it. */

import { FirstLine, FirstSide, FirstUnder, useFirst } from "../play/game/First.tsx";
import { Game } from "../play/game/Game.tsx";
import { Goal } from "../play/game/Goal.tsx";
import { Moves } from "../play/game/Moves.tsx";
import { PlayHead } from "../play/game/PlayHead.tsx";
import { Tools } from "../play/game/Tools.tsx";
import { Dailies, More, Today, TodayScreen, useTodayScreen } from "../today/Today.tsx";
import { layout } from "../ui/layout.ts";
import { lazy } from "../ui/lazy.tsx";
import { usePlay } from "../ui/use-play.ts";

const DraftCard = lazy(async () => (await import("../play/editor/DraftCard.tsx")).DraftCard);
const DuelCard = lazy(async () => (await import("../play/duel/Duel.tsx")).DuelCard);
const DuelResult = lazy(async () => (await import("../play/duel/DuelResult.tsx")).DuelResult);

const PaintCard = lazy(async () => (await import("../play/editor/PaintCard.tsx")).PaintCard);

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
