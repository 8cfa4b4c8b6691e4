import type { Card } from "../index.ts";
import { moment } from "../moment.ts";
import { PARBERRY, SCHWENK } from "../sources.ts";

export default {
  what: "Builds a closed tour of the whole board first, then follows it from the start. A round trip passes through every square, so it can begin anywhere.",
  picture: moment("knights", 6, "a6", "hamiltonian", 18),
  caption: "Half of a round trip that was known before the first jump.",
  watch:
    "No choices, no tests, no turning back: 63 jumps on 8 × 8, from any start. It gives up if there is no closed tour, as on boards with two odd sides.",
  source: `Which boards have a closed tour: ${SCHWENK} The tour is joined from blocks as in ${PARBERRY}`,
  time: "proportional to the number of squares, to build it and to follow it",
  memory: "the tour: four bytes per square",
  moment: moment("knights", 8, "a8", "hamiltonian", 63, { closed: true }),
  shows:
    "All 64 squares in 63 jumps, and one more would lead back to a8: the same round trip serves every start.",
} satisfies Card;
