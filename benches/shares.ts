/**
 * How much of the engine's speed the page keeps: the steps per second that it shows flat out, as a share of
 * the same run without drawing in the same browser. The two take turns.
 *
 * Arguments name the browsers to measure: `node benches/shares.ts Firefox`. `cargo xtask bench` starts the
 * server, finds a Chromium and sets PAGE_URL and CHROME.
 */
import type { GameId, Puzzle } from "../www/engine/generated/puzzle.ts";
import { type Engine, inChromium, inFirefox, inWebKit } from "./engines.ts";
import { median, tell, tellVersion } from "./measuring.ts";
import type { Modules } from "./modules.ts";

const { PAGE_URL = "http://127.0.0.1:8080/" } = process.env;
const ROUNDS = 3;
/** How long each of the two runs is measured, in milliseconds. */
const WATCHED = 2500;
const ALONE = 600;

interface Course {
  game: GameId;
  side: number;
  /** The name of the locked or starting square. */
  at: string;
  solver: string;
  closed?: boolean;
}

/** Runs that don't end while they are measured. */
const RUNS: Course[] = [
  { game: "queens", side: 8, at: "a8", solver: "brute-force" },
  { game: "queens", side: 10, at: "a10", solver: "brute-force" },
  { game: "knights", side: 8, at: "a8", solver: "backtracking", closed: true },
  { game: "knights", side: 10, at: "a10", solver: "backtracking", closed: true },
];

const linkTo = ({ game, side, at, solver, closed }: Course) =>
  `#/${game}/${game === "queens" ? side : `${side}x${side}`}/${at}/${solver}@0${closed ? "?closed" : ""}`;

/**
 * Plays the open run flat out; returns the steps per second and the drawings that the page shows.
 * @param time milliseconds
 */
async function shown(time: number) {
  const element = (selector: string) => {
    const found = document.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const steps = () => Number(element("#moment-step").textContent?.replaceAll(",", ""));
  const seen: { at: number; steps: number }[] = [];
  const observer = new MutationObserver(() => {
    const now = { at: performance.now(), steps: steps() };
    if (now.steps !== seen.at(-1)?.steps) seen.push(now);
  });
  const speed = element("#speed");
  if (!(speed instanceof HTMLSelectElement)) throw new Error("The speeds are not in a list.");
  speed.value = [...speed.options].find(({ text }) => text === "Flat out")?.value ?? "";
  speed.dispatchEvent(new Event("change", { bubbles: true }));
  element("#start").click();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const told = { subtree: true, characterData: true, childList: true };
  observer.observe(element("#moment-step"), told);
  // A browser that draws slowly is measured for longer.
  const [begin, enough] = [performance.now(), 4];
  do {
    await new Promise((resolve) => setTimeout(resolve, time));
  } while (seen.length < enough && performance.now() - begin < 10 * time);
  observer.disconnect();
  element("#start").click();
  // Before its second drawing, the page shows no speed.
  if (seen.length < 2) return { rate: 0, drawn: 0 };
  const [first, last] = [seen[0]!, seen[seen.length - 1]!];
  const seconds = (last.at - first.at) / 1000;
  return { rate: (last.steps - first.steps) / seconds, drawn: (seen.length - 1) / seconds };
}

/** Makes the same run without drawing, and returns its steps per second. */
async function alone({
  run: { game, side, solver, closed = false },
  time,
}: {
  run: Course;
  time: number;
}) {
  const load = <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
    import(`/www/${name}.ts`);
  const [engine, modules] = await Promise.all([load("engine/engine"), load("engine/modules")]);
  await modules.openModules([game]);
  const puzzle: Puzzle = { game, rows: side, columns: side, squares: [0], closed };
  const run = engine.makeRun({ puzzle, solver, options: "", seed: 0 });
  const nothing = { sentence: false, board: false, tree: false };
  const work = (budget: number) => run.ask({ do: "advance", steps: 2 ** 53 }, budget, nothing).step;
  const before = work(100);
  const begin = performance.now();
  const after = work(time);
  const seconds = (performance.now() - begin) / 1000;
  run.free();
  return (after - before) / seconds;
}

async function measure(engine: Engine) {
  tellVersion(engine.name, engine.version);
  for (const run of RUNS) {
    const shares: number[] = [];
    const drawn: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await engine.open(PAGE_URL + linkTo(run));
      const before = await engine.run(alone, { run, time: ALONE });
      const page = await engine.run(shown, WATCHED);
      const after = await engine.run(alone, { run, time: ALONE });
      shares.push((2 * page.rate) / (before + after));
      drawn.push(page.drawn);
    }
    const what = `flat out, ${run.game} ${run.side} × ${run.side}, ${engine.name}`;
    tell(`${what}, of the engine's speed`, 100 * median(shares), "%");
    tell(`${what}, drawings`, median(drawn), "a second");
  }
}

const chosen = process.argv.slice(2);
const ENGINES = {
  Chromium: inChromium,
  "Chromium, 4 × slower": () => inChromium(4),
  Firefox: inFirefox,
  WebKitGTK: inWebKit,
};
for (const [name, start] of Object.entries(ENGINES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const engine = await start();
  if (engine) await measure(engine).finally(engine.close);
  else console.log(`${name} was not found, so it is not measured.`);
}
