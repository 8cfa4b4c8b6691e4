/** Programs run by the packed page itself. */

import type { Puzzle } from "../../www/engine/generated/puzzle.ts";
import type { Program, Ran } from "../../www/lab/run/protocol.ts";
import { ATTACKS } from "./attacks.ts";

/** The attacks that end soon: endless loops are tried in Node. */
export const SOON = ATTACKS.filter(({ ends }) => !ends.source.includes("limit"));

/**
 * Runs programs one after another, and says how each ended and what it printed; null until the Lab has loaded. It is
 * executed in the page, so it uses nothing from here.
 */
export async function runInPage({ programs, puzzle }: { programs: Program[]; puzzle: Puzzle }) {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const address of loaded.filter((name) => name.endsWith(".js"))) {
    // Which chunk has the runner is the packer's choice.
    const text = await (await fetch(address)).text();
    if (!text.includes("javascript.worker-")) continue;
    const exported: CallableFunction[] = Object.values(await import(address));
    const run = exported.find((one) => String(one).includes("patience:"))!;
    const results: { ends: string; printed: string }[] = [];
    for (const program of programs) {
      const ran: Ran = await run(program, puzzle, 1, () => {}).result;
      results.push({ ends: `${ran.ending}: ${ran.fault?.text ?? ""}`, printed: ran.printed });
    }
    return results;
  }
  return null;
}
