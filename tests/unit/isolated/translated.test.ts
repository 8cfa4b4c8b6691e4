/** Texts that a translator replaced or moved change as before, and what does not change stays translated. */
import assert from "node:assert/strict";
import { signal } from "@preact/signals";
import { Window } from "happy-dom";
import { type ComponentChildren, Fragment, render } from "preact";
import { jsx, jsxs } from "preact/jsx-runtime";
import { describe, test } from "vitest";
import { allowTranslation } from "../../../www/ui/translated.ts";

Object.assign(globalThis, { document: new Window().document });
allowTranslation();

type Way = "replaces" | "moves";

/** Wraps all texts, as Google Translate does. */
function translate(root: Node, way: Way) {
  for (const node of Array.from(root.childNodes)) {
    if (node.nodeType !== 3) translate(node, way);
    else if (root.nodeName !== "FONT") {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      root.replaceChild(outer, node);
      inner.append(way === "moves" ? node : (node as Text).data);
    }
  }
}

/** Renders a component, has it translated, and returns its HTML after a change, without the wrappers. */
async function afterwards(way: Way, shown: () => ComponentChildren, change: () => void) {
  const root = document.createElement("div");
  document.body.append(root);
  render(jsx(shown, {}), root);
  translate(root, way);
  change();
  await new Promise((resolve) => setTimeout(resolve));
  return { html: root.innerHTML.replaceAll(/<\/?font>/g, ""), root };
}

describe.each(["replaces", "moves"] as const)("a translator that %s texts", (way) => {
  test("leaves texts and signals that change", async () => {
    const count = signal(1);
    const Count = () =>
      jsxs("p", { children: [count.value, " of ", jsx("b", { children: count })] });
    const { html } = await afterwards(way, Count, () => count.value++);
    assert.equal(html, "<p>2 of <b>2</b></p>");
  });

  test("leaves what comes and goes in its place", async () => {
    const at = signal(0);
    const Parts = () =>
      jsxs("p", {
        children: [
          at.value === 1 && jsx("i", {}),
          "one",
          at.value === 0 && "two",
          jsx("b", {}),
          at.value === 1 && jsxs(Fragment, { children: ["three", jsx("u", {})] }),
          "four",
        ],
      });
    const { html, root } = await afterwards(way, Parts, () => at.value++);
    assert.equal(html, "<p><i></i>one<b></b>three<u></u>four</p>");
    translate(root, way);
    at.value = 0;
    await new Promise((resolve) => setTimeout(resolve));
    assert.equal(root.textContent, "onetwofour");
  });

  test("is not undone where nothing has changed", async () => {
    const count = signal(1);
    const Same = () =>
      jsxs("div", {
        children: [jsx("p", { children: "same" }), jsx("b", { children: count.value })],
      });
    const { root } = await afterwards(way, Same, () => count.value++);
    assert.equal(root.innerHTML, "<div><p><font><font>same</font></font></p><b>2</b></div>");
  });
});
