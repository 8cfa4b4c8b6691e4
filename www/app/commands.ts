/** Commands that need the page: announce, copy, save, ask, scroll. Some then perform the session's of the same name. */

import type { Reading } from "../board/games/index.ts";
import { readingOf } from "../board/scene/by-game.ts";
import { patient } from "../core/patience.ts";
import { sentenceOf } from "../engine/door.ts";
import { download } from "../export/download.ts";
import type { CommandOf, Commands } from "../store/command.ts";
import { inLab } from "../store/lab.ts";
import { linkTo, linkToPosition } from "../store/links.ts";
import { type Mode, playedOf } from "../store/state.ts";
import type { Command } from "../ui/context.ts";
import { isCopied, isShared } from "./copying.ts";
import { BRING } from "./lazy.ts";
import type { PageContext } from "./page-context.ts";
import type { CommandNamed, SessionCommand } from "./perform.ts";

/** A text to save as a file. */
interface Saved {
  name: string;
  type: string;
  content: string;
}

const PAGE = {
  "app/mode": (app, command: CommandNamed<"app/mode">) => performSoon(app, command, command.mode),
  "play/home": (app, command: CommandNamed<"play/home">) => performSoon(app, command, "play"),
  "app/game": (app, command: CommandNamed<"app/game">) =>
    performSoon(app, command, app.session.state.mode),
  "app/announce": (app, { text }: { text: string }) => app.announce(text),
  /** Shows a text for a few seconds, and speaks it. */
  "app/toast": (app, { text }: { text: string }) => app.show({ toast: text }),
  "app/copy-link": (app) => copyLink(app),
  "app/copy": (app, { text }: { text: string }) => copy(app, text, "Copied."),
  "app/share-link": async (app, { link }: { link: string }) => {
    if (!(await isShared({ title: "Forward Check", url: link }))) copy(app, link, "Link copied.");
  },
  "app/save-board": async (app) => (await patient(import("./save-board.ts"))).saveBoard(app),
  "app/moment": (app, command: CommandNamed<"app/moment">) => openMoment(app, command),
  "learn/open-in-watch": (app, command: CommandNamed<"learn/open-in-watch">) =>
    openMoment(app, command),
  "app/download": (_, { file }: { file: Saved }) => download(file),

  /** Reads a board from a picture, or from the text in a file. */
  "bring/take": async (app, { file }: { file: Blob }) => {
    await patient(BRING.load());
    app.perform({ type: "bring/open" });
    app.session.rooms.bring?.controller.take(file);
  },

  "settings/switch-theme": (app) =>
    app.perform({
      type: "settings/set",
      settings: { theme: app.theme.isDark.peek() ? "light" : "dark" },
    }),
  "settings/export": async (app) => (await data()).saveAll(app),
  /** Asks twice, and starts over. */
  "settings/delete": async (app) => (await data()).deleteAll(app),
  "settings/import": async (app, { text }: { text: string }) =>
    (await data()).importFile(app, text),
  /** Downloads what was set aside. */
  "settings/download-quarantined": async (app, { name, text }: { name: string; text: string }) =>
    (await data()).downloadQuarantined(app, name, text),

  "board/point": (app, command: CommandNamed<"board/point">) => app.pointing.point(command),
  "board/read": (
    { session, announce },
    { reading, square }: { reading: Reading; square: number },
  ) => {
    const { scene, board } = session;
    if (scene.kind !== "large") announce(readingOf(scene, board.names, reading, square));
  },

  "play/give-up": async (app, command: CommandNamed<"play/give-up">) =>
    (await asking()).giveUp(app, command),
  /** Asks first where it gives up a day's puzzle. */
  "explain/open": async (app, command: CommandNamed<"explain/open">) =>
    (await asking()).explain(app, command),
  "play/share": async (app) => (await results()).share(app),
  /** The results of the day that Today shows. */
  "play/share-day": async (app) => (await patient(import("./share-day.ts"))).shareDay(app),
  "play/save-result": async (app) => (await results()).saveResult(app),
  "play/copy-mark": (app) => copyAddress(app, markOf(app)),
  /** Saves the program as it is edited. */
  "lab/edit": ({ session }, { id, text }: { id: string; text: string }) =>
    session.rooms.lab?.program.edit(id, text),
  "lab/copy-link": async (app) => {
    const { session } = app;
    try {
      const code = (await session.rooms.lab?.code()) ?? "";
      copyAddress(app, linkTo(inLab({ code })(session.present())));
    } catch (error) {
      app.show({ notice: sentenceOf(error) });
    }
  },
  "draft/copy-link": (app) => copyAddress(app, linkTo(app.session.state)),

  "sheet/reset-statistics": async (app) => (await data()).resetStatistics(app),
  "sheet/restore-statistics": async (app) => (await data()).excludeSolves(app, false),
  /** Saves all solved puzzles as a table. */
  "sheet/save-statistics": async (app, { format }: { format: "json" | "csv" }) =>
    (await data()).saveStatistics(app, format),
} satisfies Commands<PageContext, unknown>;

export type PageCommand = CommandOf<typeof PAGE>;

/** What only the page can do, by the names of commands. The session performs all others. */
export const PAGE_COMMANDS = PAGE as Record<string, Act>;

type Act = (app: PageContext, given: Command) => void;

/** What to ask before giving up loads when the page asks. */
const asking = () => patient(import("./giving-up.ts"));

/** Sharing a result loads when you ask for it. */
const results = () => patient(import("./share-result.ts"));

/** Saving, loading and deleting what you have played loads when you ask for it. */
const data = () => patient(import("./data-commands.ts"));

/**
 * Performs longer work after the press for it has been painted.
 * @param mode that will be shown
 */
function performSoon(app: PageContext, command: SessionCommand, mode: Mode) {
  app.loading.soon(mode, () => app.perform(command));
  app.show({ as: "hovering" });
}

/** Opens a moment in Watch, scrolls to the board and focuses Play. */
function openMoment(app: PageContext, command: SessionCommand) {
  app.perform(command);
  document.getElementById("board")?.scrollIntoView({ block: "nearest" });
  document.getElementById("start")?.focus({ preventScroll: true });
}

const markOf = ({ session }: PageContext) =>
  linkToPosition(playedOf(session.present()), session.board.game?.position ?? "");

const copyAddress = (app: PageContext, link: string) =>
  copy(app, new URL(link, location.href).href, "Link copied.");

/** Copies a link to the current step. */
function copyLink(app: PageContext) {
  app.writeAddress();
  return copy(app, location.href, "Link copied.");
}

/** Copies a text, and says so. */
async function copy(app: PageContext, text: string, done: string) {
  if (await isCopied(text)) app.show({ toast: done });
}
