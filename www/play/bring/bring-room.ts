/** The room where a board is brought from a picture or a text. */

import type { EngineClient } from "../../engine/engine-client.ts";
import { BringController } from "./bring-controller.ts";
import { bringView } from "./bring-view.ts";
import type { BringContext } from "./context.ts";
import { ownView } from "./own-view.ts";

export { Bring } from "./Bring.tsx";
export { bring as commands } from "./commands.ts";
export { writeBoard } from "./reader-client.ts";

export class BringRoom {
  readonly controller;
  #session;

  constructor(session: BringContext, engine: EngineClient) {
    this.#session = session;
    this.controller = new BringController(session, engine);
  }

  get view() {
    const view = bringView(this.controller);
    return { ...view, own: view.step === "start" ? ownView(this.#session.state) : [] };
  }
}
