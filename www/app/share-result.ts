/** Shares the result of a solved puzzle, or saves it as a picture. */

import { download } from "../export/download.ts";
import type { sharePicture } from "../export/share-picture.ts";
import { sharedOf } from "../play/game/shared-result.ts";
import { isShared } from "./copying.ts";
import type { PageContext } from "./page-context.ts";
import { NOT_SAVED } from "./saving.ts";

const signsIn = ({ rooms }: PageContext["session"]) => rooms.review?.view?.signs ?? null;

const PICTURE = { name: "forward-check.png", type: "image/png" };

/** A result's picture; null if it can't be made. */
async function pictureOf(result: Parameters<typeof sharePicture>[0]) {
  try {
    const { sharePicture } = await import("../export/share-picture.ts");
    return await sharePicture(result);
  } catch {
    return null;
  }
}

/** Shares a result through the system, with its picture if possible; otherwise copies it. */
export async function share(app: PageContext) {
  const { session } = app;
  const result = sharedOf(session.state, location.href, signsIn(session));
  if (!result) return;
  if (!navigator.share || !(await isShared(...(await contentsFor(result)))))
    app.dispatch({ type: "app/copy", text: result.text });
}

/** What to share of a result: with its picture, or else without. */
async function contentsFor(result: Parameters<typeof sharePicture>[0]): Promise<ShareData[]> {
  const { title, text } = result;
  const content = await pictureOf(result);
  const files = content ? [new File([content], PICTURE.name, { type: PICTURE.type })] : [];
  return [
    { title, text, files },
    { title, text },
  ];
}

/** Saves a result as a picture. */
export async function saveResult(app: PageContext) {
  const { session } = app;
  const result = sharedOf(session.state, location.href, signsIn(session));
  const content = result && (await pictureOf(result));
  if (content) download({ ...PICTURE, content });
  else if (result) app.show({ toast: NOT_SAVED });
}
