import { everyScreen, everyState } from "./access.ts";
import { test } from "./table.ts";

// The two games share their controls, and the themes their structure, so each appears in both themes once.
for (const [game, states, screens] of [
  ["queens", "dark", "light"],
  ["knights", "light", "dark"],
] as const) {
  const tag = game === "queens" ? [] : "@all";
  test(`axe finds nothing wrong: ${game}, ${states}`, { tag }, ({ table }) =>
    everyState(table, game, states),
  );

  test(`axe finds nothing wrong on the other screens: ${game}, ${screens}`, { tag }, ({ table }) =>
    everyScreen(table, game, screens),
  );
}
