/** Shares or saves the result of a solved puzzle, which loads when you ask for it. */

import { download } from "../export/download.ts";
import { sharedOf } from "../play/game/shared-result.ts";
import { playedOf } from "../store/state.ts";
import { isCopied, isShared } from "./copying.ts";
import { NOT_SAVED } from "./not-saved.ts";
import type { PageContext } from "./page-context.ts";

const signsIn = ({ rooms }: PageContext["session"]) => rooms.review?.view?.signs ?? null;

const PICTURE = { name: "forward-check.png", type: "image/png" };

type Result = NonNullable<ReturnType<typeof sharedOf>>;

/** A result's picture; null if it can't be made. */
async function pictureOf({ session, theme }: PageContext, result: Result) {
  try {
    const { sharePicture } = await import("../export/share-picture.ts");
    return await sharePicture(result, playedOf(session.state), theme.theme.peek());
  } catch {
    return null;
  }
}

/** Shares a result through the system, with its picture if possible; otherwise copies it. */
export async function share(app: PageContext) {
  const { session } = app;
  const result = sharedOf(session.state, location.href, signsIn(session));
  if (!result) return;
  if (!navigator.share || !(await isShared(...(await contentsFor(app, result)))))
    copied(app, result.text);
}

/** What to share of a result: with its picture, or else without. */
async function contentsFor(app: PageContext, result: Result): Promise<ShareData[]> {
  const { title, text } = result;
  const content = await pictureOf(app, result);
  const files = content ? [new File([content], PICTURE.name, { type: PICTURE.type })] : [];
  return [
    { title, text, files },
    { title, text },
  ];
}

/** Saves a result's picture as a file. */
export async function saveResult(app: PageContext) {
  const { session } = app;
  const result = sharedOf(session.state, location.href, signsIn(session));
  const content = result && (await pictureOf(app, result));
  if (content) download({ ...PICTURE, content });
  else if (result) app.show({ toast: NOT_SAVED });
}

async function copied(app: PageContext, text: string) {
  if (await isCopied(text)) app.show({ toast: "Copied." });
}
