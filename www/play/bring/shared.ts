/** What another app shared with this one: the service worker keeps it until it is read (`offline/sw.ts`). */

const SHARED = "shared";

/** The picture or the text that was shared, once; null if there is none. */
export async function takeShared(): Promise<Blob | string | null> {
  try {
    const scope = (await navigator.serviceWorker.getRegistration())?.scope;
    if (!scope) return null;
    const name = `forward-check ${scope} ${SHARED}`;
    const response = await (await caches.open(name)).match(new URL(SHARED, scope));
    await caches.delete(name);
    if (!response) return null;
    const isText = response.headers.get("content-type")?.startsWith("text/");
    return isText ? await response.text() : await response.blob();
  } catch {
    // This browser keeps nothing for pages.
    return null;
  }
}
