import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Writes a solution down without searching: row by row, the queens are a knight’s jump apart. Such a rule exists for every board from 4 × 4 up.",
  picture: moment("queens", 6, "", "formula", 3),
  caption: "Halfway: columns 2, 4 and 6. The other rows take columns 1, 3 and 5.",
  watch:
    "It places one queen per step, on boards of any size. A locked queen must fit one of the solution’s eight rotations and reflections, as 32 squares of 8 × 8 do. Otherwise it gives up: there is a formula for placing n queens, but completing a board with some queens given is NP-complete.",
  source:
    "E. Pauls, Deutsche Schachzeitung (1874); E. J. Hoffman, J. C. Loessi, R. C. Moore, Constructions for the solution of the m queens problem, Mathematics Magazine 42 (1969), 66–72. On completing a board: I. P. Gent, C. Jefferson, P. Nightingale, Complexity of n-queens completion, Journal of Artificial Intelligence Research 59 (2017), 815–848.",
  time: "proportional to n",
  memory: "a square for every queen",
  moment: moment("queens", 14, "", "formula", 8),
  shows:
    "On 14 × 14, taking even columns first and then odd ones would leave queens attacking each other. So the second rule is used: the lower half of the board is the upper half turned by 180°.",
} satisfies Card;
