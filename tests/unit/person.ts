/** A player, who sends a session one command at a time. */

import { perform, type SessionCommand } from "../../www/app/perform.ts";
import { Session } from "../../www/app/session.ts";
import type { SolverInfo } from "../../www/engine/generated/solver.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { restored } from "../../www/play/context.ts";
import { readLink } from "../../www/routes/forgiving.ts";
import type { Saves } from "../../www/saves/storage.ts";
import { give } from "../../www/store/changes.ts";
import { showMessage } from "../../www/store/messages.ts";
import { changing } from "../../www/store/model.ts";
import { type Daily, initialState, type State } from "../../www/store/state.ts";
import { knowing } from "../../www/today/awaiting.ts";
import { memorySaves } from "./store.ts";

type Options = ConstructorParameters<typeof Session>[3];

export class Person extends Session {
  constructor(
    state: State = initialState(),
    solvers: SolverInfo[] = roster(),
    saves: Saves = memorySaves(),
    options: Options = {},
  ) {
    super(state, solvers, saves, options);
    this.settled = this.prepareBoards();
    this.start();
  }

  /** The state after loading saved boards. */
  readonly settled;

  ask(command: SessionCommand) {
    return perform(this, command);
  }

  act(square: number) {
    return this.ask({ type: "board/press", square });
  }

  openLink(link: string) {
    return this.ask({ type: "app/open", ...readLink(link), time: this.now() });
  }

  undo() {
    return this.ask({ type: "app/undo" });
  }

  redo() {
    return this.ask({ type: "app/redo" });
  }

  /** Gets a hint that suggests these moves, and carries them out. */
  takeHint(record: string) {
    return this.play((game, now) => game.perform(record, now));
  }

  restore(position: string) {
    return restored(this, position);
  }

  restart() {
    return this.ask({ type: "play/restart" });
  }

  /** Crosses squares out, or takes their crosses away if all have one. */
  stroke(squares: number[], out: boolean) {
    return this.ask({ type: "board/stroke", squares, out });
  }

  step() {
    return this.ask({ type: "watch/step" });
  }

  toggle() {
    return this.ask({ type: "watch/toggle" });
  }

  toggleBlocking() {
    return this.ask({ type: "watch/block" });
  }

  /** The messages about storage, as the page says them. */
  takeSaveProblem() {
    const { saveProblem } = this.ui;
    showMessage(this, saveProblem, "");
    return saveProblem;
  }

  set(settings: Partial<State>) {
    return this.ask({ type: "settings/set", settings });
  }

  /** Locks a queen, or gives a start. */
  give(square: number) {
    return this.change(changing(give(square)));
  }

  /** The puzzles of a day have arrived. */
  know(daily: Daily) {
    return this.receive(knowing(daily), true);
  }

  /** Another window has saved. */
  merge(state: State) {
    return this.receive(changing(() => state));
  }
}
