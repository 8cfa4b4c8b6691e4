/** A board too large to draw square by square: a picture that zooms and pans. */

import { effect, useComputed, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import type { IconName } from "../ui/Icon.tsx";
import { paletteOf } from "./draw/image.ts";
import { LargeView } from "./large-view.ts";
import { isLarge } from "./scene/large.ts";

/** The zoom factor of a button press. */
const ZOOM = 1.5;

type App = ReturnType<typeof useApp>;

function connect(board: LargeView, { view, theme, onFrame }: App) {
  const effects = [
    effect(() => board.setTheme(theme.value)),
    effect(() => {
      const { rows, columns } = view.puzzle.value;
      if (view.state.value.mode === "compare") board.leave();
      else board.setBoard(isLarge(view.puzzle.value) ? { rows, columns } : null);
    }),
    effect(() => {
      const scene = view.scene.value;
      if (view.state.value.mode !== "compare" && scene.kind === "large") board.show(scene);
    }),
    onFrame((now) => board.draw(now, !view.run.peek()?.playing)),
  ];
  return () => {
    for (const end of effects) end();
  };
}

export function LargeBoard() {
  const app = useApp();
  const { view, dispatch, large } = app;
  const [canvas, frame] = [useRef<HTMLCanvasElement>(null), useRef<HTMLDivElement>(null)];
  const board = useRef<LargeView>(null);
  const isWhole = useSignal(true);
  const hidden = useComputed(() => !isLarge(view.puzzle.value));
  const className = useComputed(() => (isWhole.value ? "board large whole" : "board large"));
  useLayoutEffect(() => {
    if (!canvas.current || !frame.current) return;
    board.current = new LargeView(canvas.current, frame.current, app.theme.peek(), {
      act: (square) => dispatch({ type: "board/press", square }),
      point: (words) => dispatch({ type: "board/point-large", words }),
      speak: (text) => dispatch({ type: "app/announce", text }),
      setVisiblePart: large.setVisiblePart,
      paintWith: (theme) => large.paint((names) => paletteOf(theme, names)),
      zoomed: (whole) => {
        isWhole.value = whole;
      },
    });
    return connect(board.current, app);
  }, [app]);
  const key = (icon: IconName, name: string, shortcut: string, onClick: () => void) => (
    <Button
      class="key"
      icon={icon}
      title={`${name} (${shortcut})`}
      label={name}
      disabled={icon !== "plus" && isWhole.value}
      onClick={onClick}
    />
  );
  return (
    <div class={className} id="large" ref={frame} hidden={hidden}>
      <canvas
        ref={canvas}
        id="large-canvas"
        role="application"
        tabIndex={0}
        aria-roledescription="board"
        aria-describedby="large-keys"
      />
      <div class="zoom" role="group" aria-label="Zoom">
        {key("plus", "Zoom in", "+", () => board.current?.zoomMiddle(ZOOM))}
        {key("minus", "Zoom out", "−", () => board.current?.zoomMiddle(1 / ZOOM))}
        {key("whole", "Whole board", "0", () => board.current?.showWhole())}
      </div>
      <span class="hidden" id="large-keys">
        Arrow keys move from square to square, and Enter chooses one. Plus and minus zoom, zero
        shows the whole board, and Shift with an arrow key moves it.
      </span>
    </div>
  );
}
