/** A board drawn square by square: a canvas under an accessible grid. */

import { effect, useComputed } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { GAME_NAMES } from "../content/game-names.ts";
import { useApp } from "../ui/context.ts";
import { lazy } from "../ui/lazy.tsx";
import { BoardView } from "./board-view.ts";
import { GhostTap } from "./GhostTap.tsx";
import { isLarge } from "./scene/large.ts";
import type { LargeScene, Peek, Scene } from "./scene/scene.ts";

const WhyOffer = lazy(async () => (await import("./WhyOffer.tsx")).WhyOffer);

export function Board() {
  const app = useApp();
  const { view } = app;
  const [canvas, grid, frame] = [
    useRef<HTMLCanvasElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const offers = useComputed(() => (view.play.value?.hint.offered ?? null) !== null).value;
  const hidden = useComputed(() => isLarge(view.puzzle.value));
  useLayoutEffect(() => {
    if (!canvas.current || !grid.current || !frame.current) return;
    const elements = { canvas: canvas.current, grid: grid.current, frame: frame.current };
    return connect(new BoardView(elements, app.theme.peek(), handlersOf(app)), app);
  }, [app]);
  return (
    <div class="board" id="board" ref={frame} hidden={hidden}>
      <canvas id="canvas" aria-hidden="true" ref={canvas} />
      <div id="grid" role="grid" ref={grid} />
      <GhostTap />
      {offers && <WhyOffer />}
    </div>
  );
}

type App = ReturnType<typeof useApp>;

const handlersOf = ({ dispatch }: App): ConstructorParameters<typeof BoardView>[2] => ({
  act: (square) => dispatch({ type: "board/press", square }),
  point: (square) => dispatch({ type: "board/point", square }),
  cross: (square, offers) => dispatch({ type: "board/cross", square, offers }),
  askWhy: (square) => dispatch({ type: "hint/why", square }),
  stroke: (squares, out) => dispatch({ type: "board/stroke", squares, out }),
  move: (from, to) => dispatch({ type: "board/move", from, to }),
  paint: (squares, begins, colour) =>
    dispatch({ type: "draft/paint", squares, begins, ...(colour !== undefined && { colour }) }),
  pickUp: (square) => dispatch({ type: "draft/pick-up", square }),
  read: (reading, square) => dispatch({ type: "board/read", reading, square }),
});

/** Keeps the board in sync with the view; colours and size come before the pieces. */
function connect(board: BoardView, { view, theme, onFrame }: App) {
  const effects = [
    effect(() => board.setTheme(theme.value)),
    effect(() => lay(board, view)),
    effect(() => setHand(board, view)),
    effect(() => show(board, view)),
    effect(() => board.setHover(view.hover.value)),
    onFrame((now) => {
      const { mode } = view.state.peek();
      if (mode !== "compare") board.draw(now, !view.run.peek()?.playing);
    }),
  ];
  return () => {
    for (const end of effects) end();
  };
}

function lay(board: BoardView, { state, puzzle, names }: App["view"]) {
  const { game, rows, columns } = puzzle.value;
  if (state.value.mode === "compare" || isLarge(puzzle.value)) return;
  board.setBoard(
    { rows, columns },
    names.value,
    `${GAME_NAMES[game]}, board of ${rows} by ${columns}`,
  );
}

function setHand(board: BoardView, { state }: App["view"]) {
  const { mode, screen, game, pen, letters, drafts } = state.value;
  if (mode !== "play" || (screen === "draft" && game !== "colour")) board.setHand(null);
  else if (screen !== "draft") board.setHand({ pen, letters });
  else board.setHand({ pen: "piece", letters, colours: drafts.colour.layout.rows });
}

function show(board: BoardView, view: App["view"]) {
  const [scene, peek] = [view.scene.value, view.peek.value];
  if (view.state.peek().mode === "compare" || scene.kind === "large") return;
  const shown: Scene = peek ? peekedAt(peek) : scene;
  board.show(shown, performance.now(), motionTo(scene, view.motion.peek()));
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

let last: Scene | LargeScene | null = null;

/** How long the motion to a scene takes, in milliseconds: none to or from a peek. */
function motionTo(scene: Scene | LargeScene, motion: number) {
  const time = scene === last || still.matches ? 0 : motion;
  last = scene;
  return time;
}

/** A scene with a ring around the square peeked at. */
const peekedAt = ({ square, scene }: Peek): Scene => ({
  ...scene,
  annotations: [...scene.annotations, { kind: "fault", square }],
});
