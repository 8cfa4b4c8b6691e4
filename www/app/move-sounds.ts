/** Plays the sounds of moves, if sounds are on. */

import { type Stand, soundOf, standOf } from "../play/game/move-sounds.ts";
import { Player } from "../sound/player.ts";
import type { Session } from "./session.ts";

export class MoveSounds {
  #player = new Player();
  /** The game's state at the last sound. */
  #stand: Stand | null = null;

  play({ board: { game }, state }: Session) {
    const before = this.#stand;
    this.#stand = game && standOf(game);
    const sound = this.#stand && soundOf(before, this.#stand);
    this.#player.on = state.sounds;
    if (sound) this.#player.play(sound);
  }
}
