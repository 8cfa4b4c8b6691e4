/** For development: throws where a component or a computed value does more than look. The packed site has none of it. */

import {
  type ComponentType,
  computed,
  Fragment,
  type FunctionComponent,
  options,
  signal,
} from "../vendor/preact.js";
import type { App } from "./context.ts";

/** What is rendered or computed right now, the innermost last. */
const looking: string[] = [];

function look<T>(name: string, at: () => T): T {
  looking.push(name);
  try {
    return at();
  } finally {
    looking.pop();
  }
}

/** @throws while something is rendered or computed */
function refuse(deed: string) {
  const name = looking.at(-1);
  if (name) throw new Error(`${name} ${deed}. Do that in an event handler or an effect.`);
}

const checked = new WeakMap<ComponentType, ComponentType>();

/** The same component, which is known to render while it does. */
function checkedOf(type: ComponentType): ComponentType {
  const known = checked.get(type);
  if (known) return known;
  function Checked(this: unknown, ...given: Parameters<FunctionComponent>) {
    const render = () => (type as FunctionComponent).apply(this, given);
    return look(`${type.name} renders and`, render);
  }
  // A context is known by what stands on its function.
  Object.assign(Checked, type);
  checked.set(type, Checked);
  // The library makes some nodes anew.
  checked.set(Checked, Checked);
  return Checked;
}

function checkComponents() {
  const before = options.vnode;
  // The library's own: the one for a signal in JSX writes.
  const own = new Set<unknown>([Fragment, (signal() as { type?: unknown }).type]);
  options.vnode = (node) => {
    const { type } = node;
    const isFunction = typeof type === "function" && !type.prototype?.render;
    if (isFunction && !own.has(type)) node.type = checkedOf(type as ComponentType);
    before?.(node);
  };
}

/** The property that holds a value in an object of the library, which shortens its names. */
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
      const value = () => look("A computed value is computed and", given);
      Object.defineProperty(this, key, { value });
    },
  });
}

/** Signals that were made before are not checked. */
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

/** Checks what is rendered, and the signals and computed values that are made, from now on. */
export function checkRendering() {
  checkComponents();
  checkComputedValues();
  checkSignals();
}

/** The same app, for components that are checked. */
export const checkedApp = (app: App): App => ({
  ...app,
  dispatch: (action) => {
    refuse(`dispatches ${action.type}`);
    app.dispatch(action);
  },
});
