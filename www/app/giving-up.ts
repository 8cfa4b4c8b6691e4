/** Asks before a puzzle is given up: in a duel, or by the explanation of a day's puzzle that is not solved yet. */

import { countsAsGivingUp } from "../store/explaining.ts";
import { playedOf } from "../store/state.ts";
import { ask } from "../ui/AskDialog.tsx";
import type { PageContext } from "./page-context.ts";
import type { CommandNamed } from "./perform.ts";

const GIVE_UP_DUEL = {
  title: "Give up this duel?",
  text: "You’ll see both games, and the duel counts as given up. You can still solve the puzzle, with hints.",
  yes: "Give up",
  isHarm: true,
};

const GIVE_UP_DAY = {
  title: "Give up this puzzle?",
  text: "You’ll see every reason to the end. You can still solve the puzzle, but it won’t count for your streak.",
  yes: "Explain it",
  isHarm: true,
};

export async function explain(app: PageContext, command: CommandNamed<"explain/open">) {
  const { state } = app.session;
  const isAsked = state.screen === "board" && countsAsGivingUp(playedOf(state));
  if (!isAsked || (await ask(GIVE_UP_DAY))) app.perform(command);
}

export async function giveUp(app: PageContext, command: CommandNamed<"play/give-up">) {
  if (await ask(GIVE_UP_DUEL)) app.perform(command);
}
