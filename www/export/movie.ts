/**
 * A run or a game as a moving picture, made in a worker of its own: the board's renderer draws every
 * moment there, and the page stays alive.
 */

import { employ, equipped } from "../engine/workers.ts";
import type { Theme } from "../render/theme.ts";
import type { Shown } from "../run/subject.ts";

export interface Wish {
  shown: Shown;
  theme: Theme;
  /** About how many pixels. */
  width: number;
  /** Frames a second. */
  rate: number;
}

/**
 * What is told of a movie: how far it is, from 0 to 1; the file, once it is done; a sentence, where
 * it can't be made.
 */
interface News {
  progress: number;
  file: Blob | null;
  failed: string;
}

const startWorker = () => equipped(new URL("./movie.worker.ts", import.meta.url));

/**
 * Begins to make a movie.
 * @returns cancels it
 */
export function makeMovie(wish: Wish, onNews: (news: News) => void): () => void {
  return employ<BlobPart>(startWorker(), wish, ({ progress, value, failed }) => {
    const file = value ? new Blob([value], { type: "image/gif" }) : null;
    onNews({ progress, file, failed });
  });
}
