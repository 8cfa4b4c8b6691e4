import type { Session } from "../session.ts";

/**
 * Restores a position, as one move, even while the coach shows another.
 * @param done the announcement
 */
export function restored(session: Session, position: string, done: string = "") {
  session.added.review?.choose(null);
  return session.play((game, now) => {
    game.restore(position, now);
    return done;
  });
}
