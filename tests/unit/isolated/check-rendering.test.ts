/** In a checkout, components and computed values that change anything throw. */
import assert from "node:assert/strict";
import { computed, effect, signal, useComputed } from "@preact/signals";
import { Window } from "happy-dom";
import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { jsx } from "preact/jsx-runtime";
import { test } from "vitest";
import type { SessionCommand } from "../../../www/app/perform.ts";
import { checkedApp, checkRendering } from "../../../www/ui/check-rendering.ts";
import { type App, AppContext, useApp } from "../../../www/ui/context.ts";

Object.assign(globalThis, { document: new Window().document });

const dispatched: SessionCommand[] = [];
const dispatch = (action: SessionCommand) => void dispatched.push(action);
checkRendering();
const app = checkedApp({ dispatch } as App);

/** Renders a component as part of the app. */
function rendered(component: () => string | null) {
  const root = document.createElement("div");
  render(jsx(AppContext.Provider, { value: app, children: jsx(component, {}) }), root);
  return root.textContent;
}

test("a component that dispatches while it renders is named", () => {
  const Eager = () => {
    useApp().dispatch({ type: "play/home" });
    return null;
  };
  assert.throws(() => rendered(Eager), /^Error: Eager renders and dispatches play\/home\. Do that/);
  assert.deepEqual(dispatched, []);
});

test("a component that writes a signal while it renders is named", () => {
  const count = signal(0);
  const Writer = () => {
    count.value++;
    return null;
  };
  assert.throws(() => rendered(Writer), /^Error: Writer renders and writes a signal\./);
  assert.equal(count.value, 0);
});

test("a computed value that writes is stopped, in any reader", () => {
  const count = signal(0);
  const greedy = () => computed(() => ++count.value);
  const words = /^Error: A computed value is computed and writes a signal\./;
  assert.throws(() => greedy().value, words);
  assert.throws(() => effect(() => void greedy().value), words);
  const Reader = () => String(useComputed(() => ++count.value).value);
  assert.throws(() => rendered(Reader), words);
  assert.equal(count.value, 0);
});

test("components may read, and effects may act", () => {
  const count = signal(0);
  const Polite = () => {
    const { dispatch } = useApp();
    const doubled = useComputed(() => 2 * count.value);
    useLayoutEffect(() => {
      count.value = 4;
      dispatch({ type: "play/home" });
    }, []);
    return `${doubled}`;
  };
  assert.equal(rendered(Polite), "0");
  assert.equal(count.value, 4);
  assert.deepEqual(dispatched, [{ type: "play/home" }]);
});
