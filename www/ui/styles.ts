/** Style sheets that load with a room: `index.html` names the rooms, and the packed page loads them lazily. */

/**
 * Loads the style sheets of a room, unless they are loaded already.
 * @param room a mode, `embed`, or `lazy`
 */
export async function loadStyles(room: string) {
  const named = document.querySelectorAll(`head > [data-rooms~="${room}"]`);
  await Promise.all(Array.from(named, styled));
}

/** @param named a link, or the packed page's `meta` that the link replaces: sheets keep their order */
function styled(named: Element) {
  const link = named instanceof HTMLLinkElement ? named : linkOf(named);
  if (link.sheet) return;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      // For another try.
      link.replaceWith(metaOf(link));
      reject(new Error(`${link.href} could not be loaded.`));
    });
  });
}

function linkOf(meta: Element) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = meta.getAttribute("content") ?? "";
  link.dataset.rooms = meta.getAttribute("data-rooms") ?? "";
  meta.replaceWith(link);
  return link;
}

function metaOf({ href, dataset }: HTMLLinkElement) {
  const meta = document.createElement("meta");
  meta.name = "styles";
  meta.content = href;
  meta.dataset.rooms = dataset.rooms ?? "";
  return meta;
}
