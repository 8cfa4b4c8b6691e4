/** Performs commands. */

import type { compare } from "../compare/commands.ts";
import type { lab } from "../lab/commands.ts";
import type { learn } from "../learn/commands.ts";
import type { bring } from "../play/bring/commands.ts";
import { draft } from "../play/editor/commands.ts";
import type { explain } from "../play/explain/commands.ts";
import { play } from "../play/game/commands.ts";
import { hint } from "../play/hint/commands.ts";
import { BRING_REQUIREMENTS } from "../routes/requirements.ts";
import type { CommandOf, Commands } from "../store/command.ts";
import type { Outcome } from "../store/outcome.ts";
import { requirementsOf } from "../store/requirements.ts";
import { today } from "../today/commands.ts";
import type { watch } from "../watch/commands.ts";
import { droppedWords } from "../watch/steering.ts";
import { board } from "./board-commands.ts";
import { BRING, EXPLAIN, LAZY } from "./lazy.ts";
import type { Session } from "./session.ts";
import { app } from "./session-commands.ts";

const COMMANDS = { ...app, ...board, ...play, ...hint, ...draft, ...today };

/** A table, each of whose commands a session can perform. */
type Performed<Table extends Commands<Session, Outcome>> = Table;

export type SessionCommand = CommandOf<
  Performed<typeof COMMANDS> &
    Performed<typeof watch> &
    Performed<typeof explain> &
    Performed<typeof learn> &
    Performed<typeof compare> &
    Performed<typeof lab> &
    Performed<typeof bring>
>;

/** A command by its name. */
export type CommandNamed<Type extends SessionCommand["type"]> = Extract<
  SessionCommand,
  { type: Type }
>;

/** The modes whose commands load with them, by how the commands' names begin. */
const LAZY_MODES: Record<string, "watch" | "learn" | "compare" | "lab"> = {
  watch: "watch",
  learn: "learn",
  race: "compare",
  compare: "compare",
  published: "compare",
  lab: "lab",
};

/** Performs and records a command. One of a mode that has not loaded waits for it. */
export const perform = (session: Session, command: SessionCommand): Outcome =>
  session.store.perform(command, () => {
    const part = command.type.split("/", 1)[0]!;
    if (part === "explain" && !EXPLAIN.module)
      return { waitsFor: { ...requirementsOf(session.state), explains: true } };
    const mode = LAZY_MODES[part];
    const brings = part === "bring";
    const module = brings ? BRING.module : mode && LAZY[mode].module;
    if (brings && !module) return { waitsFor: BRING_REQUIREMENTS };
    if (mode && !module) return { waitsFor: requirementsOf({ ...session.state, mode }) };
    const act = ((commandsOf(part) ?? module?.commands ?? COMMANDS) as Record<string, Act>)[
      command.type
    ]!;
    const before = session.state;
    const outcome = act(session, command);
    const toast = droppedWords(before, session.state);
    return toast ? { ...outcome, toast } : outcome;
  });

/** The commands of an explanation load with it. */
const commandsOf = (part: string) => (part === "explain" ? EXPLAIN.module?.explain : undefined);

type Act = (session: Session, given: SessionCommand) => Outcome;
