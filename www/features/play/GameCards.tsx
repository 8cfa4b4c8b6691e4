/** The cards of a game: its figures, its bookmark, and the puzzle. */

import type { GameCard as GameCardView } from "../../run/game-view.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Figures } from "../../ui/Figures.tsx";
import { useComputed } from "../../vendor/preact.js";

interface Props {
  card: GameCardView;
}

export function GameCard({ card }: Props) {
  const { view } = useApp();
  const isQueens = useComputed(() => view.state.value.game === "queens").value;
  return (
    <div class="card" id="game-card">
      <h2 id="game-card-title">{isQueens ? "Your game" : "Your tour"}</h2>
      <Figures id="game-kpi" figures={card.figures} />
    </div>
  );
}

/** Marks a position to come back to. */
export function MarkCard({ card: { hasMark, atMark } }: Props) {
  const { view } = useApp();
  const canRestart = useComputed(() => view.play.value?.moves.canRestart).value;
  return (
    <div class="card" id="mark-card">
      <h2>Try something out</h2>
      <p class="plain" id="mark-says">
        {markWords(hasMark, atMark)}
      </p>
      <div class="btns">
        <Button action={{ type: "play/set-mark" }} id="set-mark" disabled={atMark}>
          Mark this position
        </Button>
        <Button action={{ type: "play/back-to-mark" }} id="to-mark" disabled={!hasMark || atMark}>
          Back to the mark
        </Button>
        <Button action={{ type: "play/restart" }} id="again-too" disabled={!canRestart}>
          Start over
        </Button>
        <Button
          action={{ type: "play/copy-mark" }}
          id="link-mark"
          title="Copy a link to this position"
        >
          Copy a link to it
        </Button>
      </div>
    </div>
  );
}

function markWords(hasMark: boolean, atMark: boolean) {
  if (atMark) return "This position is marked. Play on, and come back when you like.";
  if (hasMark) return "A position is marked.";
  return "Mark the position, try something out, and come back to it.";
}

/** About the puzzle. Once it is solved, solvers have a card of their own. */
export function AboutPuzzle({ about, isSolved }: { about: string; isSolved: boolean }) {
  return (
    <div class="card" id="about-puzzle">
      <h2>This puzzle</h2>
      <p class="plain" id="about-grade">
        {about}
      </p>
      <div class="btns">
        {!isSolved && (
          <Button action={{ type: "play/watch" }} id="watch-this">
            Watch a solver
          </Button>
        )}
        <Button action={{ type: "app/save-board" }} id="save-picture" aria-haspopup="dialog">
          Save a picture
        </Button>
      </div>
    </div>
  );
}
