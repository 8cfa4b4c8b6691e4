import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  colour: "slate",
  what: "Writes a solution down without searching: row by row, the queens stand a knight’s jump apart. Such a rule exists for every board from 4 × 4 up.",
  picture: moment("queens", 6, "", "formula", 3),
  caption: "Half-way: columns 2, 4 and 6. The other rows take columns 1, 3 and 5.",
  watch:
    "It places one queen a step, on boards of any size. A locked queen must fit one of the solution’s eight turns and reflections, as 32 squares of 8 × 8 do. Otherwise it gives up: placing n queens has a formula, but completing a board with queens given is NP-complete.",
  source:
    "E. Pauls, Deutsche Schachzeitung (1874); E. J. Hoffman, J. C. Loessi, R. C. Moore, Constructions for the solution of the m queens problem, Mathematics Magazine 42 (1969), 66–72. On completing a board: I. P. Gent, C. Jefferson, P. Nightingale, Complexity of n-queens completion, Journal of Artificial Intelligence Research 59 (2017), 815–848.",
  time: "proportional to n",
  memory: "a square for every queen",
  moment: moment("queens", 14, "", "formula", 8),
  shows:
    "On 14 × 14, even columns first and then odd ones would put queens in line. So the second rule is used, and the queens of the lower half mirror those of the upper.",
} satisfies Card;
