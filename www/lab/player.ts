/** The player of Watch, which the app gives the Lab: a room knows no other. */

import type { FunctionComponent } from "preact";

interface Player {
  /** The slider through the steps of a run. */
  Timeline: FunctionComponent;
  /** Its keys and its speed. */
  Transport: FunctionComponent;
}

let given: Player | null = null;

/** Gives the Lab its player, before it is shown. */
export function setPlayer(player: Player) {
  given = player;
}

export function usePlayer(): Player {
  if (!given) throw new Error("The Lab has no player.");
  return given;
}
