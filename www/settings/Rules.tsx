/** The rules of the games, and the modes. */

import type { ComponentChildren } from "preact";
import { darkSquares, TinyRegions } from "../board/TinyRegions.tsx";
import type { GameId } from "../engine/generated/puzzle.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";

export function Rules() {
  const { dispatch } = useApp();
  const practise = () => {
    dispatch({ type: "app/help", part: null });
    dispatch({ type: "play/practise" });
  };
  return (
    <div class="stack loose">
      <Rule picture={QUEENS} title="Queen’s Challenge">
        Place one queen in every row so that no two share a row, column or diagonal. Locked queens
        can’t be moved. Each daily puzzle has exactly one solution. Drag across squares to cross
        them out.
      </Rule>
      <Rule picture={COLOUR} title="Colour Queens">
        Place one queen in every row, column and colour. No two may touch, not even at a corner.
        Long diagonals don’t count. To have a letter in every colour, switch on Letters in Marks and
        tools.
      </Rule>
      <Rule picture={KNIGHT} title="Knight’s Tour">
        Jump two squares along and one across until you have visited every square once. Black
        squares are blocked. A circled number counts the onward moves from its square: those with
        few are soon cut off. A closed tour ends one jump from its start.
      </Rule>
      <Rule picture={<Week />} title="Every day">
        Everyone gets the same three puzzles. They get harder towards Saturday, and Sunday’s are
        larger. New ones arrive at midnight, your time. Solve one on its own day to keep your
        streak. The easy Queen’s Challenge beside them doesn’t count for it.
      </Rule>
      <Rule picture={<Orb name="flame" />} title="Days and clocks">
        A puzzle that you begin on its day counts if you finish it within 15 minutes of midnight.
        When you travel, your streak stays: tomorrow’s puzzle counts if it is tomorrow where you
        were. If your clock is ahead, a solve counts once its day comes. The clock of a puzzle stops
        while its board is hidden, your device sleeps or another window is in front of it.
      </Rule>
      <Rule picture={<Orb name="hint" />} title="Hints">
        A hint tells you whether the board can still be solved, and shows the next piece of
        reasoning. To ask about one square, right-click it or hold it, then choose “Why not here?”.
        Hints are counted, but cost nothing.
      </Rule>
      <Rule picture={<Orb name="play" />} title="Watch, Learn, Compare">
        Watch a solver work one step at a time, and go back to any step. Learn is a course on how
        solvers search, with questions and exercises on the board. Compare races them.
      </Rule>
      <p class="btns">
        <Button onClick={practise}>Open the practice board</Button>
      </p>
    </div>
  );
}

interface RuleProps {
  picture: ComponentChildren;
  title: string;
  children: ComponentChildren;
}

function Rule({ picture, title, children }: RuleProps) {
  return (
    <section class="rule">
      {picture}
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}

/** A square by column and row, and its piece. */
type Tile = [x: number, y: number, colour: string];

/**
 * A small board with a coloured tile for each piece.
 * @param regions of a board of colours
 */
function picture(
  game: GameId,
  rows: number,
  tiles: Tile[],
  blocked: Tile[] = [],
  regions: string | null = null,
) {
  // Borders stay in view.
  const inset = regions ? 0.08 : 0;
  const side = 1 - 2 * inset;
  const square = ([x, y, colour]: Tile) => (
    <rect key={`${x} ${y}`} x={x + inset} y={y + inset} width={side} height={side} fill={colour} />
  );
  return (
    <svg class="mini" viewBox={`0 0 6 ${rows}`} aria-hidden="true">
      <rect width={6} height={rows} fill="var(--wood-a)" />
      {!regions && <path d={darkSquares(rows, 6)} fill="var(--wood-b)" />}
      {regions && <TinyRegions letters={regions} />}
      {[...blocked, ...tiles].map(square)}
      {tiles.map(([x, y]) => (
        <use
          key={`${x} ${y}`}
          href={game !== "knights" ? "#i-queen" : "#i-knight"}
          x={x + 0.18}
          y={y + 0.18}
          width={0.64}
          height={0.64}
          style={{ color: "#fff" }}
        />
      ))}
    </svg>
  );
}

const LOCKED = "var(--locked)";
const WON = "var(--won)";
const BLOCKED = "var(--blocked)";

const QUEENS = picture("queens", 6, [
  [3, 0, WON],
  [0, 1, WON],
  [4, 2, WON],
  [1, 3, LOCKED],
  [5, 4, LOCKED],
  [2, 5, WON],
]);

/** A board with one solution. */
const REGIONS = "AAABBBACBBBDCCEDDDCCEFFFEEEFFFEEFFFF";

const COLOUR = picture(
  "colour",
  6,
  [
    [1, 0, WON],
    [3, 1, WON],
    [5, 2, WON],
    [0, 3, WON],
    [2, 4, WON],
    [4, 5, WON],
  ],
  [],
  REGIONS,
);

const KNIGHT = picture(
  "knights",
  5,
  [[1, 1, LOCKED]],
  [
    [5, 3, BLOCKED],
    [3, 4, BLOCKED],
  ],
);

/** How hard the days of a week are. */
const HEIGHTS = [18, 24, 32, 38, 46, 52, 36];

function Week() {
  return (
    <svg viewBox="0 0 106 66" aria-hidden="true">
      {HEIGHTS.map((height, day) => (
        <rect
          key={day}
          x={day * 15 + 1}
          y={54 - height}
          width={11}
          height={height}
          rx={3}
          fill={height === 52 ? "var(--accent)" : "var(--wash-2)"}
        />
      ))}
      {[..."MTWTFSS"].map((name, day) => (
        <text
          key={day}
          x={day * 15 + 6.5}
          y={65}
          text-anchor="middle"
          font-size={9}
          fill="var(--muted)"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

const Orb = ({ name }: { name: "hint" | "play" | "flame" }) => (
  <span class="badge round">
    <Icon name={name} />
  </span>
);
