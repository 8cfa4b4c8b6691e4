/** Today, or a game: the line above its board, the controls under it and the column beside it. */

import { FirstLine, FirstSide, FirstUnder, useFirst } from "../play/game/First.tsx";
import { Game } from "../play/game/Game.tsx";
import { Moves } from "../play/game/Moves.tsx";
import { PlayHead, SaysLine } from "../play/game/PlayHead.tsx";
import { Tools } from "../play/game/Tools.tsx";
import { HOME } from "../routes/route.ts";
import { Dailies, TodayDate } from "../today/Dailies.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { layout } from "../ui/layout.ts";
import { lazy } from "../ui/lazy.tsx";
import { loadStyles } from "../ui/styles.ts";
import { useHome } from "../ui/use-home.ts";
import { usePlay } from "../ui/use-play.ts";

const DraftCard = lazy(async () => (await import("../play/editor/DraftCard.tsx")).DraftCard);
const DuelCard = lazy(async () => (await import("../play/duel/Duel.tsx")).DuelCard);
const StartUnder = lazy(async () => (await import("../play/duel/Duel.tsx")).StartUnder);
const DuelResult = lazy(async () => (await import("../play/duel/DuelResult.tsx")).DuelResult);

const PaintCard = lazy(async () => (await import("../play/editor/PaintCard.tsx")).PaintCard);
const DraftGame = lazy(async () => (await import("../play/editor/DraftGame.tsx")).DraftGame);

/** An explanation has a slider like that of a run. */
const EXPLAIN = async () =>
  (await Promise.all([import("../play/explain/Explain.tsx"), loadStyles("watch")]))[0];
const ExplainLine = lazy(async () => (await EXPLAIN()).ExplainLine);
const ExplainUnder = lazy(async () => (await EXPLAIN()).ExplainUnder);
const ExplainSide = lazy(async () => (await EXPLAIN()).ExplainSide);

const Today = lazy(async () => (await import("../today/Today.tsx")).Today);

export function Line() {
  const first = useFirst();
  const isExplained = usePlay((play) => play.isExplained);
  if (useHome()) return null;
  if (isExplained) return <ExplainLine />;
  if (first) return <FirstLine />;
  return (
    <div class="line">
      <PlayHead />
    </div>
  );
}

export function Under() {
  const first = useFirst();
  const isVeiled = usePlay((play) => play.duel?.started === false);
  const isExplained = usePlay((play) => play.isExplained);
  if (useHome()) return null;
  if (isExplained) return <ExplainUnder />;
  if (isVeiled) return <StartUnder />;
  // Once the tips are skipped, a wide window shows the game's buttons.
  if (first && (first.coach || layout.value !== "wide")) return <FirstUnder />;
  return (
    <>
      {!first && <SaysLine />}
      <div class="under">
        <Moves />
      </div>
    </>
  );
}

export function Side() {
  const first = useFirst();
  const duel = usePlay((play) => play.duel);
  const draft = usePlay((play) => play.draft);
  const isExplained = usePlay((play) => play.isExplained);
  const isPainting = Boolean(usePlay((play) => play.painting));
  if (useHome()) {
    return (
      <Today date={<TodayDate />}>
        <Dailies class="three" />
      </Today>
    );
  }
  if (isExplained) return <ExplainSide />;
  if (first) {
    return (
      <FirstSide>
        <section aria-label="Puzzles">
          <div class="head">
            <h2>Today</h2>
            <TodayDate />
          </div>
          <Dailies class="lines" />
        </section>
      </FirstSide>
    );
  }
  return (
    <div class="side">
      {duel && (duel.isOver ? <DuelResult /> : <DuelCard />)}
      {(!duel || duel.started) && <Game />}
      {(draft || isPainting) && <DraftGame />}
      {draft && <DraftCard draft={draft} />}
      {isPainting && <PaintCard />}
      <div class="rows ruled">
        <OtherPuzzles />
        <Tools />
      </div>
    </div>
  );
}

/** The way from a game to the rest of the day. */
function OtherPuzzles() {
  const others = usePlay((play) => play.others) ?? "";
  return (
    <Link class="row" href={HOME} action={{ type: "play/home" }}>
      <span>Today’s puzzles</span>
      <span class="end">
        <span class="not-phone">{others}</span>
      </span>
      <Icon name="right" />
    </Link>
  );
}
