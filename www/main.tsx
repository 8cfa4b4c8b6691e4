/** Starts the page. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { App } from "./app/App.tsx";
import { App as Application } from "./app/app.ts";
import { guardPage, offerReport, showCrash } from "./app/crash.ts";
import { type Environment, standalone } from "./app/environment.ts";
import { LAZY } from "./app/lazy.ts";
import { Loader } from "./app/loader.ts";
import {
  fetchCompare,
  fetchLab,
  fetchLearn,
  fetchPlay,
  fetchWatch,
} from "./app/room-components.ts";
import { loadLessons } from "./content/lessons/loaded.ts";
import { nextTask } from "./core/next-task.ts";
import { whenSlow } from "./core/patience.ts";
import { compiledModule, whenStopped } from "./engine/modules.ts";
import { roster } from "./engine/setting-up.ts";
import { DRILLS } from "./learn/lazy-drills.ts";
import { Address } from "./routes/address.ts";
import { embedding, type ThemeName } from "./routes/embedding.ts";
import { modeOf } from "./routes/path.ts";
import { requirementsOfRoute, SAVES_REQUIREMENTS } from "./routes/requirements.ts";
import type { Route } from "./routes/route.ts";
import { TRANSFER } from "./saves/lazy.ts";
import type { Loaded } from "./saves/storage.ts";
import { requirementsOf } from "./store/requirements.ts";
import type { State } from "./store/state.ts";
import type { App as AppContextValue } from "./ui/context.ts";
import { loadLazyComponents } from "./ui/lazy.tsx";
import { showFailure, showPage, showSlow } from "./ui/loading.ts";
import { loadStyles } from "./ui/styles.ts";
import { allowTranslation } from "./ui/translated.ts";

const fetches: ConstructorParameters<typeof Loader>[0] = {
  play: [fetchPlay, () => LAZY.play.load()],
  watch: [fetchWatch, () => LAZY.watch.load()],
  // A lesson runs solvers as Watch does.
  learn: [fetchLearn, () => LAZY.watch.load(), () => LAZY.learn.load()],
  compare: [fetchCompare, () => LAZY.compare.load()],
  // A program runs as a solver does.
  lab: [fetchLab, () => LAZY.watch.load(), () => LAZY.lab.load()],
};
const loader = new Loader(fetches);

/**
 * Fetches what the first view needs.
 * @returns the parts of the first view; null if one failed to load
 */
async function begin(environment: Environment, route: Route | null): Promise<Loaded | null> {
  try {
    const first = route ? requirementsOfRoute(route) : SAVES_REQUIREMENTS;
    const saves = environment.hasSaves();
    const required = { ...first, saves, deals: first.deals || environment.mayHoldColours() };
    await Promise.all([loader.load(required), asked && loadStyles("embed")]);
    const loaded = environment.load();
    // A link to Learn may name no lesson: then the last one opens, or the first.
    const opensLast = first.mode === "learn" && !first.lesson;
    if (!loaded.isFirst || opensLast) await loader.load(requirementsFrom(loaded.state, route));
    return loaded;
  } catch (error) {
    showFailure(error);
    return null;
  }
}

/** What the saved state requires, in the mode that a link leads to. */
const requirementsFrom = (state: State, route: Route | null) =>
  requirementsOf(route ? { ...state, mode: modeOf(route.kind) } : state);

/** Waits until the browser has time to spare. */
const idle = () => new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve));

/** How often to check whether the first view has loaded, in milliseconds. */
const OFTEN = 50;

/**
 * Fetches what the other views need, then everything else, so that the browser keeps the site. What
 * fails is fetched again when it is needed. Nothing competes with the first view.
 */
async function fetchTheRest(app: Application) {
  while (app.isArriving) await new Promise((resolve) => setTimeout(resolve, OFTEN));
  await idle();
  import("./app/printing.ts").then(({ printLight }) => printLight(app)).catch(() => {});
  import("./app/arrivals.ts").then(({ takeArrivals }) => takeArrivals(app)).catch(() => {});
  // Another window may save something.
  await TRANSFER.load().catch(() => {});
  startArchive(app).catch(() => {});
  // The Lab is only for people who open it.
  for (const mode of loader.modes.filter((mode) => mode !== "lab")) {
    await idle();
    await loader.load({ mode, games: ["queens", "knights"] }).catch(() => {});
  }
  await idle();
  // For hints, which a worker computes.
  await compiledModule("thinking").catch(() => {});
  await LAZY.watch.module?.loadCards(roster()).catch(() => {});
  await loadLessons().catch(() => {});
  await DRILLS.load().catch(() => {});
  await loadLazyComponents();
  if (asked) return;
  const { keepOffline } = await import("./offline/offline.ts");
  keepOffline((takeOver) => {
    update.value = takeOver;
  });
}

async function startArchive({ session }: Application) {
  const archive = await session.archive.load();
  await archive.start();
}

const root = document.getElementById("app")!;
const update = signal<(() => void) | null>(null);

async function embedded(theme: ThemeName | null): Promise<Environment> {
  const { Embedded } = await import("./app/embedded.ts");
  return new Embedded(theme);
}

/** Shows the texts of the lessons, below the sentence that says why there is no game. */
async function read() {
  const { showReading } = await import("./learn/index.ts");
  await showReading(root);
}

/** Replaces the placeholder with the page. */
function mount(context: AppContextValue) {
  const app = checks ? checks.checkedApp(context) : context;
  root.replaceChildren();
  render(<App app={app} update={update} />, root);
}

const checks = import.meta.env.PROD ? null : await import("./ui/check-rendering.ts");
checks?.checkRendering();
allowTranslation();
guardPage();
whenStopped(showCrash);
whenSlow(showSlow);
const asked = embedding(location.search);
const environment = asked ? await embedded(asked.theme) : standalone();
// `before-paint.ts` says so, and the texts of the lessons can still be read.
const isRunnable = typeof WebAssembly === "object";
if (!isRunnable && !asked) read().catch(() => {});
const address = new Address(environment.read, environment.isOwn);
const loaded = isRunnable ? await begin(environment, address.asked?.route ?? null) : null;
if (loaded) {
  // In three tasks, so that a slow phone answers in between.
  await nextTask();
  const app = new Application(environment, loaded, loader, address);
  offerReport(() => app.session.store.recording);
  await nextTask();
  showPage();
  mount(app.context);
  app.run();
  fetchTheRest(app);
}
