/** The page's environment: its own window, or (`embedded.ts`) another page. */

import { loaded } from "../core/lazy.ts";
import { type ReadLink, readLink } from "../routes/forgiving.ts";
import type { OpenArchive } from "../saves/archive-controller.ts";
import { ARCHIVE } from "../saves/lazy.ts";
import { browserPersistence, type Persistence } from "../saves/persistence.ts";
import { browserSaves, type Loaded, type Saves } from "../saves/storage.ts";
import type { PageContext } from "./page-context.ts";

export interface Environment {
  saves: Saves;
  persistence: Persistence;
  /** Opens the archive of solves; null if nothing is archived. */
  archive: OpenArchive | null;
  /** Whether the page may change the window and its history. */
  isOwn: boolean;
  /** Whether something was saved before. */
  hasSaves: () => boolean;
  /** Whether that may hold boards of colours. */
  mayHoldColours: () => boolean;
  load: () => Loaded;
  /** Reads a link; one that can't be opened here leads nowhere. */
  read: (link: string) => ReadLink;
  start: (app: PageContext) => void;
  /** A link is opened, or leads nowhere. */
  opens: (link: ReadLink) => void;
  /** A link was opened; `problem` says what was wrong with it. */
  opened: (problem: string) => void;
  /** A frame was rendered. */
  shown: () => void;
}

async function openArchive(lost: () => void) {
  await ARCHIVE.load();
  return loaded(ARCHIVE.module).Archive.open(browserSaves().archive, lost);
}

/** The page in its own window. */
export const standalone = (): Environment => ({
  saves: browserSaves(),
  persistence: browserPersistence,
  archive: openArchive,
  isOwn: true,
  hasSaves: () => !browserSaves().isEmpty,
  mayHoldColours: () => browserSaves().mayHoldColours,
  load: () => browserSaves().load(),
  read: readLink,
  start: () => {},
  opens: () => {},
  opened: () => {},
  shown: () => {},
});
