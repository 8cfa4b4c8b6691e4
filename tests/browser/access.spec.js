import { everyScreen, everyState } from "./access.js";
import { test } from "./table.js";

for (const game of /** @type {const} */ (["queens", "knights"])) {
  for (const theme of /** @type {const} */ (["light", "dark"])) {
    test(`axe finds nothing wrong: ${game}, ${theme}`, ({ table }) =>
      everyState(table, game, theme));

    test(`axe finds nothing wrong on the other screens: ${game}, ${theme}`, ({ table }) =>
      everyScreen(table, game, theme));
  }
}
