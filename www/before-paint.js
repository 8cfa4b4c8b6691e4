/**
 * Marks an embed before anything is painted, so that the frame of the page is never seen in it. It
 * imports next to nothing: the page's other modules take longer to arrive.
 */
import { embedding } from "./session/embedding.js";

const asked = embedding(location.search);
if (asked) {
  const night = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  Object.assign(document.documentElement.dataset, { embed: "moment", theme: asked.theme ?? night });
}
