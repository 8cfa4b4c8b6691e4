import { openRoute } from "../../www/app/opening.ts";
import { readLink } from "../../www/routes/forgiving.ts";
import { requirementsOfRoute } from "../../www/routes/requirements.ts";
import type { State } from "../../www/store/state.ts";

/** Opens a link as the page does, with the position that it puts on the board. */
export function openLink(link: string, before: State, now: number = Date.now()) {
  const read = readLink(link);
  const position = read.route?.kind === "play" && read.route.position;
  return { ...openRoute(read, before, now), ...(position && { position }) };
}

/** What a link requires that leads somewhere. */
export const requirementsOfLink = (link: string) => requirementsOfRoute(readLink(link).route!);
