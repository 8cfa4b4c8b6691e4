/** What happens outside the page: other windows save something, the network returns, the page is hidden, shown or left. */

import { SAVES_REQUIREMENTS } from "../routes/requirements.ts";
import type { Loader } from "./loader.ts";
import type { Session } from "./session.ts";

export function listen(session: Session, loader: Loader) {
  addEventListener("pagehide", () => session.flush());
  addEventListener("online", () => session.days.retry());
  const reads = async (read: () => void) => {
    if (session.isOver()) return location.reload();
    await loader.load(SAVES_REQUIREMENTS).catch(() => {});
    if (loader.has(SAVES_REQUIREMENTS)) read();
  };
  addEventListener("storage", (event) => reads(() => session.hear(event)));
  // A page in the back/forward cache gets no storage events.
  addEventListener("pageshow", ({ persisted }) => persisted && reads(() => session.wake()));
  document.addEventListener("visibilitychange", () => session.see(!document.hidden));
}
