/** Budgets for a first visit to the packed site: bytes as hosts send them, and requests. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A kind of address, and the most that it may request before it is ready. */
interface Budget {
  what: string;
  /** The lists of `index.html` with what it needs. */
  needs: string[];
  bytes: number;
  requests: number;
}

export const BUDGETS: Budget[] = [
  { what: "Play", needs: ["play"], bytes: 194_700, requests: 11 },
  {
    what: "a moment in Watch",
    needs: ["watch", "solvers-queens"],
    bytes: 298_700,
    requests: 13,
  },
  {
    what: "its embed",
    needs: ["watch", "embed", "solvers-queens"],
    bytes: 301_000,
    requests: 15,
  },
  {
    what: "a moment on colours",
    needs: ["watch", "solvers-colour"],
    bytes: 317_900,
    requests: 13,
  },
  // Its own text and cards are less than 3 KB.
  {
    what: "a lesson’s part",
    needs: ["learn", "solvers-queens"],
    bytes: 328_000,
    requests: 17,
  },
  { what: "a race", needs: ["compare", "solvers-queens"], bytes: 335_700, requests: 17 },
  // Its language and its first program are less than 37 KB.
  { what: "the Lab", needs: ["lab"], bytes: 347_000, requests: 23 },
];

/** A tag that only some visits need: the name of its list, or the rooms of its sheet. */
const LISTED = /<meta name="(?:needs-([\w-]+)|styles" data-rooms="([^"]+))"/;
const FILE = /(?<=["\s])(?:\.\/)?(www\/packed\/[^"\s]+)/g;

/** The page, what it names, and what these lists and the style sheets of these rooms name. */
export function filesOfVisit(html: string, needs: string[]): Set<string> {
  const isNeeded = (tag: string) => {
    const [, list, rooms] = LISTED.exec(tag) ?? [];
    const names = (list ?? rooms)?.split(" ");
    return names?.some((name) => needs.includes(name)) ?? true;
  };
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  const named = tags
    .filter(isNeeded)
    .flatMap((tag) => Array.from(tag.matchAll(FILE), ([, file = ""]) => file));
  return new Set(["index.html", ...named]);
}

/** The bytes of a file, compressed if there is a compressed copy. */
function sizeOf(folder: string, file: string) {
  const path = join(folder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** What a visit requests. */
export function costOf(folder: string, needs: string[]) {
  const files = [...filesOfVisit(readFileSync(join(folder, "index.html"), "utf8"), needs)];
  const bytes = files.reduce((sum, file) => sum + sizeOf(folder, file), 0);
  return { bytes, requests: files.length };
}

/** @throws if an address requests more than its budget allows */
export function checkBudgets(folder: string): void {
  for (const { what, needs, bytes, requests } of BUDGETS) {
    const cost = costOf(folder, needs);
    if (cost.bytes <= bytes && cost.requests <= requests) continue;
    throw new Error(
      `${what} loads ${cost.bytes} bytes in ${cost.requests} requests: its budget is ${bytes} bytes in ${requests} (vite/budget.ts).`,
    );
  }
}
