/** Throws if a component or computed value writes or dispatches while rendering. Not in the packed site. */

import { computed, signal } from "@preact/signals";
import { type ComponentType, Fragment, type FunctionComponent, options } from "preact";
import type { App } from "./context.ts";

/** What is being rendered or computed, innermost last. */
const looking: string[] = [];

function reading<T>(name: string, at: () => T): T {
  looking.push(name);
  try {
    return at();
  } finally {
    looking.pop();
  }
}

/** @throws during rendering or computing */
function refuse(deed: string) {
  const name = looking.at(-1);
  if (name) throw new Error(`${name} ${deed}. Do that in an event handler or an effect.`);
}

const checked = new WeakMap<ComponentType, ComponentType>();

/** The same component, tracked while it renders. */
function checkedOf(type: ComponentType): ComponentType {
  const known = checked.get(type);
  if (known) return known;
  function Checked(this: unknown, ...given: Parameters<FunctionComponent>) {
    const render = () => (type as FunctionComponent).apply(this, given);
    return reading(`${type.name} renders and`, render);
  }
  // Contexts are recognized by properties of their functions.
  Object.assign(Checked, type);
  checked.set(type, Checked);
  // Preact recreates some nodes.
  checked.set(Checked, Checked);
  return Checked;
}

function checkComponents() {
  const before = options.vnode;
  // Preact's own: the component for a signal in JSX writes.
  const own = new Set<unknown>([Fragment, (signal() as { type?: unknown }).type]);
  options.vnode = (node) => {
    const { type } = node;
    const isFunction = typeof type === "function" && !type.prototype?.render;
    if (isFunction && !own.has(type)) node.type = checkedOf(type as ComponentType);
    before?.(node);
  };
}

/** The property that holds a value; the library's names are minified. */
function keyOf(sample: object, value: unknown): string {
  const entry = Object.entries(sample).find(([, held]) => held === value);
  if (!entry) throw new Error("Rendering can’t be checked: adapt www/ui/check-rendering.ts.");
  return entry[0];
}

function checkComputedValues() {
  const compute = () => 0;
  const sample = computed(compute);
  const key = keyOf(sample, compute);
  Object.defineProperty(Object.getPrototypeOf(sample), key, {
    set(given: () => unknown) {
      const value = () => reading("A computed value is computed and", given);
      Object.defineProperty(this, key, { value });
    },
  });
}

/** Signals made earlier are not checked. */
function checkSignals() {
  const sample = signal(looking);
  const key = keyOf(sample, looking);
  const values = new WeakMap<object, unknown>();
  Object.defineProperty(Object.getPrototypeOf(sample), key, {
    get() {
      return values.get(this);
    },
    set(value) {
      if (values.has(this)) refuse("writes a signal");
      values.set(this, value);
    },
  });
}

/** Checks all rendering, and all signals and computed values made from now on. */
export function checkRendering() {
  checkComponents();
  checkComputedValues();
  checkSignals();
}

/** The same app, for checked components. */
export const checkedApp = (app: App): App => ({
  ...app,
  dispatch: (action) => {
    refuse(`dispatches ${action.type}`);
    app.dispatch(action);
  },
});
