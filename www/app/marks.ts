/** What `before-paint.ts` has marked in the page's skeleton, shown until the state is known. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { Mode } from "../session/state.ts";

export interface Marks {
  /** How the page is laid out: a mode, or an embed's. */
  layout: string | undefined;
  screen: string | undefined;
  mode: Mode | null;
  /** Null where only the lesson knows it. */
  game: GameId | null;
}

export function readMarks(): Marks {
  const { mode: layout, screen } = document.querySelector("main")?.dataset ?? {};
  return {
    ...{ layout, screen },
    mode: chosen("mode") as Mode | null,
    game: chosen("game") as GameId | null,
  };
}

function chosen(name: string) {
  const radio = document.querySelector<HTMLInputElement>(`header [name="${name}"]:checked`);
  return radio?.value ?? null;
}
