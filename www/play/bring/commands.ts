/** Bringing a board. */

import { ascending } from "../../core/lists.ts";
import { lettersOf, sideOf } from "../../core/regions.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import { type BoardLayout, EMPTY } from "../../routes/layout.ts";
import * as change from "../../store/changes.ts";
import type { Commands } from "../../store/command.ts";
import { changing } from "../../store/model.ts";
import type { Outcome } from "../../store/outcome.ts";
import { silent } from "../../store/outcomes.ts";
import type { Change, Origin } from "../../store/state.ts";
import { hint } from "../hint/commands.ts";
import type { BringController } from "./bring-controller.ts";
import type { BringContext } from "./context.ts";
import { confirmed, openDoubts, recoloured } from "./proposal.ts";
import { begunBy } from "./refusals.ts";

/** A command of the room alone, without arguments. */
const alone =
  (act: (room: BringController) => void) =>
  ({ rooms }: BringContext): Outcome =>
    silent(() => rooms.bring && act(rooms.bring.controller));

/** A command of the room alone. */
const inRoom =
  <Given>(act: (room: BringController, given: Given) => void) =>
  ({ rooms }: BringContext, given: Given): Outcome =>
    silent(() => rooms.bring && act(rooms.bring.controller, given));

export const bring = {
  /** Opens the ways in. */
  "bring/open": (session) => {
    session.rooms.bring?.controller.start();
    return session.change(changing(change.toScreen("bring"), { sheet: null }));
  },
  /** Says that one of several files is read. */
  "bring/take-one": (_, { of }: { of: number }) => ({
    toast: `Only one of these ${of} files is read.`,
  }),
  "bring/start": alone((room) => room.start()),
  /** Shows what was read last. */
  "bring/back": alone((room) => room.back()),
  "bring/stop": alone((room) => room.stop()),
  "bring/refuse": inRoom((room, { code, message }: { code: string; message: string }) =>
    room.refuse({ code, message }),
  ),
  /** Takes one of two boards. */
  "bring/choose": inRoom((room, { at }: { at: number }) => room.choose(at)),
  /** Shows both boards of the picture again. */
  "bring/two": alone((room) => {
    room.step.value = "two";
  }),
  /** Shows the text as it was left. */
  "bring/text": alone((room) => {
    room.stop();
    room.step.value = "text";
  }),
  "bring/type": inRoom((room, { text }: { text: string }) => room.type(text)),

  /** Lets a person set the board's corners in the picture. */
  "bring/mark": alone((room) => room.mark()),
  "bring/set-corners": inRoom((room, { corners }: { corners: number[] }) => {
    [room.corners.value, room.refused.value] = [corners, null];
  }),
  "bring/read-corners": alone((room) => room.readBetween()),

  /** Chooses the colour of a square; null closes the choice. */
  "bring/select": inRoom((room, { square }: { square: number | null }) => {
    room.selected.value = square;
  }),
  "bring/recolour": inRoom((room, { square, colour }: { square: number; colour: number }) => {
    room.selected.value = null;
    room.change((proposal) => recoloured(proposal, square, colour));
  }),
  /** All squares in doubt are right. */
  "bring/confirm": alone((room) => {
    room.selected.value = null;
    room.change((proposal) => confirmed(proposal, openDoubts(proposal)));
  }),
  /** Keeps the board as it was read, though one change would leave one solution. */
  "bring/decline": alone((room) => {
    room.isDeclined.value = true;
  }),
  "bring/undo": alone((room) => room.undo()),
  "bring/take-marks": inRoom((room, { takes }: { takes: boolean }) => {
    room.takesMarks.value = takes;
  }),

  "bring/play": (session) => played(session),
  /** Plays it, and asks for the first hint. */
  "bring/hint": (session) => {
    const outcome = played(session);
    return outcome.waitsFor || outcome.notice ? outcome : hint["hint/ask"](session);
  },
  /** Explains it to the end. */
  "bring/explain": (session) => {
    const brought = broughtBy(session);
    if (!brought) return {};
    const { game, layout } = brought;
    return session.change(changing(change.toExplanation(game, layout)));
  },
  "bring/watch": (session) => {
    const brought = broughtBy(session);
    if (!brought) return {};
    const { game, layout } = brought;
    const watched: Change = (state) => change.watchThis(change.toBoard(game, layout)(state));
    return session.change(changing(watched));
  },
  /** Opens it in the editor, where undo leads back to the board that was there. */
  "bring/edit": (session) => edited(session),
  /** Opens what was seen of a board in the editor, to paint the rest. */
  "bring/paint": (session) => {
    const refused = session.rooms.bring?.controller.refused.value;
    const letters = refused && begunBy(refused);
    if (!letters) return {};
    return session.change(changing(change.toDraft("colour", layoutOf(letters))));
  },
  /** Opens it in the editor, and looks for a repair. */
  "bring/repair": (session) => {
    const outcome = edited(session);
    if (!outcome.waitsFor && !outcome.notice) session.painting.repair();
    return outcome;
  },
} satisfies Commands<BringContext, Outcome>;

/** A board in colours. */
function layoutOf(regions: string): BoardLayout {
  const side = sideOf(regions);
  return { ...EMPTY, rows: side, columns: side, regions };
}

interface Brought {
  game: GameId;
  layout: BoardLayout;
  /** What is on the board: a queen or a visited square each, in order. */
  pieces: number[];
  crosses: number[];
  from: Origin;
}

/** What was read, as a puzzle; null if nothing was. */
function broughtBy({ rooms }: BringContext): Brought | null {
  const room = rooms.bring?.controller;
  const read = room?.step.value === "text" ? room.textRead.value : null;
  if (read?.game === "queens") {
    const { side, queens } = read;
    const layout = { ...EMPTY, rows: side, columns: side, squares: queens.slice(0, 1) };
    return { game: "queens", layout, pieces: queens.slice(1), crosses: [], from: "text" };
  }
  if (read?.game === "knights") {
    const { rows, columns, path, blocked } = read;
    const size = { rows, columns };
    const layout = { ...EMPTY, ...size, squares: path.slice(0, 1), blocked: ascending(blocked) };
    return { game: "knights", layout, pieces: path.slice(1), crosses: [], from: "text" };
  }
  const proposal = room?.proposal.value;
  if (!proposal) return null;
  const { letters, queens, crosses } = proposal;
  const layout = layoutOf(lettersOf(letters)!);
  const marks = room.takesMarks.value ? { pieces: queens, crosses } : { pieces: [], crosses: [] };
  const from = room.step.value === "text" ? "text" : "picture";
  return { game: "colour", layout, ...marks, from };
}

function edited(session: BringContext): Outcome {
  const brought = broughtBy(session);
  return brought ? session.change(changing(change.toDraft(brought.game, brought.layout))) : {};
}

/** Opens it as a game, with its marks unless it was begun before. */
function played(session: BringContext): Outcome {
  const brought = broughtBy(session);
  if (!brought) return {};
  const { game, layout, pieces, crosses, from } = brought;
  const opened = change.toOwnBoard(game, layout, from, session.now());
  const outcome = session.change(changing(opened), { opens: true });
  const isNew = !session.board.game?.moves && !session.board.game?.canUndo;
  if (outcome.waitsFor || outcome.notice || !isNew || pieces.length + crosses.length === 0)
    return outcome;
  return session.play((game, now) => {
    if (crosses.length > 0) game.cross(crosses, true, now);
    for (const square of pieces) game.act(square, now);
    return "";
  });
}
