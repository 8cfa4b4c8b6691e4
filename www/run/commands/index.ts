/** Performs commands. */

import { needOf } from "../../state/need.ts";
import { asideWords } from "../../state/steering.ts";
import { LATE } from "../late.ts";
import type { Outcome } from "../outcome.ts";
import type { Session } from "../session.ts";
import { app } from "./app.ts";
import { board } from "./board.ts";
import type { CommandOf, Commands } from "./command.ts";
import type { compare } from "./compare.ts";
import { draft } from "./draft.ts";
import { hint } from "./hint.ts";
import type { learn } from "./learn.ts";
import { play } from "./play.ts";
import { today } from "./today.ts";
import type { watch } from "./watch.ts";

const COMMANDS = { ...app, ...board, ...play, ...hint, ...draft, ...today };

/** A table, each of whose commands a session can perform. */
type Performed<Table extends Commands<Session, Outcome>> = Table;

export type SessionCommand = CommandOf<
  Performed<typeof COMMANDS> &
    Performed<typeof watch> &
    Performed<typeof learn> &
    Performed<typeof compare>
>;

/** A command by its name. */
export type Named<Type extends SessionCommand["type"]> = Extract<SessionCommand, { type: Type }>;

/** The modes whose commands load with them, by how the commands' names begin. */
const LATE_MODES: Record<string, "watch" | "learn" | "compare"> = {
  watch: "watch",
  learn: "learn",
  race: "compare",
  compare: "compare",
  published: "compare",
};

/** Performs and records a command. One of a mode that has not loaded waits for it. */
export const perform = (session: Session, command: SessionCommand): Outcome =>
  session.store.perform(command, () => {
    const mode = LATE_MODES[command.type.split("/", 1)[0]!];
    const late = mode && LATE[mode].module;
    if (mode && !late) return { waitsFor: needOf({ ...session.state, mode }) };
    const act = ((late?.commands ?? COMMANDS) as Record<string, Act>)[command.type]!;
    const before = session.state;
    const outcome = act(session, command);
    const toast = asideWords(before, session.state);
    return toast ? { ...outcome, toast } : outcome;
  });

type Act = (session: Session, given: SessionCommand) => Outcome;
